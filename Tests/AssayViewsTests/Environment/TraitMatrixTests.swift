// SPDX-License-Identifier: MIT

import AssayTraits
import Testing

@Suite("Every combination of traits")
struct TraitMatrixTests {
  @Test("the last list varies fastest, and names hold what is given")
  func order() {
    let matrix = TraitMatrix(
      on: [.iPhoneSe, .iPhone13], appearances: [.light, .dark], dynamicTypeSizes: [.large])
    #expect(
      matrix.members.map(\.name) == [
        "iPhoneSe.light.large", "iPhoneSe.dark.large", "iPhone13.light.large",
        "iPhone13.dark.large",
      ])
    #expect(
      matrix.traitSets.map(\.name) == ["iPhoneSe", "iPhoneSe.dark", "iPhone13", "iPhone13.dark"])
  }

  @Test("an empty list is its default and is in no name")
  func defaults() {
    let matrix = TraitMatrix(canvases: [.sizeThatFits(displayScale: 2)], locales: ["es", "ar"])
    #expect(
      matrix.members.map(\.name) == ["sizeThatFits@2x.es", "sizeThatFits@2x.ar"])
    #expect(matrix.traitSets.map(\.dynamicTypeSize) == [.large, .large])
  }

  @Test("the direction and the system's chrome are those of every member")
  func common() {
    var matrix = TraitMatrix(on: [.iPhoneSe], appearances: [.light, .dark])
    matrix.layoutDirection = .rightToLeft
    matrix.showsSystemChrome = true
    #expect(matrix.traitSets.allSatisfy { $0.layoutDirection == .rightToLeft })
    #expect(matrix.traitSets.allSatisfy { $0.showsSystemChrome })
  }
}
