// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayScenes
import Foundation
import Testing

@testable import AssayViews

/// Forms of SwiftUI's documentation that are drawn, change no picture, or say that they do.
@MainActor
@Suite("Accepted forms")
struct AcceptedFormTests {
  private func reports(_ view: some View) throws -> [String] {
    _ = LeftOutNotes.take()
    let codes = try SceneSketch.build(view.viewNode()).scene.diagnostics.map(\.code)
    return codes.compactMap { code in
      if case .notDrawn(let what, _) = code { return what }
      return nil
    } + LeftOutNotes.take()
  }

  private func color(of view: some View) throws -> RGBAColor? {
    Self.color(in: try SceneSketch.build(view.viewNode()).scene.items)
  }

  /// The first that is filled with, also inside of a canvas.
  private static func color(in items: [DisplayItem]) -> RGBAColor? {
    for item in items {
      switch item {
      case .fill(_, .color(let color)): return color
      case .group(let group): if let color = color(in: group.items) { return color }
      default: continue
      }
    }
    return nil
  }

  private struct Bright: View {
    var body: some View { Color(white: 0).exposureAdjust(1) }
  }

  private struct Reader: View {
    @Environment(\.backgroundStyle) private var style
    var body: some View { Rectangle().fill(style ?? AnyShapeStyle(Color(white: 0))) }
  }

  @Test("the environment has the background style, and a value of it is drawn as the modifier's")
  func backgroundStyle() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let drawn = RGBAColor(red: 255, green: 0, blue: 0)
    #expect(try color(of: Reader().backgroundStyle(red)) == drawn)
    #expect(try color(of: Reader()) == RGBAColor(red: 0, green: 0, blue: 0))
    let filled = Rectangle().fill(.background)
    #expect(try color(of: filled.environment(\.backgroundStyle, AnyShapeStyle(red))) == drawn)
    #expect(try color(of: filled.backgroundStyle(red)) == drawn)
    let reset = filled.environment(\.backgroundStyle, nil).backgroundStyle(red)
    #expect(try color(of: reset) == RGBAColor(red: 255, green: 255, blue: 255))
  }

  @Test("an image with hard edges is reported, one with soft edges is not")
  func antialiasing() throws {
    let report = ["the hard edges of an image that is not antialiased"]
    #expect(try reports(Image(systemName: "star").antialiased(false)) == report)
    #expect(try reports(Image(systemName: "star").antialiased(true)).isEmpty)
    #expect(try reports(Image(systemName: "star").antialiased(false).antialiased(true)).isEmpty)
    let text = Text(Image(systemName: "star").antialiased(false))
    #expect(try reports(text) == report)
  }

  private struct Finder: View {
    @Environment(\.findContext) private var context
    var body: some View {
      Text(verbatim: context?.isPresented?.wrappedValue == false ? "closed" : "none")
    }
  }

  private struct SidebarReader: View {
    @Environment(\.sidebarRowSize) private var size
    var body: some View { Text(verbatim: "\(size)") }
  }

  @Test("a view inside reads the search in its texts, and the size of rows in a sidebar")
  func systemValues() throws {
    func words(_ view: some View) throws -> [String] {
      try SceneSketch.build(view.viewNode()).texts.map(\.string)
    }
    #expect(try words(Finder()) == ["none"])
    #expect(try words(Finder().findNavigator(isPresented: .constant(false))) == ["closed"])
    #expect(try words(SidebarReader()) == ["medium"])
    #expect(try words(SidebarReader().environment(\.sidebarRowSize, .large)) == ["large"])
  }

  @Test("the button of a watch that asks for a text is a button")
  func textFieldLinks() throws {
    func words(_ view: some View) throws -> [String] {
      try SceneSketch.build(view.viewNode()).texts.map(\.string)
    }
    let labeled = TextFieldLink(prompt: Text(verbatim: "p")) {
      Text(verbatim: "add")
    } onSubmit: {
      _ in
    }
    #expect(try words(labeled) == ["add"])
    #expect(try words(TextFieldLink(String("title")) { _ in }) == ["title"])
  }

  /// As in SwiftUI's documentation of `ValueConstraint`.
  private struct Plain: AttributedTextFormattingDefinition {
    var body: some AttributedTextFormattingDefinition<AttributeScopes.SwiftUIAttributes> {
      ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: .single)
      ValueConstraint(for: \.foregroundColor, values: [nil], default: nil)
    }
  }

  @Test("limits of the attributes of a text change no picture")
  func valueConstraints() throws {
    #expect(try reports(Text("a").attributedTextFormattingDefinition(Plain())).isEmpty)
  }

  private struct Lift: CustomHoverEffect {
    func body(content: Content) -> some CustomHoverEffect {
      content.hoverEffect { effect, isActive, _ in effect.scaleEffect(isActive ? 1.1 : 1) }
    }
  }

  @Test("what rests on a view changes no picture")
  func hover() throws {
    let view = Text("a")
      .hoverEffect(Lift())
      .hoverEffect { effect, isActive, proxy in
        effect.opacity(isActive ? 1 : proxy.size.width)
      }
      .hoverEffectGroup()
    #expect(try reports(view).isEmpty)
  }

  private struct Framed: TextEditorStyle {
    func makeBody(configuration: Configuration) -> some View { EmptyView() }
  }

  private struct Columns: NavigationSplitViewStyle {
    func makeBody(configuration: Configuration) -> some View { EmptyView() }
  }

  @Test("what is not drawn is reported, and what is the default is not")
  func reported() throws {
    #expect(
      try reports(TextEditor(text: .constant("a")).textEditorStyle(Framed()))
        == ["the text editor style Framed"])
    #expect(try reports(TextEditor(text: .constant("a")).textEditorStyle(.plain)).isEmpty)
    #expect(
      try reports(Text("a").glassBackgroundEffect()) == ["the glass of visionOS behind a view"])
    #expect(try reports(Text("a").glassBackgroundEffect(displayMode: .never)).isEmpty)
    #expect(try reports(Bright()) == ["the exposure of a color"])
    let scaled = Text("a") + Text("b").textScale(.secondary)
    #expect(try reports(scaled) == ["the secondary scale of a text"])
    let spoken = Text("a") + Text("b").accessibilityLabel("c")
    #expect(try reports(spoken) == ["the accessibility label of a part of a text"])
    #expect(try reports(Text("b").accessibilityLabel("c")).isEmpty)
    #expect(try reports(Text("a").navigationSplitViewStyle(Columns())).isEmpty)
    #expect(Color(white: 0).headroom(2) == Color(white: 0))
  }

  @Test("items of an accessory bar are reported")
  func accessoryBar() throws {
    let view = NavigationStack {
      Text("a").toolbar { ToolbarItem(placement: .accessoryBar(id: "x")) { Text("b") } }
    }
    #expect(try reports(view) == ["the accessory bar of a window"])
  }

  @Test("the look of an accessory bar is reported, and that of the bars beside it is kept")
  func accessoryBarLook() throws {
    defer { _ = LeftOutNotes.take() }
    let plain = Text("a").toolbarBackground(.hidden, for: .navigationBar)
    let both = Text("a").toolbarBackground(.hidden, for: .navigationBar, .accessoryBar(id: 1))
    let bars = { (view: ViewNode) in
      view.modifiers.filter { $0.modifier is ToolbarBackgroundModifier }
    }
    #expect(try bars(both.viewNode()) == bars(plain.viewNode()))
    #expect(try bars(plain.viewNode()).count == 1)
    #expect(try reports(both) == ["the accessory bar of a window"])
    #expect(try reports(plain).isEmpty)

    let alone = Text("a").toolbarColorScheme(.dark, for: .accessoryBar(id: "b"))
    #expect(try reports(alone) == ["the accessory bar of a window"])
    let red = Text("a").toolbarBackground(.red, for: .accessoryBar(id: "b"))
    #expect(try bars(red.viewNode()).isEmpty)
  }

  @Test("a closed section of a sidebar reports its chevron, other sections have none")
  func closedSections() throws {
    func list(_ style: some ListStyle, isExpanded: Bool) -> some View {
      List { Section("a", isExpanded: .constant(isExpanded)) { Text("b") } }.listStyle(style)
    }
    #expect(
      try reports(list(.sidebar, isExpanded: false)) == ["the chevron of a closed section"])
    #expect(try reports(list(.sidebar, isExpanded: true)).isEmpty)
    #expect(try reports(list(.insetGrouped, isExpanded: false)).isEmpty)
  }

  @Test("content that is not up to date is reported where it can be old")
  func invalidated() throws {
    let old = Text("a").invalidatableContent()
    #expect(
      try reports(old.redacted(reason: .invalidated))
        == ["the look of content that is not up to date"])
    #expect(try reports(old).isEmpty)
    #expect(try reports(Text("a").invalidatableContent(false).redacted(reason: .invalidated)) == [])
  }

  private struct MarkedGauge: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        configuration.markedValueLabels
      }
    }
  }

  @Test("a style of an app's own gets the labels of a gauge's marked values")
  func markedValues() throws {
    let gauge = Gauge(value: 0.5) {
      Text("a")
    } currentValueLabel: {
      Text("b")
    } markedValueLabels: {
      Text("low").tag(0.1)
    }
    let words = try SceneSketch.build(gauge.gaugeStyle(MarkedGauge()).viewNode()).words
    #expect(words == ["a", "low"])
    let none = try SceneSketch.build(
      Gauge(value: 0.5) { Text("a") }.gaugeStyle(MarkedGauge()).viewNode()
    ).words
    #expect(none == ["a"])
  }

  @Test("a resolved color is Core Graphics', too")
  func coreGraphicsColor() {
    let resolved = Color.Resolved(red: 1, green: 0, blue: 0, opacity: 1)
    #expect(UIColor(cgColor: resolved.cgColor) == UIColor(Color(resolved)))
  }

  @Test("Core Graphics draws in a canvas, and filters that are not drawn are reported")
  func canvas() throws {
    let view = Canvas { context, _ in
      context.withCGContext { drawing in
        drawing.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        drawing.fill([CGRect(x: 0, y: 0, width: 10, height: 10)])
      }
    }
    #expect(try color(of: view) == RGBAColor(red: 255, green: 0, blue: 0))
    #expect(try reports(view).isEmpty)
    func filtered(_ matrix: AssayViews.ColorMatrix) -> some View {
      Canvas { context, size in
        context.addFilter(.colorMatrix(matrix))
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
      }
    }
    #expect(try reports(filtered(AssayViews.ColorMatrix())).isEmpty)
    var matrix = AssayViews.ColorMatrix()
    matrix.r2 = 1
    #expect(try reports(filtered(matrix)) == ["a color matrix in a canvas"])
  }

  @Test("a view drawn into a context is reported, and the closure is not called")
  func imageRenderer() {
    _ = LeftOutNotes.take()
    var calls = 0
    ImageRenderer(content: Text("a")).render { _, _ in calls += 1 }
    #expect(calls == 0)
    #expect(LeftOutNotes.take() == ["what ImageRenderer draws into a context"])
  }

  @Test("a layout of a grid makes the grid itself")
  func gridLayout() throws {
    func cells() -> some View {
      GridRow {
        Text("a")
        Text("bbb")
      }
    }
    let layout = GridLayout(alignment: .leading, horizontalSpacing: 3) { cells() }
    let grid = Grid(alignment: .leading, horizontalSpacing: 3) { cells() }
    #expect(try layout.viewNode() == grid.viewNode())
    #expect(try AnyLayout(GridLayout())(cells).viewNode() == Grid(content: cells).viewNode())
  }

  private struct TagLayout: Layout {
    let asks: @Sendable (LayoutSubview) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      subviews.forEach(asks)
      return CGSize(width: 10, height: 10)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  @Test("a layout that asks for the tags of its subviews is reported")
  func tagsInLayouts() throws {
    let report = ["what a layout makes of the tags of its subviews"]
    let asking = TagLayout { _ = $0.containerValues.hasTag(1) }
    #expect(try reports(asking { Text("a").tag(1) }) == report)
    let reading = TagLayout { _ = $0.containerValues.tag(for: Int.self) }
    #expect(try reports(reading { Text("a").tag(1) }) == report)
    #expect(try reports(TagLayout { _ in }({ Text("a").tag(1) })).isEmpty)
  }

  private enum Tab: CaseIterable { case home, search }

  @ViewBuilder private var tagged: some View {
    Text("a").tag(1)
    Text("b").tag(Tab.search)
    Text("c")
  }

  @Test("a container reads the tags of its subviews")
  func tags() throws {
    defer { _ = LeftOutNotes.take() }
    var ids: [Int?] = []
    var tabs: [Tab?] = []
    var hasOne: [Bool] = []
    let view = ForEach(subviews: tagged) { subview in
      let _ = ids.append(subview.containerValues.tag(for: Int.self))
      let _ = tabs.append(subview.containerValues.tag(for: Tab.self))
      let _ = hasOne.append(subview.containerValues.hasTag(1))
      subview
    }
    _ = try view.viewNode()
    #expect(
      ids == [1, nil, nil] && tabs == [nil, .search, nil] && hasOne == [true, false, false])
  }
}
