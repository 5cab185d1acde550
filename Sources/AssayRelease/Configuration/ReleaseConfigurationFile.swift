// SPDX-License-Identifier: MIT

internal import AssayFiles

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension ReleaseConfiguration {
  package static let fileName = ".assay.yml"

  /// Reads the `release` part of a file.
  ///
  /// - Parameters:
  ///   - path: of the file, absolute.
  ///   - isRequired: false where no file is the default configuration.
  /// - Throws: `ReleaseError`, invalid configuration.
  package init(path: String, isRequired: Bool) throws {
    guard FileManager.default.fileExists(atPath: path) else {
      if isRequired {
        throw ReleaseError(.invalidConfiguration, "there is no file '\(path)'; see --config")
      }
      self.init()
      return
    }
    do {
      let data = try Data(contentsOf: URL(filePath: path))
      try self.init(yaml: String(decoding: data, as: UTF8.self))
    } catch let error as ReleaseError {
      throw ReleaseError(error.reason, "\(path): \(error.message)")
    } catch {
      throw ReleaseError(
        .invalidConfiguration, "'\(path)' cannot be read: \(error); see its rights")
    }
  }

  init(yaml: String) throws {
    self.init()
    var words: [String: VersionBump] = [:]
    var ruleName = rule.name
    for entry in try ConfigurationSection.read("release", of: yaml).entries {
      switch entry.key {
      case "rule": ruleName = try entry.text()
      case "words": words = try Self.words(entry.section())
      case "unknown-titles": unknownTitles = try entry.choice(UnknownTitlePolicy.self)
      case "zero-major": zeroMajor = try entry.choice(ZeroMajorPolicy.self)
      case "prefix": prefix = try TagPrefix(entry.text())
      case "remote": remote = try entry.text()
      case "channels":
        channels = try entry.section().entries.map { entry in
          guard let channel = ReleaseChannel(try entry.text()) else {
            throw entry.error("is no channel; use 'stable' or a word such as 'beta'")
          }
          return BranchChannel(branch: entry.key, channel: channel)
        }
      case "first-number":
        guard let number = DecimalNumber(Array(try entry.text().utf8)) else {
          throw entry.error("must be a number such as 0 or 1")
        }
        firstNumber = number
      case "floating-tags": movesFloatingTags = try entry.flag()
      case "tag-kind": tagKind = try entry.choice(TagKind.self)
      case "tag-message": tagMessage = try entry.text()
      case "catch-up": catchUp = try entry.choice(CatchUp.self)
      case "version-files": versionFiles = try Self.versionFiles(entry)
      case "packages": packages = try entry.section().entries.map(Self.package)
      default: throw entry.error("is no key that is known; see 'assay release --help'")
      }
    }
    try setRule(ruleName, words: words)
    try checkPackages()
    if !versionFiles.isEmpty && !packages.isEmpty {
      throw ReleaseError(
        .invalidConfiguration,
        "version-files stand for one package; list each package's own under packages"
      )
    }
  }

  /// - Throws: `ReleaseError` for a rule that there is not, or `custom` without words.
  package mutating func setRule(_ name: String, words: [String: VersionBump]) throws {
    guard let rule = TitleRule(name: name, words: words) else {
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

  private static func words(_ section: ConfigurationSection) throws -> [String: VersionBump] {
    var words: [String: VersionBump] = [:]
    for entry in section.entries {
      guard let bump = VersionBump(rawValue: entry.key) else {
        throw entry.error("is no bump; use major, minor, patch and none")
      }
      for text in try entry.texts() {
        let word = FirstWord.lowercased(text)
        guard let bare = FirstWord.bare(in: word), bare == word else {
          throw entry.error("holds '\(Printable.short(text))', which is not one word")
        }
        if let other = words[word], other != bump {
          throw entry.error("holds '\(Printable.short(text))', which is \(other.rawValue) too")
        }
        words[word] = bump
      }
    }
    return words
  }

  private static func package(_ entry: ConfigurationSection.Entry) throws -> PackageScope {
    var scope = PackageScope(
      name: entry.key, prefix: try TagPrefix(entry.key + "/v"), paths: [])
    for entry in try entry.section().entries {
      switch entry.key {
      case "prefix": scope.prefix = try TagPrefix(entry.text())
      case "paths": scope.paths = try entry.texts()
      case "version-files": scope.versionFiles = try versionFiles(entry)
      default: throw entry.error("is no key that is known; use paths, prefix and version-files")
      }
    }
    if scope.paths.isEmpty { throw entry.error("has no paths; list its folders") }
    return scope
  }

  private static func versionFiles(
    _ entry: ConfigurationSection.Entry
  ) throws -> [VersionFile] {
    try entry.texts().map { try VersionFile(path: $0) }
  }

  private func checkPackages() throws {
    var seen: Set<String> = []
    for scope in packages where !seen.insert(scope.prefix.text).inserted {
      throw ReleaseError(
        .invalidConfiguration,
        "two packages have the tag prefix '\(scope.prefix.text)'; give each its own")
    }
  }
}
