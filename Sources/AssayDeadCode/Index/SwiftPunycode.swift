// SPDX-License-Identifier: MIT

/// Punycode (RFC 3492, section 6.2) with Swift's digits: `a`…`z` are 0…25, `A`…`J` are 26…35, and
/// the delimiter is `_`.
enum SwiftPunycode {
  /// Nil where the text is not Punycode.
  static func decode(_ text: String) -> String? {
    var output: [Unicode.Scalar] = []
    var input = Array(text.utf8)[...]
    if let delimiter = input.lastIndex(of: UInt8(ascii: "_")) {
      output = input[..<delimiter].map { Unicode.Scalar($0) }
      input = input[(delimiter + 1)...]
    }
    var code = 128
    var index = 0
    var bias = 72
    while !input.isEmpty {
      let oldIndex = index
      var weight = 1
      var k = 36
      while true {
        guard let byte = input.popFirst(), let digit = digit(byte) else { return nil }
        guard digit <= (Int(UInt32.max) - index) / weight else { return nil }
        index += digit * weight
        let threshold = min(max(k - bias, 1), 26)
        if digit < threshold { break }
        guard weight <= Int(UInt32.max) / (36 - threshold) else { return nil }
        weight *= 36 - threshold
        k += 36
      }
      let count = output.count + 1
      bias = adapted(delta: index - oldIndex, count: count, isFirst: oldIndex == 0)
      code += index / count
      index %= count
      guard let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init) else { return nil }
      output.insert(scalar, at: index)
      index += 1
    }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: output)
    return String(result)
  }

  private static func digit(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte - UInt8(ascii: "a"))
    case UInt8(ascii: "A")...UInt8(ascii: "J"): Int(byte - UInt8(ascii: "A")) + 26
    default: nil
    }
  }

  private static func adapted(delta: Int, count: Int, isFirst: Bool) -> Int {
    var delta = isFirst ? delta / 700 : delta / 2
    delta += delta / count
    var k = 0
    while delta > 35 * 26 / 2 {
      delta /= 35
      k += 36
    }
    return k + 36 * delta / (delta + 38)
  }
}
