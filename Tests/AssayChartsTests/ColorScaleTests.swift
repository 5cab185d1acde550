// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayViews
import Foundation
import Testing

@testable import AssayCharts
@testable import AssaySnapshots

@Suite("Colors of numbers")
@MainActor struct ColorScaleTests {
  private let gradient = Gradient(colors: [.white, .black])

  /// The red channel of the color of each value, from 0 to 1.
  private func reds(
    _ values: [Double], of numbers: [Double], domain: ChartScale.Domain? = nil,
    _ gradient: Gradient? = nil
  ) throws -> [Double?] {
    let options = GradientOptions(
      gradient: gradient ?? self.gradient, domain: domain, transform: .linear)
    let scale = try #require(
      ColorScale(
        options, numbers.map { .number($0) }, calendar: Calendar(identifier: .gregorian)))
    return values.map { value in
      scale.color(of: .number(value)).map { color in
        (Double(color.resolve(in: EnvironmentValues()).red) * 100).rounded() / 100
      }
    }
  }

  @Test("a gradient ends at round numbers around those of the marks")
  func automatic() throws {
    // Steps of 50: 3 to 197 is 0 to 200, and 150 is three quarters of it.
    #expect(try reds([0, 50, 150, 200], of: [3, 197]) == [1, 0.75, 0.25, 0])
  }

  @Test("a domain of the app has the ends, and values outside have their colors")
  func domain() throws {
    #expect(
      try reds([-5, 0, 4, 10, 20], of: [4], domain: .numbers(0...10)) == [1, 1, 0.6, 0, 0])
  }

  @Test("colors are between the stops beside a value")
  func stops() throws {
    let stops = Gradient(stops: [
      Gradient.Stop(color: .white, location: 0.5), Gradient.Stop(color: .black, location: 0.75),
    ])
    // 0.625 is in the middle of both stops.
    #expect(
      try reds([0, 5, 6.25, 7.5, 10], of: [4], domain: .numbers(0...10), stops)
        == [1, 1, 0.5, 0, 0])
  }

  private func chart(_ values: [Int]) -> some View {
    Chart(values, id: \.self) { value in
      RectangleMark(x: .value("x", "\(value)"), y: .value("y", "a"))
        .foregroundStyle(by: .value("Count", value)).accessibilityHidden(true)
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
  }

  @Test("marks have the colors of a gradient, whose numbers are the legend")
  func drawn() throws {
    let scaled = chart([0, 50, 100]).chartForegroundStyleScale(range: gradient)
    let drawn = try DrawnChart(scaled)
    #expect(drawn.reports == [])
    #expect(drawn.elements.compactMap(\.label) == ["0", "50", "100"])
    let named = chart([0, 50, 100]).chartForegroundStyleScale { (value: Int) in
      Color.white.mix(with: .black, by: Double(value) / 100, in: .device)
    }
    let (own, other) = (
      try DrawnChart(scaled.chartLegend(.hidden)), try DrawnChart(named.chartLegend(.hidden))
    )
    #expect(own.built.scene.items == other.built.scene.items)
    let domain = try DrawnChart(
      chart([0, 5]).chartForegroundStyleScale(domain: 0...20, range: gradient))
    #expect(domain.reports == [] && domain.elements.last?.label == "20")
  }

  @Test("colors of names from a gradient are reported")
  func names() throws {
    let chart = Chart(["a", "b"], id: \.self) { name in
      BarMark(x: .value("x", name), y: .value("y", 1)).foregroundStyle(by: .value("Name", name))
    }
    .chartForegroundStyleScale(range: gradient)
    #expect(
      try DrawnChart(chart).reports == [
        "the colors of names from a gradient in a chart is not drawn"
      ])
  }
}
