// SPDX-License-Identifier: MIT

internal import AssayDocuments
internal import AssayFiles

/// https://semantic-release.gitbook.io/semantic-release/usage/configuration
extension ReleaseImport {
  mutating func readSemanticRelease(_ root: inout Map) {
    line("rule: conventional")
    if let format = root.take("tagFormat").flatMap(Self.text) {
      if format.hasSuffix("${version}") {
        line("prefix: \(Self.quoted(String(format.dropLast(10))))")
      } else {
        note(
          "'prefix' is left out: the tagFormat '\(format)' has text after the version, and tags may only have text "
            + "before it; choose a prefix for new tags")
      }
    }
    readBranches(root.take("branches"))
    let plugins = Self.values(root.take("plugins")).map { plugin in
      let parts = Self.values(plugin)
      return (
        name: parts.first.flatMap(Self.text) ?? "",
        options: Map(parts.count > 1 ? parts[1] : .map([]))
      )
    }
    let commitsFiles = plugins.contains { $0.name == "@semantic-release/git" }
    for plugin in plugins {
      switch plugin.name {
      case "@semantic-release/commit-analyzer": readAnalyzer(plugin.options)
      case "@semantic-release/changelog": readChangelog(plugin.options, isCommitted: commitsFiles)
      default:
        note(
          "the plugin '\(Printable.short(plugin.name))' is left out: \(Self.instead(plugin.name))")
      }
    }
    // Not written, perf is a patch for semantic-release.
    type("perf", "patch")
  }

  private mutating func readBranches(_ value: DocumentValue?) {
    var channels: [String] = []
    for branch in Self.values(value) {
      // A name alone is a branch that releases, as each is here.
      if Self.text(branch) != nil { continue }
      var fields = Map(branch)
      guard let name = fields.take("name").flatMap(Self.text) else {
        note(
          "a branch without a name is left out; add it to 'channels' if its releases are prereleases"
        )
        continue
      }
      let shown = Printable.short(name, limit: 60)
      if let channel = channel(fields.take("prerelease"), of: name) {
        channels.append("\(Self.quoted(name)): \(Self.quoted(channel))")
      }
      noteRest(of: fields, in: "the branch '\(shown)'")
    }
    if !channels.isEmpty { line("channels: {\(channels.joined(separator: ", "))}") }
  }

  /// What the prereleases of a branch are called; nil for no prereleases, and where it cannot be
  /// written.
  private mutating func channel(_ value: DocumentValue?, of branch: String) -> String? {
    let word: String
    switch value?.kind {
    case .bool(true): word = branch
    case .string(let text): word = text
    case .bool(false), .null, nil: return nil
    case .number, .list, .map: word = ""
    }
    let shown = Printable.short(branch, limit: 60)
    // `*` is the only sign of a pattern that both have.
    let isPattern = branch.contains { "+?(){}[]!".contains($0) }
    guard case .prerelease? = ReleaseChannel(word), !isPattern else {
      note(
        "the prereleases of the branch '\(shown)' are left out: "
          + (isPattern
            ? "of its pattern, 'channels' knows '*' only"
            : "'\(Printable.short(word, limit: 60))' cannot stand in a version")
          + "; add a line such as 'next/*: beta' to 'channels'")
      return nil
    }
    return word
  }

  private mutating func readAnalyzer(_ options: Map) {
    var options = options
    if let preset = options.take("preset").flatMap(Self.text),
      !["angular", "conventionalcommits"].contains(preset)
    {
      note("the preset '\(preset)' is left out; titles are read as Conventional Commits")
    }
    for rule in Self.values(options.take("releaseRules")) {
      var fields = Map(rule)
      let release = fields.take("release")
      let bump: String? =
        switch release?.kind {
        case .bool(false): "none"
        case .string(let text): text
        default: nil
        }
      let (named, scope) = (fields.take("type"), fields.take("scope"))
      guard let bump, VersionBump(rawValue: bump) != nil, fields.rest.isEmpty,
        let name = named.flatMap(Self.text) ?? (scope == nil ? nil : "*")
      else {
        note(
          "the rule \(Self.words(ofRule: rule)) of 'releaseRules' is left out, because 'types' knows types and scopes only; add a line to 'types' "
            + "that releases the same")
        continue
      }
      type(name + (scope.flatMap(Self.text).map { "(\($0))" } ?? ""), bump)
    }
    noteRest(of: options, in: "the plugin '@semantic-release/commit-analyzer'")
  }

  /// A rule as it is written, in one line.
  private static func words(ofRule rule: DocumentValue) -> String {
    guard case .map(let entries) = rule.kind else { return "that is \(rule.noun)" }
    let fields = entries.map { entry in
      switch entry.value.kind {
      case .string(let text): "\(entry.key): \(text)"
      case .number(let number): "\(entry.key): \(DocumentValue.text(of: number))"
      case .null, .bool, .list, .map: "\(entry.key): \(entry.value.noun)"
      }
    }
    return "'" + Printable.short("{" + fields.joined(separator: ", ") + "}", limit: 100) + "'"
  }

  private mutating func readChangelog(_ options: Map, isCommitted: Bool) {
    var options = options
    let file = options.take("changelogFile").flatMap(Self.text) ?? "CHANGELOG.md"
    if !isCommitted {
      note(
        "the plugin '@semantic-release/changelog' is left out, because its file is not committed; to commit an entry with "
          + "each release, add 'changelog: \(Printable.short(file, limit: 60))'")
    } else if let file = path(file, key: "changelog") {
      line("changelog: \(Self.quoted(file))")
    }
    noteRest(of: options, in: "the plugin '@semantic-release/changelog'")
  }

  /// What does the work of a plugin.
  private static func instead(_ plugin: String) -> String {
    switch plugin {
    case "@semantic-release/git":
      "list the files that a release commits under 'version-files'; the file of 'changelog' is committed with them"
    case "@semantic-release/exec": "run its commands in steps of the pipeline"
    case "@semantic-release/release-notes-generator", "@semantic-release/github",
      "@semantic-release/gitlab":
      "'assay release notes --publish' makes the release page"
    case "@semantic-release/npm":
      "add 'version-files: [package.json]' to write the version, and publish in a step of the pipeline"
    default: "do its work in a step of the pipeline"
    }
  }
}
