// SPDX-License-Identifier: MIT

import AssayScenes
import AssayTraits
import Testing

@testable import AssaySnapshots
@testable import AssayViews

/// Apple, PreviewLayout: "Fit the container to the size of the preview when offered the size of the
/// device that the preview is running on."
@Suite("Previews of the size that fits")
@MainActor struct OfferedScreenTests {
  private func size(_ view: some View) throws -> CGSize {
    let traits = TraitSet(canvas: SnapshotLayout.sizeThatFits.canvas)
    let renderer = try SnapshotSession.shared.renderer(near: #filePath)
    let offered = OfferedScreen(device: .iPhone16, content: AnyView(view))
    let scene = try ViewRendering.scene(
      of: ViewRendering.host(offered, traits: traits), traits: traits, renderer: renderer
    ).scene
    return CGSize(width: scene.size.width, height: scene.size.height)
  }

  @Test("a view takes what it needs of the screen")
  func sizes() throws {
    let screen = CGSize(width: 393, height: 852)
    #expect(try size(Color.red.frame(width: 40, height: 20)) == CGSize(width: 40, height: 20))
    #expect(try size(Color.red) == screen)
    #expect(
      try size(
        HStack {
          Text("a"); Spacer(); Text("b")
        }
      ).width == screen.width)
    let endless = Color.red.frame(idealWidth: .infinity, maxWidth: .infinity, maxHeight: 10)
    #expect(try size(endless) == CGSize(width: screen.width, height: 10))
    let line = try size(Text("word")).height
    let lines = try size(Text(verbatim: String(repeating: "word ", count: 40)))
    #expect(lines.width <= screen.width && lines.height >= 3 * line)
  }

  @Test("several views are below each other")
  func several() throws {
    @ViewBuilder var views: some View {
      Color.red.frame(width: 40, height: 20)
      Color.blue.frame(width: 60, height: 20)
    }
    #expect(try size(views) == CGSize(width: 60, height: 48))
  }
}
