// SPDX-License-Identifier: MIT

import AssayCharts
import AssayGraphics
import AssayScenes
import Testing

@testable import AssaySnapshots

/// Charts whose plot is the whole canvas of 300 x 200 points.
@Suite("Names of Swift Charts")
@MainActor struct ChartNamesTests {
  private func drawn(_ view: some View) throws -> DrawnChart {
    try DrawnChart(view.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden))
  }

  private func scene(_ view: some View) throws -> BuiltScene { try drawn(view).built }

  private func elements(_ view: some View) throws -> [AccessibilityNode] {
    try drawn(view).elements
  }

  private func reports(_ view: some View) throws -> [String] {
    try drawn(view).reports
  }

  @Test("a domain without an end is reported, and the chart finds one")
  func endlessDomain() throws {
    let chart = Chart { PointMark(x: .value("x", 1.0), y: .value("y", 2.0)) }
      .chartYScale(domain: 0...Double.infinity)
    #expect(
      try reports(chart) == [
        "a domain of a chart's axis without values, without an end, or from high to low, is not drawn"
      ])
  }

  @Test("a chart of three axes is reported, and takes its room")
  func spatial() throws {
    let chart = Chart3D {
      SurfacePlot(x: "x", y: "y", z: "z") { x, z in sin(x) * cos(z) }
        .foregroundStyle(.heightBased).roughness(0.5)
      PointMark(x: .value("x", 1), y: .value("y", 2), z: .value("z", 3))
        .symbol(.sphere).symbolSize(0.1).foregroundStyle(.red)
    }
    .chart3DPose(.constant(.front)).chart3DCameraProjection(.perspective)
    .chartXScale(domain: -2...2, range: -0.5...0.5)
    .chartZScale(domain: -2...2).chartZAxisLabel("Depth")
    #expect(try reports(chart) == ["a chart of three axes is not drawn"])
    let column = VStack(spacing: 0) {
      chart
      Color.red.frame(height: 20).accessibilityElement().accessibilityLabel("Bar")
    }
    let bar = try #require(try elements(column).first { $0.label == "Bar" }).frame
    #expect(bar == Rect(x: 0, y: 180, width: 300, height: 20))
    let flat = Chart { PointMark(x: .value("x", 1), y: .value("y", 2), z: .value("z", 3)) }
    #expect(
      try reports(flat) == ["a mark of three values in a chart of two axes is not drawn"])
  }

  @Test("content in a plot, and of a hidden type, draws as it is")
  func containers() throws {
    let point = PointMark(x: .value("x", 1), y: .value("y", 2))
    let plain = try scene(Chart { point.foregroundStyle(.red) }).scene.items
    #expect(try scene(Chart { Plot { point }.foregroundStyle(.red) }).scene.items == plain)
    let erased = AnyChartContent(point.foregroundStyle(.red))
    #expect(try scene(Chart { erased }).scene.items == plain)
    #expect(!plain.isEmpty)
  }

  @Test("lines and sizes by a value are those that a scale lists, and otherwise reported")
  func scales() throws {
    let line = Chart {
      ForEach(0..<4) { x in
        LineMark(x: .value("x", x), y: .value("y", x * x))
          .lineStyle(by: .value("Kind", x < 2 ? "a" : "b"))
      }
    }
    let dashed = StrokeStyle(lineWidth: 3, dash: [4])
    let plain = StrokeStyle(lineWidth: 1)
    let own = Chart {
      ForEach(0..<4) { x in
        LineMark(
          x: .value("x", x), y: .value("y", x * x), series: .value("Kind", x < 2 ? "a" : "b")
        )
        .lineStyle(x < 2 ? dashed : plain)
      }
    }
    let expected = try scene(own).scene.items
    #expect(
      try scene(line.chartLineStyleScale(["b": plain, "a": dashed])).scene.items == expected)
    #expect(try scene(line.chartLineStyleScale(range: [dashed, plain])).scene.items == expected)
    #expect(
      try reports(line)
        == ["the look that a chart chooses for a line by its value is not drawn"])
    let points = Chart {
      PointMark(x: .value("x", 1), y: .value("y", 1)).symbolSize(by: .value("Kind", "a"))
    }
    let sized = Chart { PointMark(x: .value("x", 1), y: .value("y", 1)).symbolSize(64) }
    #expect(
      try scene(points.chartSymbolSizeScale(["a": 64])).scene.items == scene(sized).scene.items)
    #expect(
      try reports(points)
        == ["the size that a chart chooses for a symbol by its value is not drawn"])
  }

  @Test("a bin takes 70% of its range, as the room of a time")
  func histogram() throws {
    let chart = Chart {
      BarMark(x: .value("Bin", 0..<40), y: .value("Count", 50))
    }
    .chartXScale(domain: 0...100).chartYScale(domain: 0...100)
    // 40 of 100 are 120 points, 70% of them 84, around 60.
    let frame = try #require(try elements(chart).first).frame
    #expect(frame == Rect(x: 18, y: 100, width: 84, height: 100))
  }

  @Test("a sector is as large as its outer radius")
  func sectors() throws {
    func frame(_ radius: MarkDimension) throws -> Rect {
      let ring = Chart { SectorMark(angle: .value("Steps", 1), outerRadius: radius) }
      return try #require(try elements(ring).first).frame
    }
    // The largest circle in the plot has a radius of 100.
    for (radius, points) in [(MarkDimension.ratio(0.5), 50.0), (30, 30), (.inset(10), 90)] {
      let frame = try frame(radius)
      #expect(abs(frame.width - 2 * points) < 0.5 && abs(frame.midX - 150) < 0.5)
      #expect(abs(frame.height - 2 * points) < 0.5 && abs(frame.midY - 100) < 0.5)
    }
  }

  @Test("an axis takes the part of the plot that it is given")
  func padding() throws {
    let point = Chart {
      RectangleMark(
        xStart: .value("From", 0), xEnd: .value("To", 100), yStart: .value("Low", 0),
        yEnd: .value("High", 50))
    }
    // The axis beside starts below: from 190 up to 20, of which a half is 85.
    let chart =
      point
      .chartXScale(domain: 0...100, range: .plotDimension(padding: 30))
      .chartYScale(domain: 0...100, range: .plotDimension(startPadding: 10, endPadding: 20))
    #expect(
      try #require(try elements(chart).first).frame == Rect(x: 30, y: 105, width: 240, height: 85))
    let proxy = chart.chartOverlay { proxy in
      let places = [proxy.position(forX: 50) ?? 0, proxy.position(forY: 100) ?? 0]
      Text(verbatim: "\(places) \(proxy.value(atX: 30, as: Int.self) ?? -1)")
    }
    #expect(try elements(proxy).compactMap(\.label).contains("[150.0, 20.0] 0"))
    #expect(try reports(chart) == [])
    // A scale of the range alone keeps the domain.
    let apart = point.chartXScale(domain: 0...100).chartXScale(range: .plotDimension(padding: 30))
      .chartYScale(domain: 0...100)
    #expect(try #require(try elements(apart).first).frame.minX == 30)
  }

  @Test("an annotation knows the size of its mark")
  func annotationSize() throws {
    let chart = Chart {
      RectangleMark(
        xStart: .value("From", 10), xEnd: .value("To", 40), yStart: .value("Low", 0),
        yEnd: .value("High", 50)
      )
      .annotation { context in
        Text(verbatim: "\(context.targetSize.width) x \(context.targetSize.height)")
      }
    }
    .chartXScale(domain: 0...100).chartYScale(domain: 0...100)
    #expect(try elements(chart).contains { $0.label == "90.0 x 100.0" })
  }

  @Test("a proxy knows the room of values, colors of values and angles")
  func proxy() throws {
    let chart = Chart {
      BarMark(x: .value("Day", "Mon"), y: .value("Steps", 4)).foregroundStyle(by: .value("A", "a"))
      BarMark(x: .value("Day", "Tue"), y: .value("Steps", 6)).foregroundStyle(by: .value("A", "b"))
    }
    .chartYScale(domain: 0...10)
    .chartOverlay { proxy in
      let room = proxy.positionRange(forX: "Tue") ?? 0...0
      let names: [String] = proxy.xDomain()
      let ends: [Int] = proxy.yDomain()
      let turns = [
        CGPoint(x: 150, y: 0), CGPoint(x: 300, y: 100), CGPoint(x: 150, y: 200),
        CGPoint(x: 0, y: 100),
      ].map { Int(proxy.angle(at: $0).degrees.rounded()) }
      let hasColors = ["a", "c"].map { proxy.foregroundStyle(for: $0) != nil }
      Text(verbatim: "\(room) \(names) \(ends) \(turns) \(hasColors)")
    }
    #expect(
      try elements(chart).compactMap(\.label).contains(
        "150.0...300.0 [\"Mon\", \"Tue\"] [0, 10] [0, 90, 180, 270] [true, false]"))
    // Half a turn of 40 is 20.
    let ring = Chart {
      SectorMark(angle: .value("Steps", 10))
      SectorMark(angle: .value("Steps", 30))
    }
    .chartOverlay { proxy in
      Text(verbatim: "\(proxy.value(atAngle: .degrees(180), as: Int.self) ?? -1)")
    }
    #expect(try elements(ring).compactMap(\.label).contains("20"))
  }

  @Test("a proxy knows the values of colors, shapes, sizes and lines, each once")
  func domains() throws {
    let chart = Chart(["b", "a", "b"], id: \.self) { name in
      PointMark(x: .value("x", name), y: .value("y", 1))
        .foregroundStyle(by: .value("Kind", name)).symbol(by: .value("Kind", name.uppercased()))
        .lineStyle(by: .value("Kind", name)).symbolSize(by: .value("Size", name == "a" ? 4 : 9))
    }
    .chartOverlay { proxy in
      let words: [[String]] = [
        proxy.foregroundStyleDomain(), proxy.symbolDomain(), proxy.lineStyleDomain(),
      ]
      let sizes = proxy.symbolSizeDomain(dataType: Int.self)
      Text(verbatim: "\(words) \(sizes) \(proxy.symbolDomain(dataType: Int.self))")
    }
    #expect(
      try elements(chart).compactMap(\.label).contains(
        #"[["b", "a"], ["B", "A"], ["b", "a"]] [9, 4] []"#))
  }

  @Test("a value that is not a number is reported")
  func notFinite() throws {
    let chart = Chart {
      ForEach([1.0, .nan, 3], id: \.self) { y in
        PointMark(x: .value("x", y), y: .value("y", y))
      }
    }
    #expect(
      try reports(chart) == ["a mark of a chart whose value is not a number is not drawn"])
  }
}
