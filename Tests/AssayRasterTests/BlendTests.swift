// SPDX-License-Identifier: MIT

import AssayGraphics
import Testing

@testable import AssayRaster

@Suite("Blending")
struct BlendTests {
  /// round(p / 255) = floor((2 p + 255) / 510) for every product of two bytes.
  @Test("division by 255 is exact for all 65,536 products")
  func division() {
    var wrong = 0
    for a in UInt32(0)...255 {
      for b in UInt32(0)...255 {
        let exact = (2 * a * b + 255) / 510
        if Blend.divideBy255(a * b) != exact { wrong += 1 }
        let pixel = b | b << 8 | b << 16 | b << 24
        let scaled = exact | exact << 8 | exact << 16 | exact << 24
        if Blend.scaled(pixel, by: a) != scaled { wrong += 1 }
      }
    }
    #expect(wrong == 0)
  }

  /// The rule as written, one channel at a time.
  private func over(_ s: UInt32, _ sa: UInt32, _ d: UInt32, _ c: UInt32) -> UInt32 {
    let rest = 255 - (2 * sa * c + 255) / 510
    return (2 * (s * c + d * rest) + 255) / 510
  }

  @Test("source-over is the rule for every alpha, coverage and a spread of channels")
  func sourceOver() {
    var wrong = 0
    for alpha in UInt32(0)...255 {
      for coverage in UInt32(0)...255 {
        for destination in [UInt32(0), 1, 77, 128, 254, 255] {
          let channel = alpha * 2 / 3
          let source = channel | alpha << 8 | 0 << 16 | alpha << 24
          let backdrop = destination * 0x0101_0101
          let expected =
            over(channel, alpha, destination, coverage)
            | over(alpha, alpha, destination, coverage) << 8
            | over(0, alpha, destination, coverage) << 16
            | over(alpha, alpha, destination, coverage) << 24
          if Blend.over(source, backdrop, coverage: coverage) != expected { wrong += 1 }
          if coverage == 255, Blend.over(source, backdrop) != expected { wrong += 1 }
        }
      }
    }
    #expect(wrong == 0)
  }

  @Test("every row loop does what its pixels do alone")
  func rows() {
    var random = SplitMix64(state: 7)
    for _ in 0..<200 {
      let count = Int.random(in: 0..<20, using: &random)
      func pixels() -> [UInt32] {
        (0..<count).map { _ in
          let alpha = [0, 255, UInt8.random(in: 0...255, using: &random)].randomElement(
            using: &random)
          return RGBAColor(
            red: .random(in: 0...255, using: &random), green: .random(in: 0...255, using: &random),
            blue: .random(in: 0...255, using: &random), alpha: alpha ?? 0
          ).pixel
        }
      }
      let (old, new) = (pixels(), pixels())
      let coverage = (0..<count).map { _ in
        [0, 255, UInt8.random(in: 0...255, using: &random)].randomElement(using: &random) ?? 0
      }
      let solid = new.first ?? 0
      let share = UInt32(coverage.first ?? 0)
      func row(_ body: (UnsafeMutablePointer<UInt32>) -> Void) -> [UInt32] {
        var copy = old + [0]
        copy.withUnsafeMutableBufferPointer { if let base = $0.baseAddress { body(base) } }
        return Array(copy.dropLast())
      }
      func each(_ body: (Int) -> UInt32) -> [UInt32] { (0..<count).map(body) }
      #expect(
        row { Blend.over(solid, $0, count: count, coverage: share) }
          == each { Blend.over(solid, old[$0], coverage: share) })
      #expect(
        row { Blend.over(solid, $0, count: count, coverage: coverage) }
          == each { Blend.over(solid, old[$0], coverage: UInt32(coverage[$0])) })
      #expect(
        row { Blend.over(new, $0, count: count, coverage: share) }
          == each { Blend.over(new[$0], old[$0], coverage: share) })
      #expect(
        row { Blend.over(new, $0, count: count, coverage: coverage) }
          == each { Blend.over(new[$0], old[$0], coverage: UInt32(coverage[$0])) })
      #expect(
        row { Blend.restore(new, $0, count: count, coverage: coverage) }
          == each { Blend.mix(old[$0], new[$0], coverage: UInt32(coverage[$0])) })
    }
  }
}

/// Steele, Lea and Flood's SplitMix64: small, seeded, the same everywhere.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
