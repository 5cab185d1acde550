// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// Makes display items of a picture's elements.
struct PictureWriter {
  private var elements: [String: XMLElement] = [:]
  private let sheet: StyleSheet
  private let gradients: GradientReader
  /// What is not drawn, in order, each once.
  private(set) var undrawn: [String] = []
  /// A few `use` elements that name each other can stand for more elements than memory holds.
  private var elementsLeft = 100_000

  init(_ root: XMLElement) {
    var elements: [String: XMLElement] = [:]
    var styles = ""
    func collect(_ element: XMLElement) {
      if let id = element.attributes["id"], elements[id] == nil { elements[id] = element }
      if element.name == "style" { styles += element.text }
      for child in element.children { collect(child) }
    }
    collect(root)
    self.elements = elements
    sheet = StyleSheet(styles)
    gradients = GradientReader(elements: elements, sheet: sheet)
  }

  func has(_ id: String) -> Bool { elements[id] != nil }

  /// The start of a line of guides.
  func line(_ id: String) -> Point? {
    guard let element = elements[id], let x = number(element, "x1"), let y = number(element, "y1")
    else { return nil }
    return Point(x: x, y: y)
  }

  /// All that is inside of the root.
  mutating func items(of root: XMLElement) -> [DisplayItem] {
    let style = PictureStyle().inside(root, sheet)
    return root.children.flatMap { items($0, style, depth: 0) }
  }

  /// A group of a symbol's template, which lies in groups without a place.
  mutating func items(ofSymbol id: String) -> [DisplayItem] {
    elements[id].map { items($0, PictureStyle(), depth: 0) } ?? []
  }

  private mutating func items(
    _ element: XMLElement, _ around: PictureStyle, depth: Int
  ) -> [DisplayItem] {
    // `use` may name what it is in.
    guard depth < 60 else { return [] }
    guard elementsLeft > 0 else {
      report("more than 100,000 elements")
      return []
    }
    elementsLeft -= 1
    let style = around.inside(element, sheet)
    guard style.isShown else { return [] }
    for name in ["filter", "mask"] where element.attributes[name] != nil {
      report("a \(name)")
    }
    let own: [DisplayItem]
    switch element.name {
    case "g", "a", "svg", "switch":
      own = element.children.flatMap { items($0, style, depth: depth + 1) }
    case "use":
      own = used(element, style, depth: depth)
    case "path", "rect", "circle", "ellipse", "line", "polyline", "polygon":
      if style.isVisible, let shape = shape(element) {
        own = painted(shape, style)
      } else {
        own = []
      }
    case "text", "image", "foreignObject", "marker", "animate", "animateTransform", "script":
      report(element.name == "text" ? "text" : "the element '\(element.name)'")
      own = []
    default: own = []
    }
    return placed(own, element, style)
  }

  private mutating func report(_ words: String) {
    if !undrawn.contains(words) { undrawn.append(words) }
  }

  /// Items with the transform, opacity and clip of their element.
  private func placed(
    _ items: [DisplayItem], _ element: XMLElement, _ style: PictureStyle
  ) -> [DisplayItem] {
    guard !items.isEmpty else { return [] }
    let transform = element.attributes["transform"].flatMap(TransformReader.read)
    let clip = style.clip.flatMap { self.clip($0, items) }
    guard transform != nil || clip != nil || style.opacity < 1 else { return items }
    return [
      .group(
        GroupItem(items: items, opacity: style.opacity, clip: clip, transform: transform))
    ]
  }

  /// The shapes of a clip as one, which is exact unless they overlap under the even-odd rule.
  private func clip(_ id: String, _ items: [DisplayItem]) -> Shape? {
    guard let element = elements[id], element.name == "clipPath" else { return nil }
    let box = ShapeBounds.of(items) ?? .zero
    let isUnit = element.attributes["clipPathUnits"] == "objectBoundingBox"
    let unit = AffineTransform(a: box.width, b: 0, c: 0, d: box.height, tx: box.x, ty: box.y)
    let whole = element.attributes["transform"].flatMap(TransformReader.read) ?? .identity
    var path = Path()
    for child in element.children {
      let target =
        child.name == "use"
        ? child.attributes["href"].flatMap { elements[String($0.dropFirst())] } : child
      guard let target, let shape = shape(target) else { continue }
      let own = child.attributes["transform"].flatMap(TransformReader.read) ?? .identity
      let transform = own.then(whole).then(isUnit ? unit : .identity)
      path.elements += ShapePath.elements(shape).map { $0.moved(transform) }
      if PictureStyle().inside(target, sheet).isClipEvenOdd { path.isEvenOdd = true }
    }
    return .path(path)
  }

  private mutating func used(
    _ element: XMLElement, _ style: PictureStyle, depth: Int
  ) -> [DisplayItem] {
    guard let target = element.attributes["href"].flatMap({ elements[String($0.dropFirst())] })
    else { return [] }
    let inner =
      target.name == "symbol"
      ? target.children.flatMap { items($0, style.inside(target, sheet), depth: depth + 1) }
      : items(target, style, depth: depth + 1)
    let (x, y) = (number(element, "x") ?? 0, number(element, "y") ?? 0)
    guard x != 0 || y != 0 else { return inner }
    let move = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    return [.group(GroupItem(items: inner, transform: move))]
  }

  private mutating func painted(_ shape: Shape, _ style: PictureStyle) -> [DisplayItem] {
    var result: [DisplayItem] = []
    let box = ShapeBounds.of(shape)
    if let paint = paint(style.fill, style.fillOpacity, style, box) {
      var filled = shape
      if case .path(var path) = shape {
        path.isEvenOdd = style.isEvenOdd ? true : nil
        filled = .path(path)
      }
      result.append(.fill(filled, paint))
    }
    if style.line.lineWidth > 0,
      let paint = paint(style.stroke, style.strokeOpacity, style, box)
    {
      result.append(.stroke(shape, paint, style.line))
    }
    return result
  }

  private mutating func paint(
    _ name: PictureStyle.PaintName, _ opacity: Double, _ style: PictureStyle, _ box: Rect
  ) -> Paint? {
    switch name {
    case .none: return nil
    case .color(let color): return .color(color.opacity(opacity))
    case .currentColor: return .color(style.currentColor.opacity(opacity))
    case .reference(let id):
      let found = gradients.paint(
        id, in: box, opacity: opacity, currentColor: style.currentColor)
      if found == nil, let other = elements[id], other.name == "pattern" { report("a pattern") }
      return found
    }
  }

  private func number(_ element: XMLElement, _ name: String) -> Double? {
    element.attributes[name].flatMap(PictureStyle.length)
  }

  /// Source: SVG 2, chapter 10 "Basic shapes". nil for a shape without an area or a line.
  private func shape(_ element: XMLElement) -> Shape? {
    func value(_ name: String) -> Double { number(element, name) ?? 0 }
    switch element.name {
    case "path":
      let elements = PathReader.read(element.attributes["d"] ?? "")
      return elements.isEmpty ? nil : .path(Path(elements))
    case "rect":
      let rect = Rect(
        x: value("x"), y: value("y"), width: value("width"), height: value("height"))
      guard !rect.isEmpty else { return nil }
      let rx = number(element, "rx") ?? number(element, "ry") ?? 0
      let ry = number(element, "ry") ?? rx
      guard rx > 0, ry > 0 else { return .rectangle(rect) }
      return .path(
        ShapePath.rounded(rect, rx: min(rx, rect.width / 2), ry: min(ry, rect.height / 2)))
    case "circle", "ellipse":
      let isCircle = element.name == "circle"
      let rx = value(isCircle ? "r" : "rx")
      let ry = value(isCircle ? "r" : "ry")
      guard rx > 0, ry > 0 else { return nil }
      return .ellipse(
        Rect(x: value("cx") - rx, y: value("cy") - ry, width: 2 * rx, height: 2 * ry))
    case "line":
      return .path(
        Path([
          .move(Point(x: value("x1"), y: value("y1"))),
          .line(Point(x: value("x2"), y: value("y2"))),
        ]))
    default:
      var scanner = NumberScanner(element.attributes["points"] ?? "")
      let numbers = scanner.numbers()
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
        Point(x: numbers[$0], y: numbers[$0 + 1])
      }
      guard let first = points.first else { return nil }
      let lines = [Path.Element.move(first)] + points.dropFirst().map { .line($0) }
      return .path(Path(element.name == "polygon" ? lines + [.close] : lines))
    }
  }
}
