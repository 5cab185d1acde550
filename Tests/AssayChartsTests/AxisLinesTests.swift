// SPDX-License-Identifier: MIT

import AssayViews
import Foundation
import Testing

@testable import AssayCharts
@testable import AssaySnapshots

@Suite("Lines of a chart's axis")
@MainActor struct AxisLinesTests {
  private func items(
    _ domain: ChartScale.Domain, _ marks: some AxisContent = AxisMarks(), isUpright: Bool = true
  ) -> AxisItems {
    let scale = ChartScale(
      [], given: domain, includesZero: false, isNice: false, isVertical: false,
      calendar: Calendar(identifier: .gregorian))
    return AxisItems(
      scale, marks._axes, locale: Locale(identifier: "en"), isUpright: isUpright)
  }

  @Test("names have lines at the edges of their room, as in pictures of iOS 16")
  func names() {
    let names = ChartScale.Domain.categories(["a", "b", "c", "d"])
    #expect(items(names).lines.map(\.position) == [0, 0.25, 0.5, 0.75, 1])
    #expect(items(names).ticks.map(\.position) == [0, 0.25, 0.5, 0.75, 1])
    #expect(items(names).labels.map(\.position) == [0.125, 0.375, 0.625, 0.875])
    let some = AxisMarks(values: ["a", "b", "d"])
    #expect(items(names, some).lines.map(\.position) == [0, 0.25, 0.5, 0.75, 1])
    let middle = AxisMarks {
      AxisGridLine(centered: true)
      AxisTick(centered: true, length: 5)
      AxisValueLabel(centered: true)
    }
    #expect(items(names, middle).lines.map(\.position) == [0.125, 0.375, 0.625, 0.875])
    #expect(items(names, middle).ticks.map(\.position) == [0.125, 0.375, 0.625, 0.875])
  }

  @Test("lines up are dashed by 2 points, as measured in a picture of iOS 16")
  func dashes() {
    let up = items(.numbers(0...10))
    #expect(up.lines.allSatisfy { $0.stroke.dash == [2, 2] && $0.stroke.lineWidth == 0.5 })
    #expect(up.ticks.allSatisfy { $0.stroke.dash == [2, 2] })
    let across = items(.numbers(0...10), isUpright: false)
    #expect(across.lines.allSatisfy { $0.stroke.dash.isEmpty } && across.ticks.isEmpty)
    let own = items(.numbers(0...10), AxisMarks(stroke: StrokeStyle(lineWidth: 3)))
    #expect(own.lines.allSatisfy { $0.stroke == StrokeStyle(lineWidth: 3) })
  }

  @Test("a tick has its own look and length, and is drawn")
  func ticks() throws {
    let marks = AxisMarks(values: [5]) {
      AxisTick(length: 10, stroke: StrokeStyle(lineWidth: 2)).foregroundStyle(.red)
    }
    let tick = try #require(items(.numbers(0...10), marks).ticks.first)
    #expect(tick.tick.length == 10 && tick.stroke == StrokeStyle(lineWidth: 2))
    func scene(_ length: CGFloat) throws -> DrawnChart {
      try DrawnChart(
        Chart { PointMark(x: .value("x", 5), y: .value("y", 5)) }
          .chartXAxis(.hidden)
          .chartYAxis { AxisMarks(position: .leading, values: [5]) { AxisTick(length: length) } })
    }
    let (short, long) = (try scene(4), try scene(12))
    #expect(short.reports == [] && long.reports == [])
    #expect(short.built.scene.items != long.built.scene.items)
  }

  @Test("types of axes have the names of their cases as descriptions")
  func descriptions() {
    #expect("\(AxisMarkPreset.aligned)" == "aligned" && "\(AxisMarkPosition.top)" == "top")
    #expect("\(AxisValueLabelCollisionResolution.greedy(priority: 2))" == "greedy")
    #expect("\(AxisValueLabelOrientation.vertical)" == "vertical")
    #expect(InterpolationMethod.stepCenter.description == "stepCenter")
    #expect(InterpolationMethod.catmullRom(alpha: 0.5).description == "catmullRom")
    #expect(InterpolationMethod.cardinal(tension: 0.5).description == "cardinal")
  }
}
