// SPDX-License-Identifier: MIT

/// Ranges of numbers that follow each other, for histograms.
///
/// Unlike Charts, bins that are found for data begin and end at multiples of 1, 2 or 5 times a
/// power of ten, which is the rule of Assay's axes.
///
/// ```swift
/// let bins = NumberBins(range: 0...10, count: 5)
/// bins.index(for: 3)  // 1, the bin from 2 to 4
/// ```
public struct NumberBins<Value: Comparable & Numeric>: RandomAccessCollection {
  private let all: BinThresholds<Value>

  /// Where bins begin and end.
  public var thresholds: [Value] { all.values }
  /// The first bin.
  public var startIndex: Int { 0 }
  /// After the last bin.
  public var endIndex: Int { all.count }
  /// A bin.
  public subscript(index: Int) -> ChartBinRange<Value> { all.bin(index) }

  /// The bin that a number is in; -1 below all bins, and the number of bins above them.
  public func index(for value: Value) -> Int { all.index(for: value) }

  /// Creates bins between numbers.
  ///
  /// - Parameter thresholds: smallest first; one more than there are bins.
  public init(thresholds: [Value]) { all = BinThresholds(values: thresholds) }
}

extension NumberBins where Value: BinaryFloatingPoint {
  /// Creates bins of the same size.
  ///
  /// - Parameters:
  ///   - range: where the first bin begins and the last one ends.
  ///   - count: the number of bins, at least 1.
  public init(range: ClosedRange<Value>, count: Int) {
    precondition(count > 0, "A number of bins is at least 1")
    let step = (range.upperBound - range.lowerBound) / Value(count)
    self.init(
      thresholds: (0..<count).map { range.lowerBound + Value($0) * step } + [range.upperBound])
  }

  /// Creates bins of a size that cover a range.
  ///
  /// - Parameters:
  ///   - size: of a bin, above 0.
  ///   - range: what the bins cover. The first one begins at its lower end.
  public init(size: Value, range: ClosedRange<Value>) {
    precondition(size > 0, "The size of bins is above 0")
    let length = range.upperBound - range.lowerBound
    let count = Swift.max(1, Int((length / size).rounded(.up)))
    self.init(thresholds: (0...count).map { range.lowerBound + Value($0) * size })
  }

  /// Creates bins that begin and end at round numbers.
  ///
  /// - Parameters:
  ///   - range: what the bins cover.
  ///   - desiredCount: about how many bins there are.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10) {
    self.init(
      thresholds: roundThresholds(
        Double(range.lowerBound)...Double(range.upperBound), desiredCount
      ).map { Value($0) })
  }

  /// Creates bins for numbers, which begin and end at round numbers.
  ///
  /// - Parameters:
  ///   - data: what the bins cover. Without numbers there are no bins.
  ///   - desiredCount: about how many bins there are; nil for Scott's rule, at most 200.
  public init(data: [Value], desiredCount: Int? = nil) {
    guard let low = data.min(), let high = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(
      range: low...high, desiredCount: desiredCount ?? ScottRule.count(of: data.map { Double($0) }))
  }
}

extension NumberBins where Value: BinaryInteger {
  /// Creates bins of the same size.
  ///
  /// - Parameters:
  ///   - range: where the first bin begins and the last one ends. Its length is a multiple of the
  ///     number of bins.
  ///   - count: the number of bins, at least 1.
  public init(range: ClosedRange<Value>, count: Int) {
    precondition(count > 0, "A number of bins is at least 1")
    let step = (range.upperBound - range.lowerBound) / Value(count)
    self.init(
      thresholds: (0..<count).map { range.lowerBound + Value($0) * step } + [range.upperBound])
  }

  /// Creates bins of a size that cover a range.
  ///
  /// - Parameters:
  ///   - size: of a bin, at least 1.
  ///   - range: what the bins cover. The first one begins at its lower end.
  public init(size: Value, range: ClosedRange<Value>) {
    precondition(size > 0, "The size of bins is above 0")
    let count = Swift.max(1, (range.upperBound - range.lowerBound + size - 1) / size)
    self.init(thresholds: (0...Int(count)).map { range.lowerBound + Value($0) * size })
  }

  /// Creates bins that begin and end at round numbers.
  ///
  /// - Parameters:
  ///   - range: what the bins cover.
  ///   - desiredCount: about how many bins there are. They are at least 1 long.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10) {
    self.init(
      thresholds: roundThresholds(
        Double(range.lowerBound)...Double(range.upperBound), desiredCount, isWhole: true
      ).map { Value($0) })
  }

  /// Creates bins for numbers, which begin and end at round numbers.
  ///
  /// - Parameters:
  ///   - data: what the bins cover. Without numbers there are no bins.
  ///   - desiredCount: about how many bins there are; nil for Scott's rule, at most 200.
  public init(data: [Value], desiredCount: Int? = nil) {
    guard let low = data.min(), let high = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(
      range: low...high, desiredCount: desiredCount ?? ScottRule.count(of: data.map { Double($0) }))
  }
}

/// Multiples of a round number around a range.
private func roundThresholds(
  _ range: ClosedRange<Double>, _ count: Int, isWhole: Bool = false
) -> [Double] {
  let length = range.upperBound - range.lowerBound
  let found = length > 0 ? ChartScale.roundStep(of: length, count: max(count, 1)) : 1
  let step = isWhole ? max(found, 1) : found
  let first = (range.lowerBound / step).rounded(.down)
  let last = max((range.upperBound / step).rounded(.up), first + 1)
  return (0...Int(last - first)).map { (first + Double($0)) * step }
}
