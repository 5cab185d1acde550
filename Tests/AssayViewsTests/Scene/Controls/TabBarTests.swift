// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayTestSupport
import Testing

@testable import AssayNodes
@testable import AssayScenes
@testable import AssayTraits

@Suite("Tab bars")
struct TabBarTests {
  private func tabs(_ count: Int) -> ViewNode {
    ViewNode(
      .tabView(
        selection: "0",
        children: (0..<count).map { index in
          let label = ViewNode(.text(TextNode(verbatim: "Tab")))
          return ViewNode(
            .text(TextNode(verbatim: "Screen")),
            modifiers: [.tag("\(index)"), .tabItem([label])])
        }))
  }

  private func drawn(_ view: ViewNode, _ device: Device, _ look: LookName) throws -> [Rect] {
    let traits = TraitSet(canvas: .device(device), look: look)
    return fills(try ScreenSketch.builder().scene(of: view, traits: traits).items)
  }

  /// View hierarchies of iOS 26 that developers published: a platter 62 high, 21 from the sides of
  /// the window, and tabs 54 high. 21 below it and a width of 90 are this project's estimates.
  @Test("on iOS 26 tabs float in a capsule 21 above the bottom of the screen")
  func floating() throws {
    let rects = try drawn(tabs(3), .iPhone13, .iOS26)
    // Three tabs of 90 and 4 on either side, in the middle of 390: from 56 on.
    #expect(rects.contains(Rect(x: 56, y: 844 - 83, width: 278, height: 62)))
    #expect(rects.contains(Rect(x: 60, y: 844 - 79, width: 90, height: 54)))
    // Five share the room: 390 less twice 21.
    let five = try drawn(tabs(5), .iPhone13, .iOS26)
    #expect(five.contains(Rect(x: 21, y: 844 - 83, width: 348, height: 62)))
  }

  @Test("on iOS 18 the bar reaches the sides of a phone on its side, and the bottom")
  func landscape() throws {
    let device = Device.iPhone12(.landscape)
    let rects = try drawn(tabs(3), device, .iOS18)
    // 32 high above a safe area of 21.
    #expect(
      rects.contains(
        Rect(x: 0, y: device.size.height - 53, width: device.size.width, height: 53)))
  }
}
