// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// What a view means to assistive technology.
struct Semantics {
  enum Role {
    /// Nothing of its own: what is inside speaks.
    case none
    /// An element; its frame is the view's.
    case element(AccessibilityNode)
    /// One element of everything inside, such as a button of its label: traits are added, and label
    /// and value win over what is inside where they are set.
    case control(AccessibilityNode)
    /// What is inside belongs together, such as a tab bar.
    case container(AccessibilityNode)
    /// An accessibility modifier.
    case change(ResolvedAccessibilityChange)
    /// What is inside lies on the background that this view draws.
    case background
    /// What is inside is drawn elsewhere.
    case transform(GroupDrawing.Effect)
    /// What is inside is drawn as a group of this opacity.
    case opacity(Double)
    /// Several in turn, the innermost first.
    indirect case chain([Semantics])
    /// Not spoken.
    case hidden
  }

  var role = Role.none

  init(_ role: Role = .none) {
    self.role = role
  }

  /// - Parameters:
  ///   - inner: the elements of the views inside.
  ///   - drawn: what the view draws.
  func elements(
    _ inner: [AccessibilityElement], drawn: [DisplayItem], frame: Rect
  ) -> [AccessibilityElement] {
    switch role {
    case .none:
      return inner
    case .hidden:
      return []
    case .element(var node):
      node.frame = frame
      if case .text(let item) = drawn.first {
        node.isTruncated = item.isTruncated
        if !item.hasSeveralLines { node.typography?.alignment = nil }
        if node.foreground == nil, case .color(let color) = item.runs.first?.paint {
          node.foreground = color
        }
      }
      return [AccessibilityElement(node: node)]
    case .control(let own):
      var node = AccessibilityElement.combined(inner, frame: frame)
      node.traits.subtract([.isStaticText, .isImage])
      node.traits.formUnion(own.traits)
      node.label = own.label ?? node.label
      node.value = own.value ?? node.value
      return [AccessibilityElement(node: node)]
    case .container(var node):
      node.frame = frame
      node.children = AccessibilityElement.readingOrder(inner).map(\.node)
      return [AccessibilityElement(node: node)]
    case .change(let change):
      return change.apply(to: inner, frame: frame)
    case .background:
      return onBackground(inner, drawn: drawn, frame: frame)
    case .chain(let parts):
      return parts.reduce(inner) { $1.elements($0, drawn: drawn, frame: frame) }
    case .transform(let effect):
      return inner.map { element in
        var moved = element
        moved.node.transform { effect.moved($0, about: frame) }
        return moved
      }
    case .opacity(let value):
      return inner.map { element in
        var faded = element
        faded.node.fade(by: value)
        return faded
      }
    }
  }

  /// Tells the elements of the color behind all of the view, with its opacity, unless something
  /// nearer is behind them. What has no single color, such as a gradient, hides those behind it.
  private func onBackground(
    _ inner: [AccessibilityElement], drawn: [DisplayItem], frame: Rect
  ) -> [AccessibilityElement] {
    guard let backdrop = drawn.first.flatMap({ Backdrop($0, behind: frame) }) else { return inner }
    return inner.map { element in
      guard element.node.background == nil, !element.hidesColorsBehind else { return element }
      var element = element
      switch backdrop {
      case .color(let color): element.node.background = color
      case .other: element.hidesColorsBehind = true
      }
      return element
    }
  }
}

/// What is drawn behind all of a view.
private enum Backdrop {
  /// Translucent ones with their alpha.
  case color(RGBAColor)
  /// A gradient, a picture, a material, or another outline than a rectangle's.
  case other

  /// Nil where the item does not reach around the view, or nothing is seen of it.
  init?(_ item: DisplayItem, behind frame: Rect) {
    switch item {
    case .fill(let shape, let paint):
      guard shape.boundingBox.covers(frame) else { return nil }
      guard case .color(let color) = paint, shape.rectangleBounds != nil else {
        self = .other
        return
      }
      guard color.alpha > 0 else { return nil }
      self = .color(color)
    case .image(let image):
      guard image.frame.covers(frame) else { return nil }
      self = .other
    case .group(let group):
      guard group.opacity > 0, let first = group.items.first,
        let inner = Backdrop(first, behind: frame)
      else { return nil }
      self = group.isPlain ? inner.faded(by: group.opacity) : .other
    case .stroke, .text: return nil
    }
  }

  private func faded(by opacity: Double) -> Backdrop {
    guard case .color(var color) = self else { return self }
    color.alpha = UInt8((Double(color.alpha) * min(1, opacity)).rounded())
    return color.alpha > 0 ? .color(color) : .other
  }
}

extension GroupItem {
  /// Whether it only fades one item.
  fileprivate var isPlain: Bool {
    items.count == 1 && clip == nil && transform == nil && layer == nil
  }
}

extension GroupDrawing.Effect {
  /// Where a rectangle of the content is drawn: the box around it.
  fileprivate func moved(_ rect: Rect, about frame: Rect) -> Rect {
    guard let transform = transform(in: frame) else { return rect }
    let corners = [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
      Point(x: rect.minX, y: rect.maxY), Point(x: rect.maxX, y: rect.maxY),
    ].map(transform.apply)
    let left = corners.map(\.x).reduce(.infinity, min)
    let top = corners.map(\.y).reduce(.infinity, min)
    return Rect(
      x: left, y: top, width: corners.map(\.x).reduce(-.infinity, max) - left,
      height: corners.map(\.y).reduce(-.infinity, max) - top)
  }
}

extension AccessibilityNode {
  fileprivate mutating func transform(_ move: (Rect) -> Rect) {
    frame = move(frame)
    for index in children.indices { children[index].transform(move) }
  }

  fileprivate mutating func fade(by value: Double) {
    opacity = (opacity ?? 1) * value
    for index in children.indices { children[index].fade(by: value) }
  }
}

extension AssayGraphics.Shape {
  fileprivate var rectangleBounds: Rect? {
    switch self {
    case .rectangle(let rect), .roundedRectangle(let rect, _, _): rect
    case .ellipse, .path: nil
    }
  }
}

extension Rect {
  /// Whether it covers another, give or take half a point.
  fileprivate func covers(_ other: Rect) -> Bool {
    minX <= other.minX + 0.5 && minY <= other.minY + 0.5 && maxX >= other.maxX - 0.5
      && maxY >= other.maxY - 0.5
  }
}
