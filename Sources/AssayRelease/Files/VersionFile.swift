// SPDX-License-Identifier: MIT

internal import AssayFiles

/// A file that tells the version too: `MARKETING_VERSION` of a project.pbxproj or .xcconfig, an
/// Info.plist, a podspec, a constant of a Swift file, or the `from: "1.2.3"` of a README.
package struct VersionFile: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case buildSettings
    case propertyList
    case podspec
    case swift
    case readme
  }

  /// From the repository's root.
  package var path: String
  package var kind: Kind

  /// - Throws: `ReleaseError` for a file whose kind is not known.
  init(path: String) throws(ReleaseError) {
    let parts = path.split(separator: "/")
    if path.hasPrefix("/") || path.hasPrefix("-") || parts.contains("..") || parts.isEmpty {
      throw ReleaseError(
        .invalidConfiguration,
        "the version file '\(Printable.short(path))' must be a path from the repository's root")
    }
    self.path = path
    switch path.split(separator: ".").last.map({ FirstWord.lowercased($0) }) {
    case "pbxproj", "xcconfig": kind = .buildSettings
    case "plist": kind = .propertyList
    case "podspec": kind = .podspec
    case "swift": kind = .swift
    case "md", "markdown": kind = .readme
    default:
      throw ReleaseError(
        .invalidConfiguration,
        "the version file '\(Printable.short(path))' has an unsupported type; use .pbxproj, "
          + ".xcconfig, .plist, .podspec, .swift or .md")
    }
  }

  /// The file with the version in place of those that it has; everything else stays as it was, to
  /// the byte.
  ///
  /// Apple's keys take three numbers, so a prerelease is written there without its suffix.
  /// - Throws: `ReleaseError`, dirty version file, where there is no version to replace.
  func edited(_ text: String, to version: SemanticVersion) throws(ReleaseError) -> String {
    let value = kind == .buildSettings || kind == .propertyList ? version.core : version
    var result = ""
    var rest = text[...]
    var count = 0
    while let range = Self.nextVersion(in: rest, kind: kind) {
      result += rest[..<range.lowerBound] + value.description
      rest = rest[range.upperBound...]
      count += 1
    }
    guard count > 0 else {
      throw ReleaseError(
        .dirtyVersionFile,
        "'\(path)' has no version to replace: \(hint); add one, or remove the file from "
          + "version-files")
    }
    return result + rest
  }

  private var hint: String {
    switch kind {
    case .buildSettings: "'MARKETING_VERSION = 1.2.3'"
    case .propertyList: "a CFBundleShortVersionString of numbers"
    case .podspec: "'spec.version = \"1.2.3\"'"
    case .swift: "'let version = \"1.2.3\"'"
    case .readme: "'from: \"1.2.3\"'"
    }
  }

  /// Where the next version stands: what lies between what comes before and after it in this kind
  /// of file.
  private static func nextVersion(in text: Substring, kind: Kind) -> Range<String.Index>? {
    var start = text.startIndex
    let mark =
      switch kind {
      case .buildSettings: "MARKETING_VERSION"
      case .propertyList: "<key>CFBundleShortVersionString</key>"
      case .podspec: ".version"
      case .swift: "ersion"
      case .readme: "from:"
      }
    while let found = text[start...].range(ofFirst: mark) {
      start = found.upperBound
      var rest = text[start...].drop { $0.isWhitespace }
      switch kind {
      case .buildSettings:
        guard rest.first == "=" else { continue }
        rest = rest.dropFirst().drop { $0 == " " || $0 == "\"" }
      case .propertyList:
        guard rest.hasPrefix("<string>") else { continue }
        rest = rest.dropFirst(8)
      case .swift:
        // A type may stand between: `let version: String = "1.2.3"`.
        if rest.first == ":" { rest = rest.drop { $0 != "=" && !$0.isNewline } }
        guard rest.first == "=" else { continue }
        rest = rest.dropFirst().drop { $0 == " " }
        guard rest.first == "\"" else { continue }
        rest = rest.dropFirst()
      case .podspec:
        guard rest.first == "=" else { continue }
        rest = rest.dropFirst().drop { $0 == " " }
        guard rest.first == "\"" || rest.first == "'" else { continue }
        rest = rest.dropFirst()
      case .readme:
        guard rest.first == "\"" else { continue }
        rest = rest.dropFirst()
      }
      let word = rest.prefix { !$0.isWhitespace && !"\"';<".contains($0) }
      if isVersion(word) { return word.startIndex..<word.endIndex }
    }
    return nil
  }

  /// A version, or the one or two numbers with which Apple's keys often begin; not a variable:
  /// `$(VERSION)`.
  private static func isVersion(_ word: Substring) -> Bool {
    if SemanticVersion(word) != nil { return true }
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    return (1...2).contains(parts.count)
      && parts.allSatisfy { DecimalNumber(Array($0.utf8)) != nil }
  }
}
