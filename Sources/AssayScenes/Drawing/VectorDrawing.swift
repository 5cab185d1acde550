// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayLayout

/// Draws a picture of shapes over its frame.
struct VectorDrawing: Drawing {
  var picture: VectorPicture
  /// Where set, the picture's alpha is painted in this color.
  var tint: RGBAColor?
  var isTiled = false

  func items(_ content: [DisplayItem], _ context: DrawingContext) -> [DisplayItem] {
    let frame = context.frame
    guard !frame.isEmpty, picture.size.width > 0, picture.size.height > 0 else { return [] }
    let shapes = isTiled ? tiles(in: frame) : [copy(in: frame)]
    guard let tint else { return shapes }
    let paint = DisplayItem.fill(.rectangle(frame), .color(tint))
    return [.group(GroupItem(items: [paint], layer: .mask(shapes)))]
  }

  private func copy(in box: Rect) -> DisplayItem {
    let transform = AffineTransform(
      a: box.width / picture.size.width, b: 0, c: 0, d: box.height / picture.size.height,
      tx: box.x, ty: box.y)
    return .group(GroupItem(items: picture.items, transform: transform))
  }

  /// Copies of the picture's own size from the top left corner, at most 10,000.
  private func tiles(in frame: Rect) -> [DisplayItem] {
    let columns = (frame.width / picture.size.width).rounded(.up)
    let rows = (frame.height / picture.size.height).rounded(.up)
    guard columns * rows <= 10_000 else { return [copy(in: frame)] }
    let copies = (0..<Int(rows)).flatMap { row in
      (0..<Int(columns)).map { column in
        copy(
          in: Rect(
            x: frame.x + Double(column) * picture.size.width,
            y: frame.y + Double(row) * picture.size.height, width: picture.size.width,
            height: picture.size.height))
      }
    }
    return [.group(GroupItem(items: copies, clip: .rectangle(frame)))]
  }
}
