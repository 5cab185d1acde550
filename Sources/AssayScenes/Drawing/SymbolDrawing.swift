// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayNodes
internal import AssayText

/// Draws a symbol in its box, stretched where the box is not its own size.
struct SymbolDrawing: Drawing {
  var symbol: SymbolLayout
  var name: String
  /// Of the sign, or of all of it.
  var style: StyleNode
  /// Of the filled form behind the sign, where that has its own.
  var formStyle: StyleNode?
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
    let item =
      formStyle.map { sign(run, over: $0, scale: scale, in: frame) }
      ?? item(run, scale: scale, in: frame)
    let stretchX = symbol.stretch * (isOwnSize ? 1 : x / scale)
    let stretchY = isOwnSize ? 1 : y / scale
    guard abs(stretchX - 1) > 0.01 || abs(stretchY - 1) > 0.01 else {
      return styles.decorated([item], style)
    }
    let stretch = AssayGraphics.AffineTransform.scale(
      x: stretchX, y: stretchY, about: Point(x: frame.midX, y: frame.midY))
    return styles.decorated([.group(GroupItem(items: [item], transform: stretch))], style)
  }

  /// The sign in front of the whole form. A glyph in which the sign is a hole is both: the hole is
  /// painted too, and then the sign.
  private func sign(
    _ run: GlyphRun, over formStyle: StyleNode, scale: Double, in frame: Rect
  ) -> DisplayItem {
    func text(_ string: String, _ run: GlyphRun, _ paint: Paint) -> DisplayItem {
      var painted = run
      painted.paint = paint
      return .text(TextItem(string: string, frame: frame, runs: [painted]))
    }
    let formPaint = styles.paint(formStyle, in: frame)
    guard symbol.inner.isEmpty else {
      let signs = symbol.inner.enumerated().map { index, inner in
        text(index == 0 ? name : "", part(inner, run.paint, scale: scale, in: frame), run.paint)
      }
      return .group(GroupItem(items: [text("", run, formPaint)] + signs))
    }
    let inside = DisplayItem.group(
      GroupItem(
        items: [text("", run, .color(.black))], layer: .blend(.destinationOut)))
    func hole(_ paint: Paint) -> [DisplayItem] {
      [.fill(formInside(scale: scale, in: frame), paint), inside]
    }
    let filling = DisplayItem.group(
      GroupItem(items: hole(formPaint), layer: .blend(.plusLighter)))
    let form = DisplayItem.group(
      GroupItem(items: [text(name, run, formPaint), filling], layer: .isolated))
    let sign = DisplayItem.group(GroupItem(items: hole(run.paint), layer: .isolated))
    return .group(GroupItem(items: [form, sign]))
  }

  /// A shape within the outline of the form, with all of the sign in it.
  private func formInside(scale: Double, in frame: Rect) -> AssayGraphics.Shape {
    guard case .sign(let form, _)? = symbol.layers else { return .rectangle(.zero) }
    let ink = symbol.ink
    // The stretch comes later.
    let width = ink.width / symbol.stretch * scale
    let height = ink.height * scale
    let middle = Point(
      x: frame.midX + (ink.midX - symbol.size.width / 2) / symbol.stretch * scale,
      y: frame.midY + (ink.midY - symbol.size.height / 2) * scale)
    func box(_ share: Double) -> Rect {
      Rect(
        x: middle.x - width * share / 2, y: middle.y - height * share / 2, width: width * share,
        height: height * share)
    }
    func polygon(_ points: [(Double, Double)]) -> AssayGraphics.Shape {
      let places = points.map { Point(x: middle.x + width * $0.0, y: middle.y + height * $0.1) }
      return .path(
        AssayGraphics.Path(
          [.move(places[0])] + places.dropFirst().map { .line($0) } + [.close]))
    }
    switch form {
    case "square", "rectangle", "app": return .rectangle(box(0.8))
    case "triangle": return polygon([(0, -0.34), (0.36, 0.4), (-0.36, 0.4)])
    case "diamond": return polygon([(0, -0.42), (0.42, 0), (0, 0.42), (-0.42, 0)])
    default: return .ellipse(box(0.85))
    }
  }

  private func part(
    _ inner: SymbolLayout.Inner, _ paint: Paint, scale: Double, in frame: Rect
  ) -> GlyphRun {
    let glyph = Glyph(
      id: inner.glyph.id,
      x: frame.midX + (inner.glyph.x - symbol.size.width / 2) * scale,
      y: frame.midY + (inner.glyph.y - symbol.size.height / 2) * scale)
    return GlyphRun(
      face: inner.face, pointSize: inner.pointSize * scale, paint: paint, glyphs: [glyph],
      growth: inner.growth)
  }

  /// The glyph, with what is drawn after it, what is cut out of both, and what is drawn then.
  private func item(_ run: GlyphRun, scale: Double, in frame: Rect) -> DisplayItem {
    var drawn = [run]
    var holes: [DisplayItem] = []
    var over: [GlyphRun] = []
    for inner in symbol.inner {
      let part = part(
        inner, inner.isCutOut ? .color(.black) : run.paint, scale: scale, in: frame)
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
