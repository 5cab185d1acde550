// SPDX-License-Identifier: MIT

internal import CICU

/// The embedding levels of a paragraph (UAX #9): odd ones run right to left.
struct BidiLevels {
  /// Of each UTF-16 unit.
  var levels: [UInt8]
  /// The paragraph's own.
  var base: UInt8

  /// The first strong character decides the base (rules P2 and P3); where there is none,
  /// `isRightToLeft` does.
  init(of text: [UInt16], isRightToLeft: Bool) {
    base = isRightToLeft ? 1 : 0
    levels = [UInt8](repeating: base, count: text.count)
    // Below U+0590 nothing runs right to left, and most text stays there.
    if !text.contains(where: { $0 >= 0x590 }) {
      let hasLetter = text.contains(where: BidiLevels.isPlainLetter)
      if hasLetter || !isRightToLeft {
        base = 0
        levels = [UInt8](repeating: 0, count: text.count)
        return
      }
    }
    let defaultBase =
      isRightToLeft ? ASSAY_ICU_AUTO_RIGHT_TO_LEFT : ASSAY_ICU_AUTO_LEFT_TO_RIGHT
    var found = levels
    var foundBase = base
    if assay_icu_bidi_levels(
      text, Int32(text.count), Int32(defaultBase), &found, &foundBase) == 0
    {
      levels = found
      base = foundBase
    }
  }

  /// The visual order of parts whose levels are given in logical order (rule L2).
  static func visualOrder(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    let lowestOdd = levels.filter { $0 % 2 == 1 }.min() ?? highest + 1
    guard lowestOdd <= highest else { return order }
    for level in stride(from: Int(highest), through: Int(lowestOdd), by: -1) {
      var start = 0
      while start < order.count {
        guard Int(levels[order[start]]) >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, Int(levels[order[end]]) >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }

  private static func isPlainLetter(_ unit: UInt16) -> Bool {
    (0x41...0x5A).contains(unit) || (0x61...0x7A).contains(unit)
  }
}
