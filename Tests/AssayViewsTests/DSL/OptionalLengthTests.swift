// SPDX-License-Identifier: MIT

import AssayViews
import Testing

@Suite("Optional lengths")
struct OptionalLengthTests {
  @Test("what a SwiftUI screen keeps as CGFloat?, CGFloat or Double is a length")
  func lengths() throws {
    let width: CGFloat? = 80
    let none: CGFloat? = nil
    let gap: CGFloat = 4
    let inset = 2.5
    let node = try VStack(spacing: none) {
      HStack(spacing: gap) { Spacer(minLength: width) }
        .frame(width: width, height: none)
        .padding(.top, none)
        .padding(inset)
    }.viewNode()
    let row = ViewNode(
      .hStack(
        alignment: .center, spacing: 4, children: [ViewNode(.spacer(minLength: 80))]),
      modifiers: [
        .frame(width: 80, height: nil, alignment: .center),
        .padding(PaddingModifier(edges: .top, length: nil)),
        .padding(PaddingModifier(edges: .all, length: 2.5)),
      ])
    #expect(node == ViewNode(.vStack(alignment: .center, spacing: nil, children: [row])))
  }
}
