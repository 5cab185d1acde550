// SPDX-License-Identifier: MIT

import AssayGraphics
import Testing

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

@Suite("PNG fuzzing")
struct PNGFuzzTests {
  /// The seed makes a crash come back: save what was read then in Fixtures/Fuzz, where
  /// `hostileFiles` reads it.
  @Test(
    "a mutated PNG file is decoded or refused, and never crashes",
    arguments: ["rgba8", "palette4-alpha-interlaced", "rgb16-key", "rgba8-five-idats"])
  func mutations(_ name: String) throws {
    let good = try PNGFixture.bytes("PNG/\(name).png")
    var random = SplitMix64(state: UInt64(good.count))
    var refused = 0
    for _ in 0..<3000 {
      var bytes = good
      for _ in 0...Int.random(in: 0..<4, using: &random) { mutate(&bytes, &random) }
      // Half of them get right checksums again, to reach what lies behind.
      if Bool.random(using: &random) { repairChecksums(&bytes) }
      do {
        let bitmap = try PNG.decode(bytes)
        #expect(bitmap.pixels.count == bitmap.width * bitmap.height)
        _ = try PNG.imageDataHash(bytes)
      } catch {
        refused += 1
      }
    }
    #expect(refused > 1000)
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: 0..<bytes.count, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
    case 3: bytes.remove(at: place)
    case 4: bytes.removeLast(min(bytes.count - 1, Int.random(in: 0..<16, using: &random)))
    default:
      let end = min(bytes.count, place + Int.random(in: 0..<32, using: &random))
      bytes.insert(contentsOf: bytes[place..<end], at: place)
    }
  }

  private func repairChecksums(_ bytes: inout [UInt8]) {
    var offset = 8
    while offset + 12 <= bytes.count {
      let length = bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - offset - 12 else { return }
      let end = offset + 8 + length
      var crc: UInt32 = ~0
      for byte in bytes[(offset + 4)..<end] {
        crc ^= UInt32(byte)
        for _ in 0..<8 { crc = crc & 1 == 1 ? 0xEDB8_8320 ^ (crc >> 1) : crc >> 1 }
      }
      crc = ~crc
      for index in 0..<4 { bytes[end + index] = UInt8(truncatingIfNeeded: crc >> (24 - 8 * index)) }
      offset = end + 4
    }
  }
}
