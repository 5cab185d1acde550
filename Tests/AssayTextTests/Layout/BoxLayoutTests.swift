// SPDX-License-Identifier: MIT

import AssayGraphics
import Testing

@testable import AssayText

/// Layout in the built-in font of boxes: at 10 points a letter is 5 wide, a space 2.5, a line 10
/// high with its baseline 8 from its top.
@Suite("Layout of boxes")
struct BoxLayoutTests {
  let engine: TextEngine

  init() throws {
    engine = try sharedEngine.get()
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var text: String
    var maxWidth: Double?
    var lineLimit: Int?
    var size: Size
    /// Glyphs on each line; spaces within a line count, those that hang at its end do not.
    var counts: [Int]
    var isTruncated = false
    var testDescription: String { "\(text.debugDescription) in \(maxWidth.map { "\($0)" } ?? "∞")" }
  }

  @Test(arguments: [
    Case(text: "abcd", size: Size(width: 20, height: 10), counts: [4]),
    Case(text: "ab cd", size: Size(width: 22.5, height: 10), counts: [5]),
    Case(text: "", size: Size(width: 0, height: 10), counts: [0]),
    // A trailing space of the text itself counts in its width.
    Case(text: "ab ", size: Size(width: 12.5, height: 10), counts: [2]),
    // Both sides of the boundary at 32.5 = 6 letters and a space.
    Case(text: "aaa bbb", maxWidth: 32.5, size: Size(width: 32.5, height: 10), counts: [7]),
    Case(text: "aaa bbb", maxWidth: 32.4, size: Size(width: 17.5, height: 20), counts: [3, 3]),
    // The hanging space counts in the box as far as there is room.
    Case(text: "aaa bbb", maxWidth: 16, size: Size(width: 16, height: 20), counts: [3, 3]),
    Case(text: "aaa bbb", maxWidth: 15, size: Size(width: 15, height: 20), counts: [3, 3]),
    // A word that is too long breaks between characters, and its rest goes on a line with what
    // follows.
    Case(text: "aaaaa b", maxWidth: 18, size: Size(width: 17.5, height: 20), counts: [3, 4]),
    Case(text: "aaa", maxWidth: 0, size: Size(width: 0, height: 30), counts: [1, 1, 1]),
    Case(text: "aaa", maxWidth: -1, size: Size(width: 0, height: 30), counts: [1, 1, 1]),
    Case(text: "aaa", maxWidth: .infinity, size: Size(width: 15, height: 10), counts: [3]),
    // Paragraphs.
    Case(text: "a\n\nb", size: Size(width: 5, height: 30), counts: [1, 0, 1]),
    Case(text: "a\r\nb\rc\u{2028}d", size: Size(width: 5, height: 40), counts: [1, 1, 1, 1]),
    Case(text: "a\n", size: Size(width: 5, height: 20), counts: [1, 0]),
    // East Asian boxes are 10 wide, and break between any two.
    Case(text: "日本語", maxWidth: 20, size: Size(width: 20, height: 20), counts: [2, 1]),
    // A combining mark has no width of its own and stays with its letter.
    Case(text: "x\u{323}x\u{323}", maxWidth: 5, size: Size(width: 5, height: 20), counts: [2, 2]),
    // "aaa b…": 15 + 2.5 + 5 + 5 = 27.5; with another letter it would be 32.5.
    Case(
      text: "aaa bbb ccc", maxWidth: 30, lineLimit: 1, size: Size(width: 27.5, height: 10),
      counts: [6], isTruncated: true),
    // "aaa…": no space before the sign.
    Case(
      text: "aaa bbb ccc", maxWidth: 24, lineLimit: 1, size: Size(width: 20, height: 10),
      counts: [4], isTruncated: true),
    Case(
      text: "aaa bbb ccc", maxWidth: 50, lineLimit: 1, size: Size(width: 50, height: 10),
      counts: [11]),
    // The last allowed line takes the rest of the text, not only its own words.
    Case(
      text: "aaa bbb ccc", maxWidth: 17, lineLimit: 2, size: Size(width: 17, height: 20),
      counts: [3, 3], isTruncated: true),
    // Nothing but the sign fits, or not even that.
    Case(
      text: "aaa", maxWidth: 5, lineLimit: 1, size: Size(width: 5, height: 10), counts: [1],
      isTruncated: true),
    Case(
      text: "aaa", maxWidth: 1, lineLimit: 1, size: Size(width: 1, height: 10), counts: [1],
      isTruncated: true),
    // A paragraph that is left out counts as cut off text.
    Case(
      text: "a\nb", lineLimit: 1, size: Size(width: 10, height: 10), counts: [2],
      isTruncated: true),
  ])
  func boxes(_ row: Case) {
    let layout = engine.layout(
      .boxes(row.text, maxWidth: row.maxWidth, lineLimit: row.lineLimit))
    #expect(layout.size == row.size)
    #expect(layout.glyphCounts == row.counts)
    #expect(layout.isTruncated == row.isTruncated)
  }

  @Test(
    "Truncation keeps the end, or both ends, of the line",
    arguments: [
      // Room 35 - 5 for the sign: 30. Head keeps "b ccc" (22.5) and one more b, 27.5, and the
      // third, 32.5, not.
      (
        TextRequest.TruncationMode.head, [BoxGlyph.box, .box, .box, .space, .box, .box, .box], 32.5
      ),
      // Tail keeps "aaa bb" (27.5).
      (.tail, [.box, .box, .box, .space, .box, .box, .box], 32.5),
      // Middle keeps a c, a c, a c, 30, and then a space does not fit.
      (.middle, [.box, .box, .box, .box, .box, .box, .box], 35),
    ] as [(TextRequest.TruncationMode, [BoxGlyph], Double)])
  func truncationModes(
    _ mode: TextRequest.TruncationMode, _ glyphs: [BoxGlyph], _ width: Double
  ) {
    var request = TextRequest.boxes("aaa bbb ccc", maxWidth: 35, lineLimit: 1)
    request.truncationMode = mode
    let layout = engine.layout(request)
    #expect(layout.lines[0].runs.flatMap(\.glyphs).map(\.id) == glyphs.map(\.rawValue))
    #expect(layout.size.width == width)
    #expect(layout.isTruncated)
  }

  /// Glyphs of the built-in font.
  enum BoxGlyph: UInt32, Sendable { case space = 1, box = 2 }

  @Test(
    "The height limits the lines, but never to none",
    arguments: [
      (9.0, 1), (19.99, 1), (20, 2), (29.99, 2), (30, 3), (0, 1), (.infinity, 3),
    ] as [(Double, Int)])
  func maxHeight(_ maxHeight: Double, _ lines: Int) {
    var request = TextRequest.boxes("aaa bbb ccc", maxWidth: 15)
    request.maxHeight = maxHeight
    let layout = engine.layout(request)
    #expect(layout.lines.count == lines)
    #expect(layout.isTruncated == (lines < 3))
  }

  @Test(
    "Text shrinks by hundredths until it fits, and no further than it may",
    arguments: [
      // 50 wide at scale 1.
      (50.0, 0.5, 1.0, false), (49.5, 0.5, 0.99, false), (40, 0.5, 0.8, false),
      (25, 0.5, 0.5, false), (24, 0.5, 0.5, true), (40, 1, 1, true), (40, 0.85, 0.85, true),
    ] as [(Double, Double, Double, Bool)])
  func minimumScaleFactor(
    _ maxWidth: Double, _ minimum: Double, _ expected: Double, _ isTruncated: Bool
  ) {
    var request = TextRequest.boxes("aaa bbb ccc", maxWidth: maxWidth, lineLimit: 1)
    request.minimumScaleFactor = minimum
    let layout = engine.layout(request)
    #expect(layout.scaleFactor == expected)
    #expect(layout.isTruncated == isTruncated)
    #expect(layout.lines[0].runs[0].pointSize == 10 * expected)
  }

  @Test("A style's leading is the distance of baselines; the first line keeps its own height")
  func leading() {
    var request = TextRequest.boxes("aaa bbb ccc", maxWidth: 15)
    request.runs[0].leading = 14
    request.lineSpacing = 2
    let layout = engine.layout(request)
    // 8, then 14 + 2 each.
    #expect(layout.lines.map(\.baseline) == [8, 24, 40])
    #expect(layout.size.height == 42)
  }

  @Test(
    "Lines stand at the leading edge, the middle or the trailing edge",
    arguments: [
      (TextRequest.Alignment.leading, false, [0.0, 0]),
      (.center, false, [0.0, 2.5]),
      (.trailing, false, [0.0, 5]),
      (.leading, true, [0.0, 5]),
      (.trailing, true, [0.0, 0]),
    ] as [(TextRequest.Alignment, Bool, [Double])])
  func alignment(_ alignment: TextRequest.Alignment, isRightToLeft: Bool, lefts: [Double]) {
    var request = TextRequest.boxes("aaa bb", maxWidth: 15)
    request.alignment = alignment
    request.isRightToLeft = isRightToLeft
    let layout = engine.layout(request)
    #expect(layout.lines.map(\.frame.x) == lefts)
    #expect(layout.lines.map { $0.runs[0].glyphs[0].x } == lefts)
  }

  @Test("A line is as high as its highest run, and runs share the baseline")
  func mixedRuns() {
    var request = TextRequest.boxes("a")
    request.runs.append(
      TextRequest.Run(
        text: "b", font: FontDescriptor(size: 20, design: .boxes), color: .white))
    let layout = engine.layout(request)
    #expect(layout.size == Size(width: 15, height: 20))
    #expect(layout.firstBaseline == 16)
    #expect(layout.lines[0].runs.map(\.pointSize) == [10, 20])
    #expect(layout.lines[0].runs.map(\.paint) == [.color(.black), .color(.white)])
    #expect(
      layout.lines[0].runs.flatMap(\.glyphs) == [
        Glyph(id: 2, x: 0, y: 16), Glyph(id: 2, x: 5, y: 16),
      ])
  }

  @Test("Tracking follows every character; an offset lifts the run and its line")
  func trackingAndOffset() {
    var request = TextRequest.boxes("ab")
    request.runs[0].tracking = 1
    request.runs[0].baselineOffset = 3
    let layout = engine.layout(request)
    #expect(layout.size == Size(width: 12, height: 13))
    #expect(layout.firstBaseline == 11)
    #expect(layout.lines[0].runs[0].glyphs.map(\.x) == [0, 6])
    #expect(layout.lines[0].runs[0].glyphs.map(\.y) == [8, 8])
  }

  @Test("Underline and strike are as long as their run and on the pixel grid")
  func decorations() {
    var request = TextRequest.boxes("ab")
    request.runs[0].underline = TextRequest.Line()
    request.runs.append(
      TextRequest.Run(
        text: "cd", font: FontDescriptor(size: 10, design: .boxes), color: .white,
        strikethrough: TextRequest.Line()))
    let decorations = engine.layout(request).lines[0].decorations
    #expect(decorations.map(\.rect.x) == [0, 10])
    #expect(decorations.map(\.rect.width) == [10, 10])
    // Baseline 8, underline 1 below it; the strike 2.9 above it, on the grid of half points: 5.
    #expect(decorations.map(\.rect.y) == [9, 5])
    #expect(decorations.map(\.rect.height) == [0.5, 0.5])
    #expect(decorations.map(\.color) == [.black, .white])
    #expect(decorations.map(\.dash) == [[], []])
  }

  @Test("A background is as wide as its run and as high as its line")
  func backgrounds() {
    var request = TextRequest.boxes("ab")
    request.runs.append(
      TextRequest.Run(
        text: "cd", font: FontDescriptor(size: 5, design: .boxes), color: .white,
        background: .black))
    let backgrounds = engine.layout(request).lines[0].backgrounds
    // Letters of 2.5; the line is that of the larger run.
    #expect(backgrounds.map(\.rect) == [Rect(x: 10, y: 0, width: 5, height: 10)])
    #expect(backgrounds.map(\.color) == [.black])
  }

  /// Expected: the lengths of GNUstep's NSLayoutManager, per thickness of the line.
  @Test(
    "A pattern is as long as the line is thick, and runs on from one run to the next",
    arguments: [
      (LinePattern.dot, [1.25, 1.25]), (.dash, [5, 2.5]), (.dashDot, [5, 1.5, 1.5, 1.5]),
      (.dashDotDot, [5, 1.5, 1.5, 1.5, 1.5, 1.5]),
    ] as [(LinePattern, [Double])])
  func patterns(_ pattern: LinePattern, _ dash: [Double]) {
    var request = TextRequest.boxes("ab")
    let red = RGBAColor(red: 255, green: 0, blue: 0)
    request.runs[0].underline = TextRequest.Line(pattern: pattern, color: red)
    request.runs.append(
      TextRequest.Run(
        text: "cd", font: FontDescriptor(size: 10, design: .boxes), color: .white,
        underline: TextRequest.Line(pattern: pattern)))
    let decorations = engine.layout(request).lines[0].decorations
    #expect(decorations.map(\.rect.height) == [0.5, 0.5])
    #expect(decorations.map(\.dash) == [dash, dash])
    #expect(decorations.map(\.dashPhase) == [0, 10])
    #expect(decorations.map(\.color) == [red, .white])
  }

  @Test(
    "The box lands on the pixel grid",
    arguments: [
      // 3 letters of 3.7 points are 11.1 wide, the line 7.4 high.
      (1.0, 12.0, 8.0), (2, 11.5, 7.5), (3, 34.0 / 3, 23.0 / 3),
    ] as [(Double, Double, Double)])
  func pixelGrid(_ scale: Double, _ width: Double, _ height: Double) {
    var request = TextRequest.boxes("abc", size: 7.4)
    request.displayScale = scale
    #expect(engine.layout(request).size == Size(width: width, height: height))
  }

  @Test("Right-to-left words stand in visual order")
  func rightToLeft() {
    // The digits stand left of the Hebrew they follow; boxes tell apart only by x.
    let layout = engine.layout(.boxes("אב 12"))
    let glyphs = layout.lines[0].runs.flatMap(\.glyphs)
    #expect(glyphs.map(\.id) == [2, 2, 1, 2, 2])
    #expect(glyphs.map(\.x) == [0, 5, 10, 12.5, 17.5])
  }

  /// swift-markdown-ui's picture of an open code block is 14 points higher than without the block.
  @Test("no runs make no lines, but have a height")
  func noRuns() {
    let empty = TextLayout(size: Size(width: 0, height: 14), lines: [])
    #expect(engine.layout(TextRequest(runs: [])) == empty)
  }

  /// "a", an image of 7 by 12 points whose top is 11 above the baseline, "b", and a bar of 3 by 20
  /// that does not make its line higher.
  @Test("what is no text has its room in a line")
  func attachments() {
    func run(_ attachment: TextRequest.Attachment) -> TextRequest.Run {
      TextRequest.Run(
        text: TextRequest.Attachment.character, font: FontDescriptor(size: 10, design: .boxes),
        color: .black, attachment: attachment)
    }
    var request = TextRequest.boxes("a")
    let image = TextRequest.Attachment(width: 7, height: 12, ascent: 11, growsLine: true)
    let bar = TextRequest.Attachment(width: 3, height: 20, ascent: 2, growsLine: false)
    request.runs += [run(image)] + TextRequest.boxes("b").runs + [run(bar)]
    let layout = engine.layout(request)
    // 5 + 7 + 5 + 3 wide; 11 above the baseline, and the font's 2 below it.
    #expect(layout.size == Size(width: 20, height: 13))
    #expect(
      layout.lines.flatMap(\.attachments).map(\.frame) == [
        Rect(x: 5, y: 0, width: 7, height: 12), Rect(x: 17, y: 9, width: 3, height: 20),
      ])
    #expect(layout.lines.flatMap(\.attachments).map(\.run) == [1, 3])
    #expect(layout.lines.flatMap(\.runs).flatMap(\.glyphs).map(\.x) == [0, 12])
    // A line ends before an image that does not fit.
    request.maxWidth = 12
    #expect(engine.layout(request).lines.count == 2)
  }
}
