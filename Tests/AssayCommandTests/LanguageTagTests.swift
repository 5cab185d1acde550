// SPDX-License-Identifier: MIT

import AssayTestSupport
import Testing

@testable import AssaySnapshotCommands

/// The subtags are those of the registry of RFC 5646
/// (https://www.iana.org/assignments/language-subtag-registry).
@Suite("Language tags that users write")
struct LanguageTagTests {
  @Test(
    "tags of the registry are taken, with texts or without, in any case",
    arguments: [
      "en", "es-MX", "es-419", "zh-Hant", "zh-Hant-TW", "zh_TW", "EN-us", "tlh", "yue", "fil",
      "zh-yue-HK", "de-1996", "de-DE-1996", "sl-rozaj-biske", "sr-latn-RS", "en-US-u-ca-buddhist",
      "en_US@calendar=gregorian", "ar-001", "iw", "in", "tl", "no", "sh", "qaa", "en-XA", "en-ZZ",
      "de-Qaaa", "de-XW", "en-x-klingon", "sr-XK", "de-DD",
    ])
  func known(_ tag: String) {
    #expect(LanguageTagProblem(tag) == nil)
  }

  @Test(
    "what the registry does not have is named",
    arguments: [
      ("klingon", LanguageTagProblem.unknownLanguage("klingon")), ("xx", .unknownLanguage("xx")),
      ("xx-DE", .unknownLanguage("xx")), ("german", .unknownLanguage("german")),
      ("jp", .regionFirst("jp")), ("CN-Hans", .regionFirst("CN")),
      ("eng", .longLanguage("eng", shorter: "en")),
      // The bibliographic and the terminological code of ISO 639-2.
      ("ger-DE", .longLanguage("ger", shorter: "de")), ("deu", .longLanguage("deu", shorter: "de")),
      ("zh-Hanz", .unknownScript("Hanz")), ("zh-Hanz-TW", .unknownScript("Hanz")),
      ("de-QL", .unknownRegion("QL")), ("en-UK", .unknownRegion("UK")),
      ("es-999", .unknownRegion("999")), ("zh-Hant-ZY", .unknownRegion("ZY")),
      ("", .syntax), ("e", .syntax), ("de_DE.UTF-8", .syntax), ("en--US", .syntax),
      ("en-", .syntax), ("languages-DE", .syntax), ("e1", .syntax), ("de-123456789", .syntax),
    ])
  func unknown(_ tag: String, _ problem: LanguageTagProblem) {
    #expect(LanguageTagProblem(tag) == problem)
  }

  @Test("the option stops with one message, before anything is drawn")
  func option() throws {
    let package = try TemporaryFolder.package()
    try package.write("kind: Text\ntext: Hello\n", to: "Card.yaml")
    for command in [["snapshot", "render"], ["snapshot", "verify"], ["audit", "views"]] {
      let run = try CommandRun(command + ["Card.yaml", "--locale", "klingon"], in: package.path)
      #expect(run.exitCode == 64)
      #expect(
        run.errors.hasPrefix(
          "Error: 'klingon' names no language: 'klingon' is no code of ISO 639; write one such as"),
        "\(run.errors)")
      #expect(run.output.isEmpty)
    }
    // Without texts in the language the picture is that of the sources.
    let run = try package.run("snapshot", "render", "Card.yaml", "--locale", "tlh", "-o", "out")
    #expect(run.exitCode == 0, "\(run.errors)")
  }

  @Test(
    "the configuration's names say their line",
    arguments: [
      ("locales: [en, klingon]", "'klingon' names no language"),
      ("devices: iPhon13", "unknown device 'iPhon13'; did you mean 'iPhone13'?"),
      ("appearances: dim", "unknown appearance 'dim'"), ("text-sizes: huge", "unknown text size"),
    ])
  func configuration(_ line: String, _ words: String) throws {
    let package = try TemporaryFolder.package()
    try package.write("kind: Text\ntext: Hello\n", to: "Screens/Card.yaml")
    try package.write(
      "check:\n  snapshots:\n    descriptions: Screens\n    \(line)\n", to: ".assay.yml")
    let run = try package.run("check")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains(".assay.yml:4:"), "\(run.errors)")
    #expect(run.errors.contains(words), "\(run.errors)")
  }
}
