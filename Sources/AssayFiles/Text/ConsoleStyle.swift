// SPDX-License-Identifier: MIT

/// A color or weight of a terminal (ECMA-48, §8.3.117: SGR).
package enum ConsoleStyle: String, CaseIterable, Sendable {
  case bold = "1"
  case dim = "2"
  case red = "31"
  case green = "32"
  case yellow = "33"
  case cyan = "36"

  /// The text in this style, to be printed by way of `Printable.lines(_:keepsColors:)`: only that
  /// writes what a terminal obeys, in the places that this marks.
  package func styled(_ text: String) -> String {
    Self.mark + rawValue + "m" + text + Self.mark + "0m"
  }

  /// No text from outside has it, because each process makes up its own.
  private static let mark = "\u{1B}" + String(UInt64.random(in: .min ... .max), radix: 36) + "["
  private static let marked = (allCases.map(\.rawValue) + ["0"]).map { code in
    (mark: Array((mark + code + "m").unicodeScalars), sequence: "\u{1B}[\(code)m")
  }

  /// What a terminal obeys in place of the mark that some text starts with; nil where it starts
  /// with none.
  static func sequence(
    at text: ArraySlice<Unicode.Scalar>
  ) -> (markLength: Int, sequence: String)? {
    guard text.first == "\u{1B}" else { return nil }
    return marked.first { text.starts(with: $0.mark) }.map { ($0.mark.count, $0.sequence) }
  }
}
