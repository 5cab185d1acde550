// SPDX-License-Identifier: MIT

/// Something that was not drawn as the view asks.
package struct SceneDiagnostic: Hashable, Sendable, CustomStringConvertible {
  package enum Code: Hashable, Sendable {
    case unknownSymbol(String)
    /// The stand-in glyph differs from Apple's drawing.
    case approximateSymbol(String)
    /// `similar` is a name that the catalog has and that differs in the case of letters only.
    case unknownImage(String, similar: String? = nil)
    /// `similar` is a name that the catalog has and that differs in the case of letters only.
    case unknownColor(String, similar: String? = nil)
    /// A font of the app's own; none is read.
    case unknownFont(String)
    /// A character that no font draws as what it is.
    case unsupportedCharacter(Character)
    /// A key of the string tables that is drawn instead of its text.
    case drawnKey(String, String)
    /// A format specifier that the picture shows, because its argument is missing, and its text.
    case missingArgument(String, String)
    /// A text with the sign for no currency.
    case missingCurrency(String)
    /// `changesColors` is false for what would change shapes or words alone.
    case notDrawn(String, changesColors: Bool = true)
  }

  package var code: Code

  package init(_ code: Code) {
    self.code = code
  }

  /// Whether it changes colors in the picture, and not only shapes.
  package var changesColors: Bool {
    switch code {
    case .approximateSymbol, .unknownFont, .unsupportedCharacter, .drawnKey, .missingArgument,
      .missingCurrency:
      false
    case .unknownSymbol, .unknownImage, .unknownColor: true
    case .notDrawn(_, let changesColors): changesColors
    }
  }

  package var description: String {
    switch code {
    case .unknownSymbol(let name):
      "no glyph for the symbol '\(name)': drawn as an empty box"
    case .approximateSymbol(let name):
      "the symbol '\(name)' is drawn as another glyph like it"
    case .unknownImage(let name, let similar?):
      "no image set '\(name)' in the asset catalog, which has '\(similar)': drawn as an empty box; "
        + "correct the case of the name"
    case .unknownImage(let name, nil):
      "no image set '\(name)' in the asset catalog: drawn as an empty box; add it, or name a file"
    case .unknownColor(let name, let similar?):
      "no color '\(name)' in the asset catalog, which has '\(similar)': drawn clear; correct the "
        + "case of the name"
    case .unknownColor(let name, nil):
      "no color '\(name)' in the asset catalog or among the system colors: drawn clear"
    case .unknownFont(let name):
      "the font '\(name)' is missing: drawn in the system font at its size"
    case .unsupportedCharacter(let character):
      "no font has \(Self.codes(of: character)): drawn as a box, or in parts"
    case .drawnKey(let key, let text):
      "the picture shows the key '\(key)' of the string tables instead of its text '\(text)'"
    case .missingArgument(let specifier, let text):
      "the picture shows '\(specifier)' of the text '\(text)': its argument is missing"
    case .missingCurrency(let text):
      "the text '\(text)' has the sign for no currency: its formatter has no currency code, or a "
        + "locale without a currency"
    case .notDrawn(let what, _):
      "\(what) is not drawn"
    }
  }

  /// By numbers, for a reader's terminal may not have the character either.
  private static func codes(of character: Character) -> String {
    let codes = character.unicodeScalars.map { scalar -> String in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
    return "the character " + codes.joined(separator: " ")
  }
}
