// SPDX-License-Identifier: MIT

import AssayAudit
import AssayAuditSources
import AssayFindings
import AssayRaster
import AssayResources
import AssayScenes
import AssayTestSupport
import AssayTraits
import Foundation
import Testing

/// Five screens with one visual fault each, and the same screens repaired: the audit finds just
/// that, and nothing once it is mended.
@MainActor
@Suite("Screens with visual faults")
struct VisualScreensTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().path

  /// What an audit says of a screen in light and dark, at the default and the largest text size.
  private func messages(_ name: String) throws -> [String] {
    let screen = try #require(GalleryScreen.all.first { $0.name == name })
    let engine = try ScreenSketch.engine
    let builder = SceneBuilder(
      engine: engine, resources: try ResourceFinder.resources(near: #filePath))
    let matrix = TraitMatrix(
      on: [.iPhone13], appearances: [.light, .dark], dynamicTypeSizes: [.large, .largest])
    let screens = try matrix.traitSets.map { traits in
      let built = try builder.build(try screen.viewNode(for: traits), traits: traits)
      return AuditScreen(
        built.scene, traits: ScreenTraits(traits),
        missingKeys: built.missingKeys.map { "\($0)" }, rasterizer: Rasterizer(engine: engine))
    }
    return Auditor().audit(screens).merged.map {
      "\($0.issue.rule): \($0.issue.message) [\($0.screenWords(of: 4))]"
    }
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var messages: [String]
  }

  @Test(
    "the audit of a picture names each fault and the screens that have it, and no motion",
    arguments: [
      // 0.72 of 255 is #B8B8B8, whose luminance is 0.479: (1.05) / (0.529) = 1.98.
      Case(
        testDescription: "OpeningHoursView",
        messages: ["9:00 to 18:30", "10:00 to 16:00", "Closed"].map {
          "text-contrast: contrast of text '\($0)' is 1.98:1; text of 17 pt needs at least 4.5:1 "
            + "[on 2 of 4 screens: iPhone13, iPhone13.accessibility5]"
        }),
      Case(
        testDescription: "PhotoOfTheDayView",
        messages: [
          "smart-invert: image 'Harbour at dusk' becomes a negative with Smart Invert "
            + "[on all 4 screens]",
          "dark-interface: 80% of the screen stays bright in the dark appearance "
            + "[on 2 of 4 screens: iPhone13.dark, iPhone13.dark.accessibility5]",
        ]),
      Case(
        testDescription: "RecipeView",
        messages: [
          "Lentil soup", "Wash the lentils.", "Simmer them for twenty minutes.",
          "Season, and serve with bread.",
        ].map {
          "dynamic-type: text '\($0)' has a fixed size and does not grow with the user's text size "
            + "[on 2 of 4 screens: iPhone13.accessibility5, iPhone13.dark.accessibility5]"
        }),
      Case(
        testDescription: "ServerStatusView",
        messages: [
          "color-only: the circle of 14 x 14 pt in #808C33 and in #CC5933 differ only by color "
            + "[on all 4 screens]"
        ]),
      // What moves stands still in a picture: nothing of it fails there.
      Case(testDescription: "SyncView", messages: []),
    ])
  func faulty(_ row: Case) throws {
    #expect(try messages(row.testDescription) == row.messages)
  }

  @Test(
    "a repaired screen has no findings",
    arguments: [
      "OpeningHoursRepairedView", "PhotoOfTheDayRepairedView", "RecipeRepairedView",
      "ServerStatusRepairedView", "SyncRepairedView",
    ])
  func repaired(_ name: String) throws {
    #expect(try messages(name) == [])
  }

  @Test("motion that runs with Reduce Motion on is found in the source, as a picture stands still")
  func motion() throws {
    func audit(_ name: String) throws -> MotionAudit {
      let path = Self.folder + "/Screens/Visual/\(name).swift"
      let source = try #require(FileManager.default.contents(atPath: path))
      var audit = MotionAudit()
      audit.add(Array(source), path: "\(name).swift")
      return audit
    }
    let faulty = try audit("SyncView")
    #expect(
      faulty.findings.map(\.message)
        == ["animation '.animation' of SyncView runs when Reduce Motion is on"])
    #expect(faulty.findings.first?.location.start == SourcePosition(line: 14, column: 9))
    let repaired = try audit("SyncRepairedView")
    // The value that repeats, and the modifier that takes it.
    #expect(repaired.findings.isEmpty && repaired.totals.passed == 2)
    let labels = [faulty, repaired].map {
      LabelSummary([], Auditor(), motion: $0.totals).rows.last?.verdict
    }
    #expect(labels == [.failed, .supported])
  }
}
