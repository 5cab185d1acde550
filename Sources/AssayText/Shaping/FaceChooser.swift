// SPDX-License-Identifier: MIT

/// Finds the first face that has a character; remembers the faces of the style it was last asked
/// about.
struct FaceChooser {
  private let book: FontBook
  private let language: String
  private let hasKana: Bool
  private var font: FontDescriptor?
  private var pointSize = 0.0
  private var primary: FontFace

  init(book: FontBook, language: String, hasKana: Bool) {
    self.book = book
    self.language = language
    self.hasKana = hasKana
    primary = book.boxes
  }

  /// - Parameter before: the face of the character before it in the paragraph.
  mutating func face(
    for character: Character, script: UInt32, style: TextStyle, before: FontFace?
  ) -> FontFace {
    if font != style.font || pointSize != style.pointSize {
      font = style.font
      pointSize = style.pointSize
      primary = book.primary(for: style.font, pointSize: style.pointSize)
    }
    if style.font.design == .boxes { return primary }
    if character.isASCII {
      // A space within Arabic or Hebrew stays in its face, so that words do not fall into pieces.
      if character == " ", let before, before !== primary, !before.hasColor, has(before, character),
        Shaper.joins(script)
      {
        return before
      }
      return primary
    }
    let isEmoji = character.isDrawnAsEmoji
    if !isEmoji, has(primary, character) { return primary }
    let names = book.fallbackNames(
      script: script, language: language, isBold: style.font.isBold, isEmoji: isEmoji,
      hasKana: hasKana)
    for (index, name) in names.enumerated() {
      if let face = book.face(named: name, position: index + 1), has(face, character) {
        return face
      }
    }
    return primary
  }

  private func has(_ face: FontFace, _ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isDefaultIgnorableCodePoint || face.glyph(for: scalar) != 0
    }
  }
}

extension Character {
  /// Whether it is drawn as a colored picture (UTS #51): by its own nature or because a selector, a
  /// modifier or a joiner asks for it.
  fileprivate var isDrawnAsEmoji: Bool {
    guard let first = unicodeScalars.first else { return false }
    if unicodeScalars.contains(where: { $0.value == 0xFE0E }) { return false }
    if first.properties.isEmojiPresentation { return true }
    return unicodeScalars.dropFirst().contains { scalar in
      scalar.value == 0xFE0F || scalar.value == 0x20E3 || scalar.properties.isEmojiModifier
    }
  }
}
