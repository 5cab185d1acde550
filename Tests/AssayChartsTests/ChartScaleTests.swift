// SPDX-License-Identifier: MIT

import AssayViews
import Foundation
import Testing

@testable import AssayCharts

@Suite("Scales of charts")
struct ChartScaleTests {
  private var utc: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  private func scale(
    _ values: [PlotValue], given: ChartScale.Domain? = nil, includesZero: Bool = false,
    isVertical: Bool = false
  ) -> ChartScale {
    ChartScale(
      values, given: given, includesZero: includesZero, isNice: true, isVertical: isVertical,
      calendar: utc)
  }

  @Test(
    "steps are 1, 2 or 5 and a power of ten",
    arguments: [
      (length: 10.0, step: 5.0), (4, 1), (8, 2), (8.1, 5), (100, 50), (0.3, 0.1), (0.04, 0.01),
      (4000, 1000),
    ])
  func steps(length: Double, step: Double) {
    #expect(abs(ChartScale.roundStep(of: length, count: 4) - step) < step / 1e6)
  }

  @Test("categories are listed from the left, and from the top")
  func orderOfCategories() {
    let names = ["a", "b", "a"].map { PlotValue.category($0) }
    #expect(scale(names).place(.category("a")) == 0.25)
    // A vertical axis runs upward.
    #expect(scale(names, isVertical: true).place(.category("a")) == 0.75)
    #expect(
      scale([], given: .categories(["c", "d"]), isVertical: true).place(.category("c")) == 0.75)
  }

  @Test("numbers end at round ones, with zero where it is asked for")
  func numbers() {
    #expect(scale([.number(12), .number(97)]).domain == .numbers(0...100))
    #expect(scale([.number(52), .number(88)]).domain == .numbers(50...90))
    #expect(scale([.number(52), .number(88)], includesZero: true).domain == .numbers(0...100))
    #expect(scale([.number(-3), .number(4)]).domain == .numbers(-4...4))
    #expect(scale([.number(0)]).domain == .numbers(0...1))
    #expect(
      scale([.number(0), .number(8)]).ticks(.automatic(count: nil))
        == [.number(0), .number(2), .number(4), .number(6), .number(8)])
  }

  @Test(
    "the greatest and the least numbers have an axis",
    arguments: [
      [Double.greatestFiniteMagnitude, -.greatestFiniteMagnitude], [0, .greatestFiniteMagnitude],
      [0, .leastNonzeroMagnitude], [.leastNonzeroMagnitude, 1e308], [.infinity, 0],
    ])
  func extremeNumbers(_ numbers: [Double]) throws {
    let scale = scale(numbers.map { .number($0) })
    guard case .numbers(let range) = scale.domain else { throw NotNumbers() }
    #expect((range.upperBound - range.lowerBound).isFinite)
    let ticks = scale.ticks(.automatic(count: nil))
    #expect((2...10).contains(ticks.count))
    #expect(!ticks.contains { !$0.isFinite })
  }

  private struct NotNumbers: Error {}

  /// The axes of Home Assistant's energy widgets, recorded on iOS 26
  /// (`WidgetsSnapshot.test.swift`).
  @Test(
    "the marks of numbers are those of Swift Charts",
    arguments: [
      (values: [0, 1.26], words: ["0", "0.5", "1.0", "1.5"]),
      ([0, 1.6], ["0", "0.5", "1.0", "1.5", "2.0"]), ([0, 6.4], ["0", "2", "4", "6", "8"]),
      ([-1.37, 1.3], ["-2", "-1", "0", "1", "2"]), ([-6.15, 1.3], ["-10", "-5", "0", "5"]),
      ([-10.6, 13.2], ["-20", "-10", "0", "10", "20"]),
    ])
  func measured(values: [Double], words: [String]) {
    let scale = scale(values.map { .number($0) }, includesZero: true)
    let ticks = scale.ticks(.automatic(count: nil))
    let digits = ChartScale.fractionDigits(of: ticks)
    let locale = Locale(identifier: "en_US")
    #expect(ticks.map { scale.words($0, locale: locale, digits: digits) } == words)
  }

  /// The empty chart of the same widgets has a bar of 1, a whole number, and the marks 0 and 1.
  @Test("whole numbers have marks at whole numbers alone")
  func wholeNumbers() {
    let scale = ChartScale(
      [.number(1)], given: nil, includesZero: true, isNice: true, isVertical: true, calendar: utc,
      isWhole: true)
    #expect(scale.ticks(.automatic(count: nil)) == [.number(0), .number(1)])
    #expect(scale.ticks(.automatic(count: 9)) == [.number(0), .number(1)])
  }

  @Test("names have bands of the same width, in the order in which they come")
  func categories() {
    let scale = scale([.category("b"), .category("a"), .category("b")])
    #expect(scale.domain == .categories(["b", "a"]))
    #expect(scale.place(.category("b")) == 0.25)
    #expect(scale.place(.category("a")) == 0.75)
    #expect(scale.place(.category("c")) == nil)
    #expect(scale.place(.number(1)) == nil)
    #expect(scale.band == 0.5)
  }

  @Test("times have marks at the starts of days, months or years")
  func dates() {
    // 2024-01-10 to 2024-06-10.
    let start = Date(timeIntervalSince1970: 1_704_844_800)
    let end = Date(timeIntervalSince1970: 1_717_977_600)
    let scale = scale([.date(start), .date(end)])
    #expect(scale.dateUnit == .month)
    #expect(scale.ticks(.automatic(count: nil)).count == 5)
    // 2024-02-01
    #expect(
      scale.ticks(.automatic(count: nil)).first == .date(Date(timeIntervalSince1970: 1_706_745_600))
    )
    #expect(
      scale.words(scale.ticks(.automatic(count: nil))[0], locale: Locale(identifier: "en")) == "Feb"
    )
  }

  @Test("bars at one place stand on each other, and negative ones hang")
  func stacking() {
    func bar(_ name: String, _ value: Int) -> [ChartMark] {
      BarMark(x: .value("x", name), y: .value("y", value))._marks
    }
    let marks = Stacking(bar("a", 2) + bar("a", 3) + bar("b", 4) + bar("a", -1)).stacked
    #expect(marks.map(\.y.start) == [.number(0), .number(2), .number(0), .number(0)])
    #expect(marks.map(\.y.end) == [.number(2), .number(5), .number(4), .number(-1)])
  }

  @Test("bars to the side extend along x")
  func sideways() {
    let marks = Stacking(
      BarMark(x: .value("x", 2), y: .value("y", "a"))._marks
        + BarMark(x: .value("x", 3), y: .value("y", "a"))._marks
    ).stacked
    #expect(marks.map(\.x.end) == [.number(2), .number(5)])
    #expect(marks.map(\.y.end) == [nil, nil])
  }

  @Test("content of builders has its marks in order, with what modifiers set first")
  func content() {
    @ChartContentBuilder func content(_ isShown: Bool) -> some ChartContent {
      ForEach([1, 2], id: \.self) { value in
        BarMark(x: .value("x", value), y: .value("y", value * 10))
          .foregroundStyle(by: .value("kind", "k\(value)"))
      }
      if isShown { RuleMark(y: .value("y", 5)).opacity(0.5).opacity(0.5) }
    }
    #expect(content(true)._marks.map(\.kind) == [.bar, .bar, .rule])
    #expect(content(false)._marks.map(\.styleKey) == ["k1", "k2"])
    #expect(content(true)._marks.last?.opacity == 0.25)
    let model = ChartModel(content(true)._marks, ChartSettings(), calendar: utc)
    #expect(model.styleNames == ["k1", "k2"])
    #expect(model.y.domain == .numbers(0...20))
  }

  @Test("each value has its own shape, and a mark's own shape wins")
  func symbols() {
    @ChartContentBuilder var content: some ChartContent {
      PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(by: .value("kind", "a"))
      PointMark(x: .value("x", 2), y: .value("y", 1)).symbol(by: .value("kind", "b"))
      PointMark(x: .value("x", 3), y: .value("y", 1)).symbol(.diamond)
      PointMark(x: .value("x", 4), y: .value("y", 1))
    }
    let model = ChartModel(content._marks, ChartSettings(), calendar: utc)
    let rect = CGRect(x: 0, y: 0, width: 6, height: 6)
    let expected: [BasicChartSymbolShape] = [.circle, .cross, .diamond, .circle]
    #expect(
      model.marks.map { model.symbol(of: $0).path(in: rect) } == expected.map { $0.path(in: rect) })
  }

  @Test("labels have the format that they are given, where it fits the value")
  @MainActor
  func labels() throws {
    let mark = AxisValueLabel(format: FloatingPointFormatStyle<Double>.Percent())
    func words(_ value: PlotValue) throws -> String {
      guard case .label(_, let label) = mark._part else { return "" }
      let view = label(value, AnyView(Text(verbatim: "usual")))
      return "\(try view.viewNode().content)"
    }
    #expect(try words(.number(0.25)).contains("25%"))
    #expect(try words(.category("a")).contains("usual"))
  }
}
