// SPDX-License-Identifier: MIT

import AssayGraphics

/// Pixels of a bitmap as channels, and how far two of them are apart.
enum PixelReader {
  /// The most that any of red, green and blue differ, 0 to 255.
  static func difference(_ a: UInt32, _ b: UInt32) -> Int {
    if a == b { return 0 }
    var largest = 0
    for shift in [UInt32(0), 8, 16] {
      let left = Int((a >> shift) & 0xFF)
      let right = Int((b >> shift) & 0xFF)
      largest = max(largest, abs(left - right))
    }
    return largest
  }

  /// The commonest pixel of the picture's outermost rows and columns.
  static func background(of bitmap: Bitmap) -> UInt32 {
    var counts: [UInt32: Int] = [:]
    for x in 0..<bitmap.width {
      counts[bitmap[x, 0], default: 0] += 1
      counts[bitmap[x, bitmap.height - 1], default: 0] += 1
    }
    for y in 0..<bitmap.height {
      counts[bitmap[0, y], default: 0] += 1
      counts[bitmap[bitmap.width - 1, y], default: 0] += 1
    }
    // Ties go to the smaller word, so that the answer never depends on the order of a dictionary.
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 0
  }

  /// The pixels that the picture has most of, the commonest first.
  static func commonest(_ count: Int, of bitmap: Bitmap) -> [UInt32] {
    var counts: [UInt32: Int] = [:]
    for pixel in bitmap.pixels { counts[pixel, default: 0] += 1 }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(count).map(\.key)
  }
}
