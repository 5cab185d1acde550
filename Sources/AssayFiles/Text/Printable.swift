// SPDX-License-Identifier: MIT

/// Text from outside, made harmless for a terminal, a log or one line of a file.
///
/// Characters that move the cursor, start an escape sequence, break the line or change the
/// direction of text are spelled out as Swift spells them (`\n`, `\u{1B}`). The starts of commands
/// that pipelines read from their logs get a zero-width space, which looks the same and is no
/// command.
package enum Printable {
  /// Text on one line.
  package static func line(_ text: some StringProtocol) -> String {
    guard isHarmful(text) else { return String(text) }
    var result = ""
    for scalar in text.unicodeScalars { append(scalar, to: &result) }
    return withoutCommands(result)
  }

  /// Text on one line, and an ellipsis in place of everything after the limit.
  ///
  /// - Parameter limit: in characters of the original text.
  package static func short(_ text: some StringProtocol, limit: Int = 200) -> String {
    // NB: cut first, because a title of several megabytes is not worth a walk.
    let end = text.index(text.startIndex, offsetBy: limit, limitedBy: text.endIndex)
    guard let end, end < text.endIndex else { return line(text) }
    return line(text[..<end]) + "…"
  }

  /// Text of several lines: line feeds and tabs stay.
  ///
  /// - Parameter keepsColors: whether the styles of `ConsoleStyle` become colors; those that text
  ///   from outside holds never do.
  package static func lines(_ text: String, keepsColors: Bool = false) -> String {
    guard isHarmful(text) else { return text }
    let scalars = Array(text.unicodeScalars)
    var result = ""
    var index = 0
    while index < scalars.count {
      if keepsColors, let style = ConsoleStyle.sequence(at: scalars[index...]) {
        result += style.sequence
        index += style.markLength
        continue
      }
      switch scalars[index] {
      case "\n", "\t": result.unicodeScalars.append(scalars[index])
      case let scalar: append(scalar, to: &result)
      }
      index += 1
    }
    return withoutCommands(result)
  }

  /// JSON whose strings are escaped as RFC 8259 asks. It allows DEL, C1 controls and directions
  /// (§7), which a terminal would obey, and knows nothing of pipelines.
  package static func json(_ text: String) -> String {
    guard isHarmful(text) else { return text }
    var result = ""
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      if (scalar.value > 0x20 && isUnsafe(scalar)) || (scalar == "#" && previous == "#") {
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    return result
  }

  /// Appends one character, spelled out where it is harmful. For formats that have characters of
  /// their own to escape first.
  package static func append(_ scalar: Unicode.Scalar, to result: inout String) {
    switch scalar {
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case _ where isUnsafe(scalar):
      result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    default: result.unicodeScalars.append(scalar)
    }
  }

  /// C0 and C1 controls, the line and paragraph separators, and the explicit directional formatting
  /// characters of UAX #9 (§2.1 to §2.6), which make text read differently from what it is ("Trojan
  /// Source").
  package static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x2029: true
    case 0x202A...0x202E, 0x2066...0x2069, 0x200E...0x200F, 0x061C: true
    default: false
    }
  }

  /// Whether anything needs a second look; almost no text does.
  private static func isHarmful(_ text: some StringProtocol) -> Bool {
    var previous: UInt8 = 0
    for byte in text.utf8 {
      // A control, the first byte of U+0080 to U+009F, U+061C or U+2000 to U+2FFF, "::", or "##".
      switch byte {
      case 0..<0x20, 0x7F, 0xC2, 0xD8, 0xE2: return true
      case UInt8(ascii: ":") where previous == byte: return true
      case UInt8(ascii: "#") where previous == byte: return true
      default: previous = byte
      }
    }
    return false
  }

  /// Breaks the commands that runners obey. GitHub takes `::` at the start of a line after any
  /// white space, and `##[` anywhere in it (actions/runner, ActionCommand.cs); Azure Pipelines
  /// takes `##[` and `##vso[`, TeamCity `##teamcity[`.
  private static func withoutCommands(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    var isLineStart = true
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      result.append(scalar)
      if isLineStart, scalar == ":", next == ":" { result.append("\u{200B}") }
      if scalar == "#", next == "#", startsCommand(scalars[(index + 2)...]) {
        result.append("\u{200B}")
      }
      if scalar == "\n" {
        isLineStart = true
      } else if !scalar.properties.isWhitespace {
        isLineStart = false
      }
    }
    return String(result)
  }

  private static func startsCommand(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    // NB: names of commands are not case-sensitive.
    rest.first { !("a"..."z").contains($0) && !("A"..."Z").contains($0) } == "["
  }
}
