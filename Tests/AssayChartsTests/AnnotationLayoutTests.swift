// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayViews
import Foundation
import Testing

@testable import AssayCharts
@testable import AssaySnapshots

@Suite("Places of annotations")
@MainActor struct AnnotationLayoutTests {
  /// In a plot of 100 x 80 points, with 30 points of the chart after it and 10 before it.
  private func frame(
    _ position: AnnotationPosition, _ overflow: AnnotationOverflowResolution,
    of mark: CGRect = CGRect(x: 90, y: 20, width: 10, height: 60)
  ) -> CGRect {
    let annotation = ChartMark.Annotation(
      position: position, alignment: .center, spacing: 5, overflow: overflow
    ) { _ in AnyView(EmptyView()) }
    return AnnotationLayout(
      annotation, of: mark, plot: CGSize(width: 100, height: 80),
      chart: CGRect(x: -10, y: 0, width: 140, height: 100)
    ).frame(of: CGSize(width: 80, height: 30))
  }

  @Test("an annotation is beside its mark, or moved into the plot or the chart")
  func fit() {
    // Above the middle of the mark, which is 95.
    #expect(frame(.top, .automatic) == CGRect(x: 55, y: -15, width: 80, height: 30))
    #expect(frame(.top, .init(x: .fit(to: .plot), y: .disabled)).origin == CGPoint(x: 20, y: -15))
    #expect(frame(.top, .init(x: .fit(to: .chart))).origin == CGPoint(x: 50, y: -15))
    #expect(frame(.top, .init(x: .fit, y: .fit)).origin == CGPoint(x: 50, y: 0))
    let first = CGRect(x: 0, y: 20, width: 10, height: 60)
    #expect(frame(.top, .init(x: .fit(to: .chart)), of: first).minX == -10)
    #expect(frame(.trailing, .automatic, of: first).origin == CGPoint(x: 15, y: 35))
  }

  @Test("a moved annotation is drawn inside of the chart, and a smaller plot is reported")
  func drawn() throws {
    func chart(_ overflow: AnnotationOverflowResolution) -> some View {
      Chart {
        RuleMark(x: .value("x", 0)).accessibilityHidden(true)
          .annotation(position: .bottom, overflowResolution: overflow) { Text("A long text") }
      }
      .chartXScale(domain: 0...10).chartXAxis(.hidden).chartYAxis(.hidden)
    }
    func minX(_ overflow: AnnotationOverflowResolution) throws -> Double {
      let drawn = try DrawnChart(chart(overflow))
      return try #require(drawn.elements.first { $0.label == "A long text" }).frame.minX
    }
    #expect(try minX(.automatic) < -10)
    #expect(try minX(.init(x: .fit(to: .chart), y: .disabled)) == 0)
    #expect(
      try DrawnChart(chart(.init(x: .padScale))).reports == [
        "the scale of a chart with room for annotations is not drawn"
      ])
  }

  @Test("an annotation over a sector is between its edges, and between its angles")
  func sectors() throws {
    let chart = Chart([1, 1, 1, 1].indices, id: \.self) { index in
      SectorMark(angle: .value("Part", 1), innerRadius: .ratio(0.5)).accessibilityHidden(true)
        .annotation(position: .overlay) { Text("S\(index)") }
    }
    let drawn = try DrawnChart(chart)
    #expect(drawn.reports == [])
    // In a circle of 100 points around 150, 100: at three quarters of the radius, and 45 degrees.
    let distance = 75 * 0.5.squareRoot()
    let first = try #require(drawn.elements.first { $0.label == "S0" }).frame
    #expect(abs(first.midX - (150 + distance)) < 0.5 && abs(first.midY - (100 - distance)) < 0.5)
    let third = try #require(drawn.elements.first { $0.label == "S2" }).frame
    #expect(abs(third.midX - (150 - distance)) < 0.5 && abs(third.midY - (100 + distance)) < 0.5)
  }
}
