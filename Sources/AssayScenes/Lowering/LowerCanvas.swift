// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayLayout
internal import AssayNodes

/// A canvas that waits for layout.
struct CanvasBody {
  var id: SceneTree.ID
  var node: CanvasNode
  var environment: SceneEnvironment
}

/// An effect that waits for layout.
struct VisualEffectBody {
  var id: SceneTree.ID
  var drawings: @Sendable (Room) -> [ModifierDrawing]
  var environment: SceneEnvironment
}

extension SceneTree {
  // NB: never inlined, because its locals would enlarge the frames that nested views stack up.
  @inline(never)
  func lowerCanvas(_ node: CanvasNode, _ environment: SceneEnvironment) -> ID {
    let id = leaf("Canvas", ShapeLayout(geometry: .rectangle), environment)
    canvases.append(CanvasBody(id: id, node: node, environment: environment))
    return id
  }

  /// Calls the code of the canvases that are placed.
  ///
  /// - Throws: what drawing views inside of a canvas throws.
  func drawCanvases() throws {
    for body in canvases where layout.isPlaced(body.id) {
      let frame = canvas.grid.round(layout.frame(of: body.id))
      guard !frame.isEmpty else { continue }
      let tools = TreeCanvasTools(tree: self, environment: body.environment)
      let items = try body.node.items(in: frame.size, tools)
      setDrawing(CanvasItemsDrawing(drawn: items), of: body.id)
    }
  }

  /// Calls the code of the visual effects whose views are placed.
  func applyVisualEffects() {
    for body in visualEffects where layout.isPlaced(body.id) {
      let parts = body.drawings(room(of: body.id)).compactMap {
        part($0, body.environment)
      }
      setDrawing(
        DrawingChain(drawings: parts.map(\.drawing)),
        semantics: Semantics(.chain(parts.map(\.semantics))), of: body.id)
    }
  }
}

/// What the code of a canvas has drawn, within the canvas.
private struct CanvasItemsDrawing: Drawing {
  var drawn: [DisplayItem]

  func items(_ content: [DisplayItem], _ context: DrawingContext) -> [DisplayItem] {
    guard !drawn.isEmpty else { return [] }
    let frame = context.frame
    let move = AssayGraphics.AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: frame.x, ty: frame.y)
    return [
      .group(GroupItem(items: drawn, clip: .rectangle(Rect(size: frame.size)), transform: move))
    ]
  }
}

/// Drawings in turn, each of what the last has drawn.
private struct DrawingChain: Drawing {
  var drawings: [any Drawing]

  func items(_ content: [DisplayItem], _ context: DrawingContext) -> [DisplayItem] {
    drawings.reduce(content) { $1.items($0, context) }
  }
}

/// The tools of a canvas in a tree.
private struct TreeCanvasTools: CanvasTools {
  let tree: SceneTree
  let environment: SceneEnvironment

  func paint(_ style: StyleNode, in frame: Rect) -> Paint {
    tree.note(style, environment)
    return StyleResolver(environment).paint(style, in: frame)
  }

  func color(_ color: Color) -> RGBAColor {
    tree.note(color, environment)
    return StyleResolver(environment).color(color)
  }

  func filtered(_ items: [DisplayItem], _ filter: LayerFilter) -> [DisplayItem] {
    FilterDrawing(filter: filter, styles: StyleResolver(environment)).filtered(items, in: .zero)
  }

  func report(_ what: String) { tree.notes.add(.notDrawn(what)) }

  func layOut(
    _ views: [ViewNode], _ proposal: AssayLayout.ProposedViewSize
  ) throws -> CanvasPicture {
    let inner = SceneTree(
      engine: tree.engine, resources: tree.resources, images: tree.images, folder: tree.folder,
      canvas: tree.canvas)
    inner.notes = tree.notes
    let environment = environment.with { $0.stackAxis = nil }
    let root = try inner.single(inner.lower(views, environment), environment)
    try inner.checkDepth(of: root)
    let ideal = inner.layout.size(of: root, proposal)
    let grid = tree.canvas.grid
    let size = Size(width: grid.ceil(ideal.width), height: grid.ceil(ideal.height))
    inner.layout.layOut(root: root, at: Rect(size: size), proposal: proposal)
    try inner.evaluateReaders(below: root)
    inner.applyVisualEffects()
    try inner.drawCanvases()
    let writer = SceneWriter(tree: inner, root: root, canvas: tree.canvas, size: size)
    let items = writer.scene(root: root, environment: environment).items
    tree.notes = inner.placedNotes
    let baselines = items.flatMap(\.baselines)
    return CanvasPicture(
      size: size, firstBaseline: baselines.min() ?? size.height,
      lastBaseline: baselines.max() ?? size.height, items: items)
  }
}

extension DisplayItem {
  /// Where the glyphs of a text stand.
  fileprivate var baselines: [Double] {
    guard case .text(let text) = self else { return [] }
    return text.runs.flatMap { $0.glyphs.map(\.y) }
  }
}
