// SPDX-License-Identifier: MIT

/// Which localisations serve a locale, best first.
enum LocaleFallback {
  /// The locale itself, its script, its parent by CLDR, its language:
  ///
  /// ```swift
  /// LocaleFallback.chain(for: "es-MX")  // ["es-MX", "es-419", "es"]
  /// LocaleFallback.chain(for: "zh-TW")  // ["zh-TW", "zh-Hant-TW", "zh-Hant"]
  /// ```
  ///
  /// A language that is written in another script is no fallback: `zh-Hant` never ends at `zh`.
  static func chain(for locale: String) -> [String] {
    let tag = LanguageTag(locale)
    let language = tag.language
    let script = tag.likelyScript
    let isDefaultScript = script == tag.defaultScript
    var chain = [tag.text]
    func add(_ parts: String?...) {
      let candidate = parts.compactMap { $0 }.joined(separator: "-")
      if !chain.contains(candidate) { chain.append(candidate) }
    }
    if let region = tag.region {
      if let script { add(language, script, region) }
      if script == LanguageTag("\(language)-\(region)").likelyScript { add(language, region) }
      for parent in parents(language, region) where isDefaultScript { add(language, parent) }
    }
    if let script { add(language, script) }
    if isDefaultScript { add(language) }
    return chain
  }

  /// Whether two locales share language and script, so that one may stand in for the other.
  static func areVariants(_ a: String, _ b: String) -> Bool {
    let (a, b) = (LanguageTag(a), LanguageTag(b))
    return a.language == b.language && a.likelyScript == b.likelyScript
  }

  /// CLDR, supplementalData.xml, parentLocales.
  private static func parents(_ language: String, _ region: String) -> [String] {
    switch language {
    case "es" where latinAmerica.contains(region): ["419"]
    // NB: en-GB stands in before en, as Apple's matching does: it is what en-001 apps ship.
    case "en" where !["US", "PH", "PR", "GU", "VI", "UM", "AS", "MP", "001"].contains(region):
      region == "GB" ? ["001"] : ["001", "GB"]
    case "pt" where !["BR", "PT"].contains(region): ["PT"]
    default: []
    }
  }

  private static let latinAmerica: Set<String> = [
    "AR", "BO", "BR", "BZ", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "JP", "MX", "NI", "PA",
    "PE", "PR", "PY", "SV", "US", "UY", "VE",
  ]
}
