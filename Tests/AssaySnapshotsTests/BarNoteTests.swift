// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayScenes
import Testing

@testable import AssaySnapshots

@Suite("Notes on bars")
@MainActor struct BarNoteTests {
  private func notes(_ content: some ToolbarContent) throws -> [String] {
    let view = NavigationStack { Text("a").toolbar { content } }
    let traits = TraitSet(canvas: .device(.iPhone13))
    let renderer = try SnapshotSession.shared.renderer(near: #filePath)
    return try ViewRendering.scene(
      of: ViewRendering.host(view, traits: traits), traits: traits, renderer: renderer
    ).scene.diagnostics.map(\.description)
  }

  @Test("items that should be seen and are not drawn are reported")
  func reported() throws {
    let subtitle = try notes(ToolbarItem(placement: .subtitle) { Text("b") })
    #expect(subtitle.contains { $0.contains("the subtitle of a navigation bar") }, "\(subtitle)")
    let menu = try notes(ToolbarTitleMenu { Button("Rename") {} })
    #expect(menu.contains { $0.contains("the arrow of a title menu") }, "\(menu)")
    #expect(try notes(ToolbarItem(placement: .keyboard) { Text("Done") }).isEmpty)
  }
}
