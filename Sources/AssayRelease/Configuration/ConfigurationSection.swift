// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import Yams

/// A mapping of a YAML file, whose values are asked for by what they must be.
struct ConfigurationSection {
  struct Entry {
    /// With the sections above it, for messages: `release.channels.beta`.
    var name: String
    var key: String
    var node: Yams.Node

    func error(_ problem: String) -> ReleaseError {
      let line = node.mark.map { " (line \($0.line))" } ?? ""
      return ReleaseError(.invalidConfiguration, "\(name) \(problem)\(line)")
    }

    func text() throws -> String {
      guard case .scalar(let scalar) = node else { throw error("must be a text") }
      return scalar.string
    }

    func flag() throws -> Bool {
      switch try text() {
      case "true", "True", "TRUE": return true
      case "false", "False", "FALSE": return false
      default: throw error("must be true or false")
      }
    }

    /// A single text stands for a list of one.
    func texts() throws -> [String] {
      guard case .sequence(let nodes) = node else { return [try text()] }
      return try nodes.map { node in
        guard case .scalar(let scalar) = node else { throw error("must be a list of texts") }
        return scalar.string
      }
    }

    /// One of some words.
    func choice<Choice: RawRepresentable & CaseIterable>(_ type: Choice.Type) throws -> Choice
    where Choice.RawValue == String {
      let text = try text()
      guard let choice = Choice(rawValue: text) else {
        let words = type.allCases.map(\.rawValue).joined(separator: ", ")
        throw error("is '\(Printable.short(text))'; use one of \(words)")
      }
      return choice
    }

    func section() throws -> ConfigurationSection {
      guard case .mapping(let mapping) = node else { throw error("must hold keys") }
      return try ConfigurationSection(mapping, name: name)
    }
  }

  /// In the order of the file.
  var entries: [Entry] = []

  init() {}

  private init(_ mapping: Yams.Node.Mapping, name: String) throws {
    for pair in mapping {
      guard case .scalar(let key) = pair.key else {
        throw ReleaseError(.invalidConfiguration, "a key of \(name) must be a word")
      }
      entries.append(Entry(name: name + "." + key.string, key: key.string, node: pair.value))
    }
  }

  /// The section of a file; empty where the file does not have it.
  static func read(_ name: String, of yaml: String) throws -> ConfigurationSection {
    let root: Yams.Node?
    do {
      root = try Yams.compose(yaml: yaml)
    } catch {
      throw ReleaseError(.invalidConfiguration, "not valid YAML: \(Printable.short("\(error)"))")
    }
    guard case .mapping(let mapping) = root else { return ConfigurationSection() }
    for pair in mapping where pair.key.scalar?.string == name {
      guard case .mapping(let inner) = pair.value else {
        if pair.value.scalar?.string.isEmpty == true { return ConfigurationSection() }
        throw ReleaseError(.invalidConfiguration, "\(name) must hold keys")
      }
      return try ConfigurationSection(inner, name: name)
    }
    return ConfigurationSection()
  }
}
