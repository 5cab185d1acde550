// SPDX-License-Identifier: MIT

import AssayScenes
import AssayViews
import Foundation
import Testing

@testable import AssayCharts
@testable import AssaySnapshots

@Suite("Values of a chart's axis")
@MainActor struct AxisMarkValuesTests {
  private func model(
    _ values: AxisMarkValues, x: ChartScale.Domain = .numbers(0...1)
  ) -> ChartModel {
    var settings = ChartSettings()
    settings.x.domain = x
    settings.x.set(AxisMarks(values: values)._axes)
    return ChartModel([], settings, calendar: Calendar(identifier: .gregorian))
  }

  private func ticks(_ values: AxisMarkValues, x: ChartScale.Domain) -> [PlotValue] {
    model(values, x: x).x.ticks(values.values)
  }

  private func reports(_ chart: some View) throws -> [String] {
    try DrawnChart(chart).reports
  }

  @Test(
    "a step of a number has marks at its multiples",
    arguments: [
      (0.0...100.0, 25.0, [0.0, 25, 50, 75, 100]), (10...60, 20, [20, 40, 60]),
      (-5...5, 2.5, [-5, -2.5, 0, 2.5, 5]), (1...4, 5, []), (0...1, 0, []), (0...1, -1, []),
      (0...10_000, 1, []),
    ])
  func numbers(domain: ClosedRange<Double>, step: Double, expected: [Double]) {
    #expect(ticks(.stride(by: step), x: .numbers(domain)) == expected.map { .number($0) })
  }

  @Test(
    "a number of values is that of the round step that comes nearest to it",
    arguments: [
      // Steps of 50 have 3 multiples, steps of 20 have 6 and steps of 10 have 11.
      (0.0...100.0, 3, 50.0), (0...100, 4, 50), (0...100, 5, 20), (0...100, 6, 20),
      (0...100, 10, 10), (0...1, 2, 1), (0...1, 1, 2), (-3...3, 7, 1), (0...0.08, 5, 0.02),
      // 4 and 2 are as near to 3.
      (0...30, 3, 10),
    ])
  func count(domain: ClosedRange<Double>, count: Int, step: Double) {
    #expect(abs(ChartScale.step(in: domain, count: count) - step) < step / 1e6)
  }

  @Test("an axis has about as many values as it is asked for")
  func desiredCount() {
    let halves = ticks(.automatic(desiredCount: 3), x: .numbers(0...100))
    #expect(halves == [.number(0), .number(50), .number(100)])
    // 2024-01-10 and 9 days later.
    let start = Date(timeIntervalSince1970: 1_704_844_800)
    let days = ticks(
      .automatic(desiredCount: 3), x: .dates(start...start.addingTimeInterval(9 * 86_400)))
    #expect(days.count == 3)
  }

  @Test("a step may be a whole number")
  func wholeNumbers() {
    #expect(ticks(.stride(by: 2), x: .numbers(0...4)).count == 3)
    let step = 2
    #expect(ticks(.stride(by: step), x: .numbers(0...4)).count == 3)
  }

  @Test("a step of a time begins with the unit, in a calendar of its own")
  func dates() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    // 2024-01-10 to 2024-04-10.
    let range =
      Date(timeIntervalSince1970: 1_704_844_800)...Date(timeIntervalSince1970: 1_712_707_200)
    let ticks = ticks(.stride(by: .month, calendar: calendar), x: .dates(range))
    // The first days of February, March and April of 2024.
    #expect(
      ticks
        == [1_706_745_600, 1_709_251_200, 1_711_929_600].map {
          .date(Date(timeIntervalSince1970: $0))
        })
  }

  @Test("what a step cannot do is reported")
  func reported() throws {
    let chart = Chart { BarMark(x: .value("Day", "Mon"), y: .value("Steps", 4)) }
    #expect(
      try reports(chart.chartXAxis { AxisMarks(values: .stride(by: 2)) })
        == ["marks at each step of a number on a chart's axis is not drawn"])
    #expect(try reports(chart.chartYAxis { AxisMarks(values: .stride(by: 2)) }) == [])
    #expect(
      try reports(
        chart.chartYAxis { AxisMarks(values: .stride(by: 2, roundLowerBound: true)) })
        == ["the number or the bounds of an axis' values in a chart is not drawn"])
    #expect(
      try reports(chart.chartYAxis { AxisMarks(values: .automatic(minimumStride: 2)) })
        == ["the number or the bounds of an axis' values in a chart is not drawn"])
  }

  @Test("marks with a format have the usual lines, and labels in it")
  func formats() throws {
    let marks = AxisMarks(format: FloatingPointFormatStyle<Double>.Percent())
    func kinds(isUpright: Bool) -> [String] {
      let value = AxisValue(index: 0, count: 1, value: .number(0.5))
      return marks._axes[0].parts(at: value, isUpright: isUpright).map {
        switch $0 {
        case .grid: "grid"
        case .label: "label"
        case .tick: "tick"
        case .undrawn: "undrawn"
        case .between: "between"
        }
      }
    }
    // As in pictures of iOS 16: ticks below the plot alone.
    #expect(kinds(isUpright: true) == ["grid", "tick", "label"])
    #expect(kinds(isUpright: false) == ["grid", "label"])
    let chart = Chart { PointMark(x: .value("x", 1), y: .value("y", 0.5)) }
      .chartXAxis(.hidden).chartYScale(domain: 0...1)
      .chartYAxis { AxisMarks(format: FloatingPointFormatStyle<Double>.Percent(), values: [0.5]) }
    #expect(try DrawnChart(chart).elements.contains { $0.label == "50%" })
  }

  @Test("a stroke is that of the lines, which are none without a width")
  func strokes() throws {
    func scene(_ marks: some AxisContent) throws -> BuiltScene {
      let chart = Chart { PointMark(x: .value("x", 1), y: .value("y", 4)) }
        .chartXAxis(.hidden).chartYAxis { marks }
      let traits = TraitSet(canvas: SnapshotLayout.fixed(width: 300, height: 200).canvas)
      let renderer = try SnapshotSession.shared.renderer(near: #filePath)
      return try ViewRendering.scene(
        of: ViewRendering.host(chart, traits: traits), traits: traits, renderer: renderer)
    }
    let wide = StrokeStyle(lineWidth: 3)
    let short = try scene(AxisMarks(stroke: wide)).scene
    let long = try scene(
      AxisMarks { _ in
        AxisGridLine(stroke: wide)
        AxisValueLabel()
      }
    ).scene
    #expect(short.items == long.items && short.diagnostics.isEmpty)
    let none = try scene(AxisMarks(stroke: StrokeStyle(lineWidth: 0))).scene
    let labels = try scene(AxisMarks { _ in AxisValueLabel() }).scene
    #expect(none.items == labels.items && none.items != short.items)
  }

  @Test("parts of an axis can come from a function, and have modifiers together")
  func parts() throws {
    @AxisMarkBuilder func parts(_ isShown: Bool) -> some AxisMark {
      AxisGridLine()
      if isShown { AxisValueLabel() }
    }
    let styled = parts(true).foregroundStyle(.red).font(.caption).offset(x: 2)
    #expect(styled._parts.count == 2)
    #expect(
      styled._parts.flatMap(\.words) == ["the offset of a line on a chart's axis"])
    let chart = Chart { BarMark(x: .value("Day", "Mon"), y: .value("Steps", 4)) }
      .chartYAxis { AxisMarks { _ in parts(true).foregroundStyle(.red) } }
    #expect(try reports(chart) == [])
    let ticks = Chart { BarMark(x: .value("Day", "Mon"), y: .value("Steps", 4)) }
      .chartYAxis { AxisMarks { AxisTick(length: .longestLabel(extendPastBy: 4)) } }
    #expect(try reports(ticks) == ["the length of a tick past its label in a chart is not drawn"])
    let none = Chart { BarMark(x: .value("Day", "Mon"), y: .value("Steps", 4)) }
      .chartYAxis {
        AxisMarks {
          AxisTick(stroke: StrokeStyle(lineWidth: 0))
          AxisTick(length: 0)
        }
        .compositingLayer()
      }
    #expect(try reports(none) == [])
  }
}
