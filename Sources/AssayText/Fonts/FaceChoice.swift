// SPDX-License-Identifier: MIT

/// Which faces draw a descriptor's text, the first that has the character.
extension FontBook {
  /// The size in points from which San Francisco is set in its Display cut; Inter has the same two
  /// cuts.
  static let displaySize = 20.0

  /// The name of the face that the descriptor asks for, at a size in points.
  ///
  /// `rounded` is Inter too, with round corners: Debian has no rounded sans whose letters are as
  /// wide as San Francisco's.
  func primaryName(for font: FontDescriptor, pointSize: Double) -> String {
    if let face = font.face { return face.name }
    return designName(for: font, pointSize: pointSize)
  }

  /// The name of the face of a descriptor's design, which also stands in for characters that a face
  /// of the app's own has not.
  func designName(for font: FontDescriptor, pointSize: Double) -> String {
    switch font.design {
    case .boxes:
      return FontBook.boxesName
    case .serif:
      let style = (font.isBold ? "Bold" : "") + (font.isItalic ? "Italic" : "")
      return "NotoSerif-\(style.isEmpty ? "Regular" : style)"
    case .monospaced:
      return "NotoSansMono-\(font.isBold ? "Bold" : "Regular")"
    case .default, .rounded:
      let family = pointSize >= FontBook.displaySize ? "InterDisplay" : "Inter"
      let step = min(9, max(1, (font.weight + 50) / 100))
      let weight = FontBook.weightNames[step - 1]
      let mark = font.design == .rounded ? FontBook.roundedMark : "-"
      if !font.isItalic { return "\(family)\(mark)\(weight)" }
      return weight == "Regular" ? "\(family)\(mark)Italic" : "\(family)\(mark)\(weight)Italic"
    }
  }

  /// Inter's weights from 100 to 900.
  private static let weightNames = [
    "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
  ]

  /// The weight that a face of Inter's names; 400 where it names none.
  static func weight(ofFace name: String) -> Int {
    let style = name.split(separator: "-").last ?? ""
    let weight = style.hasSuffix("Italic") ? style.dropLast(6) : style
    return (weightNames.firstIndex { $0 == weight } ?? 3) * 100 + 100
  }

  /// The face that the descriptor asks for; boxes where it cannot be used.
  func primary(for font: FontDescriptor, pointSize: Double) -> FontFace {
    face(named: primaryName(for: font, pointSize: pointSize)) ?? boxes
  }

  /// The names of the faces to try after the primary one, in order, for a character of a script.
  func fallbackNames(
    script: UInt32, language: String, isBold: Bool, isEmoji: Bool, hasKana: Bool,
    isEnclosed: Bool
  ) -> [String] {
    var names: [String] = []
    if isEmoji { names.append("NotoColorEmoji") }
    let weight = isBold ? "Bold" : "Regular"
    let region = FontBook.ideographRegion(script: script, language: language, hasKana: hasKana)
    let ideographs = "NotoSansCJK\(region)-\(weight)"
    if isEnclosed { names.append(ideographs) }
    if let name = faceName(forScript: script, isBold: isBold) { names.append(name) }
    if FontBook.ideographScripts.contains(script) { names.append(ideographs) }
    names += [
      "NotoSans-\(weight)", "NotoSansSymbols-\(weight)", "NotoSansSymbols2-Regular",
      "NotoSansMath-Regular", ideographs, "NotoColorEmoji",
    ]
    return names
  }

  /// The name of the face that draws a script; nil where no family is known to.
  func faceName(forScript script: UInt32, isBold: Bool) -> String? {
    family(forScript: script).map { family in
      let name = "\(family)-\(isBold ? "Bold" : "Regular")"
      return knows(name) ? name : "\(family)-Regular"
    }
  }

  private static let hangul = fourCharacterTag("Hang")
  private static let hiragana = fourCharacterTag("Hira")
  private static let katakana = fourCharacterTag("Kana")
  private static let ideographScripts: Set<UInt32> = [
    hangul, hiragana, katakana, fourCharacterTag("Hani"), fourCharacterTag("Bopo"),
  ]

  /// Which national forms ideographs take: the language's; else what the text's other letters tell;
  /// else simplified Chinese.
  private static func ideographRegion(script: UInt32, language: String, hasKana: Bool) -> String {
    let parts = language.split(whereSeparator: { $0 == "-" || $0 == "_" })
    switch parts.first {
    case "ja": return "JP"
    case "ko": return "KR"
    case "zh", "yue":
      if parts.contains("HK") || parts.contains("MO") { return "HK" }
      if parts.contains("TW") || parts.contains("Hant") || parts.first == "yue" { return "TC" }
      return "SC"
    default:
      if script == hiragana || script == katakana || hasKana { return "JP" }
      return script == hangul ? "KR" : "SC"
    }
  }
}

extension FontDescriptor {
  /// Which of two faces is nearer where a family has only regular and bold.
  var isBold: Bool { weight >= 600 }
}
