// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayResources
import AssayScenes
import AssayTraits
import Foundation
import Testing

@testable import AssayViews

/// What SwiftUI draws and Assay does not is said, once.
@MainActor
@Suite("What is not drawn")
struct NotDrawnTests {
  private func reports(_ view: some View) throws -> [SceneDiagnostic.Code] {
    try SceneSketch.build(view.viewNode()).scene.diagnostics.map(\.code)
  }

  @Test("where presentations are left out, one that is presented is reported, others are not")
  func sheets() throws {
    for isPresented in [true, false] {
      let binding = Binding.constant(isPresented)
      let view = Text("a")
        .sheet(isPresented: binding) { Text("b") }
        .alert("c", isPresented: binding) { Button("OK") {} }
        .environment(\.drawsPresentations, false)
      #expect(
        try reports(view)
          == (isPresented ? [.notDrawn("a presented alert"), .notDrawn("a presented sheet")] : []))
    }
  }

  @Test("two of a kind are reported once")
  func once() throws {
    let view = VStack {
      Text("a").persistentSystemOverlays(.hidden)
      Text("b").persistentSystemOverlays(.hidden)
    }
    #expect(try reports(view) == [.notDrawn("a hidden home indicator")])
  }

  @Test("a text that follows the clock is reported, one of a given date is not")
  func clock() throws {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let interval = start..<start.addingTimeInterval(300)
    #expect(
      try reports(Text(.currentDate, format: .timer(countingDownIn: interval)))
        == [.notDrawn("the current time of a timer")])
    #expect(
      try reports(Text(.currentDate, format: .dateTime.hour()))
        == [.notDrawn("the current time of a text")])
    #expect(try reports(Text(start, format: .stopwatch(startingAt: start))).isEmpty)
  }

  /// A format of an app with colors.
  private struct Signal: FormatStyle {
    func format(_ value: Date) -> AttributedString {
      var text = AttributedString("ab")
      text.foregroundColor = Color(red: 1, green: 0, blue: 0)
      return text
    }
  }

  @Test("a text that follows the clock has the styles of its format")
  func styledClock() throws {
    let text = Text(.currentDate, format: Signal())
    let built = try SceneSketch.build(text.viewNode())
    #expect(built.color(of: "ab") == RGBAColor(red: 255, green: 0, blue: 0))
    #expect(try reports(text) == [.notDrawn("the current time of a text")])
  }

  @Test("ticks that an app chooses are reported")
  func ticks() throws {
    let slider = Slider(value: .constant(0.5)) {
      Text("a")
    } ticks: {
      SliderTick(0.25)
      SliderTick(0.75)
    }
    #expect(try reports(slider) == [.notDrawn("the chosen ticks of a slider")])
  }

  /// As in Apple's sample "Creating visual effects with SwiftUI": lines, runs and glyphs, each
  /// drawn by itself.
  private struct Wave: TextRenderer {
    struct Mark: TextAttribute {}
    var elapsed: Double
    var animatableData: Double {
      get { elapsed }
      set { elapsed = newValue }
    }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for line in layout {
        for run in line where run[Mark.self] != nil {
          for (index, slice) in run.enumerated() {
            var copy = context
            copy.translateBy(x: 0, y: slice.typographicBounds.rect.height * Double(index))
            copy.draw(slice, options: .disablesSubpixelQuantization)
          }
        }
        context.draw(line)
      }
    }
  }

  @Test("a text with a renderer is drawn without it, and it is reported")
  func textRenderer() throws {
    let view = Text("a").customAttribute(Wave.Mark()).textRenderer(Wave(elapsed: 1))
    #expect(try reports(view) == [.notDrawn("the text renderer Wave")])
  }

  /// As a helper that looks for the controller around it.
  private struct Helper: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  private final class Photo: UIView {}
  private struct PhotoView: UIViewRepresentable {
    func makeUIView(context: Context) -> Photo { Photo() }
    func updateUIView(_ view: Photo, context: Context) {}
  }

  @Test("a helper of UIKit behind a view hides nothing, a view of UIKit is a gray area")
  func helpers() throws {
    let gray = RGBAColor(red: 229, green: 229, blue: 234)
    func areas(_ view: some View) throws -> Int {
      let scene = try SceneSketch.build(view.viewNode()).scene
      #expect(scene.diagnostics.count == 1)
      return scene.items.count { item in
        guard case .fill(_, .color(gray)) = item else { return false }
        return true
      }
    }
    #expect(try areas(Text("a").background(Helper())) == 0)
    #expect(try areas(Helper()) == 1)
    #expect(try areas(Text("a").background(PhotoView())) == 1)
  }

  /// Expected: the layers that SF Symbols lists. A star has colors of its own, a chevron has none.
  @Test(
    "a rendering mode is reported of symbols whose layers are not known",
    arguments: [
      ("square.and.arrow.up", SymbolRenderingMode.monochrome, true),
      ("square.and.arrow.up", .hierarchical, false), ("plus.circle", .palette, false),
      ("star", .hierarchical, true), ("star", .palette, true), ("star", .multicolor, false),
      ("chevron.right", .multicolor, true), ("xmark.circle.fill", .hierarchical, true),
      ("xmark.circle.fill", .palette, true), ("xmark.circle.fill", .multicolor, false),
      ("plus.circle.fill", .multicolor, true), ("h.circle.fill", .palette, true),
      ("exclamationmark.triangle.fill", .multicolor, true),
    ] as [(String, SymbolRenderingMode, Bool)])
  func renderingModes(_ name: String, _ mode: SymbolRenderingMode, _ isDrawn: Bool) throws {
    let found = try reports(VStack { Image(systemName: name) }.symbolRenderingMode(mode))
    #expect(
      found
        == (isDrawn
          ? [] : [.notDrawn("the symbol rendering mode '\(mode.mode.rawValue)' of '\(name)'")]))
    #expect(try reports(Text("a").symbolRenderingMode(mode)) == [])
  }

  @Test("several styles of the foreground are a palette, unless a mode is set")
  func palettes() throws {
    let symbol = Image(systemName: "square.and.arrow.up")
    #expect(
      try reports(symbol.foregroundStyle(.red, .blue))
        == [.notDrawn("the symbol rendering mode 'palette' of 'square.and.arrow.up'")])
    #expect(
      try reports(symbol.symbolRenderingMode(.monochrome).foregroundStyle(.red, .blue)) == [])
    #expect(try reports(symbol.foregroundStyle(.red)) == [])
    #expect(try reports(symbol.foregroundStyle(.red).foregroundStyle(.red, .blue)) == [])
  }

  @Test("levels of the foreground that are given are those that texts inside name")
  func levels() throws {
    let view = VStack {
      Text(verbatim: "ab").foregroundStyle(.secondary)
      Text(verbatim: "cd").foregroundStyle(.tertiary)
      Text(verbatim: "ef")
    }
    let red = Color(red: 1, green: 0, blue: 0)
    let green = Color(red: 0, green: 1, blue: 0)
    let blue = Color(red: 0, green: 0, blue: 1)
    let built = try SceneSketch.build(view.foregroundStyle(red, green, blue).viewNode())
    #expect(built.color(of: "ab") == RGBAColor(red: 0, green: 255, blue: 0))
    #expect(built.color(of: "cd") == RGBAColor(red: 0, green: 0, blue: 255))
    #expect(built.color(of: "ef") == RGBAColor(red: 255, green: 0, blue: 0))
    // Unlike those of a style alone, which are that style, fainter.
    let plain = try SceneSketch.build(view.foregroundStyle(red).viewNode())
    #expect(
      plain.color(of: "ab") == RGBAColor(red: 255, green: 0, blue: 0).opacity(0.5))
  }

  // Each of these styles was one of itself, which ended the process.
  @Test("a style that a style names is the one around, not itself")
  func stylesInsideStyles() throws {
    func color(_ view: some View) throws -> RGBAColor? {
      try SceneSketch.build(view.viewNode()).color(of: "ab")
    }
    let text = Text(verbatim: "ab")
    let red = Color(red: 1, green: 0, blue: 0)
    let primary = HierarchicalShapeStyle.primary.shadow(.drop(radius: 2))
    let secondary = HierarchicalShapeStyle.secondary.shadow(.drop(radius: 2))
    #expect(try color(VStack { text }.foregroundStyle(primary)) == color(text))
    let around = VStack { text.foregroundStyle(secondary) }.foregroundStyle(red)
    #expect(try color(around) == RGBAColor(red: 255, green: 0, blue: 0).opacity(0.5))
    let level = VStack { text.foregroundStyle(.secondary) }.foregroundStyle(red, secondary)
    #expect(try color(level) == color(text.foregroundStyle(.secondary)))
    let behind = try color(text.foregroundStyle(.background))
    let half = text.foregroundStyle(.background).backgroundStyle(BackgroundStyle().opacity(0.5))
    #expect(try color(half) == behind?.opacity(0.5))
    let swapped = VStack { text }.foregroundStyle(.background).backgroundStyle(.foreground)
    #expect(try color(swapped) != nil)
  }

  /// Expected: Apple's documentation. A motion that hides or scales a symbol holds while it is
  /// active, a pulse comes and goes.
  @Test("an active effect that changes a symbol at rest is reported")
  func symbolEffects() throws {
    let symbol = Image(systemName: "star")
    #expect(
      try reports(symbol.symbolEffect(.disappear))
        == [.notDrawn("the active symbol effect 'disappear'")])
    #expect(
      try reports(symbol.symbolEffect(.scale.up, isActive: true))
        == [.notDrawn("the active symbol effect 'scale'")])
    #expect(try reports(symbol.symbolEffect(.disappear, isActive: false)) == [])
    #expect(try reports(symbol.symbolEffect(.pulse)) == [])
  }

  // As SwiftUI's, it is an image's own modifier too, and gives an image.
  @Test("the rendering mode of an image's symbol is reported, also within a text")
  func renderingModesOfImages() throws {
    let image = Image(systemName: "square.and.arrow.up").symbolRenderingMode(.palette)
    let report = [
      SceneDiagnostic.Code.notDrawn(
        "the symbol rendering mode 'palette' of 'square.and.arrow.up'")
    ]
    #expect(try reports(image.resizable()) == report)
    #expect(try reports(Text(image)) == report)
    #expect(try reports(image.symbolRenderingMode(.monochrome)) == [])
    #expect(try reports(Image(systemName: "star").symbolRenderingMode(nil)) == [])
  }

  @Test("allowsTightening is read by views inside, and reported where it is on")
  func tightening() throws {
    struct Reader: View {
      @Environment(\.allowsTightening) var isAllowed
      var body: some View { Text(isAllowed ? "on" : "off") }
    }
    let view = Reader().allowsTightening(true)
    let built = try SceneSketch.build(view.viewNode())
    #expect(built.texts.map(\.string) == ["on"])
    #expect(built.scene.diagnostics.count == 1)
    #expect(try reports(Reader().allowsTightening(false)) == [])
  }

  @Test("a screen without a status bar has none in the system's chrome")
  func statusBar() throws {
    let traits = TraitSet(canvas: .device(.iPhone13), showsSystemChrome: true)
    func texts(_ view: some View) throws -> [String] {
      try SceneSketch.builder().build(view.viewNode(), traits: traits).texts.map(\.string)
    }
    #expect(try texts(Text("a")) == ["a", "9:41"])
    #expect(try texts(VStack { Text("a").statusBarHidden() }) == ["a"])
    #expect(try texts(Text("a").statusBarHidden().statusBarHidden(false)) == ["a", "9:41"])
  }

  @Test("the pattern and the color of a line in text are drawn where the line shows")
  func lines() throws {
    let red = RGBAColor(red: 255, green: 0, blue: 0)
    let color = Color(red: 1, green: 0, blue: 0)
    func lines(_ view: some View) throws -> [DisplayItem] {
      let scene = try SceneSketch.build(view.viewNode()).scene
      #expect(scene.diagnostics.isEmpty)
      return scene.items.filter { item in
        switch item {
        case .fill, .stroke: true
        case .text, .image, .group: false
        }
      }
    }
    #expect(try lines(Text("a").underline(false, pattern: .dash, color: color)).isEmpty)
    guard
      case .stroke(_, .color(red), let dashes)? =
        try lines(Text("a").underline(pattern: .dash, color: color)).first
    else {
      Issue.record("no dashes")
      return
    }
    // At one pixel a point, the line of a text of 10 points is one point thick.
    #expect(dashes.lineWidth == 1)
    #expect(dashes.dash == [10, 5])
    guard
      case .fill(_, .color(red))? =
        try lines(Text("a").strikethrough(true, color: color)).first
    else {
      Issue.record("no line in its color")
      return
    }
    // A line of the views around is that of a text alone; a text's own comes before it.
    let own = Text("a").underline(true, pattern: .dot, color: color)
    let around = VStack { Text("a") }.underline(true, pattern: .dot, color: color)
    #expect(try lines(around) == lines(own))
    #expect(try lines(VStack { own }.underline(pattern: .dash)) == lines(own))
    let unknown = Text("a").underline(color: Color("Gone"))
    #expect(try reports(unknown) == [.unknownColor("Gone", similar: nil)])
  }

  @Test("texts and symbols inside texts are drawn, missing images are not")
  func interpolations() throws {
    #expect(try reports(Text("a \(Text("b"))")) == [])
    #expect(try reports(Text("a \(Text("b").bold())")) == [])
    #expect(try reports(Text("a \(Image(systemName: "star"))")) == [])
    #expect(try reports(Text("a \(Image("Gone"))")) == [.unknownImage("Gone")])
    var styled = AttributedString("b")
    #expect(try reports(Text(styled)) == [])
    styled.link = URL(string: "https://example.com")
    #expect(try reports(Text(styled)) == [])
    styled.backgroundColor = Color("Gone")
    #expect(try reports(Text(styled)) == [.unknownColor("Gone", similar: nil)])
  }

  @Test("an image set without a file that can be read is named with its files")
  func formats() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).xcassets")
    let set = folder.appending(path: "Logo.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let contents = #"{"images": [{"filename": "b.heic"}, {"filename": "a.tiff"}]}"#
    try Data(contents.utf8).write(to: set.appending(path: "Contents.json"))
    let resources = Resources(assets: try AssetCatalog(directory: folder.path))
    let view = VStack {
      Image("Logo")
      Text("\(Image("Logo"))")
    }
    #expect(
      try SceneSketch.build(view.viewNode(), resources: resources).scene.diagnostics.map(\.code)
        == [
          .notDrawn(
            "the image 'Logo', whose set has only a.tiff, b.heic for this screen and no PNG, JPEG, SVG or PDF,"
          )
        ])
  }

  @Test("a selected row is reported, and an empty selection is not")
  func listSelection() throws {
    func list(_ selection: Int?) -> some View {
      List(selection: .constant(selection)) { Text("a").tag(1) }
    }
    #expect(try reports(list(nil)) == [])
    #expect(try reports(list(1)) == [.notDrawn("the selection of a list")])
    #expect(
      try reports(List([1], id: \.self, selection: .constant(Set([1]))) { Text("\($0)") })
        == [.notDrawn("the selection of a list")])
  }

  @Test("states and values of controls and images that look the same are reported")
  func values() throws {
    struct Switch { var isOn: Binding<Bool> }
    func mixed(_ states: [Bool]) -> some View {
      Toggle(sources: states.map { Switch(isOn: .constant($0)) }, isOn: \.isOn) { Text("a") }
    }
    #expect(try reports(mixed([true, true])) == [])
    #expect(try reports(mixed([true, false])) == [.notDrawn("the mixed state of a toggle")])
    #expect(try reports(Image(systemName: "wifi", variableValue: 1)) == [])
    #expect(
      try reports(Image(systemName: "wifi", variableValue: 0.3))
        == [.notDrawn("the variable value of the symbol 'wifi'")])
    let large = UIImage(
      systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 22))
    #expect(
      try reports(Image(uiImage: large ?? UIImage()))
        == [.notDrawn("the configuration of a UIImage")])
  }

  @Test("what depends on another view or on editing is reported")
  func dependent() throws {
    let space = Namespace().wrappedValue
    func matched(_ isSource: Bool) -> some View {
      Text("a").matchedGeometryEffect(id: 1, in: space, isSource: isSource)
    }
    #expect(try reports(matched(true)) == [])
    #expect(
      try reports(matched(false))
        == [.notDrawn("the place of a view that matches the geometry of another one")])
    func list(_ mode: EditMode) -> some View {
      List { Text("a") }.environment(\.editMode, .constant(mode))
    }
    #expect(try reports(list(.inactive)) == [])
    #expect(
      try reports(list(.active)) == [.notDrawn("the edit mode of a list")])
    #expect(
      try reports(Text("a").accessibilityRepresentation { Text("b") })
        == [.notDrawn("the accessibility representation of a view")])
    #expect(
      try reports(Text("a").navigationLinkIndicatorVisibility(.hidden))
        == [.notDrawn("the hidden chevron of a navigation link")])
  }

  @Test("a list row over a view that is no plain style is reported")
  func rowBackgrounds() throws {
    func list(_ background: some View) -> some View {
      List { Text("a").listRowBackground(background) }
    }
    #expect(try reports(list(Color.red)) == [])
    #expect(try reports(list(EmptyView())) == [])
    #expect(try reports(list(Text("b"))) == [.notDrawn("the view behind a list row")])
  }

  @Test("the tint of a spinner's style is that of the environment around it")
  func spinnerTint() throws {
    func picture(_ view: some View) throws -> Scene { try SceneSketch.build(view.viewNode()).scene }
    let styled = ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .red))
    #expect(
      try picture(styled).items
        == picture(ProgressView().progressViewStyle(.circular).tint(.red)).items)
    #expect(
      try picture(styled).items != picture(ProgressView().progressViewStyle(.circular)).items)
  }
}
