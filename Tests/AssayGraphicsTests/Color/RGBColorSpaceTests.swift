// SPDX-License-Identifier: MIT

import AssayGraphics
import Testing

@Suite("Conversion to sRGB")
struct RGBColorSpaceTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var input: (Double, Double, Double)
    var expected: (Double, Double, Double)
    var tolerance: Double
    var testDescription: String { "\(input)" }
  }

  // The first seven rows: color-js/color.js test/conversions.js, P3 to sRGB (epsilon 1e-4).
  // The last three: coloraide 8.13.1.
  @Test(
    "Display P3 is converted to sRGB, also beyond the colors that sRGB has",
    arguments: [
      Row(input: (0.47, 0.47, 0.47), expected: (0.47, 0.47, 0.47), tolerance: 1e-4),
      Row(input: (1, 1, 1), expected: (1, 1, 1), tolerance: 1e-4),
      Row(input: (-0.1, -0.1, -0.1), expected: (-0.1, -0.1, -0.1), tolerance: 1e-4),
      Row(input: (0.238, 0.532, 0.611), expected: (0.019595, 0.54027, 0.621351), tolerance: 1e-4),
      Row(input: (1, 0, 0), expected: (1.09299, -0.226745, -0.150155), tolerance: 1e-4),
      Row(input: (0, 1, 0), expected: (-0.511567, 1.018276, -0.310711), tolerance: 1e-4),
      Row(input: (0, 0, 1), expected: (0, 0, 1.0420216193529395), tolerance: 1e-4),
      Row(
        input: (0.5, 0.2, 0.7),
        expected: (0.5417516755468892, 0.17370535420792146, 0.7255286937253154), tolerance: 1e-9),
      Row(
        input: (0.9176, 0.2, 0.1373),
        expected: (1.0001317353779433, -0.0013280855235201447, -0.003738546026247767),
        tolerance: 1e-9),
      Row(
        input: (0.1, 0.8, 0.3),
        expected: (-0.38641815105861943, 0.814560135048248, 0.19888038167411104), tolerance: 1e-9),
    ])
  func displayP3(_ row: Row) {
    let (r, g, b) = row.input
    let result = RGBColorSpace.displayP3.sRGB(red: r, green: g, blue: b)
    #expect(abs(result.red - row.expected.0) <= row.tolerance)
    #expect(abs(result.green - row.expected.1) <= row.tolerance)
    #expect(abs(result.blue - row.expected.2) <= row.tolerance)
  }

  @Test(
    "a color of any space becomes bytes of sRGB, clamped to its range",
    arguments: [
      (RGBColorSpace.displayP3, 1.0, 0.0, 0.0, "#FF0000"),
      // Grey is the same in both spaces: 0.5 * 255 = 127.5, and 0.502 * 255 = 128.01.
      (.displayP3, 0.502, 0.502, 0.502, "#808080"),
      // 0.2140411405 is the linear value of 0.5 by IEC 61966-2-1; 0.216 that of 128/255.
      (.linearSRGB, 0.216, 0.0, 1.0, "#8000FF"),
      // 12.92 * 0.003 = 0.03876, * 255 = 9.88: the straight part of the curve.
      (.linearSRGB, 0.003, 0.0, 0.0, "#0A0000"),
      (.linearSRGB, 2.0, -1.0, 0.0, "#FF0000"),
      // 0.5^2.2 = 0.21764; encoded 0.50390, * 255 = 128.49.
      (.grayGamma22, 0.5, 0.5, 0.5, "#808080"),
      (.sRGB, 0.25, 0.5, 0.75, "#4080BF"),
      (.sRGB, Double.nan, Double.infinity, -Double.infinity, "#00FF00"),
      (.linearSRGB, Double.nan, Double.infinity, -Double.infinity, "#00FF00"),
      (.grayGamma22, Double.infinity, Double.infinity, Double.infinity, "#FFFFFF"),
      (.grayGamma22, -Double.infinity, -Double.infinity, -Double.infinity, "#000000"),
      // The red of Display P3 is beyond sRGB's: its green and blue there are negative.
      (.displayP3, Double.infinity, 0.0, 0.0, "#FF0000"),
    ])
  func bytes(_ space: RGBColorSpace, _ r: Double, _ g: Double, _ b: Double, _ hex: String) {
    #expect(space.sRGB(red: r, green: g, blue: b).quantized().hex == hex)
  }

  /// IEC 61966-2-1's curve grows without bound, and is mirrored for negative values.
  @Test(
    "an infinite channel stays infinite, with its sign",
    arguments: [Double.infinity, -Double.infinity])
  func infinite(_ value: Double) {
    #expect(RGBColorSpace.encode(value) == value)
    #expect(RGBColorSpace.decode(value) == value)
  }

  @Test func alphaIsQuantizedToo() {
    let white = RGBColorSpace.sRGB.sRGB(red: 1, green: 1, blue: 1)
    #expect(white.quantized(alpha: 0.5).alpha == 128)
    #expect(white.quantized(alpha: 7).alpha == 255)
    #expect(white.quantized(alpha: -1).alpha == 0)
  }

  /// Every byte decoded to linear light by IEC 61966-2-1's own words (with libm) comes back.
  @Test func everyByteSurvivesLinearLight() {
    for byte in 0...255 {
      let encoded = Double(byte) / 255
      let linear = RGBColorSpaceReference.linear(encoded)
      let back = RGBColorSpace.linearSRGB.sRGB(red: linear, green: 0, blue: 0)
      #expect(abs(back.red - encoded) < 1e-12)
    }
  }

  @Test("extreme, infinite, and undefined components are converted without a crash")
  func extremesEnd() {
    for value in [0, Double.leastNonzeroMagnitude, 1e-300, 1e300, .infinity, -.infinity, .nan] {
      for space in RGBColorSpace.allCases {
        let color = space.sRGB(red: value, green: value, blue: value).quantized()
        // A gray stays one in every space, and 0 is black; 1e-300 is too, by far.
        #expect(color.red == color.green && color.green == color.blue, "\(space) \(value)")
        if value.isNaN || abs(value) < 1e-200 { #expect(color.red == 0, "\(space) \(value)") }
      }
    }
  }
}
