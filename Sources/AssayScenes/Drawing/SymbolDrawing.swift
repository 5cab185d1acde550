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
      paint: styles.paint(style, in: frame), glyphs: [glyph], growth: symbol.growth)
    let item = item(run, scale: scale, in: frame)
    let stretchX = symbol.stretch * (isOwnSize ? 1 : x / scale)
    let stretchY = isOwnSize ? 1 : y / scale
    guard abs(stretchX - 1) > 0.01 || abs(stretchY - 1) > 0.01 else {
      return styles.decorated([item], style)
    }
    let stretch = AssayGraphics.AffineTransform.scale(
      x: stretchX, y: stretchY, about: Point(x: frame.midX, y: frame.midY))
    return styles.decorated([.group(GroupItem(items: [item], transform: stretch))], style)
  }

  /// The glyph, with what is drawn after it, what is cut out of both, and what is drawn then.
  private func item(_ run: GlyphRun, scale: Double, in frame: Rect) -> DisplayItem {
    var drawn = [run]
    var holes: [DisplayItem] = []
    var over: [GlyphRun] = []
    for inner in symbol.inner {
      let glyph = Glyph(
        id: inner.glyph.id,
        x: frame.midX + (inner.glyph.x - symbol.size.width / 2) * scale,
        y: frame.midY + (inner.glyph.y - symbol.size.height / 2) * scale)
      let part = GlyphRun(
        face: inner.face, pointSize: inner.pointSize * scale,
        paint: inner.isCutOut ? .color(.black) : run.paint, glyphs: [glyph], growth: inner.growth)
      if inner.isCutOut {
        holes.append(.text(TextItem(string: "", frame: frame, runs: [part])))
      } else if holes.isEmpty {
        drawn.append(part)
      } else {
        over.append(part)
      }
    }
    let item = DisplayItem.text(TextItem(string: name, frame: frame, runs: drawn))
    var top = over.map { DisplayItem.text(TextItem(string: "", frame: frame, runs: [$0])) }
    if let slash = symbol.slash {
      let path = slashPath(slash, scale: scale, in: frame)
      func line(_ paint: Paint, _ width: Double) -> DisplayItem {
        let style = AssayGraphics.StrokeStyle(lineWidth: width * scale, lineCap: .round)
        return .stroke(.path(path), paint, style)
      }
      // As much is cut out on either side as the line is wide.
      holes.append(line(.color(.black), slash.width * 3))
      top.append(line(run.paint, slash.width))
    }
    guard !holes.isEmpty else { return item }
    let hole = DisplayItem.group(GroupItem(items: holes, layer: .blend(.destinationOut)))
    return .group(GroupItem(items: [item, hole] + top, layer: .isolated))
  }

  private func slashPath(
    _ slash: SymbolLayout.Slash, scale: Double, in frame: Rect
  ) -> AssayGraphics.Path {
    func place(_ point: Point) -> Point {
      Point(
        x: frame.midX + (point.x - symbol.size.width / 2) * scale,
        y: frame.midY + (point.y - symbol.size.height / 2) * scale)
    }
    return AssayGraphics.Path([.move(place(slash.start)), .line(place(slash.end))])
  }
}
