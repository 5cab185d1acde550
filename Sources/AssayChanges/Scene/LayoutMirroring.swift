// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// A layout of which nearly all elements are at the mirrored place.
struct LayoutMirroring: Hashable, Sendable {
  /// The center of an element before and after, added: twice the place of the mirror.
  private let sum: Double
  /// Whether elements moved to either side. An alignment moves them all to one.
  private let isBothWays: Bool

  /// In points; the renderer rounds each place to a pixel.
  private static let tolerance = 1.0

  /// - Parameter pairs: a new element's index to its old one's.
  init?(old: [AccessibilityElement], new: [AccessibilityElement], pairs: [Int?]) {
    let frames = zip(new, pairs).compactMap { element, pair in
      pair.map { (old: old[$0].node.frame, new: element.node.frame) }
    }
    let sums = frames.map { $0.old.midX + $0.new.midX }.sorted()
    guard !sums.isEmpty else { return nil }
    let sum = sums[sums.count / 2]
    let mirrored = frames.filter { Self.mirrors($0.old, $0.new, sum) }
    let moved = mirrored.filter { ($0.new.x - $0.old.x).magnitude > Self.tolerance }
    let centers = moved.map(\.old.midX)
    // Elements with the same center that moved by the same way look mirrored too.
    guard let least = centers.min(), let most = centers.max(), most - least > 2 * Self.tolerance,
      moved.count >= 3, mirrored.count * 5 >= max(old.count, new.count) * 4
    else { return nil }
    self.sum = sum
    isBothWays =
      moved.contains { $0.new.x > $0.old.x } && moved.contains { $0.new.x < $0.old.x }
  }

  func mirrors(_ old: Rect, _ new: Rect) -> Bool { Self.mirrors(old, new, sum) }

  /// NB: places alone do not tell which of both directions was the first.
  var words: String {
    isBothWays
      ? "the layout is mirrored, as between left to right and right to left"
      : "the layout is mirrored, as by another alignment or direction"
  }

  private static func mirrors(_ old: Rect, _ new: Rect, _ sum: Double) -> Bool {
    [old.midX + new.midX - sum, old.y - new.y, old.width - new.width, old.height - new.height]
      .allSatisfy { $0.magnitude <= tolerance }
  }
}
