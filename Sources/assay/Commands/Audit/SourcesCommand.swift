// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayAudit
import AssayAuditSources
import AssayFiles

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

struct SourcesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sources",
    abstract: "Finds animations in Swift sources that ignore Reduce Motion.",
    discussion: """
      Checks the syntax of one file at a time. An animation passes if a condition around it, before it or in \
      its arguments names Reduce Motion, or if it is nil or a fade. If another file may decide, or if it \
      runs only when Reduce Motion is on, the result is 'cannot tell'. Exits with 0 if there are no \
      findings, with 1 if there are, and with 2 if the audit could not run.
      """)

  @Argument(help: "Swift files, and folders that contain them.")
  var paths: [String]

  @OptionGroup var files: AuditFileOptions
  @OptionGroup(title: "Report") var reporting: ReportOptions

  func run() async throws {
    let configuration = try files.configuration()
    let audit = try SwiftSources.audit(paths)
    let isDisabled = configuration.disabledRules.contains(MotionAudit.rule.id)
    let (findings, notes) = try files.filtered(
      isDisabled ? [] : audit.findings.map { AuditFinding($0) }, configuration)
    try reporting.finish(
      AuditReport(
        command: "sources", rules: [MotionAudit.rule], findings: findings, notes: notes,
        coverage: audit.coverage))
  }
}

/// The Swift files that arguments name: files as they stand, folders with all that is below them.
enum SwiftSources {
  /// What no person of the project has written.
  private static let foreign: Set<String> = [
    "Carthage", "DerivedData", "Pods", "SourcePackages",
  ]

  /// - Throws: `DescriptionFilesError` where a path does not exist or a folder contains no Swift
  ///   file.
  static func audit(_ arguments: [String]) throws -> MotionAudit {
    var paths: Set<String> = []
    for argument in arguments {
      let path = FilePaths.absolute(argument)
      var isFolder = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw DescriptionFilesError(problem: "no such file or folder", path: argument)
      }
      let found = isFolder ? try files(below: path) : [path]
      guard found.allSatisfy({ $0.hasSuffix(".swift") }), !found.isEmpty else {
        throw DescriptionFilesError(
          problem: isFolder ? "contains no Swift file" : "is not a Swift file", path: argument)
      }
      paths.formUnion(found)
    }
    var audit = MotionAudit()
    for path in paths.sorted() {
      guard let source = AuditText.bytes(path) else {
        throw DescriptionFilesError(problem: "the file is not readable", path: path)
      }
      audit.add(source, path: AuditText.shown(path))
    }
    return audit
  }

  private static func files(below folder: String) throws -> [String] {
    try PosixFileSystem().files(below: folder) { !foreign.contains($0) }
      .filter { $0.hasSuffix(".swift") }.map { FilePaths.join(folder, $0) }
  }
}
