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

  /// A line of body is 22 points high at Large and 62 at accessibility5, one of caption1 16 and 51:
  /// Apple's Human Interface Guidelines, typography.
  @Test("metrics of fonts follow the text size, up to a size")
  func metrics() {
    let largest = UITraitCollection(
      preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let font = UIFont.systemFont(ofSize: 34, weight: .bold)
    let body = UIFontMetrics.default
    #expect(body.scaledFont(for: font).pointSize == 34)
    #expect(body.scaledFont(for: font, compatibleWith: largest).pointSize == 96)
    #expect(
      body.scaledFont(for: font, maximumPointSize: 40, compatibleWith: largest).pointSize == 40)
    let caption = UIFontMetrics(forTextStyle: .caption1)
    #expect(caption.scaledValue(for: 24, compatibleWith: largest) == 76.5)
    #expect(
      Font(body.scaledFont(for: font, compatibleWith: largest)) == .system(size: 96, weight: .bold)
    )
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

  @Test("a description by attributes is of the font of a name or of a family")
  func attributes() {
    defer { _ = LeftOutNotes.take() }
    _ = LeftOutNotes.take()
    let named = UIFontDescriptor(fontAttributes: [.name: "Brand", .size: CGFloat(20)])
    #expect(Font(UIFont(descriptor: named, size: 0)) == .custom("Brand", fixedSize: 20))
    #expect(named.postscriptName == "Brand")
    let family = UIFontDescriptor(fontAttributes: [.family: "Other"]).withSize(9)
    #expect(Font(UIFont(descriptor: family, size: 0)) == .custom("Other", fixedSize: 9))
    #expect(LeftOutNotes.take() == [])
    _ = named.withFace("Bold").withMatrix(.identity)
    #expect(
      LeftOutNotes.take() == [
        "the attribute 'NSFontFaceAttribute' of a UIFontDescriptor",
        "the attribute 'NSFontMatrixAttribute' of a UIFontDescriptor",
      ])
  }
}
