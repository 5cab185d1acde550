// SPDX-License-Identifier: MIT

package import AssayGraphics
package import AssayRaster

/// A rendition scaled down for a page of many.
package struct Thumbnail: Sendable {
  package var bitmap: Bitmap
  /// What stands under it.
  var caption: String

  /// - Parameter longestSide: in pixels; a smaller picture stays as it is.
  package init(
    of picture: Bitmap, caption: String, longestSide: Int = 400, with rasterizer: Rasterizer
  ) {
    self.caption = caption
    let side = max(picture.width, picture.height)
    guard side > longestSide else {
      bitmap = picture
      return
    }
    let factor = Double(longestSide) / Double(side)
    let size = Size(
      width: (Double(picture.width) * factor).rounded(),
      height: (Double(picture.height) * factor).rounded())
    bitmap = rasterizer.draw(
      Scene(
        size: size, scale: 1, background: .clear,
        items: [.image(ImageItem(bitmap: picture, frame: Rect(size: size)))]))
  }
}
