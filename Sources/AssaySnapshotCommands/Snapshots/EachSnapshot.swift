// SPDX-License-Identifier: MIT

import ArgumentParser
import AssaySnapshotStore

/// The same work for each of several snapshots, of which one that fails keeps none from it.
enum EachSnapshot {
  /// Prints what failed.
  ///
  /// - Throws: `ExitCode` 2 where a file could not be read or written, 1 for anything else that
  ///   kept a snapshot from it.
  static func of(_ paths: [String], _ work: (String) throws -> Void) throws {
    var code: ExitCode?
    for path in paths {
      do {
        try work(path)
      } catch let error as SnapshotStoreError {
        Console.standard.error("assay: \(error)")
        code = code ?? CommandExit.differences
      } catch {
        Console.standard.error("assay: \(error)")
        code = CommandExit.couldNotRun
      }
    }
    if let code { throw code }
  }
}
