// SPDX-License-Identifier: MIT

package import AssayDocuments
internal import AssayGraphics
internal import AssayLayout

extension ViewNode {
  /// The written form, without what has its default value.
  ///
  /// - Throws: `DocumentError` for layouts, shapes and alignment guides that are Swift code.
  package func written() throws -> DocumentValue {
    if modifiers.isEmpty, case .text(let text) = content, case .string(let key) = text.written.kind
    {
      return .string(key)
    }
    var map = MapWriter()
    try write(to: &map)
    if !modifiers.isEmpty {
      let list = try modifiers.map { modifier in
        try MapReader.at("modifiers") { try modifier.written() }
      }
      map.put("modifiers", .list(list))
    }
    return map.map
  }

  /// One view as it stands, several as a list.
  static func written(_ nodes: [ViewNode]) throws -> DocumentValue? {
    if nodes.isEmpty { return nil }
    if nodes.count == 1 { return try nodes[0].written() }
    return .list(try nodes.map { try $0.written() })
  }

  private func write(to map: inout MapWriter) throws {
    func put(_ kind: KindName) { map.put("kind", kind.rawValue) }
    func put(_ key: String, _ nodes: [ViewNode]) throws {
      map.put(key, try MapReader.at(key) { try Self.written(nodes) })
    }
    func putChildren(_ nodes: [ViewNode]) throws {
      guard !nodes.isEmpty else { return }
      let list = try nodes.enumerated().map { index, node in
        try MapReader.at("children[\(index)]") { try node.written() }
      }
      map.put("children", .list(list))
    }
    switch content {
    case .text(let text):
      put(.text)
      text.write(to: &map)
    case .image(let image):
      put(.image)
      image.write(to: &map)
    case .color(let color):
      put(.color)
      map.put("color", color.written)
    case .linearGradient(let gradient):
      put(.linearGradient)
      gradient.write(to: &map)
    case .shape(let shape): try shape.write(to: &map)
    case .divider: put(.divider)
    case .spacer(let minLength):
      put(.spacer)
      map.put("minLength", minLength)
    case .hStack(let alignment, let spacing, let children):
      put(.hStack)
      map.put("alignment", alignment, unless: .center)
      map.put("spacing", spacing)
      try putChildren(children)
    case .vStack(let alignment, let spacing, let children):
      put(.vStack)
      map.put("alignment", alignment, unless: .center)
      map.put("spacing", spacing)
      try putChildren(children)
    case .zStack(let alignment, let children):
      put(.zStack)
      if alignment != .center { map.put("alignment", alignment.written) }
      try putChildren(children)
    case .scrollView(let axes, let children):
      put(.scrollView)
      if axes != .vertical { map.put("axes", axes.written) }
      try putChildren(children)
    case .list(let children):
      put(.list)
      try putChildren(children)
    case .form(let children):
      put(.form)
      try putChildren(children)
    case .section(let header, let footer, let children):
      put(.section)
      try put("header", header)
      try put("footer", footer)
      try putChildren(children)
    case .button(let role, let label):
      put(.button)
      map.put("role", role?.rawValue)
      try put("label", label)
    case .link(let label):
      put(.link)
      try put("label", label)
    case .label(let title, let icon):
      put(.label)
      try put("title", title)
      if let name = Self.systemImage(icon) {
        map.put("systemImage", name)
      } else {
        try put("icon", icon)
      }
    case .toggle(let isOn, let label):
      put(.toggle)
      map.put("isOn", isOn, unless: false)
      try put("label", label)
    case .textField(let field): field.write(to: &map)
    case .progressView(let value, let label):
      put(.progressView)
      map.put("value", value)
      try put("label", label)
    case .navigationStack(let children):
      put(.navigationStack)
      try putChildren(children)
    case .navigationLink(let label):
      put(.navigationLink)
      try put("label", label)
    case .tabView(let selection, let children):
      put(.tabView)
      map.put("selection", selection)
      try putChildren(children)
    case .group(let children):
      put(.group)
      try putChildren(children)
    case .customLayout(let layout, _):
      throw DocumentError(
        "the layout \(layout.typeName) is written in Swift and has no description; use VStack, "
          + "HStack or ZStack")
    case .empty: put(.emptyView)
    }
  }

  /// The name of a plain symbol.
  private static func systemImage(_ icon: [ViewNode]) -> String? {
    guard icon.count == 1, icon[0].modifiers.isEmpty, case .image(let image) = icon[0].content,
      case .system(let name) = image.source, image == ImageNode(.system(name))
    else { return nil }
    return name
  }
}

extension ImageNode {
  func write(to map: inout MapWriter) {
    switch source {
    case .system(let name): map.put("systemName", name)
    case .named(let name): map.put("name", name)
    case .file(let path): map.put("file", path)
    }
    map.put("resizable", isResizable, unless: false)
    map.put("renderingMode", renderingMode?.rawValue)
    map.put("decorative", isDecorative, unless: false)
    map.put("label", label)
  }
}

extension TextFieldNode {
  func write(to map: inout MapWriter) {
    map.put("kind", (isSecure ? KindName.secureField : .textField).rawValue)
    if prompt != TextNode(verbatim: "") { map.put("prompt", prompt.written) }
    if !text.isEmpty { map.put("text", text) }
    if isMultiline { map.put("axis", Axis.vertical.rawValue) }
  }
}

extension ShapeNode {
  func write(to map: inout MapWriter) throws {
    try geometry.write(to: &map)
    let written = style?.written
    switch drawing {
    case .fill: map.put("fill", written)
    case .stroke(let stroke):
      map.put("stroke", written ?? .string("foreground"))
      stroke.write(to: &map)
    case .strokeBorder(let stroke):
      map.put("strokeBorder", written ?? .string("foreground"))
      stroke.write(to: &map)
    }
  }
}

/// The written form in any coder: an `Encoder` gets plain maps, lists and scalars.
extension ViewNode: Codable {
  package init(from decoder: any Decoder) throws {
    self = try ViewNode.read(try DocumentValue(from: decoder))
  }

  package func encode(to encoder: any Encoder) throws {
    try written().encode(to: encoder)
  }
}
