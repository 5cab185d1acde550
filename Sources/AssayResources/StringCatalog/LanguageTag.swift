// SPDX-License-Identifier: MIT

/// The parts of a BCP 47 tag that choose a localisation.
struct LanguageTag: Hashable, Sendable {
  var language: String
  var script: String?
  var region: String?

  /// Reads `zh-Hant-TW`, `pt_BR`, `en_US.UTF-8` and `en_US@calendar=gregorian` in any case;
  /// variants and extensions are dropped, and the withdrawn codes of ISO 639 become those in force.
  init(_ tag: String) {
    let plain = tag.split(whereSeparator: { $0 == "@" || $0 == "." }).first ?? ""
    let parts = plain.split(whereSeparator: { $0 == "-" || $0 == "_" })
    let code = parts.first?.lowercased() ?? ""
    language = Self.replacements[code] ?? code
    for part in parts.dropFirst() {
      let isLetters = part.allSatisfy { $0.isASCII && $0.isLetter }
      if script == nil, region == nil, part.count == 4, isLetters {
        script = part.prefix(1).uppercased() + part.dropFirst().lowercased()
      } else if region == nil,
        part.count == 2 && isLetters || part.count == 3 && part.allSatisfy(\.isNumber)
      {
        region = part.uppercased()
      } else {
        break
      }
    }
  }

  var text: String { [language, script, region].compactMap { $0 }.joined(separator: "-") }

  /// The script that CLDR's likely subtags give, for the languages that are written in several;
  /// nil for a language with one.
  var likelyScript: String? {
    if let script { return script }
    let place = region.map { "\(language)-\($0)" } ?? language
    return Self.scripts[place] ?? Self.scripts[language]
  }

  /// The script that the bare language means.
  var defaultScript: String? { Self.scripts[language] }

  private static let replacements = ["iw": "he", "in": "id", "ji": "yi", "tl": "fil", "no": "nb"]

  /// CLDR, likelySubtags.xml.
  private static let scripts: [String: String] = [
    "zh": "Hans", "zh-TW": "Hant", "zh-HK": "Hant", "zh-MO": "Hant",
    "yue": "Hant", "yue-CN": "Hans",
    "sr": "Cyrl", "sr-ME": "Latn", "sr-RO": "Latn", "sr-TR": "Latn",
    "uz": "Latn", "uz-AF": "Arab", "uz-CN": "Cyrl",
    "az": "Latn", "az-IQ": "Arab", "az-IR": "Arab", "az-RU": "Cyrl",
    "pa": "Guru", "pa-PK": "Arab",
    "kk": "Cyrl", "kk-AF": "Arab", "kk-CN": "Arab", "kk-IR": "Arab", "kk-MN": "Arab",
    "ku": "Latn", "ku-LB": "Arab",
    "ky": "Cyrl", "ky-CN": "Arab", "ky-TR": "Latn",
    "sd": "Arab", "sd-IN": "Deva",
    "ms": "Latn", "ms-CC": "Arab",
    "ha": "Latn", "ha-CM": "Arab", "ha-SD": "Arab",
    "tg": "Cyrl", "tg-PK": "Arab",
    "ks": "Arab", "hi": "Deva", "bs": "Latn",
  ]
}
