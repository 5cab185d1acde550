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
  /// How an indicator looks.
  public enum IndicatorStyle: Int, Sendable {
    /// A look.
    case `default`, black, white
  }
  /// How fast scrolling ends.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// What is left of the speed after a millisecond.
    public let rawValue: CGFloat
    /// Creates a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The drag that would scroll.
  open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
  /// How far the content is scrolled, in points.
  open var contentOffset: CGPoint = .zero {
    didSet { if contentOffset != oldValue { delegate?.scrollViewDidScroll(self) } }
  }
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
  /// Whether the zoom bounces.
  open var bouncesZoom = true
  /// How fast scrolling ends.
  open var decelerationRate = DecelerationRate.normal
  /// Whether touches wait for scrolling.
  open var delaysContentTouches = true
  /// Whether touches of the content can become scrolling.
  open var canCancelContentTouches = true
  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true
  /// Whether scrolling keeps to one direction.
  open var isDirectionalLockEnabled = false
  /// Room around indicators, in points.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// Room around an indicator, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Room around an indicator, in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Room around the content, in points.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// How an indicator looks.
  open var indicatorStyle = IndicatorStyle.default
  /// false: nobody scrolls.
  open var isDragging: Bool { false }
  /// false: nobody scrolls.
  open var isTracking: Bool { false }
  /// false: nobody scrolls.
  open var isDecelerating: Bool { false }
  /// false: nobody zooms.
  open var isZooming: Bool { false }
  /// The pinch that would zoom.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }
  /// An area, which has no effect.
  open var contentLayoutGuide: UILayoutGuide { UILayoutGuide() }
  /// An area, which has no effect.
  open var frameLayoutGuide: UILayoutGuide { UILayoutGuide() }
  /// What refreshes the content.
  open var refreshControl: UIRefreshControl?
  /// Whether indicators follow the safe area.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Whether the content bounces up and down.
  open var bouncesVertically = true
  /// Whether the content bounces across.
  open var bouncesHorizontally = true
  /// Whether a scroll view around scrolls too.
  open var transfersHorizontalScrollingToParent = true
  /// Whether a scroll view around scrolls too.
  open var transfersVerticalScrollingToParent = true
  /// Where content is that is smaller, from 0 to 1.
  open var contentAlignmentPoint = CGPoint.zero
  /// Whether keys scroll.
  open var allowsKeyboardScrolling = true
  /// What is at the top edge.
  open private(set) lazy var topEdgeEffect = UIScrollEdgeEffect()
  /// What is at the bottom edge.
  open private(set) lazy var bottomEdgeEffect = UIScrollEdgeEffect()
  /// What is at the left edge.
  open private(set) lazy var leftEdgeEffect = UIScrollEdgeEffect()
  /// What is at the right edge.
  open private(set) lazy var rightEdgeEffect = UIScrollEdgeEffect()
  /// Accepted, and does nothing: nobody scrolls.
  open func stopScrollingAndZooming() {}
  /// false: nothing moves.
  open var isScrollAnimating: Bool { false }
  /// false: nothing moves.
  open var isZoomAnimating: Bool { false }
  /// false: nobody zooms.
  open var isZoomBouncing: Bool { false }
  /// Never called: the room around changed.
  open func adjustedContentInsetDidChange() {}
  /// Whether a touch is one of what is inside.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }
  /// Whether a drag takes a touch away from what is inside.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// What hears of scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?

  /// Scrolls to a place in points, at once.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) {
    contentOffset = offset
    if animated { delegate?.scrollViewDidEndScrollingAnimation(self) }
  }
  /// Sets the zoom.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  /// Accepted, and does nothing.
  open func zoom(to rect: CGRect, animated: Bool) {}
  /// Accepted, and does nothing.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  /// Accepted, and does nothing.
  open func flashScrollIndicators() {}
}

/// Accepted, but not drawn: what is at an edge of a scroll view.
@MainActor @preconcurrency
open class UIScrollEdgeEffect: NSObject {
  /// How an edge looks.
  @MainActor
  public struct Style: Hashable, Sendable {
    private var name: String
    /// A look.
    public static var automatic: Style { Style(name: "automatic") }
    /// A look.
    public static var soft: Style { Style(name: "soft") }
    /// A look.
    public static var hard: Style { Style(name: "hard") }
  }
  /// How the edge looks.
  open var style = Style.automatic
  /// Whether nothing is at the edge.
  open var isHidden = false
}
