// SPDX-License-Identifier: MIT

/// The tracking that brings a stand-in's widths near San Francisco's.
enum StandInTracking {
  /// In em, at a size in points: linear between the fitted sizes, constant beyond them.
  static func perEm(size: Double, weight: Int) -> Double {
    let isDisplay = size >= FontBook.displaySize
    let knots = isDisplay ? StandInAdvanceTable.display : StandInAdvanceTable.text
    let perWeight =
      isDisplay ? StandInAdvanceTable.displayPerWeight : StandInAdvanceTable.textPerWeight
    let byWeight = perWeight * heavier(weight)
    guard let upper = knots.firstIndex(where: { $0.size > size }) else {
      return knots[knots.count - 1].perEm + byWeight
    }
    if upper == 0 { return knots[0].perEm + byWeight }
    let low = knots[upper - 1]
    let high = knots[upper]
    let share = (size - low.size) / (high.size - low.size)
    return low.perEm + (high.perEm - low.perEm) * share + byWeight
  }

  /// A weight above 400, per 300. The weights that were measured are 400 to 700: beyond them, what
  /// they tell is not carried far.
  static func heavier(_ weight: Int) -> Double {
    min(1.2, max(-0.4, Double(weight - 400) / 300))
  }
}
