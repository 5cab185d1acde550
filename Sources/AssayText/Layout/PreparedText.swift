// SPDX-License-Identifier: MIT

/// Text analysed and shaped once, ready to be broken into lines of any width.
struct PreparedText: Sendable {
  var styles: [TextStyle]
  var paragraphs: [PreparedParagraph]
}

/// A paragraph: UTF-16 units and what is known about each.
struct PreparedParagraph: Sendable {
  /// Characters of one style, direction, script and face.
  struct Span: Sendable {
    var range: Range<Int>
    /// Index into `PreparedText.styles`.
    var style: Int
    var level: UInt8
    var script: UInt32
    var face: FontFace
    /// Added after each cluster, in points: the style's, and what brings a stand-in near San
    /// Francisco.
    var tracking: Double
    var shaped: ShapedText
  }

  var units: [UInt16]
  var baseLevel: UInt8
  /// In logical order, covering all units.
  var spans: [Span]
  /// The style of an empty paragraph's line.
  var emptyStyle: Int
  /// For each offset 0...count: the width of all before it, in points.
  var widths: [Double]
  /// For each offset 0...count: whether a character (grapheme cluster, and cluster of the shaper)
  /// starts there.
  var isCharacterStart: [Bool]
  /// For each offset 0...count: whether a line may start there.
  var mayBreak: [Bool]
  /// For each unit: whether it hangs at the end of a line.
  var isSpace: [Bool]

  /// The end of a line's text without the spaces that hang.
  func trimmedEnd(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, isSpace[end - 1] { end -= 1 }
    return end
  }

  func width(_ range: Range<Int>) -> Double {
    widths[range.upperBound] - widths[range.lowerBound]
  }

  /// The style of the unit at an offset, the last one after all of them.
  func style(at offset: Int) -> Int {
    spans.first { $0.range.contains(offset) }?.style ?? spans.last?.style ?? emptyStyle
  }
}
