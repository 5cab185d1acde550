// SPDX-License-Identifier: MIT

internal import AssayViews

/// The places of labels along an axis, in points from its start.
///
/// Source: pictures of Swift Charts on iOS 16 and 17. Labels below a plot begin 4 points after
/// their value and end with the plot; those beside it have their middle at the value; a name has
/// the middle of its room. Apple's documentation of `AxisValueLabelCollisionResolution` says what
/// labels do that overlap.
struct AxisLabelPlacement {
  struct Label {
    /// Of the value.
    var position: CGFloat
    /// Of the whole text.
    var length: CGFloat
    /// The share of the label that is at the value: 0 for its start.
    var anchor: CGFloat = 0.5
    var collisions = AxisValueLabelCollisionResolution.automatic
    /// Of a name.
    var room: CGFloat?
    /// Whether a label outside of the bounds is moved inside.
    var staysInside = false
  }

  /// A label that is shown.
  struct Place: Equatable {
    var start: CGFloat
    var length: CGFloat
    var end: CGFloat { start + length }
    var middle: CGFloat { start + length / 2 }
  }

  /// Between a value and a label that begins or ends at it, and between labels.
  static let spacing: CGFloat = 4

  /// In the order of the labels; nil for one that is left out.
  private(set) var places: [Place?]

  /// - Parameters:
  ///   - end: of the plot, where a label ends that begins at its value.
  ///   - bounds: of the chart, which may be larger than the plot.
  init(_ labels: [Label], end: CGFloat, bounds: ClosedRange<CGFloat>) {
    places = Array(repeating: nil, count: labels.count)
    // Those that are always displayed come first, then those of a higher priority.
    let order = labels.indices.sorted { one, other in
      let (first, second) = (Self.rank(labels[one]), Self.rank(labels[other]))
      return first == second ? one < other : first > second
    }
    for index in order {
      let label = labels[index]
      let place = Self.place(label, end: end, bounds: bounds, next: Self.next(index, labels))
      guard let place else { continue }
      switch label.collisions.kind {
      case .disabled, .truncate: places[index] = place
      case .automatic where label.room != nil: places[index] = place
      case .automatic, .greedy:
        let gap = label.collisions.minimumSpacing ?? Self.spacing
        let isFree = places.allSatisfy { other in
          other.map { place.start >= $0.end + gap || place.end + gap <= $0.start } ?? true
        }
        if isFree { places[index] = place }
      }
    }
  }

  private static func rank(_ label: Label) -> Double {
    label.collisions.kind == .disabled ? .infinity : label.collisions.priority
  }

  /// The value after that of a label; nil for the last one.
  private static func next(_ index: Int, _ labels: [Label]) -> CGFloat? {
    labels.map(\.position).filter { $0 > labels[index].position }.min()
  }

  /// nil for a label without room.
  private static func place(
    _ label: Label, end: CGFloat, bounds: ClosedRange<CGFloat>, next: CGFloat?
  ) -> Place? {
    let isWhole = label.collisions.kind == .disabled
    if let room = label.room {
      let isCut = !isWhole && label.collisions.kind != .greedy
      let length = isCut ? min(label.length, room) : label.length
      return Place(start: label.position - length / 2, length: length)
    }
    let gap = label.anchor == 0 ? spacing : label.anchor == 1 ? -spacing : 0
    var place = Place(
      start: label.position + gap - label.anchor * label.length, length: label.length)
    if isWhole { return place }
    if label.staysInside {
      let last = max(bounds.lowerBound, bounds.upperBound - place.length)
      place.start = min(max(place.start, bounds.lowerBound), last)
    } else if label.anchor == 0 {
      let limit = label.collisions.kind == .truncate ? min(next ?? end, end) : end
      if place.end > limit {
        // Less than this has no letter before the dots.
        guard label.collisions.kind != .greedy, limit - place.start >= 3 * spacing else {
          return nil
        }
        place.length = limit - place.start
      }
    }
    return place
  }
}
