// SPDX-License-Identifier: MIT

/// Which short runs of bytes occur in some texts.
///
/// A text with a run that occurs in none of them is in none of them. To search thousands of string
/// keys in all bytes of an app's resources takes minutes; this answers for nearly all keys after
/// one pass.
struct ByteRuns {
  /// Long enough that most runs of a key are rare, and short enough that most keys have one.
  private static let length = 6
  /// The table has 2 to the power of this many bits: 8 MB.
  private static let width = 26
  /// A bit for each hash; empty until the first text.
  private var bits: [UInt64] = []

  mutating func add(_ text: [UInt8]) {
    if bits.isEmpty { bits = [UInt64](repeating: 0, count: 1 << (Self.width - 6)) }
    Self.forEachRun(of: text) { hash in
      bits[hash >> 6] |= 1 << UInt64(hash & 63)
      return true
    }
  }

  /// False where no added text contains this one; true also where nothing is known.
  func mayContain(_ text: [UInt8]) -> Bool {
    guard text.count >= Self.length else { return true }
    guard !bits.isEmpty else { return false }
    return Self.forEachRun(of: text) { bits[$0 >> 6] & (1 << UInt64($0 & 63)) != 0 }
  }

  /// Passes on the hash of each run; stops at the first for which `body` is false, and returns
  /// false then.
  @discardableResult
  private static func forEachRun(of text: [UInt8], _ body: (Int) -> Bool) -> Bool {
    let mask: UInt64 = (1 << UInt64(8 * length)) - 1
    var run: UInt64 = 0
    for (index, byte) in text.enumerated() {
      run = (run << 8 | UInt64(byte)) & mask
      // Fibonacci hashing (Knuth, The Art of Computer Programming, volume 3, section 6.4).
      let hash = (run &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - width)
      if index >= length - 1, !body(Int(hash)) { return false }
    }
    return true
  }
}
