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

  /// One box for each cell of a grid that boxes start in.
  private static func gathered(_ boxes: [PixelBox], cell: Int) -> [PixelBox] {
    let keyed = boxes.map { (row: $0.y / cell, column: $0.x / cell, box: $0) }
      .sorted { ($0.row, $0.column) < ($1.row, $1.column) }
    var result: [(row: Int, column: Int, box: PixelBox)] = []
    for item in keyed {
      if let last = result.last, last.row == item.row, last.column == item.column {
        result[result.count - 1].box.include(item.box)
      } else {
        result.append(item)
      }
    }
    return result.map(\.box)
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
