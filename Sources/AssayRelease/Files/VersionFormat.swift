// SPDX-License-Identifier: MIT

/// Where a format keeps the version of what it describes.
enum VersionFormat: Hashable, Sendable {
  /// `MARKETING_VERSION` of a project.pbxproj or .xcconfig.
  case buildSettings
  case propertyList
  case podspec
  /// A constant whose name ends with "version".
  case swift
  /// `from: "1.2.3"` of a package's README.
  case readme
  /// `"version"` of the outermost object: package.json.
  case json
  /// `version` of the package or project: Cargo.toml, pyproject.toml.
  case toml
  /// `version` or `versionName`: build.gradle, build.gradle.kts, gradle.properties.
  case gradle
  /// `version` at the start of a line: pubspec.yaml, Chart.yaml.
  case yaml
  /// The `<version>` of the project itself: pom.xml.
  case mavenProject
  /// Nothing but the version.
  case plain
  /// Only what a comment marks.
  case marked

  init(fileName: String) {
    let name = FirstWord.lowercased(fileName)
    let parts = name.split(separator: ".")
    switch (name, parts.last.map(String.init)) {
    case (_, "pbxproj"), (_, "xcconfig"): self = .buildSettings
    case (_, "plist"): self = .propertyList
    case (_, "podspec"): self = .podspec
    case (_, "swift"): self = .swift
    case (_, "md"), (_, "markdown"): self = .readme
    case (_, "json"): self = .json
    case ("cargo.toml", _), ("pyproject.toml", _): self = .toml
    case (_, "gradle"), (_, "kts"), ("gradle.properties", _): self = .gradle
    case ("pubspec.yaml", _), ("pubspec.yml", _), ("chart.yaml", _), ("chart.yml", _):
      self = .yaml
    case ("pom.xml", _): self = .mavenProject
    case ("version", _), ("version.txt", _), (".version", _): self = .plain
    default: self = .marked
    }
  }

  /// The line that a file of the format has; for messages.
  var hint: String {
    switch self {
    case .buildSettings: "'MARKETING_VERSION = 1.2.3'"
    case .propertyList: "'<key>CFBundleShortVersionString</key><string>1.2.3</string>'"
    case .podspec: "'spec.version = \"1.2.3\"'"
    case .swift: "'let version = \"1.2.3\"'"
    case .readme: "'from: \"1.2.3\"'"
    case .json: "'\"version\": \"1.2.3\"' in the outermost object"
    case .toml: "'version = \"1.2.3\"' under [package] or [project]"
    case .gradle: "'version = \"1.2.3\"'"
    case .yaml: "'version: 1.2.3'"
    case .mavenProject: "'<version>1.2.3</version>' directly inside <project>"
    case .plain: "'1.2.3' with nothing else in it"
    case .marked: "'1.2.3 # assay:version', and no other line of this type of file is recognized"
    }
  }

  /// Whether the same setting stands there for each configuration and target.
  var repeatsVersion: Bool { self == .buildSettings || self == .propertyList }

  /// Apple's keys have no suffix, and often one or two numbers.
  private var takesNumbersOnly: Bool { repeatsVersion }

  /// Whether a written version is that version.
  func isSame(_ written: Substring, _ version: SemanticVersion) -> Bool {
    if takesNumbersOnly {
      let parts = written.split(separator: ".", omittingEmptySubsequences: false)
      let numbers = parts.compactMap { DecimalNumber(Array($0.utf8)) }
      guard (1...3).contains(parts.count), numbers.count == parts.count else { return false }
      let whole = numbers + Array(repeating: 0, count: 3 - numbers.count)
      return whole == [version.major, version.minor, version.patch]
    }
    return SemanticVersion(written).map { $0.hasSamePrecedence(as: version) } ?? false
  }

  /// A version as it goes in the place of another.
  func written(_ version: SemanticVersion, over old: Substring) -> String {
    if takesNumbersOnly { return version.core.description }
    guard self == .yaml, version.build.isEmpty, let plus = old.firstIndex(of: "+") else {
      return version.description
    }
    // The number of a build behind a version of pubspec.yaml has a life of its own.
    return version.description + old[plus...]
  }

  /// The values of the places where this format keeps a version, whatever they are.
  func values(in text: String) -> [VersionValue] {
    switch self {
    case .json: return JSONVersion.values(in: text)
    case .mavenProject: return MavenVersion.values(in: text)
    case .propertyList: return propertyListValues(in: text)
    case .marked: return []
    case .toml: return tomlValues(in: text)
    case .plain:
      return TextLines(text).prefix(1).compactMap { line in
        value(line.text.drop { $0 == "v" || $0 == " " }, until: " \t", at: line)
      }
    case .buildSettings, .podspec, .swift, .readme, .gradle, .yaml:
      return TextLines(text).flatMap { values(in: $0) }
    }
  }

  private func values(in line: TextLines.Line) -> [VersionValue] {
    let mark =
      switch self {
      case .buildSettings: "MARKETING_VERSION"
      case .podspec: ".version"
      case .swift: "ersion"
      case .readme: ": \""
      case .gradle, .yaml, .json, .toml, .mavenProject, .propertyList, .plain, .marked: "ersion"
      }
    var values: [VersionValue] = []
    var rest = line.text
    while let found = rest.range(ofFirst: mark) {
      let before = line.text[..<found.lowerBound]
      let start = self == .readme ? line.text[found.lowerBound...] : rest[found.upperBound...]
      rest = rest[found.upperBound...]
      if let value = value(before: before, after: start, line) { values.append(value) }
    }
    return values
  }

  private func value(
    before: Substring, after: Substring, _ line: TextLines.Line
  ) -> VersionValue? {
    var rest = after
    func blanks() { rest = rest.drop { $0 == " " || $0 == "\t" } }
    func sign(_ signs: String) -> Bool {
      blanks()
      guard let first = rest.first, signs.contains(first) else { return false }
      rest = rest.dropFirst()
      blanks()
      return true
    }
    let indent = before.drop { $0 == " " || $0 == "\t" }
    switch self {
    case .buildSettings:
      // `[sdk=…]` may stand between.
      if rest.first == "[" { rest = rest.drop { $0 != "]" }.dropFirst() }
      guard sign("=") else { return nil }
      return value(rest.drop { $0 == "\"" }, until: "\"; \t", at: line)
    case .swift:
      // A type may stand between: `let version: String = "1.2.3"`.
      blanks()
      if rest.first == ":" { rest = rest.drop { $0 != "=" } }
      guard sign("="), sign("\"") else { return nil }
      return value(rest, until: "\"", at: line)
    case .podspec:
      guard sign("="), sign("\"'") else { return nil }
      return value(rest, until: "\"'", at: line)
    case .readme:
      guard before.hasSuffix("from") || before.hasSuffix("exact") else { return nil }
      return value(rest.dropFirst(3), until: "\"", at: line)
    case .gradle:
      guard indent == "v" else { return nil }
      if rest.hasPrefix("Name") { rest = rest.dropFirst(4) }
      guard rest.first == " " || rest.first == "=" else { return nil }
      _ = sign("=")
      return value(rest.drop { $0 == "\"" || $0 == "'" }, until: "\"' \t", at: line)
    case .yaml:
      guard before == "v", sign(":") else { return nil }
      return value(rest.drop { $0 == "\"" || $0 == "'" }, until: "\"' \t#", at: line)
    case .json, .toml, .mavenProject, .propertyList, .plain, .marked: return nil
    }
  }

  private func value(
    _ rest: Substring, until ends: String, at line: TextLines.Line
  ) -> VersionValue? {
    let word = rest.prefix { !ends.contains($0) }
    // Not a variable: `$(VERSION)`.
    guard word.first.map({ ("0"..."9").contains($0) }) == true else { return nil }
    return VersionValue(range: word.startIndex..<word.endIndex, line: line.number)
  }

  private func propertyListValues(in text: String) -> [VersionValue] {
    var values: [VersionValue] = []
    var isNext = false
    for line in TextLines(text) {
      var rest = line.text
      if let key = rest.range(ofFirst: "<key>CFBundleShortVersionString</key>") {
        isNext = true
        rest = rest[key.upperBound...]
      }
      guard isNext, let open = rest.range(ofFirst: "<string>") else {
        if isNext, rest.contains(where: { !$0.isWhitespace }) { isNext = false }
        continue
      }
      isNext = false
      if let value = value(rest[open.upperBound...], until: "<", at: line) { values.append(value) }
    }
    return values
  }

  private func tomlValues(in text: String) -> [VersionValue] {
    let sections: Set<Substring> = [
      "[package]", "[workspace.package]", "[project]", "[tool.poetry]",
    ]
    var isInside = false
    var values: [VersionValue] = []
    for line in TextLines(text) {
      let words = line.text.drop { $0 == " " || $0 == "\t" }
      if words.first == "[" {
        isInside = sections.contains(words.prefix { $0 != " " && $0 != "#" })
        continue
      }
      guard isInside, words.hasPrefix("version") else { continue }
      let rest = words.dropFirst(7).drop { $0 == " " || $0 == "\t" }
      guard rest.first == "=" else { continue }
      let quoted = rest.dropFirst().drop { $0 == " " || $0 == "\t" }
      guard quoted.first == "\"" || quoted.first == "'" else { continue }
      if let value = value(quoted.dropFirst(), until: "\"'", at: line) { values.append(value) }
    }
    return values
  }
}
