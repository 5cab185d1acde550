// SPDX-License-Identifier: MIT

/// Moves the last word of the first line down where the second of exactly two lines is one word, as
/// SwiftUI on iOS does. The first line keeps two words or more.
struct OrphanMover {
  var text: PreparedText
  /// In points; nil for no limit.
  var maxWidth: Double?

  func moved(_ plans: [LinePlan]) -> [LinePlan] {
    guard plans.count == 2, plans[0].paragraph == plans[1].paragraph else { return plans }
    let paragraph = text.paragraphs[plans[0].paragraph]
    let words = starts(of: plans[0].range, in: paragraph)
    guard words.count >= 3, starts(of: plans[1].range, in: paragraph).count == 1 else {
      return plans
    }
    let second = words[words.count - 1]..<plans[1].range.upperBound
    let end = paragraph.trimmedEnd(second)
    guard
      paragraph.width(second.lowerBound..<end) <= (maxWidth ?? .infinity) + LineBreaker.tolerance
    else { return plans }
    var result = plans
    let first = plans[0].range.lowerBound..<second.lowerBound
    result[0].range = first
    result[0].pieces = [.text(first.lowerBound..<paragraph.trimmedEnd(first))]
    result[1].range = second
    result[1].pieces = [.text(second.lowerBound..<end)]
    return result
  }

  /// Where the words of a line start: after spaces, where lines may break.
  private func starts(of line: Range<Int>, in paragraph: PreparedParagraph) -> [Int] {
    line.filter { unit in
      !paragraph.isSpace[unit]
        && (unit == line.lowerBound || paragraph.isSpace[unit - 1] && paragraph.mayBreak[unit])
    }
  }
}
