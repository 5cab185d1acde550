// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayRaster
import AssayResources
import AssayScenes
import AssayTestSupport
import AssayTraits
import Testing

@testable import AssayAudit

/// Texts of one color on another are measured without drawing them again. That must tell what
/// drawing tells.
@MainActor
@Suite("Solid colors of the gallery")
struct SolidColorsTests {
  @Test("are measured as drawing measures them")
  func agree() throws {
    let engine = try ScreenSketch.engine
    let builder = SceneBuilder(
      engine: engine, resources: try ResourceFinder.resources(near: #filePath))
    let rasterizer = Rasterizer(engine: engine)
    var known = 0
    for screen in GalleryScreen.all {
      for (appearance, size) in [
        (Appearance.light, DynamicTypeSize.large), (.dark, .accessibility3),
      ] {
        let traits = TraitSet(
          canvas: .device(.iPhoneSe), appearance: appearance, dynamicTypeSize: size)
        let scene = try builder.build(try screen.viewNode(for: traits), traits: traits).scene
        let texts = TextCollector.texts(of: scene, engine: engine)
        var meter = TextMeter(
          rasterizer: rasterizer, scene: scene, picture: rasterizer.draw(scene), texts: texts)
        let short = meter.measurements()
        meter.knowsSolidColors = false
        let long = meter.measurements()
        let pairs = SolidColors.pairs(of: scene, texts)
        #expect(pairs.count == texts.count)
        for (index, text) in texts.enumerated() where pairs[index] != nil {
          known += 1
          guard case .measured(let worst, let best) = long[index] else {
            #expect(short[index] == long[index], "\(screen.name): \(text.string)")
            continue
          }
          guard case .measured(let found, _) = short[index] else {
            Issue.record("\(screen.name): \(text.string) is measured by drawing alone")
            continue
          }
          for place in [worst, best] {
            #expect(
              place.ratio == found.ratio && place.foreground == found.foreground
                && place.background == found.background,
              """
              \(screen.name) \(traits.name): '\(text.string)' \(found.foreground.hex) on \
              \(found.background.hex), and by drawing \(place.foreground.hex) on \
              \(place.background.hex)
              """)
          }
        }
      }
    }
    // The comparison must compare something.
    #expect(known >= 30, "\(known)")
  }
}
