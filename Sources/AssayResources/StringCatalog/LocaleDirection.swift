// SPDX-License-Identifier: MIT

/// The reading direction of a locale.
package enum LocaleDirection {
  /// Whether a BCP 47 tag's script, written or likely, runs from right to left:
  ///
  /// ```swift
  /// LocaleDirection.isRightToLeft("ar-EG")    // true
  /// LocaleDirection.isRightToLeft("az-Arab")  // true
  /// LocaleDirection.isRightToLeft("he-Latn")  // false
  /// ```
  package static func isRightToLeft(_ tag: String) -> Bool {
    let tag = LanguageTag(tag)
    if let script = tag.likelyScript { return scripts.contains(script) }
    return languages.contains(tag.language)
  }

  /// CLDR, scriptMetadata.txt, rows with RTL = YES of scripts in use.
  private static let scripts: Set<String> = [
    "Adlm", "Arab", "Aran", "Hebr", "Mand", "Mend", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa", "Yezi",
  ]

  /// Living languages whose likely script by CLDR, likelySubtags.xml, is one of them and which
  /// have no other in `LanguageTag`'s table.
  private static let languages: Set<String> = [
    "aeb", "apc", "ar", "arq", "ary", "arz", "azb", "bal", "bgn", "bqi", "ckb", "dv", "fa", "glk",
    "haz", "he", "hno", "khw", "lah", "lki", "lrc", "luz", "mzn", "nqo", "pnb", "ps", "rhg", "sdh",
    "skr", "syr", "trw", "ug", "ur", "uzs", "yi",
  ]
}
