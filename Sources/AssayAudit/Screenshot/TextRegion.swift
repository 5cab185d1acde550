// SPDX-License-Identifier: MIT

/// A line of marks that looks like text, or like a symbol.
struct TextRegion {
  /// In pixels.
  var box: PixelBox
  /// From left to right.
  var marks: [GlyphMark]
  /// Whether a line of the same color stands close above, so that this one may go on in the middle
  /// of a sentence.
  var continuesText = false
}

/// Why a line of marks is none of text.
enum RegionRefusal: Error {
  /// Dots, dashes, bars and discs alone.
  case onlyBlocks
  /// Shapes as thick as they are tall, as no letter's strokes are.
  case solidShapes
  /// Lines thinner for their height than the thinnest letters: a chart's, a border's.
  case thinLines
  /// Lower than any letter.
  case tooLow
}

extension TextRegion {
  /// Ultra Black is 0.35 of its capitals' height thick, Thin 0.03 (Inter, cap height 0.727 em).
  private static let strokes = 0.025...0.42
  /// By outline; a disc's is 0.36 of its height.
  private static let mostThickness = 0.3
  /// In pixels: a letter x of five pixels an em.
  private static let leastHeight = 4

  init(_ marks: [GlyphMark]) throws(RegionRefusal) {
    let letters = marks.filter { !$0.isBlock }
    guard let tallest = letters.max(by: { $0.box.height < $1.box.height }) else {
      throw .onlyBlocks
    }
    guard tallest.box.height >= Self.leastHeight else { throw .tooLow }
    let strokes = letters.map(\.stroke).sorted()
    let stroke = strokes[strokes.count / 2] / Double(tallest.box.height)
    let thickness = letters.map(\.thickness).sorted()[letters.count / 2]
    if stroke > Self.strokes.upperBound
      || thickness > 1.5 + Self.mostThickness * Double(tallest.box.height)
    {
      throw .solidShapes
    }
    if stroke < Self.strokes.lowerBound { throw .thinLines }
    box = marks.dropFirst().reduce(marks[0].box) { $0.union($1.box) }
    self.marks = marks
  }

  /// Parts of glyphs that stand by themselves, such as accents and the insides of letters, go with
  /// the line they lie in or at; in the order of the rows.
  static func withoutParts(_ regions: [TextRegion]) -> [TextRegion] {
    let sorted = regions.sorted { ($0.box.top, $0.box.left) < ($1.box.top, $1.box.left) }
    let reach = sorted.reduce(0) { max($0, $1.box.height) }
    var first = 0
    return sorted.indices.compactMap { index in
      let region = sorted[index]
      while sorted[first].box.top < region.box.top - 2 * reach { first += 1 }
      for other in first..<sorted.count where other != index {
        if sorted[other].box.top > region.box.bottom + reach { break }
        if region.isPart(of: sorted[other]) { return nil }
      }
      return region
    }
  }

  /// With what is known of each by the others, in the order of the rows.
  static func inContext(_ regions: [TextRegion]) -> [TextRegion] {
    let reach = regions.reduce(0) { max($0, $1.box.height) }
    return regions.indices.map { index in
      var region = regions[index]
      for other in regions[..<index].reversed() {
        if other.box.top < region.box.top - 3 * reach { break }
        if region.follows(other) {
          region.continuesText = true
          break
        }
      }
      return region
    }
  }

  /// The stretches of one color each, from the left.
  var runs: [TextRegion] {
    let runs = ColorRuns.runs(of: marks)
    if runs.count < 2 { return [self] }
    return runs.map { marks in
      var run = self
      run.marks = marks
      run.box = marks.dropFirst().reduce(marks[0].box) { $0.union($1.box) }
      return run
    }
  }

  private func follows(_ other: TextRegion) -> Bool {
    let gap = box.top - other.box.bottom
    return gap >= 0 && gap <= max(box.height, other.box.height)
      && box.left < other.box.right && other.box.left < box.right
      && PixelStep.between(marks[0].foreground, other.marks[0].foreground) <= 60
  }

  private func isPart(of other: TextRegion) -> Bool {
    guard box.height * 2 < other.box.height else { return false }
    let margin = other.box.height * 35 / 100
    return box.left >= other.box.left - 2 && box.right <= other.box.right + 2
      && box.top >= other.box.top - margin && box.bottom <= other.box.bottom + margin
  }
}
