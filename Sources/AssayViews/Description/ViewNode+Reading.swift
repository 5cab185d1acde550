// SPDX-License-Identifier: MIT

package import AssayDocuments
import AssayGraphics

extension ViewNode {
  /// A view: a bare text, or a map with a `kind`, the keys of the kind, and `modifiers`.
  package static func read(_ value: DocumentValue) throws -> ViewNode {
    if case .string(let key) = value.kind { return ViewNode(.text(TextNode(key: key))) }
    var map = try MapReader(value, expected: "a view: a text or a map with a 'kind'")
    guard map.contains("kind") else {
      throw DocumentError("missing key 'kind' of a view", at: value.mark)
    }
    let kind = try map.require("kind", kindName)
    let content = try content(kind, &map)
    let modifiers = try map.take("modifiers") { try $0.list(ModifierNode.read) }
    try map.finish(kind.rawValue)
    return ViewNode(content, modifiers: modifiers ?? [])
  }

  private static func kindName(_ value: DocumentValue) throws -> KindName {
    try value.word("kind")
  }

  /// Views: one, or a list.
  static func readList(_ value: DocumentValue) throws -> [ViewNode] {
    guard case .list = value.kind else { return [try read(value)] }
    return try value.list(read)
  }

  private static func content(_ kind: KindName, _ map: inout MapReader) throws -> Content {
    switch kind {
    case .text: return .text(try TextNode.read(&map))
    case .image: return .image(try ImageNode.read(&map))
    case .color: return .color(try map.require("color", Color.read))
    case .linearGradient: return .linearGradient(try LinearGradient.read(&map))
    case .rectangle, .roundedRectangle, .unevenRoundedRectangle, .circle, .ellipse, .capsule, .path:
      return .shape(try ShapeNode.read(kind, &map))
    case .divider: return .divider
    case .spacer: return .spacer(minLength: try map.take("minLength") { try $0.number() })
    case .textField, .secureField: return .textField(try TextFieldNode.read(kind, &map))
    case .emptyView: return .empty
    case .hStack, .vStack, .zStack, .scrollView, .list, .form, .section, .navigationStack, .tabView,
      .group:
      return try container(kind, &map)
    case .button, .link, .label, .toggle, .progressView, .navigationLink:
      return try control(kind, &map)
    }
  }

  private static func container(_ kind: KindName, _ map: inout MapReader) throws -> Content {
    func spacing(_ map: inout MapReader) throws -> Double? {
      try map.take("spacing") { try $0.number() }
    }
    switch kind {
    case .hStack:
      return .hStack(
        alignment: try map.take("alignment") { try $0.word("vertical alignment") } ?? .center,
        spacing: try spacing(&map), children: try views("children", &map))
    case .vStack:
      return .vStack(
        alignment: try map.take("alignment") { try $0.word("horizontal alignment") } ?? .center,
        spacing: try spacing(&map), children: try views("children", &map))
    case .zStack:
      return .zStack(
        alignment: try map.take("alignment", Alignment.read) ?? .center,
        children: try views("children", &map))
    case .scrollView:
      return .scrollView(
        axes: try map.take("axes", Axis.Set.read) ?? .vertical,
        children: try views("children", &map))
    case .list: return .list(children: try views("children", &map))
    case .form: return .form(children: try views("children", &map))
    case .section:
      return .section(
        header: try views("header", &map), footer: try views("footer", &map),
        children: try views("children", &map))
    case .navigationStack: return .navigationStack(children: try views("children", &map))
    case .tabView:
      return .tabView(
        selection: try map.take("selection") { try $0.string() },
        children: try views("children", &map))
    default: return .group(children: try views("children", &map))
    }
  }

  private static func control(_ kind: KindName, _ map: inout MapReader) throws -> Content {
    switch kind {
    case .button:
      return .button(
        role: try map.take("role") { try $0.word("role") }, label: try views("label", &map))
    case .link: return .link(label: try views("label", &map))
    case .navigationLink: return .navigationLink(label: try views("label", &map))
    case .toggle:
      return .toggle(
        isOn: try map.take("isOn") { try $0.bool() } ?? false, label: try views("label", &map))
    case .progressView:
      return .progressView(
        value: try map.take("value") { try $0.number() }, label: try views("label", &map))
    default:
      let title = try views("title", &map)
      if let name = try map.take("systemImage", { try $0.string() }) {
        return .label(title: title, icon: [ViewNode(.image(ImageNode(.system(name))))])
      }
      return .label(title: title, icon: try views("icon", &map))
    }
  }

  private static func views(_ key: String, _ map: inout MapReader) throws -> [ViewNode] {
    try map.take(key, readList) ?? []
  }
}

extension ImageNode {
  static func read(_ map: inout MapReader) throws -> ImageNode {
    let system = try map.take("systemName") { try $0.string() }
    let name = try map.take("name") { try $0.string() }
    let file = try map.take("file") { try $0.string() }
    let source: Source
    switch (system, name, file) {
    case (let system?, nil, nil): source = .system(system)
    case (nil, let name?, nil): source = .named(name)
    case (nil, nil, let file?): source = .file(file)
    default:
      throw DocumentError(
        "an Image has one of 'systemName', 'name' and 'file'", at: map.value.mark)
    }
    return ImageNode(
      source, isResizable: try map.take("resizable") { try $0.bool() } ?? false,
      renderingMode: try map.take("renderingMode") { try $0.word("rendering mode") },
      isDecorative: try map.take("decorative") { try $0.bool() } ?? false,
      label: try map.take("label") { try $0.string() })
  }
}

extension TextFieldNode {
  static func read(_ kind: KindName, _ map: inout MapReader) throws -> TextFieldNode {
    let prompt = try map.take("prompt", TextNode.read) ?? TextNode(verbatim: "")
    let text = try map.take("text") { try $0.string() } ?? ""
    let axis: Axis? = try map.take("axis") { try $0.word("axis") }
    return TextFieldNode(
      prompt: prompt, text: text, isSecure: kind == .secureField, isMultiline: axis == .vertical)
  }
}

extension ShapeNode {
  /// Filled with the foreground unless `fill`, `stroke` or `strokeBorder` says otherwise; the word
  /// `foreground` is the foreground style in force.
  static func read(_ kind: KindName, _ map: inout MapReader) throws -> ShapeNode {
    func style(_ value: DocumentValue) throws -> StyleNode? {
      value.kind == .string("foreground") ? nil : try StyleNode.read(value)
    }
    let mark = map.value.mark
    let geometry = try ShapeGeometry.read(kind, &map)
    let fill = try map.take("fill", style)
    let stroke = try map.take("stroke", style)
    let border = try map.take("strokeBorder", style)
    switch (fill, stroke, border) {
    case (nil, nil, nil): return ShapeNode(geometry)
    case (let style?, nil, nil): return ShapeNode(geometry, style: style)
    case (nil, let style?, nil):
      return ShapeNode(
        geometry, drawing: .stroke(try AssayGraphics.StrokeStyle.read(&map)), style: style)
    case (nil, nil, let style?):
      return ShapeNode(
        geometry, drawing: .strokeBorder(try AssayGraphics.StrokeStyle.read(&map)), style: style)
    default:
      throw DocumentError(
        "a shape has one of 'fill', 'stroke' and 'strokeBorder'; put two shapes into a ZStack",
        at: mark)
    }
  }
}
