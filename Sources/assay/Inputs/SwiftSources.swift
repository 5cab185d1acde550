// SPDX-License-Identifier: MIT

import AssayAuditSources
import AssayFiles
import AssayFindings
import AssaySnapshotCommands

/// The Swift files that arguments name: files as they stand, folders with all that is below them.
enum SwiftSources {
  /// What no person of the project has written.
  private static let foreign: Set<String> = [
    "Carthage", "DerivedData", "Pods", "SourcePackages",
  ]

  /// nil where no source is named or the rule is disabled.
  ///
  /// - Throws: as `audit`.
  static func audit(
    _ arguments: [String], without disabledRules: Set<RuleID>
  ) throws -> MotionAudit? {
    guard !arguments.isEmpty, !disabledRules.contains(MotionAudit.rule.id) else { return nil }
    return try audit(arguments)
  }

  /// - Throws: `InputError` where a path does not exist or a folder contains no Swift file,
  ///   `FileSystemError` where a file cannot be read.
  static func audit(_ arguments: [String]) throws -> MotionAudit {
    var paths: Set<String> = []
    for argument in arguments {
      let path = FilePaths.absolute(argument)
      guard let kind = try PosixFileSystem().kind(of: path) else {
        throw InputError(.missing, path: argument)
      }
      let isFolder = kind == .folder
      let found = isFolder ? try files(below: path) : [path]
      guard !found.isEmpty else { throw InputError(.noSwiftFiles, path: argument) }
      guard found.allSatisfy({ $0.hasSuffix(".swift") }) else {
        throw InputError(.notSwift, path: argument)
      }
      paths.formUnion(found)
    }
    var audit = MotionAudit()
    for path in paths.sorted() {
      audit.add(try PosixFileSystem().read(path), path: FilePaths.shown(path))
    }
    return audit
  }

  private static func files(below folder: String) throws -> [String] {
    try PosixFileSystem().files(below: folder) { !foreign.contains($0) }
      .filter { $0.hasSuffix(".swift") }.map { FilePaths.join(folder, $0) }
  }
}
