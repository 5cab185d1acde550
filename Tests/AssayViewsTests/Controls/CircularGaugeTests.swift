// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayScenes
import Testing

@testable import AssayViews

/// Measured in `CircularComplicationSnapshot` of home-assistant's iOS app, drawn by iOS at 3x. The
/// middle of the gauge is (50, 50) here.
@Suite("Circular gauges as on iOS")
@MainActor
struct CircularGaugeTests {
  private struct Stroke {
    var start: Point
    var lineWidth: Double
  }

  private func scene(_ view: some View) throws -> BuiltScene {
    try SceneSketch.build(view.tint(Color(red: 0, green: 1, blue: 0)).viewNode())
  }

  private func strokes(_ items: [DisplayItem]) -> [Stroke] {
    items.flatMap { item -> [Stroke] in
      switch item {
      case .stroke(.path(let path), _, let style):
        if case .move(let start)? = path.elements.first {
          [Stroke(start: start, lineWidth: style.lineWidth)]
        } else {
          []
        }
      case .group(let group): strokes(group.items)
      case .stroke, .fill, .text, .image: []
      }
    }
  }

  /// Frames lie on whole points here.
  private func isNear(_ point: Point, _ x: Double, _ y: Double) -> Bool {
    abs(point.x - x) < 0.4 && abs(point.y - y) < 0.4
  }

  private func ended(_ value: Double) -> some View {
    Gauge(value: value) {
      EmptyView()
    } currentValueLabel: {
      Text("68%")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("100")
    }
    .gaugeStyle(.accessoryCircular)
  }

  @Test("the arc is 270 degrees, and 240 with labels at its ends")
  func arc() throws {
    let plain = Gauge(value: 0.68) { Text("a") }.gaugeStyle(.accessoryCircular)
    let ring = try #require(strokes(scene(plain).scene.items).first)
    // The line's middle is 26.33 from the gauge's middle: 45 and 30 degrees below it.
    #expect(isNear(ring.start, 50 - 18.62, 50 + 18.62), "\(ring)")
    #expect(abs(ring.lineWidth - 5.333) < 0.01)
    let short = try #require(strokes(scene(ended(0.68)).scene.items).first)
    #expect(isNear(short.start, 50 - 22.8, 50 + 13.17), "\(short)")
  }

  @Test("the dot is at the value, 5.87 wide in a gap of 9.55", arguments: [0.0, 1])
  func dot(_ value: Double) throws {
    let marks = try strokes(scene(ended(value)).scene.items).dropFirst()
    #expect(marks.count == 2)
    for (mark, width) in zip(marks, [9.55, 5.87]) {
      #expect(isNear(mark.start, value == 0 ? 50 - 22.8 : 50 + 22.8, 50 + 13.17), "\(mark)")
      #expect(abs(mark.lineWidth - width) < 0.1)
    }
  }

  /// The ink of "0" starts 17.3 before the middle, that of "100" ends 17.3 after it, and they are
  /// 8.3 high, 15 to 23.3 below the middle.
  @Test("labels at the ends keep their size, 8 apart and 19 below the middle")
  func ends() throws {
    let frames = try scene(ended(0.5)).texts.dropFirst().map(\.frame)
    let (minimum, maximum) = (try #require(frames.first), try #require(frames.last))
    #expect(abs(maximum.minX - minimum.maxX - 8) < 0.01)
    #expect(abs(minimum.minX - (50 - 17.9)) < 1.5 && abs(maximum.maxX - (50 + 17.9)) < 1.5)
    #expect(frames.allSatisfy { abs($0.midY - 69) < 0.5 })
  }

  /// "68%" and "1234" of 22 points, semibold, draw 38.6 each.
  @Test("a value is at most 40 wide, 1 above the middle", arguments: ["68%", "1234"])
  func value(_ string: String) throws {
    let view = Gauge(value: 0.5) {
      EmptyView()
    } currentValueLabel: {
      Text(string).font(.system(size: 22, weight: .semibold)).minimumScaleFactor(0.2)
    }
    .gaugeStyle(.accessoryCircular)
    let text = try #require(try scene(view).texts.first)
    #expect(abs(text.frame.midX - 50) < 0.51 && abs(text.frame.midY - 49) < 0.51)
    #expect(text.frame.width > 38.6 && text.frame.width <= 40)
  }

  @Test("a capacity that is not reached has 0.35 of the tint")
  func capacity() throws {
    let view = Gauge(value: 0) { Text("a") }.gaugeStyle(.accessoryCircularCapacity)
    func groups(_ items: [DisplayItem]) -> [GroupItem] {
      items.flatMap { item -> [GroupItem] in
        if case .group(let group) = item { [group] + groups(group.items) } else { [] }
      }
    }
    #expect(try groups(scene(view).scene.items).contains { $0.opacity == 0.35 })
  }
}
