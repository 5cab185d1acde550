// SPDX-License-Identifier: MIT

/// The direction that a locale's script is written in.
enum LocaleDirection {
  /// Languages whose usual script runs from right to left, and such scripts (CLDR's `characterOrder`).
  private static let languages: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "lrc", "mzn", "nqo", "pnb", "ps", "sd", "syr",
    "ug", "ur", "yi",
  ]
  private static let scripts: Set<String> = [
    "arab", "hebr", "thaa", "nkoo", "syrc", "adlm", "rohg", "mand", "samr",
  ]

  static func direction(ofLocale tag: String) -> LayoutDirection {
    let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    // A script named in the tag wins: `pa-Arab`, `az-Latn`.
    if let script = parts.dropFirst().first(where: { $0.count == 4 && $0.allSatisfy(\.isLetter) }) {
      return scripts.contains(script) ? .rightToLeft : .leftToRight
    }
    return languages.contains(parts.first ?? "") ? .rightToLeft : .leftToRight
  }
}
