// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayNodes
internal import AssayText

/// Draws a symbol in its box, stretched where the box is not its own size.
struct SymbolDrawing: Drawing {
  var symbol: SymbolLayout
  var name: String
  var style: StyleNode
  var styles: StyleResolver

  func items(_ content: [DisplayItem], _ context: DrawingContext) -> [DisplayItem] {
    let frame = context.frame
    guard !frame.isEmpty, symbol.size.width > 0, symbol.size.height > 0 else { return [] }
    let x = frame.width / symbol.size.width
    let y = frame.height / symbol.size.height
    // Sizes that were only rounded to the pixel grid are the symbol's own.
    let isOwnSize =
      abs(frame.width - symbol.size.width) * context.grid.scale < 1.01
      && abs(frame.height - symbol.size.height) * context.grid.scale < 1.01
    let scale = isOwnSize ? 1 : min(x, y)
    let glyph = Glyph(
      id: symbol.glyph.id,
      x: frame.midX + (symbol.glyph.x - symbol.size.width / 2) * scale,
      y: frame.midY + (symbol.glyph.y - symbol.size.height / 2) * scale)
    let run = GlyphRun(
      face: symbol.face, pointSize: symbol.pointSize * scale,
      paint: styles.paint(style, in: frame), glyphs: [glyph])
    let item = DisplayItem.text(TextItem(string: name, frame: frame, runs: [run]))
    let stretchX = symbol.stretch * (isOwnSize ? 1 : x / scale)
    let stretchY = isOwnSize ? 1 : y / scale
    guard abs(stretchX - 1) > 0.01 || abs(stretchY - 1) > 0.01 else {
      return styles.decorated([item], style)
    }
    let stretch = AssayGraphics.AffineTransform.scale(
      x: stretchX, y: stretchY, about: Point(x: frame.midX, y: frame.midY))
    return styles.decorated([.group(GroupItem(items: [item], transform: stretch))], style)
  }
}
