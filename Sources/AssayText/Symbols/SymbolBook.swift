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
    self.rows = rows
  }

  /// The layout of a symbol at a font's size in points; nil where there is none or its font cannot
  /// be used.
  func layout(of name: String, size: Double, book: FontBook) -> SymbolLayout? {
    guard let row = rows[name], let face = book.face(named: row.face) else { return nil }
    let glyph = face.glyph(for: row.scalar)
    guard glyph != 0, let ink = face.ink(of: glyph) else { return nil }
    let known = SymbolInk.size(of: name)
    let own = Size(width: Double(ink.right - ink.left), height: Double(ink.top - ink.bottom))
    let pointSize =
      size
      * (known.map { $0.height * face.unitsPerEm / max(1, own.height) }
        ?? SymbolBook.scale(of: name))
    let unit = pointSize / face.unitsPerEm
    let stretch = known.map { $0.width * size / max(0.01, own.width * unit) } ?? 1
    let inkWidth = own.width * unit * stretch
    let inkHeight = own.height * unit

    // Measured at 16 and 17 points: beside a disc (ink 0.94 em) there is 0.03 em on either side,
    // beside xmark and chevron.down (ink 0.79 and 0.85 em) there is 0.125 em.
    let margin = inkWidth >= 0.9 * size ? 0.06 * size : 0.25 * size
    let width = inkWidth + margin
    let height = max(1.06 * size, inkHeight + 0.12 * size)
    // SF Symbols are centered on the cap height of the text beside them, which is 0.705 em.
    let baseline = height / 2 + 0.705 * size / 2
    // The icon's own square is centered, not its ink: icons that hang to a side do so on purpose.
    let squareCenter = SymbolBook.squareCenter(of: row.face) * pointSize
    // Where Apple's own size is known, so is that its ink is centered.
    let middle = known == nil ? squareCenter : Double(ink.top + ink.bottom) / 2 * unit
    let origin = Glyph(
      id: glyph, x: width / 2 - Double(ink.left + ink.right) / 2 * unit, y: height / 2 + middle)
    let box = Rect(
      x: (width - inkWidth) / 2, y: origin.y - Double(ink.top) * unit, width: inkWidth,
      height: inkHeight)
    return SymbolLayout(
      size: Size(width: width, height: height), baseline: baseline, face: row.face,
      pointSize: pointSize, glyph: origin, fidelity: row.fidelity, stretch: stretch, ink: box)
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
  /// the baseline, Material Design Icons reaches from 448 above to 64 below, of 512.
  private static func squareCenter(of face: String) -> Double {
    face == "MaterialIcons" ? 0.5 : 0.375
  }
}
