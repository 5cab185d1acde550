// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// A picture repeated in both directions. Each tile is the picture at the size in which it is
/// drawn, in whole pixels where nothing turns it.
struct TileShader: RowShader {
  private let bitmap: Bitmap
  private let toBitmap: AffineTransform

  /// Nil for a picture or a tile without size.
  init?(_ image: ImagePaint, _ transform: AffineTransform) {
    guard !image.tile.isEmpty, image.bitmap.width > 0, image.bitmap.height > 0,
      let inverse = transform.inverse
    else { return nil }
    var bitmap = image.bitmap
    if transform.isUprightScaling {
      // A picture that is much larger than its tile would flicker if single pixels were picked.
      let width = max(1, min(4096, Int((image.tile.width * transform.a).rounded())))
      let height = max(1, min(4096, Int((image.tile.height * transform.d).rounded())))
      if width != bitmap.width || height != bitmap.height {
        bitmap = ImageScaler.scaled(bitmap, width: width, height: height)
      }
    }
    let (scaleX, scaleY) = (
      Double(bitmap.width) / image.tile.width, Double(bitmap.height) / image.tile.height
    )
    toBitmap = inverse.then(
      AffineTransform(
        a: scaleX, b: 0, c: 0, d: scaleY, tx: -image.tile.x * scaleX, ty: -image.tile.y * scaleY))
    guard toBitmap.isFinite else { return nil }
    self.bitmap = bitmap
  }

  func shade(_ row: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      for index in 0..<count {
        let place = toBitmap.apply(Point(x: Double(x + index) + 0.5, y: Double(y) + 0.5))
        row[index] =
          pixels[wrapped(place.y, bitmap.height) * bitmap.width + wrapped(place.x, bitmap.width)]
      }
    }
  }

  private func wrapped(_ place: Double, _ size: Int) -> Int {
    let bounded = min(1e9, max(-1e9, place)).rounded(.down)
    let rest = Int(bounded) % size
    return rest < 0 ? rest + size : rest
  }
}

extension ImageScaler {
  /// The whole picture at another size.
  static func scaled(_ bitmap: Bitmap, width: Int, height: Int) -> Bitmap {
    var result = Bitmap(width: width, height: height)
    let scaler = ImageScaler(
      bitmap, width: width, height: height, columns: 0..<width, rows: 0..<height)
    scaler.forEachRow { n, row in
      for x in 0..<width { result[x, n] = row[x] }
    }
    return result
  }
}
