// SPDX-License-Identifier: MIT

import AssayViews
import Testing

@testable import AssayAudit

/// Words that are drawn say what they say; labels that are set, and those of images, must tell
/// something.
@Suite("Labels and drawn words")
struct DrawnWordsTests {
  private func messages(_ view: some View) throws -> [String] {
    ElementDescriptionRule().check(try Screens.screen(of: view), AuditOptions()).issues
      .map(\.message)
  }

  @Test(
    "words such as a file's name are fine where drawn, and a finding as a label",
    arguments: ["ada_lovelace", "report.pdf", "Photo", "Item", "invoice_2024.pdf", "IMG_0042"])
  func drawnWords(_ words: String) throws {
    #expect(try messages(Text(verbatim: words)).isEmpty)
    #expect(try messages(List { Text(verbatim: words) }).isEmpty)
    #expect(
      try messages(
        Button {
        } label: {
          Text(verbatim: words)
        }
      ).isEmpty)
    // Set as a label, or that of an image, they tell nothing.
    #expect(try messages(Text("Hello").accessibilityLabel(words)).count == 1)
    #expect(try messages(Image(systemName: "star").accessibilityLabel(words)).count == 1)
    #expect(
      try messages(
        Button {
        } label: {
          Image(systemName: "star")
        }.accessibilityLabel(words)
      ).count == 1)
  }

  @Test(arguments: ["🔥", "🗑\u{FE0F}", "❤\u{FE0F}", "⚙\u{FE0F}"])
  func emojiAreWords(_ sign: String) throws {
    #expect(try messages(Button(sign) {}).isEmpty)
  }

  /// Without U+FE0F it is a sign like any other (emoji-data.txt: Emoji, not Emoji_Presentation).
  @Test(arguments: ["×", "…", "\u{2022}\u{FE0F}"])
  func signsAreNot(_ sign: String) throws {
    #expect(try messages(Button(sign) {}).count == 1)
  }
}
