// SPDX-License-Identifier: MIT

internal import CICU

/// Capital and small letters, as a language has them: Turkish writes İ for a capital i, Greek
/// leaves out accents (the Unicode Standard, section 3.13, with SpecialCasing.txt).
package enum LetterCase {
  case upper, lower

  /// - Parameter language: a BCP 47 tag.
  package func applied(to text: String, language: String) -> String {
    if text.isEmpty { return text }
    let units = Array(text.utf16)
    // Few letters become more than one; ICU says how much room it takes where this is too little.
    var room = units.count + 16
    while true {
      var result = [UInt16](repeating: 0, count: room)
      let count = Int(
        assay_icu_cased(
          units, Int32(units.count), self == .upper ? 1 : 0, language, &result, Int32(room)))
      guard count >= 0 else { return self == .upper ? text.uppercased() : text.lowercased() }
      if count <= room { return String(decoding: result[..<count], as: UTF16.self) }
      room = count
    }
  }
}
