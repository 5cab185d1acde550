// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayRaster
import AssayTestSupport
import AssayTraits
import AssayViews
import Testing

/// What is drawn in several colors, pixel by pixel: one pixel a point, on white.
@MainActor
@Suite("Pixels of symbols' layers and of lines")
struct LayerPixelTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  private func picture(_ view: some View) throws -> Bitmap {
    let traits = TraitSet(
      canvas: .fixed(Size(width: 160, height: 160), displayScale: 1), appearance: .light)
    return Rasterizer(engine: try ScreenSketch.engine).draw(
      try ScreenSketch.build(view, traits).scene)
  }

  private func color(_ picture: Bitmap, _ x: Int, _ y: Int) -> RGBAColor {
    RGBAColor(premultipliedPixel: picture[x, y])
  }

  /// A symbol of 100 points: its form is 101 points across, in the middle of the picture.
  private func symbol(_ name: String) -> some View {
    Image(systemName: name).font(.system(size: 100))
  }

  @Test(
    "a palette colors the sign and the form behind it, also where both are one glyph",
    arguments: ["plus.circle.fill", "h.circle.fill", "plus.square.fill"])
  func palette(_ name: String) throws {
    for view in [
      AnyView(symbol(name).foregroundStyle(red, blue)),
      AnyView(symbol(name).symbolRenderingMode(.palette).foregroundStyle(red, blue)),
    ] {
      let picture = try picture(view)
      #expect(color(picture, 80, 80) == RGBAColor(red: 255, green: 0, blue: 0))
      #expect(color(picture, 110, 110) == RGBAColor(red: 0, green: 0, blue: 255))
      #expect(color(picture, 5, 5) == .white)
      // No white shows at the edge between both.
      for x in 50...110 { #expect(color(picture, x, 80).green == 0, "at \(x)") }
    }
  }

  /// Expected: Apple's tertiary level of a color, a quarter of it.
  @Test("the form of a hierarchical symbol is a quarter of the color")
  func hierarchical() throws {
    let picture = try picture(
      symbol("plus.circle.fill").symbolRenderingMode(.hierarchical).foregroundStyle(blue))
    #expect(color(picture, 80, 80) == RGBAColor(red: 0, green: 0, blue: 255))
    let form = color(picture, 110, 110)
    #expect(abs(Int(form.red) - 191) <= 1 && form.red == form.green && form.blue == 255)
  }

  /// Expected: the colors of SF Symbols' export, the light green of the system and white.
  @Test("a plus in a circle has its own colors")
  func multicolor() throws {
    let picture = try picture(
      symbol("plus.circle.fill").symbolRenderingMode(.multicolor).foregroundStyle(red))
    #expect(color(picture, 80, 80) == .white)
    #expect(color(picture, 110, 110) == RGBAColor(red: 52, green: 199, blue: 89))
  }

  @Test("a symbol of one layer has the first color in every mode")
  func oneLayer() throws {
    let plain = try picture(symbol("chevron.right").foregroundStyle(blue))
    for mode in [
      SymbolRenderingMode.monochrome, .hierarchical, .palette, .multicolor,
    ] {
      let view = symbol("chevron.right").symbolRenderingMode(mode).foregroundStyle(blue, red)
      #expect(try picture(view) == plain)
    }
  }

  @Test("dashes are ten pixels long and five apart in their color, where a line is one thick")
  func dashes() throws {
    let text = Text(verbatim: "Opening").font(.system(size: 17)).fixedSize()
    let picture = try picture(text.underline(true, pattern: .dash, color: red))
    let wanted = RGBAColor(red: 255, green: 0, blue: 0)
    let row = try #require(
      (0..<160).first { y in (0..<160).contains { color(picture, $0, y) == wanted } })
    let start = try #require((0..<160).first { color(picture, $0, row) == wanted })
    for x in 0..<40 {
      #expect((color(picture, start + x, row) == wanted) == (x % 15 < 10), "at \(x)")
    }
    #expect(!(0..<160).contains { color(picture, $0, row + 1) == wanted })
  }
}
