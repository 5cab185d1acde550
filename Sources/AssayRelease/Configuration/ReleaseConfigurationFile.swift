// SPDX-License-Identifier: MIT

internal import AssayDocuments
internal import AssayFiles
package import AssayYAML

extension ReleaseConfiguration {
  /// Reads the `release` part of a file.
  ///
  /// - Throws: `ReleaseError`, invalid configuration.
  package init(_ file: ProjectConfiguration) throws {
    self.init()
    do {
      var copy = self
      _ = try file.read(.release) { map in try copy.read(&map) }
      self = copy
    } catch let error as DocumentError {
      throw ReleaseError(.invalidConfiguration, "\(error)")
    } catch let error as ReleaseError {
      throw ReleaseError(error.reason, "\(file.name): \(error.message)")
    }
  }

  private mutating func read(_ map: inout MapReader) throws {
    let wordsValue = map.take("words")
    let words = try wordsValue.map { value in
      try MapReader.at("words") { try Self.words(value) }
    }
    let ruleValue = map.take("rule")
    let typesValue = map.take("types")
    if let typesValue {
      types = try MapReader.at("types") { try Self.placed(Self.types)(typesValue) }
    }
    titleForm.longest = try map.take("subject-length", Self.length)
    titleForm.pattern = try map.take(
      "subject-pattern", Self.placed { try TitlePattern($0.string()) })
    initial = try map.take("initial", Self.version)
    unknownTitles = try map.take("unknown-titles") { try $0.word("policy") } ?? unknownTitles
    zeroMajor = try map.take("zero-major") { try $0.word("policy") } ?? zeroMajor
    if let text = try map.take("prefix", Self.placed { try TagPrefix($0.string()) }) {
      prefix = text
      choosesPrefix = true
    }
    remote = try map.take("remote") { try $0.string() } ?? remote
    channels = try map.take("channels", Self.channels) ?? channels
    firstNumber = try map.take("first-number", Self.number) ?? firstNumber
    movesFloatingTags = try map.take("floating-tags") { try $0.bool() } ?? movesFloatingTags
    tagKind = try map.take("tag-kind") { try $0.word("kind of tag") } ?? tagKind
    tagMessage = try map.take("tag-message") { try $0.string() } ?? tagMessage
    catchUp = try map.take("catch-up") { try $0.word("policy") } ?? catchUp
    verifySince = try map.take("verify-since", Self.revision)
    versionFiles = try map.take("version-files", Self.versionFiles) ?? versionFiles
    changelog = try map.take("changelog", Self.changelog)
    packages = try map.take("packages", Self.packages) ?? packages
    packagePrefixes = Set(packages.map(\.prefix.text))
    try setRule(ruleValue, words: words ?? [:])
    let isDefault = ruleValue == nil
    try checkUse(of: "types", typesValue, by: "conventional", isDefault: isDefault)
    try checkUse(of: "words", wordsValue, by: "custom", isDefault: isDefault)
    try checkPackages()
  }

  private mutating func setRule(_ value: DocumentValue?, words: [String: VersionBump]) throws {
    guard let value else { return try setRule(rule.name, words: words) }
    try MapReader.at("rule") {
      let name = try value.string()
      do { try setRule(name, words: words) } catch let error as ReleaseError {
        throw DocumentError(error.message, at: value.mark)
      }
    }
  }

  /// - Throws: `DocumentError` for a table that the rule in use does not read.
  private func checkUse(
    of key: String, _ value: DocumentValue?, by reader: String, isDefault: Bool
  ) throws {
    guard let value, case .map(let entries) = value.kind, !entries.isEmpty, rule.name != reader
    else { return }
    try MapReader.at(key) {
      throw DocumentError(
        "has no effect under the rule '\(rule.name)'\(isDefault ? ", the default" : ""); add 'rule: \(reader)' to the "
          + "section 'release', or remove '\(key)'", at: value.mark)
    }
  }

  /// A reader whose errors have the value's place in the file.
  private static func placed<Result>(
    _ read: @escaping (DocumentValue) throws -> Result
  ) -> (DocumentValue) throws -> Result {
    { value in
      do { return try read(value) } catch let error as ReleaseError {
        throw DocumentError(error.message, at: value.mark)
      }
    }
  }

  /// - Throws: `ReleaseError` for a rule that does not exist, or `custom` without words.
  package mutating func setRule(_ name: String, words: [String: VersionBump]) throws {
    guard let rule = TitleRule(name: name, words: words, types: types) else {
      throw ReleaseError(
        .invalidConfiguration,
        "there is no rule '\(Printable.short(name))'; use one of "
          + TitleRule.names.joined(separator: ", "))
    }
    if case .custom(let words) = rule, words.isEmpty {
      throw ReleaseError(
        .invalidConfiguration,
        "the rule 'custom' has no words; list them in .assay.yml under release.words.major, minor, "
          + "patch and none")
    }
    self.rule = rule
  }

  /// The words of the rule `custom`, where that is the rule.
  package var words: [String: VersionBump] {
    if case .custom(let words) = rule { words } else { [:] }
  }

  private static func types(_ value: DocumentValue) throws -> ConventionalTypes {
    try ConventionalTypes(
      table: value.entries("types, each with its bump").map { entry in
        (entry.key, try MapReader.at(entry.key) { try entry.value.string() })
      })
  }

  private static func length(_ value: DocumentValue) throws -> Int {
    guard let length = Int(exactly: try value.number()), length > 0 else {
      throw DocumentError(
        "must be a whole number of characters above 0, such as 72; it is \(value.noun)",
        at: value.mark)
    }
    return length
  }

  private static func revision(_ value: DocumentValue) throws -> String {
    let text = try value.string()
    if text.isEmpty {
      throw DocumentError(
        "is empty; write a tag or a commit, or remove the key", at: value.mark)
    }
    return text
  }

  private static func version(_ value: DocumentValue) throws -> SemanticVersion {
    let text = try value.string()
    guard let version = SemanticVersion(text) else {
      throw DocumentError(
        "'\(Printable.short(text))' is not a semantic version; write three numbers, such as 0.1.0",
        at: value.mark)
    }
    return version
  }

  private static func number(_ value: DocumentValue) throws -> DecimalNumber {
    guard let number = UInt64(exactly: try value.number()) else {
      throw DocumentError(
        "must be a whole number, such as 0 or 1; it is \(value.noun)", at: value.mark)
    }
    return DecimalNumber(number)
  }

  private static func channels(_ value: DocumentValue) throws -> [BranchChannel] {
    try value.entries("branches, each with its channel").map { entry in
      let text = try MapReader.at(entry.key) { try entry.value.string() }
      guard let channel = ReleaseChannel(text) else {
        throw DocumentError(
          "'\(text)' is not a channel; use 'stable' or a word such as 'beta'", at: entry.value.mark)
      }
      return BranchChannel(branch: entry.key, channel: channel)
    }
  }

  private static func words(_ value: DocumentValue) throws -> [String: VersionBump] {
    var words: [String: VersionBump] = [:]
    for entry in try value.entries("bumps, each with its words") {
      guard let bump = VersionBump(rawValue: entry.key) else {
        throw DocumentError.unknown(
          "bump", entry.key, known: ["major", "minor", "patch", "none"], at: entry.mark)
      }
      for text in try MapReader.at(entry.key, { try entry.value.texts() }) {
        let word = FirstWord.lowercased(text)
        guard let bare = FirstWord.bare(in: word), bare == word else {
          throw DocumentError(
            "'\(Printable.short(text))' can never start a title as one word; write letters and digits only",
            at: entry.value.mark)
        }
        if let other = words[word], other != bump {
          throw DocumentError(
            "the word '\(Printable.short(text))' is listed under '\(other.rawValue)' and under '\(bump.rawValue)'; keep one",
            at: entry.value.mark)
        }
        words[word] = bump
      }
    }
    return words
  }

  private static func packages(_ value: DocumentValue) throws -> [PackageScope] {
    try value.entries("packages by name").map { entry in
      try MapReader.at(entry.key) { try package(entry) }
    }
  }

  private static func package(_ entry: DocumentValue.Entry) throws -> PackageScope {
    var map = try MapReader(entry.value, expected: "the keys of a package")
    let scope = PackageScope(
      name: entry.key,
      prefix: try map.take("prefix") { try TagPrefix($0.string()) } ?? TagPrefix(entry.key + "/v"),
      paths: try map.take("paths", Self.placed(Self.paths)) ?? [],
      versionFiles: try map.take("version-files", versionFiles) ?? [],
      changelog: try map.take("changelog", changelog),
      initial: try map.take("initial", version))
    try map.finish("a package")
    if scope.paths.isEmpty {
      throw DocumentError("the package has no paths; list its folders", at: entry.mark)
    }
    return scope
  }

  private static func paths(_ value: DocumentValue) throws -> [String] {
    let paths = try value.texts()
    for path in paths { try PackageScope.check(path) }
    return paths
  }

  private static func versionFiles(_ value: DocumentValue) throws -> [VersionFile] {
    try value.texts().map { try VersionFile(path: $0) }
  }

  private static func changelog(_ value: DocumentValue) throws -> String {
    let path = try value.string()
    try VersionFile.check(path, noun: "changelog")
    return path
  }

  private func checkPackages() throws {
    var seen: Set<String> = []
    for scope in packages where !seen.insert(scope.prefix.text).inserted {
      throw ReleaseError(
        .invalidConfiguration,
        "two packages have the tag prefix '\(scope.prefix.text)'; give each its own")
    }
    for (key, isUsed) in [
      ("version-files", !versionFiles.isEmpty), ("changelog", changelog != nil),
    ] where isUsed && !packages.isEmpty {
      throw ReleaseError(
        .invalidConfiguration,
        "'\(key)' is set for the whole repository, which has several packages; move it to each package under "
          + "'packages'")
    }
  }
}
