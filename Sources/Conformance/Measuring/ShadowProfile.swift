// SPDX-License-Identifier: MIT

import AssayGraphics

/// How a shape's shadow falls off below the middle of its lower edge.
struct ShadowProfile: Hashable, Sendable {
  /// The most that pixels beside the shape differ from the ground, 0 to 255.
  var depth: Int
  /// How far from the edge the shadow is half as deep, in points.
  var reach: Double

  /// How far below a shape a shadow is looked for, in points.
  private static let distance = 40.0
  /// Fewer levels are no shadow.
  private static let least = 3

  /// Nil where there is no shadow, or something else is drawn there.
  init?(of bitmap: Bitmap, in box: Rect, scale: Double) {
    let column = Int((box.midX * scale).rounded())
    let first = Int((box.maxY * scale).rounded()) + 1
    let last = min(bitmap.height - 1, first + Int(Self.distance * scale))
    guard column >= 0, column < bitmap.width, first >= 0, first + 4 < last else { return nil }
    let ground = bitmap[column, last]
    let levels = (first...last).map { PixelReader.difference(bitmap[column, $0], ground) }
    // Offset shadows are deepest a little below the edge; from there they only fade.
    guard let depth = levels.prefix(Int(4 * scale)).max(), depth >= Self.least,
      let start = levels.firstIndex(of: depth)
    else { return nil }
    for (level, next) in zip(levels[start...], levels[(start + 1)...]) where next > level + 1 {
      return nil
    }
    guard let half = levels[start...].firstIndex(where: { $0 * 2 <= depth }), half > start + 1
    else { return nil }
    self.depth = depth
    reach = Double(half + 1) / scale
  }
}
