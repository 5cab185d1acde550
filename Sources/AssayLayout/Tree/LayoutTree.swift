// SPDX-License-Identifier: MIT

package import AssayGraphics

/// Views to lay out, in one array: children stand before their parents.
///
/// Sizes and guides are remembered for each proposal, for a stack asks for the same ones again and
/// again. A tree is used by one thread.
package final class LayoutTree {
  package typealias ID = Int

  private struct Node {
    var box: LayoutBox
    var children: [ID]
    var direction: LayoutDirection
    var priority: Double
    /// Guides that the view or something inside it may place.
    var guides: AlignmentKey.Set
    var values: [ObjectIdentifier: any Sendable] = [:]
    var spacing: ViewSpacing?
    var sizes: [SizeAnswer] = []
    var guideValues: [GuideAnswer] = []
    var frame = Rect.zero
    var proposal = ProposedViewSize.unspecified
    var safeArea = SafeArea.none
    /// Whether views inside may want a share of its size.
    var isContainer = false
    /// Whether its size depends on that of the container around it.
    var usesContainer = false
    /// The size of the container around it; known while it is placed.
    var container = ProposedViewSize.unspecified
    var isPlaced = false
    /// Set by the container that has no place for it.
    var isLeftOut = false
    /// Of the views inside, itself included.
    var depth = 1
  }

  private struct SizeAnswer {
    var proposal: ProposedViewSize
    /// Of the container, where the size depends on it.
    var container: ProposedViewSize
    var size: Size
  }

  private struct GuideAnswer {
    var key: AlignmentKey
    var proposal: ProposedViewSize
    var container: ProposedViewSize
    var value: Double?
  }

  private var nodes: [Node] = []
  /// The size of the innermost container around the view that is measured or placed.
  private(set) var container = ProposedViewSize.unspecified
  /// The views that were added as the content of a placed leaf, by the leaf.
  private var contents: [ID: ClosedRange<ID>] = [:]

  package init() {
    nodes.reserveCapacity(128)
  }

  package var count: Int { nodes.count }

  // MARK: Building

  /// Adds a view around views added before.
  ///
  /// - Parameters:
  ///   - priority: nil takes the first child's, for a modifier, and its layout values; 0 where
  ///     there is none.
  ///   - guides: nil takes those of all children.
  @_disfavoredOverload
  package func add(
    _ layout: any Layout, children: [ID] = [], direction: LayoutDirection = .leftToRight,
    priority: Double? = nil, guides: AlignmentKey.Set? = nil
  ) -> ID {
    add(LayoutBox.make(layout), children, direction, priority, guides)
  }

  package func add(
    _ layout: any UncachedLayout, children: [ID] = [], direction: LayoutDirection = .leftToRight,
    priority: Double? = nil, guides: AlignmentKey.Set? = nil
  ) -> ID {
    let id = add(UncachedLayoutBox(layout), children, direction, priority, guides)
    if layout is ContainerRelativeFrameLayout { nodes[id].usesContainer = true }
    return id
  }

  private func add(
    _ box: LayoutBox, _ children: [ID], _ direction: LayoutDirection, _ priority: Double?,
    _ guides: AlignmentKey.Set?
  ) -> ID {
    var own = guides ?? []
    if guides == nil {
      for child in children { own.formUnion(nodes[child].guides) }
    }
    let inherited = children.first.map { nodes[$0].priority } ?? 0
    var node = Node(
      box: box, children: children, direction: direction, priority: priority ?? inherited,
      guides: own)
    if priority == nil, let first = children.first { node.values = nodes[first].values }
    for child in children {
      node.depth = max(node.depth, nodes[child].depth + 1)
      node.usesContainer = node.usesContainer || nodes[child].usesContainer
    }
    nodes.append(node)
    return nodes.count - 1
  }

  package func setPriority(_ priority: Double, of id: ID) {
    nodes[id].priority = priority
  }

  /// Makes a view the container that views inside may want a share of: of what it is proposed.
  package func setContainer(_ id: ID) {
    nodes[id].isContainer = true
  }

  /// - Parameters:
  ///   - value: of the key's own type; any other is as good as none.
  ///   - key: of a `LayoutValueKey`.
  package func setValue(_ value: any Sendable, for key: ObjectIdentifier, of id: ID) {
    nodes[id].values[key] = value
  }

  // MARK: Reading

  /// How many views lie within each other below a view, itself included: how often measuring calls
  /// itself.
  package func depth(of id: ID) -> Int { nodes[id].depth }
  package func children(of id: ID) -> [ID] { nodes[id].children }
  package func placedChildren(of id: ID) -> [ID] {
    let children = nodes[id].children
    return children.allSatisfy { nodes[$0].isPlaced }
      ? children : children.filter { nodes[$0].isPlaced }
  }
  /// In points of the scene, not yet on the pixel grid.
  package func frame(of id: ID) -> Rect { nodes[id].frame }
  /// What the view was proposed when it was placed.
  package func proposal(of id: ID) -> ProposedViewSize { nodes[id].proposal }
  package func safeArea(of id: ID) -> SafeArea { nodes[id].safeArea }
  /// Whether the layout has a place for the view: not before it ran, and not for what a container
  /// leaves out.
  package func isPlaced(_ id: ID) -> Bool { nodes[id].isPlaced }
  /// The alignment guides that the view or something inside it may place.
  package func guides(of id: ID) -> AlignmentKey.Set { nodes[id].guides }
  package func direction(of id: ID) -> LayoutDirection { nodes[id].direction }
  func priority(of id: ID) -> Double { nodes[id].priority }

  func value<K: LayoutValueKey>(of id: ID, _ key: K.Type) -> K.Value {
    (nodes[id].values[ObjectIdentifier(key)] as? K.Value) ?? key.defaultValue
  }

  func spacing(of id: ID) -> ViewSpacing {
    if let known = nodes[id].spacing { return known }
    let spacing = nodes[id].box.spacing(subviews(of: id))
    nodes[id].spacing = spacing
    return spacing
  }

  // MARK: Measuring

  package func size(of id: ID, _ proposal: ProposedViewSize) -> Size {
    let key = containerKey(of: id)
    for known in nodes[id].sizes where known.proposal == proposal && known.container == key {
      return known.size
    }
    let outer = container
    if nodes[id].isContainer { container = proposal.filled(from: outer) }
    let size = nodes[id].box.size(proposal, subviews(of: id))
    container = outer
    nodes[id].sizes.append(SizeAnswer(proposal: proposal, container: key, size: size))
    return size
  }

  func explicitGuide(_ key: AlignmentKey, of id: ID, _ proposal: ProposedViewSize) -> Double? {
    guard nodes[id].guides.contains(key) else { return nil }
    let outer = container
    let containerKey = containerKey(of: id)
    for known in nodes[id].guideValues
    where known.key == key && known.proposal == proposal && known.container == containerKey {
      return known.value
    }
    let bounds = Rect(size: size(of: id, proposal))
    if nodes[id].isContainer { container = proposal.filled(from: outer) }
    let value = nodes[id].box.guide(key, in: bounds, proposal, subviews(of: id))
    container = outer
    nodes[id].guideValues.append(
      GuideAnswer(key: key, proposal: proposal, container: containerKey, value: value))
    return value
  }

  func dimensions(of id: ID, _ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: size(of: id, proposal), custom: nodes[id].guides.custom) {
      explicitGuide($0, of: id, proposal)
    }
  }

  /// Where a guide lies: as placed by the view, or by default for its size.
  func guide(
    _ key: AlignmentKey, of id: ID, _ proposal: ProposedViewSize, size: Size
  ) -> Double {
    explicitGuide(key, of: id, proposal) ?? key.defaultValue(in: size)
      ?? key.defaultValue(in: dimensions(of: id, proposal))
  }

  /// What tells answers apart that depend on the container.
  private func containerKey(of id: ID) -> ProposedViewSize {
    nodes[id].usesContainer ? container : .unspecified
  }

  /// A guide in the coordinates that the view was placed in.
  func placedGuide(_ key: AlignmentKey, of id: ID) -> Double? {
    guard let value = explicitGuide(key, of: id, nodes[id].proposal) else { return nil }
    return value + (key.isHorizontal ? nodes[id].frame.minX : nodes[id].frame.minY)
  }

  private func subviews(of id: ID) -> LayoutSubviews {
    // NB: field by field, for a copy of the node is a dozen reference counts.
    LayoutSubviews(
      tree: self, ids: nodes[id].children[...], layoutDirection: nodes[id].direction,
      safeArea: nodes[id].safeArea)
  }

  // MARK: Placing

  /// Lays out the tree under a root, centered in a rectangle and proposed its size.
  package func layOut(root: ID, in bounds: Rect, safeArea: SafeArea = .none) {
    let proposal = ProposedViewSize(bounds.size)
    container = proposal
    let size = size(of: root, proposal)
    layOut(
      root: root,
      at: Rect(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2,
        width: size.width, height: size.height),
      proposal: proposal, safeArea: safeArea)
  }

  /// Lays out the tree under a root that gets a frame.
  package func layOut(
    root: ID, at frame: Rect, proposal: ProposedViewSize, safeArea: SafeArea = .none
  ) {
    place(root, at: frame, proposal)
    nodes[root].safeArea = safeArea
    nodes[root].container = container
    placeViews(in: 0...root)
  }

  /// Lays out views that were added after a leaf was placed, as the content of the leaf.
  ///
  /// The layout of the leaf places the content. Its size must not depend on it, because the views
  /// around the leaf keep their places.
  ///
  /// - Parameter content: every view added for the leaf; the last is the one around the others.
  package func layOut(content: ClosedRange<ID>, in leaf: ID) {
    contents[leaf] = content
    nodes[leaf].children = [content.upperBound]
    placeChildren(of: leaf)
    placeViews(in: content)
  }

  /// The placed views below a root, children before their parents: in the order in which they were
  /// added, except that the content of a leaf comes right before the leaf.
  package func placedViews(below root: ID) -> [ID] {
    var order: [ID] = []
    order.reserveCapacity(nodes.count)
    var pending = [(first: 0, last: root, hasContent: true)]
    while let (first, last, hasContent) = pending.popLast() {
      for id in first...last where nodes[id].isPlaced {
        if let content = contents[id], hasContent || id != first {
          pending.append((id, last, hasContent: false))
          pending.append((content.lowerBound, content.upperBound, hasContent: true))
          break
        }
        order.append(id)
      }
    }
    return order
  }

  /// Places the views inside each view of a range, whose last view is placed.
  private func placeViews(in range: ClosedRange<ID>) {
    // Parents stand behind their children, so this walks from the root down without recursion.
    for id in range.reversed() {
      if nodes[id].isPlaced {
        placeChildren(of: id)
      } else {
        // Measuring a guide may have placed them.
        for child in nodes[id].children { nodes[child].isPlaced = false }
      }
    }
  }

  func place(_ id: ID, at frame: Rect, _ proposal: ProposedViewSize) {
    nodes[id].frame = frame
    nodes[id].proposal = proposal
    nodes[id].isPlaced = true
  }

  func leaveOut(_ id: ID) {
    nodes[id].isLeftOut = true
  }

  func setSafeArea(_ area: SafeArea, of id: ID) {
    nodes[id].safeArea = area
  }

  private func placeChildren(of id: ID) {
    let children = nodes[id].children
    guard !children.isEmpty else { return }
    let frame = nodes[id].frame
    container = nodes[id].container
    if nodes[id].isContainer { container = nodes[id].proposal.filled(from: container) }
    for child in children {
      nodes[child].safeArea = nodes[id].safeArea
      nodes[child].container = container
      nodes[child].isPlaced = false
      nodes[child].isLeftOut = false
    }
    nodes[id].box.place(in: frame, nodes[id].proposal, subviews(of: id))
    for child in children where !nodes[child].isLeftOut {
      if !nodes[child].isPlaced {
        let proposal = ProposedViewSize(frame.size)
        let size = size(of: child, proposal)
        let centered = Rect(
          x: frame.midX - size.width / 2, y: frame.midY - size.height / 2,
          width: size.width, height: size.height)
        place(child, at: centered, proposal)
      }
      if nodes[id].direction == .rightToLeft {
        nodes[child].frame.x = frame.minX + frame.maxX - nodes[child].frame.maxX
      }
    }
  }
}
