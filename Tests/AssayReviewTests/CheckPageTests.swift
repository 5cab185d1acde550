// SPDX-License-Identifier: MIT

import AssayFindings
import Foundation
import Testing

@testable import AssayPages
@testable import AssayReview

@Suite("The page of a check")
struct CheckPageTests {
  private static func page(_ text: String) throws -> String {
    let finding = HTMLReporterTests.finding(path: text, message: text, reason: text)
    func report(_ findings: [Finding]) -> FindingReport {
      FindingReport(
        tool: "assay check", version: "1.2.3", rules: [], findings: findings, notes: [text])
    }
    let tabs = [
      CheckPage.Tab(title: "first", state: "ok", isClean: true, report: report([])),
      CheckPage.Tab(title: "second", state: text, isClean: false, report: report([finding])),
    ]
    return CheckPage(report([finding]), tabs: tabs, context: ReportContext(root: "/"))
      .html()
  }

  /// A browser applies no style whose hash the policy does not name.
  @Test func thePolicyNamesTheStyle() throws {
    let digest = Data(SHA256.hash(Array(CheckPage.style.utf8))).base64EncodedString()
    #expect(CheckPage.styleHash == "sha256-" + digest)
    #expect(try Self.page("x").contains("style-src '\(CheckPage.styleHash)'"))
  }

  @Test func theFirstTabThatAsksForSomethingIsOpen() throws {
    let page = try Self.page("x")
    #expect(page.contains("id=\"tab-2\" checked>"))
    #expect(page.components(separatedBy: " checked>").count == 2)
    #expect(page.contains("id=\"tab2-file-1\""))
  }

  @Test(arguments: HTMLReporterTests.attacks)
  func foreignTextStaysText(_ text: String) throws {
    func count(_ page: String) -> Int { page.count { $0 == "<" } }
    let plain = try Self.page("x")
    #expect(count(try Self.page(text)) == count(plain))
  }
}
