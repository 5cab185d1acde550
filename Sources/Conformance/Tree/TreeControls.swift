// SPDX-License-Identifier: MIT

import AssayNodes

extension TreeReader {
  /// Controls and containers.
  mutating func control(
    _ kind: String, _ value: JSONValue, _ children: JSONValue?
  ) throws -> ViewNode {
    switch kind {
    case "Button":
      return try button(value, children)
    case "Link":
      return ViewNode(.link(label: try labelNodes(value, children)))
    case "Label":
      let title = try readAll(value["title"] ?? value["text"])
      var icon = try readAll(value["icon"])
      if let name = value["systemName"]?.string ?? value["systemImage"]?.string {
        icon = [ViewNode(.image(ImageNode(.system(name))))]
      }
      return ViewNode(.label(title: title, icon: icon))
    case "Toggle":
      return ViewNode(
        .toggle(isOn: value["isOn"]?.bool ?? false, label: try labelNodes(value, children)))
    case "TextField", "SecureField":
      let prompt = TextNode(verbatim: value["prompt"]?.string ?? "")
      return ViewNode(
        .textField(
          TextFieldNode(
            prompt: prompt, text: value["text"]?.string ?? "", isSecure: kind == "SecureField",
            isMultiline: value["axis"]?.string == "vertical")))
    case "ProgressView":
      return ViewNode(
        .progressView(value: value["value"]?.number, label: try labelNodes(value, children)))
    case "List":
      return ViewNode(.list(children: try readRows(children)))
    case "Form":
      return ViewNode(.form(children: try readRows(children)))
    case "Section":
      return ViewNode(
        .section(
          header: try readAll(value["header"]), footer: try readAll(value["footer"]),
          children: try readAll(children)))
    case "NavigationView", "NavigationStack":
      return try navigation(value, children)
    case "NavigationLink":
      return ViewNode(.navigationLink(label: try labelNodes(value, children)))
    case "TabView":
      return ViewNode(
        .tabView(selection: value["selection"]?.string, children: try readAll(children)))
    default:
      if let node = try composed(kind, value, children) { return node }
      if let (node, keys) = try describedKind(kind, value) {
        describedKeys = keys
        return node
      }
      remark("unknown kind '\(kind)'")
      return ViewNode(.group(children: try readAll(children)))
    }
  }

  private mutating func readRows(_ children: JSONValue?) throws -> [ViewNode] {
    let wasInList = isInList
    isInList = true
    defer { isInList = wasInList }
    return try readAll(children)
  }

  private mutating func labelNodes(
    _ value: JSONValue, _ children: JSONValue?
  ) throws -> [ViewNode] {
    try readAll(children ?? value["label"] ?? value["title"] ?? value["text"])
  }

  private mutating func button(_ value: JSONValue, _ children: JSONValue?) throws -> ViewNode {
    var role: ButtonRole?
    if let name = value["role"]?.string { role = ButtonRole(rawValue: name) }
    var node = ViewNode(.button(role: role, label: try labelNodes(value, children)))
    switch value["style"]?.string {
    case nil, "automatic": break
    // A style of the case's own is restated in the label; it adds nothing to it.
    case "custom": node.modifiers.append(.buttonStyle(.plain))
    case let name?:
      if let style = ButtonStyleNode(rawValue: name) {
        node.modifiers.append(.buttonStyle(style))
      } else {
        remark("unknown button style '\(name)'")
      }
    }
    return node
  }

  /// The bar's contents are modifiers of what is inside, as they are written in Swift.
  private mutating func navigation(
    _ value: JSONValue, _ children: JSONValue?
  ) throws -> ViewNode {
    var inner = try readAll(children)
    var modifiers: [ModifierNode] = []
    if let title = value["navigationTitle"]?.string {
      modifiers.append(.navigationTitle(TextNode(verbatim: title)))
    }
    if let mode = value["titleDisplayMode"]?.string.flatMap(TitleDisplayMode.init(rawValue:)) {
      modifiers.append(.navigationBarTitleDisplayMode(mode))
    }
    if let toolbar = value["toolbar"] { modifiers.append(.toolbar(try toolbarItems(toolbar))) }
    if inner.count == 1 {
      inner[0].modifiers += modifiers
    } else {
      inner = [ViewNode(.group(children: inner), modifiers: modifiers)]
    }
    return ViewNode(.navigationStack(children: inner))
  }

  /// Items whose kind is their placement; anything else stands at the default one.
  mutating func toolbarItems(_ value: JSONValue) throws -> [ToolbarItemNode] {
    try value.elements.map { item in
      let name = item["placement"]?.string ?? item["kind"]?.string ?? ""
      guard let placement = ToolbarItemNode.Placement(rawValue: name) else {
        return ToolbarItemNode(placement: .automatic, children: [try read(item)])
      }
      return ToolbarItemNode(placement: placement, children: try readAll(item["children"]))
    }
  }
}
