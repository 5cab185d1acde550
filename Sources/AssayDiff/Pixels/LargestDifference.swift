// SPDX-License-Identifier: MIT

/// The largest difference of any byte of the pixels that were compared.
///
/// NB: vectors of bytes are compared lane by lane and through memory by this compiler; four bytes,
/// each in two bytes of a word, are not.
struct LargestDifference {
  /// Of the bytes 0, 2, 4 and 6 of each word, and of the others.
  private var even: UInt64 = 0
  private var odd: UInt64 = 0

  /// Takes two pixels into account, and their counterparts.
  @inline(__always)
  mutating func include(_ old: UInt64, _ new: UInt64) {
    even = Self.largest(even, Self.difference(old & Self.lanes, new & Self.lanes))
    odd = Self.largest(odd, Self.difference(old >> 8 & Self.lanes, new >> 8 & Self.lanes))
  }

  var value: Int {
    let lanes = Self.largest(even, odd)
    return stride(from: UInt64(0), to: 64, by: 16).reduce(0) { max($0, Int(lanes >> $1 & 255)) }
  }

  /// How many bytes of a word are not zero.
  @inline(__always)
  static func nonzeroBytes(_ word: UInt64) -> Int {
    // The highest bit of each byte says whether the byte has any.
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    let marks = ((((word & low) &+ low) | word) & ~low) >> 7
    return Int((marks &* 0x0101_0101_0101_0101) >> 56)
  }

  private static let lanes: UInt64 = 0x00FF_00FF_00FF_00FF
  private static let carries: UInt64 = 0x0100_0100_0100_0100

  /// 255 in each lane whose carry is set.
  @inline(__always)
  private static func mask(_ word: UInt64) -> UInt64 {
    let ones = (word & carries) >> 8
    return (ones << 8) &- ones
  }

  /// The absolute difference of each lane, 0 to 255.
  @inline(__always)
  private static func difference(_ old: UInt64, _ new: UInt64) -> UInt64 {
    // The carry stays where nothing is borrowed, which is where `old` is not the smaller.
    let signed = (old | carries) &- new
    let isPositive = mask(signed)
    let isNegative = isPositive ^ lanes
    // 256 less what is left over; in two's complement, its inverse and one.
    return ((signed & lanes) ^ isNegative) &+ (isNegative & (carries >> 8))
  }

  @inline(__always)
  private static func largest(_ first: UInt64, _ second: UInt64) -> UInt64 {
    let isFirst = mask((first | carries) &- second)
    return (first & isFirst) | (second & ~isFirst)
  }
}
