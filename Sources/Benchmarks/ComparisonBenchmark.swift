// SPDX-License-Identifier: MIT

import AssayDiff
import AssayGraphics

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Six pairs of one screen of 1284 by 2778 pixels, compared in memory; and their files, which the
/// peers read.
struct ComparisonBenchmark {
  private let base: Bitmap
  private let folder: String

  /// - Parameter folder: where the pictures are written, as `NAME-old.png` and `NAME-new.png`.
  init(screen: String, folder: String) throws {
    base = try ScreenBenchmark(path: screen).picture()
    self.folder = folder
  }

  func run() throws {
    var lines: [String] = []
    for (name, picture) in pairs() {
      try write(base, "\(name)-old")
      try write(picture, "\(name)-new")
      let tolerance =
        name == "antialiasing"
        ? SnapshotTolerance(antialiasing: .odiff, threshold: .odiff(0.1)) : .exact
      var count = 0
      let time = CPUClock.median(of: 15) {
        count =
          PixelDiff(reference: base, rendition: picture, tolerance: tolerance)
          .differentPixelCount
      }
      lines.append("\"\(name)\": {\"milliseconds\": \(time), \"pixels\": \(count)}")
    }
    print("{\(lines.joined(separator: ", "))}")
  }

  private func pairs() -> [(name: String, picture: Bitmap)] {
    [
      ("identical", base), ("label", label()), ("two-percent", noise()), ("shift", shifted()),
      ("antialiasing", softened()), ("all", inverted()),
    ]
  }

  private func write(_ bitmap: Bitmap, _ name: String) throws {
    try Data(PNG.encode(bitmap)).write(to: URL(filePath: "\(folder)/\(name).png"))
  }

  /// One label in another color: the dark pixels of a rectangle.
  private func label() -> Bitmap {
    var result = base
    for y in 280..<330 {
      for x in 60..<400 where result[x, y] & 255 < 128 { result[x, y] = 0xFF30_3BFF }
    }
    return result
  }

  /// Each fiftieth pixel by a step that no antialiasing has.
  private func noise() -> Bitmap {
    var result = base
    for index in stride(from: 0, to: result.pixels.count, by: 50) {
      result.pixels[index] ^= 0x0040_8040
    }
    return result
  }

  /// Everything below the title, 44 points down.
  private func shifted() -> Bitmap {
    var result = base
    let (top, distance) = (400 * base.width, 132 * base.width)
    result.pixels.replaceSubrange(
      (top + distance)..., with: base.pixels[top..<(base.pixels.count - distance)])
    return result
  }

  /// The pixels between others of two colors, half way to the brighter one.
  private func softened() -> Bitmap {
    var result = base
    for y in 1..<(base.height - 1) {
      for x in 1..<(base.width - 1) {
        let (left, own, right) = (base[x - 1, y], base[x, y], base[x + 1, y])
        let isBetween = left & 255 < own & 255 && own & 255 < right & 255
        if isBetween {
          result[x, y] = (own & 0xFEFE_FEFE) / 2 + (right & 0xFEFE_FEFE) / 2 | 0xFF00_0000
        }
      }
    }
    return result
  }

  private func inverted() -> Bitmap {
    Bitmap(width: base.width, height: base.height, pixels: base.pixels.map { $0 ^ 0x00FF_FFFF })
  }
}
