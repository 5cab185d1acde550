// SPDX-License-Identifier: MIT

import AssayDescription
import AssayGraphics
import AssayResources
import AssayScenes
import AssayTestSupport
import AssayTraits
import Foundation
import Testing

@testable import AssayAudit

/// What `assay audit` finds in the gallery's pictures alone, beside what is known of the screens.
///
/// Found: of the pixels that a text changes, at least half lie in regions of which at least half is
/// text. Agreeing: the worst of these regions passes or fails WCAG's AA where the audit of the view
/// says so; "cannot tell" does not agree. The rules of `Sources/AssayAudit/Screenshot` were made by
/// looking at every second screen (`isTuned`) and at words in many sizes.
@Suite("Screenshots of the gallery")
struct ScreenshotAccuracyTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().path

  /// Of a set of screens.
  private struct Figures {
    var texts = 0
    var found = 0
    /// Texts found of which the audit of the view has a verdict.
    var judged = 0
    var agreeing = 0
    var untold = 0
    var regions = 0
    var falseRegions = 0

    mutating func add(_ truth: ScreenshotTruth) {
      texts += truth.texts.count
      regions += truth.regions.count
      falseRegions += truth.falseRegions.count
      for text in truth.texts where truth.isFound(text) {
        found += 1
        guard let passes = text.passes else { continue }
        judged += 1
        switch truth.outcome(of: text) {
        case .pass: agreeing += passes ? 1 : 0
        case .fail: agreeing += passes ? 0 : 1
        case .incomplete: untold += 1
        }
      }
    }

    var opposite: Int { judged - agreeing - untold }

    func line(_ name: String) -> String {
      func share(_ part: Int, _ whole: Int) -> String {
        let tenths = whole == 0 ? 0 : part * 1000 / whole
        return "\(part) of \(whole) (\(tenths / 10).\(tenths % 10)%)"
      }
      return "screenshots \(name): found \(share(found, texts)) texts; verdicts agree on "
        + "\(share(agreeing, judged)), are opposite on \(opposite), cannot be told on \(untold); "
        + "\(falseRegions) of \(regions) regions hold no text or symbol"
    }
  }

  private static let traitSets: [TraitSet] = {
    let devices: [Device] = [
      .iPhoneSe, .iPhone13ProMax, .iPhone12(.landscape), .iPadPro11(.portrait),
    ]
    let matrices = [
      TraitMatrix(on: devices, appearances: [.light, .dark]),
      TraitMatrix(
        on: [.iPhoneSe],
        dynamicTypeSizes: [.xSmall, .xxxLarge, .accessibility2, .accessibility5]),
      TraitMatrix(on: [.iPhoneSe], locales: ["es"]),
    ]
    return matrices.flatMap(\.traitSets)
  }()

  @Test("most texts are found, and judged as the audit of the view judges them")
  func accuracy() throws {
    let engine = try ScreenSketch.engine
    let resources = try ResourceFinder.resources(near: #filePath)
    let overlays = ProcessInfo.processInfo.environment["ASSAY_SCREENSHOT_OVERLAYS"]
    var (tuned, others, all) = (Figures(), Figures(), Figures())
    for (index, screen) in GalleryScreen.all.enumerated() {
      let view = try ViewDescription(file: Self.folder + "/Descriptions/\(screen.name).yaml").view
      for traits in Self.traitSets {
        let scene = try SceneBuilder(engine: engine, resources: resources)
          .build(view, traits: traits).scene
        let truth = ScreenshotTruth(scene, engine: engine)
        all.add(truth)
        let isTuned = index % 2 == 0
        if isTuned { tuned.add(truth) } else { others.add(truth) }
        if let overlays {
          let path = "\(overlays)/\(screen.name).\(traits.name).png"
          try Data(try PNG.encode(truth.overlay)).write(to: URL(filePath: path))
        }
      }
    }
    for (name, figures) in [("tuned", tuned), ("others", others), ("all", all)] {
      print(figures.line(name))
    }
    #expect(all.found * 100 >= all.texts * 95, "\(all.line("all"))")
    #expect(others.found * 100 >= others.texts * 95, "\(others.line("others"))")
    // A verdict is hardly ever the opposite; where letters do not show how large they are, it is
    // not given.
    #expect(all.opposite * 1000 <= all.judged * 5, "\(all.line("all"))")
    #expect(all.agreeing * 100 >= all.judged * 97, "\(all.line("all"))")
    #expect(all.falseRegions * 100 <= all.regions * 2, "\(all.line("all"))")
  }
}
