// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: a segmented control of UIKit.
open class UISegmentedControl: UIControl {
  /// The number of the selected segment.
  open var selectedSegmentIndex = -1
  /// The color of the selected segment.
  open var selectedSegmentTintColor: UIColor?
  /// Accepted, but not drawn: the look of the titles.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {}
  /// The titles of the segments.
  private var titles: [String?] = []
  /// The number of segments.
  open var numberOfSegments: Int { titles.count }
  /// Whether a segment is as wide as its content.
  open var apportionsSegmentWidthsByContent = false
  /// No segment.
  public nonisolated static let noSegment = -1

  /// Creates a control with titles or images.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String }
  }
  /// Adds a segment.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title, at: max(0, min(segment, titles.count)))
  }
  /// Adds a segment.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insertSegment(withTitle: nil, at: segment, animated: animated)
  }
  /// Removes a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    if titles.indices.contains(segment) { titles.remove(at: segment) }
  }
  /// Removes all segments.
  open func removeAllSegments() { titles = [] }
  /// The title of a segment.
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }
  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if titles.indices.contains(segment) { titles[segment] = title }
  }
  /// Accepted, but not drawn.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {}
  /// nil: no image is kept.
  open func imageForSegment(at segment: Int) -> UIImage? { nil }
  /// Whether a tap is not kept.
  open var isMomentary = false
  /// Accepted, but not drawn: the width of a segment, in points.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {}
  /// 0: a segment finds its width for itself.
  open func widthForSegment(at segment: Int) -> CGFloat { 0 }
  /// Accepted, but not drawn: how far a title is moved, in points.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {}
  /// No distance: none is kept.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { .zero }
  /// Accepted, but not drawn: how far titles are moved.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType segment: Segment, barMetrics: UIBarMetrics
  ) {}
  /// Accepted, but not drawn.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {}
  /// true: all segments can be selected.
  open func isEnabledForSegment(at segment: Int) -> Bool { true }
  /// Adds a segment of an action, which is never called.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insertSegment(withTitle: action.title, at: segment, animated: animated)
  }
  /// Sets the title of a segment to that of an action, which is never called.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    setTitle(action.title, forSegmentAt: segment)
  }
  /// nil: no action is kept.
  open func actionForSegment(at segment: Int) -> UIAction? { nil }
  /// Which segments.
  public enum Segment: Int, Sendable {
    /// Some of them.
    case any, left, center, right, alone
  }
  /// Creates a control with actions, which are never called.
  ///
  /// - Parameters:
  ///   - frame: the place in points.
  ///   - actions: whose titles the segments have.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    titles = actions.map(\.title)
  }
  /// Accepted, but not drawn.
  open func setBackgroundImage(
    _ image: UIImage?, for state: State, barMetrics: UIBarMetrics
  ) {}
  /// Accepted, but not drawn.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) {}
}
