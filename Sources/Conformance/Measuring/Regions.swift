// SPDX-License-Identifier: MIT

import AssayGraphics

/// Connected areas of a picture, as the boxes around them.
struct Regions {
  /// In pixels.
  struct Region: Hashable {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int
    var count: Int

    var width: Int { right - left + 1 }
    var height: Int { bottom - top + 1 }

    func rect(scale: Double) -> Rect {
      Rect(
        x: Double(left) / scale, y: Double(top) / scale, width: Double(width) / scale,
        height: Double(height) / scale)
    }
  }

  /// Areas of pixels of exactly one color, joined by their sides.
  static func flat(_ bitmap: Bitmap) -> [Region] {
    regions(bitmap, within: Rectangle(of: bitmap), diagonal: false) { _ in
      true
    } same: {
      $0 == $1
    }
  }

  /// Areas of pixels that differ from a color by more than a threshold, joined by sides or
  /// corners.
  static func differing(_ bitmap: Bitmap, from color: UInt32, by threshold: Int) -> [Region] {
    regions(bitmap, within: Rectangle(of: bitmap), diagonal: true) {
      PixelReader.difference(bitmap.pixels[$0], color) > threshold
    } same: { _, _ in
      true
    }
  }

  /// Areas in a rectangle of pixels where two bitmaps of one size differ by more than a threshold.
  static func differing(
    _ bitmap: Bitmap, from other: Bitmap, by threshold: Int, within area: Rectangle
  ) -> [Region] {
    regions(bitmap, within: area.clipped(to: bitmap), diagonal: true) {
      PixelReader.difference(bitmap.pixels[$0], other.pixels[$0]) > threshold
    } same: { _, _ in
      true
    }
  }

  /// Whole pixels, the far edges included.
  struct Rectangle {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    init(left: Int, top: Int, right: Int, bottom: Int) {
      self.left = left
      self.top = top
      self.right = right
      self.bottom = bottom
    }

    init(of bitmap: Bitmap) {
      self.init(left: 0, top: 0, right: bitmap.width - 1, bottom: bitmap.height - 1)
    }

    func clipped(to bitmap: Bitmap) -> Rectangle {
      Rectangle(
        left: max(0, left), top: max(0, top), right: min(bitmap.width - 1, right),
        bottom: min(bitmap.height - 1, bottom))
    }
  }

  private static func regions(
    _ bitmap: Bitmap, within area: Rectangle, diagonal: Bool, where isIn: (Int) -> Bool,
    same: (UInt32, UInt32) -> Bool
  ) -> [Region] {
    guard area.right >= area.left, area.bottom >= area.top else { return [] }
    let width = area.right - area.left + 1
    let height = area.bottom - area.top + 1
    var seen = [Bool](repeating: false, count: width * height)
    var found: [Region] = []
    var stack: [(x: Int, y: Int)] = []
    let neighbors =
      [(1, 0), (-1, 0), (0, 1), (0, -1)]
      + (diagonal ? [(1, 1), (1, -1), (-1, 1), (-1, -1)] : [])
    for startY in 0..<height {
      for startX in 0..<width where !seen[startY * width + startX] {
        seen[startY * width + startX] = true
        let start = (area.top + startY) * bitmap.width + area.left + startX
        guard isIn(start) else { continue }
        let color = bitmap.pixels[start]
        var region = Region(
          left: area.left + startX, top: area.top + startY, right: area.left + startX,
          bottom: area.top + startY, count: 0)
        stack.append((startX, startY))
        while let (x, y) = stack.popLast() {
          region.count += 1
          region.left = min(region.left, area.left + x)
          region.right = max(region.right, area.left + x)
          region.bottom = max(region.bottom, area.top + y)
          region.top = min(region.top, area.top + y)
          for (dx, dy) in neighbors {
            let (nextX, nextY) = (x + dx, y + dy)
            guard nextX >= 0, nextX < width, nextY >= 0, nextY < height,
              !seen[nextY * width + nextX]
            else { continue }
            let next = (area.top + nextY) * bitmap.width + area.left + nextX
            guard isIn(next), same(bitmap.pixels[next], color) else { continue }
            seen[nextY * width + nextX] = true
            stack.append((nextX, nextY))
          }
        }
        found.append(region)
      }
    }
    return found
  }
}
