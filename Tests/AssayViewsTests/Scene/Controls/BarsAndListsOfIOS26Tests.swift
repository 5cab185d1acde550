// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayTestSupport
import Testing

@testable import AssayNodes
@testable import AssayScenes
@testable import AssayTraits

/// Expected places were measured in public SwiftUI snapshots of iOS 26 (home-assistant/iOS and
/// cashapp/AccessibilitySnapshot), 3 pixels a point; each within a point.
@Suite("Lists and bars (iOS 26)")
struct BarsAndListsOfIOS26Tests {
  private func text(_ string: String) -> ViewNode {
    ViewNode(.text(TextNode(verbatim: string)))
  }

  private func section(_ header: String? = nil, _ rows: [ViewNode], footer: String? = nil)
    -> ViewNode
  {
    ViewNode(
      .section(
        header: header.map { [text($0)] } ?? [], footer: footer.map { [text($0)] } ?? [],
        children: rows))
  }

  private func scene(
    _ view: ViewNode, width: Double = 390, safeTop: Double,
    dynamicTypeSize: DynamicTypeSize = .medium
  ) throws -> Scene {
    let device = Device(
      name: "canvas", idiom: .phone, size: Size(width: width, height: 844),
      safeArea: Insets(top: safeTop, bottom: 34), displayScale: 3)
    let traits = TraitSet(
      canvas: .device(device), dynamicTypeSize: dynamicTypeSize, look: .iOS26)
    return try ScreenSketch.builder().scene(of: view, traits: traits)
  }

  private func expect(
    _ rects: [Rect], _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let found = rects.contains { rect in
      [rect.x - x, rect.y - y, rect.width - width, rect.height - height].allSatisfy { abs($0) <= 1 }
    }
    #expect(
      found, "nothing at \(x), \(y) of \(width) x \(height) in \(rects)", sourceLocation: location)
  }

  @Test("ha26-listcontent: rows of 51 under an inline title and a header of 39.333")
  func inlineTitle() throws {
    let rows = ["aaaa", "aaaa", "bbbb", "ccccc"].map(text)
    let list = ViewNode(
      .list(children: [section("Section 1", rows), section("Section 2", rows)]),
      modifiers: [
        .navigationTitle(TextNode(verbatim: "Title 1")), .navigationBarTitleDisplayMode(.inline),
      ])
    let rects = fills(try scene(ViewNode(.navigationStack(children: [list])), safeTop: 59).items)
    expect(rects, 16, 152.333, 358, 204)
    expect(rects, 16, 413, 358, 204.333)
    for y in [202.333, 253.333, 304.333, 463.333] { expect(rects, 32, y, 326, 1) }
  }

  @Test("ha26-serverswitching: nothing between a bar with a large title and the first group")
  func largeTitle() throws {
    let toggles = ["Switch Server by Location", "Remember Last Page"].map {
      ViewNode(.toggle(isOn: false, label: [text($0)]))
    }
    let list = ViewNode(
      .list(children: [section(nil, toggles)]),
      modifiers: [.navigationTitle(TextNode(verbatim: "Server Switching"))])
    let rects = fills(try scene(ViewNode(.navigationStack(children: [list])), safeTop: 62).items)
    // 62 + 54 + 52, two rows of 51: the switch, 28 high, makes none taller.
    expect(rects, 16, 168, 358, 102)
    expect(rects, 32, 218, 326, 1)
  }

  /// Apple's Dynamic Type sizes: a large title of 60 points at the largest size has a line of 70.
  @Test("a bar grows with its large title", arguments: [LookName.iOS18, .iOS26])
  func largestTitle(_ look: LookName) throws {
    let button = ToolbarItemNode(
      placement: .topBarTrailing, children: [ViewNode(.button(role: nil, label: [text("Edit")]))])
    let view = ViewNode(
      .navigationStack(children: [
        text("Below").with(.navigationTitle(TextNode(verbatim: "Title")), .toolbar([button]))
      ]))
    let device = try #require(Device.named("iPhone13"))
    let traits = TraitSet(
      canvas: .device(device), dynamicTypeSize: .accessibility5, look: look)
    let texts = try ScreenSketch.builder().build(view, traits: traits).texts
    let title = try #require(texts.first { $0.string == "Title" })
    let edit = try #require(texts.first { $0.string == "Edit" })
    #expect(title.frame.height >= 70)
    #expect(title.frame.y >= edit.frame.maxY)
  }

  @Test("ha26-serverswitching: an icon makes no row taller, and stands in a column")
  func label() throws {
    let label = ViewNode(
      .label(
        title: [text("How it works?")],
        icon: [ViewNode(.image(ImageNode(.system("questionmark.circle"))))]))
    let scene = try scene(ViewNode(.list(children: [section(nil, [label])])), safeTop: 62)
    expect(fills(scene.items), 16, 97, 358, 51)
    // Its ink starts at 72.333, that of an H about 1.2 after its box.
    let first = try #require(glyphs(scene.items, of: "How it works?").first)
    #expect(abs(first.x - 71.1) <= 1)
  }

  @Test("as-list-headers-ios262, as-list-footers-ios262: rows of 52 at large")
  func large() throws {
    let headers = try scene(
      ViewNode(
        .list(children: [
          section("Fruits", ["Apple", "Banana", "Cherry"].map(text)),
          section("Vegetables", ["Carrot", "Peas"].map(text)),
        ])), width: 402, safeTop: 62, dynamicTypeSize: .large)
    expect(fills(headers.items), 16, 102.333, 370, 156)
    expect(fills(headers.items), 16, 316.333, 370, 104)
    let footers = try scene(
      ViewNode(
        .list(children: [
          section(
            "Accounts", ["Checking", "Savings"].map(text), footer: "Tap an account to view details"),
          section("Bills", ["Electric", "Internet"].map(text), footer: "Due this month"),
        ])), width: 402, safeTop: 62, dynamicTypeSize: .large)
    expect(fills(footers.items), 16, 102.333, 370, 104)
    expect(fills(footers.items), 16, 276.333, 370, 104)
  }

  @Test("ha26-privacy: a margin takes the place of the 35 above the first group")
  func contentMargins() throws {
    let list = ViewNode(
      .list(children: [section(nil, [text("Alerts")])]), modifiers: [.contentMargins(.top, 4)])
    expect(fills(try scene(list, safeTop: 54).items), 16, 58, 358, 51)
    let plain = ViewNode(.list(children: [section(nil, [text("Alerts")])]))
    expect(fills(try scene(plain, safeTop: 59).items), 16, 94, 358, 51)
  }

  @Test("ha26-serverswitching: the lines of a footer are 14 apart at medium")
  func footer() throws {
    let words =
      "When you open the app, it checks whether you are at one of your homes, either "
      + "connected to its Wi-Fi network or inside its Home zone."
    let scene = try scene(
      ViewNode(.list(children: [section(nil, [text("Row")], footer: words)])), safeTop: 62)
    let baselines = Set(glyphs(scene.items, of: words).map(\.y)).sorted()
    try #require(baselines.count == 3)
    #expect(abs(baselines[1] - baselines[0] - 14) < 0.01)
    #expect(abs(baselines[2] - baselines[1] - 14) < 0.01)
  }

  @Test("A row's own ground takes the place of the group's")
  func rowBackground() throws {
    func whites(_ color: Color?) throws -> Int {
      var row = text("Intro")
      if let color { row.modifiers = [.listRowBackground(.color(color))] }
      let items = try scene(ViewNode(.list(children: [section(nil, [row])])), safeTop: 62).items
      return paints(items).count { $0 == .color(RGBAColor(red: 255, green: 255, blue: 255)) }
    }
    #expect(try whites(nil) == 1)
    #expect(try whites(.clear) == 0)
    #expect(try whites(Color(red: 1, green: 0, blue: 0)) == 0)
  }

  private func paints(_ items: [DisplayItem]) -> [Paint] {
    items.flatMap { item -> [Paint] in
      switch item {
      case .fill(_, let paint): [paint]
      case .group(let group): paints(group.items)
      default: []
      }
    }
  }

  @Test("A title in the bar has 17 points at every text size; its buttons stand in capsules of 44")
  func barItems() throws {
    for size in [DynamicTypeSize.medium, .large, .accessibility3] {
      let list = ViewNode(
        .list(children: [section(nil, [text("Row")])]),
        modifiers: [
          .navigationTitle(TextNode(verbatim: "How it works?")),
          .navigationBarTitleDisplayMode(.inline),
          .toolbar([
            ToolbarItemNode(
              placement: .topBarTrailing,
              children: [ViewNode(.button(role: nil, label: [text("Reset")]))])
          ]),
        ])
      let scene = try scene(
        ViewNode(.navigationStack(children: [list])), safeTop: 62, dynamicTypeSize: size)
      // 109 wide in semibold 17 (home-assistant/iOS, ServerSwitchingHowItWorksView), 104 in 16.
      let glyphs = glyphs(scene.items, of: "How it works?")
      let (first, last) = (try #require(glyphs.first), try #require(glyphs.last))
      #expect(abs(last.x - first.x - 101) <= 2, "\(size)")
      // 62 to 106, its end 16 before the screen's.
      let capsule = try #require(fills(scene.items).first { abs($0.height - 44) < 0.1 })
      #expect(abs(capsule.y - 62) <= 0.1 && abs(capsule.maxX - 374) <= 0.1, "\(size)")
    }
  }

  @Test("ha26-buttons, ha18-buttons: red is #FF383C on iOS 26 and #FF3B30 before")
  func colors() throws {
    func red(_ look: LookName) throws -> String? {
      let traits = TraitSet(
        canvas: .fixed(width: 10, height: 10, displayScale: 1), look: look)
      let scene = try ScreenSketch.builder().scene(of: ViewNode(.color(.red)), traits: traits)
      for item in scene.items {
        if case .fill(_, .color(let color)) = item, color.red > color.green { return color.hex }
      }
      return nil
    }
    #expect(try red(.iOS26) == "#FF383C")
    #expect(try red(.iOS18) == "#FF3B30")
  }

  private func glyphs(_ items: [DisplayItem], of words: String) -> [Glyph] {
    items.flatMap { item -> [Glyph] in
      switch item {
      case .text(let text) where text.string == words: text.runs.flatMap(\.glyphs)
      case .group(let group): glyphs(group.items, of: words)
      default: []
      }
    }
  }
}
