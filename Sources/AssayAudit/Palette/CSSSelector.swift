// SPDX-License-Identifier: MIT

/// A complex selector, as far as palettes need it: whether it is of the root, and of which
/// appearance.
struct CSSSelector: Hashable, Sendable {
  private(set) var isRoot = true
  private(set) var appearance = CSSScope.Appearance.any

  /// The selectors of a rule that hold in a page.
  ///
  /// `:host` selects nothing in a page (CSS Scoping 1, section 3.2.1): beside others it is there
  /// for components, so that it counts as the root only where it stands alone.
  static func texts(of prelude: String) -> [String] {
    let all = CSSText.split(prelude)
    let others = all.filter { CSSText.trimmed($0).lowercased() != ":host" }
    return others.isEmpty ? all : others
  }

  init(_ text: String) {
    let bytes = Array(text.utf8)
    var place = 0
    while place < bytes.count {
      let start = place
      place += 1
      // A pseudo-element has two colons.
      while place < bytes.count, bytes[start] == UInt8(ascii: ":"), bytes[place] == bytes[start] {
        place += 1
      }
      if bytes[start] == UInt8(ascii: "[") {
        place = CSSText.endOfBrackets(bytes, start)
      } else if Self.starts(bytes[start]) {
        while place < bytes.count, CSSText.isName(bytes[place]) || bytes[place] == 0x5C {
          place += bytes[place] == 0x5C ? 2 : 1
        }
        place = min(place, bytes.count)
        if place < bytes.count, bytes[place] == UInt8(ascii: "("), place > start + 1 {
          place = CSSText.endOfBrackets(bytes, place)
        }
      }
      add(String(decoding: bytes[start..<place], as: UTF8.self))
    }
  }

  private static func starts(_ byte: UInt8) -> Bool {
    CSSText.isName(byte)
      || [UInt8(ascii: "."), UInt8(ascii: "#"), UInt8(ascii: ":")].contains(byte)
  }

  /// A simple selector or a combinator.
  private mutating func add(_ part: String) {
    let lower = part.lowercased()
    // NB: combinators between parts of the root, as in "html .dark", keep it the root.
    if [":root", ":host", "html", "body", "*", "&"].contains(lower) || lower == ">"
      || lower.allSatisfy(\.isWhitespace)
    {
      return
    }
    if lower.hasPrefix("."), let found = Self.appearance(ofName: lower.dropFirst()) {
      appearance = found
    } else if lower.hasPrefix("#"), let found = Self.appearance(ofName: lower.dropFirst()) {
      appearance = found
    } else if lower.hasPrefix("["), let found = Self.appearance(ofAttribute: lower) {
      appearance = found
    } else if let open = lower.firstIndex(of: "("), lower.hasPrefix(":"), lower.hasSuffix(")") {
      let inner = CSSSelector.list(String(lower[lower.index(after: open)...].dropLast()))
      switch lower[..<open] {
      case ":not":
        // What is told apart by its opposite, however else it is written, is of the root still.
        if inner.appearance != .any { appearance = inner.appearance == .dark ? .light : .dark }
      case ":is", ":where", ":host", ":host-context", ":-webkit-any", ":-moz-any":
        if !inner.isRoot { isRoot = false }
        if inner.appearance != .any { appearance = inner.appearance }
      default: isRoot = false
      }
    } else {
      isRoot = false
    }
  }

  private static func list(_ text: String) -> CSSSelector {
    let all = CSSText.split(text).map(CSSSelector.init)
    var result = CSSSelector("")
    result.isRoot = all.contains(where: \.isRoot)
    if let first = all.first, all.allSatisfy({ $0.appearance == first.appearance }) {
      result.appearance = first.appearance
    }
    return result
  }

  /// Words that go with an appearance's in a name: "theme-dark", "is-dark", "dark-mode".
  private static let companions: Set<Substring> = [
    "theme", "mode", "scheme", "color", "colour", "appearance", "is", "app", "ui", "site", "page",
  ]

  /// Of a class or id: `dark`, `theme-dark`, `dark-mode`; nil for `btn-dark` and
  /// `dark-mode-toggle`.
  static func appearance(ofName name: some StringProtocol) -> CSSScope.Appearance? {
    let words = name.lowercased().split { !$0.isLetter }.map { word -> Substring in
      ["darkmode", "darktheme", "lightmode", "lighttheme"].contains(word)
        ? word.prefix(word.hasPrefix("dark") ? 4 : 5) : word
    }
    let said = words.filter { $0 == "dark" || $0 == "light" }
    guard said.count == 1, let word = said.first else { return nil }
    let others = words.filter { $0 != word }
    let isThemed =
      others.allSatisfy(companions.contains)
      || (words.last == word && !companions.isDisjoint(with: others))
    return isThemed ? (word == "dark" ? .dark : .light) : nil
  }

  /// `[data-theme="dark"]`, `[data-theme=github-dark]`, `[data-dark]`.
  private static func appearance(ofAttribute text: String) -> CSSScope.Appearance? {
    let inner = text.dropFirst().dropLast()
    let parts = inner.split(separator: "=", maxSplits: 1)
    let words = (parts.last ?? "").split { !$0.isLetter }
    let (isDark, isLight) = (words.contains("dark"), words.contains("light"))
    guard isDark != isLight else { return nil }
    return isDark ? .dark : .light
  }
}

/// What a name says of the appearance: `dark`, `theme-dark`, `dark-mode`.
package enum PaletteAppearance {
  /// nil for a name that has none.
  package static func isDark(_ name: String) -> Bool? {
    CSSSelector.appearance(ofName: name).map { $0 == .dark }
  }
}
