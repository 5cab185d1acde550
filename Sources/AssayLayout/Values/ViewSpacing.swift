// SPDX-License-Identifier: MIT

/// The room a view prefers to its neighbors in a stack without a spacing of its own.
///
/// Two views sit 8 points apart; text above text sits apart by the lower text's leading; nothing is
/// added beside a `Spacer`.
package struct ViewSpacing: Hashable, Sendable {
  /// What an edge says.
  package struct EdgePreference: Hashable, Sendable {
    /// Points to any neighbor; nil for the default.
    package var distance: Double?
    /// Where text lies at the edge: the leading that its lines keep from text above, in points,
    /// already on the pixel grid.
    package var textLeading: Double?

    /// Where text lies at the top: what other views above keep from it, in points.
    package var aboveText: Double?

    /// Where a symbol lies at the bottom: what it keeps from text below, in points.
    package var toTextBelow: Double?

    package init(
      distance: Double? = nil, textLeading: Double? = nil, aboveText: Double? = nil,
      toTextBelow: Double? = nil
    ) {
      self.distance = distance
      self.textLeading = textLeading
      self.aboveText = aboveText
      self.toTextBelow = toTextBelow
    }

    fileprivate mutating func formUnion(_ other: EdgePreference) {
      distance = maximum(distance, other.distance)
      textLeading = maximum(textLeading, other.textLeading)
      aboveText = maximum(aboveText, other.aboveText)
      toTextBelow = maximum(toTextBelow, other.toTextBelow)
    }

    private func maximum(_ a: Double?, _ b: Double?) -> Double? {
      guard let a else { return b }
      guard let b else { return a }
      return max(a, b)
    }
  }

  /// Between views that say nothing else, in points.
  static let defaultDistance: Double = 8

  package var top = EdgePreference()
  package var leading = EdgePreference()
  package var bottom = EdgePreference()
  package var trailing = EdgePreference()

  /// The spacing of a view that prefers the default on all sides.
  package init() {}

  /// No room on any side.
  package static let zero: ViewSpacing = {
    var spacing = ViewSpacing()
    spacing.top.distance = 0
    spacing.leading.distance = 0
    spacing.bottom.distance = 0
    spacing.trailing.distance = 0
    return spacing
  }()

  /// - Parameters:
  ///   - leading: the text style's line distance less its line height, in points on the pixel grid.
  ///   - above: what other views above keep from the text.
  package static func text(leading: Double, above: Double? = nil) -> ViewSpacing {
    var spacing = ViewSpacing()
    spacing.top.aboveText = above
    spacing.top.textLeading = leading
    spacing.bottom.textLeading = leading
    return spacing
  }

  /// The spacing of a symbol. Measured: text below one of 30 points starts where its box ends.
  package static let symbol: ViewSpacing = {
    var spacing = ViewSpacing()
    spacing.bottom.toTextBelow = 0
    return spacing
  }()

  /// Takes the larger preference at the edges.
  package mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top.formUnion(other.top) }
    if edges.contains(.leading) { leading.formUnion(other.leading) }
    if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
    if edges.contains(.trailing) { trailing.formUnion(other.trailing) }
  }

  package func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var copy = self
    copy.formUnion(other, edges: edges)
    return copy
  }

  /// Back to the default at the edges: what is there is no longer the content's own edge.
  package mutating func reset(_ edges: Edge.Set) {
    if edges.contains(.top) { top = EdgePreference() }
    if edges.contains(.leading) { leading = EdgePreference() }
    if edges.contains(.bottom) { bottom = EdgePreference() }
    if edges.contains(.trailing) { trailing = EdgePreference() }
  }

  /// Points between this view and the next one along an axis.
  package func distance(to next: ViewSpacing, along axis: Axis) -> Double {
    let before = axis == .horizontal ? trailing : bottom
    let after = axis == .horizontal ? next.leading : next.top
    // Text keeps its own distance from text, whatever else lies at those edges.
    if axis == .vertical, before.textLeading != nil, let leading = after.textLeading {
      return leading
    }
    if axis == .vertical, before.distance == nil, after.textLeading != nil,
      let own = before.toTextBelow
    {
      return own
    }
    if axis == .vertical, before.distance == nil, before.textLeading == nil,
      let above = after.aboveText
    {
      return above
    }
    guard before.distance != nil || after.distance != nil else { return Self.defaultDistance }
    return max(before.distance ?? 0, after.distance ?? 0)
  }
}
