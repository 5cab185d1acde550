// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `Divider`: a hairline across the stack around.
package struct DividerNode: KindDescription {
  package static let forms = [KindForm("Divider", .basics)]
  package static let examples = [DividerNode()]

  package static func read(_ kind: String, _ map: inout MapReader) -> Self { DividerNode() }
  package func write(to map: inout MapWriter) { Self.putKind(&map) }
  package var content: ViewNode.Content { .divider }
}
