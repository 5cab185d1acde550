// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayAudit
import AssayAuditSources

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

struct SourcesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sources",
    abstract: "Finds animations of Swift sources that run whatever Reduce Motion says.",
    discussion: """
      By syntax alone, a file at a time: an animation passes where a condition around it, before it or in its \
      arguments names Reduce Motion, or where it is nil or a fade. What another file may decide is told to be \
      unknown, and so is one that runs only where Reduce Motion is on. Exits with 0 when there is nothing, with 1 when there are findings, and with 2 when it could not run.
      """)

  @Argument(help: "Swift files, and folders of them.")
  var paths: [String]

  @OptionGroup var files: AuditFileOptions
  @OptionGroup(title: "What is reported") var reporting: ReportOptions

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
  private static let foreign: Set<Substring> = [
    "Carthage", "DerivedData", "Pods", "SourcePackages",
  ]

  /// - Throws: `DescriptionFilesError` where a path does not exist or a folder holds no Swift file.
  static func audit(_ arguments: [String]) throws -> MotionAudit {
    var paths: Set<String> = []
    for argument in arguments {
      let path = DescriptionFiles.absolute(argument)
      var isFolder = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw DescriptionFilesError(problem: "no such file or folder", path: argument)
      }
      let found = isFolder ? try files(below: path) : [path]
      guard found.allSatisfy({ $0.hasSuffix(".swift") }), !found.isEmpty else {
        throw DescriptionFilesError(
          problem: isFolder ? "holds no Swift file" : "is no Swift file", path: argument)
      }
      paths.formUnion(found)
    }
    var audit = MotionAudit()
    for path in paths.sorted() {
      guard let source = AuditText.bytes(path) else {
        throw DescriptionFilesError(problem: "the file may not be read", path: path)
      }
      audit.add(source, path: AuditText.shown(path))
    }
    return audit
  }

  private static func files(below folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).compactMap { subpath in
      let parts = subpath.split(separator: "/")
      guard subpath.hasSuffix(".swift"),
        !parts.contains(where: { $0.hasPrefix(".") || foreign.contains($0) })
      else { return nil }
      return folder + "/" + subpath
    }
  }
}
