// SPDX-License-Identifier: MIT

/// A color or weight of a terminal (ECMA-48, §8.3.117: SGR).
package enum ConsoleStyle: String, CaseIterable, Sendable {
  case bold = "1"
  case dim = "2"
  case red = "31"
  case green = "32"
  case yellow = "33"
  case cyan = "36"

  /// The text in this style.
  package func styled(_ text: String) -> String { start + text + Self.end }

  private var start: String { "\u{1B}[\(rawValue)m" }
  private static let end = "\u{1B}[0m"
  /// How git ends its own.
  private static let gitEnd = "\u{1B}[m"
  private static let sequences = (allCases.map(\.start) + [end, gitEnd]).map {
    Array($0.unicodeScalars)
  }

  /// The length of the style's start or end that some text starts with; nil where it starts with
  /// another.
  static func sequenceLength(_ text: ArraySlice<Unicode.Scalar>) -> Int? {
    guard text.first == "\u{1B}" else { return nil }
    return sequences.first { text.starts(with: $0) }?.count
  }
}
