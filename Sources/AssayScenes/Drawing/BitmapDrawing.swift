// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// Draws a picture over its frame.
struct BitmapDrawing: Drawing {
  var bitmap: Bitmap
  /// Where set, the picture's alpha is painted in this color.
  var tint: RGBAColor?

  func items(_ content: [DisplayItem], _ context: DrawingContext) -> [DisplayItem] {
    guard !context.frame.isEmpty else { return [] }
    return [.image(ImageItem(bitmap: bitmap, frame: context.frame, tint: tint))]
  }
}
