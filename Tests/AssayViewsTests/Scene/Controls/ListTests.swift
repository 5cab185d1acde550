// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayTestSupport
import AssayViews
import Testing

@testable import AssayNodes
@testable import AssayScenes
@testable import AssayTraits

/// Expected places were measured in public SwiftUI snapshots of iOS 18 (home-assistant/iOS), at
/// text size medium, 3 pixels a point, 390 points wide; each within a point.
@Suite("Lists and bars (iOS 18)")
struct ListTests {
  private func text(_ string: String) -> ViewNode {
    ViewNode(.text(TextNode(verbatim: string)))
  }

  private func fills(
    _ view: ViewNode, safeTop: Double, dynamicTypeSize: DynamicTypeSize = .medium
  ) throws -> [Rect] {
    let device = Device(
      name: "canvas", idiom: .phone, size: Size(width: 390, height: 844),
      safeArea: Insets(top: safeTop, bottom: 34), displayScale: 3)
    let traits = TraitSet(canvas: .device(device), dynamicTypeSize: dynamicTypeSize)
    let scene = try ScreenSketch.builder().scene(of: view, traits: traits)
    return Self.fills(scene.items)
  }

  private static func fills(_ items: [DisplayItem]) -> [Rect] {
    items.flatMap { item -> [Rect] in
      switch item {
      case .fill(.roundedRectangle(let rect, _, _), _), .fill(.rectangle(let rect), _): [rect]
      case .group(let group): fills(group.items)
      default: []
      }
    }
  }

  /// Apple's documentation of `SidebarListStyle`: headers of sections have indicators that open and
  /// close them.
  @Test("the sections of a sidebar have a title and a chevron")
  func sidebar() throws {
    let section = ViewNode(
      .section(header: [text("Library")], footer: [], children: [text("Recents")]))
    let list = ViewNode(.list(children: [section]), modifiers: [.listStyle(.sidebar)])
    let traits = TraitSet(canvas: .device(.iPhone13))
    let scene = try ScreenSketch.builder().scene(of: list, traits: traits)
    let texts = Self.texts(scene.items)
    #expect(texts.map(\.string) == ["Library", "chevron.down", "Recents"])
    // Title 3 over body text: 20 and 17 points, and not in capitals.
    let sizes = texts.compactMap { $0.runs.first?.pointSize }
    #expect(sizes.count == 3 && sizes[0] > sizes[2])
  }

  @Test("a z-index of a screen orders nothing above the bars around it")
  func zIndex() throws {
    let traits = TraitSet(canvas: .device(.iPhone13))
    func strings(_ modifiers: [ModifierNode]) throws -> [String] {
      let list = ViewNode(
        .list(children: [text("A")]),
        modifiers: [.navigationTitle(TextNode(verbatim: "T"))] + modifiers)
      let stack = ViewNode(.navigationStack(children: [list]))
      return Self.texts(try ScreenSketch.builder().scene(of: stack, traits: traits).items)
        .map(\.string)
    }
    #expect(try strings([.zIndex(1)]) == strings([]))
  }

  /// As in Mail's list of mailboxes: the number of messages stands before the chevron.
  @Test("the badge of a link in a list lies before its chevron")
  func badge() throws {
    let link = ViewNode(
      .navigationLink(label: [text("Inbox")]), modifiers: [.badge(TextNode(verbatim: "12"))])
    let list = ViewNode(.navigationStack(children: [ViewNode(.list(children: [link]))]))
    let traits = TraitSet(canvas: .device(.iPhone13))
    let texts = Self.texts(try ScreenSketch.builder().scene(of: list, traits: traits).items)
    #expect(texts.map(\.string) == ["Inbox", "12", "chevron.forward"])
    let places = texts.map(\.frame.x)
    #expect(places == places.sorted())
  }

  private static func texts(_ items: [DisplayItem]) -> [TextItem] {
    items.flatMap { item -> [TextItem] in
      switch item {
      case .text(let text): [text]
      case .group(let group): texts(group.items)
      default: []
      }
    }
  }

  private func expect(_ rects: [Rect], _ x: Double, _ y: Double, _ width: Double, _ height: Double)
  {
    let found = rects.contains { rect in
      [rect.x - x, rect.y - y, rect.width - width, rect.height - height].allSatisfy { abs($0) <= 1 }
    }
    #expect(found, "nothing at \(x), \(y) of \(width) x \(height) in \(rects)")
  }

  @Test("Groups and lines of two sections under an inline title")
  func sections() throws {
    let rows = ["Abc", "aaaa", "bbbb", "ccccc"].map(text)
    let list = ViewNode(
      .list(children: [
        ViewNode(.section(header: [text("Section 1")], footer: [], children: rows)),
        ViewNode(.section(header: [text("Section 2")], footer: [], children: rows)),
      ]),
      modifiers: [
        .navigationTitle(TextNode(verbatim: "Title 1")), .navigationBarTitleDisplayMode(.inline),
      ])
    let rects = try fills(ViewNode(.navigationStack(children: [list])), safeTop: 59)
    expect(rects, 20, 135, 350, 176)
    expect(rects, 20, 366, 350, 176)
    for y in [178.667, 222.667, 266.667, 409.667, 453.667, 497.667] {
      expect(rects, 40, y, 330, 0.333)
    }
  }

  @Test("A group without a header, and a row of two lines")
  func twoLines() throws {
    let row = ViewNode(
      .vStack(
        alignment: .leading, spacing: nil, children: [text("28/2/25"), text("Manual")]))
    let link = ViewNode(.navigationLink(label: [row]))
    let form = ViewNode(
      .form(children: [ViewNode(.section(header: [], footer: [], children: [link, link]))]),
      modifiers: [
        .navigationTitle(TextNode(verbatim: "Location History")),
        .navigationBarTitleDisplayMode(.inline),
      ])
    let rects = try fills(ViewNode(.navigationStack(children: [form])), safeTop: 59)
    expect(rects, 20, 132.667, 350, 125.333)
    expect(rects, 40, 195, 330, 0.333)
  }

  @Test("Footers, and rows that a toggle makes no taller")
  func footers() throws {
    func section(_ label: String, _ footer: String) -> ViewNode {
      let toggle = ViewNode(.toggle(isOn: true, label: [text(label)]))
      return ViewNode(.section(header: [], footer: [text(footer)], children: [toggle]))
    }
    let list = ViewNode(
      .list(children: [
        section(
          "Firebase Cloud Messaging",
          "Firebase Cloud Messaging must be enabled for push notifications to function."),
        section(
          "Alerts", "Allows checking for important alerts like security vulnerabilities."),
      ]))
    let rects = try fills(list, safeTop: 54)
    let groups = rects.filter { $0.width == 350 }
    #expect(groups.map(\.height) == [44, 44])
    // Measured 259.333 and 367.333.
    #expect(abs(groups[1].y - groups[0].y - 108) <= 1)
    // The switch is drawn 51 x 31, its trailing edge 2 points beyond the row's content.
    expect(rects, 301, groups[0].y + 6.667, 51, 31)
  }

  /// SwiftUI's documentation of `defaultMinListRowHeight`. A smaller height than the look's lets
  /// rows shrink to their words and the padding of 11 above and below.
  @Test("rows and headers have at least the height of the environment")
  func leastHeights() throws {
    func height(_ modifiers: ModifierNode...) throws -> Double {
      let list = ViewNode(
        .list(children: [text("a"), text("b")]),
        modifiers: modifiers + [.font(.system(size: 10, design: .boxes))])
      let traits = TraitSet(canvas: .device(.iPhone13))
      let rows = try ScreenSketch.builder().build(list, traits: traits).texts
      return try #require(rows.last).frame.midY - (try #require(rows.first)).frame.midY
    }
    #expect(try height() == 44)
    #expect(try height(.environment(.defaultMinListRowHeight(70))) == 70)
    #expect(try height(.environment(.defaultMinListRowHeight(10))) == 32)
    func top(_ modifiers: ModifierNode...) throws -> Double {
      let list = ViewNode(
        .list(children: [
          ViewNode(.section(header: [text("H")], footer: [], children: [text("a")]))
        ]), modifiers: modifiers)
      return try #require(
        try fills(list, safeTop: 47).first { $0.width == 350 && $0.height > 40 }
      ).minY
    }
    #expect(try abs(top(.environment(.defaultMinListHeaderHeight(120))) - top()) > 60)
    #expect(try top(.environment(.defaultMinListHeaderHeight(1))) == top())
  }

  @Test("the icon of a label in a header is in the header's gray, next to the title")
  func headerLabel() throws {
    let label = ViewNode(
      .label(title: [text("Header")], icon: [ViewNode(.image(ImageNode(.system("bolt.fill"))))]))
    let list = ViewNode(
      .list(children: [
        ViewNode(.section(header: [label], footer: [], children: [text("Row")]))
      ]))
    let traits = TraitSet(canvas: .device(.iPhone13))
    let built = try ScreenSketch.builder().build(list, traits: traits)
    let icon = try #require(built.texts.first { $0.string == "bolt.fill" })
    let title = try #require(built.texts.first { $0.string == "HEADER" })
    #expect(built.color(of: "bolt.fill") == built.color(of: "HEADER"))
    #expect(icon.frame.minX == 40 && title.frame.minX - icon.frame.maxX < 10)
  }

  @Test("the line under a wheel starts at the row's inset")
  func wheelLine() throws {
    let wheel = Picker("P", selection: .constant(1)) {
      ForEach(0..<8) { Text(verbatim: "\($0)").tag($0) }
    }.pickerStyle(.wheel)
    let view = List {
      wheel
      Text("Row")
    }
    let rects = Self.fills(
      try ScreenSketch.builder().scene(
        of: view.viewNode(), traits: TraitSet(canvas: .device(.iPhone13))
      ).items)
    // Groups are 20 from the screen's sides, rows 20 from theirs.
    let line = try #require(rects.first { $0.height < 1 })
    #expect(line.minX == 40)
  }
}

@Suite("Text fields and toggles (iOS 18)")
struct ControlSizeTests {
  private func size(
    _ view: ViewNode, _ dynamicTypeSize: DynamicTypeSize, scale: Double = 3
  ) throws -> Size {
    let traits = TraitSet(
      canvas: .sizeThatFits(displayScale: scale), dynamicTypeSize: dynamicTypeSize)
    return try ScreenSketch.builder().scene(of: view, traits: traits).size
  }

  /// Measured: yb-field and as-textentry.
  @Test(
    "Heights of text fields",
    arguments: [
      (.automatic, .large, 3, 22), (.automatic, .medium, 3, 21), (.automatic, .large, 1, 23),
      (.roundedBorder, .large, 3, 34), (.roundedBorder, .medium, 3, 34),
      (.roundedBorder, .accessibility1, 3, 49.333), (.roundedBorder, .accessibility2, 3, 56.333),
      (.roundedBorder, .accessibility5, 3, 84.333),
    ] as [(TextFieldStyleNode, DynamicTypeSize, Double, Double)])
  func textField(
    _ style: TextFieldStyleNode, _ dynamicTypeSize: DynamicTypeSize, _ scale: Double,
    _ height: Double
  ) throws {
    let field = ViewNode(
      .textField(TextFieldNode(prompt: TextNode(verbatim: "Prompt"), text: "")),
      modifiers: [.textFieldStyle(style)])
    #expect(abs(try size(field, dynamicTypeSize, scale: scale).height - height) <= 0.5)
  }

  @Test(
    "A list with an inset is drawn as a plain one, which is reported",
    arguments: [
      LookName.iOS18, .iOS26,
    ])
  func inset(look: LookName) throws {
    func codes(_ style: ListStyleNode) throws -> [SceneDiagnostic.Code] {
      let list = ViewNode(.list(children: [.text("a")]), modifiers: [.listStyle(style)])
      return try ScreenSketch.builder().scene(
        of: list, traits: TraitSet(canvas: .device(.iPhone13), look: look)
      ).diagnostics.map(\.code)
    }
    #expect(
      try codes(.inset) == [.notDrawn("the inset style of a list", changesColors: false)])
    #expect(try codes(.plain).isEmpty)
  }

  @Test("A switch without its label is 49 x 31")
  func toggle() throws {
    let toggle = ViewNode(.toggle(isOn: true, label: []), modifiers: [.labelsHidden])
    #expect(try size(toggle, .large) == Size(width: 49, height: 31))
  }

  @Test(
    "Buttons with a border, by control size",
    arguments: [
      (.small, 28), (.regular, 34), (.large, 50),
    ] as [(ControlSize, Double)])
  func button(_ control: ControlSize, _ height: Double) throws {
    let button = ViewNode(
      .button(role: nil, label: [ViewNode(.text(TextNode(verbatim: "Go")))]),
      modifiers: [.buttonStyle(.bordered), .controlSize(control)])
    #expect(try size(button, .large).height == height)
  }
}
