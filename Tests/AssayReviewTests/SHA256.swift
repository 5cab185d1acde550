// SPDX-License-Identifier: MIT

/// SHA-256 (FIPS 180-4, §5.1.1, §6.2), to check the hashes in the page's policy.
enum SHA256 {
  static func hash(_ message: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [
      0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
      0x5be0_cd19,
    ]
    var padded = message + [0x80]
    while padded.count % 64 != 56 { padded.append(0) }
    let bits = UInt64(message.count) * 8
    padded += (0..<8).map { UInt8(truncatingIfNeeded: bits >> UInt64(56 - 8 * $0)) }
    for start in stride(from: 0, to: padded.count, by: 64) {
      mix(padded[start..<start + 64], into: &state)
    }
    return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) }
    }
  }

  private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    var schedule = stride(from: block.startIndex, to: block.endIndex, by: 4).map { index in
      (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(block[index + $1]) }
    }
    for index in 16..<64 {
      let a = schedule[index - 15]
      let b = schedule[index - 2]
      let s0 = turn(a, 7) ^ turn(a, 18) ^ a >> 3
      let s1 = turn(b, 17) ^ turn(b, 19) ^ b >> 10
      schedule.append(schedule[index - 16] &+ s0 &+ schedule[index - 7] &+ s1)
    }
    var v = state
    for index in 0..<64 {
      let s1 = turn(v[4], 6) ^ turn(v[4], 11) ^ turn(v[4], 25)
      let choice = (v[4] & v[5]) ^ (~v[4] & v[6])
      let first = v[7] &+ s1 &+ choice &+ constants[index] &+ schedule[index]
      let s0 = turn(v[0], 2) ^ turn(v[0], 13) ^ turn(v[0], 22)
      let majority = (v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2])
      v = [first &+ s0 &+ majority, v[0], v[1], v[2], v[3] &+ first, v[4], v[5], v[6]]
    }
    for index in 0..<8 { state[index] &+= v[index] }
  }

  private static func turn(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes (§4.2.2).
  private static let constants: [UInt32] = primes.map { prime in
    // The cube root in fixed point, with 32 binary places: the largest r with r³ <= prime · 2^96.
    var root: UInt128 = 0
    for bit in (0..<36).reversed() {
      let next = root | UInt128(1) << UInt128(bit)
      if next * next * next <= UInt128(prime) << 96 { root = next }
    }
    return UInt32(truncatingIfNeeded: root)
  }

  private static let primes = (2...311).filter { n in !(2..<n).contains { n % $0 == 0 } }
}
