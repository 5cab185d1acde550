// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayTestSupport
import Testing

@testable import AssayNodes
@testable import AssayScenes
@testable import AssayTraits

/// Heights were measured in public SwiftUI snapshots of iOS 13.7 to 18.5, 3 pixels a point.
@Suite("Text fields")
struct TextFieldTests {
  private func scene(
    _ field: TextFieldNode, _ size: DynamicTypeSize = .large, width: Double = 300
  ) throws -> Scene {
    let view = ViewNode(
      .textField(field), modifiers: [.frame(width: width, height: nil, alignment: .center)])
    let traits = TraitSet(canvas: .sizeThatFits(displayScale: 3), dynamicTypeSize: size)
    return try ScreenSketch.builder().scene(of: view, traits: traits)
  }

  private func field(_ text: String, isSecure: Bool = false) -> TextFieldNode {
    TextFieldNode(prompt: TextNode(verbatim: "Prompt"), text: text, isSecure: isSecure)
  }

  @Test(
    "A field is a whole number of points high, a secure one with text as high as its line",
    arguments: [("", false, 22.0), ("Hi", false, 22), ("", true, 21), ("Hi", true, 20.333)])
  func height(_ text: String, _ isSecure: Bool, _ height: Double) throws {
    #expect(abs(try scene(field(text, isSecure: isSecure)).size.height - height) < 0.01)
  }

  @Test("ha18-textfield: a long text is cut so that the caret has room behind it")
  func caret() throws {
    // The ink ends 290 from the start of 301.3: a letter b, 9.3, less than would fit.
    let text = "https://bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb.com"
    let scene = try scene(field(text), .medium, width: 301.333)
    let item = try #require(
      scene.items.compactMap { item -> TextItem? in
        if case .text(let text) = item { text } else { nil }
      }.first)
    #expect(item.isTruncated)
    let last = try #require(item.runs.flatMap(\.glyphs).map(\.x).max())
    #expect(last < 284)
  }
}
