// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayTestSupport
import Testing

@testable import AssayNodes
@testable import AssayScenes
@testable import AssayTraits

@Suite("Tab bars")
struct TabBarTests {
  private func tabs(_ count: Int, selection: Int = 0) -> ViewNode {
    ViewNode(
      .tabView(
        selection: "\(selection)",
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

  /// View hierarchies of iOS 26.0 and 26.1 that developers published: a platter 62 high at the top
  /// of a bar of 83, 21 from the sides, and tabs 54 high. In a window of 402, three tabs 94 wide at
  /// 4, 90 and 176 of a platter of 274; five 77 wide, 68.75 apart, in one of 360.
  @Test("on iOS 26 tabs float in a capsule 21 above the bottom of the screen")
  func floating() throws {
    let rects = try drawn(tabs(3), window, .iOS26)
    #expect(rects.contains(Rect(x: 64, y: 791, width: 274, height: 62)))
    #expect(rects.contains(Rect(x: 68, y: 795, width: 94, height: 54)))
    let second = try drawn(tabs(3, selection: 1), window, .iOS26)
    #expect(second.contains(Rect(x: 64 + 90, y: 795, width: 94, height: 54)))
    let five = try drawn(tabs(5, selection: 4), window, .iOS26)
    #expect(five.contains(Rect(x: 21, y: 791, width: 360, height: 62)))
    let last = try #require(five.first { $0.height == 54 })
    #expect(abs(last.x - (25 + 4 * 68.75)) <= 0.5 && abs(last.width - 77) <= 0.5)
  }

  /// UIKit's documentation of `UITabBarController`: of more than five tabs, the last is More.
  @Test("a phone shows four of six tabs, and one that leads to the others")
  func more() throws {
    let traits = TraitSet(canvas: .device(.iPhone13), look: .iOS18)
    func words(_ count: Int) throws -> [String] {
      try ScreenSketch.builder().build(tabs(count), traits: traits).texts.map(\.string)
    }
    #expect(try words(5).filter { $0 == "Tab" }.count == 5)
    #expect(try words(6).filter { $0 == "Tab" }.count == 4)
    #expect(try words(6).contains("More"))
  }

  /// Apple's WWDC24 10147: the tabs of an iPad are at the top of the screen.
  @Test("an iPad's tabs are at the top, in a navigation bar's row", arguments: [false, true])
  func top(_ isGlass: Bool) throws {
    let traits = TraitSet(canvas: .device(.iPadPro11), look: isGlass ? .iOS26 : .iOS18)
    let built = try ScreenSketch.builder().build(tabs(6), traits: traits)
    let labels = built.texts.filter { $0.string == "Tab" }
    #expect(labels.count == 6)
    #expect(labels.allSatisfy { $0.frame.maxY < 24 + 50 && $0.frame.minY > 24 })
    let middle = (labels.map(\.frame.minX).min() ?? 0) + (labels.map(\.frame.maxX).max() ?? 0)
    #expect(abs(middle / 2 - built.scene.size.width / 2) < 1)
  }

  @Test("the bubble of a tab is wide enough for its text")
  func bubble() throws {
    func bubble(_ text: String) throws -> Rect? {
      let label = ViewNode(.label(title: [.text("Tab")], icon: [ViewNode(.color(.black))]))
      let tab = ViewNode(
        .text(TextNode(verbatim: "Screen")),
        modifiers: [.tabItem([label]), .badge(TextNode(verbatim: text))])
      let view = ViewNode(.tabView(selection: nil, children: [tab]))
      return try drawn(view, .iPhone13, .iOS18).first { $0.height == 18 }
    }
    let (short, long) = (try #require(try bubble("3")), try #require(try bubble("999+")))
    #expect(short.width == 18)
    // Four signs of 13 points, none narrower than 7, and 5 on either side.
    #expect(long.width >= 4 * 7 + 10)
  }

  /// Apple's WWDC25 284: the tab that searches is apart from the others, at the trailing side. It
  /// is as high as their capsule.
  @Test("on iOS 26 the tab that searches is a circle of its own, on iOS 18 a tab like the others")
  func search() throws {
    func screens(_ count: Int) -> ViewNode {
      ViewNode(
        .tabView(
          selection: "0",
          children: (0..<count).map { index in
            ViewNode(
              .text(TextNode(verbatim: "Screen")),
              modifiers: [
                .tag("\(index)"),
                .tabItem(
                  [ViewNode(.text(TextNode(verbatim: "Tab")))],
                  role: index == count - 1 ? .search : nil),
              ])
          }))
    }
    let rects = try drawn(screens(3), window, .iOS26)
    #expect(rects.contains(Rect(x: 402 - 21 - 62, y: 791, width: 62, height: 62)))
    // Two tabs of the pitch of 86, and 8 more, in 4 on each side.
    #expect(rects.contains(Rect(x: 21, y: 791, width: 2 * 86 + 16, height: 62)))
    let plain = try drawn(tabs(3), window, .iOS18)
    #expect(try drawn(screens(3), window, .iOS18) == plain)
  }

  /// As far from the bottom as from the sides, 21: an estimate where no safe area is.
  @Test("on iOS 26 tabs are whole on phones with a home button", arguments: [false, true])
  func homeButton(_ isLandscape: Bool) throws {
    let device = Device.iPhone8(isLandscape ? .landscape : .portrait)
    let platter = try #require(
      try drawn(tabs(3), device, .iOS26).first { $0.height == (isLandscape ? 48 : 62) })
    #expect(platter.maxY == device.size.height - 21)
  }

  @Test(
    "a badge is at its icon's upper corner, also beside a title and at the top of an iPad",
    arguments: [LookName.iOS18, .iOS26])
  func badges(_ look: LookName) throws {
    let label = ViewNode(
      .label(title: [.text("Tab")], icon: [ViewNode(.image(ImageNode(.system("house"))))]))
    let view = ViewNode(
      .tabView(
        selection: nil,
        children: (0..<3).map { index in
          let badge: [ModifierNode] = index == 1 ? [.badge(TextNode(verbatim: "7"))] : []
          return ViewNode(
            .text(TextNode(verbatim: "Screen")), modifiers: [.tabItem([label])] + badge)
        }))
    for device in [Device.iPhone13, .iPhone13(.landscape), .iPadPro11] {
      let traits = TraitSet(canvas: .device(device), look: look)
      let built = try ScreenSketch.builder().build(view, traits: traits)
      let badge = try #require(built.texts.first { $0.string == "7" }).frame
      let titles = built.texts.filter { $0.string == "Tab" }.map(\.frame)
      let bubble = try #require(
        fills(built.scene.items).first { $0.width == 18 && $0.height == 18 })
      #expect(bubble.minY >= 0 && bubble.maxY <= device.size.height)
      #expect(abs(bubble.midX - badge.midX) < 1 && abs(bubble.midY - badge.midY) < 1)
      if device.idiom == .pad {
        #expect(bubble.minX > titles[1].minX && bubble.maxX < titles[2].minX)
      } else {
        let icon = try #require(built.texts.filter { $0.string == "house.fill" }.dropFirst().first)
        #expect(bubble.midX > icon.frame.midX && bubble.midX < icon.frame.maxX + 12)
        #expect(bubble.midY < icon.frame.midY && bubble.midY > icon.frame.minY - 4)
      }
    }
  }

  private var window: Device {
    Device(
      name: "window", idiom: .phone, size: Size(width: 402, height: 874),
      safeArea: Insets(top: 62, bottom: 34), displayScale: 3)
  }

  @Test("on iOS 18 the bar reaches the sides of a phone on its side, and the bottom")
  func landscape() throws {
    let device = Device.iPhone12(.landscape)
    let rects = try drawn(tab(scrolled(1000)), device, .iOS18)
    // 32 high above a safe area of 21.
    #expect(
      rects.contains(
        Rect(x: 0, y: device.size.height - 53, width: device.size.width, height: 53)))
  }

  /// Apple's documentation of `UITabBar.scrollEdgeAppearance`: since iOS 15 the background is clear
  /// where the end of what scrolls is at the bar's edge.
  @Test("on iOS 18 a bar is clear unless something scrolls below it, or its background is set")
  func scrollEdge() throws {
    // 49 high above a safe area of 34.
    let bar = Rect(x: 0, y: 874 - 83, width: 402, height: 83)
    func hasBackground(_ view: ViewNode) throws -> Bool {
      try drawn(tab(view), window, .iOS18).contains(bar)
    }
    #expect(try hasBackground(scrolled(1000)))
    #expect(try !hasBackground(scrolled(100)))
    #expect(try !hasBackground(ViewNode(.text(TextNode(verbatim: "Screen")))))
    let visible = scrolled(100).with(
      .barBackground(visibility: .visible, style: nil, bars: [.tabBar]))
    #expect(try hasBackground(visible))
  }

  private func scrolled(_ height: Double) -> ViewNode {
    let content = ViewNode(.color(.white)).frame(height: height)
    return ViewNode(.scrollView(axes: .vertical, children: [content]))
  }

  private func tab(_ screen: ViewNode) -> ViewNode {
    let label = ViewNode(.text(TextNode(verbatim: "Tab")))
    return ViewNode(.tabView(selection: nil, children: [screen.with(.tabItem([label]))]))
  }

  /// UIKit: a badge starts at the upper right of the icon, and a long one reaches farther out.
  @Test("a wide badge starts where a narrow one does", arguments: [LookName.iOS18, .iOS26])
  func wideBadge(look: LookName) throws {
    func start(_ badge: String) throws -> Double {
      let label = ViewNode(
        .label(
          title: [ViewNode(.text(TextNode(verbatim: "Tab")))],
          icon: [ViewNode(.image(ImageNode(.system("star"))))]))
      let view = ViewNode(
        .tabView(
          selection: "0",
          children: ["0", "1"].map { tag in
            ViewNode(
              .text(TextNode(verbatim: "Screen")),
              modifiers: [
                .tag(tag), .tabItem([label]), .badge(TextNode(verbatim: tag == "0" ? badge : "")),
              ])
          }))
      let red = try drawn(view, .iPhone13, look).filter { $0.height == 18 }
      return try #require(red.first).minX
    }
    #expect(try abs(start("1") - start("1,200")) < 0.5)
  }
}
