// SPDX-License-Identifier: MIT

import AssayViews
import Testing

@testable import AssayAudit

@Suite("What is drawn other than asked")
struct DrawnOtherwiseTests {
  /// Each is drawn as nothing or as a stand-in, and so are the pixels that texts are measured
  /// against.
  @Test func isNeverPassedOver() throws {
    let screen = try Screens.screen(
      of: VStack {
        Text("Order")
        Text("Paid").background(Color("Brand"))
        Image("Beach")
        Image(systemName: "no.such.symbol")
        Text("Late").colorEffect(ShaderLibrary.late())
      })
    let issues = TextContrastRule().check(screen, AuditOptions()).issues
    #expect(issues.allSatisfy { $0.outcome == .incomplete(.drawnOtherwise) })
    #expect(
      issues.map { $0.kind + " " + $0.subject } == [
        "color 'Brand'", "image 'Beach'", "symbol 'no.such.symbol'",
        "effect the Metal shader 'late'",
      ])
  }

  /// What is missing may be bright, or be what tells two states apart.
  @Test("a missing color leaves the labels that depend on colors unknown") func labels() throws {
    for (color, verdict) in [
      (Color("Brand"), LabelSummary.Verdict.cannotTell), (Color.black, .supported),
    ] {
      let screen = try Screens.screen(of: Text("Paid").background(color), appearance: .dark)
      let rows = LabelSummary([Auditor().audit([screen])], Auditor()).rows
      for label in [
        LabelSummary.Label.darkInterface, .differentiateWithoutColor, .sufficientContrast,
      ] {
        #expect(rows.first { $0.label == label }?.verdict == verdict, "\(label)")
      }
    }
  }

  /// Another font's letters are of other widths.
  @Test("texts in a missing font have one note on their room and none on their contrast")
  func fonts() throws {
    let screen = try Screens.screen(
      of: VStack {
        Text("Order")
        Text("Paid").font(.custom("Brand Sans", size: 20))
        Text("Late").font(.custom("Brand Sans", fixedSize: 20))
      })
    #expect(TextContrastRule().check(screen, AuditOptions()).issues.isEmpty)
    let result = TextClippedRule().check(screen, AuditOptions())
    #expect(result.passes == 3)
    #expect(
      result.issues.map(\.message) == [
        "cannot tell whether all texts have room: the font 'Brand Sans' is missing: "
          + "drawn in the system font at its size"
      ])
    #expect(result.issues.first?.outcome == .incomplete(.textNotDrawn))
  }

  @Test func whatIsDrawnAsAskedPasses() throws {
    let screen = try Screens.screen(
      of: VStack {
        Text("Paid").background(Color.yellow)
        Image(systemName: "star.fill")
      })
    #expect(TextContrastRule().check(screen, AuditOptions()).issues.isEmpty)
  }
}
