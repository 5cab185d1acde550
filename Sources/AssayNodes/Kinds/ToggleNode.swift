// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `Toggle`.
package struct ToggleNode: KindDescription {
  package static let forms = [
    KindForm(
      "Toggle", .controls, ["isOn": .boolean, "label": .views],
      guide: """
        - kind: Toggle
          isOn: true
          label: Wi-Fi
        """)
  ]
  package static let examples = [
    ToggleNode(
      isOn: true, label: [ViewNode(.text(TextNode(verbatim: "Label")))])
  ]

  package var isOn: Bool
  package var label: [ViewNode]

  package static func read(_ kind: String, _ map: inout MapReader) throws -> Self {
    ToggleNode(
      isOn: try map.take("isOn") { try $0.bool() } ?? false,
      label: try map.views("label"))
  }

  package func write(to map: inout MapWriter) throws {
    Self.putKind(&map)
    map.put("isOn", isOn, unless: false)
    try map.put("label", label)
  }

  package var children: [ViewNode] { label }
  package var content: ViewNode.Content { .toggle(self) }
}

extension ViewNode.Content {
  package static func toggle(isOn: Bool, label: [ViewNode]) -> Self {
    .toggle(ToggleNode(isOn: isOn, label: label))
  }
}
