// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayAudit
import AssayAuditFiles
import AssayFindings

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What `.assay.yml` says of audits, and the baseline.
struct AuditFileOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The configuration; .assay.yml of the working folder or above by default.",
      valueName: "file"))
  var config: String?

  @Option(help: ArgumentHelp("Findings that are known.", valueName: "file"))
  var baseline: String?

  @Option(
    help: ArgumentHelp("Takes all findings for known, and writes them here.", valueName: "file"))
  var writeBaseline: String?

  func configuration() throws -> AuditConfiguration {
    if let config { return try Self.read(DescriptionFiles.absolute(config), name: config) }
    var folder = FileManager.default.currentDirectoryPath
    while true {
      let path = folder + "/" + ConfigurationSection.fileName
      if FileManager.default.fileExists(atPath: path) {
        var found = try Self.read(path, name: ConfigurationSection.fileName)
        let place = { (path: String) in path.hasPrefix("/") ? path : folder + "/" + path }
        found.baseline = found.baseline.map(place)
        found.palette = found.palette.map(place)
        return found
      }
      // The package's root is the last to look in.
      let isRoot = FileManager.default.fileExists(atPath: folder + "/Package.swift")
      guard !isRoot, let slash = folder.lastIndex(of: "/"), slash != folder.startIndex else {
        return AuditConfiguration()
      }
      folder = String(folder[..<slash])
    }
  }

  private static func read(_ path: String, name: String) throws -> AuditConfiguration {
    try AuditConfiguration(yaml: try AuditText.read(path, name: name), file: name)
  }

  /// What is left after ignores and baseline, with a note on what is not shown.
  func filtered(
    _ findings: [AuditFinding], _ configuration: AuditConfiguration
  ) throws -> (findings: [AuditFinding], notes: [String]) {
    let wanted = findings.filter { !configuration.disabledRules.contains($0.finding.rule) }
    var (left, ignored, notes) = configuration.apply(to: wanted, today: Self.today)
    if ignored > 0 {
      notes.append("\(ignored) ignored by \(config ?? ConfigurationSection.fileName)")
    }
    if let writeBaseline {
      try Baseline(of: left).write(to: DescriptionFiles.absolute(writeBaseline))
      notes.append("\(left.count) findings are known now: \(writeBaseline)")
      return ([], notes)
    }
    if let path = baseline.map(DescriptionFiles.absolute) ?? configuration.baseline {
      let (new, old, _) = try Baseline.read(from: path).apply(to: left)
      left = new
      if !old.isEmpty { notes.append("the baseline knows \(old.count) more") }
    }
    return (left, notes)
  }

  /// In UTC, as `2027-06-30`.
  private static var today: String {
    let days = Int((Date().timeIntervalSince1970 / 86400).rounded(.down))
    return CivilDate(daysSince1970: days).description
  }
}

/// A day of the Gregorian calendar (Hinnant, "chrono-compatible low-level date algorithms", civil_from_days).
struct CivilDate: CustomStringConvertible {
  var year: Int
  var month: Int
  var day: Int

  init(daysSince1970: Int) {
    let shifted = daysSince1970 + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
    month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  var description: String {
    func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    return "\(year)-\(two(month))-\(two(day))"
  }
}

enum AuditText {
  /// A file's text.
  ///
  /// - Throws: `PaletteError` where there is none or it is not UTF-8.
  static func read(_ path: String, name: String) throws -> String {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw PaletteError(
        file: name, line: nil, problem: "cannot read the file; check that it is one and may be read"
      )
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw PaletteError(file: name, line: nil, problem: "the text is not UTF-8; save it as UTF-8")
    }
    return text
  }

  /// A file of a report: relative to the working folder, or absolute.
  static func bytes(_ path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: DescriptionFiles.absolute(path)).map(Array.init)
  }

  /// The path as a report shall name it: relative to the working folder where it lies in it.
  ///
  /// - Parameter other: what it is called where it does not; the path itself by default.
  static func shown(_ path: String, else other: String? = nil) -> String {
    let root = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(root) ? String(path.dropFirst(root.count)) : other ?? path
  }
}
