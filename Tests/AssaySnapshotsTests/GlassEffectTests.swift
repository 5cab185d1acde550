// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayTraits
import AssayViews
import Testing

@testable import AssaySnapshots

/// A picture of iOS 26 (`testFiltersBar` in Home Assistant's `EntityFilterPickerView.test.swift`):
/// capsules of glass on white and on black.
@MainActor
@Suite("Glass of a view's own")
struct GlassEffectTests {
  /// The grays of the middle column, one a point, of glass from 30 to 56.
  private func column(_ appearance: Appearance) throws -> [Int] {
    let view = VStack(spacing: 0) {
      Color.clear.frame(width: 300, height: 26).glassEffect(in: .capsule).padding(.top, 30)
      Spacer()
    }
    .frame(width: 400, height: 120)
    .background(appearance == .light ? Color.white : Color.black)
    let traits = TraitSet(
      canvas: .fixed(width: 400, height: 120, displayScale: 1), appearance: appearance)
    let bitmap = try ViewRendering.rendition(of: view, traits: traits).bitmap
    return (0..<120).map { Int(bitmap[200, $0] & 0xFF) }
  }

  @Test("it is 253 over white, and its shadow is around it only")
  func light() throws {
    let grays = try column(.light)
    #expect(grays[35...50].allSatisfy { abs($0 - 253) <= 1 })
    // One capsule of 26 points, by the shadow that was fitted: sigma 15.5, 8 below, 7.4% of black.
    #expect(abs(grays[57] - 244) <= 2)
    #expect(abs(grays[28] - 250) <= 2)
    #expect(grays[115] >= 254)
  }

  @Test("it is 19 over black, with a bright edge of a point and no shadow")
  func dark() throws {
    let grays = try column(.dark)
    #expect(grays[35...50].allSatisfy { abs($0 - 19) <= 1 })
    #expect(abs(grays[30] - 40) <= 2 && abs(grays[55] - 40) <= 2)
    #expect(grays[20] == 0 && grays[65] == 0)
  }
}
