// SPDX-License-Identifier: MIT

/// How a picture is turned and mirrored when it is shown, by the value of its EXIF tag.
///
/// Source: Exif 2.3 (CIPA DC-008), 4.6.4, tag 274; TIFF 6.0, section 8.
package enum PictureOrientation: Int, Sendable {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

  /// The orientation in a JPEG file; `up` for one that says none, or one that is out of range.
  init(ofJPEG bytes: [UInt8]) {
    self = Self.exif(in: bytes).flatMap(Self.value).flatMap(Self.init) ?? .up
  }

  /// The orientation in a PNG file's `eXIf` chunk (PNG, third edition, section 11.3.4.5); `up` for
  /// one that says none, or one that is out of range.
  ///
  /// Unlike a JPEG file's, it is not applied when the file is decoded.
  ///
  /// - Throws: `PNGError` for what is no PNG file.
  package init(ofPNG bytes: [UInt8]) throws(PNGError) {
    let chunk = try PNG.chunks(bytes).first { $0.type == "eXIf" }
    self = chunk.flatMap { Self.value(in: bytes[$0.data]) }.flatMap(Self.init) ?? .up
  }

  /// The TIFF structure of the first Exif segment, before the picture's own data.
  private static func exif(in bytes: [UInt8]) -> ArraySlice<UInt8>? {
    var at = 2
    while at + 4 <= bytes.count, bytes[at] == 0xFF {
      let (marker, length) = (bytes[at + 1], Int(bytes[at + 2]) << 8 | Int(bytes[at + 3]))
      // Start of scan: what follows is no segment.
      guard marker != 0xDA, length >= 2, at + 2 + length <= bytes.count else { return nil }
      let content = bytes[at + 4..<at + 2 + length]
      if marker == 0xE1, content.starts(with: [0x45, 0x78, 0x69, 0x66, 0, 0]) {
        return content.dropFirst(6)
      }
      at += 2 + length
    }
    return nil
  }

  /// The value of the tag in the first directory of a TIFF structure.
  private static func value(in tiff: ArraySlice<UInt8>) -> Int? {
    let isLittle = tiff.starts(with: [0x49, 0x49])
    guard isLittle || tiff.starts(with: [0x4D, 0x4D]) else { return nil }
    func number(_ offset: Int, bytes count: Int) -> Int? {
      guard offset >= 0, offset + count <= tiff.count else { return nil }
      let bytes = tiff.dropFirst(offset).prefix(count)
      return (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard number(2, bytes: 2) == 42, let directory = number(4, bytes: 4),
      let count = number(directory, bytes: 2)
    else { return nil }
    for index in 0..<count {
      let entry = directory + 2 + index * 12
      guard let tag = number(entry, bytes: 2) else { return nil }
      // A short, whose value begins in the entry itself.
      if tag == 274 {
        return number(entry + 2, bytes: 2) == 3 ? number(entry + 8, bytes: 2) : nil
      }
    }
    return nil
  }

  /// The picture as it is shown.
  func applied(to bitmap: Bitmap) -> Bitmap {
    guard self != .up else { return bitmap }
    let (width, height) = (bitmap.width, bitmap.height)
    let isTurned = rawValue >= Self.leftMirrored.rawValue
    let (shownWidth, shownHeight) = isTurned ? (height, width) : (width, height)
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, initialized in
      for y in 0..<shownHeight {
        for x in 0..<shownWidth {
          let from = source(x, y, width, height)
          buffer[y * shownWidth + x] = bitmap.pixels[from.y * width + from.x]
        }
      }
      initialized = width * height
    }
    return Bitmap(width: shownWidth, height: shownHeight, pixels: pixels)
  }

  /// The stored pixel that is shown at a place.
  private func source(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> (x: Int, y: Int) {
    switch self {
    case .up: (x, y)
    case .upMirrored: (width - 1 - x, y)
    case .down: (width - 1 - x, height - 1 - y)
    case .downMirrored: (x, height - 1 - y)
    case .leftMirrored: (y, x)
    case .right: (y, height - 1 - x)
    case .rightMirrored: (width - 1 - y, height - 1 - x)
    case .left: (width - 1 - y, x)
    }
  }
}
