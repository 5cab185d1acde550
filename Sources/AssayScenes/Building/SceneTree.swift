// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayLayout
internal import AssayNodes
internal import AssayResources
internal import AssayText

/// The views of one scene while it is built: their layout in one array, their looks and meaning in
/// another, under the same numbers.
///
/// `lower` turns a view description into nodes. Each kind of view is a function `lowerX` in a file
/// of its own that calls `leaf`, `container` or `unary`; a control is best written as the simpler
/// views it is made of.
final class SceneTree {
  typealias ID = LayoutTree.ID

  let engine: TextEngine
  let resources: Resources
  let images: ImageLoader
  let folder: String
  let canvas: SceneCanvas
  let layout = LayoutTree()
  private(set) var nodes: [SceneNode] = []
  var notes = SceneNotes()
  var conditionalNotes: [ConditionalNotes] = []
  /// Bodies to evaluate once their room is known, in the order in which they were lowered.
  var readers: [GeometryReaderBody] = []
  /// Code to call once all views are placed.
  var geometryObservers: [(id: ID, report: @Sendable (Room) -> Void)] = []
  /// What views do with the preferences of the views inside.
  var preferenceSteps: [ID: PreferenceStep] = [:]
  /// Code that says how views are drawn, to call once they are placed.
  var visualEffects: [VisualEffectBody] = []
  /// Canvases to draw once they are placed.
  var canvases: [CanvasBody] = []
  /// Bars that are clear unless something scrolls below them.
  var scrollEdgeBars: [ScrollEdgeBar] = []
  /// Lists in views that scroll, which offer them no height.
  var scrolledLists: [ID] = []
  private var level = 0
  /// The view around each view; nil for those that have none yet.
  private var parents: [ID?] = []

  init(
    engine: TextEngine, resources: Resources, images: ImageLoader, folder: String,
    canvas: SceneCanvas
  ) {
    self.engine = engine
    self.resources = resources
    self.images = images
    self.folder = folder
    self.canvas = canvas
    nodes.reserveCapacity(128)
  }

  /// How many views are around the one that is lowered.
  var currentLevel: Int { level }

  /// Lowers views that belong below a view lowered before.
  func below<Result>(level: Int, _ lower: () throws -> Result) rethrows -> Result {
    self.level = level
    defer { self.level = 0 }
    return try lower()
  }

  func enterLevel() throws {
    level += 1
    try checkLevel(level)
  }

  func leaveLevel() {
    level -= 1
  }

  /// - Throws: `SceneError` where layout would call itself too often.
  func checkDepth(of root: ID) throws {
    try checkLevel(layout.depth(of: root))
  }

  private func checkLevel(_ level: Int) throws {
    guard level <= NestingLimit.builtLevels else {
      throw SceneError(.nestedTooDeep(limit: NestingLimit.builtLevels))
    }
  }

  /// Adds a view without views inside.
  ///
  /// - Parameters:
  ///   - kind: its name in the layout tree.
  ///   - guides: the alignment guides that its layout places.
  func leaf(
    _ kind: String, _ layout: any UncachedLayout, _ environment: SceneEnvironment,
    drawing: (any Drawing)? = nil, semantics: Semantics = Semantics(), text: String? = nil,
    priority: Double = 0, guides: AlignmentKey.Set = []
  ) -> ID {
    let id = self.layout.add(
      layout, direction: environment.values.layoutDirection, priority: priority, guides: guides)
    nodes.append(
      SceneNode(kind: kind, text: text, drawing: drawing, semantics: semantics))
    return id
  }

  /// Adds a view around others; its layout priority and z-index are its own.
  func container(
    _ kind: String, _ layout: any AssayLayout.Layout, _ children: [ID],
    _ environment: SceneEnvironment,
    drawing: (any Drawing)? = nil, semantics: Semantics = Semantics(),
    guides: AlignmentKey.Set? = nil
  ) -> ID {
    let id = self.layout.add(
      layout, children: children, direction: environment.values.layoutDirection, priority: 0,
      guides: guides)
    nodes.append(SceneNode(kind: kind, drawing: drawing, semantics: semantics))
    return id
  }

  /// Adds a modifier around a view, perhaps with a second view that decorates it; priority and
  /// z-index stay the view's.
  ///
  /// - Parameter kind: nil leaves it out of the layout tree.
  func unary(
    _ kind: String? = nil, _ layout: any UncachedLayout = PassThroughLayout(), _ child: ID,
    secondary: ID? = nil, _ environment: SceneEnvironment, drawing: (any Drawing)? = nil,
    semantics: Semantics = Semantics(), order: SceneNode.Order = .forward,
    guides: AlignmentKey.Set? = nil
  ) -> ID {
    let id = self.layout.add(
      layout, children: [child] + (secondary.map { [$0] } ?? []),
      direction: environment.values.layoutDirection, guides: guides)
    var node = SceneNode(kind: kind, drawing: drawing, semantics: semantics)
    node.order = order
    node.zIndex = nodes[child].zIndex
    nodes.append(node)
    return id
  }

  /// Tells rules on what is drawn what a view is of the system's.
  func setArea(_ area: SceneArea.Kind, of id: ID) {
    nodes[id].area = area
  }

  /// Names the coordinates of a view for the bodies inside it.
  func setSpaces(_ spaces: [CoordinateSpaceName], of id: ID) {
    nodes[id].spaces = spaces
  }

  /// The views around a view, innermost first.
  func ancestors(of id: ID) -> some Sequence<ID> {
    findParents()
    return sequence(first: id) { [parents] in parents[$0] }.dropFirst()
  }

  /// Makes views that were just added the content of a leaf that is placed.
  func setContent(_ content: ClosedRange<ID>, of leaf: ID) {
    findParents()
    layout.layOut(content: content, in: leaf)
    parents[content.upperBound] = leaf
  }

  /// Of the views that were added since it last did.
  private func findParents() {
    for id in parents.count..<layout.count {
      parents.append(nil)
      for child in layout.children(of: id) { parents[child] = id }
    }
  }

  func setDrawing(_ drawing: any Drawing, semantics: Semantics = Semantics(), of id: ID) {
    nodes[id].drawing = drawing
    nodes[id].semantics = semantics
  }

  func setContainerShape(_ shape: ShapeGeometry, of id: ID) {
    nodes[id].containerShape = shape
  }

  func setZIndex(_ value: Double, of id: ID) {
    nodes[id].zIndex = value
  }

  /// One view for several: themselves where there is one, else over each other (or as `layout`
  /// says).
  func single(
    _ ids: [ID], _ environment: SceneEnvironment, layout: (any AssayLayout.Layout)? = nil
  ) -> ID {
    if ids.count == 1, let only = ids.first { return only }
    if ids.isEmpty { return leaf("EmptyView", FixedLayout(size: .zero), environment) }
    return container("Group", layout ?? AssayLayout.VStackLayout(), ids, environment)
  }
}

/// How a view looks and what it means, beside its layout.
struct SceneNode {
  /// In which order the children are drawn.
  enum Order {
    /// First child at the back; a higher z-index before it.
    case forward
    /// Second child at the back: a background.
    case secondaryFirst
    /// Second child not drawn: the mask of the first.
    case mask
  }

  /// nil for what the layout tree leaves out.
  var kind: String?
  /// What it says, for the layout tree.
  var text: String?
  /// nil draws the children alone.
  var drawing: (any Drawing)?
  var semantics: Semantics
  var order = Order.forward
  var zIndex = 0.0
  /// What of the system's it is, for rules on what is drawn.
  var area: SceneArea.Kind?
  /// The coordinate spaces that it is.
  var spaces: [CoordinateSpaceName] = []
  /// What `ContainerRelativeShape` follows inside.
  var containerShape: ShapeGeometry?
}
