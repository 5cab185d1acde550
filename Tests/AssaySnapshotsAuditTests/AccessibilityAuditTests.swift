// SPDX-License-Identifier: MIT

import AssaySnapshotsAudit
import Foundation
import Testing

@Suite("Accessibility audits in tests", .snapshots(record: .missing))
struct AccessibilityAuditTests {
  struct Pale: View {
    var body: some View {
      VStack {
        Text("Beta").foregroundStyle(Color(red: 0.8, green: 0.8, blue: 0.8))
        Button("Go") {}
      }
    }
  }

  @Test func aGoodViewPasses() throws {
    try performAccessibilityAudit(of: Text("Hello"), on: [.iPhoneSe])
  }

  struct PaleText: View {
    var body: some View { Text("Beta").foregroundStyle(Color(red: 0.8, green: 0.8, blue: 0.8)) }
  }

  /// Of 204 of 255 the luminance is 0.6038: 1.05 / 0.6538 is 1.606 on white.
  @Test func issuesFailTheTest() throws {
    try withKnownIssue {
      try performAccessibilityAudit(of: PaleText(), on: [.iPhoneSe], for: .contrast)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("contrast of text 'Beta' is 1.6:1") }
    }
  }

  @Test func theHandlerIgnores() throws {
    var seen: [String] = []
    try performAccessibilityAudit(
      of: Pale(), on: [.iPhoneSe], appearances: [.light], for: [.contrast, .hitRegion]
    ) { issue in
      seen.append(issue.rule)
      #expect(!issue.screens.isEmpty && issue.frame != nil)
      return true
    }
    #expect(seen.contains("text-contrast") && seen.contains("touch-target"))
  }

  @Test("what could not be told is an issue where one is strict")
  func strict() throws {
    struct Missing: View {
      var body: some View { Text("Paid").background(Color("No such color")) }
    }
    try performAccessibilityAudit(of: Missing(), on: [.iPhoneSe], for: .contrast)
    var seen: [AccessibilityAuditIssue] = []
    try performAccessibilityAudit(
      of: Missing(), on: [.iPhoneSe], for: .contrast, strict: true
    ) { issue in
      seen.append(issue)
      return true
    }
    #expect(seen.map(\.isIncomplete) == [true])
    #expect(seen.first?.element == "'No such color'")
    #expect(
      seen.first?.compactDescription.hasPrefix("cannot tell all contrasts: no color") == true)
  }

  /// #777777 on white is 4.478:1: enough for AA in large text alone, and for AAA never.
  @Test func theLevelIsAsked() throws {
    struct Title: View {
      var body: some View {
        Text("Title").font(.system(size: 30)).foregroundStyle(Color(white: 119 / 255))
      }
    }
    try performAccessibilityAudit(
      of: Title(), on: [.iPhoneSe], appearances: [.light], for: .contrast)
    var seen: [String] = []
    try performAccessibilityAudit(
      of: Title(), on: [.iPhoneSe], appearances: [.light], for: .contrast, level: .aaa
    ) { issue in
      seen.append(issue.compactDescription)
      return true
    }
    #expect(seen.first?.contains("needs at least 4.5:1") == true)
  }

  @Test func aComponentHasItsOwnSize() throws {
    var seen: [AccessibilityAuditIssue] = []
    try performAccessibilityAudit(
      of: PaleText().accessibilityIdentifier("beta"), layout: .sizeThatFits, appearances: [.light],
      dynamicTypeSizes: [.large], for: .contrast, palette: ["#000000", "systemRed"]
    ) { issue in
      seen.append(issue)
      return true
    }
    #expect(seen.map(\.text) == ["Beta"])
    #expect(seen.map(\.accessibilityIdentifier) == ["beta"])
    #expect((seen.first?.frame?.width ?? 999) < 60)
    #expect(seen.first?.detailedDescription.contains("make the foreground #000000") == true)
    #expect(seen.first?.detailedDescription.contains("make the foreground #7") == false)
  }

  @Test("an audit of no devices, appearances or text sizes is an error and no pass")
  func emptyLists() {
    #expect(throws: (any Error).self) {
      try performAccessibilityAudit(of: PaleText(), on: [])
    }
    #expect(throws: (any Error).self) {
      try performAccessibilityAudit(of: PaleText(), appearances: [])
    }
    #expect(throws: (any Error).self) {
      try performAccessibilityAudit(of: PaleText(), layout: .sizeThatFits, dynamicTypeSizes: [])
    }
  }

  @Test func aReportIsThePage() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/audit-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for name in ["page.html", "numbers.json"] {
      try performAccessibilityAudit(
        of: PaleText(), on: [.iPhoneSe], for: .contrast, report: folder + "/" + name
      ) { _ in true }
    }
    let page = try String(contentsOfFile: folder + "/page.html", encoding: .utf8)
    #expect(page.contains("Sufficient Contrast") && page.contains("data:image/png"))
    let numbers = try String(contentsOfFile: folder + "/numbers.json", encoding: .utf8)
    #expect(numbers.contains("\"ratio\": 1.60"))
    #expect(throws: (any Error).self) {
      try performAccessibilityAudit(of: PaleText(), report: folder + "/x.txt") { _ in true }
    }
  }

  /// A file that is there is held against; `ASSAY_RECORD` writes the others.
  @Test func aBaselineHidesWhatItKnows() throws {
    let path = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString).json"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let empty = "{\"version\": 1, \"entries\": []}"
    try empty.write(toFile: path, atomically: true, encoding: .utf8)
    var seen = 0
    try performAccessibilityAudit(
      of: PaleText(), on: [.iPhoneSe], for: .contrast, baseline: path
    ) { _ in
      seen += 1
      return true
    }
    #expect(seen == 1)
    try FileManager.default.removeItem(atPath: path)
    func audit() throws {
      try performAccessibilityAudit(of: PaleText(), on: [.iPhoneSe], for: .contrast, baseline: path)
    }
    // The run that records says so, and the next one passes.
    try withKnownIssue {
      try audit()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("recorded 1 known issue in ") }
    }
    try audit()
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("'Beta'"))
  }

  @Test func stockGrayIsNotTheAppsDoing() throws {
    struct Stock: View {
      var body: some View { Form { TextField("Name", text: .constant("")) } }
    }
    try performAccessibilityAudit(of: Stock(), on: [.iPhoneSe], for: .contrast)
    var seen = 0
    try performAccessibilityAudit(
      of: Stock(), on: [.iPhoneSe], for: .contrast, countsSystemDefaults: true
    ) { _ in
      seen += 1
      return true
    }
    // The placeholder, and the row that is the outline of the field.
    #expect(seen == 2)
  }

  @Test func typesAreApart() {
    #expect(AccessibilityAuditType.all.contains([.contrast, .localization]))
    #expect(AccessibilityAuditType.contrast.intersection(.trait).isEmpty)
  }

  @Test func treeAsText() throws {
    let tree = try Waiting.format(Button("Go") {}, as: .accessibilityTree(on: .iPhoneSe))
    #expect(tree.hasPrefix("1 isButton \"Go\" ("))
  }
}

private enum Waiting {
  static func format<Value, Format>(
    _ value: Value, as strategy: Snapshotting<Value, Format>
  ) throws -> Format {
    var result: Format?
    strategy.snapshot(value).run { result = $0 }
    return try #require(result)
  }
}
