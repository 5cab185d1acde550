// SPDX-License-Identifier: MIT

/// A language for tests: English texts made longer or turned around, to find what a translation
/// would break before there is one. The tags are those of CLDR.
package enum PseudoLocale: String, Hashable, Sendable, CaseIterable {
  /// Accented English, half again as long and in brackets, so that a cut text shows.
  case accented = "en-XA"
  /// English that runs from right to left.
  case rightToLeft = "ar-XB"

  /// nil for a real locale.
  package init?(tag: String) {
    self.init(rawValue: LanguageTag(tag).text)
  }

  /// What numbers and dates are written in, and whose texts are taken.
  package static let base = "en-US"

  /// A whole text, whose letters are changed already.
  func finished(_ text: String, length: Int) -> String {
    switch self {
    case .accented: "[\(text)\(Self.filling(for: length))]"
    case .rightToLeft: text
    }
  }

  /// The letters of a part of a text, without its arguments.
  func changed(_ text: String) -> String {
    switch self {
    case .accented: String(text.map { Self.accents[$0] ?? $0 })
    case .rightToLeft:
      text.split(separator: " ", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : Self.overrideStart + $0 + Self.overrideEnd }
        .joined(separator: " ")
    }
  }

  // UAX #9: a right-to-left override, between marks that give the paragraph its direction.
  private static let overrideStart = "\u{200F}\u{202E}"
  private static let overrideEnd = "\u{202C}\u{200F}"

  private static func filling(for length: Int) -> String {
    var filling = ""
    for word in [" one", " two", " three", " four", " five", " six", " seven"].cycled(
      to: length / 2)
    {
      if filling.count >= (length + 1) / 2 { break }
      filling += word
    }
    return filling
  }

  private static let accents: [Character: Character] = {
    let plain = "abcdefghijklmnopqrstuvwxyz"
    let accented = "áƀçđéƒğĥîĵķļḿñöþǫŕšţûṽŵẋýž"
    let small = zip(plain, accented)
    let capital = zip(plain.uppercased(), accented.uppercased())
    return Dictionary(uniqueKeysWithValues: Array(small) + Array(capital))
  }()
}

extension [String] {
  /// The elements over and over, `count` of them.
  fileprivate func cycled(to count: Int) -> [String] {
    (0..<Swift.max(1, count)).map { self[$0 % self.count] }
  }
}
