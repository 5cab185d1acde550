// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayFindings

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension ScanConfiguration {
  /// What a package's own configuration file is called.
  package static let fileName = ".assay.yml"

  /// Reads the `dead-code` part of a file; an empty file, or one without that part, is the default.
  ///
  /// - Parameters:
  ///   - path: of the file.
  ///   - name: what messages call it; the path by default.
  /// - Throws: `ConfigurationError`.
  package init(path: String, name: String? = nil) throws(ConfigurationError) {
    let bytes = try Self.bytes(path: path, name: name ?? path)
    try self.init(yaml: bytes, file: name ?? path)
  }

  init(yaml bytes: [UInt8], file: String = fileName) throws(ConfigurationError) {
    self.init()
    let map = try YAMLMap(bytes: bytes, file: file, section: ConfigurationKey.section)
    let keys = ConfigurationKey.all
    for entry in map.entries {
      guard let key = keys.first(where: { $0.name == entry.key }) else {
        let question = NearestName.question(entry.key, among: keys.map(\.name))
        throw map.error(entry, "unknown key '\(ConfigurationKey.section).\(entry.key)'\(question)")
      }
      try set(key, to: entry, of: map)
    }
  }

  private mutating func set(
    _ key: ConfigurationKey, to entry: YAMLMap.Entry, of map: YAMLMap
  ) throws(ConfigurationError) {
    let name = "\(ConfigurationKey.section).\(key.name)"
    switch key.field {
    case .flag(let path): self[keyPath: path] = try map.bool(entry, name)
    case .optionalFlag(let path): self[keyPath: path] = try map.bool(entry, name)
    case .text(let path): self[keyPath: path] = try map.text(entry, name)
    case .optionalText(let path): self[keyPath: path] = try map.text(entry, name)
    case .texts(let path): self[keyPath: path] = try map.texts(entry, name)
    case .globs(let path): self[keyPath: path] = try map.globs(entry, name)
    case .format(let path):
      let text = try map.text(entry, name)
      guard ReportFormat(rawValue: text) != nil else {
        throw map.error(
          entry,
          "\(name): " + Self.unknown("format", text, among: ReportFormat.allCases.map(\.rawValue)))
      }
      self[keyPath: path] = text
    case .rules(let path):
      var rules: [RuleID] = []
      for text in try map.texts(entry, name) {
        guard let rule = DeadCodeRule(rawValue: text) else {
          throw map.error(entry, "\(name): " + Self.unknownRule(text))
        }
        rules.append(rule.id)
      }
      self[keyPath: path] = rules
    }
  }

  /// "there is no rule 'unused-classes'; did you mean 'unused-class'?"
  package static func unknownRule(_ text: String) -> String {
    unknown("rule", text, among: DeadCodeRule.allCases.map(\.rawValue))
  }

  private static func unknown(_ noun: String, _ text: String, among names: [String]) -> String {
    let question = NearestName.question(text, among: names)
    return "there is no \(noun) '\(text)'"
      + (question.isEmpty ? "; use one of \(names.sorted().joined(separator: ", "))" : question)
  }

  static func bytes(path: String, name: String) throws(ConfigurationError) -> [UInt8] {
    guard FileManager.default.fileExists(atPath: path) else {
      throw ConfigurationError(file: name, problem: "no such file")
    }
    do {
      return [UInt8](try Data(contentsOf: URL(filePath: path)))
    } catch {
      throw ConfigurationError(
        file: name, problem: "cannot read the file; check that it is one and may be read")
    }
  }
}
