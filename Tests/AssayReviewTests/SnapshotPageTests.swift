// SPDX-License-Identifier: MIT

import AssayDiff
import AssayFiles
import Foundation
import Testing

@testable import AssayReview

@Suite("Page of snapshots")
struct SnapshotPageTests {
  static func page(_ text: String, isServed: Bool = false) throws -> String {
    let entry = SnapshotReport.Entry(
      path: text, status: .failed, words: [text], changes: [text],
      areas: [PixelBox(x: 1, y: 2, width: 3, height: 4)],
      files: .init(reference: "/a.png", rendition: "/b.png"))
    return try SnapshotPage(
      SnapshotReport(entries: [entry]), isServed: isServed, address: { "pictures" + $0 }
    ).html()
  }

  /// What the script reads, as a browser would hand it over.
  private static func content(_ page: String) throws -> [String: Any] {
    let start = try #require(page.range(of: "id=\"content\">"))
    let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    let data = Data(page[start.upperBound..<end.lowerBound].utf8)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  /// A browser runs neither script nor style whose hash the policy does not name.
  @Test(arguments: [
    ("style", SnapshotPage.style, SnapshotPage.styleHash),
    ("script", SnapshotPage.script, SnapshotPage.scriptHash),
  ])
  func thePolicyNamesTheHash(element: String, text: String, hash: String) throws {
    let digest = Data(SHA256.hash(Array(text.utf8))).base64EncodedString()
    #expect(hash == "sha256-" + digest)
    let page = try Self.page("x")
    #expect(page.contains("<\(element)>\(text)</\(element)>"))
    #expect(page.contains("\(element)-src '\(hash)'"))
    #expect(!page.contains("connect-src"))
    #expect(try Self.page("x", isServed: true).contains("connect-src 'self'"))
  }

  /// Texts are JSON in the page: as many structural characters as in a page whose texts have none,
  /// and nothing that a terminal or a pipeline obeys.
  @Test(arguments: HTMLReporterTests.attacks + ["##[error]x", "a\n::error::x", "\u{2028}"])
  func foreignTextStaysText(_ text: String) throws {
    let plain = try Self.page("x")
    let page = try Self.page(text)
    for scalar in "<>&".unicodeScalars where scalar != ">" {
      #expect(
        page.unicodeScalars.count { $0 == scalar } == plain.unicodeScalars.count { $0 == scalar },
        "\(scalar)")
    }
    #expect(page.unicodeScalars.allSatisfy { !Printable.isUnsafe($0) || $0 == "\n" })
    #expect(!page.contains("##["))
    let entries = try #require(Self.content(page)["entries"] as? [[String: Any]])
    #expect(entries.first?["path"] as? String == text)
    #expect(entries.first?["name"] as? String == Printable.line(text))
  }

  @Test(
    "snapshots of one test, and of one description in all its trait sets, belong together",
    arguments: [
      ("App/LoginTests/testLogin.iPhoneSe.dark.png", "App/LoginTests/testLogin"),
      ("App/LoginTests/testLogin.png", "App/LoginTests/testLogin"),
      ("Screens/Card/iPhoneSe.dark.es.png", "Screens/Card"),
      ("Screens/Card/iPhone12-landscape.png", "Screens/Card"),
      ("Screens/Card/320x480@2x.png", "Screens/Card"),
    ])
  func test(path: String, test: String) {
    #expect(SnapshotReport.Entry(path: path, status: .passed).test == test)
  }

  @Test("an entry has its status, group, areas, and the addresses of the pictures that it has")
  func entries() throws {
    let entries = try #require(Self.content(Self.page("A/b.png"))["entries"] as? [[String: Any]])
    let entry = try #require(entries.first)
    #expect(entry["status"] as? String == "failed")
    #expect(entry["group"] as? Int == 0)
    #expect(entry["areas"] as? [[Int]] == [[1, 2, 3, 4]])
    #expect(
      entry["pictures"] as? [String: String]
        == ["reference": "pictures/a.png", "rendition": "pictures/b.png"])
  }
}
