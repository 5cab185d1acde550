// SPDX-License-Identifier: MIT

internal import CJPEG

extension JPEG {
  /// The bytes of a JPEG file of a bitmap over white, because the format has no transparency.
  ///
  /// - Parameter quality: From 0 for the smallest file to 1 for the best picture.
  /// - Throws: `JPEGError` for a bitmap without pixels, or too large.
  package static func encode(_ bitmap: Bitmap, quality: Double) throws(JPEGError) -> [UInt8] {
    guard bitmap.width <= PNG.maxSide, bitmap.height <= PNG.maxSide,
      bitmap.pixels.count <= PNG.maxPixelCount
    else { throw JPEGError(.tooLarge(width: bitmap.width, height: bitmap.height)) }
    let percent = Int32(100 * min(1, max(0, quality)))
    let rgb = overWhite(bitmap)
    var file = assay_jpeg_file()
    var message = [CChar](repeating: 0, count: 256)
    let isEncoded = assay_jpeg_encode(
      rgb, UInt32(bitmap.width), UInt32(bitmap.height), percent, &file, &message)
    defer { assay_jpeg_free(&file) }
    guard isEncoded == 1, let bytes = file.bytes else {
      throw JPEGError(.cannotEncode(reason: PNG.text(message)))
    }
    return Array(UnsafeBufferPointer(start: bytes, count: Int(file.length)))
  }

  /// Red, green and blue of each pixel. Alpha is multiplied in, so white adds what alpha lacks.
  private static func overWhite(_ bitmap: Bitmap) -> [UInt8] {
    var rgb: [UInt8] = []
    rgb.reserveCapacity(bitmap.pixels.count * 3)
    for pixel in bitmap.pixels {
      let white = 255 - (pixel >> 24)
      for shift in [UInt32(0), 8, 16] {
        rgb.append(UInt8(min(255, (pixel >> shift & 0xFF) + white)))
      }
    }
    return rgb
  }
}
