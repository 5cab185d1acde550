// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayText

/// Draws text in its box.
struct TextDrawing: Drawing {
  var text: ResolvedText
  var styles: StyleResolver

  func items(_ content: [DisplayItem], _ context: DrawingContext) -> [DisplayItem] {
    let layout = context.engine.layout(text.request.offered(context.proposal))
    let origin = context.frame.origin
    let paint = text.paint.map { styles.paint($0, in: context.frame) }
    var runs: [GlyphRun] = []
    var bars: [DisplayItem] = []
    var backgrounds: [DisplayItem] = []
    for line in layout.lines {
      // Measured (MarkdownUI's snapshots): on no grid, and cut off where the text's own box ends.
      backgrounds += line.backgrounds.map {
        .fill(
          .rectangle($0.rect.offset(by: origin).intersection(context.frame)), .color($0.color))
      }
      for run in line.runs {
        var moved = run
        if let paint { moved.paint = paint }
        moved.growth = text.smoothing.growth(of: moved.paint.colors.first)
        for index in moved.glyphs.indices {
          moved.glyphs[index].x += origin.x
          moved.glyphs[index].y += origin.y
        }
        runs.append(moved)
      }
      bars += line.decorations.map { drawn($0, at: origin, context.grid) }
    }
    bars += layout.lines.flatMap(\.attachments).flatMap { image -> [DisplayItem] in
      var inner = context
      inner.frame = image.frame.offset(by: origin)
      return text.images[image.run]?.items([], inner) ?? []
    }
    guard !runs.isEmpty else { return backgrounds + bars }
    let item = TextItem(
      string: text.string, frame: context.frame, runs: runs, isTruncated: layout.isTruncated)
    let items = [.text(item)] + bars
    return backgrounds + (text.paint.map { styles.decorated(items, $0) } ?? items)
  }

  private func drawn(
    _ bar: TextLayout.Decoration, at origin: Point, _ grid: PixelGrid
  ) -> DisplayItem {
    let rect = grid.round(bar.rect.offset(by: origin))
    guard !bar.dash.isEmpty else { return .fill(.rectangle(rect), .color(bar.color)) }
    let path = Path([
      .move(Point(x: rect.minX, y: rect.midY)), .line(Point(x: rect.maxX, y: rect.midY)),
    ])
    let style = StrokeStyle(lineWidth: rect.height, dash: bar.dash, dashPhase: bar.dashPhase)
    return .stroke(.path(path), .color(bar.color), style)
  }
}

/// Gray bars in the places of the lines: `redacted(reason: .placeholder)`.
struct RedactedTextDrawing: Drawing {
  var text: ResolvedText
  var color: RGBAColor

  func items(_ content: [DisplayItem], _ context: DrawingContext) -> [DisplayItem] {
    let layout = context.engine.layout(text.request.offered(context.proposal))
    return layout.lines.map { line in
      let box = context.grid.round(line.frame.offset(by: context.frame.origin))
      // A bar is a little lower than its line, so that those of neighbors do not touch.
      let bar = box.inset(by: Insets(top: box.height * 0.1, bottom: box.height * 0.1))
      return .fill(
        .roundedRectangle(context.grid.round(bar), CornerRadii(all: 3), .continuous),
        .color(color))
    }
  }
}
