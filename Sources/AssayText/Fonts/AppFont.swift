// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import CHarfBuzz

/// A face of a font file of the app's own.
struct AppFont: Sendable {
  let path: String
  let index: Int32
  /// Of the file's bytes, as 32 hexadecimal digits.
  let hash: String
  let postScriptName: String
  /// The names of the family, that of all its weights first.
  let families: [String]
  let fullName: String
  /// 100 to 900.
  let weight: Int
  let isItalic: Bool
  /// Whether its weight is one of many in the file, of which only the first is drawn.
  let isVariable: Bool
  /// The face as text asks for it: another file of the same name has another.
  let face: FontDescriptor.Face

  /// The faces of a file; none where it is no font.
  static func faces(of path: String) -> [AppFont] {
    guard let bytes = FontBytes(path: path) else { return [] }
    let hash = PixelHash(bytes: bytes.buffer).hex
    let count = assay_hb_face_count(bytes.buffer.baseAddress, bytes.buffer.count)
    return (0..<Int32(min(count, 256))).compactMap {
      AppFont(bytes, path: path, index: $0, hash: hash)
    }
  }

  private init?(_ bytes: FontBytes, path: String, index: Int32, hash: String) {
    guard let font = assay_hb_open(bytes.buffer.baseAddress, bytes.buffer.count, index) else {
      return nil
    }
    defer { assay_hb_close(font) }
    // OpenType's numbers of names: the family of a style, its whole name, the name for PostScript,
    // and the family of all styles.
    let (family, full, postScript, typographic) = (
      Self.name(1, of: font), Self.name(4, of: font), Self.name(6, of: font),
      Self.name(16, of: font)
    )
    guard let name = postScript ?? full ?? family else { return nil }
    self.path = path
    self.index = index
    self.hash = hash
    postScriptName = name
    families = [typographic, family].compactMap(\.self)
    fullName = full ?? name
    weight = min(900, max(100, Int(assay_hb_weight(font))))
    isItalic = assay_hb_is_italic(font) != 0
    isVariable = assay_hb_is_variable(font) != 0
    var (ascent, descent, gap) = (Int32(0), Int32(0), Int32(0))
    assay_hb_line(font, &ascent, &descent, &gap)
    let em = Double(assay_hb_units_per_em(font))
    face = FontDescriptor.Face(
      name: "\(name)@\(hash.prefix(8))", ascent: Double(ascent) / em,
      descent: Double(descent) / em, lineGap: Double(gap) / em, lines: Self.lines(of: font, em))
  }

  /// OpenType's place of an underline is its top. A strikethrough, for which Core Text reads no
  /// place, runs through the middle of the x-height.
  private static func lines(of font: OpaquePointer, _ em: Double) -> FontDescriptor.Lines {
    var (top, thickness, xHeight) = (Int32(0), Int32(0), Int32(0))
    assay_hb_lines_of_text(font, &top, &thickness, &xHeight)
    return FontDescriptor.Lines(
      underlineTop: Double(-top) / em,
      strikethroughTop: -Double(xHeight + thickness) / 2 / em,
      thickness: Double(thickness) / em)
  }

  private static func name(_ id: UInt32, of font: OpaquePointer) -> String? {
    var text = [CChar](repeating: 0, count: 512)
    let length = assay_hb_name(font, id, &text, text.count)
    guard length > 0 else { return nil }
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

extension [AppFont] {
  /// The face of a name: of a font as PostScript has it, of a font, or of a family, whose regular
  /// face is meant. With a weight or a slant, the nearest face of that family.
  ///
  /// - Parameters:
  ///   - weight: 100 to 900; nil for that of the named face.
  ///   - isItalic: whether a slant is asked for.
  func face(named name: String, weight: Int?, isItalic: Bool) -> AppFont? {
    let exact = first { $0.postScriptName == name } ?? first { $0.fullName == name }
    let family = exact.map { Set($0.families.prefix(1)) } ?? [name]
    let members = filter { !family.isDisjoint(with: $0.families) }
    if let exact, weight == nil, !isItalic || exact.isItalic { return exact }
    let wanted = weight ?? exact?.weight ?? 400
    let slant = isItalic || exact?.isItalic == true
    return members.min {
      ($0.isItalic == slant ? 0 : 1, abs($0.weight - wanted), $0.postScriptName)
        < ($1.isItalic == slant ? 0 : 1, abs($1.weight - wanted), $1.postScriptName)
    } ?? exact
  }
}
