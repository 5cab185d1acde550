// SPDX-License-Identifier: MIT

/// The values of a bin. The last bin of several contains its upper end.
public struct ChartBinRange<Bound: Comparable> {
  /// Where the bin begins.
  public let lowerBound: Bound
  /// Where the bin ends.
  public let upperBound: Bound
  let isClosed: Bool

  /// Whether the bin has a value.
  public func contains(_ element: Bound) -> Bool {
    lowerBound <= element && (isClosed ? element <= upperBound : element < upperBound)
  }
}

extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

/// Where bins begin and end, smallest first.
struct BinThresholds<Value: Comparable> {
  let values: [Value]

  var count: Int { max(values.count - 1, 0) }

  func bin(_ index: Int) -> ChartBinRange<Value> {
    ChartBinRange(
      lowerBound: values[index], upperBound: values[index + 1], isClosed: index == count - 1)
  }

  /// The bin that a value is in. A value outside of all bins belongs to none: the index is then -1,
  /// or the number of bins.
  func index(for value: Value) -> Int {
    guard let first = values.first, let last = values.last, value >= first else { return -1 }
    guard value != last else { return count - 1 }
    return (values.firstIndex { $0 > value } ?? count + 1) - 1
  }
}

/// The number of bins for data, by Scott's rule: the width is 3.49 standard deviations divided by
/// the cube root of the number of values.
///
/// Source: Scott, "On optimal and data-based histograms", Biometrika 66 (1979), which Apple's
/// documentation of `NumberBins` names, with its limit of 200.
enum ScottRule {
  static func count(of data: [Double]) -> Int {
    guard data.count > 1, let low = data.min(), let high = data.max(), high > low else { return 1 }
    let size = Double(data.count)
    let mean = data.reduce(0, +) / size
    let squares = data.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    let width = 3.49 * (squares / (size - 1)).squareRoot() / cubeRoot(size)
    return min(200, max(1, Int(((high - low) / width).rounded(.up))))
  }

  /// By Newton's method, which comes from above and then no longer falls.
  private static func cubeRoot(_ value: Double) -> Double {
    var root = max(value, 1)
    while true {
      let next = (2 * root + value / (root * root)) / 3
      guard next < root else { return root }
      root = next
    }
  }
}
