// SPDX-License-Identifier: MIT

import AssayNodes
import AssayRendering
import AssayTestSupport
import AssayText
import AssayTraits
import Foundation
import Testing

/// A picture that lacks a font is nobody's reference, so every way through the door stops.
@Suite("Missing fonts")
struct MissingFontTests {
  private let traits = TraitSet(canvas: .sizeThatFits(displayScale: 2))
  private let hebrew = ViewNode(.text(TextNode(verbatim: "שלום")))

  @Test("Text that needs a missing font gives no scene and no rendition")
  func missingFallback() throws {
    try withInterOnly { renderer in
      #expect(throws: FontError.self) { try renderer.scene(of: hebrew, traits: traits) }
      #expect(throws: FontError.self) { try renderer.render(hebrew, traits: traits) }
    }
  }

  @Test("Text that every installed font covers renders without the others")
  func sufficientFonts() throws {
    try withInterOnly { renderer in
      let latin = ViewNode(.text(TextNode(verbatim: "Latin only")))
      #expect(throws: Never.self) { try renderer.render(latin, traits: traits) }
    }
  }

  /// A renderer that finds Inter and no other font.
  private func withInterOnly(_ body: (SnapshotRenderer) throws -> Void) throws {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let source = "/usr/share/fonts/opentype/inter"
    for file in try FileManager.default.contentsOfDirectory(atPath: source) {
      try folder.link(file, to: "\(source)/\(file)")
    }
    try body(
      SnapshotRenderer(engine: try TextEngine(search: FontSearch(folders: [folder.path]))))
  }
}
