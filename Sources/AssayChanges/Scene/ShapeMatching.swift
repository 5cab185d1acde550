// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// Finds which new shape is which old one, among those that are not the same.
struct ShapeMatching {
  private var pairing: Pairing<DrawnShape>

  var pairs: [(old: DrawnShape, new: DrawnShape)] { pairing.pairs }
  var removed: [DrawnShape] { pairing.removed }
  var added: [DrawnShape] { pairing.added }

  /// - Parameters:
  ///   - shifts: by how much elements moved, which shapes then follow.
  ///   - mirroring: nil where the layout was not mirrored.
  init(
    old: [DrawnShape], new: [DrawnShape], shifts: [Point], mirroring: LayoutMirroring? = nil
  ) {
    let (removed, added) = Self.different(old, new)
    pairing = Pairing(removed: removed, added: added)
    // From the surest sign to the weakest: the layout, the place, the looks, the neighborhood.
    func followsElement(_ old: DrawnShape, _ new: DrawnShape, within slack: Double = 0.02) -> Bool {
      let shift = new.frame.origin - old.frame.origin
      return shifts.contains {
        ($0.x - shift.x).magnitude < slack && ($0.y - shift.y).magnitude < slack
      }
    }
    if let mirroring {
      pairing.match { mirroring.mirrors($0.frame, $1.frame) && Self.haveSameLooks($0, $1) }
      pairing.match { mirroring.mirrors($0.frame, $1.frame) && $0.isLike($1) }
    }
    pairing.match { followsElement($0, $1) && Self.haveSameLooks($0, $1) }
    pairing.match { $0.isLike($1) && Self.areNear($0, $1, by: 0.01) }
    pairing.match { $0.isOutline == $1.isOutline && Self.areNear($0, $1, by: 0.01) }
    pairing.match { followsElement($0, $1) && $0.isLike($1) && Self.haveSameSize($0, $1) }
    // Lines and texts are moved to whole pixels, each by itself.
    pairing.match { followsElement($0, $1, within: 0.6) && Self.haveSameLooks($0, $1) }
    pairing.match { Self.haveSameLooks($0, $1) && Self.areNear($0, $1, by: 44) }
    pairing.match { $0.isLike($1) && Self.areNear($0, $1, by: 44) }
  }

  /// Without those that both have, however often.
  private static func different(
    _ old: [DrawnShape], _ new: [DrawnShape]
  ) -> (removed: [DrawnShape], added: [DrawnShape]) {
    var counts: [DrawnShape: Int] = [:]
    for shape in old { counts[shape, default: 0] += 1 }
    let added = new.filter { shape in
      let count = counts[shape] ?? 0
      counts[shape] = count - 1
      return count <= 0
    }
    let removed = old.reversed().filter { shape in
      let count = counts[shape] ?? 0
      counts[shape] = count - 1
      return count > 0
    }
    return (removed.reversed(), added)
  }

  /// Whether they are the same apart from a distance between them.
  static func isSame(_ old: DrawnShape, _ new: DrawnShape, movedBy distance: Point) -> Bool {
    let shift = new.frame.origin - old.frame.origin
    return (shift.x - distance.x).magnitude < 1 && (shift.y - distance.y).magnitude < 1
      && haveSameLooks(old, new)
  }

  /// Whether they are the same apart from their place.
  private static func haveSameLooks(_ old: DrawnShape, _ new: DrawnShape) -> Bool {
    var moved = old
    moved.frame = new.frame
    return moved == new && haveSameSize(old, new)
  }

  private static func haveSameSize(_ old: DrawnShape, _ new: DrawnShape) -> Bool {
    (old.frame.width - new.frame.width).magnitude < 0.01
      && (old.frame.height - new.frame.height).magnitude < 0.01
  }

  /// Whether each edge is at most so many points from the other's.
  private static func areNear(_ a: DrawnShape, _ b: DrawnShape, by distance: Double) -> Bool {
    let (a, b) = (a.frame, b.frame)
    return [a.minX - b.minX, a.maxX - b.maxX, a.minY - b.minY, a.maxY - b.maxY]
      .allSatisfy { $0.magnitude <= distance }
  }
}

extension DrawnShape {
  /// Whether only its outline is drawn.
  var isOutline: Bool { lineWidth != nil }

  fileprivate func isLike(_ other: DrawnShape) -> Bool {
    kind == other.kind && isOutline == other.isOutline && !isSeparated(from: other)
  }

  /// Whether one is a hairline and the other an area, which takes no separator's place.
  private func isSeparated(from other: DrawnShape) -> Bool {
    let sides = [self, other].map { min($0.frame.width, $0.frame.height) }.sorted()
    return sides[0] <= 1 && sides[1] > 8
  }
}
