// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayViews
import Foundation
import Testing

@testable import AssayCharts
@testable import AssaySnapshots

@Suite("Sides of a chart")
@MainActor struct ChartAxesTests {
  private func elements(_ chart: some View) throws -> [AccessibilityNode] {
    let drawn = try DrawnChart(chart)
    #expect(drawn.reports == [])
    return drawn.elements
  }

  private func frame(_ label: String, _ elements: [AccessibilityNode]) throws -> Rect {
    try #require(elements.first { $0.label == label }).frame
  }

  private var point: some View {
    Chart { PointMark(x: .value("x", 50), y: .value("y", 50)).accessibilityLabel("Point") }
      .chartXScale(domain: 0...100).chartYScale(domain: 0...100)
  }

  @Test("two sets of marks have their own values, at both sides of the plot")
  func twoSides() throws {
    let chart = point.chartXAxis(.hidden).chartYAxis {
      AxisMarks(position: .leading, values: [0, 50]) { value in
        AxisValueLabel("L\(value.index)")
      }
      AxisMarks(position: .trailing, values: [50, 100]) { value in
        AxisValueLabel("T\(value.index)")
      }
    }
    let all = try elements(chart)
    #expect(all.compactMap(\.label).sorted() == ["L0", "L1", "Point", "T0", "T1"])
    let mark = try frame("Point", all)
    let (low, middle) = (try frame("L0", all), try frame("L1", all))
    let (half, high) = (try frame("T0", all), try frame("T1", all))
    // A text ends at half points.
    #expect(abs(low.midY - 200) < 0.5 && abs(middle.midY - 100) < 0.5 && low.minX == 0)
    #expect(abs(half.midY - 100) < 0.5 && abs(high.midY) < 0.5 && half.minX == high.minX)
    #expect(max(half.maxX, high.maxX) == 300)
    #expect(middle.maxX < mark.minX && mark.maxX < 290)
  }

  @Test("marks at one side share its room")
  func oneSide() throws {
    let chart = point.chartXAxis(.hidden).chartYAxis {
      AxisMarks(values: [0]) { _ in AxisValueLabel("a") }
      AxisMarks(values: [100]) { _ in AxisValueLabel("b") }
    }
    let all = try elements(chart)
    #expect(try frame("a", all).minX == frame("b", all).minX)
  }

  @Test("labels of the axis below can be above")
  func above() throws {
    let chart = point.chartYAxis(.hidden).chartXAxis {
      AxisMarks(position: .top, values: [50]) { _ in AxisValueLabel("Top") }
    }
    let all = try elements(chart)
    let (label, mark) = (try frame("Top", all), try frame("Point", all))
    // The label begins 4 points after its value.
    #expect(label.minY == 0 && label.maxY < mark.minY && label.minX == 154)
    // The plot takes the rest, and the mark is in its middle.
    #expect(abs(mark.midY - (label.maxY + 4 + 200) / 2) < 0.5)
  }

  @Test("a label between two times is in the middle of both")
  func between() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    // 2024-01-01 and 4 days.
    let start = Date(timeIntervalSince1970: 1_704_067_200)
    let domain = start...start.addingTimeInterval(4 * 86_400)
    let scale = ChartScale(
      [], given: .dates(domain), includesZero: false, isNice: false, isVertical: false,
      calendar: calendar)
    let days = AxisOptions.Values.dates(every: .day, count: 1, in: nil)
    let ticks = scale.ticks(days)
    // The last day begins where the axis ends.
    #expect(ticks.count == 5)
    #expect(
      ticks.indices.map { scale.middle(after: $0, of: ticks, days) }
        == [0.125, 0.375, 0.625, 0.875, nil])
    let some = [start, start.addingTimeInterval(86_400)].map { PlotValue.date($0) }
    #expect(
      some.indices.map { scale.middle(after: $0, of: some, .listed(some)) } == [0.125, nil])
    let numbers = ChartScale(
      [], given: .numbers(0...4), includesZero: false, isNice: false, isVertical: false,
      calendar: calendar)
    #expect(
      numbers.middle(after: 0, of: [.number(0), .number(4)], .numbers(every: 4)) == nil)
    let chart = Chart { PointMark(x: .value("Day", start), y: .value("y", 1)) }
      .chartXScale(domain: domain).chartYAxis(.hidden)
      .chartXAxis {
        AxisMarks(values: [start, start.addingTimeInterval(2 * 86_400)]) { value in
          if value.index == 0 { AxisValueLabel("Between", centered: true) }
        }
      }
    // A quarter of 300.
    #expect(try frame("Between", elements(chart)).midX == 75)
  }

  @Test("a legend is beside the plot, or aligned at its side")
  func legends() throws {
    let bars = Chart(["a", "b"], id: \.self) {
      BarMark(x: .value("Name", $0), y: .value("y", 4)).foregroundStyle(by: .value("Name", $0))
        .accessibilityHidden(true)
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
    let beside = try elements(bars.chartLegend(position: .trailing, alignment: .center))
    let (a, b) = (try frame("a", beside), try frame("b", beside))
    #expect(a.maxY < b.minY && a.minX == b.minX)
    #expect(abs((a.minY + b.maxY) / 2 - 100) < 0.5 && b.maxX > 290)
    let above = try elements(bars.chartLegend(position: .top, alignment: .trailing, spacing: 20))
    #expect(try frame("b", above).maxX > 299 && frame("b", above).minY < 5)
    let below = try elements(bars.chartLegend(alignment: .center))
    let names = (try frame("a", below), try frame("b", below))
    // The first name has a dot of 8 and a space of 4 points before it.
    #expect(abs((names.0.minX - 12 + names.1.maxX) / 2 - 150) < 0.5)
  }

  @Test("names of shapes are in a legend, once where they have colors too")
  func shapes() throws {
    func chart(colored: Bool) -> some View {
      Chart(["a", "b"], id: \.self) { name in
        let point = PointMark(x: .value("Name", name), y: .value("y", 4))
          .symbol(by: .value("Name", name))
        if colored {
          point.foregroundStyle(by: .value("Name", name)).accessibilityHidden(true)
        } else {
          point.accessibilityHidden(true)
        }
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    #expect(try elements(chart(colored: false)).map(\.label) == ["a", "b"])
    #expect(try elements(chart(colored: true)).map(\.label) == ["a", "b"])
    #expect(try elements(chart(colored: false).chartLegend(.hidden)).isEmpty)
  }
}
