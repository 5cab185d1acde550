// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayViews
import Foundation
import Testing

@testable import AssayCharts
@testable import AssaySnapshots

/// What labels do is measured in pictures of Swift Charts on iOS 16 and 17, and documented by Apple
/// for `AxisValueLabelCollisionResolution`.
@Suite("Places of labels along an axis")
@MainActor struct AxisLabelPlacementTests {
  private func label(
    _ position: CGFloat, _ length: CGFloat = 20, anchor: CGFloat = 0,
    by collisions: AxisValueLabelCollisionResolution = .automatic, room: CGFloat? = nil,
    staysInside: Bool = false
  ) -> AxisLabelPlacement.Label {
    AxisLabelPlacement.Label(
      position: position, length: length, anchor: anchor, collisions: collisions, room: room,
      staysInside: staysInside)
  }

  /// The starts and ends of labels in a plot of 100 points, with 10 points of the chart beside it.
  private func places(_ labels: [AxisLabelPlacement.Label]) -> [[CGFloat]?] {
    AxisLabelPlacement(labels, end: 100, bounds: -10...110).places.map { place in
      place.map { [$0.start, $0.end] }
    }
  }

  @Test("a label begins 4 points after its value, and ends with the plot")
  func ends() {
    #expect(places([label(0), label(50)]) == [[4, 24], [54, 74]])
    // 80 + 4 + 20 is past the end. 12 points have room for a letter and dots, less have not.
    #expect(places([label(80)]) == [[84, 100]])
    #expect(places([label(84), label(85)]) == [[88, 100], nil])
    #expect(places([label(100)]) == [nil])
    #expect(places([label(80, by: .greedy)]) == [nil])
    #expect(places([label(80, by: .disabled)]) == [[84, 104]])
  }

  @Test("a label that overlaps another is left out, a less important one first")
  func overlaps() {
    #expect(places([label(0), label(10), label(24)]) == [[4, 24], nil, [28, 48]])
    #expect(places([label(0), label(23)]) == [[4, 24], nil])
    let important = AxisValueLabelCollisionResolution.greedy(priority: 1)
    #expect(places([label(0), label(10, by: important)]) == [nil, [14, 34]])
    let apart = AxisValueLabelCollisionResolution.greedy(minimumSpacing: 10)
    #expect(
      places([label(0), label(24, by: apart), label(30, by: apart)]) == [[4, 24], nil, [34, 54]])
    #expect(places([label(0), label(10, by: .disabled)]) == [nil, [14, 34]])
  }

  @Test("a truncated label ends before the next value")
  func truncates() {
    #expect(
      places([label(0, 40, by: .truncate), label(30, by: .truncate)]) == [[4, 30], [34, 54]])
    #expect(places([label(0, 40, by: .truncate)]) == [[4, 44]])
  }

  @Test("a name has its room, in whose middle it is")
  func names() {
    #expect(places([label(25, 20, room: 50), label(75, 60, room: 50)]) == [[15, 35], [50, 100]])
    #expect(places([label(25, 60, by: .disabled, room: 50)]) == [[-5, 55]])
    #expect(
      places([label(25, 60, by: .greedy, room: 50), label(75, 20, by: .greedy, room: 50)])
        == [[-5, 55], [65, 85]])
  }

  @Test("an aligned label has its middle at the value, and stays in the chart")
  func aligned() {
    #expect(
      places([
        label(0, 30, anchor: 0.5, staysInside: true), label(50, anchor: 0.5, staysInside: true),
        label(100, 20, anchor: 0.5, staysInside: true),
      ]) == [[-10, 20], [40, 60], [90, 110]])
  }

  @Test("an anchor is the point of the label at the value")
  func anchors() {
    // Those at the ends are 4 points apart from the value.
    #expect(places([label(50, anchor: 1)]) == [[26, 46]])
    #expect(places([label(50, anchor: 0.5)]) == [[40, 60]])
    #expect(places([label(50, anchor: 0.25)]) == [[45, 65]])
  }

  private func frame(_ label: String, _ chart: some View) throws -> Rect {
    let drawn = try DrawnChart(chart)
    #expect(drawn.reports == [])
    return try #require(drawn.elements.first { $0.label == label }).frame
  }

  private func chart(_ marks: some AxisContent) -> some View {
    Chart { PointMark(x: .value("x", 50), y: .value("y", 50)).accessibilityHidden(true) }
      .chartXScale(domain: 0...100).chartYScale(domain: 0...100)
      .chartYAxis(.hidden).chartXAxis { marks }
  }

  @Test("labels below a plot are drawn where they are placed")
  func drawn() throws {
    func marks(
      _ preset: AxisMarkPreset = .automatic, anchor: UnitPoint? = nil
    ) -> some AxisContent {
      AxisMarks(preset: preset, values: [0, 50, 100]) { value in
        AxisValueLabel("L\(value.index)", anchor: anchor)
      }
    }
    #expect(try frame("L0", chart(marks())).minX == 4)
    #expect(try frame("L1", chart(marks())).minX == 154)
    // At the end there is no room.
    #expect(try DrawnChart(chart(marks())).elements.compactMap(\.label) == ["L0", "L1"])
    #expect(try frame("L0", chart(marks(.aligned))).minX == 0)
    #expect(abs(try frame("L1", chart(marks(.aligned))).midX - 150) < 0.5)
    #expect(abs(try frame("L2", chart(marks(.aligned))).maxX - 300) < 0.5)
    #expect(abs(try frame("L1", chart(marks(anchor: .top))).midX - 150) < 0.5)
    #expect(abs(try frame("L1", chart(marks(anchor: .topTrailing))).maxX - 146) < 0.5)
  }

  @Test("an aligned label may reach below the labels of the other axis")
  func besideOtherAxis() throws {
    let chart = Chart { PointMark(x: .value("x", 50), y: .value("y", 50)) }
      .chartXScale(domain: 0...100).chartYScale(domain: 0...100)
      .chartYAxis { AxisMarks(values: [50]) { _ in AxisValueLabel("Wide label") } }
      .chartXAxis {
        AxisMarks(preset: .aligned, values: [100]) { _ in AxisValueLabel("End") }
      }
    // The plot ends 4 points before the labels beside it.
    let end = try frame("Wide label", chart).minX - 4
    #expect(abs(try frame("End", chart).midX - end) < 0.5)
  }

  @Test("names that are too long for their room are cut")
  func longNames() throws {
    let names = ["First", "A name that is much longer than its room", "Third"]
    let chart = Chart(names, id: \.self) {
      BarMark(x: .value("Name", $0), y: .value("y", 1)).accessibilityHidden(true)
    }
    .chartYAxis(.hidden)
    // A third of 300 points.
    let long = try frame(names[1], chart)
    #expect(long.width <= 100 && long.width > 80)
    #expect(abs(try frame("First", chart).midX - 50) < 0.5)
  }
}
