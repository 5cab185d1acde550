// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `ProgressView`. `value` is in 0...1, nil for a spinner.
package struct ProgressViewNode: KindDescription {
  package static let forms = [
    KindForm(
      "ProgressView", .controls, ["value": .numberWithin(0...1), "label": .views],
      guide: """
        - kind: ProgressView
          value: 0.25
          label: Loading
        """)
  ]
  package static let examples = [
    ProgressViewNode(
      value: 0.5, label: [])
  ]

  package var value: Double?
  package var label: [ViewNode]

  package static func read(_ kind: String, _ map: inout MapReader) throws -> Self {
    ProgressViewNode(
      value: try map.take("value") { try $0.number(in: 0...1) },
      label: try map.views("label"))
  }

  package func write(to map: inout MapWriter) throws {
    Self.putKind(&map)
    map.put("value", value)
    try map.put("label", label)
  }

  package var children: [ViewNode] { label }
  package var content: ViewNode.Content { .progressView(self) }
}

extension ViewNode.Content {
  package static func progressView(value: Double?, label: [ViewNode]) -> Self {
    .progressView(ProgressViewNode(value: value, label: label))
  }
}
