// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayScenes
import Testing

@testable import AssayViews

/// SwiftUI's documentation of `Gauge`: a gauge is drawn in the gradient of its tint.
@Suite("Gradients as tints")
@MainActor
struct GradientTintTests {
  private let colors = [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)]
  private var gradient: Gradient { Gradient(colors: colors) }
  private let ends = [
    RGBAColor(red: 255, green: 0, blue: 0), RGBAColor(red: 0, green: 0, blue: 255),
  ]

  private func paints(_ view: some View) throws -> [Paint] {
    func walk(_ items: [DisplayItem]) -> [Paint] {
      items.flatMap { item -> [Paint] in
        switch item {
        case .fill(_, let paint), .stroke(_, let paint, _): [paint]
        case .group(let group): walk(group.items)
        case .text, .image: []
        }
      }
    }
    return walk(try SceneSketch.build(view.viewNode()).scene.items)
  }

  private func notes(_ view: some View) throws -> [String] {
    try SceneSketch.build(view.viewNode()).notes
  }

  private func gauge() -> some View { Gauge(value: 0.5) { Text("a") } }

  @Test("a gradient without a direction runs along the gauge")
  func along() throws {
    // The ring is open below, by a quarter.
    let ring = try paints(gauge().gaugeStyle(.accessoryCircular).tint(gradient))
    let turns = ring.compactMap { paint -> [Double]? in
      if case .angularGradient(let angular) = paint { return [angular.start, angular.end] }
      return nil
    }
    #expect(turns == [[0.375, 1.125], [0.375, 1.125]], "the ring and the dot on it")
    for style in [true, false] {
      let bar =
        style
        ? try paints(gauge().gaugeStyle(.accessoryLinear).tint(gradient))
        : try paints(gauge().gaugeStyle(.linearCapacity).tint(gradient))
      let lines = bar.compactMap { paint -> LinearGradientPaint? in
        if case .linearGradient(let line) = paint { return line }
        return nil
      }
      #expect(!lines.isEmpty)
      #expect(lines.allSatisfy { $0.start.x == 0 && $0.end.x == 100 && $0.start.y == $0.end.y })
      #expect(lines.allSatisfy { $0.stops.map(\.color) == ends })
    }
  }

  @Test("a tint may be named as a style")
  func named() throws {
    let shape = Rectangle().fill(.tint)
    let named = shape.tint(.linearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
    let written = shape.tint(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
    #expect(try named.viewNode() == written.viewNode())
    let turned = shape.tint(.conicGradient(colors: colors, center: .center))
    let turn = shape.tint(AngularGradient(colors: colors, center: .center))
    #expect(try turned.viewNode() == turn.viewNode())
    #expect(try paints(shape.tint(.primary)) == paints(shape.tint(Color.primary)))
  }

  @Test("a gauge without a gradient is drawn in the tint")
  func oneColor() throws {
    let ring = try paints(gauge().gaugeStyle(.accessoryCircular).tint(colors[1]))
    #expect(ring.filter { $0 == .color(ends[1]) }.count == 2)
  }

  @Test("other controls are drawn in the first color, and say so", arguments: [true, false])
  func otherControls(isGradient: Bool) throws {
    func check(_ control: some View, _ name: String) throws {
      let notes = try notes(
        isGradient
          ? AnyView(control.tint(gradient)) : AnyView(control.tint(gradient).tint(colors[0])))
      let expected = ["the gradient in the tint of \(name) is not drawn"]
      // The tint next to the control counts.
      #expect(notes == expected, "\(name)")
      let plain = try self.notes(control.tint(colors[0]).tint(gradient))
      #expect(plain == [], "\(name)")
    }
    try check(ProgressView(value: 0.5), "a progress view")
    try check(Slider(value: .constant(0.5)), "a slider")
    try check(Toggle("a", isOn: .constant(true)), "a toggle")
    try check(Button("a") {}.buttonStyle(.borderedProminent), "a button")
  }

  /// SwiftUI's documentation of `Gradient` as a style: from top to bottom.
  @Test("a gradient is a style")
  func style() throws {
    let fill = try #require(try paints(Rectangle().fill(gradient)).first)
    guard case .linearGradient(let line) = fill else {
      Issue.record("not a gradient: \(fill)")
      return
    }
    #expect(line.start.y == 0 && line.end.y == 100 && line.stops.map(\.color) == ends)
  }
}
