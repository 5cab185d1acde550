// SPDX-License-Identifier: MIT

import AssayGraphics

/// Knuth's MMIX generator; the upper bits of each step.
struct SeededRandom {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt32 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return UInt32(state >> 32)
  }

  mutating func next(below limit: Int) -> Int { Int(next()) % limit }
}

extension Bitmap {
  /// Opaque pixels of any color.
  static func noise(width: Int, height: Int, seed: UInt64) -> Bitmap {
    var random = SeededRandom(seed: seed)
    return Bitmap(
      width: width, height: height,
      pixels: (0..<width * height).map { _ in random.next() | 0xFF00_0000 })
  }

  /// Noise, stripes, boxes, or a few pixels on one color; of any alpha.
  static func random(width: Int, height: Int, _ random: inout SeededRandom) -> Bitmap {
    var picture = Bitmap(width: width, height: height, pixel: random.next())
    guard width > 0, height > 0 else { return picture }
    switch random.next(below: 4) {
    case 0: picture.pixels = picture.pixels.map { _ in random.next() }
    case 1:
      let (step, other) = (1 + random.next(below: 9), random.next())
      for index in picture.pixels.indices where index / step % 2 == 0 {
        picture.pixels[index] = other
      }
    case 2:
      for _ in 0..<12 {
        let (left, top, color) = (
          random.next(below: width), random.next(below: height), random.next()
        )
        for y in top..<min(height, top + 1 + random.next(below: 20)) {
          for x in left..<min(width, left + 1 + random.next(below: 20)) { picture[x, y] = color }
        }
      }
    default:
      for _ in 0..<width { picture.pixels[random.next(below: width * height)] = random.next() }
    }
    return picture
  }
}
