// SPDX-License-Identifier: MIT

import AssayFiles

/// What is wrong with a language tag that a user wrote.
///
/// A tag without a meaning has no texts in any string table, so a misspelled one would be drawn in
/// the language of the sources, and nobody would see it.
enum LanguageTagProblem: Hashable {
  /// Against the syntax of RFC 5646, section 2.1, in which Unicode's identifiers may also have
  /// underscores and keywords behind an `@`.
  case syntax
  case unknownLanguage(String)
  /// A country's code in the place of the language.
  case regionFirst(String)
  /// The code of three letters of a language that has one of two.
  case longLanguage(String, shorter: String)
  case unknownScript(String)
  case unknownRegion(String)

  /// nil for a tag that names a language, for which there may be no texts.
  init?(_ tag: String) {
    let parts =
      tag.split(separator: "@", maxSplits: 1)[...].first?
      .split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }.map(String.init) ?? []
    guard let language = parts.first, Self.isSyntax(parts) else {
      self = .syntax
      return
    }
    guard let problem = Self.problem(language: language) ?? Self.problem(rest: parts.dropFirst())
    else { return nil }
    self = problem
  }

  /// - Parameter tag: that has the problem.
  func words(_ tag: String) -> String {
    let tag = "'\(Printable.short(tag, limit: 60))'"
    return switch self {
    case .syntax: "\(tag) is no language tag; write one such as en or es-MX"
    case .unknownLanguage(let code):
      "\(tag) names no language: '\(code)' is no code of ISO 639; write one such as en, es-MX or "
        + "zh-Hant"
    case .regionFirst(let code):
      "\(tag) names no language: '\(code)' is a region; write the language first, such as en or "
        + "es-MX"
    case .longLanguage(let code, let shorter):
      "\(tag) has the language as '\(code)', and tags have it as '\(shorter)'; write that"
    case .unknownScript(let code):
      "\(tag) names no script: '\(code)' is no code of ISO 15924; write one such as Hans or Hant, "
        + "or leave it out"
    case .unknownRegion(let code):
      "\(tag) names no region: '\(code)' is no code of ISO 3166 or UN M49; write one such as MX or "
        + "419, or leave it out"
    }
  }

  /// Subtags of at most eight letters and digits, of which the first is a language.
  private static func isSyntax(_ parts: [String]) -> Bool {
    guard let language = parts.first, (2...8).contains(language.count), isLetters(language)
    else { return false }
    return parts.dropFirst().allSatisfy { part in
      (1...8).contains(part.count)
        && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
  }

  private static func problem(language: String) -> LanguageTagProblem? {
    let code = language.lowercased()
    switch code.count {
    case 2:
      if LanguageSubtags.languages.contains(code) { return nil }
      return LanguageSubtags.regions.contains(code.uppercased())
        ? .regionFirst(language) : .unknownLanguage(language)
    case 3:
      return LanguageSubtags.shorterLanguages[code].map { .longLanguage(language, shorter: $0) }
    // The registry may have languages of five letters and more, and has none.
    default: return .unknownLanguage(language)
    }
  }

  /// Extended languages come first, then a script and a region; variants and extensions may be any.
  private static func problem(rest parts: ArraySlice<String>) -> LanguageTagProblem? {
    var parts = parts.drop { $0.count == 3 && isLetters($0) }
    if let script = parts.first, script.count == 4, isLetters(script) {
      let name = script.prefix(1).uppercased() + script.dropFirst().lowercased()
      guard LanguageSubtags.scripts.contains(name) || isPrivate(script: name) else {
        return .unknownScript(script)
      }
      parts = parts.dropFirst()
    }
    guard let region = parts.first else { return nil }
    let isCountry = region.count == 2 && isLetters(region)
    let isArea = region.count == 3 && region.allSatisfy(\.isNumber)
    return !isCountry && !isArea || isRegion(region) ? nil : .unknownRegion(region)
  }

  private static func isRegion(_ code: String) -> Bool {
    let code = code.uppercased()
    return LanguageSubtags.regions.contains(code) || isPrivate(region: code)
  }

  /// AA, QM to QZ, XA to XZ and ZZ (RFC 5646, section 2.2.4).
  private static func isPrivate(region code: String) -> Bool {
    code == "AA" || code == "ZZ" || code.count == 2 && ("QM"..."QZ").contains(code)
      || code.count == 2 && ("XA"..."XZ").contains(code)
  }

  /// Qaaa to Qabx (RFC 5646, section 2.2.3).
  private static func isPrivate(script name: String) -> Bool { ("Qaaa"..."Qabx").contains(name) }

  private static func isLetters(_ text: String) -> Bool {
    text.allSatisfy { $0.isASCII && $0.isLetter }
  }
}
