// SPDX-License-Identifier: MIT

import AssayViews
import Foundation
import Testing

@testable import AssayCharts

@Suite("Values that charts place")
struct PlottableTests {
  private enum Size: Int, Plottable { case small = 1, large = 2 }

  private enum Weekday: Plottable {
    case monday, sunday

    var primitivePlottable: String {
      switch self {
      case .monday: "Mon"
      case .sunday: "Sun"
      }
    }

    init?(primitivePlottable: String) {
      switch primitivePlottable {
      case "Mon": self = .monday
      case "Sun": self = .sunday
      default: return nil
      }
    }
  }

  /// Placed as another type than that of the raw values.
  private enum Grade: Int, Plottable {
    case first = 1
    var primitivePlottable: String { "Grade \(rawValue)" }
    init?(primitivePlottable: String) { self = .first }
  }

  @Test("a type says what it is placed as; an enumeration is placed as its raw values")
  func primitives() {
    #expect(Size.large.plotValue == .number(2))
    #expect(Size(plotValue: .number(1)) == .small)
    #expect(Size(plotValue: .number(3)) == nil)
    #expect(Weekday.sunday.plotValue == .category("Sun"))
    #expect(Weekday(plotValue: .category("Mon")) == .monday)
    #expect(Weekday(plotValue: .category("Tue")) == nil)
    #expect(Weekday(plotValue: .number(1)) == nil)
    #expect(Grade.first.plotValue == .category("Grade 1"))
    #expect(UInt8(7).plotValue == .number(7))
    #expect(UInt8(plotValue: .number(300)) == nil)
    #expect(Decimal(string: "1.5")?.plotValue == .number(1.5))
  }

  @Test("numbers that are not finite have no place")
  func notFinite() {
    let scale = ChartScale(
      [.number(0), .number(.nan), .number(.infinity), .number(4)], given: nil,
      includesZero: false, isNice: true, isVertical: false,
      calendar: Calendar(identifier: .gregorian))
    #expect(scale.domain == .numbers(0...4))
    #expect(scale.place(.number(.nan)) == nil && scale.place(.number(-.infinity)) == nil)
    #expect(scale.place(.number(2)) == 0.5)
  }

  @Test("bins have their lower end, and the last one its upper end as well")
  func bins() {
    let bins = NumberBins(range: 0.0...10, count: 5)
    #expect(bins.thresholds == [0, 2, 4, 6, 8, 10])
    #expect(bins.count == 5)
    #expect([0, 1.9, 2, 9, 10].map { bins.index(for: $0) } == [0, 0, 1, 4, 4])
    #expect([-1, 11].map { bins.index(for: $0) } == [-1, 5])
    #expect(bins[0].contains(0) && !bins[0].contains(2))
    #expect(bins[4].contains(10) && !bins[4].contains(10.5))
    #expect(NumberBins(range: 0...12, count: 4).thresholds == [0, 3, 6, 9, 12])
    #expect(NumberBins(size: 4, range: 1...10).thresholds == [1, 5, 9, 13])
    #expect(NumberBins(size: 0.5, range: 1.0...2).thresholds == [1, 1.5, 2])
    #expect(NumberBins(thresholds: [1, 5, 7]).map(\.upperBound) == [5, 7])
    #expect(NumberBins(data: [Int]()).isEmpty)
  }

  @Test("bins for data begin and end at round numbers around all of them")
  func dataBins() {
    // 97 divided by 4 is 24.25, so steps are 50 long.
    #expect(NumberBins(data: [1, 98], desiredCount: 4).thresholds == [0, 50, 100])
    // Whole numbers have no bins within them.
    #expect(NumberBins(data: [1, 2], desiredCount: 10).thresholds == [1, 2])
    #expect(NumberBins(data: [5.0]).count == 1)
  }

  @Test("without a number of bins it is that of Scott's rule")
  func scott() {
    // Numbers from 1 to 1000: a deviation of 288.82 and a root of 10 make bins of 100.8, and so 10.
    #expect(ScottRule.count(of: (1...1000).map(Double.init)) == 10)
    #expect(ScottRule.count(of: [3, 3, 3]) == 1)
    #expect(ScottRule.count(of: []) == 1)
    // A range of 10,000 deviations is cut off at 200.
    #expect(ScottRule.count(of: Array(repeating: 0, count: 100_000) + [1]) == 200)
  }

  @Test("bins of times begin with their units")
  func dateBins() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    // 2024-01-10 and 2024-03-10.
    let data = [1_704_844_800, 1_710_028_800].map { Date(timeIntervalSince1970: $0) }
    let bins = DateBins(unit: .month, data: data, calendar: calendar)
    // The first days of January to April of 2024.
    #expect(
      bins.thresholds.map(\.timeIntervalSince1970)
        == [1_704_067_200, 1_706_745_600, 1_709_251_200, 1_711_929_600])
    #expect(data.map { bins.index(for: $0) } == [0, 2])
    // 60 days are nearer to two months than to nine weeks.
    #expect(DateBins(data: data, desiredCount: 2, calendar: calendar).count == 3)
    let hours = DateBins(timeInterval: 3600, range: data[0]...data[0].addingTimeInterval(7200))
    #expect(hours.count == 2)
    #expect(DateBins(data: []).isEmpty)
  }

  @Test("a bar of a bin is in the middle of its range, and as high as its value")
  @MainActor
  func histogram() {
    let bins = NumberBins(range: 0...10, count: 2)
    let mark = BarMark(x: .value("Bin", bins[1]), y: .value("Count", 3))._marks[0]
    #expect(mark.x.start == .number(5) && mark.x.end == .number(10) && mark.x.isBin)
    let stacked = Stacking([mark, mark]).stacked
    #expect(stacked.map(\.y.end) == [.number(3), .number(6)])
    let sideways = BarMark(x: .value("Count", 3), y: .value("Bin", 0..<5))._marks
    #expect(Stacking.isSideways(sideways[0]))
    #expect(Stacking(sideways).stacked[0].x.end == .number(3))
  }
}
