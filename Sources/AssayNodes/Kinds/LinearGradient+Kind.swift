// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `LinearGradient` as a view: fills the room that is offered.
extension LinearGradient: KindDescription {
  package static let forms = [
    KindForm(
      "LinearGradient", .basics, keys,
      guide: """
        - kind: LinearGradient
          stops:
            - {color: red, location: 0}
            - {color: blue, location: 0.8}
          startPoint: topLeading
          endPoint: {x: 0.5, y: 1}
        """)
  ]
  package static let examples = [
    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
  ]

  package static func read(_ kind: String, _ map: inout MapReader) throws -> LinearGradient {
    try read(&map)
  }

  package func write(to map: inout MapWriter) {
    Self.putKind(&map)
    writeKeys(to: &map)
  }

  package var content: ViewNode.Content { .linearGradient(self) }
}
