// SPDX-License-Identifier: MIT

import AssayViews
import Foundation
import Testing

@testable import AssayCharts
@testable import AssaySnapshots

/// Source of the functions: Apple's documentation of `ScaleType`.
@Suite("Types of scales")
@MainActor struct ScaleTypeTests {
  private func scale(
    _ type: ScaleType, _ values: [Double] = [], given: ClosedRange<Double>? = nil,
    isReversed: Bool = false, isNice: Bool = true
  ) -> ChartScale {
    ChartScale(
      values.map { .number($0) }, given: given.map { .numbers($0) }, includesZero: true,
      isNice: isNice, isVertical: true, calendar: Calendar(identifier: .gregorian),
      transform: type.transform, isReversed: isReversed)
  }

  private func places(_ scale: ChartScale, _ numbers: [Double]) -> [Double?] {
    numbers.map { number in
      scale.place(.number(number)).map { ($0 * 1e6).rounded() / 1e6 }
    }
  }

  private func reports(_ chart: some View) throws -> [String] {
    try DrawnChart(chart).reports
  }

  @Test("equal factors are equal steps of a logarithmic axis")
  func log() {
    let log = scale(.log, given: 1...1000)
    #expect(places(log, [1, 10, 100, 1000, 0, -1]) == [0, 0.333333, 0.666667, 1, nil, nil])
    #expect(log.ticks(.automatic(count: nil)) == [1, 10, 100, 1000].map { .number($0) })
    guard case .number(let middle)? = log.value(at: 0.5) else {
      Issue.record("no value in the middle")
      return
    }
    // The root of 1000.
    #expect(abs(middle - 31.6227766) < 1e-6)
  }

  @Test("a logarithmic axis ends at powers of ten, without zero")
  func powersOfTen() {
    #expect(scale(.log, [3, 250]).domain == .numbers(1...1000))
    #expect(scale(.log, [0, 3, 250]).domain == .numbers(1...1000))
    #expect(scale(.log, [10, 100]).domain == .numbers(10...100))
    #expect(scale(.log, [10]).domain == .numbers(10...100))
    #expect(scale(.log, [3, 250], isNice: false).domain == .numbers(3...250))
    // Within one power of ten the values are those of equal steps.
    #expect(
      scale(.log, given: 2...8).ticks(.automatic(count: nil)) == [2, 4, 6, 8].map { .number($0) })
    #expect(ScaleTransform.powersOfTen(in: 0.01...100, count: 6) == [0.01, 0.1, 1, 10, 100])
    #expect(ScaleTransform.powersOfTen(in: 1...1e8, count: 3) == [1, 1e3, 1e6])
  }

  @Test("squares and roots are equal steps of a power")
  func powers() {
    #expect(places(scale(.squareRoot, given: 0...100), [0, 25, 100, -1]) == [0, 0.5, 1, nil])
    #expect(places(scale(.power(exponent: 2), given: 0...10), [0, 5, 10]) == [0, 0.25, 1])
    #expect(places(scale(.power(exponent: 1), given: -10...10), [-10, 0]) == [0, 0.5])
    #expect(scale(.squareRoot, given: 0...100).value(at: 0.5) == .number(25))
  }

  @Test("a symmetric logarithm has numbers on both sides of zero")
  func symmetricLog() {
    // The logarithm of 1 + 9 is half of that of 1 + 99.
    let plain = scale(.symmetricLog, given: -99...99)
    #expect(places(plain, [-99, -9, 0, 9, 99]) == [0, 0.25, 0.5, 0.75, 1])
    let steep = scale(.symmetricLog(slopeAtZero: 3), given: 0...33)
    #expect(places(steep, [3, 33]) == [0.5, 1])
  }

  @Test("an axis without the numbers of its type has equal steps")
  func fallback() {
    let log = scale(.log, given: 0...100)
    #expect(log.transform == .linear && places(log, [25]) == [0.25])
    #expect(scale(.squareRoot, given: -1...1).transform == .linear)
    #expect(scale(.log, [-5, 0]).transform == .linear)
  }

  @Test("a reversed axis begins with its last value")
  func reversed() {
    let reversed = scale(.linear, given: 0...100, isReversed: true)
    #expect(places(reversed, [0, 25, 100]) == [1, 0.75, 0])
    #expect(reversed.value(at: 0.25) == .number(75))
    #expect(reversed.ticks(.automatic(count: nil)).count == 3)
  }

  @Test("a type is drawn, and reported where an axis or a mark does not fit it")
  func reported() throws {
    let line = Chart {
      ForEach([1, 10, 100], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
    }
    #expect(try reports(line.chartYScale(type: .log)) == [])
    #expect(try reports(line.chartXScale(domain: 1...100, type: .symmetricLog)) == [])
    #expect(try reports(line.chartYScale(domain: .automatic(reversed: true))) == [])
    #expect(
      try reports(line.chartYScale(domain: 0...100, type: .log))
        == ["a scale of a chart that does not have all numbers of its axis is not drawn"])
    let bars = Chart { BarMark(x: .value("x", "a"), y: .value("y", 10)) }
    #expect(
      try reports(bars.chartYScale(type: .log))
        == ["a mark of a chart whose number its scale does not have is not drawn"])
    #expect(
      try reports(line.chartYScale(type: .power(exponent: -1)))
        == ["the power scale of a chart is not drawn"])
  }
}
