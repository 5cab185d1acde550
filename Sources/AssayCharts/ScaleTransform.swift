// SPDX-License-Identifier: MIT

internal import AssayViews

/// How numbers are spread along an axis: equal steps of the axis are equal steps of a function.
///
/// Source: Apple's documentation of `ScaleType`, which has the function of each type.
enum ScaleTransform: Hashable, Sendable {
  case linear
  /// Of numbers above zero.
  case log
  case symmetricLog(slopeAtZero: Double)
  /// Of numbers from zero.
  case power(exponent: Double)

  /// nil for a number that the function does not have.
  func value(_ number: Double) -> Double? {
    switch self {
    case .linear: return number
    case .log: return number > 0 ? AssayViews.log(number) : nil
    case .symmetricLog(let slope):
      let size = AssayViews.log(1 + abs(number * slope))
      return number < 0 ? -size : size
    case .power(let exponent): return number >= 0 ? pow(number, exponent) : nil
    }
  }

  /// The number that has a value; nil for a value that no number has.
  func inverse(_ value: Double) -> Double? {
    switch self {
    case .linear: return value
    case .log: return exp(value)
    case .symmetricLog(let slope):
      let size = (exp(abs(value)) - 1) / slope
      return value < 0 ? -size : size
    case .power(let exponent): return value >= 0 ? pow(value, 1 / exponent) : nil
    }
  }

  /// Powers of ten in a range, every one or every few of them; none if there are fewer than two.
  ///
  /// - Parameter count: about how many there are.
  static func powersOfTen(in range: ClosedRange<Double>, count: Int) -> [Double] {
    guard range.lowerBound > 0 else { return [] }
    let first = Int((log10(range.lowerBound) - 1e-9).rounded(.up))
    let last = Int((log10(range.upperBound) + 1e-9).rounded(.down))
    guard last > first else { return [] }
    let step = max(1, (last - first + count) / max(count, 1))
    return stride(from: first, through: last, by: step).map { pow(10, Double($0)) }
  }
}
