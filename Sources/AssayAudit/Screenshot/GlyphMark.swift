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
  /// Whether each column had ink in the row above; used again for each mark.
  private var inkAbove: [Bool]

  /// A text's line is at most this tall, in pixels: 60 points at three pixels a point, and some.
  private static let mostHeight = 260
  /// Half of a step of the 8-bit channels that smoothing rounds by, squared and more: what still
  /// counts as between two colors.
  private static let tolerance = 24.0

  /// Thinner strokes, in pixels, may cover no pixel wholly; then what is seen most is a mixture.
  private static let leastStroke = 1.75

  init(picture: UnsafeBufferPointer<UInt32>, width: Int, height: Int) {
    self.picture = picture
    self.width = width
    self.height = height
    inkAbove = [Bool](repeating: false, count: width)
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
    for y in box.top..<box.bottom {
      for x in box.left..<box.right {
        let pixel = picture[y * width + x]
        if pixel == last { continue }
        last = pixel
        let distance = PixelStep.between(pixel, color)
        if distance > most { (best, most) = (pixel, distance) }
      }
    }
    return (best, most)
  }

  private mutating func mark(
    of component: EdgeComponent, on background: Surroundings, extreme: UInt32
  ) throws(MarkRefusal) -> GlyphMark {
    let box = component.box
    let line = ColorLine(from: background.color, to: extreme)
    var tally = Tally()
    for x in box.left..<box.right { inkAbove[x] = false }
    for y in box.top..<box.bottom {
      var inkBefore = false
      var inked = 0
      for x in box.left..<box.right {
        let pixel = picture[y * width + x]
        if pixel == background.color {
          inkBefore = false
          inkAbove[x] = false
          continue
        }
        let (coverage, isOff) = line.place(of: pixel, tolerance: Self.tolerance)
        tally.add(pixel, coverage, isOff: isOff)
        let isInk = coverage >= 0.5
        if isInk {
          inked += 1
          if !inkBefore { tally.rowRuns += 1 }
          if !inkAbove[x] { tally.columnRuns += 1 }
        }
        inkBefore = isInk
        inkAbove[x] = isInk
      }
      if (y - box.top) * 5 < box.height { tally.top = max(tally.top, inked) }
      if (box.bottom - 1 - y) * 5 < box.height { tally.bottom = max(tally.bottom, inked) }
    }
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

    @inline(__always)
    mutating func add(_ pixel: UInt32, _ share: Float, isOff: Bool) {
      touched += 1
      if isOff { off += 1 }
      coverage += share
      if share >= 0.2 { covered += 1 }
      guard share >= 0.85 else { return }
      full += 1
      // Boyer and Moore's majority vote: one candidate, no table of counts.
      if votes == 0 {
        (candidate, votes, seen) = (pixel, 1, 1)
      } else if pixel == candidate {
        votes += 1
        seen += 1
      } else {
        votes -= 1
      }
    }

    /// The most common of the wholly covered pixels, where there is one.
    var commonest: UInt32? { seen >= 3 && seen * 3 >= full ? candidate : nil }
  }
}

/// The line between two colors, along which smoothing mixes them.
struct ColorLine {
  private let origin: SIMD4<Float>
  private let direction: SIMD4<Float>
  private let squaredLength: Float

  init(from background: UInt32, to foreground: UInt32) {
    origin = SIMD4(SIMD4<Int32>(pixel: background))
    direction = SIMD4(SIMD4<Int32>(pixel: foreground)) - origin
    squaredLength = max(1, (direction * direction).sum())
  }

  /// How far a pixel is from the first color to the second, 0 to 1, and whether it is none between
  /// the two.
  @inline(__always)
  func place(of pixel: UInt32, tolerance: Double) -> (share: Float, isOff: Bool) {
    let offset = SIMD4<Float>(SIMD4<Int32>(pixel: pixel)) - origin
    let share = (offset * direction).sum() / squaredLength
    let rest = offset - share * direction
    let isOff = (rest * rest).sum() > Float(tolerance * tolerance)
    return (min(1, max(0, share)), isOff)
  }

  /// The last color there is on the way from the first through the second.
  var end: UInt32 {
    var most = Float.infinity
    for channel in 0..<3 where direction[channel] != 0 {
      let room = direction[channel] > 0 ? 255 - origin[channel] : origin[channel]
      most = min(most, room / abs(direction[channel]))
    }
    let color = origin + (most.isFinite ? most : 0) * direction
    return SIMD4<Int32>(
      color.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255)),
      rounding: .toNearestOrAwayFromZero
    ).pixel
  }
}
