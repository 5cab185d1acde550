// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayTestSupport
import Testing

@testable import AssayNodes
@testable import AssayScenes
@testable import AssayTraits

/// Expected places are of view hierarchies of iOS 26.0 and 26.1 that developers published, in a
/// window of 402 x 874 with a safe area of 62 and 34, unless a test says otherwise.
@Suite("Toolbars, alerts and sheets (iOS 26)")
struct GlassOfIOS26Tests {
  private let traits = TraitSet(
    canvas: .device(
      Device(
        name: "window", idiom: .phone, size: Size(width: 402, height: 874),
        safeArea: Insets(top: 62, bottom: 34), displayScale: 3)), look: .iOS26)

  private func text(_ string: String) -> ViewNode { ViewNode(.text(TextNode(verbatim: string))) }

  private func symbol(_ name: String) -> ViewNode {
    ViewNode(.button(role: nil, label: [ViewNode(.image(ImageNode(.system(name))))]))
  }

  private func button(_ title: String, _ role: ButtonRole? = nil) -> ViewNode {
    ViewNode(.button(role: role, label: [text(title)]))
  }

  private func grounds(_ view: ViewNode) throws -> [Rect] {
    fills(try ScreenSketch.builder().scene(of: view, traits: traits).items)
  }

  private func stack(_ items: [ToolbarItemNode]) -> ViewNode {
    ViewNode(
      .navigationStack(children: [
        ViewNode(.color(.white), modifiers: [.toolbar(items)])
      ]))
  }

  private func presented(_ kind: PresentationNode.Kind, _ children: [ViewNode], _ message: String)
    throws -> [Rect]
  {
    let node = PresentationNode(kind: kind, children: children, message: [text(message)])
    let view = text("Below").with(
      ModifierNode(PresentationModifier(what: "a presentation", presentation: node)))
    return try grounds(view)
  }

  private func expect(_ rects: [Rect], _ place: Rect, _ location: SourceLocation = #_sourceLocation)
  {
    let found = rects.contains { rect in
      let differences = [
        rect.x - place.x, rect.y - place.y, rect.width - place.width, rect.height - place.height,
      ]
      return differences.allSatisfy { abs($0) <= 0.67 }
    }
    #expect(found, "nothing at \(place) in \(rects)", sourceLocation: location)
  }

  @Test("a bar at the bottom is capsules of 48, 28 from the sides and the bottom")
  func bottomBar() throws {
    let ends = [symbol("trash"), ViewNode(.spacer(minLength: nil)), symbol("square.and.pencil")]
    let rects = try grounds(
      stack(ends.map { ToolbarItemNode(placement: .bottomBar, children: [$0]) }))
    expect(rects, Rect(x: 28, y: 798, width: 48, height: 48))
    expect(rects, Rect(x: 402 - 28 - 48, y: 798, width: 48, height: 48))
    let only = try grounds(
      stack([ToolbarItemNode(placement: .bottomBar, children: [symbol("trash")])]))
    expect(only, Rect(x: 177, y: 798, width: 48, height: 48))
  }

  /// Apple's documentation of `sharedBackgroundVisibility`: the item is without glass, and alone.
  @Test("an item whose background is hidden has no capsule, and parts those beside it")
  func hiddenBackground() throws {
    var plain = ToolbarItemNode(placement: .bottomBar, children: [symbol("trash")])
    plain.hidesSharedBackground = true
    let heart = ToolbarItemNode(placement: .bottomBar, children: [symbol("heart")])
    func capsules(_ items: [ToolbarItemNode]) throws -> [Double] {
      try grounds(stack(items)).filter { $0.height == 48 }.map(\.width)
    }
    #expect(try capsules([plain]).isEmpty)
    #expect(try Set(capsules([heart, plain, heart])) == [48])
    #expect(try Set(capsules([heart, heart])) != [48])
  }

  /// Apple's WWDC25 284: image buttons share a background, words have their own. Photos has 12
  /// between two capsules.
  @Test("symbols beside each other share a capsule, words have their own")
  func groups() throws {
    let items = [symbol("heart"), symbol("trash"), button("Select")]
    let capsules = try grounds(
      stack(items.map { ToolbarItemNode(placement: .topBarTrailing, children: [$0]) })
    ).filter { $0.height == 44 }.sorted { $0.x < $1.x }
    try #require(capsules.count == 2)
    #expect(capsules[1].maxX == 402 - 16)
    #expect(abs(capsules[1].x - capsules[0].maxX - 12) < 0.4)
    let parted = [
      ToolbarItemNode(placement: .topBarTrailing, children: [symbol("heart")]),
      ToolbarItemNode(placement: .topBarTrailing, children: [], space: .fixed),
      ToolbarItemNode(placement: .topBarTrailing, children: [symbol("trash")]),
    ]
    let circles = try grounds(stack(parted)).filter { $0.height == 44 }
    #expect(circles.count { $0.width == 44 } == 2)
  }

  /// `ToolbarSpacer` is new in iOS 26: a bar of iOS 18 has a spacer where a flexible one is, and no
  /// glass for a fixed one to part.
  @Test("a fixed gap takes no room in a bar of iOS 18, a flexible one all of it")
  func gapWithoutGlass() throws {
    var traits = traits
    traits.look = .iOS18
    func frames(_ gap: [ToolbarItemNode]) throws -> [Rect] {
      let items = ["One", "Two"].map {
        ToolbarItemNode(placement: .bottomBar, children: [button($0)])
      }
      let view = stack([items[0]] + gap + [items[1]])
      return try ScreenSketch.builder().scene(of: view, traits: traits).accessibility.map(\.frame)
    }
    let gap = ToolbarItemNode(placement: .bottomBar, children: [], space: .fixed)
    #expect(try frames([gap]) == frames([]))
    let flexible = ToolbarItemNode(placement: .bottomBar, children: [], space: .flexible)
    let apart = try frames([flexible])
    #expect(apart.first?.minX ?? 100 <= 20 && apart.last?.maxX ?? 0 >= 350)
  }

  @Test("a spacer stretches in a bar at the bottom, with a least length too")
  func spacerWithLength() throws {
    let ends = [symbol("trash"), ViewNode(.spacer(minLength: 20)), symbol("square.and.pencil")]
    let rects = try grounds(
      stack(ends.map { ToolbarItemNode(placement: .bottomBar, children: [$0]) }))
    expect(rects, Rect(x: 28, y: 798, width: 48, height: 48))
    expect(rects, Rect(x: 402 - 28 - 48, y: 798, width: 48, height: 48))
  }

  /// Apple's WWDC25 323: on a phone, a search is at the bottom; its capsule is a toolbar's.
  @Test("a search field is a capsule at the bottom of a phone, or below the title if asked for")
  func search() throws {
    func screen(_ placement: SearchFieldNode.Placement, _ items: [ToolbarItemNode] = []) throws
      -> [Rect]
    {
      try grounds(
        ViewNode(
          .navigationStack(children: [
            ViewNode(
              .color(.white),
              modifiers: [
                .searchable(text: "", prompt: nil, placement: placement), .toolbar(items),
              ])
          ])))
    }
    let bottom = Rect(x: 28, y: 798, width: 402 - 56, height: 48)
    expect(try screen(.automatic), bottom)
    #expect(!(try screen(.navigationBarDrawer).contains { $0.y > 700 && $0.height == 48 }))
    // Photos has 12 between two capsules.
    let trash = ToolbarItemNode(placement: .bottomBar, children: [symbol("trash")])
    expect(try screen(.automatic, [trash]), Rect(x: 88, y: 798, width: 286, height: 48))
    // Apple's Human Interface Guidelines: where there is too little room, the field is a button.
    let words = ["Select All", "Move to Folder"].map {
      ToolbarItemNode(placement: .bottomBar, children: [button($0)])
    }
    let crowded = try screen(.automatic, words).filter { $0.y == 798 && $0.height == 48 }
    #expect(crowded.contains { $0.width == 48 } && crowded.allSatisfy { $0.maxX <= 402 })
  }

  /// Apple's WWDC25 323: on an iPad, it is in the bar beside the items, on glass as they are.
  @Test("the search field of a tablet is a capsule as high as the bar's items")
  func searchOnTablet() throws {
    let device = try #require(Device.named("iPadPro11-portrait"))
    let view = ViewNode(
      .navigationStack(children: [
        ViewNode(
          .color(.white),
          modifiers: [
            .searchable(text: "", prompt: nil, placement: .automatic),
            .toolbar([ToolbarItemNode(placement: .topBarTrailing, children: [symbol("plus")])]),
          ])
      ]))
    let traits = TraitSet(canvas: .device(device), look: .iOS26)
    let rects = fills(try ScreenSketch.builder().scene(of: view, traits: traits).items)
    let capsules = rects.filter { $0.height == 44 && $0.width < device.size.width / 2 }
    #expect(Set(capsules.map(\.y)).count == 1)
    #expect(capsules.contains { $0.width == 44 } && capsules.contains { $0.width > 200 })
  }

  /// UIKit's elevated colors, in the dark: systemBackground #1C1C1E, secondarySystemBackground
  /// #2C2C2E, and the same in groups.
  @Test("the surfaces of a sheet are the elevated ones, those of a cover are not")
  func elevated() throws {
    let list = ViewNode(.list(children: [text("Row")]))
    func colors(_ kind: PresentationNode.Kind, _ look: LookName) throws -> [String] {
      let view = text("Below").with(
        ModifierNode(
          PresentationModifier(
            what: "a sheet", presentation: PresentationNode(kind: kind, children: [list]))))
      var traits = traits
      traits.look = look
      traits.appearance = Appearance(.dark)
      return self.colors(try ScreenSketch.builder().scene(of: view, traits: traits).items)
    }
    for look in [LookName.iOS18, .iOS26] {
      let sheet = try colors(.sheet(PresentationNode.Sheet()), look)
      #expect(sheet.contains("#1C1C1E") && sheet.contains("#2C2C2E"))
      let cover = try colors(.cover(background: nil), look)
      #expect(cover.contains("#1C1C1E") && !cover.contains("#2C2C2E"))
    }
  }

  /// SwiftUI's documentation: items of `confirmationAction` take the prominent style; iOS 26's blue
  /// is #0088FF.
  @Test("the item that confirms is on the tint")
  func confirmation() throws {
    let view = stack([ToolbarItemNode(placement: .confirmationAction, children: [button("Save")])])
    let scene = try ScreenSketch.builder().scene(of: view, traits: traits)
    #expect(colors(scene.items).contains("#0088FF"))
    let plain = stack([ToolbarItemNode(placement: .topBarTrailing, children: [button("Save")])])
    let other = try ScreenSketch.builder().scene(of: plain, traits: traits)
    #expect(!colors(other.items).contains("#0088FF"))
  }

  private func colors(_ items: [DisplayItem]) -> [String] {
    items.flatMap { item -> [String] in
      switch item {
      case .fill(_, .color(let color)): [color.hex]
      case .group(let group): colors(group.items)
      default: []
      }
    }
  }

  @Test("an alert is 320 x 152 with two capsules of 140 x 48")
  func alert() throws {
    let rects = try presented(
      .alert(title: TextNode(verbatim: "Delete?")),
      [button("Delete", .destructive), button("Cancel", .cancel)], "For good.")
    // The alert's place is 41, 375; its buttons are 16 from its edges.
    expect(rects, Rect(x: 57, y: 463, width: 140, height: 48))
    expect(rects, Rect(x: 205, y: 463, width: 140, height: 48))
  }

  @Test("a dialog floats in the middle, 240 wide, without the button that cancels")
  func dialog() throws {
    let rows = ["One", "Two", "Three", "Four"].map { button($0) } + [button("Cancel", .cancel)]
    let rects = try presented(
      .confirmationDialog(title: TextNode(verbatim: "Finish?")), rows, ""
    ).filter { abs($0.height - 48) < 0.4 && abs($0.width - 208) < 0.4 }
    try #require(rects.count == 4)
    #expect(rects.allSatisfy { abs($0.x - 97) < 0.4 })
    #expect(abs(rects[1].y - rects[0].y - 56) < 0.4)
  }

  @Test("a sheet of part of the height ends 8 before the screen, a large one starts at the top")
  func sheets() throws {
    let part = try presented(.sheet(PresentationNode.Sheet(detent: .fraction(0.5))), [], "")
    let card = try #require(part.first { abs($0.width - 386) < 0.1 })
    #expect(card.x == 8 && abs(card.maxY - 866) < 0.4)
    let large = try presented(.sheet(PresentationNode.Sheet()), [], "")
    #expect(large.contains { $0.x == 0 && abs($0.y - 62) < 0.4 && $0.width == 402 })
  }

  /// One capsule in the tint, as the item that confirms has it, with white words.
  @Test("an item with a prominent style is on its tint, without a bezel of its own")
  func prominent() throws {
    let pink = Color(base: .rgba(RGBAColor(red: 255, green: 0, blue: 170)))
    let item = button("Save").with(.buttonStyle(.borderedProminent), .tint(pink))
    let view = stack([ToolbarItemNode(placement: .topBarTrailing, children: [item])])
    let built = try ScreenSketch.builder().build(view, traits: traits)
    #expect(colors(built.scene.items).filter { $0 == "#FF00AA" }.count == 1)
    #expect(built.color(of: "Save") == .white)
    let capsules = fills(built.scene.items).filter { $0.height < 60 }
    #expect(capsules.count == 1 && capsules.first?.height == 44)
  }

  /// Measured on a title: 17 between a capsule's side and the words.
  @Test("an icon beside a title is as far from the capsule's sides as a title")
  func iconAndTitle() throws {
    let label = ViewNode(
      .label(title: [text("Add")], icon: [ViewNode(.image(ImageNode(.system("plus"))))]))
    let item = ViewNode(.button(role: nil, label: [label]), modifiers: [.labelStyle(.titleAndIcon)])
    let view = stack([ToolbarItemNode(placement: .topBarTrailing, children: [item])])
    let built = try ScreenSketch.builder().build(view, traits: traits)
    let title = try #require(built.texts.first { $0.string == "Add" })
    #expect(abs(402 - 16 - 17 - title.frame.maxX) < 0.5)
  }
}
