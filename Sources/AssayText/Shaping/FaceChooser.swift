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
    if character.isASCII, style.font.face == nil || has(primary, character) {
      // A space within Arabic or Hebrew stays in its face, so that words do not fall into pieces.
      if character == " ", let before, before !== primary, !before.hasColor, has(before, character),
        Shaper.joins(script)
      {
        return before
      }
      return primary
    }
    let isEmoji = character.isDrawnAsEmoji
    let isEnclosed = !isEmoji && character.isEnclosedNumber
    if !isEmoji, !isEnclosed, has(primary, character) { return primary }
    var names = book.fallbackNames(
      script: script, language: language, isBold: style.font.isBold, isEmoji: isEmoji,
      hasKana: hasKana, isEnclosed: isEnclosed)
    if style.font.face != nil {
      names.insert(
        book.designName(for: style.font, pointSize: style.pointSize), at: isEmoji ? 1 : 0)
    }
    for (index, name) in names.enumerated() {
      if let face = book.face(named: name, position: index + 1), has(face, character) {
        return face
      }
    }
    return sharedSignFace(character, isBold: style.font.isBold, position: names.count) ?? primary
  }

  /// A face for a sign that several scripts share, such as an Arabic comma beside Latin letters;
  /// nil where no face has it.
  private func sharedSignFace(_ character: Character, isBold: Bool, position: Int) -> FontFace? {
    guard let first = character.unicodeScalars.first else { return nil }
    for script in Script.extensions(of: first) {
      if let name = book.faceName(forScript: script, isBold: isBold),
        let face = book.face(named: name, position: position + 1), has(face, character)
      {
        return face
      }
    }
    return nil
  }

  private func has(_ face: FontFace, _ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isDefaultIgnorableCodePoint || face.glyph(for: scalar) != 0
    }
  }
}

extension Character {
  /// Whether it is a number or a letter in a circle. Inter has the first nine numbers, and a list
  /// must not change its face at the tenth.
  fileprivate var isEnclosedNumber: Bool {
    guard let first = unicodeScalars.first?.value else { return false }
    switch first {
    case 0x2460...0x24FF, 0x2776...0x2793, 0x3251...0x325F, 0x32B1...0x32BF: return true
    default: return false
    }
  }

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
