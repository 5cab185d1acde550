// SPDX-License-Identifier: MIT

internal import AssayDocuments

/// A text is written as a word or as `{text: key}` where it is looked up in the string tables, as
/// `{verbatim: ...}` where it is not, and as `{pieces: [...]}` where it has several styles.
extension TextNode {
  static func read(_ value: DocumentValue) throws -> TextNode {
    if case .map = value.kind {
      var map = try MapReader(value, expected: "a text")
      let text = try read(&map)
      try map.finish("a text")
      return text
    }
    return TextNode(key: try value.string())
  }

  /// Whether a value that may be a view is a map with the words of a text instead.
  static func isWritten(in value: DocumentValue) -> Bool {
    guard case .map(let entries) = value.kind else { return false }
    let keys = Set(entries.map(\.key))
    return !keys.contains("kind") && !keys.isDisjoint(with: ["text", "verbatim", "pieces"])
  }

  /// The keys of a text that stand beside others, as in a node of kind Text.
  static func read(_ map: inout MapReader) throws -> TextNode {
    let sources = ["text", "verbatim", "image", "pieces"].filter(map.contains)
    if sources.count > 1 {
      throw DocumentError(
        "'\(sources[0])' and '\(sources[1])' are two contents of one text; write one of them, or "
          + "several parts as 'pieces'", at: map.value.mark)
    }
    if let pieces = try map.take("pieces", { try $0.list(Piece.read) }) {
      return TextNode(pieces: pieces)
    }
    return TextNode(pieces: [Piece(try Piece.Source.read(&map))])
  }

  var written: DocumentValue {
    if pieces.count == 1, pieces[0].style == TextPieceStyle(),
      case .localized(let key, let arguments, nil) = pieces[0].source, arguments.isEmpty
    {
      return .string(key)
    }
    var map = MapWriter()
    writeKeys(to: &map)
    return map.map
  }

  func writeKeys(to map: inout MapWriter) {
    if pieces.count == 1, pieces[0].style == TextPieceStyle() {
      pieces[0].source.write(to: &map)
    } else {
      map.put("pieces", .list(pieces.map(\.written)))
    }
  }
}

extension TextNode.Piece.Source {
  static func read(_ map: inout MapReader) throws -> TextNode.Piece.Source {
    if let text = try map.take("verbatim", { try $0.string() }) { return .verbatim(text) }
    if let image = try map.take("image", ImageNode.readInText) { return .image(image) }
    guard let key = try map.take("text", { try $0.string() }) else {
      throw DocumentError(
        "missing key 'text', 'verbatim', 'image' or 'pieces'", at: map.value.mark)
    }
    let arguments = try map.take("arguments") { try $0.list(LocalizedArgument.read) }
    let table = try map.take("table") { try $0.string() }
    return .localized(key: key, arguments: arguments ?? [], table: table)
  }

  func write(to map: inout MapWriter) {
    switch self {
    case .verbatim(let text): map.put("verbatim", text)
    case .localized(let key, let arguments, let table):
      map.put("text", key)
      if !arguments.isEmpty { map.put("arguments", .list(arguments.map(\.written))) }
      map.put("table", table)
    case .image(let image):
      var inner = MapWriter()
      image.writeKeys(to: &inner)
      map.put("image", inner.map)
    }
  }
}

extension ImageNode {
  fileprivate static func readInText(_ value: DocumentValue) throws -> ImageNode {
    var map = try MapReader(value, expected: "an image")
    let image = try read("Image", &map)
    try map.finish("an image")
    return image
  }
}

/// A text, a whole number, `{double: 1.5}`, or `{pieces: [...]}`.
extension LocalizedArgument {
  static func read(_ value: DocumentValue) throws -> LocalizedArgument {
    switch value.kind {
    case .string(let text): return .string(text)
    case .number(let number):
      return Int(exactly: number).map { .integer($0) } ?? .double(number)
    case .map:
      var map = try MapReader(value, expected: "an argument")
      if let pieces = try map.take("pieces", { try $0.list(TextNode.Piece.read) }) {
        try map.finish("an argument")
        return .pieces(pieces)
      }
      let number = try map.require("double") { try $0.length() }
      try map.finish("an argument")
      return .double(number)
    case .null, .bool, .list:
      throw DocumentError.expected("a text or a number", found: value)
    }
  }

  var written: DocumentValue {
    switch self {
    case .string(let text): .string(text)
    case .integer(let value): .number(Double(value))
    case .double(let value): .map([.init("double", .number(value))])
    case .pieces(let pieces): .map([.init("pieces", .list(pieces.map(\.written)))])
    }
  }
}

extension TextNode.Piece {
  static func read(_ value: DocumentValue) throws -> TextNode.Piece {
    guard case .map = value.kind else {
      return TextNode.Piece(
        .localized(key: try value.string(), arguments: [], table: nil))
    }
    var map = try MapReader(value, expected: "a piece of text")
    let source = try Source.read(&map)
    var style = TextPieceStyle()
    style.font = try map.take("font", Font.read)
    style.weight = try map.take("fontWeight", Font.Weight.read)
    style.isItalic = try map.take("italic") { try $0.bool() }
    style.hasMonospacedDigits = try map.take("monospacedDigit") { try $0.bool() }
    style.foreground = try map.take("foregroundStyle", StyleNode.read)
    style.underline = try map.take("underline", TextLine.read)
    style.strikethrough = try map.take("strikethrough", TextLine.read)
    style.background = try map.take("backgroundColor", StyleNode.read)
    style.kerning = try map.take("kerning") { try $0.number() }
    style.tracking = try map.take("tracking") { try $0.number() }
    style.baselineOffset = try map.take("baselineOffset") { try $0.number() }
    try map.finish("a piece of text")
    return TextNode.Piece(source, style: style)
  }

  var written: DocumentValue {
    if style == TextPieceStyle(), case .localized(let key, let arguments, nil) = source,
      arguments.isEmpty
    {
      return .string(key)
    }
    var map = MapWriter()
    source.write(to: &map)
    map.put("font", style.font?.written)
    map.put("fontWeight", style.weight?.written)
    map.put("italic", style.isItalic.map { .bool($0) })
    map.put("monospacedDigit", style.hasMonospacedDigits.map { .bool($0) })
    map.put("foregroundStyle", style.foreground?.written)
    map.put("underline", style.underline?.written)
    map.put("strikethrough", style.strikethrough?.written)
    map.put("backgroundColor", style.background?.written)
    map.put("kerning", style.kerning)
    map.put("tracking", style.tracking)
    map.put("baselineOffset", style.baselineOffset)
    return map.map
  }
}

extension TextNode {
  private static let argument = ValueForm.named(
    "argument",
    .anyOf([
      .string, .number,
      .map(
        ["double": .anyOf([.number, .names(["infinity", "-infinity"])])], required: ["double"]),
      .map(["pieces": .list(.reference("piece"))], required: ["pieces"]),
    ]))

  private static let localized: [(String, ValueForm)] = [
    ("text", .string), ("arguments", .list(argument)), ("table", .string),
  ]
  private static let verbatim: [(String, ValueForm)] = [("verbatim", .string)]
  private static let image: [(String, ValueForm)] = [("image", .keys(MapForm(ImageNode.keys)))]

  private static let pieceStyle: [(String, ValueForm)] = [
    ("font", .font), ("fontWeight", .weight), ("italic", .boolean),
    ("monospacedDigit", .boolean), ("foregroundStyle", .style), ("underline", .line),
    ("strikethrough", .line), ("backgroundColor", .style), ("kerning", .number),
    ("tracking", .number), ("baselineOffset", .number),
  ]

  private static let pieces: [(String, ValueForm)] = [
    (
      "pieces",
      .list(
        .named(
          "piece",
          .anyOf([
            .string, .keys(MapForm(localized + pieceStyle, required: ["text"])),
            .keys(MapForm(verbatim + pieceStyle, required: ["verbatim"])),
            .keys(MapForm(image + pieceStyle, required: ["image"])),
          ])))
    )
  ]

  /// The keys of a node of kind Text.
  static let keys = localized + verbatim + image + pieces

  fileprivate static let valueForms: [ValueForm] = [
    .string, .keys(MapForm(localized, required: ["text"])),
    .keys(MapForm(verbatim, required: ["verbatim"])), .keys(MapForm(image, required: ["image"])),
    .keys(MapForm(pieces, required: ["pieces"])),
  ]
}

extension ValueForm {
  static let text = ValueForm.named(
    "text",
    .described(
      "A text: a key of the string tables, or a map with text, verbatim or pieces.",
      .anyOf(TextNode.valueForms)))
}
