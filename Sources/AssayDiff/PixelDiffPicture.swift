// SPDX-License-Identifier: MIT

package import AssayGraphics

extension PixelDiff {
  /// The reference, pale and grey, with different pixels in magenta and a magenta frame around each
  /// group; as large as both pictures together.
  package func picture() -> Bitmap {
    let width = max(reference.width, rendition.width)
    let height = max(reference.height, rendition.height)
    var picture = Bitmap(width: width, height: height, pixel: 0xFFFF_FFFF)
    for y in 0..<height {
      for x in 0..<width { picture[x, y] = color(x, y) }
    }
    for box in boxes { frame(box, in: &picture) }
    return picture
  }

  private func color(_ x: Int, _ y: Int) -> UInt32 {
    let old = x < reference.width && y < reference.height ? reference[x, y] : nil
    let new = x < rendition.width && y < rendition.height ? rendition[x, y] : nil
    guard let old, let new else {
      return old == nil && new == nil ? 0xFFFF_FFFF : PalePicture.mark
    }
    if old != new, DifferenceFinder.largestChannel(old, new) > tolerance.maxChannelDifference {
      return PalePicture.mark
    }
    return PalePicture.pale(old)
  }

  /// Two pixels wide, three pixels away from the box.
  private func frame(_ box: PixelBox, in picture: inout Bitmap) {
    for distance in [4, 5] {
      let (left, top) = (box.x - distance, box.y - distance)
      let (right, bottom) = (box.maxX - 1 + distance, box.maxY - 1 + distance)
      for x in max(0, left)...max(0, min(picture.width - 1, right)) {
        for y in [top, bottom] where y >= 0 && y < picture.height {
          picture[x, y] = PalePicture.mark
        }
      }
      for y in max(0, top)...max(0, min(picture.height - 1, bottom)) {
        for x in [left, right] where x >= 0 && x < picture.width {
          picture[x, y] = PalePicture.mark
        }
      }
    }
  }
}
