// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayLayout

/// Draws a picture over its frame.
struct BitmapDrawing: Drawing {
  var bitmap: Bitmap
  /// Pixels of the picture per point.
  var scale: Double
  /// Where set, the picture's alpha is painted in this color.
  var tint: RGBAColor?
  /// The edges that keep their size, in points.
  var capInsets = EdgeInsets()
  /// Whether what is inside the edges is repeated instead of stretched.
  var isTiled = false
  var showsPixels = false
  var isRightToLeft = false

  func items(_ content: [DisplayItem], _ context: DrawingContext) -> [DisplayItem] {
    let frame = context.frame
    guard !frame.isEmpty else { return [] }
    let caps = capInsets
    if caps == EdgeInsets() { return [item(bitmap, frame)] }
    let (left, right) =
      isRightToLeft ? (caps.trailing, caps.leading) : (caps.leading, caps.trailing)
    let columns = bands(frame.minX, frame.maxX, bitmap.width, left, right)
    let rows = bands(frame.minY, frame.maxY, bitmap.height, caps.top, caps.bottom)
    let grid = rows.flatMap { row in columns.map { (row, $0) } }
    return grid.compactMap { row, column in
      let box = Rect(
        x: column.start, y: row.start, width: column.end - column.start,
        height: row.end - row.start)
      guard !box.isEmpty, column.from < column.to, row.from < row.to else { return nil }
      return item(
        bitmap.cropped(left: column.from, top: row.from, right: column.to, bottom: row.to), box)
    }
  }

  private func item(_ bitmap: Bitmap, _ frame: Rect) -> DisplayItem {
    guard isTiled else {
      return .image(
        ImageItem(
          bitmap: bitmap, frame: frame, tint: tint, showsPixels: showsPixels ? true : nil))
    }
    var bitmap = bitmap
    if let tint { bitmap = bitmap.painted(tint) }
    let tile = Rect(
      x: frame.x, y: frame.y, width: Double(bitmap.width) / scale,
      height: Double(bitmap.height) / scale)
    return .fill(.rectangle(frame), .image(ImagePaint(bitmap: bitmap, tile: tile)))
  }

  /// A part of an axis, and the pixels that are drawn there.
  private struct Band {
    var start: Double
    var end: Double
    var from: Int
    var to: Int
  }

  /// The edge before, the middle and the edge after; edges that do not fit shrink alike.
  private func bands(
    _ start: Double, _ end: Double, _ count: Int, _ before: Double, _ after: Double
  ) -> [Band] {
    let total = before + after
    let share = total > end - start ? (end - start) / total : 1
    let (first, last) = (start + before * share, end - after * share)
    let low = min(count, max(0, Int((before * scale).rounded())))
    let high = max(low, min(count, count - Int((after * scale).rounded())))
    return [
      Band(start: start, end: first, from: 0, to: low),
      Band(start: first, end: last, from: low, to: high),
      Band(start: last, end: end, from: high, to: count),
    ]
  }
}

extension Bitmap {
  /// Its alpha in a color.
  fileprivate func painted(_ color: RGBAColor) -> Bitmap {
    var copy = self
    func times(_ a: UInt32, _ b: UInt32) -> UInt32 { (a * b + 127) / 255 }
    for index in copy.pixels.indices {
      let alpha = times(copy.pixels[index] >> 24, UInt32(color.alpha))
      copy.pixels[index] =
        times(UInt32(color.red), alpha) | times(UInt32(color.green), alpha) << 8
        | times(UInt32(color.blue), alpha) << 16 | alpha << 24
    }
    return copy
  }
}
