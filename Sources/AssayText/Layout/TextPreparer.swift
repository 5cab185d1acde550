// SPDX-License-Identifier: MIT

/// Analyses and shapes text: paragraphs, directions, scripts, faces, glyphs.
struct TextPreparer {
  var book: FontBook
  var shaper: Shaper
  var lineBreaks: LineBreaks
  var language: String
  var isRightToLeft: Bool

  func prepare(_ runs: [TextRequest.Run], scale: Double) -> PreparedText {
    let styles = runs.map { TextStyle($0, scale: scale) }
    var paragraphs: [PreparedParagraph] = []
    var units: [UInt16] = []
    var styleOfUnit: [Int] = []
    var lastStyle = 0
    var followsReturn = false
    func finish(style: Int) {
      paragraphs.append(paragraph(units, styleOfUnit, styles: styles, emptyStyle: style))
      units.removeAll(keepingCapacity: true)
      styleOfUnit.removeAll(keepingCapacity: true)
    }
    for (index, run) in runs.enumerated() {
      if !run.text.isEmpty { lastStyle = index }
      for unit in run.text.utf16 {
        defer { followsReturn = unit == 0x0D }
        switch unit {
        case 0x0A where followsReturn:
          continue
        // Everything that UAX #14 breaks after in any case.
        case 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029:
          finish(style: index)
        case 0x09:
          // Tab stops are not known here: a tab is four spaces.
          units.append(contentsOf: [0x20, 0x20, 0x20, 0x20])
          styleOfUnit.append(contentsOf: [index, index, index, index])
        case 0x00...0x1F, 0x7F:
          continue
        default:
          units.append(unit)
          styleOfUnit.append(index)
        }
      }
    }
    finish(style: lastStyle)
    return PreparedText(styles: styles, paragraphs: paragraphs)
  }

  private func paragraph(
    _ units: [UInt16], _ styleOfUnit: [Int], styles: [TextStyle], emptyStyle: Int
  ) -> PreparedParagraph {
    let bidi = BidiLevels(of: units, isRightToLeft: isRightToLeft)
    var result = PreparedParagraph(
      units: units, baseLevel: bidi.base, spans: [], emptyStyle: emptyStyle,
      widths: [0], isCharacterStart: [true], mayBreak: [true], isSpace: [])
    if units.isEmpty { return result }

    var isGraphemeStart = [Bool](repeating: false, count: units.count + 1)
    isGraphemeStart[units.count] = true
    let scripts = Script.scripts(of: units)
    var chooser = FaceChooser(book: book, language: language, hasKana: hasKana(units))
    var faces: [FontFace] = []
    faces.reserveCapacity(units.count)
    var offset = 0
    for character in String(decoding: units, as: UTF16.self) {
      let count = character.utf16.count
      isGraphemeStart[offset] = true
      let style = styles[styleOfUnit[offset]]
      let face = chooser.face(
        for: character, script: scripts[offset], style: style, before: faces.last)
      for _ in 0..<count { faces.append(face) }
      offset += count
    }

    var start = 0
    for end in 1...units.count {
      if end < units.count, styleOfUnit[end] == styleOfUnit[start],
        bidi.levels[end] == bidi.levels[start], scripts[end] == scripts[start],
        faces[end] === faces[start]
      {
        continue
      }
      let style = styles[styleOfUnit[start]]
      result.spans.append(
        span(
          units, start..<end, style: style, styleIndex: styleOfUnit[start],
          level: bidi.levels[start], script: scripts[start], face: faces[start]))
      start = end
    }

    result.isSpace = units.map { $0 == 0x20 || (0x2000...0x200A).contains($0) || $0 == 0x3000 }
    result.mayBreak = lineBreaks.breaks(of: units, language: language)
    measure(&result, isGraphemeStart: isGraphemeStart, styles: styles)
    return result
  }

  /// A part of a paragraph, shaped.
  func span(
    _ units: [UInt16], _ range: Range<Int>, style: TextStyle, styleIndex: Int, level: UInt8,
    script: UInt32, face: FontFace
  ) -> PreparedParagraph.Span {
    if let attachment = style.attachment {
      return PreparedParagraph.Span(
        range: range, style: styleIndex, level: level, script: script, face: face, tracking: 0,
        shaped: room(for: attachment, style, face))
    }
    var features = style.features
    var tracking = Shaper.joins(script) ? 0 : style.tracking
    if face.isStandIn {
      features.insert(.noContextualAlternates)
      if style.font.design == .rounded { features.insert(.roundedDigits) }
      tracking +=
        StandInTracking.perEm(size: style.pointSize, weight: style.font.weight) * style.pointSize
    }
    let shaped = shaper.shape(
      units, range, face: face, script: script, language: language,
      isRightToLeft: level % 2 == 1, features: features)
    return PreparedParagraph.Span(
      range: range, style: styleIndex, level: level, script: script, face: face,
      tracking: tracking, shaped: shaped)
  }

  /// One glyph, which is not drawn, as wide as what stands in its place.
  private func room(
    for attachment: TextRequest.Attachment, _ style: TextStyle, _ face: FontFace
  ) -> ShapedText {
    let scale = style.pointSize * face.scale / face.unitsPerEm
    let advance = scale > 0 ? (attachment.width / scale).rounded() : 0
    return ShapedText(glyphs: [
      ShapedGlyph(
        id: 0, cluster: 0, advance: Int32(clamping: Int(min(advance, 1e9))), xOffset: 0,
        yOffset: 0, isUnsafeToBreak: false)
    ])
  }

  private func measure(
    _ paragraph: inout PreparedParagraph, isGraphemeStart: [Bool], styles: [TextStyle]
  ) {
    let count = paragraph.units.count
    var advances = [Double](repeating: 0, count: count)
    var isClusterStart = [Bool](repeating: false, count: count + 1)
    isClusterStart[count] = true
    for span in paragraph.spans {
      let scale = styles[span.style].pointSize * span.face.scale / span.face.unitsPerEm
      for glyph in span.shaped.glyphs {
        let unit = span.range.lowerBound + glyph.cluster
        advances[unit] += Double(glyph.advance) * scale
        if !isClusterStart[unit] { advances[unit] += span.tracking }
        isClusterStart[unit] = true
      }
    }
    paragraph.widths = [0]
    paragraph.widths.reserveCapacity(count + 1)
    var sum = 0.0
    for advance in advances {
      sum += advance
      paragraph.widths.append(sum)
    }
    paragraph.isCharacterStart = zip(isGraphemeStart, isClusterStart).map { $0 && $1 }
  }

  private func hasKana(_ units: [UInt16]) -> Bool {
    units.contains { (0x3041...0x30FF).contains($0) }
  }
}
