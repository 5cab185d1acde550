// SPDX-License-Identifier: MIT

internal import AssayDocuments
internal import AssayFiles
internal import AssayYAML

/// The settings of another tool as the `release` part of `.assay.yml`: commitlint,
/// semantic-release, release-please and svu.
package struct ReleaseImport: Sendable {
  /// Lines below `release:`.
  private var lines: [String] = []
  /// What types release: the lines of the key `types`, in this order.
  private var types: [(type: String, bump: String)] = []
  /// What could not be translated, and what to look at.
  package private(set) var notes: [String] = []

  /// A map of another tool's file. What is not taken from it is left over for notes.
  struct Map {
    /// In the order in which it is written.
    private(set) var rest: [(key: String, value: DocumentValue)] = []

    init(_ value: DocumentValue) {
      guard case .map(let entries) = value.kind else { return }
      for entry in entries where !has(entry.key) { rest.append((entry.key, entry.value)) }
    }

    func has(_ key: String) -> Bool { rest.contains { $0.key == key } }

    /// The value of a key, once; nil where it is not written.
    mutating func take(_ key: String) -> DocumentValue? {
      guard let index = rest.firstIndex(where: { $0.key == key }) else { return nil }
      return rest.remove(at: index).value
    }

    /// Gives keys the names by which they are read.
    mutating func rename(_ names: [String: String]) {
      rest = rest.map { (names[$0.key] ?? $0.key, $0.value) }
    }
  }

  /// - Parameters:
  ///   - path: of a JSON or YAML file.
  ///   - name: what messages call it.
  /// - Throws: `ReleaseError`, invalid configuration.
  package init(path: String, name: String) throws {
    let file = FirstWord.lowercased(path.split(separator: "/").last ?? "")
    if [".js", ".cjs", ".mjs", ".ts", ".toml"].contains(where: file.hasSuffix) {
      throw ReleaseError(
        .invalidConfiguration,
        "'\(Printable.short(name))' is not JSON or YAML; copy its settings into a JSON or YAML file and import that file"
      )
    }
    var budget = DocumentBudget.written
    let value: DocumentValue
    do {
      value =
        try DocumentFile.value(
          at: FilePaths.absolute(path), name: name, budget: &budget) ?? .map([])
    } catch {
      throw ReleaseError(.invalidConfiguration, "\(error)")
    }
    var root = Map(value)
    if file == "package.json" {
      root = Map(root.take("commitlint") ?? root.take("release") ?? .map([]))
    }
    let isReleasePlease = ["packages", "release-type", "releaseType"].contains(where: root.has)
    if isReleasePlease || file.contains("release-please") {
      readReleasePlease(&root)
    } else if root.has("rules") || (root.has("extends") && !root.has("plugins")) {
      readCommitlint(&root)
    } else if ["plugins", "branches", "tagFormat"].contains(where: root.has) {
      readSemanticRelease(&root)
    } else if file.contains("svu") || root.has("tag") || root.has("v0") {
      readSvu(&root)
    } else {
      throw ReleaseError(
        .invalidConfiguration,
        "'\(Printable.short(name))' does not have the keys of commitlint ('rules' or 'extends'), semantic-release ('plugins', "
          + "'branches' or 'tagFormat'), release-please ('packages' or 'release-type') or svu ('tag' or 'v0'); name "
          + "the file that has them"
      )
    }
    writeTypes()
    // What nobody read says so by itself.
    noteRest(of: root)
  }

  package var yaml: String {
    "release:\n" + lines.map { "  \($0)\n" }.joined()
  }

  /// https://commitlint.js.org/reference/configuration
  private mutating func readCommitlint(_ root: inout Map) {
    lines.append("rule: conventional")
    for name in Self.values(root.take("extends")).compactMap(Self.text)
    where !name.hasSuffix("config-conventional") && !name.hasSuffix("config-angular") {
      notes.append(
        "'extends: \(name)' is left out, because its rules are in another file; import that file too"
      )
    }
    var rules = Map(root.take("rules") ?? .map([]))
    // `[level, "always" or "never", value]`; level 0 is off.
    func value(_ rule: DocumentValue?) -> DocumentValue? {
      guard let parts = rule.map(Self.elements), parts.count == 3,
        Self.number(parts[0]) != 0, Self.text(parts[1]) == "always"
      else { return nil }
      return parts[2]
    }
    let known = Set(ConventionalTypes.standard.names)
    let typeRule = rules.take("type-enum")
    if let listed = value(typeRule).map(Self.elements) {
      let more = listed.compactMap(Self.text).filter { !known.contains(FirstWord.lowercased($0)) }
      for name in more { type(name, "none") }
      writeTypes()
      if !more.isEmpty {
        notes.append(
          "the types \(more.joined(separator: ", ")) are written as types that release nothing; where one should release, change "
            + "'none' to 'patch'"
        )
      }
    } else if typeRule != nil {
      notes.append(
        "the commitlint rule 'type-enum' is left out, because it does not list the types that are allowed; list types of your "
          + "own under 'types'")
    }
    // A rule that is off asks for nothing, so nothing is lost without it.
    func isOff(_ rule: DocumentValue) -> Bool {
      (Self.number(rule) ?? Self.elements(rule).first.flatMap(Self.number)) == 0
    }
    if let rule = rules.take("header-max-length"), !isOff(rule) {
      if let number = value(rule).flatMap(Self.number), let length = Int(exactly: number),
        length > 0
      {
        lines.append("subject-length: \(length)")
      } else {
        notes.append(
          "the commitlint rule 'header-max-length' is left out, because it does not give a whole number of characters above 0; "
            + "set 'subject-length' if titles have a limit")
      }
    }
    for (name, rule) in rules.rest.sorted(by: { $0.key < $1.key }) where !isOff(rule) {
      notes.append(
        "the commitlint rule '\(name)' is left out, because .assay.yml has no such rule; 'subject-pattern' may replace it"
      )
    }
  }

  /// https://github.com/caarlos0/svu
  private mutating func readSvu(_ root: inout Map) {
    lines.append("rule: conventional")
    var tag = Map(root.take("tag") ?? .map([]))
    let prefixes = [tag.take("prefix"), root.take("prefix"), root.take("tag.prefix")]
    let prefix = prefixes.compactMap { $0 }.first
    lines.append("prefix: \(Self.quoted(prefix.flatMap(Self.text) ?? "v"))")
    if Self.flag(root.take("v0")) { lines.append("zero-major: stay") }
    if Self.flag(root.take("always")) { lines.append("unknown-titles: patch") }
    for name in ["tag.pattern", "pattern", "log.directory", "metadata"] where root.take(name) != nil
    {
      notes.append(
        "'\(name)' is left out, because .assay.yml has no such key; 'packages' or --build-metadata may replace it"
      )
    }
    noteRest(of: tag, in: "'tag'")
  }

  private mutating func writeTypes() {
    if types.isEmpty { return }
    let entries = types.map { "\(Self.quoted($0.type)): \($0.bump)" }
    lines.append("types: {\(entries.joined(separator: ", "))}")
    types = []
  }

  /// Says of each key that nobody read that it is left out.
  mutating func noteRest(of map: Map, in place: String? = nil) {
    for (key, _) in map.rest where key != "$schema" {
      let name = "'\(Printable.short(key, limit: 60))'" + (place.map { " of \($0)" } ?? "")
      notes.append(
        "\(name) is left out, because .assay.yml has no setting for it; check whether your releases need it"
      )
    }
  }

  mutating func note(_ text: String) { notes.append(text) }

  mutating func line(_ text: String) { lines.append(text) }

  /// Adds a type, unless it was set before.
  mutating func type(_ type: String, _ bump: String) {
    if !types.contains(where: { $0.type == type }) { types.append((type, bump)) }
  }

  /// A path as the configuration takes it; nil, with a note, for another.
  mutating func path(_ path: String, key: String) -> String? {
    do throws(ReleaseError) {
      try VersionFile.check(path, noun: key)
      return path
    } catch {
      notes.append("'\(key)' is left out: \(error.message)")
      return nil
    }
  }

  static func elements(_ value: DocumentValue) -> [DocumentValue] {
    if case .list(let values) = value.kind { values } else { [] }
  }

  /// The values of a list; a value that is alone is one too.
  static func values(_ value: DocumentValue?) -> [DocumentValue] {
    guard let value else { return [] }
    if case .list(let values) = value.kind { return values }
    return [value]
  }

  static func text(_ value: DocumentValue) -> String? {
    if case .string(let text) = value.kind { text } else { nil }
  }

  static func number(_ value: DocumentValue) -> Double? {
    if case .number(let number) = value.kind { number } else { nil }
  }

  static func flag(_ value: DocumentValue?, otherwise: Bool = false) -> Bool {
    if case .bool(let flag) = value?.kind { flag } else { otherwise }
  }

  /// As a quoted scalar of YAML (§7.3.1).
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case _ where Printable.isUnsafe(scalar): result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
