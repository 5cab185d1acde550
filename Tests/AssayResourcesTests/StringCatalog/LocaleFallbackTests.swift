// SPDX-License-Identifier: MIT

import Testing

@testable import AssayResources

@Suite("Locale fallback and direction")
struct LocaleFallbackTests {
  @Test(
    "a locale falls back to others of its language and script",
    arguments: [
      ("en", ["en"]),
      ("en-US", ["en-US", "en"]),
      ("en-GB", ["en-GB", "en-001", "en"]),
      ("en_AU", ["en-AU", "en-001", "en-GB", "en"]),
      ("es-ES", ["es-ES", "es"]),
      ("es-MX", ["es-MX", "es-419", "es"]),
      ("pt-BR", ["pt-BR", "pt"]),
      ("pt-AO", ["pt-AO", "pt-PT", "pt"]),
      ("zh-TW", ["zh-TW", "zh-Hant-TW", "zh-Hant"]),
      ("zh-Hant-HK", ["zh-Hant-HK", "zh-HK", "zh-Hant"]),
      ("zh-CN", ["zh-CN", "zh-Hans-CN", "zh-Hans", "zh"]),
      ("sr-Latn", ["sr-Latn"]),
      ("sr", ["sr", "sr-Cyrl"]),
      ("iw-IL", ["he-IL", "he"]),
      ("fr_CA.UTF-8", ["fr-CA", "fr"]),
      ("ar@calendar=islamic", ["ar"]),
      ("ZH-hans-cn", ["zh-Hans-CN", "zh-CN", "zh-Hans", "zh"]),
      ("de-1996-x-a", ["de"]),
      ("", [""]),
      ("---", [""]),
    ])
  func chains(_ locale: String, _ chain: [String]) {
    #expect(LocaleFallback.chain(for: locale) == chain)
  }

  // CLDR, likelySubtags.xml and scriptMetadata.txt.
  @Test(arguments: [
    "ar", "ar-EG", "he", "iw", "fa-IR", "ur", "ps", "sd", "ug", "yi", "ji", "dv", "ckb", "ks",
    "az-Arab", "uz-AF", "pa-PK", "pa-Arab", "ku-LB", "en-Hebr", "ff-Adlm", "syr", "AR_sa",
  ])
  func rightToLeft(_ tag: String) {
    #expect(LocaleDirection.isRightToLeft(tag))
  }

  @Test(arguments: [
    "en", "es", "ru", "zh-Hant", "ja", "hi", "he-Latn", "ar-Latn", "sd-IN", "sd-Deva", "az",
    "pa-IN", "uz", "ku", "tr", "ff", "", "a", "arx",
  ])
  func leftToRight(_ tag: String) {
    #expect(!LocaleDirection.isRightToLeft(tag))
  }
}
