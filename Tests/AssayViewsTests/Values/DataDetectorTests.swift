// SPDX-License-Identifier: MIT

import AssayUIKit
import Testing

@testable import AssayViews

@Suite("What a data detector finds")
struct DataDetectorTests {
  // Foundation on Linux calls the names of these deprecated: `CheckingType.date.rawValue` is 16.
  private static let date: NSTextCheckingTypes = 1 << 4
  private static let link: NSTextCheckingTypes = 1 << 6
  private static let phoneNumber: NSTextCheckingTypes = 1 << 11

  private func found(
    _ text: String, _ types: NSTextCheckingTypes = link | phoneNumber
  ) throws -> [String] {
    let range = NSRange(text.startIndex..., in: text)
    return try NSDataDetector(types: types).matches(in: text, range: range).map { match in
      let words = (text as NSString).substring(with: match.range)
      return words + " " + (match.url?.absoluteString ?? match.phoneNumber ?? "")
    }
  }

  /// The addresses are those of Apple's documentation of `NSDataDetector`'s links: a missing scheme
  /// is HTTP, an address of mail is `mailto:`.
  @Test(
    "links and telephone numbers",
    arguments: [
      ("See https://swift.org/blog?id=1#top.", ["https://swift.org/blog?id=1#top"]),
      ("(www.example.com)", ["www.example.com"]),
      ("Write to a.b@example.org!", ["a.b@example.org"]),
      ("swift.org, or apple.com/swift", ["swift.org", "apple.com/swift"]),
      ("Call +1 (555) 010-9999 today", ["+1 (555) 010-9999"]),
      ("No 12345, v1.2.3, e.g. this", []),
      (
        "https://en.wikipedia.org/wiki/Swift_(bird)",
        [
          "https://en.wikipedia.org/wiki/Swift_(bird)"
        ]
      ),
    ])
  func kinds(text: String, words: [String]) throws {
    let expected = words.map { word in
      if word.hasPrefix("+") || word.contains("://") { return "\(word) \(word)" }
      return "\(word) \(word.contains("@") ? "mailto:" : "http://")\(word)"
    }
    #expect(try found(text) == expected)
  }

  @Test("only the kinds that are asked for; others are reported")
  func types() throws {
    let text = "https://swift.org +1 555 010 9999"
    #expect(try found(text, Self.phoneNumber) == ["+1 555 010 9999 +1 555 010 9999"])
    _ = LeftOutNotes.take()
    #expect(try found(text, Self.date | Self.phoneNumber).count == 1)
    #expect(
      LeftOutNotes.take() == ["what a data detector finds besides links and telephone numbers"])
    #expect(throws: CocoaError.self) { try NSDataDetector(types: 0) }
    _ = LeftOutNotes.take()
  }

  @Test("a long text takes a time in proportion")
  func longText() throws {
    #expect(try found(String(repeating: "a.", count: 100_000)).isEmpty)
    #expect(try found(String(repeating: "1 x", count: 100_000)).isEmpty)
  }
}
