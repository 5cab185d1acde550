// SPDX-License-Identifier: MIT

/// The decimal digits of a number, rounded half to even as ICU rounds: from the shortest digits
/// that name the number, so that 2.675 becomes 2.68, which C's printf writes as 2.67.
struct DecimalDigits: Hashable {
  /// At least one.
  var whole: String
  /// As many as were asked for.
  var fraction: String

  /// - Parameter value: Finite; the sign is not used.
  init(_ value: Double, fractionLength: Int) {
    let (digits, point) = Self.shortest(value.magnitude)
    let padded = Array(repeating: 0, count: max(0, 1 - point)) + digits
    let place = max(1, point)
    let kept = place + fractionLength
    var result = Array(padded.prefix(kept))
    result += Array(repeating: 0, count: max(0, kept - result.count))
    if Self.roundsUp(padded.dropFirst(kept), after: result.last ?? 0) { Self.increment(&result) }
    let split = result.count - fractionLength
    whole = Self.text(result[..<split])
    fraction = Self.text(result[split...])
  }

  /// The digits of Swift's description, and how many of them stand before the point; a negative
  /// number counts zeros after it.
  private static func shortest(_ value: Double) -> (digits: [Int], point: Int) {
    let parts = "\(value)".split(separator: "e")
    let mantissa = parts.first ?? "0"
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let whole = mantissa.prefix { $0 != "." }
    return (mantissa.compactMap(\.wholeNumberValue), whole.count + exponent)
  }

  private static func roundsUp(_ rest: ArraySlice<Int>, after last: Int) -> Bool {
    guard let first = rest.first else { return false }
    if first != 5 || rest.dropFirst().contains(where: { $0 != 0 }) { return first >= 5 }
    return !last.isMultiple(of: 2)
  }

  private static func increment(_ digits: inout [Int]) {
    for index in digits.indices.reversed() {
      guard digits[index] == 9 else {
        digits[index] += 1
        return
      }
      digits[index] = 0
    }
    digits.insert(1, at: 0)
  }

  private static func text(_ digits: some Sequence<Int>) -> String {
    digits.map { "\($0)" }.joined()
  }
}
