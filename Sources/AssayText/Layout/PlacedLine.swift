// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// A line whose glyphs are placed from x = 0, still without a place among the other lines.
struct PlacedLine: Sendable {
  /// A visual run of one style and face; glyph y is relative to the baseline, growing downwards.
  struct Part: Sendable {
    var style: Int
    var face: String
    /// Of the face, per point of the style.
    var scale: Double
    var x: Double
    var width: Double
    var glyphs: [Glyph]
  }

  var parts: [Part]
  /// Without the spaces that hang at the end.
  var width: Double
  /// With them.
  var fullWidth: Double
  var metrics: LineMetrics
  /// The distance between baselines that the line's text styles ask for; nil for the fonts' own.
  var leading: Double?
}

/// Places the glyphs of lines.
struct LinePlacer {
  private struct Slice {
    var span: PreparedParagraph.Span
    var glyphs: [ShapedGlyph]
  }

  var text: PreparedText
  var preparer: TextPreparer

  func place(_ plan: LinePlan) -> PlacedLine {
    let paragraph = text.paragraphs[plan.paragraph]
    var slices: [Slice] = []
    for piece in plan.pieces {
      switch piece {
      case .text(let range): slices += self.slices(of: paragraph, in: range)
      case .sign(let sign, let style): slices.append(slice(of: sign, style: style, in: paragraph))
      }
    }
    var parts: [PlacedLine.Part] = []
    var x = 0.0
    for index in BidiLevels.visualOrder(of: slices.map(\.span.level)) {
      let part = place(slices[index], x: x)
      x += part.width
      if let last = parts.last, last.style == part.style, last.face == part.face {
        parts[parts.count - 1].width += part.width
        parts[parts.count - 1].glyphs += part.glyphs
      } else {
        parts.append(part)
      }
    }
    let styles = parts.isEmpty ? [paragraph.emptyStyle] : parts.map(\.style)
    return line(parts: parts, styles: styles, width: x, hanging: hangingWidth(plan, paragraph))
  }

  /// The width of a sign in a style, in points.
  func width(of sign: LinePlan.Sign, style: Int) -> Double {
    guard let paragraph = text.paragraphs.first else { return 0 }
    return place(slice(of: sign, style: style, in: paragraph), x: 0).width
  }

  private func line(
    parts: [PlacedLine.Part], styles: [Int], width: Double, hanging: Double
  ) -> PlacedLine {
    var metrics = LineMetrics(ascent: 0, descent: 0)
    var leading: Double?
    for index in styles {
      let style = text.styles[index]
      metrics.ascent = max(metrics.ascent, style.metrics.ascent + max(0, style.baselineOffset))
      metrics.descent = max(metrics.descent, style.metrics.descent + max(0, -style.baselineOffset))
      if let own = style.leading { leading = max(leading ?? 0, own) }
    }
    return PlacedLine(
      parts: parts, width: width, fullWidth: width + hanging, metrics: metrics, leading: leading)
  }

  private func hangingWidth(_ plan: LinePlan, _ paragraph: PreparedParagraph) -> Double {
    guard case .text(let range) = plan.pieces.last, range.upperBound < plan.range.upperBound else {
      return 0
    }
    return paragraph.width(range.upperBound..<plan.range.upperBound)
  }

  private func place(_ slice: Slice, x start: Double) -> PlacedLine.Part {
    let span = slice.span
    let style = text.styles[span.style]
    let scale = style.pointSize * span.face.scale / span.face.unitsPerEm
    var x = start
    var glyphs: [Glyph] = []
    glyphs.reserveCapacity(slice.glyphs.count)
    for (index, glyph) in slice.glyphs.enumerated() {
      glyphs.append(
        Glyph(
          id: glyph.id, x: x + Double(glyph.xOffset) * scale,
          y: -Double(glyph.yOffset) * scale - style.baselineOffset))
      x += Double(glyph.advance) * scale
      let isLastOfCluster =
        index + 1 == slice.glyphs.count || slice.glyphs[index + 1].cluster != glyph.cluster
      if isLastOfCluster { x += span.tracking }
    }
    return PlacedLine.Part(
      style: span.style, face: span.face.name, scale: span.face.scale, x: start, width: x - start,
      glyphs: glyphs)
  }

  private func slices(of paragraph: PreparedParagraph, in range: Range<Int>) -> [Slice] {
    paragraph.spans.compactMap { span in
      let part = span.range.clamped(to: range)
      if part.isEmpty { return nil }
      if part == span.range { return Slice(span: span, glyphs: span.shaped.glyphs) }
      if let glyphs = cut(span, to: part) { return Slice(span: span, glyphs: glyphs) }
      let again = preparer.span(
        paragraph.units, part, style: text.styles[span.style], styleIndex: span.style,
        level: span.level, script: span.script, face: span.face)
      return Slice(span: again, glyphs: again.shaped.glyphs)
    }
  }

  /// The glyphs of a part of a span; nil where cutting would change their shapes, or would cut a
  /// cluster.
  private func cut(_ span: PreparedParagraph.Span, to part: Range<Int>) -> [ShapedGlyph]? {
    let start = part.lowerBound - span.range.lowerBound
    let end = part.upperBound - span.range.lowerBound
    var startsCluster = start == 0
    var endsCluster = part.upperBound == span.range.upperBound
    var kept: [ShapedGlyph] = []
    for glyph in span.shaped.glyphs {
      if glyph.cluster == start {
        if start > 0, glyph.isUnsafeToBreak { return nil }
        startsCluster = true
      }
      if glyph.cluster == end {
        if glyph.isUnsafeToBreak { return nil }
        endsCluster = true
      }
      if glyph.cluster >= start, glyph.cluster < end { kept.append(glyph) }
    }
    return startsCluster && endsCluster ? kept : nil
  }

  private func slice(
    of sign: LinePlan.Sign, style index: Int, in paragraph: PreparedParagraph
  ) -> Slice {
    // The style of an image is no style of text.
    let index = text.styles[...index].lastIndex { $0.attachment == nil } ?? index
    let style = text.styles[index]
    let primary = preparer.book.primary(for: style.font, pointSize: style.pointSize)
    let span = preparer.span(
      [sign.rawValue], 0..<1, style: style, styleIndex: index, level: paragraph.baseLevel,
      script: Script.common, face: primary)
    return Slice(span: span, glyphs: span.shaped.glyphs)
  }
}

extension LineMetrics {
  fileprivate init(ascent: Double, descent: Double) {
    self.ascent = ascent
    self.descent = descent
  }
}
