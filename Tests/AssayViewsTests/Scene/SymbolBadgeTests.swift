// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayScenes
import Testing

@Suite("Symbols with a dot")
struct SymbolBadgeTests {
  /// The dot would be invisible if what is cut out around it came last.
  @Test(
    "the dot is drawn after what is cut out around it",
    arguments: ["bell.badge", "bell.badge.fill"])
  func order(_ name: String) throws {
    let built = try SceneSketch.build(.image(name))
    #expect(built.scene.diagnostics.isEmpty)
    guard case .group(let group)? = built.scene.items.first else {
      Issue.record("no group")
      return
    }
    let kinds = group.items.map { item in
      switch item {
      case .text: "glyph"
      case .group(let inner): inner.layer == .blend(.destinationOut) ? "hole" : "group"
      case .fill, .stroke, .image: "other"
      }
    }
    #expect(kinds == ["glyph", "hole", "glyph"])
  }
}
