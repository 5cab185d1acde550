// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `EmptyView`: nothing, and no place in the container around.
package struct EmptyViewNode: KindDescription {
  package static let forms = [KindForm("EmptyView", .basics)]
  package static let examples = [EmptyViewNode()]

  package static func read(_ kind: String, _ map: inout MapReader) -> Self { EmptyViewNode() }
  package func write(to map: inout MapWriter) { Self.putKind(&map) }
  package var content: ViewNode.Content { .empty }
}
