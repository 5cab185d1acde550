// SPDX-License-Identifier: MIT

import Foundation

/// The copied fixtures of this target.
enum Fixtures {
  static func path(_ name: String) -> String {
    (Bundle.module.resourcePath ?? "") + "/Fixtures/" + name
  }

  static func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path(name))), as: UTF8.self)
  }
}

/// A linear congruential generator (Knuth's MMIX constants), for fuzz tests that repeat.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }

  /// A copy with a few bytes changed, removed, doubled or put in.
  mutating func damaged(_ bytes: [UInt8], alphabet: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...Int.random(in: 0...4, using: &self) where !bytes.isEmpty {
      let index = Int.random(in: 0..<bytes.count, using: &self)
      let byte = alphabet.randomElement(using: &self) ?? 0
      switch Int.random(in: 0...4, using: &self) {
      case 0: bytes[index] = byte
      case 1: bytes.remove(at: index)
      case 2: bytes.insert(byte, at: index)
      case 3: bytes.removeLast(min(bytes.count, Int.random(in: 1...40, using: &self)))
      default: bytes[index] = UInt8.random(in: 0...255, using: &self)
      }
    }
    return bytes
  }
}
