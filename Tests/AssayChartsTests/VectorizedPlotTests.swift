// SPDX-License-Identifier: MIT

import AssayCharts
import AssayGraphics
import AssayScenes
import Testing

@testable import AssaySnapshots

/// A plot of a collection is a mark for each element, so both draw the same.
@Suite("Plots of collections")
@MainActor struct VectorizedPlotTests {
  private struct Day: Identifiable {
    let id: String
    let steps: Int
    var low = 1.0
    var high = 3.0
    var city = "Oslo"
    var opacity: CGFloat = 0.5
    var color = Color.red
    var size: CGFloat = 25
    var box = CGSize(width: 4, height: 9)
    var stroke = StrokeStyle(lineWidth: 4)
    var shape = BasicChartSymbolShape.square
    var isHidden = false
    var word: String { "On \(id)" }
  }

  private let days = [
    Day(id: "Mon", steps: 4000), Day(id: "Tue", steps: 6500, city: "Bergen", size: 50),
    Day(id: "Wed", steps: 2000, low: 2, isHidden: true),
  ]

  private func scene(_ chart: some View) throws -> BuiltScene {
    try DrawnChart(chart).built
  }

  private func drawsSame(_ plot: some View, as marks: some View) throws -> Bool {
    let (plot, marks) = (try scene(plot).scene, try scene(marks).scene)
    return plot.items == marks.items && plot.accessibility == marks.accessibility
      && plot.diagnostics == marks.diagnostics && !plot.items.isEmpty
  }

  @Test("bars")
  func bars() throws {
    #expect(
      try drawsSame(
        Chart {
          BarPlot(
            days, x: .value("Day", \.id), y: .value("Steps", \.steps), width: .ratio(0.5))
        },
        as: Chart(days) {
          BarMark(
            x: .value("Day", $0.id), y: .value("Steps", $0.steps), width: .ratio(0.5))
        }))
    #expect(
      try drawsSame(
        Chart {
          BarPlot(
            days, x: .value("Day", \.id), yStart: .value("Low", \.low),
            yEnd: .value("High", \.high), width: 8)
        },
        as: Chart(days) {
          BarMark(
            x: .value("Day", $0.id), yStart: .value("Low", $0.low),
            yEnd: .value("High", $0.high), width: 8)
        }))
    #expect(
      try drawsSame(
        Chart {
          BarPlot(days, x: .value("City", \.city), y: .value("Steps", \.steps))
            .foregroundStyle(by: .value("Day", \.id))
            .position(by: .value("Day", \.id))
            .cornerRadius(3)
        },
        as: Chart(days) {
          BarMark(x: .value("City", $0.city), y: .value("Steps", $0.steps))
            .foregroundStyle(by: .value("Day", $0.id))
            .position(by: .value("Day", $0.id))
            .cornerRadius(3)
        }))
    #expect(
      try drawsSame(
        Chart { BarPlot(days, x: .value("Steps", \.steps), height: .fixed(20)) },
        as: Chart(days) { BarMark(x: .value("Steps", $0.steps), height: .fixed(20)) }))
  }

  @Test("points, with what each element says")
  func points() throws {
    #expect(
      try drawsSame(
        Chart {
          PointPlot(days, x: .value("Day", \.id), y: .value("Steps", \.steps))
            .symbolSize(\.size).symbol(\.shape).opacity(\.opacity).foregroundStyle(\.color)
            .accessibilityLabel(\.word).accessibilityHidden(\.isHidden)
        },
        as: Chart(days) {
          PointMark(x: .value("Day", $0.id), y: .value("Steps", $0.steps))
            .symbolSize($0.size).symbol($0.shape).opacity(Double($0.opacity))
            .foregroundStyle($0.color).accessibilityLabel($0.word)
            .accessibilityHidden($0.isHidden)
        }))
    #expect(
      try drawsSame(
        Chart {
          PointPlot(days, x: .value("Day", \.id), y: .value("Steps", \.steps))
            .symbolSize(\.box).symbol(by: .value("City", \.city))
        },
        as: Chart(days) {
          PointMark(x: .value("Day", $0.id), y: .value("Steps", $0.steps))
            .symbolSize($0.box).symbol(by: .value("City", $0.city))
        }))
  }

  @Test("lines and areas, with a series")
  func lines() throws {
    #expect(
      try drawsSame(
        Chart {
          LinePlot(
            days, x: .value("Day", \.id), y: .value("Steps", \.steps),
            series: .value("City", \.city)
          ).lineStyle(\.stroke)
        },
        as: Chart(days) {
          LineMark(
            x: .value("Day", $0.id), y: .value("Steps", $0.steps),
            series: .value("City", $0.city)
          ).lineStyle($0.stroke)
        }))
    #expect(
      try drawsSame(
        Chart {
          AreaPlot(
            days, x: .value("Day", \.id), yStart: .value("Low", \.low),
            yEnd: .value("High", \.high))
        },
        as: Chart(days) {
          AreaMark(
            x: .value("Day", $0.id), yStart: .value("Low", $0.low), yEnd: .value("High", $0.high))
        }))
  }

  @Test("rectangles, straight lines and sectors; a value for all")
  func others() throws {
    #expect(
      try drawsSame(
        Chart {
          RectanglePlot(days, x: .value("Day", \.id), y: .value("City", \.city))
            .foregroundStyle(\.color)
        },
        as: Chart(days) {
          RectangleMark(x: .value("Day", $0.id), y: .value("City", $0.city))
            .foregroundStyle($0.color)
        }))
    #expect(
      try drawsSame(
        Chart {
          RulePlot(
            days, x: .value("Day", \.id), yStart: .value("Low", 0), yEnd: .value("High", \.high))
        },
        as: Chart(days) {
          RuleMark(
            x: .value("Day", $0.id), yStart: .value("Low", 0), yEnd: .value("High", $0.high))
        }))
    #expect(
      try drawsSame(
        Chart {
          SectorPlot(days, angle: .value("Steps", \.steps), innerRadius: .ratio(0.5))
            .foregroundStyle(by: .value("Day", \.id))
        },
        as: Chart(days) {
          SectorMark(angle: .value("Steps", $0.steps), innerRadius: .ratio(0.5))
            .foregroundStyle(by: .value("Day", $0.id))
        }))
  }

  @Test("modifiers with one value for all marks follow those with key paths")
  func mixed() throws {
    let chart = Chart {
      BarPlot(days, x: .value("Day", \.id), y: .value("Steps", \.steps))
        .foregroundStyle(by: .value("City", \.city))
        .opacity(0.5)
      RuleMark(y: .value("Goal", 5000))
    }
    #expect(try !scene(chart).scene.items.isEmpty)
    #expect(try scene(chart).scene.diagnostics.isEmpty)
  }
}
