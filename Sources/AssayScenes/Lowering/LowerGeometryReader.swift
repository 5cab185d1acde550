// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayLayout
internal import AssayNodes

/// A geometry reader that waits for layout.
struct GeometryReaderBody {
  var id: SceneTree.ID
  var node: GeometryReaderNode
  /// Of the views inside.
  var environment: SceneEnvironment
  /// How many views the reader is in, itself included.
  var level: Int
}

extension SceneTree {
  /// Adds the reader alone; `evaluateReaders` adds its content.
  func lowerGeometryReader(_ node: GeometryReaderNode, _ environment: SceneEnvironment) -> ID {
    let id = leaf("GeometryReader", GeometryReaderLayout(), environment)
    let inner = environment.with { $0.stackAxis = nil }
    readers.append(
      GeometryReaderBody(id: id, node: node, environment: inner, level: currentLevel))
    return id
  }

  /// Evaluates the bodies of the readers that are placed, lowers them and lays them out: outer
  /// readers before those inside them, because a body that is evaluated may hold readers of its
  /// own. Those that read preferences come last, because any body may set some.
  ///
  /// - Throws: what evaluating a body throws, and `SceneError` where a body cannot be drawn.
  func evaluateReaders(below root: ID) throws {
    var next = 0
    var waiting: [GeometryReaderBody] = []
    while true {
      while next < readers.count {
        let reader = readers[next]
        next += 1
        guard layout.isPlaced(reader.id) else { continue }
        if reader.node.source == nil {
          try evaluate(reader, PreferenceValues())
        } else {
          waiting.append(reader)
        }
      }
      guard !waiting.isEmpty else { return }
      let reader = waiting.remove(at: nextReader(of: waiting))
      guard let source = reader.node.source else { continue }
      try evaluate(reader, preferences(of: source, below: root))
    }
  }

  private func evaluate(_ reader: GeometryReaderBody, _ preferences: PreferenceValues) throws {
    let views = try reader.node.views(in: room(of: reader.id), preferences)
    for view in views { try NestingLimit.check(view, level: reader.level + 1) }
    let first = layout.count
    let content = try below(level: reader.level) {
      let ids = try lower(views, reader.environment)
      return single(
        ids, reader.environment, layout: AssayLayout.ZStackLayout(alignment: .topLeading))
    }
    try checkDepth(of: content)
    setContent(first...content, of: reader.id)
  }

  /// Calls the code of `onGeometryChange` and its kind for the views that are placed.
  func reportGeometry() {
    for (id, report) in geometryObservers where layout.isPlaced(id) { report(room(of: id)) }
  }

  /// The place of a view that is placed.
  func room(of id: ID) -> Room {
    let frame = layout.frame(of: id)
    var insets = layout.safeArea(of: id).growth(of: frame, edges: .all, isRightToLeft: false)
    var spaces: [Room.Space] = []
    var isVisible = canvas.shows(frame)
    for ancestor in ancestors(of: id) {
      for name in nodes[ancestor].spaces {
        spaces.append(Room.Space(name: name, frame: layout.frame(of: ancestor)))
      }
      // A scroll view keeps its content clear of the safe area by itself.
      guard case .scroll(let isHorizontal, let isVertical) = nodes[ancestor].area else { continue }
      isVisible = isVisible && frame.touches(layout.frame(of: ancestor))
      if isVertical { (insets.top, insets.bottom) = (0, 0) }
      if isHorizontal { (insets.left, insets.right) = (0, 0) }
    }
    let isRightToLeft = layout.direction(of: id) == .rightToLeft
    return Room(
      frame: frame,
      safeAreaInsets: EdgeInsets(
        top: insets.top, leading: isRightToLeft ? insets.right : insets.left,
        bottom: insets.bottom, trailing: isRightToLeft ? insets.left : insets.right),
      spaces: spaces, isVisible: isVisible)
  }
}
