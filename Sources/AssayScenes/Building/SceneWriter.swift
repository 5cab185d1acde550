// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayLayout

/// Writes a laid-out tree as a scene: one walk over its views, children before their parents,
/// without recursion.
struct SceneWriter {
  var tree: SceneTree
  var canvas: SceneCanvas
  /// Of the picture, in points.
  var size: Size
  private let views: [SceneTree.ID]

  init(tree: SceneTree, root: SceneTree.ID, canvas: SceneCanvas, size: Size) {
    self.tree = tree
    self.canvas = canvas
    self.size = size
    self.views = tree.layout.placedViews(below: root)
  }

  func scene(root: SceneTree.ID, environment: SceneEnvironment) -> Scene {
    let count = tree.layout.count
    let frames = (0..<count).map { canvas.grid.round(tree.layout.frame(of: $0)) }
    var items = [[DisplayItem]](repeating: [], count: count)
    var elements = [[AccessibilityElement]](repeating: [], count: count)
    var areas: [SceneArea] = []
    for id in views {
      let node = tree.nodes[id]
      var children = tree.layout.placedChildren(of: id)
      var mask: [DisplayItem] = []
      if node.order == .mask, children.count > 1 { mask = items[children.removeLast()] }
      let order = drawingOrder(of: node, children)
      var content: [DisplayItem] = []
      for child in order {
        if content.isEmpty {
          swap(&content, &items[child])
        } else {
          content += items[child]
        }
      }
      var inner: [AccessibilityElement] = []
      for child in children {
        if inner.isEmpty {
          swap(&inner, &elements[child])
        } else {
          inner += elements[child]
        }
      }
      if let drawing = node.drawing {
        content = drawing.items(
          content,
          DrawingContext(
            frame: frames[id], proposal: tree.layout.proposal(of: id),
            safeArea: tree.layout.safeArea(of: id), grid: canvas.grid, engine: tree.engine,
            mask: mask, container: container(of: id, drawing, frames)))
      }
      elements[id] = node.semantics.elements(inner, drawn: content, frame: frames[id])
      if let kind = node.area {
        let whole = children.first.map { frames[$0] } ?? frames[id]
        areas.append(
          Self.area(
            kind, frames[id], content: whole, drawn: content,
            safe: tree.layout.safeArea(of: id).safe, elements[id]))
      }
      items[id] = content
    }
    let background = StyleResolver(environment).color(
      environment.look.windowBackground(environment.values.colorScheme))
    var scene = Scene(
      size: size, scale: canvas.grid.scale, background: background, items: items[root],
      accessibility: AccessibilityElement.readingOrder(elements[root]).map(\.node))
    scene.areas = areas
    return scene
  }

  /// The container shape around a view that follows one.
  private func container(
    of id: SceneTree.ID, _ drawing: any Drawing, _ frames: [Rect]
  ) -> ContainerShape? {
    guard drawing.followsContainer else { return nil }
    for ancestor in tree.ancestors(of: id) {
      if let geometry = tree.nodes[ancestor].containerShape {
        return ContainerShape(geometry: geometry, frame: frames[ancestor])
      }
    }
    return nil
  }

  private static func area(
    _ kind: SceneArea.Kind, _ frame: Rect, content: Rect, drawn: [DisplayItem], safe: Rect,
    _ elements: [AccessibilityElement]
  ) -> SceneArea {
    switch kind {
    case .scroll:
      // What clips it reaches into the safe area.
      if case .group(let group)? = drawn.first, case .rectangle(let clip)? = group.clip {
        return SceneArea(
          kind: kind, frame: clip, content: content, safe: clip.intersection(safe))
      }
      return SceneArea(kind: kind, frame: frame, content: content)
    case .bar:
      return SceneArea(
        kind: kind, frame: frame, content: frame, elements: elements.map(\.node.frame))
    case .missingImage, .smartInvert:
      return SceneArea(kind: kind, frame: frame, content: frame)
    case .decoration:
      // A row's chevron is drawn last; what is hidden from assistive technology is so as a whole.
      let sign = drawn.last.flatMap(Self.symbol) ?? frame
      return SceneArea(kind: kind, frame: sign, content: sign)
    }
  }

  /// Where a symbol is drawn; it may be stretched about its middle.
  private static func symbol(_ item: DisplayItem) -> Rect? {
    switch item {
    case .text(let text): text.frame
    case .group(let group): group.items.last.flatMap(symbol)
    case .fill, .stroke, .image: nil
    }
  }

  func layoutTree(root: SceneTree.ID) -> LayoutTreeNode {
    var lists = [[LayoutTreeNode]](repeating: [], count: tree.layout.count)
    for id in views {
      let inner = tree.layout.placedChildren(of: id).flatMap { lists[$0] }
      let node = tree.nodes[id]
      guard let kind = node.kind else {
        lists[id] = inner
        continue
      }
      lists[id] = [
        LayoutTreeNode(
          kind: kind, frame: canvas.grid.round(tree.layout.frame(of: id)), text: node.text,
          children: inner)
      ]
    }
    if lists[root].count == 1, let only = lists[root].first { return only }
    return LayoutTreeNode(
      kind: "Group", frame: canvas.grid.round(tree.layout.frame(of: root)), text: nil,
      children: lists[root])
  }

  private func drawingOrder(of node: SceneNode, _ children: [SceneTree.ID]) -> [SceneTree.ID] {
    switch node.order {
    case .secondaryFirst:
      return children.reversed()
    case .mask:
      return children
    case .forward:
      guard children.contains(where: { tree.nodes[$0].zIndex != 0 }) else { return children }
      // Equal z-indices keep their order.
      return children.enumerated().sorted {
        let (a, b) = (tree.nodes[$0.element].zIndex, tree.nodes[$1.element].zIndex)
        return a != b ? a < b : $0.offset < $1.offset
      }.map(\.element)
    }
  }
}
