// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `Label`: an icon beside a title.
package struct LabelNode: KindDescription {
  package static let forms = [
    KindForm(
      "Label", .controls, ["title": .views, "systemImage": .string, "icon": .views],
      note: "`systemImage` is a short form of an `icon` that is a symbol.",
      guide: """
        - kind: Label
          title: Home
          systemImage: house
        - kind: Label
          title: Home
          icon: {kind: Image, name: Home}
        """)
  ]
  package static let examples = [
    LabelNode(
      title: [ViewNode(.text(TextNode(verbatim: "Home")))],
      icon: [ViewNode(.image(ImageNode(.system("house"))))])
  ]

  package var title: [ViewNode]
  package var icon: [ViewNode]

  package static func read(_ kind: String, _ map: inout MapReader) throws -> Self {
    let title = try map.views("title")
    if let name = try map.take("systemImage", { try $0.string() }) {
      return LabelNode(title: title, icon: [ViewNode(.image(ImageNode(.system(name))))])
    }
    return LabelNode(title: title, icon: try map.views("icon"))
  }

  package func write(to map: inout MapWriter) throws {
    Self.putKind(&map)
    try map.put("title", title)
    if let name = systemImage {
      map.put("systemImage", name)
    } else {
      try map.put("icon", icon)
    }
  }

  package var children: [ViewNode] { icon + title }
  package var content: ViewNode.Content { .label(self) }

  /// The name of an icon that is a plain symbol.
  private var systemImage: String? {
    guard icon.count == 1, icon[0].modifiers.isEmpty, case .image(let image) = icon[0].content,
      case .system(let name) = image.source, image == ImageNode(.system(name))
    else { return nil }
    return name
  }
}

extension ViewNode.Content {
  package static func label(title: [ViewNode], icon: [ViewNode]) -> Self {
    .label(LabelNode(title: title, icon: icon))
  }
}
