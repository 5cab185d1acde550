// SPDX-License-Identifier: MIT

import AssayCharts
import AssayGraphics
import AssayScenes
import Testing

@testable import AssaySnapshots

/// Charts whose plot is the whole canvas of 300 x 200 points, and whose axes run from 0 to 100.
@Suite("Marks at places of the plot")
@MainActor struct MarkPositionTests {
  private func drawn(_ chart: some View) throws -> DrawnChart {
    try DrawnChart(chart.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden))
  }

  private func scene(_ chart: some View) throws -> BuiltScene { try drawn(chart).built }

  private func frames(_ chart: some View) throws -> [Rect] {
    let drawn = try drawn(chart)
    #expect(drawn.built.scene.diagnostics.isEmpty)
    return drawn.elements.map(\.frame)
  }

  private func frames<C: ChartContent>(@ChartContentBuilder _ content: () -> C) throws -> [Rect] {
    try frames(
      Chart(content: content).chartXScale(domain: 0...100).chartYScale(domain: 0...100))
  }

  private func reports(_ chart: some View) throws -> [String] {
    try drawn(chart).reports
  }

  @Test("rectangles begin and end at places, and otherwise with the plot")
  func rectangles() throws {
    let frames = try frames {
      RectangleMark()
      RectangleMark(xStart: 10, xEnd: 40, yStart: 20, yEnd: 50)
      RectangleMark(xStart: 10, yEnd: 50)
      RectangleMark(xStart: .value("From", 10), xEnd: .value("To", 40), yStart: 150)
      RectangleMark(xStart: 30, xEnd: 10, yStart: .value("Low", 0), yEnd: .value("High", 50))
      RectangleMark(
        xStart: .value("From", 10), xEnd: .value("To", 40), y: 100, height: .fixed(20))
      RectangleMark(x: 50, yStart: .value("Low", 0), yEnd: .value("High", 50), width: 20)
    }
    #expect(
      frames == [
        Rect(x: 0, y: 0, width: 300, height: 200), Rect(x: 10, y: 20, width: 30, height: 30),
        Rect(x: 10, y: 0, width: 290, height: 50), Rect(x: 30, y: 150, width: 90, height: 50),
        Rect(x: 10, y: 100, width: 20, height: 100), Rect(x: 30, y: 90, width: 90, height: 20),
        Rect(x: 40, y: 100, width: 20, height: 100),
      ])
  }

  @Test("points are in the middle of the plot unless they have a place")
  func points() throws {
    let frames = try frames {
      PointMark(x: .value("x", 50))
      PointMark(x: .value("x", 50), y: 30)
      PointMark(y: .value("y", 25))
      PointMark(x: 30, y: .value("y", 25))
    }
    #expect(frames.map(\.midX) == [150, 150, 150, 30])
    #expect(frames.map(\.midY) == [100, 30, 150, 150])
  }

  @Test("lines begin and end at places")
  func rules() throws {
    let frames = try frames {
      RuleMark(x: .value("x", 50), yStart: 20, yEnd: 50)
      RuleMark(x: .value("x", 50), yEnd: 50)
      RuleMark(xStart: 10, xEnd: 40, y: .value("y", 50))
      RuleMark(xStart: .value("From", 10), xEnd: .value("To", 40))
      RuleMark(xStart: .value("From", 10), xEnd: .value("To", 40), y: 20)
      RuleMark(yStart: .value("From", 10), yEnd: .value("To", 40))
      RuleMark(x: 20, yStart: .value("From", 10), yEnd: .value("To", 40))
    }
    // Elements of lines are 1 point across.
    #expect(frames.map(\.midX) == [150, 150, 25, 75, 75, 150, 20])
    #expect(frames.map(\.midY) == [35, 25, 100, 100, 20, 150, 150])
    #expect(frames.map(\.height) == [30, 50, 1, 1, 1, 60, 60])
    #expect(frames.map(\.width) == [1, 1, 30, 90, 90, 1, 1])
  }

  @Test("bars from zero to numbers have heights, and bars at names have ends")
  func bars() throws {
    let parts = try frames {
      BarMark(x: .value("Used", 20), yStart: 50, yEnd: 70)
      BarMark(x: .value("Used", 30), yStart: 50, yEnd: 70)
      BarMark(xStart: 10, xEnd: 30, y: .value("Used", 40))
    }
    #expect(
      parts == [
        Rect(x: 0, y: 50, width: 60, height: 20), Rect(x: 60, y: 50, width: 90, height: 20),
        Rect(x: 10, y: 120, width: 20, height: 80),
      ])
    let between = try frames {
      BarMark(xStart: .value("From", 10), xEnd: .value("To", 40))
      BarMark(xStart: .value("From", 10), xEnd: .value("To", 40), y: 50, height: 20)
      BarMark(yStart: .value("From", 10), yEnd: .value("To", 40))
      BarMark(x: 20, yStart: .value("From", 10), yEnd: .value("To", 40), width: 10)
    }
    #expect(
      between == [
        Rect(x: 30, y: 0, width: 90, height: 200), Rect(x: 30, y: 40, width: 90, height: 20),
        Rect(x: 0, y: 120, width: 300, height: 60), Rect(x: 15, y: 120, width: 10, height: 60),
      ])
    // Two names have 150 points each, of which a bar takes half here.
    let names = try frames(
      Chart(["a", "b"], id: \.self) {
        BarMark(x: .value("Name", $0), yStart: 10, yEnd: 60, width: .ratio(0.5))
      })
    #expect(
      names == [
        Rect(x: 37.5, y: 10, width: 75, height: 50), Rect(x: 187.5, y: 10, width: 75, height: 50),
      ])
    // As high as the plot, and 70% of its room wide: 210 of 300 points.
    let whole = try frames(Chart { BarMark(x: .value("Name", "a")) })
    #expect(whole == [Rect(x: 45, y: 0, width: 210, height: 200)])
  }

  @Test("marks take 70% of the room of their values, also beside each other")
  func shares() throws {
    // Apple's documentation of `RectangleMark` has the share. A picture of iOS 16 has bars of 95
    // pixels at days of 137, and of 27 at hours of 39.
    let names = try frames(
      Chart(["a", "b"], id: \.self) { name in
        RectangleMark(x: .value("Name", name), y: .value("y", "c"))
      })
    // Of 150 x 200 points.
    #expect(names.map(\.width) == [105, 105] && names.map(\.height) == [140, 140])
    func beside(_ span: MarkDimension) throws -> [Rect] {
      try frames(
        Chart(["a", "b"], id: \.self) { kind in
          BarMark(x: .value("Name", "x"), y: .value("y", 1))
            .position(by: .value("Kind", kind), span: span)
        })
    }
    // 70% of 300 points are 210, 105 for each of both, of which a bar takes 73.5.
    // Frames are at whole pixels.
    let usual = try beside(.automatic)
    #expect(abs(usual[0].midX - 97.5) < 0.5 && abs(usual[1].midX - 202.5) < 0.5)
    #expect(abs(usual[0].width - 73.5) < 0.5 && abs(usual[1].width - 73.5) < 0.5)
    func middles(_ span: MarkDimension, _ first: Double, _ second: Double) throws -> Bool {
      let frames = try beside(span)
      return abs(frames[0].midX - first) < 0.5 && abs(frames[1].midX - second) < 0.5
    }
    #expect(try middles(.ratio(1), 75, 225))
    #expect(try middles(.fixed(100), 125, 175))
    #expect(try middles(.inset(50), 100, 200))
  }

  @Test("offsets move ends down and to the trailing side")
  func ends() throws {
    let frames = try frames {
      RuleMark(x: .value("x", 50)).offset(yStart: -10)
      RuleMark(x: .value("x", 50)).offset(x: 5, yStart: 10, yEnd: -20)
      RuleMark(y: .value("y", 50)).offset(xStart: 10, y: 5)
      RectangleMark(xStart: 10, xEnd: 40, yStart: 20, yEnd: 50)
        .offset(xStart: 1, xEnd: 2, yStart: 3, yEnd: 4)
      PointMark(x: .value("x", 50), y: .value("y", 50)).offset(yStart: 10)
    }
    #expect(frames[0].minY == -10 && frames[0].maxY == 200)
    #expect(frames[1].minY == 10 && frames[1].maxY == 180 && frames[1].midX == 155)
    #expect(frames[2].minX == 10 && frames[2].maxX == 300 && frames[2].midY == 105)
    #expect(frames[3] == Rect(x: 11, y: 23, width: 31, height: 31))
    #expect(frames[4].midY == 100)
    // A bar begins at zero.
    let bar = try self.frames(
      Chart { BarMark(x: .value("x", "a"), y: .value("y", 50)).offset(yStart: -5, yEnd: -20) }
        .chartYScale(domain: 0...100))
    #expect(bar.first.map { [$0.minY, $0.maxY] } == [80, 195])
  }

  @Test("what has no ends there is reported, and a size without neighbors")
  func reported() throws {
    let bar = Chart {
      BarMark(x: .value("x", "a"), y: .value("y", 5)).offset(xStart: 3)
    }
    #expect(
      try reports(bar) == ["the offset of the sides of a mark in a chart is not drawn"])
    let rectangle = Chart { RectangleMark(x: 50, y: .value("y", 5), height: 4) }
    #expect(
      try reports(rectangle) == [
        "the automatic size of a rectangle at a point of a chart's plot is not drawn"
      ])
  }

  @Test("marks of a higher z index lie over others")
  func order() throws {
    // Elements of assistive technology lie between the marks of two numbers.
    let red = RectangleMark(xStart: 0, xEnd: 50, yStart: 0, yEnd: 50).foregroundStyle(.red)
      .accessibilityHidden(true)
    let blue = RectangleMark(xStart: 10, xEnd: 60, yStart: 10, yEnd: 60).foregroundStyle(.blue)
      .accessibilityHidden(true)
    func chart(_ first: Double, _ second: Double) -> some View {
      Chart {
        red.zIndex(first)
        blue.zIndex(second)
      }
    }
    let swapped = Chart {
      blue
      red
    }
    let plain = try scene(chart(0, 0)).scene.items
    #expect(try scene(chart(1, 1)).scene.items == plain)
    #expect(try scene(chart(0, 1)).scene.items == plain)
    #expect(try scene(chart(1, 0)).scene.items == scene(swapped).scene.items)
    #expect(try scene(chart(0, -1)).scene.items == scene(swapped).scene.items)
    #expect(try scene(swapped).scene.items != plain)
    #expect(try reports(chart(0, -1)) == [])
  }

  @Test("a point behind a rectangle is drawn before it, though points follow rectangles")
  func behind() throws {
    let point = PointMark(x: 20, y: .value("y", 50)).foregroundStyle(.blue)
      .accessibilityHidden(true)
    let rectangle = RectangleMark(xStart: 0, xEnd: 50).foregroundStyle(.red)
      .accessibilityHidden(true)
    func items<C: ChartContent>(@ChartContentBuilder _ content: () -> C) throws -> [DisplayItem] {
      try scene(Chart(content: content).chartYScale(domain: 0...100)).scene.items
    }
    let usual = try items {
      point
      rectangle
    }
    let behind = try items {
      point.zIndex(-1)
      rectangle
    }
    #expect(behind != usual && behind.reversed() == usual)
  }

  @Test("shadows and blurs are those of views")
  func effects() throws {
    let mark = RectangleMark(xStart: 0, xEnd: 50, yStart: 0, yEnd: 50).foregroundStyle(.red)
    let plain = try scene(Chart { mark }).scene.items
    #expect(try scene(Chart { mark.blur(radius: 0) }).scene.items == plain)
    #expect(try scene(Chart { mark.blur(radius: 3) }).scene.items != plain)
    #expect(try scene(Chart { mark.shadow(radius: 3, y: 2) }).scene.items != plain)
    #expect(try reports(Chart { mark.blur(radius: 3).shadow(radius: 3) }) == [])
    let ring = Chart { SectorMark(angle: .value("Steps", 1)).shadow(radius: 2).blur(radius: 1) }
    #expect(
      try reports(ring) == [
        "the shadow of a mark in a chart is not drawn",
        "the blur of a mark in a chart is not drawn",
      ])
  }

  @Test("areas and bars to the side have a place along the axis beside, and no stack there")
  func beside() throws {
    let chart = Chart {
      AreaMark(xStart: .value("Low", 20), xEnd: .value("High", 40), y: .value("Day", 10))
      AreaMark(xStart: .value("Low", 10), xEnd: .value("High", 60), y: .value("Day", 100))
    }
    .chartXScale(domain: 0...100).chartYScale(domain: 0...100)
    #expect(try frames(chart).map { [$0.midX, $0.midY] } == [[60, 180], [30, 0]])
    // The axis beside begins with its values, as for places.
    let proxy = Chart {
      AreaMark(xStart: .value("Low", 20), xEnd: .value("High", 40), y: .value("Day", 60))
      AreaMark(xStart: .value("Low", 10), xEnd: .value("High", 60), y: .value("Day", 100))
    }
    .chartOverlay { Text(verbatim: "\($0.yDomain(dataType: Int.self))") }
    #expect(try labels(proxy).contains("[60, 100]"))
    let bars = try frames {
      BarMark(
        xStart: .value("From", 10), xEnd: .value("To", 40), y: .value("Place", 50), height: 20)
      BarMark(
        xStart: .value("From", 10), xEnd: .value("To", 40), y: .value("Place", 50), height: 20)
    }
    #expect(bars == Array(repeating: Rect(x: 30, y: 90, width: 90, height: 20), count: 2))
  }

  private func labels(_ chart: some View) throws -> [String] {
    try drawn(chart).elements.compactMap(\.label)
  }

  @Test("plots of a collection have the same places")
  func plots() throws {
    struct Row {
      let name: String
      let top: CGFloat
    }
    let rows = [Row(name: "a", top: 10), Row(name: "b", top: 30)]
    let fixed = try frames(
      Chart {
        BarPlot(rows, x: .value("Name", \.name), yStart: 10, yEnd: 60, width: .ratio(0.5))
        PointPlot(rows, x: .value("Name", \.name), y: 30)
      })
    #expect(fixed.prefix(2).map(\.width) == [75, 75] && fixed[0].height == 50)
    #expect(fixed.suffix(2).map(\.midY) == [30, 30] && fixed[3].midX == 225)
    let own = try frames(
      Chart {
        PointPlot(rows, x: .value("Name", \.name), y: \.top)
        RulePlot(rows, x: .value("Name", \.name), yStart: \.top, yEnd: \.top)
      })
    #expect(own.map(\.midY) == [10, 30, 10, 30])
  }

  @Test("a gradient is as large as a mark, or as the plot where the app asks for it")
  func gradients() throws {
    let gradient = LinearGradient(
      colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    /// Where gradients begin and end, from the top.
    func ends<C: ChartContent>(@ChartContentBuilder _ content: () -> C) throws -> [[Double]] {
      let chart = Chart(content: content)
        .chartXScale(domain: 0...100).chartYScale(domain: 0...100)
      return try scene(chart).scene.items.compactMap { item in
        guard case .fill(_, .linearGradient(let paint)) = item else { return nil }
        return [paint.start.y, paint.end.y]
      }
    }
    let area = Plot {
      AreaMark(x: .value("x", 0), y: .value("y", 50))
      AreaMark(x: .value("x", 100), y: .value("y", 25))
    }
    .foregroundStyle(gradient).accessibilityHidden(true)
    let bar = RectangleMark(xStart: 0, xEnd: 50, yStart: 40, yEnd: 60).foregroundStyle(gradient)
      .accessibilityHidden(true)
    #expect(try ends { area } == [[100, 200]])
    #expect(try ends { area.alignsMarkStylesWithPlotArea() } == [[0, 200]])
    #expect(try ends { bar } == [[40, 60]])
    #expect(try ends { bar.alignsMarkStylesWithPlotArea() } == [[0, 200]])
    #expect(try ends { bar.alignsMarkStylesWithPlotArea(false) } == [[40, 60]])
    let point = Chart { PointMark(y: .value("y", 1)).alignsMarkStylesWithPlotArea() }
    #expect(
      try reports(point) == ["a style of marks that is as large as the plot is not drawn"])
  }
}
