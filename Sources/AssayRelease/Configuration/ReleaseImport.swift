// SPDX-License-Identifier: MIT

internal import AssayDocuments
internal import AssayFiles
internal import AssayYAML

/// The settings of another tool as the `release` part of `.assay.yml`: commitlint,
/// semantic-release, release-please and svu.
package struct ReleaseImport: Sendable {
  /// Lines below `release:`.
  private var lines: [String] = []
  /// What could not be translated, and what to look at.
  package private(set) var notes: [String] = []

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
    var root = Self.entries(value)
    if file == "package.json" {
      root = Self.entries(root["commitlint"] ?? root["release"] ?? .map([]))
    }
    if root["packages"] != nil || root["release-type"] != nil {
      readReleasePlease(root)
    } else if root["rules"] != nil || (root["extends"] != nil && root["plugins"] == nil) {
      readCommitlint(root)
    } else if root["plugins"] != nil || root["branches"] != nil || root["tagFormat"] != nil {
      readSemanticRelease(root)
    } else if file.contains("svu") || root["tag"] != nil || root["v0"] != nil {
      readSvu(root)
    } else {
      throw ReleaseError(
        .invalidConfiguration,
        "'\(Printable.short(name))' does not have the keys of commitlint ('rules' or 'extends'), semantic-release ('plugins', "
          + "'branches' or 'tagFormat'), release-please ('packages' or 'release-type') or svu ('tag' or 'v0'); name "
          + "the file that has them"
      )
    }
  }

  package var yaml: String {
    "release:\n" + lines.map { "  \($0)\n" }.joined()
  }

  /// https://commitlint.js.org/reference/rules
  private mutating func readCommitlint(_ root: [String: DocumentValue]) {
    lines.append("rule: conventional")
    let rules = Self.entries(root["rules"] ?? .map([]))
    // `[level, "always" or "never", value]`; level 0 is off.
    func rule(_ name: String) -> DocumentValue? {
      guard let parts = rules[name].map(Self.elements), parts.count == 3,
        Self.number(parts[0]) != 0, Self.text(parts[1]) == "always"
      else { return nil }
      return parts[2]
    }
    let known = Set(ConventionalTypes.standard.names)
    if let types = rule("type-enum").map(Self.elements) {
      let more = types.compactMap(Self.text).filter { !known.contains(FirstWord.lowercased($0)) }
      if !more.isEmpty {
        lines.append("types: {\(more.map { Self.quoted($0) + ": none" }.joined(separator: ", "))}")
        notes.append(
          "the types \(more.joined(separator: ", ")) are written as types that release nothing; where one should release, change "
            + "'none' to 'patch'"
        )
      }
    }
    if let length = rule("header-max-length").flatMap(Self.number) {
      lines.append("subject-length: \(Int(length))")
    }
    for name in rules.keys.sorted() where name != "type-enum" && name != "header-max-length" {
      notes.append(
        "the commitlint rule '\(name)' is left out, because .assay.yml has no such rule; 'subject-pattern' may replace it"
      )
    }
  }

  /// https://semantic-release.gitbook.io/semantic-release/usage/configuration
  private mutating func readSemanticRelease(_ root: [String: DocumentValue]) {
    lines.append("rule: conventional")
    if let format = root["tagFormat"].flatMap(Self.text) {
      if format.hasSuffix("${version}") {
        lines.append("prefix: \(Self.quoted(String(format.dropLast(10))))")
      } else {
        notes.append(
          "'prefix' is left out: the tagFormat '\(format)' has text after the version, and tags may only have text "
            + "before it; choose a prefix for new tags")
      }
    }
    var channels: [String] = []
    for branch in root["branches"].map(Self.elements) ?? [] {
      let fields = Self.entries(branch)
      guard let name = fields["name"].flatMap(Self.text), let word = fields["prerelease"] else {
        continue
      }
      let channel = Self.text(word) ?? name
      channels.append("\(Self.quoted(name)): \(Self.quoted(channel))")
    }
    if !channels.isEmpty { lines.append("channels: {\(channels.joined(separator: ", "))}") }
    var types: [String] = []
    for plugin in root["plugins"].map(Self.elements) ?? [] {
      let parts = Self.elements(plugin)
      guard parts.count == 2, Self.text(parts[0]) == "@semantic-release/commit-analyzer" else {
        continue
      }
      let options = Self.entries(parts[1])
      if let preset = options["preset"].flatMap(Self.text),
        !["angular", "conventionalcommits"].contains(preset)
      {
        notes.append(
          "the preset '\(preset)' is left out; titles are read as Conventional Commits"
        )
      }
      for rule in options["releaseRules"].map(Self.elements) ?? [] {
        let fields = Self.entries(rule)
        let bump: String? =
          switch fields["release"]?.kind {
          case .bool(false): "none"
          case .string(let text): text
          default: nil
          }
        guard let bump, VersionBump(rawValue: bump) != nil, fields["breaking"] == nil,
          let type = fields["type"].flatMap(Self.text) ?? (fields["scope"] == nil ? nil : "*")
        else {
          notes.append(
            "a rule of 'releaseRules' is left out, because 'types' knows types and scopes only; add a line to 'types' "
              + "that releases the same")
          continue
        }
        let key = type + (fields["scope"].flatMap(Self.text).map { "(\($0))" } ?? "")
        types.append("\(Self.quoted(key)): \(bump)")
      }
    }
    // Not written, perf is a patch for semantic-release.
    if !types.contains(where: { $0.hasPrefix("\"perf\":") }) { types.append("\"perf\": patch") }
    lines.append("types: {\(types.joined(separator: ", "))}")
  }

  /// https://github.com/googleapis/release-please/blob/main/docs/manifest-releaser.md
  private mutating func readReleasePlease(_ root: [String: DocumentValue]) {
    lines.append("rule: conventional")
    if Self.flag(root["bump-minor-pre-major"]) { lines.append("zero-major: stay") }
    let letter = Self.flag(root["include-v-in-tag"], otherwise: true) ? "v" : ""
    let separator = root["tag-separator"].flatMap(Self.text) ?? "-"
    let packages = (root["packages"].map(Self.pairs) ?? []).filter { $0.key != "." }
    if packages.isEmpty {
      lines.append("prefix: \(Self.quoted(letter))")
      return
    }
    lines.append("packages:")
    for (path, value) in packages {
      let fields = Self.entries(value)
      let name =
        fields["component"].flatMap(Self.text)
        ?? fields["package-name"].flatMap(Self.text)
        ?? path.split(separator: "/").last.map(String.init) ?? path
      let prefix =
        Self.flag(root["include-component-in-tag"], otherwise: true)
        ? name + separator + letter : letter
      lines.append(
        "  \(Self.quoted(name)): {paths: [\(Self.quoted(path))], prefix: \(Self.quoted(prefix))}")
    }
    if root["packages"].map(Self.entries)?["."] != nil {
      notes.append(
        "the package '.' is left out, because the paths that belong to it are not known; add it with its paths"
      )
    }
  }

  /// https://github.com/caarlos0/svu
  private mutating func readSvu(_ root: [String: DocumentValue]) {
    lines.append("rule: conventional")
    let prefix =
      Self.entries(root["tag"] ?? .map([]))["prefix"] ?? root["prefix"] ?? root["tag.prefix"]
    lines.append("prefix: \(Self.quoted(prefix.flatMap(Self.text) ?? "v"))")
    if Self.flag(root["v0"]) { lines.append("zero-major: stay") }
    if Self.flag(root["always"]) { lines.append("unknown-titles: patch") }
    for name in ["tag.pattern", "pattern", "log.directory", "metadata"] where root[name] != nil {
      notes.append(
        "'\(name)' is left out, because .assay.yml has no such key; 'packages' or --build-metadata may replace it"
      )
    }
  }

  private static func pairs(_ value: DocumentValue) -> [(key: String, value: DocumentValue)] {
    guard case .map(let entries) = value.kind else { return [] }
    return entries.map { ($0.key, $0.value) }
  }

  private static func entries(_ value: DocumentValue) -> [String: DocumentValue] {
    Dictionary(pairs(value).map { ($0.key, $0.value) }) { first, _ in first }
  }

  private static func elements(_ value: DocumentValue) -> [DocumentValue] {
    if case .list(let values) = value.kind { values } else { [] }
  }

  private static func text(_ value: DocumentValue) -> String? {
    if case .string(let text) = value.kind { text } else { nil }
  }

  private static func number(_ value: DocumentValue) -> Double? {
    if case .number(let number) = value.kind { number } else { nil }
  }

  private static func flag(_ value: DocumentValue?, otherwise: Bool = false) -> Bool {
    if case .bool(let flag) = value?.kind { flag } else { otherwise }
  }

  /// As a quoted scalar of YAML (§7.3.1).
  private static func quoted(_ text: String) -> String {
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
