// SPDX-License-Identifier: MIT

import AssaySnapshotsAudit
import Testing

@Suite("Accessibility audits in tests")
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
    var result: Result<Format, any Error>?
    try strategy.snapshot(value).run { result = $0 }
    return try #require(result).get()
  }
}
