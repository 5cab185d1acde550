// SPDX-License-Identifier: MIT

package import AssayDocuments
internal import AssayLayout

/// `TextField` and `SecureField`, drawn as they stand.
package struct TextFieldNode: Hashable, Sendable {
  package var prompt: TextNode
  package var text: String
  package var isSecure: Bool
  package var isMultiline: Bool

  package init(
    prompt: TextNode, text: String, isSecure: Bool = false, isMultiline: Bool = false
  ) {
    self.prompt = prompt
    self.text = text
    self.isSecure = isSecure
    self.isMultiline = isMultiline
  }
}

extension TextFieldNode: KindDescription {
  package static let forms = [
    KindForm(
      "TextField", .controls, ["prompt": .text, "text": .string, "axis": .words(Axis.self)],
      guide: """
        - kind: TextField
          prompt: Name
          text: Ana
          axis: vertical
        """),
    KindForm(
      "SecureField", .controls, ["prompt": .text, "text": .string, "axis": .words(Axis.self)],
      guide: """
        - kind: SecureField
          prompt: {verbatim: Pin}
          text: secret
        """),
  ]
  package static let examples = [
    TextFieldNode(prompt: TextNode(verbatim: "Name"), text: "Ana"),
    TextFieldNode(prompt: TextNode(verbatim: "Pin"), text: "123", isSecure: true),
  ]

  package static func read(_ kind: String, _ map: inout MapReader) throws -> TextFieldNode {
    let prompt = try map.take("prompt", TextNode.read) ?? TextNode(verbatim: "")
    let text = try map.take("text") { try $0.string() } ?? ""
    let axis: Axis? = try map.take("axis") { try $0.word("axis") }
    return TextFieldNode(
      prompt: prompt, text: text, isSecure: kind == kinds[1], isMultiline: axis == .vertical)
  }

  package func write(to map: inout MapWriter) {
    map.put("kind", isSecure ? Self.kinds[1] : Self.kinds[0])
    if prompt != TextNode(verbatim: "") { map.put("prompt", prompt.written) }
    if !text.isEmpty { map.put("text", text) }
    if isMultiline { map.put("axis", Axis.vertical.rawValue) }
  }

  package var content: ViewNode.Content { .textField(self) }
}
