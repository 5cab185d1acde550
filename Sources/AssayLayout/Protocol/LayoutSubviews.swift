// SPDX-License-Identifier: MIT

package import AssayGraphics

/// The subviews that a layout measures and places.
package struct LayoutSubviews: RandomAccessCollection, Equatable {
  let tree: LayoutTree
  let ids: ArraySlice<LayoutTree.ID>
  package let layoutDirection: LayoutDirection
  /// Of the container; known while it is placed.
  package let safeArea: SafeArea

  /// The size of the innermost container of which layouts may want a share; nil where it is not
  /// known.
  var container: ProposedViewSize { tree.container }

  package var startIndex: Int { ids.startIndex }
  package var endIndex: Int { ids.endIndex }

  package subscript(index: Int) -> LayoutSubview {
    LayoutSubview(tree: tree, id: ids[index])
  }

  package subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(
      tree: tree, ids: ids[bounds], layoutDirection: layoutDirection, safeArea: safeArea)
  }

  /// Those at some indices, in their order.
  package func picking(_ indices: some Sequence<Int>) -> LayoutSubviews {
    LayoutSubviews(
      tree: tree, ids: indices.map { ids[$0] }[...], layoutDirection: layoutDirection,
      safeArea: safeArea)
  }

  package static func == (a: Self, b: Self) -> Bool {
    a.tree === b.tree && a.ids == b.ids && a.layoutDirection == b.layoutDirection
  }

  /// A container's guide from those of its subviews as they are placed now.
  package func combinedGuide(_ key: AlignmentKey, in bounds: Rect) -> Double? {
    var values: [Double] = []
    for id in ids {
      guard let value = tree.placedGuide(key, of: id) else { continue }
      values.append(key.isHorizontal ? value - bounds.minX : value - bounds.minY)
    }
    return key.combined(values)
  }
}

/// One subview, as its container sees it.
package struct LayoutSubview: Equatable {
  let tree: LayoutTree
  let id: LayoutTree.ID

  /// `layoutPriority`; 0 where nothing was said.
  package var priority: Double { tree.priority(of: id) }
  package var spacing: ViewSpacing { tree.spacing(of: id) }

  package func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    tree.size(of: id, proposal)
  }

  package func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    tree.dimensions(of: id, proposal)
  }

  /// Places the subview so that its anchor lies at a position, at the size it answers to a
  /// proposal.
  package func place(
    at position: Point, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = tree.size(of: id, proposal)
    let origin = Point(
      x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y)
    tree.place(id, at: Rect(origin: origin, size: size), proposal)
  }

  /// Gives the subview no place: nothing of it is drawn.
  func leaveOut() {
    tree.leaveOut(id)
  }

  package static func == (a: Self, b: Self) -> Bool { a.tree === b.tree && a.id == b.id }

  package subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    tree.value(of: id, key)
  }

  /// Where a guide lies: as placed by the view, or by default for its size.
  func guide(_ key: AlignmentKey, in proposal: ProposedViewSize, size: Size) -> Double {
    tree.guide(key, of: id, proposal, size: size)
  }

  /// Where the view or something inside it places a guide; nil where nothing does.
  func explicitGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> Double? {
    tree.explicitGuide(key, of: id, proposal)
  }

  /// Narrows or widens the safe area that the subview's own content is given.
  package func setSafeArea(_ area: SafeArea) {
    tree.setSafeArea(area, of: id)
  }
}

/// A value that a view gives to the layout around it.
package protocol LayoutValueKey {
  associatedtype Value: Sendable
  static var defaultValue: Value { get }
}
