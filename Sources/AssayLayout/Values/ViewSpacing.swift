// SPDX-License-Identifier: MIT

/// The room a view prefers to its neighbors in a stack without a spacing of its own.
///
/// Two views sit 8 points apart; text above text sits apart by the lower text's leading; text and
/// other views keep a distance that grows with the text; nothing is added beside a `Spacer`. Where
/// both text and other views lie at an edge, as in rows of a form, the largest of these counts.
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

    /// Where text lies at the bottom: what other views below keep from it, in points.
    package var belowText: Double?

    /// Whether anything but text, symbols and spacers lies at the edge.
    package var hasEdge: Bool

    /// Where a symbol lies at the bottom: what it keeps from text below, in points.
    package var toTextBelow: Double?

    package init(
      distance: Double? = nil, textLeading: Double? = nil, aboveText: Double? = nil,
      belowText: Double? = nil, toTextBelow: Double? = nil, hasEdge: Bool = true
    ) {
      self.distance = distance
      self.textLeading = textLeading
      self.aboveText = aboveText
      self.belowText = belowText
      self.toTextBelow = toTextBelow
      self.hasEdge = hasEdge
    }

    fileprivate mutating func formUnion(_ other: EdgePreference) {
      distance = maximum(distance, other.distance)
      textLeading = maximum(textLeading, other.textLeading)
      aboveText = maximum(aboveText, other.aboveText)
      belowText = maximum(belowText, other.belowText)
      hasEdge = hasEdge || other.hasEdge
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

  private init(onAllSides edge: EdgePreference) {
    (top, leading, bottom, trailing) = (edge, edge, edge, edge)
  }

  /// Of nothing: what a stack begins with.
  static let none = ViewSpacing(onAllSides: EdgePreference(hasEdge: false))

  /// No room on any side.
  package static let zero = ViewSpacing(onAllSides: EdgePreference(distance: 0, hasEdge: false))

  /// - Parameters:
  ///   - leading: the text style's line distance less its line height, in points on the pixel grid.
  ///   - above: what other views above keep from the text.
  ///   - below: what other views below keep from the text.
  package static func text(
    leading: Double, above: Double? = nil, below: Double? = nil
  ) -> ViewSpacing {
    var spacing = ViewSpacing()
    spacing.top = EdgePreference(textLeading: leading, aboveText: above, hasEdge: false)
    spacing.bottom = EdgePreference(textLeading: leading, belowText: below, hasEdge: false)
    return spacing
  }

  /// The spacing of a symbol. Measured: text below one of 30 points starts where its box ends.
  package static let symbol: ViewSpacing = {
    var spacing = ViewSpacing()
    spacing.top.hasEdge = false
    spacing.bottom = EdgePreference(toTextBelow: 0, hasEdge: false)
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
    if axis == .vertical, let text = Self.distanceOfText(before, after) { return text }
    guard before.distance != nil || after.distance != nil else { return Self.defaultDistance }
    return max(before.distance ?? 0, after.distance ?? 0)
  }

  /// What text at the edges asks for: the largest of what each two of their views do; nil where no
  /// two say anything. Measured on iOS 26: rows of a text and a field are as far apart as a field
  /// is below a text.
  private static func distanceOfText(_ upper: EdgePreference, _ lower: EdgePreference) -> Double? {
    var distances: [Double] = []
    if upper.textLeading != nil, let leading = lower.textLeading { distances.append(leading) }
    if upper.hasEdge, upper.distance == nil, let above = lower.aboveText { distances.append(above) }
    if lower.hasEdge, lower.distance == nil, let below = upper.belowText { distances.append(below) }
    if upper.distance == nil, lower.textLeading != nil, let own = upper.toTextBelow {
      distances.append(own)
    }
    return distances.max()
  }
}
