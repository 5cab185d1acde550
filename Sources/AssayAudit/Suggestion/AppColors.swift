// SPDX-License-Identifier: MIT

/// The colors that an app has: what is proposed before any other.
package struct AppColors: Hashable, Sendable {
  private struct Entry: Hashable, Sendable {
    var name: String
    /// As a screen shows it.
    var color: AuditColor
    /// Where that is, for distances.
    var lab: OKLab
  }

  private let entries: [Entry]
  /// Whether only these are offered where one of them passes, as a brand's ramp asks.
  package var isRamp = false

  package var isEmpty: Bool { entries.isEmpty }

  package init(_ colors: [NamedColor] = []) {
    entries = colors.map { named in
      let color = named.color.clipped
      return Entry(name: named.name, color: color, lab: OKLab(color))
    }
  }

  /// The nearest that passes on one side; of equally near ones the first.
  ///
  /// - Parameter others: colors of the other side that it must pass with as well.
  func nearest(
    for check: ContrastCheck, changing side: ContrastSuggestion.Side, with others: [AuditColor]
  ) -> ContrastSuggestion? {
    let origin = OKLab(check[side])
    var nearest: ContrastSuggestion?
    for entry in entries {
      let distance = entry.lab.distance(to: origin)
      // A ratio costs more than a distance.
      if let nearest, distance >= nearest.distance { continue }
      guard let ratio = check.ratio(changing: side, to: entry.color, with: others) else { continue }
      nearest = ContrastSuggestion(
        side: side, color: entry.color.quantized, ratio: ratio, distance: distance,
        name: entry.name)
    }
    return nearest
  }
}
