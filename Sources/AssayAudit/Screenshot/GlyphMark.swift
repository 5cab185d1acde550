// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// A shape of one color on another that may be a glyph, or several glyphs that touch.
///
/// Text in a screenshot is found from its shape alone. An edge component (connected edge pixels)
/// becomes a mark if what surrounds it is mostly one color, if its pixels lie on the line between
/// that color and the color farthest from it, as smoothed edges do, and if its outline is long for
/// its area, as strokes are. Everything else is refused with a reason. `LineJoiner` then joins
/// marks to lines of text.
struct GlyphMark {
  /// In pixels.
  var box: PixelBox
  var background: Surroundings
  /// The most common of the colors farthest from the background.
  var foreground: UInt32
  /// Whether enough pixels have exactly that color for it to be the text's own, and not that of a
  /// smoothed edge.
  var isForegroundSure: Bool
  /// How many pixels it covers, partly covered ones in part.
  var ink: Double
  /// How thick its strokes are, in pixels: the mean length of runs of ink along the rows or
  /// columns, the shorter.
  var stroke: Double
  /// How thick it is for its outline, in pixels: about the strokes' width in a glyph, a third of
  /// the side in a disc or tile.
  var thickness: Double

  /// A dot, a dash, a bar, a disc: part of a text at most, never one by itself.
  var isBlock: Bool {
    ink >= 0.8 * Double(box.area) || stroke >= 0.5 * Double(min(box.width, box.height))
  }
}

/// Why edges are not those of glyphs.
enum MarkRefusal: Error {
  /// Fewer pixels than any letter has.
  case tooSmall
  /// Taller than text is, or wide and taller than a line.
  case tooLarge
  /// A few edges around much: a card, a field, a border.
  case frame
  /// What is around is of many colors: part of a picture.
  case busySurroundings
  /// Nothing in it differs from what is around.
  case faint
  /// Its pixels do not lie between two colors: part of a picture, or an emoji.
  case manyColors
}

/// Makes marks from edge components, one after the other.
struct GlyphMarkReader {
  let picture: UnsafeBufferPointer<UInt32>
  let width: Int
  let height: Int
  /// The last row in which each column had ink; used again for each mark.
  private var lastInk: [Int]

  /// A text's line is at most this tall, in pixels: 60 points at three pixels a point, and some.
  private static let mostHeight = 260
  /// Half of a step of the 8-bit channels that smoothing rounds by, squared and more: what still
  /// counts as between two colors.
  private static let tolerance: Float = 24

  /// Thinner strokes, in pixels, may cover no pixel wholly; then what is seen most is a mixture.
  private static let leastStroke = 1.75

  init(picture: UnsafeBufferPointer<UInt32>, width: Int, height: Int) {
    self.picture = picture
    self.width = width
    self.height = height
    lastInk = [Int](repeating: -1, count: width)
  }

  mutating func mark(of component: EdgeComponent) throws(MarkRefusal) -> GlyphMark {
    let box = component.box
    if component.edges < 4 || max(box.width, box.height) < 3 { throw .tooSmall }
    if box.height > Self.mostHeight { throw .tooLarge }
    if box.width > 4 * box.height, box.height > Self.mostHeight / 2 { throw .tooLarge }
    if component.edges * 50 < box.area { throw .frame }
    guard
      let background = Surroundings(around: box, in: picture, width: width, height: height)
    else { throw .busySurroundings }
    let extreme = farthest(from: background.color, in: box)
    guard extreme.distance >= EdgeRun.leastStep else { throw .faint }
    return try mark(of: component, on: background, extreme: extreme.pixel)
  }

  private func farthest(
    from color: UInt32, in box: PixelBox
  ) -> (pixel: UInt32, distance: Int32) {
    var best = color
    var most: Int32 = 0
    var last = color
    guard let base = picture.baseAddress else { return (color, 0) }
    for y in box.top..<box.bottom {
      let row = base + y * width
      for x in box.left..<box.right where row[x] != last {
        last = row[x]
        let distance = PixelStep.between(last, color)
        if distance > most { (best, most) = (last, distance) }
      }
    }
    return (best, most)
  }

  private mutating func mark(
    of component: EdgeComponent, on background: Surroundings, extreme: UInt32
  ) throws(MarkRefusal) -> GlyphMark {
    let box = component.box
    let tally = tally(of: box, along: ColorLine(from: background.color, to: extreme))
    // A line along the top and one along the bottom of something wide are a field's or a button's.
    if box.width * 10 >= box.height * 16, min(tally.top, tally.bottom) * 10 >= box.width * 7 {
      throw .frame
    }
    if tally.off * 5 > tally.touched { throw .manyColors }
    let ink = Double(tally.coverage)
    let stroke = ink / Double(max(1, max(tally.rowRuns, tally.columnRuns)))
    let common = stroke >= Self.leastStroke ? tally.commonest : nil
    return GlyphMark(
      box: box, background: background, foreground: common ?? extreme,
      isForegroundSure: common != nil, ink: ink, stroke: stroke,
      thickness: 2 * Double(tally.covered) / Double(component.edges))
  }

  /// - Parameter line: from the background's color.
  private mutating func tally(of box: PixelBox, along line: ColorLine) -> Tally {
    var tally = Tally()
    let background = line.start
    lastInk.withUnsafeMutableBufferPointer { lastInk in
      for x in box.left..<box.right { lastInk[x] = -1 }
      for y in box.top..<box.bottom {
        let row = UnsafeBufferPointer(rebasing: picture[(y * width)..<((y + 1) * width)])
        var inkBefore = false
        var inked = 0
        var x = box.left
        while x < box.right {
          let pixel = row[x]
          let start = x
          repeat { x += 1 } while x < box.right && row[x] == pixel
          if pixel == background {
            inkBefore = false
            continue
          }
          let (coverage, isOff) = line.place(of: pixel, tolerance: Self.tolerance)
          tally.add(pixel, coverage, isOff: isOff, count: x - start)
          let isInk = coverage >= 0.5
          if isInk {
            inked &+= x - start
            if !inkBefore { tally.rowRuns &+= 1 }
            for column in start..<x {
              if lastInk[column] != y - 1 { tally.columnRuns &+= 1 }
              lastInk[column] = y
            }
          }
          inkBefore = isInk
        }
        if (y - box.top) * 5 < box.height { tally.top = max(tally.top, inked) }
        if (box.bottom - 1 - y) * 5 < box.height { tally.bottom = max(tally.bottom, inked) }
      }
    }
    return tally
  }

  /// What is counted along the pixels of a mark.
  private struct Tally {
    /// That are not of the background's color.
    var touched = 0
    /// That lie beside the line between background and foreground.
    var off = 0
    var coverage: Float = 0
    /// That are covered enough not to be background of a gradient.
    var covered = 0
    /// Runs of ink in rows and in columns.
    var rowRuns = 0
    var columnRuns = 0
    /// The most pixels of ink in a row of the upper and of the lower fifth.
    var top = 0
    var bottom = 0
    /// Pixels that are covered as good as wholly.
    private var full = 0
    private var candidate: UInt32 = 0
    private var votes = 0
    private var seen = 0

    /// - Parameter count: how many pixels of the color stand beside each other.
    @inline(__always)
    mutating func add(_ pixel: UInt32, _ share: Float, isOff: Bool, count: Int) {
      touched &+= count
      if isOff { off &+= count }
      coverage += share * Float(count)
      if share >= 0.2 { covered &+= count }
      guard share >= 0.85 else { return }
      full &+= count
      // Boyer and Moore's majority vote: one candidate, no table of counts.
      if pixel == candidate, votes > 0 {
        votes &+= count
        seen &+= count
      } else if votes >= count {
        votes &-= count
      } else {
        (candidate, votes, seen) = (pixel, count &- votes, count &- votes)
      }
    }

    /// The most common of the wholly covered pixels, where there is one.
    var commonest: UInt32? { seen >= 3 && seen * 3 >= full ? candidate : nil }
  }
}
