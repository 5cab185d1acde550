// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayNodes

/// Reads a case's tree of kinds, properties and modifiers as a view tree.
///
/// An unknown kind is its children, or nothing, and noted: the rest of the tree is still drawn. So
/// is a value without a kind. An unknown modifier or property is left out and noted.
struct TreeReader {
  /// Multiplies lengths of text that the case's note says are for another text size.
  var lengthFactor: Double = 1
  /// What was left out, in the order met, each once.
  var remarks: [String] = []
  /// Of the root, for views that look otherwise by it.
  var environment = EnvironmentValues()
  /// Whether what is read now stands in a list.
  var isInList = false
  /// Keys of the kind that was read last, by the reader of descriptions.
  var describedKeys: Set<String> = []

  init(lengthFactor: Double = 1) {
    self.lengthFactor = lengthFactor
  }

  mutating func read(_ value: JSONValue) throws -> ViewNode {
    guard let kind = value["kind"]?.string else {
      remark("a view without a kind")
      return ViewNode(.group(children: try readAll(value["children"])))
    }
    describedKeys = []
    var node = try content(kind, value)
    let keys = describedKeys
    for modifier in properties(of: value, kind: kind, beside: keys) {
      node.modifiers.append(modifier)
    }
    for entry in value["modifiers"]?.elements ?? [] {
      try apply(entry, to: &node)
    }
    return node
  }

  mutating func readAll(_ value: JSONValue?) throws -> [ViewNode] {
    var nodes: [ViewNode] = []
    for element in value?.elements ?? [] {
      if let text = element.string {
        nodes.append(ViewNode(.text(TextNode(verbatim: text))))
      } else {
        nodes.append(try read(element))
      }
    }
    return nodes
  }

  mutating func remark(_ text: String) {
    if !remarks.contains(text) { remarks.append(text) }
  }

  private mutating func content(_ kind: String, _ value: JSONValue) throws -> ViewNode {
    let children = value["children"] ?? value["child"] ?? value["content"]
    switch kind {
    case "Text":
      return ViewNode(.text(TextNode(verbatim: value["text"]?.string ?? "")))
    case "Image":
      return image(value)
    case "VStack", "LazyVStack":
      return try verticalStack(value, children?.elements ?? [])
    case "HStack", "LazyHStack":
      return ViewNode(
        .hStack(
          alignment: verticalAlignment(value["alignment"]), spacing: spacing(value["spacing"]),
          children: try readAll(children)))
    case "ZStack":
      return ViewNode(
        .zStack(alignment: alignment(value["alignment"]), children: try readAll(children)))
    case "Spacer":
      return ViewNode(.spacer(minLength: value["minLength"]?.number))
    case "Divider":
      return ViewNode(.divider)
    case "Group", "ForEach":
      return ViewNode(.group(children: try readAll(children)))
    case "EmptyView":
      return ViewNode(.empty)
    case "Color":
      let name = value["colour"] ?? value["color"] ?? value["name"]
      return ViewNode(.color(color(name) ?? .clear))
    case "ScrollView":
      return ViewNode(.scrollView(axes: axes(value["axes"]), children: try readAll(children)))
    case "Rectangle", "RoundedRectangle", "Circle", "Capsule", "Ellipse":
      return try trimmed(value) ?? shape(value)
    default:
      return try control(kind, value, children)
    }
  }

  /// A stack whose children may state their own distances, as libraries of rich text do: the larger
  /// of the upper one's and the lower one's counts; where neither says, the stack's own.
  private mutating func verticalStack(
    _ value: JSONValue, _ children: [JSONValue]
  ) throws -> ViewNode {
    let alignment = horizontalAlignment(value["alignment"])
    let ownSpacing = spacing(value["spacing"])
    // Runs of neighbors at the stack's own spacing, each with the distance to the run above.
    var runs: [(gap: Double, children: [ViewNode])] = []
    for (index, child) in children.enumerated() {
      let node = try read(child)
      let gap = index == 0 ? nil : self.gap(between: children[index - 1], and: child)
      if let gap {
        runs.append((gap, [node]))
      } else if runs.isEmpty {
        runs.append((0, [node]))
      } else {
        runs[runs.count - 1].children.append(node)
      }
    }
    if runs.count <= 1 {
      return ViewNode(
        .vStack(alignment: alignment, spacing: ownSpacing, children: runs.first?.children ?? []))
    }
    let rows = runs.map { run in
      var row =
        run.children.count == 1
        ? run.children[0]
        : ViewNode(.vStack(alignment: alignment, spacing: ownSpacing, children: run.children))
      row.modifiers.append(.padding(PaddingModifier(edges: .top, length: run.gap)))
      return row
    }
    return ViewNode(.vStack(alignment: alignment, spacing: 0, children: rows))
  }

  private func gap(between upper: JSONValue, and lower: JSONValue) -> Double? {
    let below = upper["gapBelow"]?.number ?? upper["gap"]?.number
    let above = lower["gapAbove"]?.number ?? lower["gap"]?.number
    guard below != nil || above != nil else { return nil }
    return max(below ?? 0, above ?? 0) * lengthFactor
  }

  /// nil for the default; a number is scaled as the case's note says.
  private mutating func spacing(_ value: JSONValue?) -> Double? {
    guard let number = value?.number else { return nil }
    return number * lengthFactor
  }

  private mutating func image(_ value: JSONValue) -> ViewNode {
    let isResizable = value["resizable"]?.bool ?? false
    var node: ViewNode
    if let name = value["systemName"]?.string {
      node = ViewNode(.image(ImageNode(.system(name), isResizable: isResizable)))
    } else {
      // A picture that the case does not carry: the room it takes is all that is known.
      remark("image without a symbol name left blank")
      node = ViewNode(.color(.clear))
      if !isResizable { node.modifiers.append(.frame(width: 24, height: 24, alignment: .center)) }
    }
    switch value["aspect"]?.string {
    case "fit": node.modifiers.append(.aspectRatio(nil, contentMode: .fit))
    case "fill": node.modifiers.append(.aspectRatio(nil, contentMode: .fill))
    default: break
    }
    return node
  }
}
