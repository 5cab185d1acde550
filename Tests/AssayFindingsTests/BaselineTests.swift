// SPDX-License-Identifier: MIT

import AssayFiles
import AssayFindings
import AssayTestSupport
import Foundation
import Testing

@Suite("Baseline")
struct BaselineTests {
  static func finding(
    _ identity: String?, rule: RuleID = "r", line: UInt32 = 1, path: String = "A.swift"
  )
    -> Finding
  {
    Finding(
      rule: rule, severity: .warning, confidence: .high,
      location: SampleReport.location(path, (line, 1), (line, 9)),
      subject: identity.map {
        Finding.Subject(name: "f()", kind: "function", qualifiedName: "M.f()", identity: $0)
      },
      message: "message", reason: "reason")
  }

  @Test func writesAnEntryALineSortedByRuleAndIdentity() {
    let baseline = Baseline(of: [
      Self.finding("s:b"), Self.finding("s:a", rule: "z"), Self.finding("s:a"),
      Self.finding("s:b", line: 7),
    ])
    #expect(
      baseline.json == """
        {
          "version": 1,
          "entries": [
            {"rule": "r", "identity": "s:a", "name": "M.f()"},
            {"rule": "r", "identity": "s:b", "name": "M.f()", "count": 2},
            {"rule": "z", "identity": "s:a", "name": "M.f()"}
          ]
        }

        """)
  }

  @Test func anEmptyBaselineIsWrittenAndRead() throws {
    let text = "{\n  \"version\": 1,\n  \"entries\": []\n}\n"
    #expect(Baseline().json == text)
    #expect(try Baseline(json: text.utf8, path: "b.json") == Baseline())
  }

  @Test func whatIsWrittenReadsBack() throws {
    let baseline = Baseline(of: SampleReport.report.findings)
    #expect(try Baseline(json: baseline.json.utf8, path: "b.json") == baseline)
  }

  @Test func linesDoNotMatter() {
    let baseline = Baseline(of: [Self.finding("s:a", line: 3)])
    let result = baseline.apply(to: [Self.finding("s:a", line: 300)])
    #expect(result.new.isEmpty)
    #expect(result.known.count == 1)
    #expect(result.stale.isEmpty)
  }

  @Test func ruleAndIdentityDo() {
    let baseline = Baseline(of: [Self.finding("s:a")])
    let others = [Self.finding("s:a", rule: "q"), Self.finding("s:b")]
    let result = baseline.apply(to: others)
    #expect(result.new == others)
    #expect(result.known.isEmpty)
    #expect(
      result.stale == [Baseline.Entry(rule: "r", identity: "s:a", name: "M.f()")])
  }

  /// Two equal findings need two entries, or a count of two.
  @Test(arguments: [(1, 1, 0), (2, 0, 0), (3, 0, 1)])
  func anEntryStandsForItsCount(count: Int, new: Int, stale: Int) {
    let baseline = Baseline(entries: [Baseline.Entry(rule: "r", identity: "s:a", count: count)])
    let result = baseline.apply(to: [Self.finding("s:a", line: 1), Self.finding("s:a", line: 2)])
    #expect(result.new.count == new)
    #expect(result.known.count == 2 - new)
    #expect(result.stale.reduce(0) { $0 + $1.count } == stale)
  }

  @Test func entriesListedTwiceAreCounted() throws {
    let text = """
      {"entries": [{"rule": "r", "identity": "s:a"}, {"rule": "r", "identity": "s:a", "name": "n"}],
       "version": 1}
      """
    let baseline = try Baseline(json: text.utf8, path: "b.json")
    #expect(
      baseline.entries == [Baseline.Entry(rule: "r", identity: "s:a", name: "n", count: 2)])
  }

  @Test func aFindingWithoutSubjectIsKnownByPathAndMessage() {
    let baseline = Baseline(of: [Self.finding(nil, line: 3)])
    #expect(baseline.entries.first?.name == "A.swift: message")
    #expect(baseline.apply(to: [Self.finding(nil, line: 4)]).known.count == 1)
    #expect(baseline.apply(to: [Self.finding(nil, path: "B.swift")]).new.count == 1)
  }

  @Test func pruningDropsWhatIsGoneAndAddsNothing() {
    let baseline = Baseline(entries: [
      Baseline.Entry(rule: "r", identity: "s:a", count: 3),
      Baseline.Entry(rule: "r", identity: "s:gone"),
    ])
    let pruned = baseline.pruned(to: [Self.finding("s:a"), Self.finding("s:new")])
    #expect(pruned.entries == [Baseline.Entry(rule: "r", identity: "s:a", count: 1)])
  }

  struct Broken: CustomTestStringConvertible, Sendable {
    var text: String
    var words: String
    var testDescription: String { text }
  }

  @Test(arguments: [
    Broken(text: "", words: "the file is not JSON"),
    Broken(text: "{", words: "the file is not JSON"),
    Broken(text: "[]", words: "is not an object"),
    Broken(text: "{}", words: "version is missing"),
    Broken(text: #"{"version": "1"}"#, words: "version is not a whole number"),
    Broken(text: #"{"version": 1.5}"#, words: "version is not a whole number"),
    Broken(text: #"{"version": 1}"#, words: "entries is missing"),
    Broken(text: #"{"version": 1, "entries": {}}"#, words: "entries is not a list"),
    Broken(text: #"{"version": 1, "entries": [7]}"#, words: "entries[0] is not an object"),
    Broken(
      text: #"{"version": 1, "entries": [{"rule": 7, "identity": ""}]}"#,
      words: "entries[0].rule is not a string"),
    Broken(
      text: #"{"version": 1, "entries": [{"rule": "r"}]}"#,
      words: "entries[0].identity is missing"),
    Broken(
      text: #"{"version": 1, "entries": [{"rule": null, "identity": ""}]}"#,
      words: "entries[0].rule is null instead of a string"),
    Broken(
      text: #"{"version": 1, "entries": [{"rule": "r", "identity": "i", "count": 0}]}"#,
      words: "entries[0].count is not a whole number above 0"),
    Broken(
      text: #"{"version": 1, "entries": [{"rule": "r", "identity": "i", "count": 1.5}]}"#,
      words: "entries[0].count is not a whole number above 0"),
  ])
  func brokenFilesSayWhere(_ row: Broken) {
    let error = #expect(throws: BaselineError.self) {
      try Baseline(json: row.text.utf8, path: "dir/b.json")
    }
    let message = error?.description ?? ""
    #expect(message.hasPrefix("cannot read baseline 'dir/b.json': "))
    #expect(message.contains(row.words), "\(message)")
    #expect(message.hasSuffix("; fix the file, or overwrite it with a new baseline"))
  }

  /// Whatever else a later version changes, its number is what the reader learns first.
  @Test func anotherVersionIsRefusedByItsNumber() {
    let error = #expect(throws: BaselineError.self) {
      try Baseline(json: #"{"version": 2, "files": []}"#.utf8, path: "b.json")
    }
    #expect(error?.code == .unsupportedVersion(2))
    #expect(error?.description.contains("has version 2, but this tool reads version 1") == true)
  }

  @Test func aMergeConflictIsNamed() {
    let text = """
      {
        "version": 1,
      <<<<<<< HEAD
      """
    #expect(throws: BaselineError(.conflict(line: 3), path: "b.json")) {
      try Baseline(json: text.utf8, path: "b.json")
    }
  }

  /// Two counts of 2^62 are one more than an Int holds.
  @Test func countsDoNotOverflow() throws {
    let entry = #"{"rule": "r", "identity": "i", "count": 4611686018427387904}"#
    let baseline = try Baseline(
      json: "{\"version\": 1, \"entries\": [\(entry), \(entry)]}".utf8, path: "b.json")
    #expect(baseline.entries.first?.count == .max)
  }

  @Test func filesAreWrittenAndRead() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/b.json"
    #expect(throws: BaselineError(.missing, path: path)) { try Baseline.read(from: path) }
    let baseline = Baseline(of: SampleReport.report.findings)
    try baseline.write(to: path)
    #expect(try Baseline.read(from: path) == baseline)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data(baseline.json.utf8))

    let inside = folder.path + "/new/b.json"
    try baseline.write(to: inside)
    #expect(try Baseline.read(from: inside) == baseline)
    let lost = path + "/b.json"
    let error = #expect(throws: FileSystemError.self) { try baseline.write(to: lost) }
    #expect(
      error?.description.hasSuffix("a file is where a folder should be; move it away") == true,
      "\(error?.description ?? "")")
    // A folder is no baseline, and is not replaced by one.
    #expect(throws: BaselineError.self) { try Baseline.read(from: folder.path) }
  }
}
