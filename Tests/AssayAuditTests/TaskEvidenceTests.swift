// SPDX-License-Identifier: MIT

import AssayViews
import Testing

@testable import AssayAudit

/// Apple, "Overview of Accessibility Nutrition Labels": a label is for tasks, of which each must be
/// possible under the setting.
@Suite("Evidence for the App Store's labels")
struct TaskEvidenceTests {
  private static func run(
    _ label: String, _ setting: String, _ verdict: LabelSummary.Verdict
  ) -> TaskEvidence.Run {
    TaskEvidence.Run(label: label, setting: setting, verdict: verdict, evidence: "e")
  }

  @Test func oneRunDecides() {
    let evidence = TaskEvidence(
      name: "Pay",
      runs: [
        Self.run("A", "1", .supported), Self.run("A", "2", .failed),
        Self.run("B", "1", .cannotTell),
        Self.run("A", "3", .cannotTell), Self.run("C", "1", .supported),
      ])
    #expect(evidence.labels.map(\.name) == ["A", "B", "C"])
    #expect(evidence.labels.map(\.verdict) == [.failed, .cannotTell, .supported])
    #expect(!evidence.isSupported)
    #expect(evidence.lines[..<3] == ["Pay", "  A: not supported", "    1: supported (e)"])
  }

  /// #777777 on white is 4.47:1.
  @Test(
    "text just above 4.5:1 supports contrast, and text just below fails",
    arguments: [
      ("#767676", LabelSummary.Verdict.supported), ("#777777", .failed),
    ])
  func contrast(_ color: String, _ verdict: LabelSummary.Verdict) throws {
    let gray = color == "#767676" ? 0x76 : 0x77
    let view = Text("Hello").foregroundStyle(AssayViews.Color(white: Double(gray) / 255))
      .background(.white)
    let audit = Auditor(types: [.contrast]).audit([try Screens.screen(of: view)])
    #expect(LabelSummary.verdict(of: [audit], noun: "texts", needsPasses: true).0 == verdict)
  }

  @Test func nothingToLookAtIsOpen() throws {
    let audit = Auditor(types: [.contrast]).audit([try Screens.screen(of: Divider())])
    #expect(LabelSummary.verdict(of: [audit], noun: "texts", needsPasses: true).0 == .cannotTell)
  }

  @Test("one translucent background leaves reduced transparency unknown")
  func transparency() throws {
    let plain = try Screens.screen(of: Text("A").background(.white))
    let glass = try Screens.screen(of: Text("A").background(.black.opacity(0.5)))
    #expect(LabelSummary.transparency(of: [plain]).0 == .supported)
    #expect(LabelSummary.transparency(of: [plain, glass]).0 == .cannotTell)
  }

  /// The spokes of a spinner, the shadow of a switch and a line are translucent, and no text lies
  /// on them.
  @Test func translucentBesideText() throws {
    let view = VStack {
      ProgressView()
      Toggle("Sound", isOn: .constant(true))
      AssayViews.Color.black.opacity(0.1).frame(height: 1)
    }
    let scene = try Screens.screen(of: view)
    #expect(LabelSummary.transparency(of: [scene]).0 == .supported)
  }

  @Test("a translucent gradient leaves transparency unknown unless a card lies under the text")
  func scrim() throws {
    let scrim = LinearGradient(
      colors: [.black.opacity(0.6), .black], startPoint: .top, endPoint: .bottom)
    let bare = try Screens.screen(of: Text("A").padding().background(scrim))
    #expect(LabelSummary.transparency(of: [bare]).0 == .cannotTell)
    let card = Text("A").padding().background(.white).padding().background(scrim)
    let covered = try Screens.screen(of: card.frame(width: 200, height: 200))
    #expect(LabelSummary.transparency(of: [covered]).0 == .supported)
  }
}
