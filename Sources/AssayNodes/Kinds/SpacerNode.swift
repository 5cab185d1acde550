// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `Spacer`. `minLength` is in points, nil for the default.
package struct SpacerNode: KindDescription {
  package static let forms = [
    KindForm(
      "Spacer", .basics, ["minLength": .number],
      guide: """
        - kind: Spacer
          minLength: 20
        """)
  ]
  package static let examples = [SpacerNode(minLength: 40)]

  package var minLength: Double?

  package static func read(_ kind: String, _ map: inout MapReader) throws -> Self {
    SpacerNode(minLength: try map.take("minLength") { try $0.number() })
  }

  package func write(to map: inout MapWriter) {
    Self.putKind(&map)
    map.put("minLength", minLength)
  }

  package var content: ViewNode.Content { .spacer(self) }
}

extension ViewNode.Content {
  package static func spacer(minLength: Double?) -> Self {
    .spacer(SpacerNode(minLength: minLength))
  }
}
