// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: a view that scrolls.
open class UIScrollView: UIView {
  /// How scrolling closes the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// A way.
    case none, onDrag, interactive
  }
  /// How the safe area becomes insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// A way.
    case automatic, scrollableAxes, never, always
  }

  /// The drag that would scroll.
  open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
  /// How far the content is scrolled, in points.
  open var contentOffset: CGPoint = .zero
  /// The size of the content in points.
  open var contentSize: CGSize = .zero
  /// Room around the content, in points.
  open var contentInset: UIEdgeInsets = .zero
  /// How the safe area becomes insets.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic
  /// Whether scrolling bounces.
  open var bounces = true
  /// Whether short content bounces.
  open var alwaysBounceVertical = false
  /// Whether narrow content bounces.
  open var alwaysBounceHorizontal = false
  /// Whether scrolling stops at pages.
  open var isPagingEnabled = false
  /// Whether the view scrolls.
  open var isScrollEnabled = true
  /// Whether an indicator is shown.
  open var showsVerticalScrollIndicator = true
  /// Whether an indicator is shown.
  open var showsHorizontalScrollIndicator = true
  /// How scrolling closes the keyboard.
  open var keyboardDismissMode: KeyboardDismissMode = .none
  /// The smallest zoom.
  open var minimumZoomScale: CGFloat = 1
  /// The largest zoom.
  open var maximumZoomScale: CGFloat = 1
  /// The zoom.
  open var zoomScale: CGFloat = 1
  /// What refreshes the content.
  open var refreshControl: UIRefreshControl?
  /// What hears of scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?

  /// Scrolls to a place in points.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
  /// Sets the zoom.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
}

/// What hears of scrolling. None of its methods is called.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: NSObjectProtocol {}
