// SPDX-License-Identifier: MIT

import AssayTraits
import Testing

@Suite("The look of a trait set")
struct LookTraitTests {
  @Test("a device has its platform's look, and a trait set may name another")
  func devices() throws {
    let phone = TraitSet(canvas: .device(.iPhoneSe))
    #expect(phone.look == .iOS18)
    #expect(TraitSet(canvas: .device(.iPadMini)).look == .iOS18)
    #expect(TraitSet(canvas: .device(.tv)).look == .tvOS)
    #expect(TraitSet(canvas: .fixed(width: 1, height: 1, displayScale: 1)).look == .iOS18)
    #expect(TraitSet(canvas: .device(.iPhoneSe), look: .iOS26).look == .iOS26)
  }

  @Test("a look is part of the name where it is not the device's own")
  func names() {
    #expect(TraitSet(canvas: .device(.iPhoneSe), look: .iOS26).name == "iPhoneSe.iOS26")
    #expect(TraitSet(canvas: .device(.iPhoneSe), look: .iOS18).name == "iPhoneSe")
    let tv = TraitSet(canvas: .device(.tv))
    #expect(!tv.name.contains("OS"))
  }

  @Test("a matrix varies the look last")
  func matrix() {
    var matrix = TraitMatrix(on: [.iPhoneSe], locales: ["en"])
    matrix.looks = [.iOS18, .iOS26]
    #expect(matrix.members.map(\.name) == ["iPhoneSe.en.iOS18", "iPhoneSe.en.iOS26"])
    #expect(matrix.members.map(\.traits.look) == [.iOS18, .iOS26])
  }
}
