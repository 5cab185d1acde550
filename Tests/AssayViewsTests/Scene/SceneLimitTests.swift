// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayNodes
import AssayResources
import AssayScenes
import AssayTestSupport
import AssayTraits
import Dispatch
import Foundation
import Synchronization
import Testing

@Suite struct SceneLimitTests {
  private func nested(_ levels: Int) -> ViewNode {
    var view = ViewNode.text("a")
    for level in 1..<levels {
      view = level.isMultiple(of: 2) ? .column(view) : .row(view)
    }
    return view
  }

  /// 250 levels, the text and the font of the root among them; one more is refused, and so are
  /// 10,000.
  @Test func nestingHasALimit() throws {
    #expect(try SceneSketch.build(nested(249)).texts.count == 1)
    for levels in [250, 10_000] {
      #expect(throws: SceneError(.nestedTooDeep(limit: 250))) {
        try SceneSketch.build(nested(levels))
      }
    }
  }

  /// The deepest trees that are let through, on a thread with less than the smallest stack there
  /// is: macOS's 512 KiB, of which callers use some. The text is no other test's, whose
  /// layout would be known by then and take less.
  @Test("the deepest trees fit on a small stack", arguments: ["stacks", "groups"])
  func deepestTreesFitOnASmallStack(kind: String) {
    var view = ViewNode.text("deepest of \(kind)")
    for level in 1..<249 {
      let isGroup = kind == "groups"
      view = isGroup ? .group(view) : level.isMultiple(of: 2) ? .column(view) : .row(view)
    }
    let tree = view
    let isBuilt = Mutex(false)
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      do {
        let built = try SceneSketch.build(tree)
        isBuilt.withLock { $0 = built.texts.count == 1 }
      } catch {}
      done.signal()
    }
    thread.stackSize = 448 << 10
    thread.start()
    done.wait()
    #expect(isBuilt.withLock { $0 })
  }

  /// Lists within lists are many views each.
  @Test func builtLevelsAreLimitedToo() {
    var view = ViewNode.text("a")
    for _ in 0..<200 { view = ViewNode(.list(children: [view])) }
    #expect(throws: SceneError(.nestedTooDeep(limit: 300))) { try SceneSketch.build(view) }
  }

  @Test func manyModifiersCountToo() {
    var view = ViewNode.text("a")
    view.modifiers = Array(repeating: .padding(PaddingModifier(length: 0)), count: 10_000)
    #expect(throws: SceneError(.nestedTooDeep(limit: 250))) { try SceneSketch.build(view) }
  }

  @Test func wideTreesAreFine() throws {
    let rows = (0..<3000).map { ViewNode.text("\($0)") }
    let root = ViewNode(.vStack(alignment: .leading, spacing: 0, children: rows))
    #expect(try SceneSketch.build(root, in: nil).scene.size.height == 30_000)
  }

  @Test func missingFilesAreErrors() {
    let path = "/nonexistent/picture.png"
    #expect(throws: SceneError(.missingImageFile(path: path))) {
      try SceneSketch.build(ViewNode(.image(ImageNode(.file(path)))))
    }
    #expect(SceneError(.missingImageFile(path: path)).description.contains(path))
  }

  @Test func unknownSymbolsAreBoxesAndSaid() throws {
    let built = try SceneSketch.build(.row(.image("no.such.symbol"), .image("no.such.symbol")))
    #expect(built.scene.diagnostics == [SceneDiagnostic(.unknownSymbol("no.such.symbol"))])
    #expect(built.scene.items.count == 2)
  }

  /// As `Image(systemName: isChosen ? "checkmark" : "")` in many apps.
  @Test(
    "an image without a name draws nothing, and takes its place",
    arguments: [ImageNode.Source.system(""), .named("")])
  func namelessImages(source: ImageNode.Source) throws {
    let image = ViewNode(.image(ImageNode(source)))
    let built = try SceneSketch.build(.row(image, .image("star")))
    #expect(built.scene.diagnostics.isEmpty)
    #expect(built.scene.items.count == 1)
  }

  @Test("a name that differs in case from one of the catalog is told with it")
  func similarNames() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      #"""
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}}]}
      """#, to: "A.xcassets/_MyAccent.colorset/Contents.json")
    let catalog = try AssetCatalog(directory: folder.path)
    let view = ViewNode(.color(Color("_myAccent")))
    let built = try SceneSketch.build(view, resources: Resources(assets: catalog))
    #expect(
      built.scene.diagnostics
        == [SceneDiagnostic(.unknownColor("_myAccent", similar: "_MyAccent"))])
  }

  @Test func unknownColorsAreSaid() throws {
    var piece = TextNode.Piece(.verbatim("Paid"))
    piece.style.foreground = .color(Color("Brand"))
    let views: [ViewNode] = [
      .filled(Color("Brand")),
      .text("Paid").with(.foregroundStyle(.color(Color("Brand")))),
      .row(.text("Paid")).with(.tint(Color("Brand"))),
      ViewNode(.text(TextNode(pieces: [piece]))),
    ]
    for view in views {
      let built = try SceneSketch.build(view)
      #expect(built.scene.diagnostics == [SceneDiagnostic(.unknownColor("Brand"))])
    }
    #expect(
      try SceneSketch.build(.text("Paid").with(.foregroundStyle(.hierarchical(1)))).scene
        .diagnostics.isEmpty)
  }

  @Test func fontsOfOnesOwnAreSaid() throws {
    let built = try SceneSketch.build(
      .row(.text("Paid"), .text("Late")).with(.font(.custom("Brand Sans", size: 20))))
    #expect(built.scene.diagnostics == [SceneDiagnostic(.unknownFont("Brand Sans"))])
  }

  /// The files' names are those of `fc-scan`; their lines are 1.362 em high.
  @Test func fontsOfFilesAreDrawn() throws {
    let folder = "/usr/share/fonts/truetype/noto/"
    let builder = try SceneSketch.builder(
      Resources(
        fontFiles: ["Regular", "Bold"].map { "\(folder)NotoSerif-\($0).ttf" }))
    let traits = TraitSet(canvas: .sizeThatFits(displayScale: 1))
    let regular = try builder.build(
      .text("Paid").with(.font(.custom("Noto Serif", fixedSize: 100))), traits: traits)
    #expect(regular.scene.diagnostics.isEmpty)
    #expect(regular.scene.size.height == 137)
    let bold = try builder.build(
      .text("Paid").with(.font(.custom("Noto Serif", fixedSize: 100).weight(.bold))),
      traits: traits)
    #expect(bold.scene.size.width > regular.scene.size.width)
    let system = try builder.build(
      .text("Paid").with(.font(.system(size: 100))), traits: traits)
    #expect(system.scene.size.height == 120)
  }

  /// Noto Sans Mono has no italic (`fc-list "Noto Sans Mono"` lists upright styles only), and of
  /// these two families one has.
  @Test func missingItalicsAreSaid() throws {
    let folder = "/usr/share/fonts/truetype/noto/"
    let builder = try SceneSketch.builder(
      Resources(
        fontFiles: ["NotoSerif-Regular", "NotoSerif-Italic", "NotoSansMono-Regular"].map {
          "\(folder)\($0).ttf"
        }))
    func diagnostics(_ font: Font) throws -> [SceneDiagnostic] {
      try builder.build(
        .text("Paid").with(.font(font)), traits: TraitSet(canvas: .sizeThatFits(displayScale: 1))
      ).scene.diagnostics
    }
    #expect(
      try diagnostics(.custom("Noto Sans Mono", fixedSize: 20).italic()) == [
        SceneDiagnostic(
          .notDrawn(
            "the italic of the font 'Noto Sans Mono', which has no italic face,",
            changesColors: false))
      ])
    #expect(
      try diagnostics(.system(size: 20, design: .monospaced).italic()) == [
        SceneDiagnostic(.notDrawn("the italic of the monospaced design", changesColors: false))
      ])
    #expect(try diagnostics(.custom("Noto Serif", fixedSize: 20).italic()).isEmpty)
    #expect(try diagnostics(.custom("Noto Sans Mono", fixedSize: 20)).isEmpty)
    #expect(try diagnostics(.system(size: 20).italic()).isEmpty)
    #expect(try diagnostics(.system(size: 20, design: .serif).italic()).isEmpty)
  }

  /// The same scene from one thread and from many.
  @Test func threadsDoNotMatter() async throws {
    let builder = try SceneSketch.builder()
    let device = try #require(Device.named("iPhoneSe"))
    let traits = TraitSet(canvas: .device(device))
    let rows = (0..<40).map { index in
      ViewNode.row(
        .image("heart"), .text("Row number \(index)"), ViewNode(.spacer(minLength: nil)),
        .button("Tap"), spacing: nil)
    }
    let root = ViewNode(.vStack(alignment: .leading, spacing: nil, children: rows))
    let alone = try builder.scene(of: root, traits: traits)
    let many = try await withThrowingTaskGroup(of: Scene.self) { group in
      for _ in 0..<16 { group.addTask { try builder.scene(of: root, traits: traits) } }
      var scenes: [Scene] = []
      for try await scene in group { scenes.append(scene) }
      return scenes
    }
    #expect(many.count == 16)
    #expect(many.allSatisfy { $0 == alone })
  }
}
