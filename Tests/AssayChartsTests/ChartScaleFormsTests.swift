// SPDX-License-Identifier: MIT

import AssayScenes
import AssayViews
import Foundation
import Testing

@testable import AssayCharts
@testable import AssaySnapshots

@Suite("Forms of chart scales")
@MainActor struct ChartScaleFormsTests {
  private enum Mood: String, Plottable { case good, bad }

  private func scene(_ chart: some View) throws -> BuiltScene {
    try DrawnChart(chart).built
  }

  private func reports(_ chart: some View) throws -> [String] {
    try DrawnChart(chart).reports
  }

  private let points = Chart([Mood.good, .bad], id: \.self) { mood in
    PointMark(x: .value("x", mood), y: .value("y", 1)).symbol(by: .value("Mood", mood))
      .symbolSize(by: .value("Mood", mood))
  }

  @Test("functions give shapes and sizes to values, as lists do")
  func functions() throws {
    let mapped =
      points
      .chartSymbolScale { (mood: Mood) -> BasicChartSymbolShape in
        mood == .good ? .plus : .diamond
      }
      .chartSymbolSizeScale { (mood: Mood) in mood == .good ? 64 : 16 }
    let listed =
      points
      .chartSymbolScale(["good": .plus, "bad": .diamond])
      .chartSymbolSizeScale(["good": 64, "bad": 16])
    #expect(try scene(mapped).scene.items == scene(listed).scene.items)
    #expect(try reports(mapped) == [])
    // Shapes in the order of a domain.
    let ordered = points.chartSymbolScale(domain: [Mood.bad, .good]).chartLegend(.hidden)
    let own = points.chartSymbolScale(["bad": .circle, "good": .cross]).chartLegend(.hidden)
    #expect(try scene(ordered).scene.items == scene(own).scene.items)
  }

  @Test("borders of circles and shapes of several types are shapes")
  func borders() throws {
    let square = CGRect(x: 10, y: 20, width: 8, height: 8)
    func border(_ shape: some ChartSymbolShape) -> Path { shape.path(in: square) }
    // The border is 2 points wide and inside.
    let path = border(Circle().strokeBorder(lineWidth: 2))
    let box = path.boundingRect
    #expect(abs(box.width - 8) < 0.01 && abs(box.minX - 10) < 0.01)
    #expect(path.contains(CGPoint(x: 11, y: 24)) && !path.contains(CGPoint(x: 14, y: 24)))
    let chart = Chart {
      PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(Circle().strokeBorder(lineWidth: 2))
    }
    #expect(try reports(chart) == [])
    // A view of the border stays one.
    let view = try scene(Circle().strokeBorder(lineWidth: 2).frame(width: 20, height: 20))
    #expect(
      try view.scene.items
        == scene(Circle().strokeBorder(.foreground, lineWidth: 2).frame(width: 20, height: 20))
        .scene.items)
    let mixed = points.chartSymbolScale([
      "good": Circle().strokeBorder(lineWidth: 2), "bad": BasicChartSymbolShape.square,
    ])
    #expect(try !scene(mixed).scene.items.isEmpty)
  }

  @Test("functions give looks to lines")
  func lines() throws {
    func line(_ mood: Mood) -> some ChartContent {
      ForEach(0..<3) { x in
        LineMark(x: .value("x", x), y: .value("y", x), series: .value("Mood", mood))
          .lineStyle(by: .value("Mood", mood))
      }
    }
    let chart = Chart { line(.good) }
    let mapped = chart.chartLineStyleScale { (mood: Mood) in
      StrokeStyle(lineWidth: mood == .good ? 5 : 1)
    }
    let listed = chart.chartLineStyleScale(["good": StrokeStyle(lineWidth: 5)])
    #expect(try scene(mapped).scene.items == scene(listed).scene.items)
    #expect(try reports(mapped) == [])
  }

  @Test("areas of points lie between those of the ends of a range of numbers")
  func areas() throws {
    let linear = AreaScale(domain: 0...100, areas: 10...110, transform: .linear)
    #expect([0, 25, 100].map { linear.area(of: $0) } == [10, 35, 110])
    let root = AreaScale(domain: 0...100, areas: 0...100, transform: .power(exponent: 0.5))
    #expect(root.area(of: 25) == 50 && root.area(of: -1) == nil)
    let sized = Chart {
      PointMark(x: .value("x", 1), y: .value("y", 1)).symbolSize(by: .value("Size", 25))
    }
    let plain = Chart { PointMark(x: .value("x", 1), y: .value("y", 1)).symbolSize(35) }
    let scaled = sized.chartSymbolSizeScale(domain: 0...100, range: 10...110)
    #expect(try scene(scaled).scene.items == scene(plain).scene.items)
    #expect(try reports(scaled) == [])
    #expect(try !reports(sized.chartSymbolSizeScale(range: 10...110)).isEmpty)
  }

  @Test("colors that numbers would have are reported unless the app names them")
  func numbers() throws {
    let chart = Chart([1, 2], id: \.self) {
      BarMark(x: .value("x", "a"), y: .value("y", $0)).foregroundStyle(by: .value("n", $0))
    }
    let report = "the color that a chart chooses by a number or a time is not drawn"
    #expect(try reports(chart) == [report])
    #expect(try reports(chart.chartForegroundStyleScale(range: [.red, .blue])) == [report])
    #expect(try reports(chart.chartForegroundStyleScale([1: Color.red, 2: Color.blue])) == [])
    let named = chart.chartForegroundStyleScale { (n: Int) in n > 1 ? Color.red : Color.blue }
    #expect(try reports(named) == [])
  }

  @Test("a Catmull-Rom curve of the power 0 is uniform, and meets its points")
  func catmullRom() {
    let points = [(0.0, 0.0), (10, 20), (40, 10), (60, 50)].map { CGPoint(x: $0.0, y: $0.1) }
    let uniform = LineShape.path(points, .catmullRom)
    #expect(LineShape.path(points, .catmullRom(alpha: 0)) == uniform)
    let centripetal = LineShape.path(points, .catmullRom(alpha: 0.5))
    #expect(centripetal != uniform)
    // Points of the same distance on a line give the same curve with each parameter inside, which
    // is the line itself.
    let even = (0..<4).map { CGPoint(x: CGFloat($0) * 10, y: CGFloat($0) * 10) }
    let box = LineShape.path(even, .catmullRom(alpha: 1)).boundingRect
    #expect(abs(box.width - 30) < 1e-6 && abs(box.height - 30) < 1e-6)
  }

  @Test("a format of several types of numbers is that of fractions")
  func numberFormats() throws {
    let chart = Chart { PointMark(x: .value("x", 1), y: .value("y", 2000)) }
      .chartYAxis { AxisMarks(format: .number.notation(.compactName)) }
      .chartXAxis { AxisMarks { AxisValueLabel(format: .number.precision(.fractionLength(1))) } }
    #expect(try reports(chart) == [])
  }
}
