// SPDX-License-Identifier: MIT

/// A rectangle of whole pixels.
package struct PixelBox: Codable, Hashable, Sendable, CustomStringConvertible {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Such as `61x14 at 20,96`.
  package var description: String { "\(width)x\(height) at \(x),\(y)" }

  var maxX: Int { x + width }
  var maxY: Int { y + height }

  func contains(_ x: Int, _ y: Int) -> Bool {
    x >= self.x && x < maxX && y >= self.y && y < maxY
  }

  mutating func include(_ other: PixelBox) {
    let right = max(maxX, other.maxX)
    let bottom = max(maxY, other.maxY)
    x = min(x, other.x)
    y = min(y, other.y)
    width = right - x
    height = bottom - y
  }

  /// Whether fewer than `distance` pixels lie between them, across and down.
  func isWithin(_ distance: Int, of other: PixelBox) -> Bool {
    max(x, other.x) - min(maxX, other.maxX) < distance
      && max(y, other.y) - min(maxY, other.maxY) < distance
  }
}

/// Joins boxes that are near each other.
enum BoxMerger {
  /// Boxes nearer than this are one, in pixels.
  static let nearness = 8

  static func merge(_ boxes: [PixelBox], limit: Int) -> [PixelBox] {
    var boxes = boxes
    var cell = DifferenceFinder.tileSide
    // Comparing every pair is fine for a few hundred. Pictures that differ nearly everywhere first
    // have their boxes gathered into ever larger cells.
    while boxes.count > 512 {
      cell *= 2
      boxes = gathered(boxes, cell: cell)
    }
    var distance = nearness
    boxes = joined(boxes, distance: distance)
    while boxes.count > limit {
      distance *= 2
      boxes = joined(boxes, distance: distance)
    }
    return boxes.sorted { ($0.y, $0.x, $0.height, $0.width) < ($1.y, $1.x, $1.height, $1.width) }
  }

  /// One box for each cell of a grid that boxes start in, from the top, then from the left.
  private static func gathered(_ boxes: [PixelBox], cell: Int) -> [PixelBox] {
    let columns = boxes.reduce(0) { max($0, $1.x / cell) } + 1
    let rows = boxes.reduce(0) { max($0, $1.y / cell) } + 1
    // Of each cell, the place of its box among the results; -1 for none.
    var places = [Int32](repeating: -1, count: columns * rows)
    var result: [PixelBox] = []
    for box in boxes {
      let key = box.y / cell * columns + box.x / cell
      if places[key] >= 0 {
        result[Int(places[key])].include(box)
      } else {
        places[key] = Int32(result.count)
        result.append(box)
      }
    }
    return places.compactMap { $0 < 0 ? nil : result[Int($0)] }
  }

  private static func joined(_ boxes: [PixelBox], distance: Int) -> [PixelBox] {
    var result: [PixelBox] = []
    for box in boxes {
      var grown = box
      // A box that grew may have come near to one that it was far from before.
      while let index = result.firstIndex(where: { $0.isWithin(distance, of: grown) }) {
        grown.include(result.remove(at: index))
      }
      result.append(grown)
    }
    return result
  }
}
