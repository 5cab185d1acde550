// SPDX-License-Identifier: MIT

extension ViewNode {
  /// The label of a control. Of several texts the first is the title, and the others are under it
  /// (SwiftUI's documentation of Toggle, and WWDC22 10052). That they are in subheadline is an
  /// estimate.
  package static func titled(_ label: [ViewNode]) -> [ViewNode] {
    let areTexts = label.allSatisfy { view in
      if case .text = view.content { true } else { false }
    }
    guard label.count > 1, areTexts else { return label }
    // NB: in stacks of their own, so that a font or a style of a text wins.
    let others = label.dropFirst().map { text in
      ViewNode(
        .hStack(alignment: .center, spacing: nil, children: [text]),
        modifiers: [.font(Font(base: .style(.subheadline))), .foregroundStyle(.hierarchical(1))])
    }
    return [ViewNode(.vStack(alignment: .leading, spacing: nil, children: [label[0]] + others))]
  }
}
