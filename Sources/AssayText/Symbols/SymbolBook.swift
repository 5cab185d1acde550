// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// Finds and measures the glyphs that stand in for SF Symbols.
struct SymbolBook: Sendable {
  private struct Row: Sendable {
    var face: String
    var scalar: Unicode.Scalar
    var fidelity: SymbolLayout.Fidelity
  }

  private let rows: [String: Row]

  init() {
    var rows: [String: Row] = [:]
    for line in "\(SymbolTable.rows)".split(separator: "\n") {
      let fields = line.split(separator: " ")
      guard fields.count == 4, let code = UInt32(fields[2], radix: 16),
        let scalar = Unicode.Scalar(code),
        let fidelity = SymbolLayout.Fidelity(rawValue: String(fields[3]))
      else { continue }
      rows[String(fields[0])] = Row(face: String(fields[1]), scalar: scalar, fidelity: fidelity)
    }
    // Our own drawings have the sizes and the strokes of Apple's.
    for (name, scalar) in SymbolFont.scalars {
      rows[name] = Row(face: FontBook.symbolsName, scalar: scalar, fidelity: .same)
    }
    self.rows = rows
  }

  /// The layout of a symbol in a font; nil where there is none or its own font cannot be used.
  ///
  /// A name that no glyph draws as what it names, and that ends with a form such as a circle, is
  /// drawn as what it names within that form.
  ///
  /// - Parameters:
  ///   - size: of the font, in points.
  ///   - weight: of the font, 100 to 900.
  func layout(of name: String, size: Double, weight: Int, book: FontBook) -> SymbolLayout? {
    let text = SymbolText(size: size, weight: weight)
    var symbol = layout(of: name, text, book: book)
    symbol?.layers = SymbolLayers.layers(of: name)
    return symbol
  }

  private func layout(of name: String, _ text: SymbolText, book: FontBook) -> SymbolLayout? {
    let own = rows[name]
    if own == nil || own?.fidelity == .approximate,
      let composed = enclosed(name, text, book: book) ?? joined(name, text, book: book)
    {
      return composed
    }
    return own.flatMap { layout($0, of: name, text, book: book) }
  }

  /// - Parameter scale: how large the symbol is, of its size beside the text; its strokes are as
  ///   thick as at 1.
  private func layout(
    _ row: Row, of name: String, _ text: SymbolText, scale: Double = 1, book: FontBook
  ) -> SymbolLayout? {
    let size = text.size * scale
    guard let face = book.face(named: row.face) else { return nil }
    let glyph = face.glyph(for: row.scalar)
    guard glyph != 0, let ink = face.ink(of: glyph) else { return nil }
    let known = SymbolInk.size(of: name)
    let own = Size(width: Double(ink.right - ink.left), height: Double(ink.top - ink.bottom))
    let plainSize =
      size
      * (known.map { $0.height * face.unitsPerEm / max(1, own.height) }
        ?? (row.face == FontBook.symbolsName ? 1 : SymbolBook.scale(of: name)))
    // What thinner strokes take from the ink, a larger glyph gives back.
    let growth = SymbolStroke.growth(of: name, face: row.face, pointSize: plainSize, text)
    let side = max(own.width, own.height) * plainSize / face.unitsPerEm
    let pointSize = plainSize * max(0.5, (side - growth) / max(0.01, side))
    let unit = pointSize / face.unitsPerEm
    let stretch = known.map { $0.width * size / max(0.01, own.width * unit + growth) } ?? 1
    let inkWidth = (own.width * unit + growth) * stretch
    let inkHeight = own.height * unit + growth

    // Measured on iOS 17 and later: beside discs of 17 and 50 points there is 0.08 em on either
    // side, beside other symbols of 17 points 0.10 to 0.14; above and below discs of 50 points and
    // a globe of 22 there is 0.057 em.
    let boxInk = (SymbolInk.size(of: name)?.width).map { $0 * size } ?? inkWidth
    let margin = SymbolInk.isDisc(name) ? 0.16 * size : 0.235 * size
    let box = SymbolInk.box(of: name)
    let width = box.map { $0.width * size } ?? boxInk + margin
    let height = box.map { $0.height * size } ?? inkHeight + 0.115 * size
    // SF Symbols are centered on the cap height of the text beside them, which is 0.705 em.
    let baseline = height / 2 + 0.705 * size / 2
    // The icon's own square is centered, not its ink: icons that hang to a side do so on purpose.
    let squareCenter = SymbolBook.squareCenter(of: row.face) * pointSize
    // Where Apple's own size is known, so is that its ink is centered.
    let middle = known == nil ? squareCenter : Double(ink.top + ink.bottom) / 2 * unit
    // NB: a mask grows upward from where its glyph stands.
    let origin = Glyph(
      id: glyph, x: width / 2 - Double(ink.left + ink.right) / 2 * unit,
      y: height / 2 + middle + growth / 2)
    let drawn = Rect(
      x: (width - inkWidth) / 2, y: origin.y - Double(ink.top) * unit - growth, width: inkWidth,
      height: inkHeight)
    return SymbolLayout(
      size: Size(width: width, height: height), baseline: baseline, face: row.face,
      pointSize: pointSize, growth: growth / pointSize, glyph: origin, fidelity: row.fidelity,
      stretch: stretch, ink: drawn)
  }

  /// What signs stand in, at the end of a name.
  private static let forms = [
    "circle", "square", "octagon", "shield", "rectangle", "app", "diamond", "hexagon", "seal",
  ].flatMap { [".\($0).fill", ".\($0)"] }

  /// What is within a circle or a square, in that form's size of text.
  private static let innerScale = 0.6

  private func enclosed(_ name: String, _ text: SymbolText, book: FontBook) -> SymbolLayout? {
    guard
      let form = SymbolBook.forms.first(where: name.hasSuffix),
      let around = rows[String(form.dropFirst())],
      var result = layout(around, of: String(form.dropFirst()), text, book: book)
    else { return nil }
    let base = String(name.dropLast(form.count))
    let middle = Point(x: result.size.width / 2, y: result.size.height / 2)
    guard
      // Apple's signs within forms are filled, as the heart of `heart.circle`.
      let inner = letters(base, size: text.size, middle: middle, book: book)
        ?? (sign(base + ".fill", text, middle: middle, book: book)
        ?? sign(base, text, middle: middle, book: book)).map({ [$0] })
    else { return nil }
    result.inner = inner
    for index in result.inner.indices { result.inner[index].isCutOut = form.hasSuffix(".fill") }
    result.fidelity = .close
    return result
  }

  /// A symbol put together from others.
  private func joined(_ name: String, _ text: SymbolText, book: FontBook) -> SymbolLayout? {
    let size = text.size
    guard let recipe = SymbolRecipe.recipe(named: name), let row = rows[recipe.box],
      var result = layout(row, of: recipe.box, text, book: book)
    else { return nil }
    var parts: [SymbolLayout.Inner] = []
    for part in recipe.parts {
      let middle = Point(x: result.ink.midX + part.x * size, y: result.ink.midY + part.y * size)
      guard
        let inner = letters(part.sign, size: size * part.scale, middle: middle, book: book)
          ?? sign(part.sign, scale: part.scale, text, middle: middle, book: book).map({ [$0] })
      else { return nil }
      for var one in inner {
        one.isCutOut = part.isCutOut
        parts.append(one)
      }
    }
    if !recipe.drawsBox {
      let first = parts.removeFirst()
      result.face = first.face
      result.pointSize = first.pointSize
      result.growth = first.growth
      result.glyph = first.glyph
      result.stretch = 1
    }
    result.inner = parts
    result.slash = recipe.hasSlash ? SymbolLayout.Slash(across: result.ink, size: size) : nil
    result.fidelity = row.fidelity == .approximate ? .approximate : .close
    return result
  }

  /// A symbol of its own, its ink about a middle.
  private func sign(
    _ name: String, scale: Double = SymbolBook.innerScale, _ text: SymbolText, middle: Point,
    book: FontBook
  ) -> SymbolLayout.Inner? {
    let known = [name, name + ".fill"].compactMap { name in
      rows[name].flatMap { $0.fidelity == .approximate ? nil : (name, $0) }
    }
    guard let (name, row) = known.first,
      let own = layout(row, of: name, text, scale: scale, book: book)
    else { return nil }
    var glyph = own.glyph
    glyph.x += middle.x - own.ink.midX
    glyph.y += middle.y - own.ink.midY
    return SymbolLayout.Inner(
      face: row.face, pointSize: own.pointSize, growth: own.growth, glyph: glyph, isCutOut: false)
  }

  /// A letter, a digit, or two digits, as tall as capitals are in a circle.
  private func letters(
    _ text: String, size: Double, middle: Point, book: FontBook
  ) -> [SymbolLayout.Inner]? {
    let name = "Inter-SemiBold"
    let scalars = Array(text.uppercased().unicodeScalars)
    let isNumber = scalars.allSatisfy { ("0"..."9").contains($0) }
    guard text.utf8.count == 1 || text.utf8.count == 2 && isNumber, let first = scalars.first,
      isNumber || first.properties.isAlphabetic || "|\\".unicodeScalars.contains(first),
      let face = book.face(named: name)
    else { return nil }
    // Two digits fit into a circle of the same size.
    let pointSize = size * (scalars.count == 1 ? 0.72 : 0.54)
    let unit = pointSize / face.unitsPerEm
    let glyphs = scalars.map { face.glyph(for: $0) }
    let inks = glyphs.compactMap { $0 == 0 ? nil : face.ink(of: $0) }
    guard inks.count == glyphs.count else { return nil }
    let gap = size * 0.04
    let widths = inks.map { Double($0.right - $0.left) * unit }
    var left = middle.x - (widths.reduce(0, +) + gap * Double(widths.count - 1)) / 2
    return zip(glyphs, inks).enumerated().map { index, found in
      let (glyph, ink) = found
      defer { left += widths[index] + gap }
      return SymbolLayout.Inner(
        face: name, pointSize: pointSize,
        glyph: Glyph(
          id: glyph, x: left - Double(ink.left) * unit,
          y: middle.y + Double(ink.top + ink.bottom) / 2 * unit), isCutOut: false)
    }
  }

  /// The size of the icon font at which a symbol is as large as Apple's, per size of text.
  ///
  /// Measured in SwiftUI pictures: checkmark.circle.fill is 15 points across at 16, xmark 12.67,
  /// chevron.down 13.67; their like in the icon fonts are 0.832, 0.582 and 0.5 em. Arrows are set
  /// between them by eye.
  private static func scale(of name: String) -> Double {
    if name.hasPrefix("chevron.") { return 13.67 / 16 / 0.5 }
    if ["xmark", "plus", "minus"].contains(name) { return 12.67 / 16 / 0.582 }
    let arrows = ["arrow.up", "arrow.down", "arrow.left", "arrow.right", "arrow.forward"]
    if arrows.contains(name) || name == "arrow.backward" { return 1.25 }
    return 15.0 / 16 / 0.832
  }

  /// How far above the baseline the middle of an icon's square is, in em: Material Icons stands on
  /// the baseline, as ours do, Material Design Icons reaches from 448 above to 64 below, of 512.
  private static func squareCenter(of face: String) -> Double {
    face == "MaterialDesignIcons" ? 0.375 : 0.5
  }
}
