// SPDX-License-Identifier: MIT

import AssayUIKit
import Testing

@testable import AssayViews

@Suite("descriptions of fonts")
struct FontDescriptorTests {
  @Test("another size keeps what else is asked of a font")
  func sizes() throws {
    let serif = try #require(UIFont.systemFont(ofSize: 12).fontDescriptor.withDesign(.serif))
    #expect(
      Font(UIFont(descriptor: serif, size: 20))
        == .system(size: 20, weight: .regular, design: .serif))
    let italic = UIFont.italicSystemFont(ofSize: 12).withSize(20)
    #expect(Font(italic) == Font.system(size: 20).italic())
    let headline = UIFont.preferredFont(forTextStyle: .headline).withSize(20)
    #expect(Font(headline) == .system(size: 20, weight: .semibold))
    let own = try #require(UIFont(name: "Brand", size: 12))
    #expect(Font(own.withSize(20)) == .custom("Brand", fixedSize: 20))
  }

  @Test("a weight among the traits counts")
  func weights() {
    let heavy = UIFont.preferredFont(forTextStyle: .body).fontDescriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]
    ])
    #expect(Font(UIFont(descriptor: heavy, size: 0)) == .system(.body, weight: .heavy))
    #expect(UIFont(descriptor: heavy.withSize(30), size: 0).pointSize == 30)
    _ = LeftOutNotes.take()
    _ = heavy.addingAttributes([.featureSettings: [[String: Int]]()])
    #expect(
      LeftOutNotes.take() == [
        "the attribute 'NSCTFontFeatureSettingsAttribute' of a UIFontDescriptor"
      ])
    _ = heavy.addingAttributes([
      .name: "Brand", .traits: [UIFontDescriptor.TraitKey.slant: 1],
    ])
    #expect(
      LeftOutNotes.take() == [
        "the attribute 'NSCTFontSlantTrait' of a UIFontDescriptor",
        "the attribute 'NSFontNameAttribute' of a UIFontDescriptor",
      ])
  }
}
