// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayNodes
import Testing

@Suite("Color values")
struct ColorTests {
  // The six corners of the hue circle, in sixths of a turn, and whole turns away.
  @Test(
    "a hue repeats with each whole turn, and an undefined one is red",
    arguments: [
      (0.0, "#FF0000"), (1, "#FFFF00"), (2, "#00FF00"), (3, "#00FFFF"), (4, "#0000FF"),
      (5, "#FF00FF"), (6, "#FF0000"), (-3, "#00FFFF"), (Double.nan, "#FF0000"),
    ])
  func hue(_ sixths: Double, _ hex: String) throws {
    let color = Color(hue: sixths / 6, saturation: 1, brightness: 1)
    #expect(color.base == .rgba(try #require(RGBAColor(hex: hex))))
  }

  @Test("without saturation a full brightness is white, and without brightness all is black")
  func greys() {
    #expect(Color(hue: 0.3, saturation: 0, brightness: 1).base == Color.white.base)
    #expect(Color(hue: 0.3, saturation: 1, brightness: 0).base == Color.black.base)
  }

  @Test("colors of other spaces are converted to sRGB")
  func spaces() throws {
    let red = Color(.displayP3, red: 1, green: 0, blue: 0)
    #expect(red.base == Color(red: 1, green: 0, blue: 0).base)
    let grey = try #require(RGBAColor(hex: "#808080"))
    #expect(Color(.sRGBLinear, white: 0.216).base == .rgba(grey))
  }
}
