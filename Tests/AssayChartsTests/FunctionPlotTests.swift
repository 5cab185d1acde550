// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayViews
import Testing

@testable import AssayCharts
@testable import AssaySnapshots

/// Charts whose plot is the whole canvas of 300 x 200 points.
@Suite("Plots of functions")
@MainActor struct FunctionPlotTests {
  private func drawn(_ chart: some View) throws -> DrawnChart {
    try DrawnChart(chart.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden))
  }

  private func elements(_ chart: some View) throws -> [AccessibilityNode] {
    try drawn(chart).elements
  }

  private func reports(_ chart: some View) throws -> [String] {
    try drawn(chart).reports
  }

  private func model<C: ChartContent>(
    x: ChartScale.Domain? = nil, @ChartContentBuilder _ content: () -> C
  ) -> ChartModel {
    var settings = ChartSettings()
    settings.x.domain = x
    return ChartModel(content()._marks, settings, calendar: Calendar(identifier: .gregorian))
  }

  @Test("a function is called at the ends of 512 equal parts of its domain")
  func samples() {
    let runs = ChartFunction(form: .line { $0 * $0 }, domain: nil).runs(over: 0...1)
    #expect(runs.map(\.count) == [513])
    #expect(runs[0].first == ChartFunction.Point(x: 0, y: 0))
    #expect(runs[0][256] == ChartFunction.Point(x: 0.5, y: 0.25))
    #expect(runs[0].last == ChartFunction.Point(x: 1, y: 1))
    // The last one is the end itself, whatever the parts add up to.
    let tenth = ChartFunction(form: .line { $0 }, domain: nil).runs(over: 0.1...0.7)
    #expect(tenth[0].last?.x == 0.7)
  }

  @Test("results that are not finite are gaps")
  func gaps() {
    func counts(_ function: @escaping (Double) -> Double) -> [Int] {
      ChartFunction(form: .line(function), domain: nil).runs(over: -1...1).map(\.count)
    }
    // 0 is the 257th of 513 numbers.
    #expect(counts { 1 / $0 } == [256, 256])
    #expect(counts { $0 == 0 ? .nan : 1 } == [256, 256])
    #expect(counts { $0.squareRoot() } == [257])
    #expect(counts { _ in .nan } == [])
    let area = ChartFunction(form: .area { (yStart: $0 < 0 ? .infinity : 0, yEnd: 1) }, domain: nil)
    #expect(area.runs(over: -1...1).map(\.count) == [257])
    #expect(area.runs(over: -.infinity...1).isEmpty)
  }

  @Test("a function has its own domain, that of the axis, or that of other marks")
  func domains() {
    func ends(_ model: ChartModel) -> [Double?] {
      let curve = model.marks.last?.curve.first
      return [curve?.first?.x, curve?.last?.x]
    }
    let own = model(x: .numbers(-9...9)) { LinePlot(x: "x", y: "y", domain: 2...3) { $0 } }
    #expect(ends(own) == [2, 3])
    #expect(own.x.domain == .numbers(-9...9))
    let given = model(x: .numbers(-9...9)) { LinePlot(x: "x", y: "y") { $0 } }
    #expect(ends(given) == [-9, 9])
    let others = model {
      PointMark(x: .value("x", 4), y: .value("y", 1))
      PointMark(x: .value("x", 7), y: .value("y", 1))
      LinePlot(x: "x", y: "y") { $0 }
    }
    #expect(ends(others) == [4, 7])
    let another = model {
      LinePlot(x: "x", y: "y", domain: 2...3) { $0 }
      LinePlot(x: "x", y: "y") { $0 }
    }
    #expect(ends(another) == [2, 3])
  }

  @Test("an axis has the values of functions, and begins at zero as for lines")
  func axes() {
    // 0 to 9 in steps of 5 ends at 10.
    let square = model { LinePlot(x: "x", y: "y", domain: -3...3) { $0 * $0 } }
    #expect(square.x.domain == .numbers(-3...3))
    #expect(square.y.domain == .numbers(0...10))
    let area = model {
      AreaPlot(x: "x", yStart: "low", yEnd: "high", domain: 0...1) { (yStart: -$0, yEnd: $0) }
    }
    #expect(area.y.domain == .numbers(-1...1))
    let parametric = model {
      LinePlot(x: "x", y: "y", t: "t", domain: 0...4) { (x: 10 * $0, y: -$0) }
    }
    #expect(parametric.x.domain == .numbers(0...40))
    #expect(parametric.y.domain == .numbers(-4...0))
  }

  @Test("lines and areas lie where their values are")
  func places() throws {
    func frame<C: ChartContent>(@ChartContentBuilder _ content: () -> C) throws -> Rect {
      let chart = Chart(content: content).chartXScale(domain: 0...100).chartYScale(domain: 0...100)
      return try #require(try elements(chart).first).frame
    }
    let line = try frame { LinePlot(x: "x", y: "y") { $0 } }
    #expect(line == Rect(x: 0, y: 0, width: 300, height: 200))
    let area = try frame {
      AreaPlot(x: "x", yStart: "low", yEnd: "high", domain: 0...50) { _ in
        (yStart: 25, yEnd: 75)
      }
    }
    #expect(area == Rect(x: 0, y: 50, width: 150, height: 100))
    let fromZero = try frame { AreaPlot(x: "x", y: "y", domain: 50...100) { _ in 50 } }
    #expect(fromZero == Rect(x: 150, y: 100, width: 150, height: 100))
    // A circle around 50, 50 with a radius of 25.
    let circle = try frame {
      LinePlot(x: "x", y: "y", t: "t", domain: 0...(2 * .pi)) { t in
        (x: 50 + 25 * cos(t), y: 50 + 25 * sin(t))
      }
    }
    #expect(abs(circle.minX - 75) < 0.01 && abs(circle.maxX - 225) < 0.01)
    #expect(abs(circle.minY - 50) < 0.01 && abs(circle.maxY - 150) < 0.01)
  }

  @Test("an area draws as marks with the same values do")
  func twin() throws {
    let plot = Chart { AreaPlot(x: "x", y: "y", domain: 0...512) { $0 } }
    let marks = Chart {
      ForEach(0..<513) { x in AreaMark(x: .value("x", x), y: .value("y", x)) }
    }
    func area(_ chart: some View) throws -> [Rect] { try elements(chart).map(\.frame) }
    let whole = try #require(try area(plot).first)
    let points = try area(marks)
    // Elements of points are 6 points wide around them.
    #expect(abs(whole.minX - (points[0].midX)) < 0.01)
    #expect(abs(whole.maxX - (points[512].midX)) < 0.01)
    #expect(abs(whole.minY - (points[512].midY)) < 0.01)
  }

  @Test("what leaves the plot is cut, and what has no domain or no numbers is reported")
  func limits() throws {
    let chart = Chart {
      LinePlot(x: "x", y: "1 / x") { x in x == 0 ? .nan : 1 / x }
    }
    let cut = chart.chartXScale(domain: -10...10).chartYScale(domain: -10...10)
    #expect(try reports(cut) == [])
    let frame = try #require(try elements(cut).first).frame
    #expect(frame == Rect(x: 0, y: 0, width: 300, height: 200))
    #expect(
      try reports(chart) == ["a function in a chart without a domain of x is not drawn"])
    let names = Chart {
      BarMark(x: .value("Day", "Mon"), y: .value("Steps", 1))
      LinePlot(x: "x", y: "y") { $0 }
    }
    #expect(try reports(names) == ["a function in a chart without a domain of x is not drawn"])
    let own = Chart {
      BarMark(x: .value("Day", "Mon"), y: .value("Steps", 1))
      LinePlot(x: "x", y: "y", domain: 0...1) { $0 }
    }
    #expect(
      try reports(own) == ["a function on an axis of a chart without numbers is not drawn"])
    let marked = Chart {
      LinePlot(x: "x", y: "y", domain: 0...1) { $0 }
        .symbol(.circle).annotation { Text("Line") }
    }
    #expect(
      try reports(marked) == [
        "an annotation of a function in a chart is not drawn",
        "a symbol on the line of a function in a chart is not drawn",
      ])
  }

  @Test("a function is one element with the label of its values")
  func words() throws {
    let chart = Chart {
      LinePlot(x: "x", y: "Height", domain: 0...1) { $0 }
      LinePlot(x: "x", y: "Width", domain: 0...1) { -$0 }
        .foregroundStyle(by: .value("Kind", "Inverse"))
    }
    #expect(try elements(chart).map(\.label) == ["Height", "Inverse"])
    let named = "Depth"
    let own = Chart { LinePlot(x: Text("x"), y: Text(named), domain: 0...1) { $0 } }
    #expect(try elements(own).map(\.label) == ["Depth"])
    let string = Chart { AreaPlot(x: named, y: named, domain: 0...1) { $0 } }
    #expect(try elements(string).map(\.label) == ["Depth"])
  }
}
