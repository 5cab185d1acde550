// SPDX-License-Identifier: MIT

/// SHA-256 (FIPS 180-4, §5.1.1, §6.2): the names of entries in caches that others share.
enum SHA256 {
  /// 64 lower-case hexadecimal digits.
  static func text(of message: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    let bytes = hash(message).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func hash(_ message: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [
      0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
      0x5be0_cd19,
    ]
    var padded = message + [0x80]
    while padded.count % 64 != 56 { padded.append(0) }
    let bits = UInt64(message.count) * 8
    padded += (0..<8).map { UInt8(truncatingIfNeeded: bits >> UInt64(56 - 8 * $0)) }
    var schedule = [UInt32](repeating: 0, count: 64)
    for start in stride(from: 0, to: padded.count, by: 64) {
      fill(&schedule, from: padded, at: start)
      mix(schedule, into: &state)
    }
    return state.flatMap { word in
      (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) }
    }
  }

  private static func fill(_ schedule: inout [UInt32], from bytes: [UInt8], at start: Int) {
    for index in 0..<16 {
      let at = start + 4 * index
      schedule[index] =
        UInt32(bytes[at]) << 24 | UInt32(bytes[at + 1]) << 16 | UInt32(bytes[at + 2]) << 8
        | UInt32(bytes[at + 3])
    }
    for index in 16..<64 {
      let a = schedule[index - 15]
      let b = schedule[index - 2]
      let s0 = turn(a, 7) ^ turn(a, 18) ^ a >> 3
      let s1 = turn(b, 17) ^ turn(b, 19) ^ b >> 10
      schedule[index] = schedule[index - 16] &+ s0 &+ schedule[index - 7] &+ s1
    }
  }

  /// The letters are those of the standard.
  private static func mix(_ schedule: [UInt32], into state: inout [UInt32]) {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
      let first = h &+ s1 &+ ((e & f) ^ (~e & g)) &+ constants[index] &+ schedule[index]
      let s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
      let second = s0 &+ ((a & b) ^ (a & c) ^ (b & c))
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ second)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
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
