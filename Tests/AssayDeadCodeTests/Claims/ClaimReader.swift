// SPDX-License-Identifier: MIT

import AssayDeadCode
import AssayFindings
import Foundation

/// Reads every claim under `Fixtures/Claims`: a file, or a folder with a folder for each module
/// and, where it is about one, a manifest.
struct ClaimReader {
  private(set) var claims: [Claim] = []
  /// What is wrong with claims that could not be read.
  private(set) var problems: [String] = []

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/Claims").path

  /// `ASSAY_CLAIMS=word` leaves only the claims with the word in their names, for work on one of
  /// them.
  static let shared: Self = {
    let word = ProcessInfo.processInfo.environment["ASSAY_CLAIMS"] ?? ""
    var reader = Self(folder: folder)
    reader.claims.removeAll { !word.isEmpty && !$0.name.contains(word) }
    return reader
  }()

  init(folder: String) {
    do {
      for topic in try Self.entries(of: folder) where !topic.contains(".") {
        for entry in try Self.entries(of: "\(folder)/\(topic)") {
          do {
            claims.append(try Self.claim(at: entry, topic: topic, folder: folder))
          } catch {
            problems.append("\(error)")
          }
        }
      }
    } catch {
      problems.append("\(error)")
    }
  }

  private static func claim(at entry: String, topic: String, folder: String) throws -> Claim {
    let stem = entry.hasSuffix(".swift") ? String(entry.dropLast(6)) : entry
    let name = "\(topic)/\(stem)"
    var claim = Claim(
      name: name, sentence: "", files: [], modules: [], expectations: [],
      configuration: ScanConfiguration(), keeps: [], engines: Claim.Engine.allCases, arguments: [])
    // A program by itself has no public interface, whatever its products may be guessed to be.
    claim.configuration.retainPublic = false
    claim.configuration.usesCache = false

    for (module, path, place) in try files(at: "\(folder)/\(topic)/\(entry)") {
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let source = try ClaimSource(text: text, name: name, hasSentence: place.isCompiled)
      if claim.sentence.isEmpty { claim.sentence = source.sentence }
      var file = Claim.File(path: place, module: module, text: text)
      for directive in source.directives {
        try apply(directive, to: &claim, file: &file)
      }
      claim.expectations += source.markers.map {
        Claim.Expectation(path: file.path, line: $0.line, rule: $0.rule)
      }
      claim.spared += source.spared.map {
        Claim.Expectation(path: file.path, line: $0.line, rule: $0.rule)
      }
      claim.files.append(file)
      if place.isCompiled, !claim.modules.contains(module) { claim.modules.append(module) }
    }
    for place in claim.spared {
      try check(place, in: claim)
    }
    claim.expectations.sort()
    claim.files.sort { left, right in
      let leftRank = claim.modules.firstIndex(of: left.module) ?? 0
      let rightRank = claim.modules.firstIndex(of: right.module) ?? 0
      return (leftRank, left.path) < (rightRank, right.path)
    }
    return claim
  }

  /// Refuses a claim that a rule spares something which the rule is not asked about, or finds.
  private static func check(_ spared: Claim.Expectation, in claim: Claim) throws {
    let rules = claim.configuration.rules
    let runs =
      DeadCodeRule(rawValue: spared.rule.rawValue) != nil
      && (rules.isEmpty || rules.contains(spared.rule))
      && !claim.configuration.disabledRules.contains(spared.rule)
    guard runs, !claim.expectations.contains(spared) else {
      throw ClaimSource.Malformed(
        description: "\(claim.name): '\(spared.rule)' does not run, or finds what it should spare")
    }
  }

  private static func apply(
    _ directive: (key: String, values: [String]), to claim: inout Claim,
    file: inout Claim.File
  ) throws {
    let name = claim.name
    switch directive.key {
    case "library":
      claim.configuration.retainPublic = true
    case "rules":
      for rule in directive.values where DeadCodeRule(rawValue: rule) == nil {
        throw ClaimSource.Malformed(description: "\(name): no rule is called '\(rule)'")
      }
      claim.configuration.rules = directive.values.map { RuleID(rawValue: $0) }
    case "options":
      for option in directive.values { try claim.configuration.set(option, for: name) }
    case "engine":
      claim.engines = directive.values.compactMap { Claim.Engine(rawValue: $0) }
    case "keeps":
      claim.keeps += try directive.values.map { try RetentionReason(caseName: $0, claim: name) }
    case "imports":
      claim.modules = directive.values
    case "file":
      file.path = "Sources/\(file.module)/\(directive.values.first ?? "")"
    case "finds":
      claim.expectations += directive.values.map { Claim.Expectation(whole: $0, in: file) }
    case "spares":
      claim.spared += directive.values.map { Claim.Expectation(whole: $0, in: file) }
    case "arguments":
      claim.arguments += directive.values
    default:
      throw ClaimSource.Malformed(description: "\(name): no directive is called '\(directive.key)'")
    }
  }

  /// The files of a claim with their places in the copy that is scanned.
  private static func files(
    at path: String
  ) throws -> [(module: String, path: String, place: String)] {
    func isFile(_ path: String) -> Bool {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }
    if path.hasSuffix(".swift") {
      return [("Claim", path, "Sources/Claim/\(URL(filePath: path).lastPathComponent)")]
    }
    var files: [(module: String, path: String, place: String)] = []
    for entry in try entries(of: path) {
      let whole = "\(path)/\(entry)"
      if entry == "Package.swift" {
        files.append(("", whole, entry))
      } else if entry.hasSuffix(".swift") {
        files.append(("Claim", whole, "Sources/Claim/\(entry)"))
      } else {
        let place = entry.hasSuffix("Tests") ? "Tests" : "Sources"
        files += try FileManager.default.subpathsOfDirectory(atPath: whole).sorted()
          .filter { isFile("\(whole)/\($0)") }
          .map { (entry, "\(whole)/\($0)", "\(place)/\(entry)/\($0)") }
      }
    }
    return files
  }

  private static func entries(of folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).filter { !$0.hasPrefix(".") }
      .sorted()
  }
}

extension String {
  /// Whether a file at this place of a claim is one of a module's sources.
  fileprivate var isCompiled: Bool { hasSuffix(".swift") && self != "Package.swift" }
}

extension Claim.Expectation {
  /// - Parameter words: a rule, and ` at ` and what lies beside the file if it is not about the
  ///   file itself.
  fileprivate init(whole words: String, in file: Claim.File) {
    let parts = words.components(separatedBy: " at ")
    let folder = file.path.split(separator: "/").dropLast().joined(separator: "/")
    self.init(
      path: parts.count > 1 ? "\(folder)/\(parts[1])" : file.path, line: 0,
      rule: RuleID(rawValue: parts[0]))
  }
}

extension RetentionReason {
  fileprivate init(caseName: String, claim: String) throws {
    let reason = Self.allCases.first { "\($0)" == caseName }
    guard let reason else {
      throw ClaimSource.Malformed(
        description: "\(claim): no retention reason is called '\(caseName)'")
    }
    self = reason
  }
}

extension ScanConfiguration {
  /// Sets one option, `retain-codable-properties=false` or `retain-files=a.swift;b.swift`.
  fileprivate mutating func set(_ option: String, for claim: String) throws {
    let parts = option.split(separator: "=", maxSplits: 1).map(String.init)
    let flags: [String: WritableKeyPath<Self, Bool>] = [
      "excludes-tests": \.excludesTests,
      "retain-assign-only-properties": \.retainAssignOnlyProperties,
      "retain-codable-properties": \.retainCodableProperties,
      "retain-encodable-properties": \.retainEncodableProperties,
      "retain-equatable-properties": \.retainEquatableProperties,
      "retain-hashable-properties": \.retainHashableProperties,
      "retain-mirror-targets": \.retainMirrorTargets,
      "retain-objc-accessible": \.retainObjcAccessible,
      "retain-swift-ui-previews": \.retainSwiftUIPreviews,
      "retain-unused-protocol-func-params": \.retainUnusedProtocolFuncParams,
    ]
    let lists: [String: WritableKeyPath<Self, [String]>] = [
      "external-codable-protocols": \.externalCodableProtocols,
      "external-test-case-classes": \.externalTestCaseClasses,
      "no-retain-spi": \.noRetainSPI,
      "report-exclude": \.reportExclude,
      "report-include": \.reportInclude,
      "retain-assign-only-property-types": \.retainAssignOnlyPropertyTypes,
      "retain-files": \.retainFiles,
    ]
    guard parts.count == 2 else {
      throw ClaimSource.Malformed(description: "\(claim): '\(option)' is not 'option=value'")
    }
    if let flag = flags[parts[0]] {
      self[keyPath: flag] = parts[1] == "true"
    } else if let list = lists[parts[0]] {
      self[keyPath: list] = parts[1].split(separator: ";").map(String.init)
    } else if parts[0] == "disabled-rules" {
      disabledRules = parts[1].split(separator: ";").map { RuleID(rawValue: String($0)) }
    } else {
      throw ClaimSource.Malformed(description: "\(claim): no option is called '\(parts[0])'")
    }
  }
}
