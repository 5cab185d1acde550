// SPDX-License-Identifier: MIT

import AssayGraphics
import Testing

@testable import AssayRaster

@Suite("Blend modes (W3C Compositing and Blending Level 1)")
struct BlendModeTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var mode: LayerBlendMode
    /// Channels of 255.
    var source: [UInt32]
    var backdrop: [UInt32]
    var expected: [UInt32]
    var testDescription: String { "\(mode) of \(source) on \(backdrop)" }
  }

  private static func pixel(_ channels: [UInt32]) -> UInt32 {
    channels[0] | channels[1] << 8 | channels[2] << 16 | (channels.count > 3 ? channels[3] : 255)
      << 24
  }

  // Worked out by hand from the formulas, with s = 0.8, 0.4, 0.2 and b = 0.4, 0.6, 1.
  static let opaque: [Case] = {
    let source: [UInt32] = [204, 102, 51]
    let backdrop: [UInt32] = [102, 153, 255]
    func row(_ mode: LayerBlendMode, _ expected: [UInt32]) -> Case {
      Case(mode: mode, source: source, backdrop: backdrop, expected: expected)
    }
    return [
      row(.normal, [204, 102, 51]),
      row(.multiply, [82, 61, 51]),  // 0.32, 0.24, 0.2
      row(.screen, [224, 194, 255]),  // 0.88, 0.76, 1
      row(.overlay, [163, 133, 255]),  // 0.64, 0.52, 1
      row(.darken, [102, 102, 51]),
      row(.lighten, [204, 153, 255]),
      row(.colorDodge, [255, 255, 255]),  // 2, 1, 1.25
      row(.colorBurn, [64, 0, 255]),  // 1 - 0.75 = 0.25, 1 - 1 = 0, 1
      row(.hardLight, [194, 122, 102]),  // 0.76, 0.48, 0.4
      row(.difference, [102, 51, 204]),
      row(.exclusion, [143, 133, 204]),  // 0.56, 0.52, 0.8
      row(.plusLighter, [255, 255, 255]),
      row(.plusDarker, [51, 0, 51]),  // 0.2, 0, 0.2
      row(.sourceAtop, [204, 102, 51]),
      row(.destinationOver, [102, 153, 255]),
      row(.destinationOut, [0, 0, 0, 0]),
      // 0.4 + 0.6 (sqrt 0.4 - 0.4); 0.6 - 0.2 0.6 0.4; 1
      row(.softLight, [138, 141, 255]),
    ]
  }()

  @Test("opaque colors blend by the formula of each mode", arguments: opaque)
  func opaqueColors(_ row: Case) {
    let result = BlendFormula(mode: row.mode)
      .composite(Self.pixel(row.source), Self.pixel(row.backdrop))
    #expect(result == Self.pixel(row.expected))
  }

  @Test("luminosity modes keep the luminosity that they name")
  func luminosity() {
    func lum(_ pixel: UInt32) -> Double {
      0.3 * Double(pixel & 255) + 0.59 * Double(pixel >> 8 & 255) + 0.11 * Double(pixel >> 16 & 255)
    }
    let (source, backdrop) = (Self.pixel([200, 90, 40]), Self.pixel([60, 120, 150]))
    for mode in [LayerBlendMode.hue, .saturation, .color] {
      let result = BlendFormula(mode: mode).composite(source, backdrop)
      #expect((lum(result) - lum(backdrop)).magnitude < 1, "\(mode)")
    }
    let light = BlendFormula(mode: .luminosity).composite(source, backdrop)
    #expect((lum(light) - lum(source)).magnitude < 1)
  }

  @Test("half a color multiplies half: (1 - as) b + as b s")
  func alpha() {
    // Black at 50.2 %: the backdrop times 127/255.
    let result = BlendFormula(mode: .multiply).composite(0x8000_0000, Self.pixel([255, 100, 0]))
    #expect(result == Self.pixel([127, 50, 0]))
  }

  @Test("nothing over something, and something over nothing, are these alone")
  func clear() {
    let color = Self.pixel([10, 20, 30])
    for mode in LayerBlendMode.allCases {
      #expect(BlendFormula(mode: mode).composite(0, color) == color, "\(mode)")
      let onClear = BlendFormula(mode: mode).composite(color, 0)
      let isGone = mode == .sourceAtop || mode == .destinationOut
      #expect(onClear == (isGone ? 0 : color), "\(mode)")
    }
  }

  @Test("a group that blends sees what is behind it, and in an isolated group only that")
  func groups() throws {
    func square(_ hex: String) throws -> DisplayItem {
      .fill(.rectangle(rect(0, 0, 8, 8)), .color(try #require(RGBAColor(hex: hex))))
    }
    let blended = DisplayItem.group(
      GroupItem(items: [try square("#808080")], layer: .blend(.multiply)))
    // 255 red times 128 / 255.
    let onRed = try draw([square("#F00"), blended], width: 8, height: 8)
    #expect(onRed[4, 4] == Self.pixel([128, 0, 0]))
    let isolated = DisplayItem.group(GroupItem(items: [blended], layer: .isolated))
    let alone = try draw([square("#F00"), isolated], width: 8, height: 8)
    #expect(alone[4, 4] == Self.pixel([128, 128, 128]))
  }
}
