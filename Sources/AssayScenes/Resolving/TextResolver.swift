// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayNodes
internal import AssayText

/// Text as the engine takes it.
struct ResolvedText {
  /// Without room: width and height are the layout's to say.
  var request: TextRequest
  /// The words.
  var string: String
  /// What paints all of it where that is more than a color.
  var paint: StyleNode?
  /// Points that text below keeps from text above, on the pixel grid.
  var spacing: Double
  /// Points that other views above keep from it.
  var spacingAbove: Double?
  /// What other views below keep from it, in points; nil for the default.
  var spacingBelow: Double?
  var smoothing: FontSmoothing
  /// The images in the lines, by the indices of their runs.
  var images: [Int: any Drawing]
}

/// Turns text nodes into requests of the text engine.
struct TextResolver {
  var environment: SceneEnvironment
  var strings: StringLookup
  /// Finds an image that stands in a line, for a font's size and a color; nil where there is none.
  var inlineImage: (ImageNode, Double, StyleNode, inout SceneNotes) -> InlineImage?

  func resolve(_ node: TextNode, notes: inout SceneNotes) -> ResolvedText {
    let fonts = FontResolver(environment)
    let styles = StyleResolver(environment)
    let values = environment.values
    var runs: [TextRequest.Run] = []
    var spacing = 0.0
    var fontSize = 0.0
    var lineHeight = 0.0
    var words = ""
    var images: [Int: any Drawing] = [:]
    for piece in styledPieces(node, &notes) {
      let text = cased(piece.words)
      words += text
      let font = fonts.resolve(piece.style)
      if let code = font.diagnostic { notes.add(code) }
      if (piece.style.font ?? values.font)?.isSmallCaps == true {
        notes.add(.notDrawn("the style of small capitals", changesColors: false))
      }
      if let width = (piece.style.font ?? values.font)?.width, width != 0 {
        notes.add(.notDrawn("the width of a font", changesColors: false))
      }
      let foreground = piece.style.foreground ?? styles.foreground
      for code in styles.unknownColors(foreground) { notes.add(code) }
      if let background = piece.style.background {
        for code in styles.unknownColors(background) { notes.add(code) }
      }
      let lines = (piece.style.underline, piece.style.strikethrough)
      // A line of the environment is reported where it is set.
      for color in [lines.0?.color, lines.1?.color].compactMap(\.self) {
        for code in styles.unknownColors(.color(color)) { notes.add(code) }
      }
      var image: InlineImage?
      if let node = piece.image {
        image = inlineImage(node, font.descriptor.size, foreground, &notes)
        guard let image else { continue }
        images[runs.count] = image.drawing
      }
      runs.append(
        TextRequest.Run(
          text: image == nil ? text : TextRequest.Attachment.character,
          font: font.descriptor, color: styles.solid(foreground),
          leading: font.leading ?? footerLeading(font),
          tracking: (piece.style.tracking ?? piece.style.kerning
            ?? (values.tracking != 0 ? values.tracking : values.kerning))
            + environment.look.tracking.points(size: font.descriptor.size),
          underline: line(lines.0 ?? values.underline, styles),
          strikethrough: line(lines.1 ?? values.strikethrough, styles),
          background: piece.style.background.map(styles.solid),
          baselineOffset: piece.style.baselineOffset ?? values.baselineOffset,
          attachment: image?.attachment))
      if let leading = font.leading, !environment.look.everyLineHasLeading {
        spacing = max(spacing, environment.grid.ceil(leading - font.lineHeight))
      }
      fontSize = max(fontSize, font.descriptor.size)
      lineHeight = max(lineHeight, font.leading ?? font.lineHeight)
    }
    let request = TextRequest(
      runs: runs, lineLimit: values.lineLimit.map { max(1, $0) },
      reservedLines: values.reservedLines,
      alignment: alignment(values.multilineTextAlignment),
      truncationMode: truncation(values.truncationMode), lineSpacing: values.lineSpacing,
      minimumScaleFactor: values.minimumScaleFactor, isRightToLeft: environment.isRightToLeft,
      avoidsOrphans: environment.look.avoidsOrphans && !environment.isInListFooter,
      everyLineHasLeading: environment.look.everyLineHasLeading,
      language: values.localeIdentifier, displayScale: values.displayScale)
    let distance =
      runs.isEmpty
      ? nil : environment.look.textDistance.points(fontSize: fontSize, lineHeight: lineHeight)
    return ResolvedText(
      request: request, string: words, paint: gradient(node, styles), spacing: spacing,
      spacingAbove: distance?.above, spacingBelow: distance?.below,
      smoothing: environment.look.smoothing, images: images)
  }

  private func line(_ line: TextLine, _ styles: StyleResolver) -> TextRequest.Line? {
    guard line.isDrawn else { return nil }
    return TextRequest.Line(pattern: line.pattern, color: line.color.map(styles.color))
  }

  /// UIKit sets the footers of lists: the lines of a label are whole pixels apart, rounded down.
  /// Measured: 14.0 at 12 points, whose line is 14.32 high.
  private func footerLeading(_ font: ResolvedFont) -> Double? {
    guard environment.isInListFooter else { return nil }
    let scale = environment.values.displayScale
    return (font.lineHeight * scale).rounded(.down) / scale
  }

  /// The pieces of a text, parted where their Markdown changes the style.
  private func styledPieces(
    _ node: TextNode, _ notes: inout SceneNotes
  ) -> [(words: String, style: TextPieceStyle, image: ImageNode?)] {
    var result: [(words: String, style: TextPieceStyle, image: ImageNode?)] = []
    for piece in node.pieces {
      let runs = strings.runs(
        piece.source, locale: environment.values.localeIdentifier, notes: &notes)
      for run in runs {
        let style = styled(run.style.over(piece.style), run.markdown)
        result.append((run.text, style, run.image))
      }
    }
    return result
  }

  private func styled(_ style: TextPieceStyle, _ markdown: InlineMarkdown.Style) -> TextPieceStyle {
    guard markdown != InlineMarkdown.Style() else { return style }
    var style = style
    if markdown.isStrong { style.weight = .bold }
    if markdown.isEmphasized { style.isItalic = true }
    if markdown.isStruckThrough { style.strikethrough = TextLine() }
    if markdown.isCode {
      var font = style.font ?? environment.values.font ?? .body
      font.design = font.design == .boxes ? .boxes : .monospaced
      style.font = font
    }
    if markdown.isLink { style.foreground = style.foreground ?? .tint }
    return style
  }

  /// The words alone, for labels that are only spoken.
  func string(_ node: TextNode, notes: inout SceneNotes) -> String {
    node.pieces.map {
      strings.string($0.source, locale: environment.values.localeIdentifier, notes: &notes)
    }.joined()
  }

  private func gradient(_ node: TextNode, _ styles: StyleResolver) -> StyleNode? {
    let style = node.pieces.first?.style.foreground ?? styles.foreground
    switch style {
    case .linearGradient, .gradient, .image, .shadowed, .blended: return style
    case .faded(let inner, _):
      if case .color = styles.paint(inner, in: .zero) { return nil }
      return style
    case .color, .hierarchical, .tint, .background, .material: return nil
    }
  }

  private func cased(_ text: String) -> String {
    let language = environment.values.localeIdentifier
    return switch environment.values.textCase {
    case .uppercase: LetterCase.upper.applied(to: text, language: language)
    case .lowercase: LetterCase.lower.applied(to: text, language: language)
    case nil: text
    }
  }

  private func alignment(_ value: TextAlignment) -> TextRequest.Alignment {
    switch value {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }

  private func truncation(_ value: TruncationMode) -> TextRequest.TruncationMode {
    switch value {
    case .head: .head
    case .middle: .middle
    case .tail: .tail
    }
  }
}
