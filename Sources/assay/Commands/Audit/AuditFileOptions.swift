// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayAudit
import AssayAuditFiles
import AssayFiles
import AssayFindings
import AssayYAML

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What `.assay.yml` says of audits.
struct AuditConfigurationOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The configuration file (default: the nearest .assay.yml, searching upward).",
      valueName: "file"))
  var config: String?

  /// nil where no file is named and there is none.
  ///
  /// - Throws: `DocumentError`, also for mistakes in other parts of the file.
  func file() throws -> ProjectConfiguration? {
    try ProjectConfiguration.named(config, orAbove: FilePaths.workingFolder)
  }

  /// - Throws: `DocumentError`, also for mistakes in other parts of the file.
  func configuration() throws -> AuditConfiguration {
    try file().map(Self.configuration) ?? AuditConfiguration()
  }

  /// With absolute paths.
  ///
  /// - Throws: `DocumentError`.
  static func configuration(_ file: ProjectConfiguration) throws -> AuditConfiguration {
    var configuration = try AuditConfiguration(file)
    configuration.baseline = configuration.baseline.map(file.path)
    configuration.palette = configuration.palette.map(file.path)
    for index in configuration.tasks.indices {
      configuration.tasks[index].screens = configuration.tasks[index].screens.map(file.path)
      configuration.tasks[index].sources = configuration.tasks[index].sources.map(file.path)
    }
    return configuration
  }
}

/// What `.assay.yml` says of audits, and the baseline.
struct AuditFileOptions: ParsableArguments {
  @OptionGroup private var file: AuditConfigurationOption

  @Option(help: ArgumentHelp("A file of accepted findings.", valueName: "file"))
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "Record the current findings as the baseline in this file.", valueName: "file"))
  var writeBaseline: String?

  func configuration() throws -> AuditConfiguration { try file.configuration() }

  /// What is left after ignores and baseline, with a note on what is not shown.
  func filtered(
    _ findings: [AuditFinding], _ configuration: AuditConfiguration
  ) throws -> (findings: [AuditFinding], notes: [String]) {
    let wanted = findings.filter { !configuration.disabledRules.contains($0.finding.rule) }
    var (left, ignored, notes) = configuration.apply(to: wanted, today: Self.today)
    if ignored > 0 {
      let findings = Counted.words(ignored, "finding is", plural: "findings are")
      notes.append("\(findings) ignored by \(file.config ?? ProjectConfiguration.fileName)")
    }
    if let writeBaseline {
      try Baseline(of: left).write(to: FilePaths.absolute(writeBaseline))
      notes.append("recorded \(Counted.words(left.count, "finding")) in \(writeBaseline)")
      return ([], notes)
    }
    if let path = baseline.map(FilePaths.absolute) ?? configuration.baseline {
      let accepted = try Baseline.read(from: path).accepting(left)
      left = accepted.left
      notes += accepted.notes
    }
    return (left, notes)
  }

  /// In UTC, as `2027-06-30`.
  private static var today: String {
    let days = Int((Date().timeIntervalSince1970 / 86400).rounded(.down))
    return CivilDate(daysSince1970: days).description
  }
}
