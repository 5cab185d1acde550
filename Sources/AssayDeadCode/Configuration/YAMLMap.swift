// SPDX-License-Identifier: MIT

internal import AssayFindings
internal import Yams

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A YAML file that is one level of keys with plain values and lists of them: what both our own file's
/// section and Periphery's file are.
struct YAMLMap {
  enum Value: Hashable {
    case text(String)
    case bool(Bool)
    case number(String)
    case list([Value])
    case map
    case null

    /// For a message: what stands there.
    var words: String {
      switch self {
      case .text(let text): "'\(text)'"
      case .bool(let value): "'\(value)'"
      case .number(let text): text
      case .list: "a list"
      case .map: "keys of its own"
      case .null: "nothing"
      }
    }
  }

  struct Entry {
    var key: String
    var value: Value
    var line: Int
  }

  let file: String
  private(set) var entries: [Entry] = []

  /// - Parameters:
  ///   - bytes: of the whole file.
  ///   - section: the key of the mapping to read; nil for the whole file, whose other keys are `ConfigurationSection`s.
  init(
    bytes: [UInt8], file: String, section: String? = nil
  ) throws(ConfigurationError) {
    self.file = file
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else {
      throw ConfigurationError(
        file: file, line: Self.lineOfInvalidByte(bytes),
        problem: "the text is not UTF-8; save it as UTF-8")
    }
    guard bytes.count <= 1 << 20 else {
      throw ConfigurationError(
        file: file, problem: "the file has \(bytes.count) bytes; at most 1048576 are read")
    }
    try Self.refuseAliases(in: text, file: file)
    let root: Yams.Node?
    do {
      root = try Yams.compose(yaml: text)
    } catch {
      throw Self.error(error, file: file)
    }
    guard let root, !Self.isNull(root) else { return }
    guard case .mapping(let mapping) = root else {
      throw ConfigurationError(
        file: file, line: root.mark?.line, problem: "the file holds no keys; write 'key: value'")
    }
    guard let section else {
      try read(mapping)
      return
    }
    for pair in mapping {
      let name = pair.key.scalar?.string ?? "…"
      if let problem = ConfigurationSection.problem(ofKey: name) {
        throw ConfigurationError(file: file, line: pair.key.mark?.line, problem: problem)
      }
      if name != section { continue }
      if Self.isNull(pair.value) { continue }
      guard case .mapping(let inner) = pair.value else {
        throw ConfigurationError(
          file: file, line: pair.value.mark?.line, problem: "\(section) must hold keys")
      }
      try read(inner)
    }
  }

  private mutating func read(_ mapping: Yams.Node.Mapping) throws(ConfigurationError) {
    for pair in mapping {
      guard case .scalar(let key) = pair.key else {
        throw ConfigurationError(
          file: file, line: pair.key.mark?.line, problem: "a key must be a word")
      }
      entries.append(
        Entry(
          key: key.string, value: Self.value(of: pair.value, depth: 0),
          line: key.mark?.line ?? pair.value.mark?.line ?? 1))
    }
  }

  private static func value(of node: Yams.Node, depth: Int) -> Value {
    switch node {
    case .scalar(let scalar): kind(of: scalar)
    case .sequence(let sequence):
      .list(depth > 0 ? [] : sequence.map { value(of: $0, depth: depth + 1) })
    case .mapping, .alias: .map
    }
  }

  /// YAML 1.2's core schema: `yes`, `no` and `on` are words.
  private static func kind(of scalar: Yams.Node.Scalar) -> Value {
    guard scalar.style == .plain || scalar.style == .any else { return .text(scalar.string) }
    switch scalar.string {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .bool(true)
    case "false", "False", "FALSE": return .bool(false)
    default: return Double(scalar.string) == nil ? .text(scalar.string) : .number(scalar.string)
    }
  }

  private static func isNull(_ node: Yams.Node) -> Bool {
    node.scalar.map { kind(of: $0) == .null } ?? false
  }

  /// Aliases of aliases multiply without end, and a configuration has no use for them. A pattern that
  /// starts with `*` looks like one.
  private static func refuseAliases(in text: String, file: String) throws(ConfigurationError) {
    var number = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      var previous: Character = " "
      var quote: Character?
      for (index, sign) in zip(line.indices, line) {
        defer { previous = sign }
        if let open = quote {
          if sign == open { quote = nil }
          continue
        }
        let startsWord = " \t[{,".contains(previous)
        if sign == "#", startsWord { break }
        if sign == "\"" || sign == "'", startsWord { quote = sign }
        guard sign == "*" || sign == "&", startsWord else { continue }
        let word = line[index...].prefix { !" \t,]}\r".contains($0) }
        guard word.count > 1 else { continue }
        throw ConfigurationError(
          file: file, line: number,
          problem: sign == "*"
            ? "'\(word)' must stand in quotes: \"\(word)\""
            : "'\(word)' is a YAML anchor, which is not read here; put text in quotes")
      }
    }
  }

  private static func lineOfInvalidByte(_ bytes: [UInt8]) -> Int {
    let repaired = String(decoding: bytes, as: UTF8.self).utf8
    let valid = zip(repaired, bytes).prefix { $0 == $1 }.count
    return bytes.prefix(valid).count { $0 == 0x0A } + 1
  }

  private static func error(_ error: any Error, file: String) -> ConfigurationError {
    guard let error = error as? YamlError else {
      return ConfigurationError(file: file, problem: "\(error)")
    }
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      return ConfigurationError(
        file: file, line: mark.line, problem: "not valid YAML: \(problem)")
    case .duplicatedKeysInMapping(let duplicates, let context):
      let name = duplicates.map { "\($0)" }.sorted().first ?? ""
      return ConfigurationError(
        file: file, line: context.mark.line, problem: "the key '\(name)' is written twice")
    default: return ConfigurationError(file: file, problem: "not valid YAML: \(error)")
    }
  }
}

extension YAMLMap {
  func error(_ entry: Entry, _ problem: String) -> ConfigurationError {
    ConfigurationError(file: file, line: entry.line, problem: problem)
  }

  /// - Parameter name: the key with its section, for messages.
  func bool(_ entry: Entry, _ name: String) throws(ConfigurationError) -> Bool {
    guard case .bool(let value) = entry.value else {
      throw error(entry, "\(name) must be true or false, not \(entry.value.words)")
    }
    return value
  }

  func text(_ entry: Entry, _ name: String) throws(ConfigurationError) -> String {
    switch entry.value {
    case .text(let text) where !text.isEmpty: return text
    case .number(let text): return text
    default: throw error(entry, "\(name) must be a text, not \(entry.value.words)")
    }
  }

  /// A single text stands for a list of one.
  func texts(_ entry: Entry, _ name: String) throws(ConfigurationError) -> [String] {
    let values: [Value]
    switch entry.value {
    case .list(let list): values = list
    case .text, .number: values = [entry.value]
    default: throw error(entry, "\(name) must be a list of texts, not \(entry.value.words)")
    }
    var texts: [String] = []
    for value in values {
      switch value {
      case .text(let text), .number(let text): texts.append(text)
      default: throw error(entry, "\(name) must be a list of texts, but holds \(value.words)")
      }
    }
    return texts
  }

  func globs(_ entry: Entry, _ name: String) throws(ConfigurationError) -> [String] {
    let patterns = try texts(entry, name)
    for pattern in patterns {
      do { _ = try Glob(checking: pattern) } catch {
        throw self.error(entry, "\(name): \(error)")
      }
    }
    return patterns
  }
}
