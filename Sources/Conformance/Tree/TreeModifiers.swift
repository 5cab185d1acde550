// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayLayout
import AssayNodes

extension TreeReader {
  /// Properties that stand for modifiers nearest to the content, in a fixed order.
  ///
  /// - Parameter keys: read with the content already.
  mutating func properties(
    of value: JSONValue, kind: String, beside keys: Set<String>
  ) -> [ModifierNode] {
    var modifiers: [ModifierNode] = []
    for name in value.object?.keys.sorted() ?? [] where !keys.contains(name) {
      guard let property = value[name], !Self.ownProperties.contains(name) else { continue }
      if name == "font", font(property) == nil { continue }
      if isShape(kind), ["fill", "stroke", "strokeBorder", "colour", "color"].contains(name) {
        continue
      }
      switch name {
      case "style":
        if let modifier = style(property, kind: kind) { modifiers.append(modifier) }
      case "accent":
        if let color = color(property) { modifiers.append(.tint(color)) }
      default:
        if let modifier = simpleModifier(name, property) ?? described(name, [name: property]) {
          modifiers.append(modifier)
        } else {
          remark("unknown property '\(name)' of \(kind)")
        }
      }
    }
    return modifiers
  }

  /// Read with the content, or for people only.
  private static let ownProperties: Set<String> = [
    "kind", "name", "modifiers", "children", "child", "content", "text", "spacing", "alignment",
    "minLength",
    "systemName", "systemImage", "icon", "resizable", "aspect", "prompt", "isOn", "value", "role",
    "header", "footer", "navigationTitle", "titleDisplayMode", "toolbar", "title", "label",
    "selection", "cornerRadius", "lineWidth", "gap", "gapAbove", "gapBelow", "axes", "axis",
    "kind_of", "note", "trim", "columns", "rows", "options", "isExpanded", "tag", "description",
  ]

  private func isShape(_ kind: String) -> Bool {
    ["Rectangle", "RoundedRectangle", "Circle", "Capsule", "Ellipse", "Color"].contains(kind)
  }

  /// The style property of a control; a stated default such as `automatic (insetGrouped)` is read
  /// to its first word.
  private mutating func style(_ value: JSONValue, kind: String) -> ModifierNode? {
    guard let text = value.string else { return nil }
    let name = text.split(separator: " ").first.map(String.init) ?? text
    switch kind {
    case "Button", "RoundedRectangle", "Capsule", "Picker":
      return nil
    case "List", "Form":
      if let style = ListStyleNode(rawValue: name) { return .listStyle(style) }
    case "TextField", "SecureField":
      if let style = TextFieldStyleNode(rawValue: name) { return .textFieldStyle(style) }
    case "Toggle":
      if let style = ToggleStyleNode(rawValue: name) { return .toggleStyle(style) }
    case "ProgressView":
      if let style = ProgressViewStyleNode(rawValue: name) { return .progressViewStyle(style) }
    case "Label":
      if let style = LabelStyleNode(rawValue: name) { return .labelStyle(style) }
    default: break
    }
    if name != "automatic" { remark("unknown style '\(text)' of \(kind)") }
    return nil
  }

  /// Applies one entry of a modifiers list.
  mutating func apply(_ entry: JSONValue, to node: inout ViewNode) throws {
    guard let members = entry.object else {
      remark("unknown modifier")
      return
    }
    // An entry is one modifier and its options.
    let options: Set<String> = [
      "edges", "width", "alignment", "lineWidth", "in", "radius", "x", "y", "contentMode",
      "children", "spacing", "anchor", "color", "opacity", "kind",
    ]
    let names = members.keys.sorted()
    guard let name = names.first(where: { !options.contains($0) }) ?? names.first,
      let value = members[name]
    else { return }
    switch name {
    case "padding":
      node.modifiers.append(.padding(padding(value, edges: entry["edges"])))
    case "frame":
      node.modifiers.append(contentsOf: frame(value))
    case "background":
      try applyBackground(value, entry, to: &node)
    case "overlay":
      let children = try readAll(value)
      node.modifiers.append(
        .overlay(alignment: alignment(entry["alignment"]), children: children))
    case "clipShape":
      if let geometry = geometry(value) { node.modifiers.append(.clipShape(geometry)) }
    case "border":
      let style = outline(value)
      node.modifiers.append(.border(style, width: entry["width"]?.number ?? 1))
    case "stroke", "strokeBorder":
      applyStroke(name, value, entry, to: &node)
    case "toolbar":
      node.modifiers.append(.toolbar(try toolbarItems(value)))
    case "contentMargins":
      if let length = value.number {
        node.modifiers.append(.contentMargins(edges(entry["edges"]), length))
      }
    case "tabItem":
      node.modifiers.append(.tabItem(try readAll(value)))
    default:
      if name == "safeAreaInset" {
        try applySafeAreaInset(value, entry, to: &node)
      } else if let modifier = simpleModifier(name, value) ?? effect(name, value, entry)
        ?? described(name, members)
      {
        node.modifiers.append(modifier)
      } else {
        remark("unknown modifier '\(name)'")
      }
    }
  }

  /// The edge is the value and the views are beside it, or the value has both.
  private mutating func applySafeAreaInset(
    _ value: JSONValue, _ entry: JSONValue, to node: inout ViewNode
  ) throws {
    let name = value.string ?? value["edge"]?.string ?? "bottom"
    guard let edge = Edge(rawValue: name) else {
      remark("unknown edge '\(name)'")
      return
    }
    let views = try readAll(value["children"] ?? value["content"] ?? entry["children"])
    let spacing = value["spacing"]?.number ?? entry["spacing"]?.number
    node.modifiers.append(
      .safeAreaInset(
        edge: edge, alignment: alignment(value["alignment"] ?? entry["alignment"]),
        spacing: spacing, children: views))
  }

  private mutating func applyBackground(
    _ value: JSONValue, _ entry: JSONValue, to node: inout ViewNode
  ) throws {
    if value.string != nil {
      let known = remarks
      if let color = color(value) {
        node.modifiers.append(.backgroundStyle(.color(color), ignoresSafeAreaEdges: .all))
      } else if let modifier = described("background", ["background": value]) {
        remarks = known
        node.modifiers.append(modifier)
      }
    } else {
      let children = try readAll(value)
      node.modifiers.append(
        .background(alignment: alignment(entry["alignment"]), children: children))
    }
  }

  private mutating func applyStroke(
    _ name: String, _ value: JSONValue, _ entry: JSONValue, to node: inout ViewNode
  ) {
    let width = value["lineWidth"]?.number ?? entry["lineWidth"]?.number ?? 1
    let stroke = StrokeStyle(lineWidth: width)
    if case .drawing(.clip(let geometry))? = node.modifiers.last?.effect {
      // After a clip, what is stroked is the shape clipped to.
      let outline = ShapeNode(
        geometry, drawing: name == "stroke" ? .stroke(stroke) : .strokeBorder(stroke),
        style: outline(value))
      node.modifiers.append(
        .overlay(alignment: .center, children: [ViewNode(.shape(outline))]))
      return
    }
    guard case .shape(var shape) = node.content else {
      remark("'\(name)' on a view that is no shape")
      return
    }
    shape.drawing = name == "stroke" ? .stroke(stroke) : .strokeBorder(stroke)
    shape.style = outline(value)
    node.content = .shape(shape)
  }

  private mutating func padding(_ value: JSONValue, edges edgeNames: JSONValue?) -> PaddingModifier
  {
    if let sides = value.object {
      let all = sides["all"]?.number ?? 0
      let vertical = sides["vertical"]?.number ?? all
      let horizontal = sides["horizontal"]?.number ?? all
      return PaddingModifier(
        insets: EdgeInsets(
          top: sides["top"]?.number ?? vertical, leading: sides["leading"]?.number ?? horizontal,
          bottom: sides["bottom"]?.number ?? vertical,
          trailing: sides["trailing"]?.number ?? horizontal))
    }
    return PaddingModifier(edges: edges(edgeNames), length: value.number)
  }

  /// Fixed lengths, flexible ones, or both, the fixed ones inside.
  private mutating func frame(_ value: JSONValue) -> [ModifierNode] {
    func length(_ name: String) -> Double? {
      if let text = value[name]?.string { return text == "infinity" ? .infinity : Double(text) }
      return value[name]?.number
    }
    let alignment = alignment(value["alignment"])
    let flexible = FrameLimits(
      minWidth: length("minWidth"), idealWidth: length("idealWidth"),
      maxWidth: length("maxWidth"), minHeight: length("minHeight"),
      idealHeight: length("idealHeight"), maxHeight: length("maxHeight"))
    var modifiers: [ModifierNode] = []
    if length("width") != nil || length("height") != nil {
      modifiers.append(
        .frame(width: length("width"), height: length("height"), alignment: alignment))
    }
    if flexible != FrameLimits() {
      modifiers.append(.frame(flexible, alignment: alignment))
    }
    return modifiers
  }

  /// Modifiers with options beside them.
  private mutating func effect(
    _ name: String, _ value: JSONValue, _ entry: JSONValue
  ) -> ModifierNode? {
    switch name {
    case "shadow":
      return .shadow(
        color: color(value["colour"]) ?? Color.black.opacity(0.33),
        radius: value["radius"]?.number ?? value.number ?? 0, x: value["x"]?.number ?? 0,
        y: value["y"]?.number ?? 0)
    case "aspectRatio", "aspect":
      let mode = value.string ?? value["contentMode"]?.string ?? entry["contentMode"]?.string
      return .aspectRatio(
        value.number ?? value["ratio"]?.number, contentMode: mode == "fill" ? .fill : .fit)
    case "scaleEffect":
      let both = value.number ?? 1
      return .scaleEffect(
        x: value["x"]?.number ?? both, y: value["y"]?.number ?? both, anchor: .center)
    case "offset":
      return .offset(x: value["x"]?.number ?? 0, y: value["y"]?.number ?? 0)
    case "position":
      return .position(x: value["x"]?.number ?? 0, y: value["y"]?.number ?? 0)
    default:
      return nil
    }
  }
}
