// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// Lengths of dashes and gaps in turn, in pixels.
struct DashPattern {
  /// An even number of them.
  let lengths: [Double]
  /// The length that a contour starts in, and what is left of it.
  private(set) var first = 0
  private(set) var rest = 0.0

  /// Nil for a solid line: no lengths, none above zero, or one that is negative or not a number.
  ///
  /// - Parameter phase: how far into the pattern a contour starts, before scaling; an offset that
  ///   is not a number counts as none.
  init?(_ lengths: [Double], phase: Double = 0, scale: Double) {
    let pixels = lengths.map { $0 * scale }
    guard pixels.allSatisfy({ $0 >= 0 && $0.isFinite }), pixels.contains(where: { $0 > 0 }) else {
      return nil
    }
    self.lengths = pixels.count % 2 == 0 ? pixels : pixels + pixels
    let period = self.lengths.reduce(0, +)
    let offset = (phase * scale) / period
    var left = offset.isFinite ? (offset - offset.rounded(.down)) * period : 0
    while left > 0, left >= self.lengths[first] {
      left -= self.lengths[first]
      first = (first + 1) % self.lengths.count
    }
    rest = self.lengths[first] - left
  }
}

extension Outline {
  /// More dashes than this and the line is drawn solid.
  private static let maxDashes = 10_000

  /// The dashes of every contour, as open contours. Each contour starts at the phase.
  func dashed(_ pattern: DashPattern) -> Outline {
    let period = pattern.lengths.reduce(0, +)
    let lines = ends.indices.map { contour in
      let line = flattened(contour)
      return isOpen[contour] ? line : line + line.prefix(1)
    }
    let length = lines.reduce(0) { $0 + Outline.length(of: $1) }
    let dashes = length / period * Double(pattern.lengths.count / 2)
    guard dashes <= Double(Outline.maxDashes) else { return self }
    var result = Outline(.identity)
    for line in lines { result.addDashes(along: line, pattern) }
    result.finishContour(open: true)
    return result
  }

  private mutating func addDashes(along track: [Point], _ pattern: DashPattern) {
    guard var pen = track.first else { return }
    var index = pattern.first
    var rest = pattern.rest
    move(pen)
    for end in track.dropFirst() {
      var left = Outline.length(from: pen, to: end)
      while left > rest {
        let share = rest / left
        pen = Point(x: pen.x + (end.x - pen.x) * share, y: pen.y + (end.y - pen.y) * share)
        left -= rest
        if index % 2 == 0 { line(pen) }
        index = (index + 1) % pattern.lengths.count
        rest = pattern.lengths[index]
        move(pen)
      }
      rest -= left
      pen = end
      if index % 2 == 0, left > 0 { line(pen) }
    }
  }

  private static func length(of line: [Point]) -> Double {
    zip(line, line.dropFirst()).reduce(0) { $0 + length(from: $1.0, to: $1.1) }
  }

  private static func length(from a: Point, to b: Point) -> Double {
    ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
  }
}
