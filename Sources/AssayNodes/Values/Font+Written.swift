// SPDX-License-Identifier: MIT

internal import AssayDocuments

/// A font is written as a text style (`title`) or as a map with a `style`, a `size` or a `name`.
extension Font {
  static func read(_ value: DocumentValue) throws -> Font {
    if case .string = value.kind { return Font(base: .style(try value.word("text style"))) }
    var map = try MapReader(value, expected: "a text style or a map of font keys")
    let style: TextStyle? = try map.take("style") { try $0.word("text style") }
    let size = try map.take("size") { try $0.positiveNumber() }
    let name = try map.take("name") { try $0.string() }
    let relative: TextStyle? = try map.take("relativeTo") { try $0.word("text style") }
    let isFixed = try map.take("fixed") { try $0.bool() } ?? false
    var font: Font
    switch (style, size, name) {
    case (let style?, nil, nil): font = Font(base: .style(style))
    case (nil, let size?, nil): font = Font(base: .size(size))
    case (nil, let size?, let name?):
      font = Font(
        base: .custom(name: name, size: size, relativeTo: relative, isFixed: isFixed))
    default:
      throw DocumentError(
        "a font has a 'style', a 'size', or a 'name' and a 'size'", at: value.mark)
    }
    if name == nil, relative != nil || isFixed {
      throw DocumentError(
        "'relativeTo' and 'fixed' belong to a font with a 'name'", at: value.mark)
    }
    font.weight = try map.take("weight", Weight.read)
    font.isBold = try map.take("bold") { try $0.bool() } ?? false
    if font.isBold, font.weight != nil {
      throw DocumentError("a font has a 'weight' or is 'bold', not both", at: value.mark)
    }
    font.design = try map.take("design") { try $0.word("design") } ?? .default
    font.isItalic = try map.take("italic") { try $0.bool() } ?? false
    font.hasMonospacedDigits = try map.take("monospacedDigit") { try $0.bool() } ?? false
    font.leading = try map.take("leading") { try $0.word("leading") } ?? .standard
    font.isSmallCaps = try map.take("smallCaps") { try $0.bool() } ?? false
    font.width = try map.take("width") { try $0.number() } ?? 0
    try map.finish("a font")
    return font
  }

  var written: DocumentValue {
    if case .style(let style) = base, self == Font(base: base) { return .string(style.rawValue) }
    var map = MapWriter()
    switch base {
    case .style(let style): map.put("style", style.rawValue)
    case .size(let size): map.put("size", size)
    case .custom(let name, let size, let relative, let isFixed):
      map.put("name", name)
      map.put("size", size)
      map.put("relativeTo", relative?.rawValue)
      map.put("fixed", isFixed, unless: false)
    }
    map.put("weight", weight?.written)
    map.put("bold", isBold, unless: false)
    map.put("design", design, unless: .default)
    map.put("italic", isItalic, unless: false)
    map.put("monospacedDigit", hasMonospacedDigits, unless: false)
    map.put("leading", leading, unless: .standard)
    map.put("smallCaps", isSmallCaps, unless: false)
    map.put("width", width, unless: 0)
    return map.map
  }
}

extension Font.Weight {
  static let names: [(name: String, value: Font.Weight)] = [
    ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
    ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
    ("black", .black),
  ]

  /// A name, or a number of 1 to 1000.
  static func read(_ value: DocumentValue) throws -> Font.Weight {
    if case .number = value.kind {
      let number = try value.integer()
      guard (1...1000).contains(number) else {
        throw DocumentError("a weight is a number of 1 to 1000, not \(number)", at: value.mark)
      }
      return Font.Weight(value: number)
    }
    return try value.name("weight", among: names)
  }

  var written: DocumentValue {
    if let name = Self.names.first(where: { $0.value == self })?.name { return .string(name) }
    return .number(Double(value))
  }
}

extension ValueForm {
  static let textStyle = ValueForm.named("textStyle", .words(Font.TextStyle.self))
  static let weight = ValueForm.named(
    "weight", .anyOf([.names(Font.Weight.names.map(\.name)), .within(1...1000)]))
  static let design = ValueForm.named("design", .words(Font.Design.self))

  private static let fontKeys: [(String, ValueForm)] = [
    ("weight", .weight), ("bold", .boolean), ("design", .design), ("italic", .boolean),
    ("monospacedDigit", .boolean),
    ("leading", .words(Font.Leading.self)), ("smallCaps", .boolean), ("width", .number),
  ]
  private static let customFontKeys: [(String, ValueForm)] = [
    ("name", .string), ("size", .positive), ("relativeTo", .textStyle), ("fixed", .boolean),
  ]

  static let font = ValueForm.named(
    "font",
    .anyOf([
      .textStyle, .keys(MapForm([("style", .textStyle)] + fontKeys, required: ["style"])),
      .keys(MapForm([("size", .positive)] + fontKeys, required: ["size"])),
      .keys(MapForm(customFontKeys + fontKeys, required: ["name", "size"])),
    ]))
}
