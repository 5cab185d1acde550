// SPDX-License-Identifier: MIT

/// The picture in a PNG or JPEG file in sRGB, whatever colors the file means by its numbers.
package struct ManagedBitmap: Sendable {
  package let bitmap: Bitmap
  /// The name of a color profile that cannot be read: the picture's numbers are taken as sRGB's.
  package let unreadProfile: String?

  /// - Throws: `PNGError` or `JPEGError` saying what is wrong with the bytes.
  package init(decoding bytes: [UInt8]) throws {
    let isJPEG = JPEG.isJPEG(bytes)
    let decoded = try isJPEG ? JPEG.decode(bytes) : PNG.decode(bytes)
    let profile = isJPEG ? JPEG.colorProfile(in: bytes) : try ColorProfile(ofPNG: bytes)
    self.init(decoded, profile)
  }

  /// - Parameter bitmap: the pixels of a file as they are stored.
  package init(_ bitmap: Bitmap, _ profile: ColorProfile) {
    let conversion = profile.conversion
    self.bitmap = conversion?.applied(to: bitmap) ?? bitmap
    unreadProfile = conversion == nil && !profile.isSRGB ? profile.description : nil
  }
}
