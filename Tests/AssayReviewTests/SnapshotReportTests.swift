// SPDX-License-Identifier: MIT

import AssayTestSupport
import Foundation
import Testing

@testable import AssayReview

@Suite("Report of snapshots")
struct SnapshotReportTests {
  private static func entry(
    _ path: String, _ status: SnapshotReport.Status = .failed, _ changes: String...
  ) -> SnapshotReport.Entry {
    SnapshotReport.Entry(
      path: path, status: status, words: changes + ["12 pixels differ"], changes: changes)
  }

  @Test("the same sentences are one group, whatever their numbers")
  func groups() {
    let report = SnapshotReport(entries: [
      Self.entry("A/S/1.png", .failed, #"text "Row 1" became "Rows" and moved 4 pt up"#),
      Self.entry("A/S/2.png", .failed, #"text "Row 2" became "Rows" and moved 4 pt up"#),
      Self.entry("B/S/1.png", .failed, #"text "Row 1" became "Rows" and moved 12.5 pt up"#),
      Self.entry("A/S/3.png", .failed, #"text "Row 1" became "Rows""#),
    ])
    #expect(report.groups.map(\.members) == [[0, 2], [1], [3]])
    #expect(report.groups[0].title == #"text "Row 1" became "Rows" and moved 4 pt up"#)
  }

  /// The report shows no sentence with a hash, so the title must not announce one.
  @Test func areasOutsideOfElementsAreNothingMore() {
    let change = #"the rounded rectangle behind "3" changed corner radius from 8 to 10 pt"#
    let report = SnapshotReport(entries: [
      Self.entry("T/S/a.png", .failed, change, "2 areas outside of all elements changed (1a2b)")
    ])
    #expect(report.groups.map(\.title) == [change])
  }

  @Test("numbers that both texts have do not make another change; numbers that changed do")
  func keptNumbers() {
    let report = SnapshotReport(entries: [
      Self.entry("A/1/a.png", .failed, #"text "Row 1" became "Rows 1" and moved 4 pt left"#),
      Self.entry("A/2/a.png", .failed, #"text "Row 10" became "Rows 10" and moved 4.5 pt left"#),
      Self.entry("A/3/a.png", .failed, #"text "Row 1" became "Row 2" and moved 4 pt left"#),
      Self.entry("A/4/a.png", .failed, #"text "Row 2" became "Row 3" and moved 4 pt left"#),
      Self.entry("A/5/a.png", .failed, #"text "7 old rows" became "7 new rows""#),
      Self.entry("A/6/a.png", .failed, #"text "8 old rows" became "8 new rows""#),
      Self.entry("A/7/a.png", .failed, #"text "8 old cells" became "8 new cells""#),
      Self.entry("A/8/a.png", .failed, #"text "1 1" became "1 1 1""#),
    ])
    #expect(report.groups.map(\.members) == [[0, 1], [2], [3], [4, 5], [6], [7]])
  }

  @Test("a change that no sentence tells apart is a decision for each test")
  func drawing() {
    let words = "no element moved or changed; only the drawing differs"
    let report = SnapshotReport(entries: [
      Self.entry("A/S/a.1.png", .failed, words), Self.entry("A/T/a.1.png", .failed, words),
      Self.entry("A/S/a.2.png", .failed, words), Self.entry("A/S/b.1.png", .failed, words),
      Self.entry("A/S/3.png", .new),
    ])
    #expect(report.groups.map(\.members) == [[0, 2], [1], [3], [4]])
    #expect(report.groups.map(\.title) == [words, words, words, "A/S"])
  }

  @Test("lengths alone are the same change in one test, and in another one if they are the same")
  func lengths() {
    func entry(_ path: String, _ way: String) -> SnapshotReport.Entry {
      let change = #""Became 1" moved \#(way) pt right and grew from 1x1 to 2x2"#
      return SnapshotReport.Entry(path: path, status: .failed, words: [change], changes: [change])
    }
    let report = SnapshotReport(entries: [
      entry("A/S/a.1.png", "0.5"), entry("A/S/b.1.png", "110"), entry("A/S/a.2.png", "2"),
      entry("B/S/c.1.png", "110"),
    ])
    #expect(report.groups.map(\.members) == [[0, 2], [1, 3]])
  }

  @Test("what needs a decision comes first")
  func order() {
    let report = SnapshotReport(entries: [
      Self.entry("a", .passed), Self.entry("b", .new), Self.entry("c", .unused),
      Self.entry("d", .failed),
    ])
    #expect(report.entries.map(\.path) == ["d", "b", "c", "a"])
  }

  @Test("lengths are others on each device; an opacity, a size or a color is another change")
  func groupsKeepValues() {
    func entry(_ path: String, _ change: String) -> SnapshotReport.Entry {
      SnapshotReport.Entry(path: path, status: .failed, words: [change], changes: [change])
    }
    let report = SnapshotReport(entries: [
      entry("A/S/1.png", #"text "A" changed opacity from 1 to 0.99 and moved 4 pt up"#),
      entry("A/S/2.png", #"text "A" changed opacity from 1 to 0.99 and moved 6 pt up"#),
      entry("A/S/3.png", #"text "A" changed opacity from 1 to 0.05 and moved 4 pt up"#),
      entry("A/S/4.a.png", #"text "A" grew from 10x20 to 12x20"#),
      entry("A/S/4.b.png", #"text "A" grew from 10x20 to 14x20"#),
      entry("A/S/6.png", #"text "A" changed color from #111111 to #222222"#),
      entry("A/S/7.png", #"text "A" changed color from #111111 to #999999"#),
    ])
    #expect(report.groups.map(\.members) == [[0, 1], [2], [3, 4], [5], [6]])
  }

  @Test("one change of one test in several appearances is one decision; of two tests it is two")
  func groupsAppearances() {
    func entry(_ path: String, _ old: String, _ new: String) -> SnapshotReport.Entry {
      let change = #"button "Pay #AA0000" changed color from \#(old) to \#(new) and moved 4 pt up"#
      return SnapshotReport.Entry(path: path, status: .failed, words: [change], changes: [change])
    }
    let report = SnapshotReport(entries: [
      entry("A/S/pay.iPhoneSe.png", "#007AFF", "#FF3B30"),
      entry("A/S/pay.iPhoneSe.dark.png", "#0A84FF", "#FF453A"),
      entry("A/S/other.iPhoneSe.dark.png", "#0A84FF", "#30D158"),
      // The same as the first, so its own dark twin is of that group too.
      entry("A/T/second.iPhoneSe.png", "#007AFF", "#FF3B30"),
      entry("A/T/second.iPhoneSe.dark.png", "#409CFF80", "#FF6961"),
      // The two of a description, whose folder is the test.
      entry("Screens/Card/iPhoneSe.png", "#111111", "#222222"),
      entry("Screens/Card/iPhoneSe.dark.png", "#EEEEEE", "#DDDDDD"),
    ])
    #expect(report.groups.map(\.members) == [[0, 1, 3, 4], [2], [5, 6]])
  }

  @Test("two groups of a test that a third snapshot belongs to both are one")
  func groupsMerge() {
    func entry(_ path: String, _ color: String) -> SnapshotReport.Entry {
      let change = #"text "A" changed color from #000000 to \#(color)"#
      return SnapshotReport.Entry(path: path, status: .failed, words: [change], changes: [change])
    }
    let report = SnapshotReport(entries: [
      entry("A/S/a.1.png", "#111111"), entry("A/S/b.1.png", "#222222"),
      entry("A/S/b.2.png", "#111111"),
    ])
    #expect(report.groups.map(\.members) == [[0, 1, 2]])
  }

  @Test("what was tolerated is in JUnit and in Markdown")
  func tolerated() {
    let report = SnapshotReport(entries: [
      SnapshotReport.Entry(path: "A/S/1.png", status: .passed, words: ["tolerated: 1 pixel"])
    ])
    #expect(report.junit.contains("tolerated: 1 pixel"))
    #expect(report.markdown().contains("tolerated: 1 pixel"))
  }

  @Test("JSON has counts, groups and each snapshot")
  func json() throws {
    let report = SnapshotReport(entries: [
      Self.entry("A/S/1.png", .failed, #""Save" became "Store""#), Self.entry("A/S/2.png", .passed),
    ])
    let value = try JSONSerialization.jsonObject(with: Data(report.json().utf8))
    let document = try #require(value as? [String: Any])
    #expect(document["schemaVersion"] as? Int == 1)
    #expect((document["counts"] as? [String: Int])?["failed"] == 1)
    #expect((document["counts"] as? [String: Int])?["passed"] == 1)
    let groups = try #require(document["groups"] as? [[String: Any]])
    #expect(groups[0]["snapshots"] as? [String] == ["A/S/1.png"])
    let snapshots = try #require(document["snapshots"] as? [[String: Any]])
    #expect(snapshots[0]["words"] as? [String] == [#""Save" became "Store""#, "12 pixels differ"])
    #expect(snapshots[1]["status"] as? String == "passed")
  }

  @Test("the schema names what JSON has, and nothing else")
  func schema() throws {
    let schema = try JSONSerialization.jsonObject(
      with: Data(
        SourceFolder.text("Sources/AssayReview/Schema/snapshot-report.schema.json").utf8))
    var entry = Self.entry("A/S/1.png", .failed, #""Save" became "Store""#)
    entry.files = .init(reference: "/r.png", rendition: "/n.png", difference: "/d.png")
    let report = try JSONSerialization.jsonObject(
      with: Data(SnapshotReport(entries: [entry]).json().utf8))
    try Self.compare(#require(report as? [String: Any]), #require(schema as? [String: Any]))
  }

  @Test("the summary says where the pictures are, and shows one that has an address on the web")
  func page() {
    let report = SnapshotReport(entries: [Self.entry("A/S/1.png", .failed, "x")])
    func lines(_ address: String?, sheet: String? = "/out/review-pictures/contact-sheet.png")
      -> String
    {
      report.markdown(page: PageAddress(page: "/out/review.html", sheet: sheet, address: address))
    }
    #expect(!report.markdown().contains("review.html"))
    #expect(lines(nil).contains("`review.html`"))
    #expect(lines(nil).contains("`review-pictures/contact-sheet.png`"))
    #expect(
      lines("https://example.com/17/review.html?a=1").contains(
        "[![Before and after of each change](https://example.com/17/review-pictures/"
          + "contact-sheet.png)](https://example.com/17/review.html?a=1)"))
    #expect(
      lines("https://example.com/17/").contains("](https://example.com/17/review-pictures/"))
    let artifact = lines("https://github.com/o/r/actions/runs/1/artifacts/2")
    #expect(!artifact.contains("!["))
    #expect(artifact.contains("](https://github.com/o/r/actions/runs/1/artifacts/2)"))
    #expect(artifact.contains("`review-pictures/contact-sheet.png`"))
    #expect(!lines("https://example.com/17/review.html", sheet: nil).contains("!["))
    #expect(!PageAddress.isAddress("https://example.com/a b)"))
    #expect(!PageAddress.isAddress("javascript:alert(1)"))
    #expect(PageAddress.isAddress("https://example.com/17/review.html?a=1#b"))
  }

  private static func compare(_ object: [String: Any], _ schema: [String: Any]) throws {
    let properties = try #require(schema["properties"] as? [String: [String: Any]])
    #expect(Set(object.keys) == Set(properties.keys))
    let required = try #require(schema["required"] as? [String])
    #expect(Set(required).isSubset(of: object.keys))
    for (key, property) in properties {
      if let member = object[key] as? [String: Any] { try compare(member, property) }
      if let members = object[key] as? [[String: Any]], let first = members.first {
        try compare(first, #require(property["items"] as? [String: Any]))
      }
    }
  }

  /// The elements are those of https://github.com/testmoapp/junitxml.
  @Test("JUnit has a failure for what differs, and a suite for each folder")
  func junit() throws {
    let text = SnapshotReport(entries: [
      Self.entry("A/S/1.png", .failed, #""<b>" became "x""#), Self.entry("A/T/2.png", .passed),
      Self.entry("A/T/3.png", .broken), Self.entry("A/T/4.png", .unused),
    ]).junit
    #expect(
      text.contains(
        "<testsuites name=\"assay snapshot\" tests=\"4\" failures=\"1\" errors=\"1\" skipped=\"1\">"
      ))
    #expect(text.contains("<testsuite name=\"A.T\" tests=\"3\""))
    #expect(text.contains("<failure message=\"&quot;&lt;b&gt;&quot; became &quot;x&quot;\">"))
    #expect(text.contains("<testcase name=\"2.png\" classname=\"A.T\">"))
    #expect(text.contains("<system-out>12 pixels differ</system-out>"))
  }

  @Test("Markdown names what could not run, and shows the words of each, and notes that differ")
  func brokenMarkdown() {
    func entry(
      _ path: String, _ status: SnapshotReport.Status, _ words: String...
    ) -> SnapshotReport.Entry {
      SnapshotReport.Entry(path: path, status: status, words: words, changes: [])
    }
    let report = SnapshotReport(entries: [
      entry("a.yaml", .broken, "a.yaml:1: no such kind"),
      entry("b.yaml", .broken, "b.yaml:2: no such kind"),
      entry("c.yaml", .broken, "no font"), entry("d.yaml", .broken, "no font"),
      entry("A/1.png", .passed, "tolerated: 1 pixel"),
      entry("A/2.png", .passed, "tolerated: 2 pixels"),
      entry("A/3.png", .passed), entry("B/4.png", .passed), entry("A/5.png", .passed),
    ])
    #expect(
      report.groups.map { group in group.members.map { report.entries[$0].path } } == [
        ["a.yaml"], ["b.yaml"], ["c.yaml", "d.yaml"], ["A/1.png"], ["A/2.png"],
        ["A/3.png", "A/5.png"], ["B/4.png"],
      ])
    let text = report.markdown()
    #expect(text.contains("**a.yaml** (could not run)\n\n- a.yaml:1: no such kind\n"), "\(text)")
    #expect(text.contains("**b.yaml** (could not run)\n\n- b.yaml:2: no such kind\n"), "\(text)")
    #expect(text.contains("**c.yaml** (could not run)\n\n- no font\n"), "\(text)")
    #expect(text.contains("tolerated: 2 pixels"), "\(text)")
  }

  @Test("Markdown names a change once, and escapes what comes from outside")
  func markdown() {
    let text = SnapshotReport(entries: [
      Self.entry("A/S/1.png", .failed, #""@team" became "x""#),
      Self.entry("A/S/2.png", .failed, #""@team" became "x""#), Self.entry("A/S/3.png", .passed),
    ]).markdown()
    #expect(text.hasPrefix("### Snapshots\n\n2 failed, 1 passed\n"))
    #expect(text.contains("<summary>2 snapshots</summary>"))
    #expect(!text.contains("@team"))
    #expect(text.contains("- A/S/2.png\n"))
    let many = (0..<5000).map { Self.entry("A/S/\($0).png", .failed, "\"\($0)\" is gone") }
    #expect(SnapshotReport(entries: many).markdown().utf8.count < 65_536)
  }
}
