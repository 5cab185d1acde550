// SPDX-License-Identifier: MIT

internal import AssayProcesses

extension IndexStoreLibrary {
  /// Opens the library of the toolchain in use.
  ///
  /// An explicit path wins. Else the library beside the first `swift` on the search path is taken,
  /// and where there is none (a launcher such as swiftly, or xcrun's), that `swift` is asked for
  /// its folders.
  /// - Parameter searchPath: the value of `PATH`.
  /// - Throws: `IndexStoreError`.
  package static func locate(
    explicitPath: String? = nil, searchPath: String
  ) async throws -> IndexStoreLibrary {
    if let explicitPath { return try IndexStoreLibrary(path: explicitPath) }
    let near = pathsBesideSwift(searchPath: searchPath)
    // Only the first `swift`: another one's library need not read what this one's compiler writes.
    if let path = near.first, FileStatus(path: path) != nil {
      return try IndexStoreLibrary(path: path)
    }
    var tried = Array(near.prefix(1))
    if let path = await askedPath() {
      if FileStatus(path: path) != nil { return try IndexStoreLibrary(path: path) }
      tried.append(path)
    }
    throw IndexStoreError(.libraryNotFound(tried: tried), path: "")
  }

  /// By asking the compiler; nil where it does not run.
  private static func askedPath() async -> String? {
    do {
      // NB: in this process's folder, which may have the file that selects swiftly's toolchain.
      let outcome = try await ToolProcess.run("swift", ["-print-target-info"])
      return outcome.succeeded ? path(targetInfo: outcome.outputText) : nil
    } catch {
      return nil
    }
  }
}
