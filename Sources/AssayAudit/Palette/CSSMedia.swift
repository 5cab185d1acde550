// SPDX-License-Identifier: MIT

/// One media query of a list, as far as palettes tell situations apart (Media Queries 5): the
/// appearance and the contrast that it asks for, and all else as it is written.
struct CSSMedia: Hashable, Sendable {
  private(set) var appearance = CSSScope.Appearance.any
  /// nil for either.
  private(set) var isIncreasedContrast: Bool?
  /// "print", "(min-width: 600px)"; empty for none.
  private(set) var others: [String] = []

  init(_ query: String) {
    let words = query.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if let negated = Self.negated(words) {
      self = negated
      return
    }
    guard !words.hasPrefix("not "), !words.contains(" or ") else {
      others = [words]
      return
    }
    for part in words.components(separatedBy: " and ") {
      switch part.filter({ !$0.isWhitespace }) {
      case "", "screen", "all", "onlyscreen", "onlyall": break
      case "(prefers-color-scheme:dark)": narrow(to: .dark, part)
      case "(prefers-color-scheme:light)": narrow(to: .light, part)
      case "(prefers-contrast:more)", "(prefers-contrast)": isIncreasedContrast = true
      case "(prefers-contrast:no-preference)": isIncreasedContrast = false
      default: others.append(part)
      }
    }
  }

  /// A condition that is no media query.
  init(condition: String) { others = [condition] }

  private mutating func narrow(to new: CSSScope.Appearance, _ part: String) {
    // Both at once is never, and so is what nobody turns on.
    if appearance != .any, appearance != new { others.append(part) }
    appearance = new
  }

  /// `not (prefers-color-scheme: dark)`; nil for what is no negation of one known feature.
  private static func negated(_ words: String) -> CSSMedia? {
    var rest = words
    for start in ["not all and ", "not screen and ", "not "] where rest.hasPrefix(start) {
      rest = String(rest.dropFirst(start.count))
      let inner = CSSMedia(rest)
      guard inner.others.isEmpty, !rest.contains(" and ") else { return nil }
      var result = CSSMedia("")
      switch (inner.appearance, inner.isIncreasedContrast) {
      case (.dark, nil): result.appearance = .light
      case (.light, nil): result.appearance = .dark
      case (.any, let contrast?): result.isIncreasedContrast = !contrast
      case (.any, nil), (.light, _?), (.dark, _?): return nil
      }
      return result
    }
    return nil
  }

  func holds(in situation: CSSSituation) -> Bool {
    (appearance == .any || appearance == situation.appearance)
      && (isIncreasedContrast ?? situation.isIncreasedContrast) == situation.isIncreasedContrast
      && others.allSatisfy(situation.conditions.contains)
  }
}

extension String {
  fileprivate func components(separatedBy separator: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while let range = rest.firstRange(of: separator) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return parts + [String(rest)]
  }
}

/// What a page is shown in: the appearance, the contrast, a theme, and conditions such as a width.
struct CSSSituation: Hashable, Sendable {
  /// Light or dark.
  var appearance = CSSScope.Appearance.light
  var isIncreasedContrast = false
  /// As its selector is written; nil for none.
  var theme: String?
  /// In their order, as they are written.
  var conditions: [String] = []

  /// "dark, increased contrast, [data-theme=sepia]"; empty for the usual one.
  ///
  /// - Parameter hasDark: whether light is one of several.
  func words(hasDark: Bool) -> [String] {
    let light = hasDark && theme == nil ? ["light"] : []
    return (appearance == .dark ? ["dark"] : light)
      + (isIncreasedContrast ? ["increased contrast"] : []) + [theme].compactMap(\.self)
      + CSSWidth.closest(conditions)
  }
}
