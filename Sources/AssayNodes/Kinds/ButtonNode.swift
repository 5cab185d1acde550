// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `Button`.
package struct ButtonNode: KindDescription {
  package static let forms = [
    KindForm(
      "Button", .controls, ["role": .words(ButtonRole.self), "label": .views],
      note: "A `label` is a view or a list of views.",
      guide: """
        - kind: Button
          role: destructive
          label: Delete
        """)
  ]
  package static let examples = [
    ButtonNode(
      role: nil, label: [ViewNode(.text(TextNode(verbatim: "Send")))])
  ]

  package var role: ButtonRole?
  package var label: [ViewNode]

  package static func read(_ kind: String, _ map: inout MapReader) throws -> Self {
    ButtonNode(
      role: try map.take("role") { try $0.word("role") },
      label: try map.views("label"))
  }

  package func write(to map: inout MapWriter) throws {
    Self.putKind(&map)
    map.put("role", role?.rawValue)
    try map.put("label", label)
  }

  package var children: [ViewNode] { label }
  package var content: ViewNode.Content { .button(self) }
}

extension ViewNode.Content {
  package static func button(role: ButtonRole?, label: [ViewNode]) -> Self {
    .button(ButtonNode(role: role, label: label))
  }
}

/// The purpose of a button.
public enum ButtonRole: String, Codable, Hashable, Sendable, CaseIterable {
  /// Deletes or discards something, or cancels.
  case destructive, cancel
  /// Closes or confirms, which is drawn as a button without a role outside of bars.
  case close, confirm
}
