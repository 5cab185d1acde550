// SPDX-License-Identifier: MIT

internal import CFreeType
internal import CHarfBuzz
internal import Synchronization

/// One face of a font: shapes text and draws glyphs. Used from many threads at once.
final class FontFace: Sendable {
  /// The name in the font book.
  let name: String
  let unitsPerEm: Double
  /// Whether its glyphs are colored pictures.
  let hasColor: Bool
  /// Whether tracking brings its widths near San Francisco's.
  let isStandIn: Bool
  /// What a point size is multiplied by for this face, so that its capitals are as high as San
  /// Francisco's.
  let scale: Double
  private let bytes: FontBytes
  private let index: Int32
  private let shaper: ShapingFont
  /// What each glyph's advance lacks to San Francisco's; nil for a face that stands in for none.
  private let advances: StandInAdvances?
  /// The advance of all letters of the face that stands in for SF Mono, in font units; nil for
  /// another face. SF Mono's is 1266 of 2048 units: ten letters of 16 points are 98.906 points wide
  /// (measured 98.9 in a snapshot of swift-markdown-ui).
  private let fixedAdvance: Int32?
  /// nil for a face that stands in for none.
  private let percent: StandInPercent?
  private let drawer = Mutex<DrawingFace?>(nil)
  /// Of the arcs in place of corners that stand out, in em; 0 for corners as they are.
  private let cornerRadius: Double

  /// Nil where the bytes are no font.
  init?(
    name: String, bytes: FontBytes, index: Int32, isStandIn: Bool = false, isRounded: Bool = false
  ) {
    guard let shaper = ShapingFont(bytes: bytes, index: index) else { return nil }
    self.name = name
    self.bytes = bytes
    self.index = index
    self.shaper = shaper
    self.isStandIn = isStandIn
    self.scale = isStandIn ? StandInScale.scale(face: name) : 1
    unitsPerEm = Double(assay_hb_units_per_em(shaper.font))
    hasColor = assay_hb_has_color(shaper.font) != 0
    fixedAdvance =
      name.hasPrefix("NotoSansMono-") ? Int32((1266.0 / 2048 * unitsPerEm).rounded()) : nil
    cornerRadius = isRounded ? shaper.stemWidth / unitsPerEm / 2 : 0
    advances =
      isStandIn
      ? StandInAdvances(
        face: name, unitsPerEm: unitsPerEm / scale, tabularDigits: shaper.tabularDigits,
        glyph: { assay_hb_nominal_glyph(shaper.font, $0) },
        ink: { shaper.ink(of: $0).map { ($0.left, $0.right) } }) : nil
    percent =
      isStandIn
      ? StandInPercent(
        face: name, glyph: assay_hb_nominal_glyph(shaper.font, ("%" as Unicode.Scalar).value))
      : nil
  }

  /// The glyph of a character, 0 where the face has none.
  func glyph(for scalar: Unicode.Scalar) -> UInt32 {
    assay_hb_nominal_glyph(shaper.font, scalar.value)
  }

  /// A glyph's ink in font units, y growing upwards; nil where it draws nothing.
  func ink(of glyph: UInt32) -> (left: Int, bottom: Int, right: Int, top: Int)? {
    shaper.ink(of: glyph)
  }

  /// Shapes `range` of `text`; the rest of the text is context.
  func shape(
    _ text: [UInt16], _ range: Range<Int>, script: UInt32, language: String,
    isRightToLeft: Bool, features: ShapingFeatures
  ) -> ShapedText {
    shaper.shape(
      text, range, script: script, language: language, isRightToLeft: isRightToLeft,
      features: features)
  }

  /// Glyphs of the face, with the room that San Francisco's have.
  func fitted(_ text: ShapedText, features: ShapingFeatures) -> ShapedText {
    if let fixedAdvance { return text.spaced(by: fixedAdvance) }
    return advances?.widened(
      text, hasRoundedDigits: features.contains(.roundedDigits),
      hasTabularDigits: features.contains(.monospacedDigits)) ?? text
  }

  /// Draws a glyph; in 1/64 pixel: its `size`, a `shift` to the right, and the `growth` of its
  /// strokes.
  func draw(glyph: UInt32, size: Int32, shift: Int32, growth: Int32) -> GlyphMask {
    drawer.withLock { drawer in
      if drawer == nil { drawer = DrawingFace(bytes: bytes, index: index) }
      guard let drawer else { return .empty }
      return hasColor
        ? drawer.drawColor(glyph: glyph, size: size, shift: shift)
        : drawer.draw(
          glyph: glyph, size: size, shift: shift, growth: growth,
          cornerRadius: Int32((cornerRadius * Double(size)).rounded()),
          stretch: percent?.stretch(of: glyph) ?? 1)
    }
  }
}

extension ShapedText {
  /// Glyphs with one advance, each in the middle of its room; marks stay on their letters.
  fileprivate func spaced(by advance: Int32) -> ShapedText {
    var glyphs = glyphs
    for index in glyphs.indices where glyphs[index].advance > 0 {
      let added = advance - glyphs[index].advance
      glyphs[index].advance += added
      glyphs[index].xOffset += added / 2
    }
    return ShapedText(glyphs: glyphs)
  }
}

/// FreeType's view of a face.
///
/// Unchecked: `FontFace` holds it behind a lock, and each has a FreeType library of its own.
private final class DrawingFace: @unchecked Sendable {
  private let face: OpaquePointer

  init?(bytes: FontBytes, index: Int32) {
    guard let face = assay_ft_open(bytes.buffer.baseAddress, bytes.buffer.count, index) else {
      return nil
    }
    self.face = face
  }

  deinit { assay_ft_close(face) }

  func draw(
    glyph: UInt32, size: Int32, shift: Int32, growth: Int32, cornerRadius: Int32, stretch: Double
  ) -> GlyphMask {
    var mask = assay_ft_mask()
    let result = assay_ft_draw(
      face, glyph, size, shift, growth, cornerRadius, Int32((stretch * 65536).rounded()), &mask)
    guard result == 0, let bytes = mask.bytes else { return .empty }
    let width = Int(mask.width)
    let height = Int(mask.height)
    let pitch = Int(mask.pitch)
    let coverage = [UInt8](unsafeUninitializedCapacity: width * height) { buffer, count in
      for row in 0..<height {
        for column in 0..<width {
          buffer[row * width + column] = bytes[row * pitch + column]
        }
      }
      count = width * height
    }
    return GlyphMask(
      left: Int(mask.left), top: Int(mask.top), width: width, height: height, coverage: coverage)
  }

  func drawColor(glyph: UInt32, size: Int32, shift: Int32) -> GlyphMask {
    var mask = assay_ft_mask()
    guard assay_ft_draw_color(face, glyph, &mask) == 0, let bytes = mask.bytes,
      mask.pixels_per_em > 0
    else { return .empty }
    let picture = GlyphPicture(
      left: Int(mask.left), top: Int(mask.top), width: Int(mask.width), height: Int(mask.height),
      pitch: Int(mask.pitch), bytes: bytes)
    return picture.scaled(
      by: Double(size) / 64 / Double(mask.pixels_per_em), shift: Double(shift) / 64)
  }
}

/// HarfBuzz's view of a face.
///
/// Unchecked: the font is immutable, and HarfBuzz lets many threads shape with an immutable font.
private final class ShapingFont: @unchecked Sendable {
  let font: OpaquePointer

  init?(bytes: FontBytes, index: Int32) {
    guard let font = assay_hb_open(bytes.buffer.baseAddress, bytes.buffer.count, index) else {
      return nil
    }
    self.font = font
  }

  deinit { assay_hb_close(font) }

  /// Of the letter that is a stem, in font units; 0 where the face has none.
  var stemWidth: Double {
    let glyph = assay_hb_nominal_glyph(font, ("l" as Unicode.Scalar).value)
    return ink(of: glyph).map { Double($0.right - $0.left) } ?? 0
  }

  /// A glyph's ink in font units, y growing upwards; nil where it draws nothing.
  func ink(of glyph: UInt32) -> (left: Int, bottom: Int, right: Int, top: Int)? {
    var left: Int32 = 0
    var bottom: Int32 = 0
    var right: Int32 = 0
    var top: Int32 = 0
    guard assay_hb_ink(font, glyph, &left, &bottom, &right, &top) != 0 else { return nil }
    return (Int(left), Int(bottom), Int(right), Int(top))
  }

  /// The digits as the face has them for tables, from 0 to 9.
  var tabularDigits: [ShapedGlyph] {
    shape(
      Array("0123456789".utf16), 0..<10, script: fourCharacterTag("Latn"), language: "en",
      isRightToLeft: false, features: .monospacedDigits
    ).glyphs
  }

  func shape(
    _ text: [UInt16], _ range: Range<Int>, script: UInt32, language: String,
    isRightToLeft: Bool, features: ShapingFeatures
  ) -> ShapedText {
    let wanted = features.list
    var count: Int32 = 0
    let found = text.withUnsafeBufferPointer { text in
      wanted.withUnsafeBufferPointer { wanted in
        language.withCString { language in
          var input = assay_hb_input(
            text: text.baseAddress, text_length: Int32(text.count),
            start: Int32(range.lowerBound), length: Int32(range.count), script: script,
            language: language, is_right_to_left: isRightToLeft ? 1 : 0,
            features: wanted.baseAddress, feature_count: Int32(wanted.count))
          return assay_hb_shape(font, &input, &count)
        }
      }
    }
    guard let found else { return ShapedText(glyphs: []) }
    defer { assay_hb_free(found) }
    return ShapedText(
      glyphs: UnsafeBufferPointer(start: found, count: Int(count)).map { glyph in
        ShapedGlyph(
          id: glyph.glyph, cluster: Int(glyph.cluster) - range.lowerBound, advance: glyph.advance,
          xOffset: glyph.x_offset, yOffset: glyph.y_offset,
          isUnsafeToBreak: glyph.is_unsafe_to_break != 0)
      })
  }
}

/// OpenType features that are turned on or off.
struct ShapingFeatures: OptionSet, Hashable, Sendable {
  var rawValue: UInt8

  /// `tnum`: digits of one width.
  static let monospacedDigits = ShapingFeatures(rawValue: 1)
  /// No `calt`: Inter's turns "->" into an arrow, which San Francisco does not.
  static let noContextualAlternates = ShapingFeatures(rawValue: 2)
  /// No feature of OpenType: the rounded design's digits are wider than the default's.
  static let roundedDigits = ShapingFeatures(rawValue: 4)

  fileprivate var list: [assay_hb_feature] {
    var list: [assay_hb_feature] = []
    if contains(.monospacedDigits) {
      list.append(assay_hb_feature(tag: fourCharacterTag("tnum"), value: 1))
    }
    if contains(.noContextualAlternates) {
      list.append(assay_hb_feature(tag: fourCharacterTag("calt"), value: 0))
    }
    return list
  }
}

/// Four ASCII letters as HarfBuzz keeps a script or a feature: the first in the highest byte.
func fourCharacterTag(_ name: String) -> UInt32 {
  precondition(name.utf8.count == 4, "A tag has four letters")
  return name.utf8.reduce(0) { $0 << 8 | UInt32($1) }
}
