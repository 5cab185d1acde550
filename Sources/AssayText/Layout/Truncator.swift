// SPDX-License-Identifier: MIT

/// Cuts the last line that is allowed so that it ends (or starts, or has in its middle) a "…".
struct Truncator {
  var text: PreparedText
  var maxWidth: Double?
  var mode: TextRequest.TruncationMode
  /// The width of "…" in the style of an index, in points.
  var ellipsisWidth: (Int) -> Double

  /// The line that takes the rest of the text from `start` on.
  func truncated(_ line: LinePlan) -> LinePlan {
    let paragraph = text.paragraphs[line.paragraph]
    let rest = line.range.lowerBound..<paragraph.units.count
    let style = paragraph.style(at: rest.lowerBound)
    let room = (maxWidth ?? .infinity) - ellipsisWidth(style) + LineBreaker.tolerance
    let pieces: [LinePlan.Piece] =
      switch mode {
      case .tail: tail(rest, of: paragraph, room: room)
      case .head: head(rest, of: paragraph, room: room)
      case .middle: middle(rest, of: paragraph, room: room)
      }
    return LinePlan(paragraph: line.paragraph, pieces: pieces, range: rest)
  }

  private func tail(
    _ rest: Range<Int>, of paragraph: PreparedParagraph, room: Double
  ) -> [LinePlan.Piece] {
    let end = prefixEnd(rest, of: paragraph, room: room)
    let kept = rest.lowerBound..<paragraph.trimmedEnd(rest.lowerBound..<end)
    let style = paragraph.style(at: max(rest.lowerBound, kept.upperBound - 1))
    return [.text(kept), .sign(.ellipsis, style: style)]
  }

  private func head(
    _ rest: Range<Int>, of paragraph: PreparedParagraph, room: Double
  ) -> [LinePlan.Piece] {
    let end = paragraph.trimmedEnd(rest)
    let start = suffixStart(rest.lowerBound..<end, of: paragraph, room: room)
    return [.sign(.ellipsis, style: paragraph.style(at: start)), .text(start..<end)]
  }

  private func middle(
    _ rest: Range<Int>, of paragraph: PreparedParagraph, room: Double
  ) -> [LinePlan.Piece] {
    let end = paragraph.trimmedEnd(rest)
    // A character goes to the shorter side, the head first, until none fits.
    var headEnd = rest.lowerBound
    var tailStart = end
    while headEnd < tailStart {
      let headWidth = paragraph.width(rest.lowerBound..<headEnd)
      let tailWidth = paragraph.width(tailStart..<end)
      let nextHead = next(after: headEnd, in: paragraph)
      let nextTail = previous(before: tailStart, in: paragraph)
      let fitsHead = paragraph.width(rest.lowerBound..<nextHead) + tailWidth <= room
      let fitsTail = headWidth + paragraph.width(nextTail..<end) <= room
      if fitsHead, headWidth <= tailWidth || !fitsTail {
        headEnd = nextHead
      } else if fitsTail {
        tailStart = nextTail
      } else {
        break
      }
    }
    let kept = rest.lowerBound..<paragraph.trimmedEnd(rest.lowerBound..<headEnd)
    var start = tailStart
    while start < end, paragraph.isSpace[start] { start += 1 }
    let style = paragraph.style(at: max(rest.lowerBound, kept.upperBound - 1))
    return [.text(kept), .sign(.ellipsis, style: style), .text(start..<end)]
  }

  private func prefixEnd(
    _ rest: Range<Int>, of paragraph: PreparedParagraph, room: Double
  ) -> Int {
    var end = rest.lowerBound
    while end < rest.upperBound {
      let next = next(after: end, in: paragraph)
      let trimmed = paragraph.trimmedEnd(rest.lowerBound..<next)
      if paragraph.width(rest.lowerBound..<trimmed) > room { break }
      end = next
    }
    return end
  }

  private func suffixStart(
    _ rest: Range<Int>, of paragraph: PreparedParagraph, room: Double
  ) -> Int {
    var start = rest.upperBound
    while start > rest.lowerBound {
      let previous = previous(before: start, in: paragraph)
      if paragraph.width(previous..<rest.upperBound) > room { break }
      start = previous
    }
    while start < rest.upperBound, paragraph.isSpace[start] { start += 1 }
    return start
  }

  private func next(after offset: Int, in paragraph: PreparedParagraph) -> Int {
    (offset + 1...paragraph.units.count).first { paragraph.isCharacterStart[$0] }
      ?? paragraph.units.count
  }

  private func previous(before offset: Int, in paragraph: PreparedParagraph) -> Int {
    stride(from: offset - 1, through: 0, by: -1).first { paragraph.isCharacterStart[$0] } ?? 0
  }
}
