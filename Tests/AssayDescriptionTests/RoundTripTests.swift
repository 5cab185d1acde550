// SPDX-License-Identifier: MIT

import AssayDocuments
import AssayGraphics
import AssayViews
import Foundation
import Testing

@testable import AssayDescription

@MainActor
@Suite("Writing and reading view descriptions")
struct RoundTripTests {
  private func check(_ node: ViewNode, _ schema: Schema) throws {
    let yaml = try ViewDescription.yaml(of: node)
    #expect(try ViewDescription.parse(yaml).view == node, "\(yaml)")
    let data = try JSONEncoder().encode(node)
    #expect(try JSONDecoder().decode(ViewNode.self, from: data) == node, "\(yaml)")
    let json = String(decoding: data, as: UTF8.self)
    #expect(try ViewDescription.parse(json).view == node, "\(json)")
    #expect(schema.problems(try node.written()) == [], "\(yaml)")
  }

  @Test("250 random trees are what they were, through YAML and through JSON")
  func randomTrees() throws {
    let schema = try Schema.load()
    for seed in 1...250 {
      var random = RandomView(seed: UInt64(seed))
      try check(random.view(4), schema)
    }
  }

  @Test("every modifier, ten times")
  func modifiers() throws {
    let schema = try Schema.load()
    for number in 0..<RandomView.modifierCount {
      for seed in 1...10 {
        var random = RandomView(seed: UInt64(number * 100 + seed))
        try check(ViewNode(.divider, modifiers: [random.modifier(number, 1)]), schema)
      }
    }
  }

  @Test("writes what a hand would write")
  func form() throws {
    let node = ViewNode(
      .vStack(
        alignment: .leading, spacing: 16,
        children: [
          ViewNode(
            .text(TextNode(key: "Hello")),
            modifiers: [
              .font(.title), .bold(true), .foregroundStyle(.color(.blue.opacity(0.2))),
              .padding(PaddingModifier(edges: .horizontal, length: 8)),
              .padding(PaddingModifier()),
              .frame(FrameLimits(maxWidth: .infinity), alignment: .leading),
              .backgroundShape(
                .material(.bar),
                in: .roundedRectangle(cornerRadius: 12, style: .continuous)),
            ]),
          ViewNode(.text(TextNode(key: "yes"))),
          ViewNode(.text(TextNode(verbatim: "12"))),
          ViewNode(
            .button(
              role: nil,
              label: [
                ViewNode(
                  .label(
                    title: [ViewNode(.text(TextNode(key: "Home")))],
                    icon: [ViewNode(.image(ImageNode(.system("house"))))]))
              ])),
        ]))
    #expect(
      try ViewDescription.yaml(of: node) == """
        kind: VStack
        alignment: leading
        spacing: 16
        children:
        - kind: Text
          text: Hello
          modifiers:
          - font: title
          - bold
          - foregroundStyle: blue@0.2
          - padding: 8
            edges: horizontal
          - padding
          - frame: {maxWidth: infinity, alignment: leading}
          - background: bar
            in: {kind: RoundedRectangle, cornerRadius: 12}
        - "yes"
        - kind: Text
          verbatim: "12"
        - kind: Button
          label:
            kind: Label
            title: Home
            systemImage: house

        """)
  }

  /// As a `navigationTitle` and a prompt may be.
  @Test("a text among views may be written without its kind")
  func textsAmongViews() throws {
    func label(_ title: String) throws -> ViewNode {
      try ViewDescription.parse("kind: Label\nsystemImage: house\ntitle: \(title)").view
    }
    #expect(try label("{verbatim: 100%}") == label("{kind: Text, verbatim: 100%}"))
    #expect(try label("[{verbatim: 100%}, b]") == label("[{kind: Text, verbatim: 100%}, b]"))
    #expect(
      try label("{text: '%lld', arguments: [3]}")
        == label("{kind: Text, text: '%lld', arguments: [3]}"))
  }

  struct Diagonal: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { .zero }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
  }

  struct Blob: AssayViews.Shape {
    func path(in rect: CGRect) -> AssayViews.Path { AssayViews.Path(rect) }
  }

  @Test("Swift code is refused with its name and its place")
  func swiftOnly() throws {
    let layout = try VStack { Diagonal()() { Text("a") } }.viewNode()
    #expect {
      try ViewDescription.yaml(of: layout)
    } throws: {
      String(describing: $0)
        == "children[0]: the layout Diagonal is Swift code, which a description cannot contain; use VStack, "
        + "HStack or ZStack"
    }
    let shape = try Text("a").clipShape(Blob()).viewNode()
    #expect {
      try ViewDescription.yaml(of: shape)
    } throws: {
      String(describing: $0).hasPrefix("modifiers: the shape Blob is Swift code")
    }
    let guide = try Text("a").alignmentGuide(.leading) { $0.width / 2 }.viewNode()
    #expect(throws: DocumentError.self) { try ViewDescription.yaml(of: guide) }
    #expect(throws: (any Error).self) { try JSONEncoder().encode(guide) }
  }
}
