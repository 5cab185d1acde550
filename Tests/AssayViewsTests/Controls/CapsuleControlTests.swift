// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayTestSupport
import AssayTraits
import Foundation
import Testing

@testable import AssayViews

/// Apple's "Adopting Liquid Glass": the shapes of controls are rounder on iOS 26.
@MainActor
@Suite("Controls in capsules (iOS 26)")
struct CapsuleControlTests {
  private func radii(_ view: some View, _ look: LookName) throws -> Set<Double> {
    let traits = TraitSet(
      canvas: .fixed(width: 390, height: 100, displayScale: 2), look: look)
    func radii(_ items: [DisplayItem]) -> [Double] {
      items.flatMap { item -> [Double] in
        switch item {
        case .fill(.roundedRectangle(_, let radii, _), _): [radii.topLeft]
        case .group(let group): radii(group.items)
        default: []
        }
      }
    }
    return Set(radii(try ScreenSketch.build(view, traits).scene.items))
  }

  @Test("a stepper and the fields of a date picker are capsules")
  func capsules() throws {
    let stepper = Stepper("Count", value: .constant(3))
    #expect(try radii(stepper, .iOS18) == [8])
    #expect(try radii(stepper, .iOS26) == [16])
    let date = Date(timeIntervalSince1970: 1_000_000_000)
    let picker = DatePicker("Date", selection: .constant(date))
    #expect(try radii(picker, .iOS18) == [8])
    #expect(try radii(picker, .iOS26) == [17])
  }

  @Test(
    "a slider takes the room that the text beside it leaves", arguments: [LookName.iOS18, .iOS26])
  func slider(_ look: LookName) throws {
    let row = HStack(spacing: 10) {
      Text("Brightness")
      Slider(value: .constant(0.5))
    }
    let traits = TraitSet(
      canvas: .fixed(width: 390, height: 100, displayScale: 2), look: look)
    let elements = try ScreenSketch.build(row, traits).scene.accessibility
    let slider = try #require(elements.first { $0.traits.contains(.isAdjustable) })
    #expect(abs(slider.frame.maxX - 390) < 0.5 && slider.frame.width > 250)
  }
}
