// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayNodes
import AssayResources
import AssayTraits
import Testing

@Suite("Color resolution")
struct ColorResolveTests {
  // Apple's Human Interface Guidelines, Color; 0.6 * 255 = 153, 153 * 0.5 = 76.5.
  @Test(
    "a color is resolved in its appearance, and one that no catalog has is clear",
    arguments: [
      (Color.blue, Appearance.light, "#007AFF"),
      (.blue, .dark, "#0A84FF"),
      (.blue, .lightIncreasedContrast, "#0040DD"),
      (.blue, .darkIncreasedContrast, "#409CFF"),
      (.primary, .dark, "#FFFFFF"),
      (.secondary, .light, "#3C3C4399"),
      (Color.secondary.opacity(0.5), .light, "#3C3C434D"),
      (Color.black.opacity(0.5), .light, "#00000080"),
      (.accentColor, .dark, "#123456"),
      (.clear, .light, "#00000000"),
      (Color("Gone"), .light, "#00000000"),
    ])
  func colors(_ color: Color, _ appearance: Appearance, _ hex: String) throws {
    let accent = try #require(RGBAColor(hex: "#123456"))
    #expect(color.resolve(appearance: appearance, accent: accent, assets: nil).hex == hex)
  }

  @Test("only a color by a name that no catalog has is missing")
  func missingNames() {
    #expect(Color("Gone").missingAssetName(in: AssetCatalog()) == "Gone")
    #expect(Color("Gone").missingAssetName(in: nil) == "Gone")
    #expect(Color.blue.missingAssetName(in: nil) == nil)
  }

  @Test("a system color is resolved in the look that is asked for")
  func looks() {
    let color = Color.red.resolve(
      appearance: .light, accent: .black, assets: nil, style: .ios26)
    #expect(color.hex == "#FF383C")
  }
}
