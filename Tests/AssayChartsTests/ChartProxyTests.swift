// SPDX-License-Identifier: MIT

import AssayCharts
import AssayGraphics
import AssayScenes
import Testing

@testable import AssaySnapshots

/// Charts whose plot is the whole canvas of 300 x 200 points.
@Suite("Places of a chart's values")
@MainActor struct ChartProxyTests {
  private func elements(_ chart: some View) throws -> [AccessibilityNode] {
    let drawn = try DrawnChart(
      chart.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden))
    #expect(drawn.built.scene.diagnostics.isEmpty)
    return drawn.elements
  }

  private let bars = Chart {
    BarMark(x: .value("Day", "Mon"), y: .value("Steps", 4000))
    BarMark(x: .value("Day", "Tue"), y: .value("Steps", 6500))
  }

  @Test("an overlay knows the places of values, and the values of places")
  func overlay() throws {
    let chart = bars.chartYScale(domain: 0...10_000).chartOverlay { proxy in
      let mon = proxy.position(forX: "Mon") ?? -1
      let high = proxy.position(forY: 6500) ?? -1
      let at = proxy.value(at: CGPoint(x: 200, y: 50), as: (String, Int).self)
      Text(
        verbatim: "\(Int(mon)) \(Int(high)) \(at?.0 ?? "-") \(at?.1 ?? -1) \(proxy.plotSize.width)")
      Text(verbatim: proxy.position(forX: "Wed") == nil ? "no Wednesday" : "Wednesday")
    }
    let labels = try elements(chart).compactMap(\.label)
    #expect(labels.contains("75 70 Tue 7500 300.0"))
    #expect(labels.contains("no Wednesday"))
  }

  @Test("a background is centered in the plot of a ring")
  func background() throws {
    let ring = Chart {
      SectorMark(angle: .value("Steps", 1), innerRadius: .ratio(0.6))
    }
    .chartBackground { proxy in
      GeometryReader { geometry in
        if let plot = proxy.plotFrame {
          let frame = geometry[plot]
          Text("Total").position(x: frame.midX, y: frame.midY)
        }
      }
    }
    let total = try #require(try elements(ring).first { $0.label == "Total" })
    #expect(abs(total.frame.midX - 150) < 0.5 && abs(total.frame.midY - 100) < 0.5)
  }

  @Test("bars without a second axis follow each other, as high as the plot")
  func parts() throws {
    let chart = Chart {
      BarMark(x: .value("Used", 100)).foregroundStyle(by: .value("Kind", "Photos"))
      BarMark(x: .value("Used", 200)).foregroundStyle(by: .value("Kind", "Apps"))
    }
    .chartXScale(domain: 0...300)
    let frames = try elements(chart).map(\.frame)
    #expect(frames.map(\.width) == [100, 200])
    #expect(frames.map(\.minX) == [0, 100])
    #expect(frames.allSatisfy { $0.height == 200 })
  }

  @Test("a rectangle without a value along an axis is as long as the plot")
  func rectangles() throws {
    let chart = Chart {
      RectangleMark(xStart: .value("From", 10), xEnd: .value("To", 40))
      RectangleMark(yStart: .value("From", 50), yEnd: .value("To", 100))
    }
    .chartXScale(domain: 0...100).chartYScale(domain: 0...100)
    let frames = try elements(chart).map(\.frame)
    #expect(frames.map(\.width) == [90, 300])
    #expect(frames.map(\.height) == [200, 100])
    #expect(frames.map(\.minY) == [0, 0])
  }

  @Test("an annotation is aligned with the edges of its mark")
  func annotations() throws {
    let chart = Chart {
      RectangleMark(
        xStart: .value("From", 10), xEnd: .value("To", 90), yStart: .value("Low", 0),
        yEnd: .value("High", 50)
      )
      .annotation(position: .top, alignment: .leading, spacing: 10) { Text("Goal") }
      .annotation(position: .overlay, alignment: .bottomTrailing) { Text("Inside") }
    }
    .chartXScale(domain: 0...100).chartYScale(domain: 0...100)
    let all = try elements(chart)
    let goal = try #require(all.first { $0.label == "Goal" }).frame
    #expect(goal.minX == 30 && goal.maxY == 90)
    let inside = try #require(all.first { $0.label == "Inside" }).frame
    #expect(inside.maxX == 270 && inside.maxY == 200)
  }

  @Test("a view is drawn for a point")
  func symbolViews() throws {
    let chart = Chart {
      PointMark(x: .value("x", 50), y: .value("y", 25)).symbol { Text("Here") }
        .accessibilityHidden(true)
    }
    .chartXScale(domain: 0...100).chartYScale(domain: 0...100)
    let frame = try #require(try elements(chart).first).frame
    #expect(abs(frame.midX - 150) < 0.5 && abs(frame.midY - 150) < 0.5)
  }

  @Test("an offset moves a mark with its element and its annotation")
  func offset() throws {
    let chart = Chart {
      RectangleMark(
        xStart: .value("From", 10), xEnd: .value("To", 40), yStart: .value("Low", 0),
        yEnd: .value("High", 50)
      )
      .annotation(position: .top, alignment: .leading, spacing: 10) { Text("Goal") }
      .offset(x: 15, y: -20)
    }
    .chartXScale(domain: 0...100).chartYScale(domain: 0...100)
    let all = try elements(chart)
    let goal = try #require(all.first { $0.label == "Goal" }).frame
    #expect(goal.minX == 45 && goal.maxY == 70)
    let mark = try #require(all.first { $0.label != "Goal" }).frame
    #expect(mark.minX == 45 && mark.minY == 80)
  }
}
