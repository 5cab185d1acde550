// SPDX-License-Identifier: MIT

import AssayFindings
import AssayGraphics
import AssayViews
import Testing

@testable import AssayAudit

@Suite("Numbers of an audit")
struct NumbersTests {
  private struct Screen: View {
    var body: some View {
      VStack {
        Text("A sentence that is longer than forty letters, in black on white")
          .accessibilityIdentifier("long")
        Text("Pale").foregroundStyle(Color(red: 0.8, green: 0.8, blue: 0.8))
        Button("Go") {}.disabled(true)
      }
    }
  }

  @Test func whatPassesHasItsNumbers() throws {
    let audit = Auditor(keepsChecks: true).audit([try Screens.screen(of: Screen())])
    let checks = audit.checks(path: "a.yaml").filter { $0.rule == "text-contrast" }
    #expect(checks.map(\.outcome).sorted { $0.rawValue < $1.rawValue } == [.failed, .passed])
    let long = try #require(checks.first { $0.outcome == .passed })
    #expect(long.text == "A sentence that is longer than forty letters, in black on white")
    #expect(long.identifier == "long")
    #expect(long.contrast?.ratio == 21 && long.contrast?.required == 4.5)
    #expect(long.contrast?.foreground == "#000000" && long.contrast?.background == "#FFFFFF")
    #expect(long.contrast?.smallestSize == 17 && long.contrast?.weight == 400)
    #expect((long.frame?.width ?? 0) > 100)
    // Of 204 of 255 the luminance is 0.6038: 1.05 / 0.6538 is 1.606.
    let pale = try #require(checks.first { $0.outcome == .failed })
    #expect(((pale.contrast?.ratio ?? 0) * 1000).rounded() == 1606)
    let finding = try #require(audit.findings(path: "a.yaml").first?.finding)
    #expect(finding.subject?.identity == pale.identity)
  }

  @Test func checksAreKeptOnRequestAlone() throws {
    let audit = Auditor().audit([try Screens.screen(of: Screen())])
    #expect(audit.checks(path: "a.yaml").isEmpty)
  }

  @Test func coverageCountsWhatIsLeftOut() throws {
    let audit = Auditor().audit([try Screens.screen(of: Screen())])
    #expect(
      "\(audit.coverage)" == "measured 2 of 2 texts (100%); not looked at: "
        + "texts of disabled controls, which are exempt (1)")
  }

  @Test func aScreenshotHasARangeOfSizes() throws {
    let picture = try Screens.picture(
      of: Text("Hello world, hello").foregroundStyle(.black).background(.white),
      size: Size(width: 300, height: 80), scale: 2)
    let audit = Auditor(keepsChecks: true).audit(screenshot: picture, scale: 2...2, name: "a.png")
    let check = try #require(audit.checks(path: "a.png").first)
    #expect(check.outcome == .passed && check.text == nil && check.contrast?.ratio == 21)
    let sizes = try #require(check.contrast)
    #expect((sizes.smallestSize ?? 99) <= 17 && (sizes.largestSize ?? 0) >= 17)
  }

  @Test func pairsHaveTheirs() throws {
    var palette = Palette(
      file: "p.yaml",
      entries: [
        Palette.Entry(name: "ink", color: .rgb(0x77, 0x77, 0x77), line: 2),
        Palette.Entry(name: "paper", color: .white, line: 3),
        Palette.Entry(name: "spare", color: .black, line: 4),
      ])
    palette.pairs = [
      PairDeclaration(
        foreground: "ink", background: "paper", requirement: .text(.aa, isLarge: false)),
      PairDeclaration(
        foreground: "ink", background: "paper", requirement: .text(.aa, isLarge: true)),
    ]
    var audit = PairAudit()
    try audit.add(palette.pairs, in: palette) { $0 }
    audit.finish(names: palette.entries.map(\.name))
    #expect(audit.checks.map(\.outcome) == [.failed, .passed])
    #expect(audit.checks.map { $0.contrast?.required } == [4.5, 3])
    // wcag-contrast-ratio: 4.478089453577214.
    #expect(audit.checks.allSatisfy { Int(($0.contrast?.ratio ?? 0) * 1e6) == 4_478_089 })
    #expect("\(audit.coverage)".hasSuffix("; not looked at: colors that no pair names (1)"))
  }
}
