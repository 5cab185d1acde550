// SPDX-License-Identifier: MIT

import AssayGraphics
import Testing

@testable import AssayDiff

@Suite("Pixels in words of two")
struct LargestDifferenceTests {
  @Test("every pair of bytes differs by its distance, in each byte of a word")
  func everyPair() {
    for old in 0...255 {
      for new in 0...255 {
        let shift = UInt64((old + new) % 8 * 8)
        var difference = LargestDifference()
        difference.include(UInt64(old) << shift, UInt64(new) << shift)
        guard difference.value == abs(old - new) else {
          Issue.record("\(old) and \(new) at bit \(shift): \(difference.value)")
          return
        }
      }
    }
  }

  @Test("the largest of many differences, whatever is beside them")
  func many() {
    var random = SplitMix(seed: 7)
    for _ in 0..<2000 {
      var difference = LargestDifference()
      var expected = 0
      for _ in 0..<3 {
        // Few bits, so that neighbors differ by much and by little.
        let (old, new) = (random.next() & random.next(), random.next() | random.next())
        difference.include(old, new)
        for shift in stride(from: UInt64(0), to: 64, by: 8) {
          expected = max(expected, abs(Int(old >> shift & 255) - Int(new >> shift & 255)))
        }
      }
      #expect(difference.value == expected)
    }
  }

  @Test("the bytes of a word that are not zero are counted")
  func nonzeroBytes() {
    var random = SplitMix(seed: 3)
    for _ in 0..<2000 {
      let word = random.next() & random.next() & random.next() & random.next()
      let expected = stride(from: UInt64(0), to: 64, by: 8).count { word >> $0 & 255 != 0 }
      #expect(LargestDifference.nonzeroBytes(word) == expected)
    }
    #expect(LargestDifference.nonzeroBytes(.max) == 8 && LargestDifference.nonzeroBytes(0) == 0)
  }

  @Test("pictures compare as pixel by pixel", arguments: 0..<24)
  func pictures(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let (width, height) = (1 + Int(random.next() % 41), 1 + Int(random.next() % 20))
    let old = Bitmap(
      width: width, height: height,
      pixels: (0..<width * height).map { _ in UInt32(truncatingIfNeeded: random.next()) })
    var new = old
    // From nearly none to all.
    let rarity = 1 + seed % 12 * 4
    for index in new.pixels.indices where random.next() % rarity == 0 {
      new.pixels[index] ^= UInt32(truncatingIfNeeded: random.next() & random.next())
    }
    var (pixels, bytes, largest) = (0, 0, 0)
    for (a, b) in zip(old.pixels, new.pixels) where a != b {
      pixels += 1
      for shift in [0, 8, 16, 24] as [UInt32] {
        let difference = abs(Int(a >> shift & 255) - Int(b >> shift & 255))
        bytes += difference == 0 ? 0 : 1
        largest = max(largest, difference)
      }
    }
    let diff = PixelDiff(
      reference: old, rendition: new, tolerance: SnapshotTolerance(precision: 0.5))
    #expect(diff.differentPixelCount == pixels && diff.differentByteCount == bytes)
    #expect(diff.maxChannelDifference == largest)
    let exact = PixelDiff(reference: old, rendition: new)
    #expect(exact.differentPixelCount == pixels && exact.boxes == diff.boxes)
    for (index, (a, b)) in zip(old.pixels, new.pixels).enumerated() where a != b {
      #expect(exact.boxes.contains { $0.contains(index % width, index / width) })
    }
  }
}

/// Numbers without an order to see, the same in each run.
private struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var result = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    result = (result ^ result >> 27) &* 0x94D0_49BB_1331_11EB
    return result ^ result >> 31
  }
}
