// SPDX-License-Identifier: MIT

import AssayGraphics
import Testing

@testable import AssayText

@Suite("Signs that several scripts share")
struct SharedSignsTests {
  private func faces(_ text: String, weight: Int = 400) throws -> Set<String> {
    Set(
      try sharedEngine.get().layout(.system(text, weight: weight)).lines.flatMap(\.runs)
        .map(\.face))
  }

  /// ScriptExtensions.txt gives each the scripts that it is used with; Latin is not among them.
  @Test(
    "a sign beside Latin letters has a face",
    arguments: [
      ("،", "NotoSansArabicUI"), ("؛", "NotoSansArabicUI"), ("؟", "NotoSansArabicUI"),
      ("٪", "NotoSansArabicUI"), ("۔", "NotoSansArabicUI"), ("।", "NotoSansDevanagariUI"),
      ("॥", "NotoSansDevanagariUI"),
    ])
  func besideLatin(_ sign: String, _ family: String) throws {
    for (weight, style) in [(400, "Regular"), (700, "Bold")] {
      let primary = try sharedBook.get().primaryName(
        for: FontDescriptor(size: 17, weight: weight), pointSize: 17)
      #expect(try faces("ab\(sign)", weight: weight) == [primary, "\(family)-\(style)"])
    }
    #expect(try sharedEngine.get().unsupportedCharacters(in: .system("ab\(sign)")).isEmpty)
  }

  @Test("a danda keeps the face of the letters before it")
  func afterItsOwn() throws {
    #expect(try faces("অ।") == ["NotoSansBengaliUI-Regular"])
    #expect(try faces("अ।") == ["NotoSansDevanagariUI-Regular"])
  }

  @Test("numbers and letters in circles are of one face")
  func circles() throws {
    #expect(try faces("①⑨⑩⑳㉑㉟⓪⓵❶ⓐⒶ").count == 1)
  }

  @Test("characters that no font has are told, and emoji that fall into parts")
  func unsupported() throws {
    func unsupported(_ text: String) throws -> [Character] {
      try sharedEngine.get().unsupportedCharacters(in: .system(text))
    }
    // Linear A; an emoji of Unicode 16; a heart with the hair of a person, which is no sequence.
    #expect(try unsupported("a𐘀b𐘀") == ["𐘀"])
    #expect(try unsupported("👩‍❤️‍👩 🇪🇸 👍🏽 1️⃣ 😀 é ❤️ שלום, नमस्ते").isEmpty)
    #expect(try unsupported("\u{1FAE9}") == ["\u{1FAE9}"])
    #expect(try unsupported("❤️\u{200D}🦰") == ["❤️\u{200D}🦰"])
    #expect(try unsupported("plain").isEmpty)
    #expect(try unsupported("a\u{200B}b\u{2060}c\u{200F}d").isEmpty)
  }
}
