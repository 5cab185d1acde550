// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayNodes
import AssayViews

/// Views that are put together from others, as an app's code writes them: no kinds of descriptions.
extension TreeReader {
  /// nil for a kind that is none of them.
  mutating func composed(
    _ kind: String, _ value: JSONValue, _ children: JSONValue?
  ) throws -> ViewNode? {
    switch kind {
    case "TextEditor": return try node(of: TextEditor(text: .constant(value["text"]?.string ?? "")))
    case "LazyVGrid", "LazyHGrid": return try grid(kind, value, try readAll(children))
    case "Picker": return try picker(value, children)
    case "Stepper":
      let label = try label(of: value)
      return try node(of: Stepper(label: { label }, onIncrement: {}, onDecrement: {}))
    case "Gauge":
      let label = try label(of: value)
      return try node(of: Gauge(value: value["value"]?.number ?? 0) { label })
    case "DisclosureGroup":
      let (label, content) = (try label(of: value), GivenNodes(try readAll(children)))
      let isExpanded = value["isExpanded"]?.bool ?? false
      return try node(
        of: DisclosureGroup(isExpanded: .constant(isExpanded)) {
          content
        } label: {
          label
        })
    case "LabeledContent":
      let (label, content) = (
        try label(of: value), GivenNodes(try readAll(children ?? value["value"]))
      )
      return try node(
        of: LabeledContent {
          content
        } label: {
          label
        })
    case "GroupBox":
      let (label, content) = (try label(of: value), GivenNodes(try readAll(children)))
      return try node(
        of: GroupBox {
          content
        } label: {
          label
        })
    case "ContentUnavailableView":
      let words = value["title"] ?? value["label"]
      return try node(
        of: ContentUnavailableView(
          words?.string ?? words?["text"]?.string ?? "",
          systemImage: (value["systemImage"] ?? value["systemName"])?.string ?? "",
          description: (value["description"]?.string ?? value["description"]?["text"]?.string)
            .map { Text(verbatim: $0) }))
    case "Menu":
      let label = try label(of: value)
      return try node(
        of: Menu {
          EmptyView()
        } label: {
          label
        })
    default: return nil
    }
  }

  /// A shape of which only a part is drawn; nil without a trim. The fractions are an array, or
  /// `from` and `to`.
  mutating func trimmed(_ value: JSONValue) throws -> ViewNode? {
    guard let trim = value["trim"], let geometry = geometry(value) else { return nil }
    let numbers = trim.elements.compactMap(\.number)
    let from = trim["from"]?.number ?? (numbers.count == 2 ? numbers[0] : 0)
    let to = trim["to"]?.number ?? numbers.last ?? 1
    let shape = GivenShape(geometry).trim(from: from, to: to)
    if let stroke = value["stroke"] ?? value["strokeBorder"] {
      let width = value["lineWidth"]?.number ?? stroke["lineWidth"]?.number ?? 1
      let color = color(stroke["colour"] ?? stroke["color"] ?? stroke) ?? .primary
      return try node(of: shape.stroke(color, lineWidth: width))
    }
    return try node(of: shape.fill(color(value["fill"] ?? value["colour"]) ?? .primary))
  }

  private mutating func label(of value: JSONValue) throws -> GivenNodes {
    GivenNodes(try readAll(value["label"] ?? value["title"] ?? value["text"]))
  }

  /// Evaluated where it stands: in a list, controls look otherwise.
  private func node(of view: some View) throws -> ViewNode {
    guard isInList else { return try view.viewNode(in: environment) }
    let list = try List { view }.viewNode(in: environment)
    guard case .list(let node) = list.content else { return list }
    return node.children.count == 1 ? node.children[0] : ViewNode(.group(children: node.children))
  }

  /// The columns or rows: how many equal ones, or a list of `{"fixed": 80}`, `{"adaptive": 80}`
  /// and `{"flexible": true}`, each with a spacing.
  private mutating func grid(
    _ kind: String, _ value: JSONValue, _ cells: [ViewNode]
  ) throws -> ViewNode {
    let given = value["columns"] ?? value["rows"] ?? .number(1)
    let items: [GridItem]
    if let count = given.number, let whole = Int(exactly: count), (0...1000).contains(whole) {
      items = [GridItem](repeating: GridItem(), count: whole)
    } else {
      items = given.elements.map(gridItem)
    }
    let (content, spacing) = (GivenNodes(cells), value["spacing"]?.number.map { CGFloat($0) })
    return kind == "LazyVGrid"
      ? try node(
        of: LazyVGrid(
          columns: items, alignment: horizontalAlignment(value["alignment"]), spacing: spacing
        ) { content })
      : try node(
        of: LazyHGrid(
          rows: items, alignment: verticalAlignment(value["alignment"]), spacing: spacing
        ) { content })
  }

  private func gridItem(_ value: JSONValue) -> GridItem {
    let spacing = value["spacing"]?.number.map { CGFloat($0) }
    let maximum = value["maximum"]?.number ?? .infinity
    if let width = value["fixed"]?.number { return GridItem(.fixed(width), spacing: spacing) }
    let least = value["adaptive"]?.number ?? value["adaptive"]?["minimum"]?.number
    if let least {
      return GridItem(.adaptive(minimum: least, maximum: maximum), spacing: spacing)
    }
    return GridItem(
      .flexible(minimum: value["minimum"]?.number ?? 10, maximum: maximum), spacing: spacing)
  }

  /// The choices are texts, or views with tags. Without a selection, the first is chosen.
  private mutating func picker(_ value: JSONValue, _ children: JSONValue?) throws -> ViewNode {
    let given = value["options"] ?? children ?? .array([])
    var options: [ViewNode] = []
    for (index, element) in given.elements.enumerated() {
      var option = try readAll(.array([element]))[0]
      let tag = element["tag"]?.string ?? element.string ?? element["text"]?.string ?? "\(index)"
      option.modifiers = option.modifiers.filter { !$0.isTag } + [.tag(tag)]
      options.append(option)
    }
    let (label, content) = (try label(of: value), GivenNodes(options))
    let first = given.elements.first.flatMap {
      $0["tag"]?.string ?? $0.string ?? $0["text"]?.string
    }
    let selection = value["selection"]?.string ?? first ?? "0"
    let picker = Picker(selection: .constant(selection)) {
      content
    } label: {
      label
    }
    switch value["style"]?.string {
    case "segmented": return try node(of: picker.pickerStyle(.segmented))
    case "inline": return try node(of: picker.pickerStyle(.inline))
    case "wheel": return try node(of: picker.pickerStyle(.wheel))
    case "navigationLink": return try node(of: picker.pickerStyle(.navigationLink))
    case "palette": return try node(of: picker.pickerStyle(.palette))
    case nil, "menu", "automatic": return try node(of: picker)
    case let name?:
      remark("unknown style '\(name)' of Picker")
      return try node(of: picker)
    }
  }
}

extension ModifierNode {
  fileprivate var isTag: Bool {
    if case .container(.tag) = effect { true } else { false }
  }
}

/// Nodes among views.
private nonisolated struct GivenNodes: PrimitiveView {
  typealias Body = Never
  var given: [ViewNode]

  init(_ given: [ViewNode]) { self.given = given }

  func nodes(in context: EvaluationContext) -> [ViewNode] { given }
}

/// A node's shape among shapes.
private nonisolated struct GivenShape: AssayViews.Shape {
  var given: ShapeGeometry

  init(_ given: ShapeGeometry) { self.given = given }

  func path(in rect: CGRect) -> AssayViews.Path {
    switch given {
    case .circle: Circle().path(in: rect)
    case .ellipse: Ellipse().path(in: rect)
    case .capsule(let style): Capsule(style: style).path(in: rect)
    case .roundedRectangle(let radius, let style):
      RoundedRectangle(cornerRadius: radius, style: style).path(in: rect)
    // `geometry(_:)` makes the first one only.
    case .rectangle, .unevenRoundedRectangle, .path, .inset, .evenOdd, .containerRelative,
      .computed:
      Rectangle().path(in: rect)
    }
  }
}
