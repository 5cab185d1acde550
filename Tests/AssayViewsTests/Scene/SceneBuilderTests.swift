// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayText
import AssayViews
import Testing

@Suite struct SceneBuilderTests {
  @Test func smoke() throws {
    let engine = try TextEngine()
    let builder = SceneBuilder(engine: engine)
    let root = ViewNode(
      .vStack(alignment: .leading, spacing: nil, children: [
        ViewNode(.text(TextNode(verbatim: "Hello, world"))),
        ViewNode(.text(TextNode(verbatim: "Second line")), modifiers: [.foregroundStyle(.hierarchical(1))]),
        ViewNode(.divider),
        ViewNode(.hStack(alignment: .center, spacing: nil, children: [
          ViewNode(.text(TextNode(verbatim: "a"))), ViewNode(.spacer(minLength: nil)),
          ViewNode(.button(role: nil, label: [ViewNode(.text(TextNode(verbatim: "Tap")))]))]))
      ]),
      modifiers: [.padding(PaddingNode()), .backgroundStyle(.color(.yellow), ignoresSafeAreaEdges: .all)])
    let device = try #require(Device.named("iPhone13"))
    let built = try builder.build(root, traits: TraitSet(canvas: .device(device)))
    print(built.layoutTree)
    print(built.scene.accessibility.map { "\($0.label ?? "-") \($0.frame) \($0.traits) \(String(describing: $0.background))" }.joined(separator: "\n"))
    print(built.scene.items.count, built.diagnostics)
  }
}
