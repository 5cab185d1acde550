// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayNodes
import AssayTraits
import Testing

@testable import AssayScenes

@Suite("The system's signs on a screen")
struct SystemChromeTests {
  @Test("a television has no status bar and no home indicator")
  func television() throws {
    let device = try #require(Device.named("tv"))
    var traits = TraitSet(canvas: .device(device))
    let plain = try SceneSketch.builder().build(ViewNode(.empty), traits: traits)
    traits.showsSystemChrome = true
    let drawn = try SceneSketch.builder().build(ViewNode(.empty), traits: traits)
    #expect(drawn.scene.items == plain.scene.items)
  }

  @Test(
    "the home indicator shows on what is behind it",
    arguments: [
      (RGBAColor.black, RGBAColor.white), (.white, .black),
      (RGBAColor(red: 0, green: 0, blue: 128), .white),
    ])
  func homeIndicator(_ ground: RGBAColor, _ ink: RGBAColor) throws {
    let traits = TraitSet(canvas: .device(.iPhone13), showsSystemChrome: true)
    let view = ViewNode.filled(.rectangle, .color(Color(base: .rgba(ground))))
      .with(.ignoresSafeArea(edges: .all))
    let items = try SceneSketch.builder().build(view, traits: traits).scene.items
    guard case .fill(_, .color(let color))? = items.last else {
      Issue.record("no indicator")
      return
    }
    #expect([color.red, color.green, color.blue] == [ink.red, ink.green, ink.blue])
  }

  @Test("what is behind a part of the screen: one color, something else, or nothing")
  func ground() {
    let part = Rect(x: 40, y: 90, width: 20, height: 5)
    let area = Shape.rectangle(Rect(x: 0, y: 0, width: 100, height: 100))
    let beside = Shape.rectangle(Rect(x: 0, y: 0, width: 100, height: 50))
    let half = Shape.rectangle(Rect(x: 0, y: 0, width: 50, height: 100))
    let (black, red) = (Paint.color(.black), Paint.color(RGBAColor(red: 255, green: 0, blue: 0)))
    let faint = Paint.color(RGBAColor(red: 0, green: 0, blue: 0, alpha: 90))
    #expect(Ground.behind(part, in: []) == nil)
    #expect(Ground.behind(part, in: [.fill(beside, black)]) == nil)
    #expect(Ground.behind(part, in: [.fill(area, black), .fill(beside, red)]) == .color(.black))
    #expect(Ground.behind(part, in: [.fill(area, black), .fill(half, red)]) == .other)
    #expect(Ground.behind(part, in: [.fill(area, black), .fill(area, faint)]) == .other)
    let clipped = DisplayItem.group(GroupItem(items: [.fill(area, red)], clip: beside))
    #expect(Ground.behind(part, in: [.fill(area, black), clipped]) == .color(.black))
    let faded = DisplayItem.group(GroupItem(items: [.fill(area, red)], opacity: 0.5))
    #expect(Ground.behind(part, in: [.fill(area, black), faded]) == .other)
    #expect(Ground.other.colorScheme == nil)
    // From white at the top to black at the bottom, where the part is.
    let gradient = LinearGradientPaint(
      stops: [.init(color: .white, location: 0), .init(color: .black, location: 1)],
      start: Point(x: 50, y: 0), end: Point(x: 50, y: 100))
    #expect(Ground.behind(part, in: [.fill(area, .linearGradient(gradient))]) == .color(.black))
  }
}
