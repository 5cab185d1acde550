// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayLayout
import AssayTestSupport
import Testing

@testable import AssayNodes
@testable import AssayScenes
@testable import AssayTraits

/// What Apple documents of its controls, beyond the sizes that were measured.
@Suite("Controls of each look")
struct LookOfControlsTests {
  private func scene(
    _ view: ViewNode, _ look: LookName = .iOS18, size: DynamicTypeSize = .large,
    direction: LayoutDirection? = nil
  ) throws -> BuiltScene {
    let traits = TraitSet(
      canvas: .fixed(width: 390, height: 400, displayScale: 2), dynamicTypeSize: size,
      layoutDirection: direction, look: look)
    return try ScreenSketch.builder().build(view, traits: traits)
  }

  /// SwiftUI's documentation of `SymbolVariants`: a tab bar of iOS takes the filled form.
  @Test("a tab's icon is the filled form of its symbol, where there is one")
  func tabIcons() throws {
    let tabs = ["house", "magnifyingglass"].enumerated().map { index, symbol in
      let icon = ViewNode(.image(ImageNode(.system(symbol))))
      return ViewNode(
        .text(TextNode(verbatim: "Screen")), modifiers: [.tag("\(index)"), .tabItem([icon])])
    }
    let words = try scene(ViewNode(.tabView(selection: "0", children: tabs))).texts.map(\.string)
    #expect(words.contains("house.fill") && !words.contains("house"))
    #expect(words.contains("magnifyingglass"))
  }

  /// Apple's WWDC25 284 shows the knob of a slider as that of a toggle, which was measured:
  /// 37 x 24.
  @Test("the knob of a slider is round, and on iOS 26 a capsule")
  func sliderKnob() throws {
    let slider = ViewNode(.slider(SliderNode(value: 0.5)))
    func knob(_ look: LookName) throws -> Rect? {
      fills(try scene(slider, look).scene.items).max { $0.height < $1.height }
    }
    let round = try #require(try knob(.iOS18))
    #expect(round.width == 28 && round.height == 28)
    let capsule = try #require(try knob(.iOS26))
    #expect(capsule.width == 37 && capsule.height == 24)
  }

  /// SwiftUI's documentation of `ColumnsFormStyle`: a trailing-aligned column of labels next to a
  /// leading-aligned column of values.
  @Test("a form of macOS has its labels and its controls in two columns")
  func columns() throws {
    let form = ViewNode(
      .form(children: [
        ViewNode(.textField(TextFieldNode(prompt: TextNode(verbatim: "Name"), text: "Ada"))),
        ViewNode(.slider(SliderNode(value: 0.5, label: [ViewNode.text("Loudness")]))),
        ViewNode(.toggle(isOn: true, label: [ViewNode.text("Agree")])),
      ]))
    let mac = try scene(form, .macOS)
    func text(_ string: String) throws -> TextItem {
      try #require(mac.texts.first { $0.string == string })
    }
    let (name, loudness) = (try text("Name").frame, try text("Loudness").frame)
    #expect(abs(name.maxX - loudness.maxX) <= 0.5)
    let box = try #require(fills(mac.scene.items).first { $0.width == 14 && $0.height == 14 })
    #expect(box.minX > loudness.maxX && box.minX - loudness.maxX < 12)
    #expect(try text("Ada").frame.minX > box.minX)
  }

  /// A list has no height of its own.
  @Test("a list in a view that scrolls cannot be seen without a frame")
  func listInScrollView() throws {
    let list = ViewNode(.list(children: [ViewNode.text("Row")]))
    func screen(_ list: ViewNode) throws -> Bool {
      let view = ViewNode(.scrollView(axes: .vertical, children: [list, ViewNode.text("Below")]))
      let below = try scene(view).texts.first { $0.string == "Below" }
      return (below?.frame.minY ?? 0) > 100
    }
    #expect(try !screen(list))
    #expect(try screen(list.frame(height: 200)))
    func codes(_ list: ViewNode) throws -> [SceneDiagnostic.Code] {
      try scene(ViewNode(.scrollView(axes: .vertical, children: [list]))).scene.diagnostics
        .map(\.code)
    }
    #expect(try codes(list) == [.notDrawn("a list without a height in a view that scrolls")])
    #expect(try codes(list.frame(height: 200)).isEmpty)
  }

  /// SwiftUI's documentation of `CircularProgressViewStyle`: on platforms other than macOS it may
  /// be an indeterminate indicator. AppKit's are 10, 16 and 32 points.
  @Test("a circular progress view of macOS shows its value, one of iOS turns")
  func circularProgress() throws {
    func size(_ look: LookName, _ size: ControlSize, _ value: Double?) throws -> (Size, Int) {
      let view = ViewNode(.progressView(value: value, label: []))
        .with(.progressViewStyle(.circular), .controlSize(size))
      let traits = TraitSet(canvas: .sizeThatFits(displayScale: 2), look: look)
      let scene = try ScreenSketch.builder().scene(of: view, traits: traits)
      return (scene.size, strokes(scene.items))
    }
    for (control, side) in [(ControlSize.mini, 10.0), (.small, 16), (.regular, 32)] {
      let ring = try size(.macOS, control, 0.25)
      #expect(ring.0 == Size(width: side, height: side) && ring.1 == 2)
      #expect(try size(.macOS, control, nil).0.width == side)
      #expect(try size(.macOS, control, nil).1 == 0)
    }
    #expect(try size(.iOS18, .regular, 0.25).1 == 0)
  }

  /// AppKit's switches: 38 x 22, 32 x 18 and 26 x 15; its checkboxes: 14, 12 and 10; the words of
  /// small controls have 11 points. A phone has one size of each.
  @Test("controls of macOS have the sizes of AppKit's", arguments: [LookName.macOS, .iOS18])
  func controlSizes(_ look: LookName) throws {
    var regular: Double?
    for (size, track, side, points) in [
      (ControlSize.regular, Size(width: 38, height: 22), 14.0, 13.0),
      (.small, Size(width: 32, height: 18), 12, 11), (.mini, Size(width: 26, height: 15), 10, 10),
    ] {
      func drawn(_ style: ToggleStyleNode) throws -> BuiltScene {
        try scene(
          ViewNode(.toggle(isOn: false, label: [ViewNode.text("Agree")]))
            .with(.toggleStyle(style), .controlSize(size)), look)
      }
      let rects = fills(try drawn(.switch).scene.items)
      let box = try drawn(.automatic)
      #expect(rects.contains { $0.size == track } == (look == .macOS))
      #expect(
        fills(box.scene.items).contains { $0.width == side && $0.height == side }
          == (look == .macOS))
      let words = try #require(box.texts.first { $0.string == "Agree" }?.runs.first?.pointSize)
      let full = regular ?? words
      regular = full
      #expect(abs(words / full - (look == .macOS ? points / 13 : 1)) < 0.01)
    }
  }

  private func strokes(_ items: [DisplayItem]) -> Int {
    items.map { item in
      switch item {
      case .stroke: 1
      case .group(let group): strokes(group.items)
      case .fill, .text, .image: 0
      }
    }.reduce(0, +)
  }

  /// Apple's WWDC24 10074: at the largest sizes, text wraps around the symbol of a label.
  @Test("in a list, a label's title begins beside its icon and goes on below it, if it is large")
  func largeLabels() throws {
    let label = ViewNode(
      .label(
        title: [ViewNode.text("Notifications and sounds of this conversation")],
        icon: [ViewNode(.image(ImageNode(.system("bell"))))]))
    let list = ViewNode(.list(children: [label]))
    let built = try scene(list, size: .accessibility3)
    let words = try #require(built.texts.first { $0.string.hasSuffix("conversation") })
    let icon = try #require(built.texts.first { $0.string == "bell" })
    let starts = Set(words.runs.compactMap { $0.glyphs.first?.x })
    #expect(abs((starts.min() ?? 0) - icon.frame.minX) < 8)
    #expect(built.scene.accessibility.contains { $0.label?.hasPrefix("Notifications") == true })
    let small = try scene(list, size: .large)
    #expect((small.texts.first { $0.string.hasSuffix("conversation") }?.frame.minX ?? 0) > 60)
  }

  @Test("words of a text field follow the alignment of text", arguments: ["", "Ada"])
  func fieldAlignment(_ text: String) throws {
    let field = ViewNode(.textField(TextFieldNode(prompt: TextNode(verbatim: "Name"), text: text)))
    let view = field.with(.multilineTextAlignment(.trailing))
    #expect((try scene(view).texts.first?.frame.maxX ?? 0) > 380)
    #expect((try scene(field).texts.first?.frame.minX ?? 400) < 10)
  }

  @Test("a button in a list's header keeps the tint")
  func buttonInHeader() throws {
    let header = ViewNode.row([
      ViewNode.text("Left"), ViewNode(.button(role: nil, label: [ViewNode.text("All")])),
    ])
    let section = SectionNode(
      header: [header], footer: [], children: [ViewNode.text("Row")])
    let list = ViewNode(.list(children: [ViewNode(.section(section))]))
    func paint(_ word: String) throws -> Paint? {
      try scene(list).texts.first { $0.string == word }?.runs.first?.paint
    }
    #expect(try paint("ALL") == .color(RGBAColor(red: 0, green: 0x7A, blue: 0xFF)))
    #expect(try paint("LEFT") != paint("ALL"))
  }

  /// SwiftUI's documentation of `ToggleStyle`: a checkbox on macOS, a switch on iOS.
  @Test("a toggle of macOS is a box before its label", arguments: [true, false])
  func checkbox(_ isOn: Bool) throws {
    let toggle = ViewNode(.toggle(isOn: isOn, label: [ViewNode.text("Agree")]))
    let mac = try scene(toggle, .macOS)
    let box = try #require(fills(mac.scene.items).first { $0.width == 14 && $0.height == 14 })
    let label = try #require(mac.texts.first { $0.string == "Agree" })
    #expect((label.runs.first?.glyphs.first?.x ?? 0) > box.maxX)
    #expect(mac.texts.contains { $0.string == "checkmark" } == isOn)
    let phone = try scene(toggle)
    #expect(!fills(phone.scene.items).contains { $0.width == 14 })
    let named = ViewNode(
      .toggle(isOn: isOn, label: [ViewNode.text("Agree")]),
      modifiers: [.toggleStyle(.switch)])
    #expect(!fills(try scene(named, .macOS).scene.items).contains { $0.width == 14 })
  }

  @Test("a button with a border keeps room above and below larger text and several lines")
  func borderedButton() throws {
    let button = ViewNode(
      .button(role: nil, label: [ViewNode.text("Save")]), modifiers: [.buttonStyle(.bordered)])
    let large = try #require(fills(try scene(button).scene.items).first { $0.width < 200 })
    #expect(large.height == 34)
    // A line of 40 points is 47.7 high.
    let larger = try scene(button, size: .accessibility3)
    let tall = try #require(fills(larger.scene.items).first { $0.width < 300 })
    #expect(tall.height >= 47.7 + 12)
  }

  /// Apple's "Adopting Liquid Glass": rows of lists are higher, and the headers of sections are
  /// written as they are given.
  @Test(
    "lists of iOS 26 have rows of 52 and headers as given",
    arguments: [ListStyleNode.plain, .grouped])
  func lists(_ style: ListStyleNode) throws {
    let rows = ["One", "Two"].map(ViewNode.text)
    let section = ViewNode(
      .section(header: [ViewNode.text("Header")], footer: [], children: rows))
    let list = ViewNode(.list(children: [section]), modifiers: [.listStyle(style)])
    let new = try scene(list, .iOS26)
    #expect(fills(new.scene.items).contains { $0.height == 104 && $0.width == 390 })
    #expect(new.texts.contains { $0.string == "Header" })
    #expect(fills(try scene(list).scene.items).contains { $0.height == 88 && $0.width == 390 })
  }

  /// SwiftUI's documentation of `defaultMinListRowHeight`: a row is no lower; 44 on iOS.
  @Test("a row without insets is not as low as its text", arguments: [LookName.iOS18, .iOS26])
  func rowWithoutInsets(_ look: LookName) throws {
    let row = ViewNode.text("Row").with(.listRowInsets(EdgeInsets()))
    let list = try scene(ViewNode(.list(children: [row])), look)
    #expect(fills(list.scene.items).contains { $0.height == 44 })
  }

  /// SwiftUI's documentation of `Toggle`: of two texts the second is a subtitle.
  @Test("a toggle's second text is under its first")
  func subtitle() throws {
    let label = ["Title", "Subtitle"].map(ViewNode.text)
    let texts = try scene(ViewNode(.toggle(isOn: true, label: label))).texts
    let places = ["Title", "Subtitle"].compactMap { word in
      texts.first { $0.string == word }?.runs.first?.glyphs.first
    }
    try #require(places.count == 2)
    #expect(places[1].y - places[0].y > 15 && abs(places[1].x - places[0].x) < 2)
  }

  @Test("the second line of a button's label is centered, that of a row in a list is not")
  func buttonLines() throws {
    let label = ViewNode.text("A first line that is long\nshort")
    let button = ViewNode(.button(role: nil, label: [label]))
    func offset(_ view: ViewNode) throws -> Double {
      let glyphs = try #require(scene(view).texts.first).runs.flatMap(\.glyphs)
      let second = glyphs.filter { $0.y > (glyphs.first?.y ?? 0) + 5 }
      return (second.first?.x ?? 0) - (glyphs.first?.x ?? 0)
    }
    #expect(try offset(button) > 50)
    #expect(try abs(offset(ViewNode(.list(children: [button])))) < 2)
  }

  @Test("a field of several lines is as high as they are")
  func field() throws {
    let field = ViewNode(
      .textField(TextFieldNode(prompt: TextNode(verbatim: ""), text: "a\nb\nc", isMultiline: true)),
      modifiers: [.textFieldStyle(.roundedBorder)])
    // Three lines of 22 and what one line leaves of 34.
    #expect(fills(try scene(field).scene.items).contains { abs($0.height - (64.5 + 13.5)) <= 1 })
  }

  @Test("an empty field of several lines is as high as one line, whether it has a prompt or not")
  func emptyField() throws {
    for prompt in ["", "Notes"] {
      let field = ViewNode(
        .textField(TextFieldNode(prompt: TextNode(verbatim: prompt), text: "", isMultiline: true)),
        modifiers: [.textFieldStyle(.roundedBorder)])
      #expect(
        fills(try scene(field).scene.items).contains { abs($0.height - 34) <= 1 }, "\(prompt)")
    }
  }

  /// Apple's Human Interface Guidelines, "Right to left": the waves of a speaker move on.
  @Test("a speaker turns from right to left, a fixed side does not")
  func speaker() throws {
    for (name, turns) in [
      ("speaker.wave.2", true), ("chevron.left", false), ("arrow.forward", true),
    ] {
      let image = ViewNode.image(name)
      let plain = try scene(image).scene.items
      let mirrored = try scene(image, direction: .rightToLeft).scene.items
      #expect((plain != mirrored) == turns, "\(name)")
    }
  }
}
