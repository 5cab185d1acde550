// SPDX-License-Identifier: MIT

/// The tracking that brings a stand-in's widths near San Francisco's.
enum StandInTracking {
  /// In em, at a size in points: linear between the fitted sizes, constant beyond them.
  static func perEm(size: Double, weight: Int) -> Double {
    let isDisplay = size >= FontBook.displaySize
    let knots = isDisplay ? StandInTrackingTable.display : StandInTrackingTable.text
    let perWeight =
      isDisplay ? StandInTrackingTable.displayPerWeight : StandInTrackingTable.textPerWeight
    let byWeight = perWeight * Double(weight - 400) / 300
    guard let upper = knots.firstIndex(where: { $0.size > size }) else {
      return knots[knots.count - 1].perEm + byWeight
    }
    if upper == 0 { return knots[0].perEm + byWeight }
    let low = knots[upper - 1]
    let high = knots[upper]
    let share = (size - low.size) / (high.size - low.size)
    return low.perEm + (high.perEm - low.perEm) * share + byWeight
  }
}
