// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `Color` as a view: fills the room that is offered.
extension Color: KindDescription {
  package static let forms = [KindForm("Color", .basics, ["color": .color], required: ["color"])]
  package static let examples = [Color.red]

  package static func read(_ kind: String, _ map: inout MapReader) throws -> Color {
    try map.require("color", Color.read)
  }

  package func write(to map: inout MapWriter) {
    Self.putKind(&map)
    map.put("color", written)
  }

  package var content: ViewNode.Content { .color(self) }
}
