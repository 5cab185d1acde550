// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// Measures how a shape's outline stands out from what is around it, on the pixels really there.
struct EdgeMeter {
  let picture: Bitmap
  /// Pixels per point.
  let scale: Double

  /// The worst of the four sides, each at its middle; nil where no side lies within the picture.
  ///
  /// On each side a pixel outside is set against the one among the next few inside that differs
  /// most, so that a hairline counts, and its smoothed edge does not.
  func edge(of box: Rect) -> TextMeasurement.Place? {
    let left = Int((box.minX * scale).rounded())
    let right = Int((box.maxX * scale).rounded()) - 1
    let top = Int((box.minY * scale).rounded())
    let bottom = Int((box.maxY * scale).rounded()) - 1
    guard right > left, bottom > top else { return nil }
    let (x, y) = ((left + right) / 2, (top + bottom) / 2)
    let depth = max(2, Int(scale * 2))
    let sides = [
      side(x: left, y: y, dx: 1, dy: 0, depth), side(x: right, y: y, dx: -1, dy: 0, depth),
      side(x: x, y: top, dx: 0, dy: 1, depth), side(x: x, y: bottom, dx: 0, dy: -1, depth),
    ]
    return sides.compactMap(\.self).min { $0.ratio < $1.ratio }
  }

  /// - Parameters:
  ///   - x: of the outermost pixel of the shape.
  ///   - dx: inwards.
  private func side(
    x: Int, y: Int, dx: Int, dy: Int, _ depth: Int
  ) -> TextMeasurement.Place? {
    // Two pixels out, where smoothing does not reach.
    guard let outside = color(x - 2 * dx, y - 2 * dy) else { return nil }
    var best: TextMeasurement.Place?
    for step in 0..<depth {
      let (column, row) = (x + step * dx, y + step * dy)
      guard let inside = color(column, row) else { break }
      let ratio = ContrastRatio(AuditColor(inside), AuditColor(outside))
      if best.map({ $0.ratio < ratio }) ?? true {
        best = TextMeasurement.Place(
          ratio: ratio, foreground: inside, background: outside, x: column, y: row)
      }
    }
    return best
  }

  private func color(_ x: Int, _ y: Int) -> RGBAColor? {
    guard x >= 0, y >= 0, x < picture.width, y < picture.height else { return nil }
    return RGBAColor(premultipliedPixel: picture[x, y])
  }
}
