// SPDX-License-Identifier: MIT

import AssayCharts
import AssayGraphics
import AssayScenes
import Testing

@testable import AssaySnapshots

@Suite("What a chart says")
@MainActor struct ChartElementTests {
  private struct Day: Identifiable {
    let id: String
    let steps: Int
    var city = "Oslo"
  }

  private let days = [Day(id: "Mon", steps: 4000), Day(id: "Tue", steps: 6500)]

  private func scene(_ chart: some View) throws -> BuiltScene {
    try DrawnChart(chart).built
  }

  private func elements(_ chart: some View) throws -> [AccessibilityNode] {
    try DrawnChart(chart).elements
  }

  /// The label and the value of each element that has a value.
  private func words(_ chart: some View) throws -> [String] {
    try elements(chart).compactMap { node in node.value.map { "\(node.label ?? "-") | \($0)" } }
  }

  private func reports(_ chart: some View) throws -> [String] {
    try DrawnChart(chart).reports
  }

  @Test("each mark is an element with its place, and the value with its label")
  func marks() throws {
    let bars = Chart(days) { BarMark(x: .value("Day", $0.id), y: .value("Steps", $0.steps)) }
    #expect(try words(bars) == ["Mon | Steps: 4,000", "Tue | Steps: 6,500"])
    let sideways = Chart(days) { BarMark(x: .value("Steps", $0.steps), y: .value("Day", $0.id)) }
    #expect(try words(sideways) == ["Mon | Steps: 4,000", "Tue | Steps: 6,500"])
    // The values of the app, not those of the stack.
    let stacked = Chart(days) {
      BarMark(x: .value("City", $0.city), y: .value("Steps", $0.steps))
        .foregroundStyle(by: .value("Day", $0.id))
    }
    #expect(try words(stacked) == ["Oslo, Mon | Steps: 4,000", "Oslo, Tue | Steps: 6,500"])
    let ring = Chart(days) {
      SectorMark(angle: .value("Steps", $0.steps)).foregroundStyle(by: .value("Day", $0.id))
    }
    #expect(try words(ring) == ["Mon | Steps: 4,000", "Tue | Steps: 6,500"])
    let rule = Chart { RuleMark(y: .value("Goal", 10)) }
    #expect(try words(rule) == ["Goal | Goal: 10"])
  }

  @Test("an app's own words count, and hidden marks are no elements")
  func ownWords() throws {
    let chart = Chart(days) { day in
      LineMark(x: .value("Day", day.id), y: .value("Steps", day.steps))
        .accessibilityLabel("On \(day.id)")
        .accessibilityValue("\(day.steps) steps")
        .accessibilityHidden(day.steps > 5000)
    }
    #expect(try words(chart) == ["On Mon | 4,000 steps"])
    #expect(try reports(chart).isEmpty)
  }

  @Test("an axis without values has no labels")
  func emptyAxis() throws {
    let chart = Chart { BarMark(x: .value("Used", 100)).accessibilityHidden(true) }
    #expect(try elements(chart.chartXAxis(.hidden)).isEmpty, "nothing beside the bar")
    #expect(try !elements(chart).isEmpty)
  }

  @Test("a view over a chart whose plot is another view is reported")
  func noPlot() throws {
    let chart = Chart(days) { BarMark(x: .value("Day", $0.id), y: .value("Steps", $0.steps)) }
      .chartPlotStyle { _ in EmptyView() }
      .chartOverlay { Text("\($0.plotSize.width)") }
    #expect(try reports(chart) == ["a view over or behind a chart that has no plot is not drawn"])
  }

  @Test("the content of an axis can come from a function and from a branch")
  func axisFunction() throws {
    @AxisContentBuilder func axis(_ isShown: Bool) -> some AxisContent {
      if isShown {
        AxisMarks { _ in AxisTick() }
      }
    }
    let chart = Chart(days) { BarMark(x: .value("Day", $0.id), y: .value("Steps", $0.steps)) }
    #expect(try reports(chart.chartXAxis { axis(true) }) == [])
    #expect(try reports(chart.chartXAxis { axis(false) }) == [])
    #expect(
      try scene(chart.chartXAxis { axis(true) }).scene.items
        != scene(chart.chartXAxis { axis(false) }).scene.items)
  }

  @Test("what is accepted and not drawn reports itself once")
  func reported() throws {
    let chart = Chart(days) { day in
      BarMark(x: .value("Day", day.id), y: .value("Steps", day.steps))
        .position(by: .value("City", day.city), axis: .vertical)
    }
    .chartXAxis {
      AxisMarks(position: .leading, values: .automatic(desiredCount: 3)) { _ in
        AxisTick()
        AxisValueLabel(centered: true, offsetsMarks: true)
      }
    }
    .chartLegend(position: .overlay)
    #expect(
      try reports(chart) == [
        "a legend of a chart over or at a corner of its plot is not drawn",
        "the axis of marks beside each other in a chart is not drawn",
        "the number or the bounds of an axis' values in a chart is not drawn",
        "a chart's axis on that side is not drawn",
        "the place of an axis label among others in a chart is not drawn",
      ])
    let ring = Chart(days) {
      SectorMark(angle: .value("Steps", $0.steps), outerRadius: .ratio(0.5)).cornerRadius(4)
        .annotation(position: .overlay) { Text("Steps") }
    }
    #expect(try reports(ring) == [])
    let beside = Chart(days) {
      SectorMark(angle: .value("Steps", $0.steps)).annotation(position: .top) { Text("Steps") }
    }
    #expect(
      try reports(beside) == ["the place of an annotation beside a sector of a chart is not drawn"])
  }

  @Test("a scale of shapes draws as marks with their own shapes do")
  func symbolScale() throws {
    func points(_ symbol: (Day) -> BasicChartSymbolShape) -> some View {
      let symbols = days.map(symbol)
      return Chart(days) { day in
        PointMark(x: .value("Day", day.id), y: .value("Steps", day.steps))
          .symbol(symbols[day.id == "Mon" ? 0 : 1])
      }
    }
    let scaled = Chart(days) { day in
      PointMark(x: .value("Day", day.id), y: .value("Steps", day.steps))
        .symbol(by: .value("Day", day.id))
    }
    .chartLegend(.hidden)
    let own = try scene(points { $0.id == "Mon" ? .plus : .diamond }).scene.items
    let mapping: KeyValuePairs<String, BasicChartSymbolShape> = ["Tue": .diamond, "Mon": .plus]
    #expect(try scene(scaled.chartSymbolScale(mapping)).scene.items == own)
    #expect(try scene(scaled.chartSymbolScale(range: [.plus, .diamond])).scene.items == own)
    #expect(
      try scene(scaled.chartSymbolScale(domain: ["Tue", "Mon"], range: [.diamond, .plus]))
        .scene.items == own)
    #expect(try scene(scaled).scene.items != own)
  }

  @Test("shapes of points are views and may be an app's own")
  func symbolShapes() throws {
    struct Square: ChartSymbolShape {
      var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
      func path(in rect: CGRect) -> AssaySnapshots.Path { AssaySnapshots.Path(rect) }
    }
    func points(_ symbol: some ChartSymbolShape) -> some View {
      Chart(days) { day in
        PointMark(x: .value("Day", day.id), y: .value("Steps", day.steps)).symbol(symbol)
      }
    }
    #expect(
      try scene(BasicChartSymbolShape.square.frame(width: 12, height: 10)).scene.items
        == scene(Square().frame(width: 12, height: 10)).scene.items)
    #expect(try scene(points(Square())).scene.items == scene(points(.square)).scene.items)
    #expect(try scene(points(.circle)).scene.items != scene(points(.square)).scene.items)
    let square = CGRect(x: 10, y: 20, width: 6, height: 6)
    for shape: BasicChartSymbolShape in [.diamond, .plus, .asterisk, .pentagon] {
      let box = shape.path(in: square).boundingRect
      #expect(square.insetBy(dx: -0.5, dy: -0.5).contains(box), "\(shape)")
      #expect(box.height > 5, "\(shape)")
    }
    // The border is 1 point wide and inside.
    let border = BasicChartSymbolShape.square.strokeBorder(lineWidth: 1).path(in: square)
    #expect(border.contains(CGPoint(x: 10.5, y: 23)) && !border.contains(CGPoint(x: 12, y: 23)))
  }

  @Test("a function gives colors to values of its type")
  func colorFunction() throws {
    let bars = Chart(days) { day in
      BarMark(x: .value("Day", day.id), y: .value("Steps", day.steps))
        .foregroundStyle(by: .value("Steps", day.steps))
    }
    let mapped = bars.chartForegroundStyleScale { (steps: Int) in
      steps > 5000 ? Color.green : Color.red
    }
    let named = bars.chartForegroundStyleScale([4000: Color.red, 6500: Color.green])
    #expect(try scene(mapped).scene.items == scene(named).scene.items)
    #expect(try scene(mapped).scene.items != scene(bars).scene.items)
  }

  @Test("an own legend takes the place of the names, a title of an axis its alignment")
  func legends() throws {
    let bars = Chart(days) {
      BarMark(x: .value("Day", $0.id), y: .value("Steps", $0.steps))
        .foregroundStyle(by: .value("City", $0.city))
    }
    let own = bars.chartLegend { Text(verbatim: "All cities") }
    #expect(try elements(bars).contains { $0.label == "Oslo" })
    #expect(try elements(own).contains { $0.label == "All cities" })
    #expect(try !elements(own).contains { $0.label == "Oslo" })
    let title = bars.chartXAxisLabel("Days", position: .bottom, alignment: .center)
    #expect(try elements(title).contains { $0.label == "Days" } && reports(title) == [])
    #expect(
      try reports(bars.chartXAxisLabel("Days", position: .leading))
        == ["the position of a chart's axis label is not drawn"])
  }
}
