// SPDX-License-Identifier: MIT

import AssayGraphics

/// How the drawing of matched boxes differs, beside their places: ink and color of texts, corners
/// and shadows of shapes.
struct LooksReport {
  struct Pair: Sendable {
    var platform: String
    var kind: BoxMatcher.Kind
    /// Ours per theirs.
    var ink: Double?
    /// The most that a channel of the texts' colors differs.
    var color: Int?
    /// Ours less theirs, in points.
    var corner: Double?
    /// How many levels ours is deeper; where one has no shadow, that of the other.
    var shadowDepth: Double?
    /// Ours less theirs, in points.
    var shadowReach: Double?
  }

  var pairs: [Pair]

  /// Holds the matched boxes of a case against its picture.
  static func pairs(
    _ outcomes: [BoxMatcher.Outcome], theirs: Bitmap, ours: Bitmap, scale: Double,
    platform: String
  ) -> [Pair] {
    outcomes.compactMap { outcome in
      guard let box = outcome.ours, outcome.isMatched else { return nil }
      var pair = Pair(platform: platform, kind: outcome.kind)
      switch outcome.kind {
      case .text:
        guard let left = InkWeight(of: theirs, in: outcome.measured, scale: scale),
          let right = InkWeight(of: ours, in: box, scale: scale)
        else { return nil }
        pair.ink = right.area / left.area
        pair.color = PixelReader.difference(left.color, right.color)
      case .shape:
        if let left = CornerShape(of: theirs, in: outcome.measured, scale: scale),
          let right = CornerShape(of: ours, in: box, scale: scale)
        {
          pair.corner = right.radius - left.radius
        }
        let left = ShadowProfile(of: theirs, in: outcome.measured, scale: scale)
        let right = ShadowProfile(of: ours, in: box, scale: scale)
        if left != nil || right != nil {
          pair.shadowDepth = Double((right?.depth ?? 0) - (left?.depth ?? 0))
        }
        if let left, let right { pair.shadowReach = right.reach - left.reach }
      case .symbol, .otherInk, .letterShape, .separator: return nil
      }
      return pair
    }
  }

  var lines: [String] {
    let platforms = Set(pairs.map(\.platform)).sorted()
    var rows: [String] = []
    for platform in platforms {
      let own = pairs.filter { $0.platform == platform }
      rows += row("ink, ours per theirs", platform, own.compactMap(\.ink), near: 0.9...1.1)
      rows += row(
        "color, levels apart", platform, own.compactMap(\.color).map(Double.init), near: 0...16)
      rows += row("corner radius, points more", platform, own.compactMap(\.corner), near: -1...1)
      rows += row(
        "shadow depth, levels more", platform, own.compactMap(\.shadowDepth), near: -8...8)
      rows += row(
        "shadow reach, points more", platform, own.compactMap(\.shadowReach), near: -1...1)
    }
    return rows.isEmpty ? [] : ["looks of matched texts and shapes (median, share near):"] + rows
  }

  private func row(
    _ name: String, _ platform: String, _ values: [Double], near: ClosedRange<Double>
  ) -> [String] {
    guard !values.isEmpty else { return [] }
    let median = values.sorted()[values.count / 2]
    let count = values.count { near.contains($0) }
    let hundredths = (median * 100).rounded() / 100
    return ["  \(platform) \(name): \(hundredths), \(count) of \(values.count)"]
  }
}
