// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// Lays text out as SwiftUI's `Text`: lines, truncation, shrinking, alignment.
struct TextLayouter {
  /// Prepares the request's runs at a scale.
  var prepare: (Double) -> PreparedText
  var preparer: TextPreparer
  var request: TextRequest

  func layout() -> TextLayout {
    if request.runs.isEmpty { return empty }
    let minimum = min(1, max(0.01, request.minimumScaleFactor))
    if let layout = attempt(scale: 1, mayTruncate: minimum >= 1) { return layout }
    // The largest hundredth at which all text is shown, found by halving: shrinking further never
    // shows less.
    var fits = Int(((1 - minimum) * 100).rounded(.up)) + 1
    var fails = 0
    while fits - fails > 1 {
      let middle = (fits + fails) / 2
      if attempt(scale: max(minimum, 1 - Double(middle) / 100), mayTruncate: false) != nil {
        fits = middle
      } else {
        fails = middle
      }
    }
    let scale = max(minimum, 1 - Double(fits) / 100)
    return attempt(scale: scale, mayTruncate: true) ?? TextLayout(size: .zero, lines: [])
  }

  /// A text without characters has no font: it is as high as a line of the font that TextKit takes
  /// then, Helvetica of 12 points. Seen in swift-markdown-ui's picture of an open code block, whose
  /// font has 15 points (2026).
  private var empty: TextLayout {
    let height = PixelGrid(scale: request.displayScale).ceil(13.8)
    return TextLayout(size: Size(width: 0, height: height), lines: [])
  }

  /// The layout at a scale; nil where text had to be cut off and may not be.
  private func attempt(scale: Double, mayTruncate: Bool) -> TextLayout? {
    let text = prepare(scale)
    let maxWidth = request.maxWidth.flatMap { $0.isFinite ? max(0, $0) : nil }
    let placer = LinePlacer(text: text, preparer: preparer)
    let lineLimit = max(1, request.lineLimit ?? .max)
    let maxHeight = request.maxHeight ?? .infinity

    // One line more than allowed is enough to know that there is more.
    let limit = lineLimit == .max ? lineLimit : lineLimit + 1
    let breaker = LineBreaker(
      text: text, maxWidth: maxWidth, language: request.language,
      hyphenWidth: { placer.width(of: .hyphen, style: $0) })
    var plans = breaker.lines(limit: limit)
    if request.avoidsOrphans {
      plans = OrphanMover(text: text, maxWidth: maxWidth).moved(plans)
    }
    // Measured: 2.4 points between lines are 2 at two pixels a point, 3.68 are 3.667 at three.
    let pixels = (max(0, request.lineSpacing * scale) * request.displayScale + 0.001).rounded(.down)
    let emptyStack = LineStack(
      lineSpacing: pixels / request.displayScale, everyLineHasLeading: request.everyLineHasLeading)
    var stack = emptyStack
    var lines: [PlacedLine] = []
    for plan in plans {
      if lines.count == lineLimit { break }
      let line = placer.place(plan)
      guard lines.isEmpty || stack.height(with: line) <= maxHeight + LineBreaker.tolerance else {
        break
      }
      stack.add(line)
      lines.append(line)
    }

    let isTruncated = lines.count < plans.count
    if isTruncated {
      if !mayTruncate { return nil }
      let last = lines.count - 1
      let truncator = Truncator(
        text: text, maxWidth: maxWidth, mode: request.truncationMode,
        ellipsisWidth: { placer.width(of: .ellipsis, style: $0) })
      plans[last] = truncator.truncated(plans[last])
      lines[last] = placer.place(plans[last])
      stack = emptyStack
      for line in lines { stack.add(line) }
    }
    stack.reserve(
      request.reservedLines - lines.count, within: maxHeight + LineBreaker.tolerance)
    return finish(lines, stack, styles: text.styles, maxWidth: maxWidth, scale: scale, isTruncated)
  }

  private func finish(
    _ lines: [PlacedLine], _ stack: LineStack, styles: [TextStyle], maxWidth: Double?,
    scale: Double, _ isTruncated: Bool
  ) -> TextLayout {
    let grid = PixelGrid(scale: request.displayScale)
    // The space a line was broken at counts in the width that SwiftUI reports, as far as there is
    // room.
    let widest = lines.map(\.fullWidth).max() ?? 0
    let width = widest > 0 ? min(grid.ceil(widest), maxWidth ?? .infinity) : 0
    let share: Double =
      switch request.alignment {
      case .leading: request.isRightToLeft ? 1 : 0
      case .center: 0.5
      case .trailing: request.isRightToLeft ? 0 : 1
      }
    let placed = zip(lines, stack.baselines).map { line, baseline in
      place(
        line, x: (width - line.width) * share, baseline: grid.round(baseline), styles: styles,
        grid: grid)
    }
    return TextLayout(
      size: Size(width: width, height: grid.ceil(stack.height)), lines: placed,
      scaleFactor: scale, isTruncated: isTruncated)
  }

  private func place(
    _ line: PlacedLine, x: Double, baseline: Double, styles: [TextStyle], grid: PixelGrid
  ) -> TextLayout.Line {
    var runs: [GlyphRun] = []
    var decorations: [TextLayout.Decoration] = []
    var backgrounds: [TextLayout.Decoration] = []
    var attachments: [TextLayout.Attachment] = []
    for part in line.parts {
      let style = styles[part.style]
      if let color = style.background {
        backgrounds.append(
          TextLayout.Decoration(
            rect: Rect(
              x: part.x + x, y: baseline - line.metrics.ascent, width: part.width,
              height: line.metrics.height),
            color: color))
      }
      if let attachment = style.attachment {
        let top = baseline - style.baselineOffset - attachment.ascent
        attachments.append(
          TextLayout.Attachment(
            run: part.style,
            frame: Rect(
              x: part.x + x, y: top, width: attachment.width, height: attachment.height)))
        continue
      }
      runs.append(
        GlyphRun(
          face: part.face, pointSize: style.pointSize * part.scale, paint: .color(style.color),
          glyphs: part.glyphs.map { Glyph(id: $0.id, x: $0.x + x, y: $0.y + baseline) }))
      let metrics = style.lines
      let lines = [
        (style.underline, metrics.underlineTop), (style.strikethrough, metrics.strikethroughTop),
      ]
      for case (let line?, let top) in lines {
        decorations.append(
          bar(
            line, style, start: part.x, left: part.x + x, width: part.width,
            top: baseline + top * style.pointSize, grid))
      }
    }
    let frame = Rect(
      x: x, y: baseline - line.metrics.ascent, width: line.width, height: line.metrics.height)
    return TextLayout.Line(
      frame: frame, baseline: baseline, runs: runs, decorations: decorations,
      backgrounds: backgrounds, attachments: attachments)
  }

  /// A line along text, at least a pixel thick and on the pixel grid.
  ///
  /// - Parameter start: the distance from the start of the line of text.
  private func bar(
    _ line: TextRequest.Line, _ style: TextStyle, start: Double, left: Double, width: Double,
    top: Double, _ grid: PixelGrid
  ) -> TextLayout.Decoration {
    let thickness = max(
      1 / request.displayScale, grid.round(style.pointSize * style.lines.thickness))
    let snapped = grid.round(top - style.baselineOffset)
    let dash = line.pattern.lengths.map { $0 * thickness }
    return TextLayout.Decoration(
      rect: Rect(x: left, y: snapped, width: width, height: thickness),
      color: line.color ?? style.color, dash: dash, dashPhase: dash.isEmpty ? 0 : start)
  }
}

/// Lines one under the other.
struct LineStack {
  var lineSpacing: Double
  var everyLineHasLeading: Bool
  /// Of each line, from the top, in points, not yet on the pixel grid.
  private(set) var baselines: [Double] = []
  private var last: PlacedLine?
  /// Of lines that are not there, in points.
  private var reserved = 0.0

  init(lineSpacing: Double, everyLineHasLeading: Bool) {
    self.lineSpacing = lineSpacing
    self.everyLineHasLeading = everyLineHasLeading
  }

  /// Not yet on the pixel grid.
  var height: Double {
    (baselines.last ?? 0) + (last.map(roomBelowBaseline) ?? 0) + reserved
  }

  func height(with line: PlacedLine) -> Double {
    baseline(of: line) + roomBelowBaseline(of: line)
  }

  private func roomBelowBaseline(of line: PlacedLine) -> Double {
    line.metrics.descent + (everyLineHasLeading ? Self.leading(of: line) / 2 : 0)
  }

  /// What the text style adds to the line's own height, in points.
  private static func leading(of line: PlacedLine) -> Double {
    line.leading.map { $0 - line.metrics.height } ?? 0
  }

  mutating func add(_ line: PlacedLine) {
    baselines.append(baseline(of: line))
    last = line
  }

  /// Adds room for lines that are not there, each like the last one, as far as a height goes.
  mutating func reserve(_ lines: Int, within maxHeight: Double) {
    guard lines > 0, let last else { return }
    let pitch = height(with: last) - height
    guard pitch > 0 else { return }
    reserved = pitch * max(0, min(Double(lines), ((maxHeight - height) / pitch).rounded(.down)))
  }

  /// The distance between baselines is the text style's leading, where it has one; otherwise each
  /// line has its natural height.
  private func baseline(of line: PlacedLine) -> Double {
    guard let last, let above = baselines.last else {
      return line.metrics.ascent + (everyLineHasLeading ? Self.leading(of: line) / 2 : 0)
    }
    return above + last.metrics.descent + line.metrics.ascent + Self.leading(of: line) + lineSpacing
  }
}
