// SPDX-License-Identifier: MIT

/// The stretches of a line that have one color each: a link in a sentence is judged by its own.
enum ColorRuns {
  /// Of the tallest mark: letters of one word stand nearer to each other.
  private static let wordSpace = 0.22
  /// Of the way from the background to the color of the words before: smoothing leaves the thin
  /// strokes of a word of that color at least so far.
  private static let leastShare: Float = 0.7
  /// Smoothing may leave fewer letters than these pale.
  private static let leastLetters = 4.0
  /// Smoothing leaves two letters not so pale, because a stroke of one pixel covers half of one at
  /// least.
  private static let palest: Float = 0.5
  /// Of the tallest mark: letters that touch are one mark, and still as wide as letters are.
  private static let letterWidth = 0.6
  /// As lines are joined.
  private static let sameColor: Int32 = 60

  /// At least one; the marks of each in their order.
  static func runs(of marks: [GlyphMark]) -> [[GlyphMark]] {
    var runs: [[GlyphMark]] = []
    let tallest = marks.reduce(0) { max($0, $1.box.height) }
    for word in words(of: marks) {
      if let last = runs.last, !differs(word, from: last, tallest: tallest) {
        runs[runs.count - 1] += word
      } else {
        runs.append(word)
      }
    }
    return runs
  }

  /// From the left, the marks of each in their order.
  static func words(of marks: [GlyphMark]) -> [[GlyphMark]] {
    let tallest = marks.reduce(0) { max($0, $1.box.height) }
    let space = max(2, Int((wordSpace * Double(tallest)).rounded()))
    var words: [[GlyphMark]] = []
    var right = Int.min / 2
    for mark in marks.sorted(by: { ($0.box.left, $0.box.top) < ($1.box.left, $1.box.top) }) {
      if words.isEmpty || mark.box.left - right >= space {
        words.append([mark])
      } else {
        words[words.count - 1].append(mark)
      }
      right = max(right, mark.box.right)
    }
    return words
  }

  private static func differs(
    _ word: [GlyphMark], from run: [GlyphMark], tallest: Int
  ) -> Bool {
    let own = RegionContrast.foreground(of: word)
    let other = RegionContrast.foreground(of: run)
    if own.isSure, other.isSure { return PixelStep.between(own.pixel, other.pixel) > sameColor }
    let background = word[0].background.color
    let isOwnNear =
      PixelStep.between(own.pixel, background) < PixelStep.between(other.pixel, background)
    let (near, far) = isOwnNear ? (own, other) : (other, own)
    let (share, isOff) = ColorLine(from: background, to: far.pixel)
      .place(of: near.pixel, tolerance: 24)
    let letters = letters(in: isOwnNear ? word : run, tallest: tallest)
    if isOff { return letters >= 2 }
    if share >= leastShare { return false }
    return near.isSure || letters >= (share < palest ? 2 : leastLetters)
  }

  /// At least as many as marks.
  private static func letters(in marks: [GlyphMark], tallest: Int) -> Double {
    let box = marks.dropFirst().reduce(marks[0].box) { $0.union($1.box) }
    return max(Double(marks.count), Double(box.width) / (letterWidth * Double(max(1, tallest))))
  }
}
