// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayNodes
import AssayResources
import AssayTestSupport
import AssayViews
import Testing

/// The accent color is the app's, from the catalog's color set "AccentColor" as in Xcode's
/// projects, or what `accentColor(_:)` sets. A tint is that of controls, and leaves it as it is:
/// Apple's sample "Food Truck" draws words in it on a button with a white tint. Around a whole
/// stack it reaches UIKit, which makes it the accent color (skip-ui, issue 432).
@Suite("Accent colors")
struct AccentColorTests {
  private let accent = StyleNode.color(.accentColor)

  private func resources(_ contents: String) throws -> Resources {
    let folder = try TemporaryFolder(["A.xcassets/AccentColor.colorset/Contents.json": contents])
    return Resources(assets: try AssetCatalog(directory: folder.path))
  }

  private static let purple = """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
      {"red": "0x66", "green": "0x33", "blue": "0x99", "alpha": "1"}}}]}
    """

  @Test("a tint changes controls, not the accent color")
  func tint() throws {
    let built = try SceneSketch.build(
      .column(
        .text("accent").with(.foregroundStyle(accent), .tint(.green)),
        .text("tint").with(.foregroundStyle(.tint), .tint(.green)),
        .button("tap").with(.tint(.green)),
        .text("set").with(.foregroundStyle(accent), .accentColor(.green)),
        .button("press").with(.accentColor(.green)),
        .text("again").with(.foregroundStyle(accent), .accentColor(.accentColor))),
      in: Size(width: 200, height: 200))
    #expect(built.color(of: "accent")?.hex == "#007AFF")
    #expect(built.color(of: "tint")?.hex == "#34C759")
    #expect(built.color(of: "tap")?.hex == "#34C759")
    #expect(built.color(of: "set")?.hex == "#34C759")
    #expect(built.color(of: "press")?.hex == "#34C759")
    #expect(built.color(of: "again")?.hex == "#007AFF")
  }

  @Test("a tint around the outermost stack or tabs is the accent color in them")
  func containers() throws {
    func screen(_ inner: Color?) -> ViewNode {
      ViewNode(
        .navigationStack(children: [
          .text("accent").with(.foregroundStyle(accent), .tint(inner))
        ]))
    }
    let size = Size(width: 390, height: 400)
    let around = try SceneSketch.build(screen(nil).with(.tint(.green)), in: size)
    #expect(around.color(of: "accent")?.hex == "#34C759")
    let both = try SceneSketch.build(screen(.red).with(.tint(.green)), in: size)
    #expect(both.color(of: "accent")?.hex == "#34C759")
    let inside = try SceneSketch.build(screen(.red), in: size)
    #expect(inside.color(of: "accent")?.hex == "#007AFF")
  }

  @Test("the catalog's accent color is that of the app, unless it is empty")
  func catalog() throws {
    let screen = ViewNode.column(
      .button("tap"), .text("accent").with(.foregroundStyle(accent)),
      .button("own").with(.tint(.green)))
    let built = try SceneSketch.build(
      screen, in: Size(width: 200, height: 200), resources: resources(Self.purple))
    #expect(built.color(of: "tap")?.hex == "#663399")
    #expect(built.color(of: "accent")?.hex == "#663399")
    #expect(built.color(of: "own")?.hex == "#34C759")
    let empty = try SceneSketch.build(
      screen, in: Size(width: 200, height: 200),
      resources: resources(#"{"colors": [{"idiom": "universal"}]}"#))
    #expect(empty.color(of: "tap")?.hex == "#007AFF")
  }

  @Test("a part of the tint is a part of the tint in force")
  @MainActor func opacity() throws {
    let view = Text("half").foregroundStyle(.tint.opacity(0.5)).tint(.green)
    let built = try SceneSketch.build(try view.viewNode(), in: Size(width: 200, height: 200))
    #expect(built.color(of: "half")?.hex == "#34C75980")
  }
}
