// SPDX-License-Identifier: MIT

import AssayFiles
import Testing

@testable import AssayReview

@Suite("Page of pictures")
struct ReviewPageTests {
  static func page(_ text: String) throws -> String {
    let entry = ReviewPage.Entry(
      caption: text, status: .failed, words: [text],
      pictures: [ReviewPage.Picture(label: text, bitmap: .init(width: 1, height: 1))])
    return try ReviewPage(title: text, groups: [.init(title: text, entries: [entry])]).html()
  }

  /// A caption holds a test's name or a file's, which may hold anything.
  @Test(arguments: HTMLReporterTests.attacks)
  func foreignTextStaysText(_ text: String) throws {
    let plain = try Self.page("x")
    let page = try Self.page(text)
    // The page has as many of each structural character as one whose texts have none.
    for scalar in "<>\"'".unicodeScalars {
      #expect(
        page.unicodeScalars.count { $0 == scalar } == plain.unicodeScalars.count { $0 == scalar },
        "\(scalar)")
    }
    let controls = page.unicodeScalars.filter { Printable.isUnsafe($0) && $0 != "\n" }
    #expect(controls.isEmpty)
  }

  /// The accents stay, each in the four texts, the two labels and the two halves of the picture's
  /// alternative text.
  @Test func textIsShownAsItIs() throws {
    let page = try Self.page("\"e\u{301}\"\u{301} & <b>")
    #expect(page.contains("<title>&quot;e\u{301}&quot;\u{301} &amp; &lt;b&gt;</title>"))
    #expect(page.contains("alt=\"&quot;e\u{301}&quot;\u{301} &amp; &lt;b&gt; of &quot;e\u{301}"))
  }
}
