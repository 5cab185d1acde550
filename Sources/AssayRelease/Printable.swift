// SPDX-License-Identifier: MIT

/// Text from outside, made fit for a terminal, a log or one line of a file.
package enum Printable {
  /// Control characters, escapes and signs that turn the direction of text are replaced by `?`, so that no title
  /// can move the cursor, forge a line of a log, or hide what it says. Long texts are cut.
  ///
  /// - Parameter limit: in characters.
  package static func text(_ text: some StringProtocol, limit: Int = 200) -> String {
    var result = String.UnicodeScalarView()
    // NB: cut first; a title of megabytes is not worth a walk.
    for scalar in text.prefix(limit).unicodeScalars {
      result.append(isHarmful(scalar) ? "?" : scalar)
    }
    let isCut = text.index(text.startIndex, offsetBy: limit, limitedBy: text.endIndex)
    return String(result) + (isCut.map { $0 < text.endIndex } == true ? "…" : "")
  }

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F: true
    // Line and paragraph separators, and the directional formatting characters of UAX #9, section 2.
    case 0x2028, 0x2029, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x061C: true
    default: false
    }
  }
}
