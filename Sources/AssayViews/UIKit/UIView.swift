// SPDX-License-Identifier: MIT

// What UIKit draws is not drawn here: these are names, so that a screen with a UIKit part compiles,
// and that part is drawn as a labeled placeholder, which is reported.

/// Accepted, but not drawn: what responds to events.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() { super.init() }
  /// Accepted, and does nothing.
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  /// Accepted, and does nothing.
  @discardableResult open func resignFirstResponder() -> Bool { true }
  /// false: nobody types.
  open var isFirstResponder: Bool { false }
  /// false: nobody types.
  open var canBecomeFirstResponder: Bool { false }
  /// Accepted, and does nothing.
  open func reloadInputViews() {}
  /// Never called: the device moves.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Never called: the device moved.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// nil.
  open var next: UIResponder? { nil }
  /// In place of the keyboard; nil, and never shown.
  open var inputView: UIView? { nil }
  /// Above the keyboard; nil, and never shown.
  open var inputAccessoryView: UIView? { nil }
  /// Never called: there are no archives of Interface Builder.
  open func awakeFromNib() {}
  /// Never called: there is no Interface Builder.
  open func prepareForInterfaceBuilder() {}
  /// Never called: a finger touches the screen.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Never called: a finger moves.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Never called: a finger leaves the screen.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Never called: a touch ends without a result.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Never called: a key goes down.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Never called: a key goes up.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Never called: a press ends without a result.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Never called: the device moved without a result.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// The commands of keys, which are never performed.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// false: nothing is performed.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  /// What can be undone.
  open var undoManager: UndoManager? { nil }
  /// Accepted, and does nothing.
  open func selectAll(_ sender: Any?) {}
  /// Accepted, and does nothing.
  open func copy(_ sender: Any?) {}
  /// Accepted, and does nothing.
  open func cut(_ sender: Any?) {}
  /// Accepted, and does nothing.
  open func paste(_ sender: Any?) {}
  /// true: whoever types may stop.
  open var canResignFirstResponder: Bool { true }
  /// nil: nothing is performed.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }
  /// What the user does, for another device.
  open var userActivity: NSUserActivity?
  /// Never called: another device asks what the user does.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Never called: a remote control is used.
  open func remoteControlReceived(with event: UIEvent?) {}
  /// Never called: a press changes.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Never called: more is known of a touch.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Never called: a command is about to be shown.
  open func validate(_ command: UICommand) {}

  // NB: UIKit has these for every object; a class of Foundation's gets no method here that a
  // subclass can override.
  /// Never called by itself: no assistive technology runs. Answers that nothing was done.
  open func accessibilityActivate() -> Bool { false }
  /// Never called by itself: no assistive technology runs.
  open func accessibilityIncrement() {}
  /// Never called by itself: no assistive technology runs.
  open func accessibilityDecrement() {}
  /// Never called by itself: no assistive technology runs. Answers that nothing was done.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Never called by itself: no assistive technology runs. Answers that nothing was done.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Never called by itself: no assistive technology runs. Answers that nothing was done.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Never called: no assistive technology runs.
  open func accessibilityElementDidBecomeFocused() {}
  /// Never called: no assistive technology runs.
  open func accessibilityElementDidLoseFocus() {}
  /// Never posted.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// Never posted.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// Never posted.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// Never posted.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// Never posted.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// A key of notifications that are never posted.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// A key of notifications that are never posted.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
}

/// Accepted, but not drawn: a view of UIKit.
open class UIView: UIResponder {
  /// How a view draws its content in another size.
  public enum ContentMode: Int, Sendable {
    /// A way.
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    /// A corner.
    case topLeft, topRight, bottomLeft, bottomRight
  }
  /// Whether colors are dimmed.
  public enum TintAdjustmentMode: Int, Sendable {
    /// A way.
    case automatic, normal, dimmed
  }
  /// What of a view follows the size of the view around.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// One bit a part.
    public let rawValue: UInt
    /// Creates a set of parts.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The left distance.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The right distance.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The top distance.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The bottom distance.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// The place of the view in points.
  open var frame: CGRect
  /// The size of the view in points, at the origin.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// The middle of the view in points.
  open var center: CGPoint = .zero
  /// The color behind the view.
  open var backgroundColor: UIColor?
  // The type is UIKit's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of controls.
  open var tintColor: UIColor! = .tintColor
  /// The opacity, 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether the view is hidden.
  open var isHidden = false
  /// Whether the view receives events.
  open var isUserInteractionEnabled = true
  /// Whether the view receives several touches.
  open var isMultipleTouchEnabled = false
  /// Whether the view is drawn outside of its bounds.
  open var clipsToBounds = false
  /// A number of the view.
  open var tag = 0
  /// Accepted, but not drawn: how the view is moved, turned and scaled.
  open var transform: CGAffineTransform = .identity
  /// Accepted, but not drawn: how the view is turned in space.
  open var transform3D: CATransform3D = CATransform3DIdentity
  /// How the view draws its content in another size.
  open var contentMode: ContentMode = .scaleToFill
  /// Accepted, but not drawn: how the view follows the size of the view around.
  open var autoresizingMask: AutoresizingMask = []
  /// Accepted, but not drawn: whether the view is mirrored where text runs from right to left.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified
  /// Accepted, but not drawn: room inside of the edges, in points.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// Accepted, but not drawn: room inside of the edges, in points.
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 8, bottom: 8, trailing: 8)
  /// Accepted, but not drawn: whether the room of the view around counts.
  open var preservesSuperviewLayoutMargins = false
  /// Accepted, but not drawn: whether the safe area counts as room.
  open var insetsLayoutMarginsFromSafeArea = true
  /// Accepted, but not drawn: the smallest text size.
  open var minimumContentSizeCategory: UIContentSizeCategory?
  /// Accepted, but not drawn: the largest text size.
  open var maximumContentSizeCategory: UIContentSizeCategory?
  /// Accepted, but not drawn: whether colors are dimmed.
  open var tintAdjustmentMode: TintAdjustmentMode = .automatic
  /// Accepted, but not drawn: whether nothing shows through.
  open var isOpaque = true
  /// Accepted, but not drawn: whether it is emptied before it is drawn.
  open var clearsContextBeforeDrawing = true
  /// Accepted, but not drawn: what shows through.
  open var mask: UIView?
  /// Accepted, and does nothing: whether other views get no touches meanwhile.
  open var isExclusiveTouch = false
  /// What the user can do with the view, which nobody does.
  open var interactions: [any UIInteraction] = []
  /// What assistive technology would find in the view.
  open var accessibilityElements: [Any]?
  /// Whether assistive technology would not find what is in the view.
  open var accessibilityElementsHidden = false
  /// Whether assistive technology would find nothing else.
  open var accessibilityViewIsModal = false
  /// Whether the view's content is not shown to assistive technology in other languages.
  open var accessibilityLanguage: String?
  /// Accepted, but not drawn: the appearance that the view would have.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  /// The appearance that the view is drawn in; unspecified for that of the place.
  package var ownInterfaceStyle: UIUserInterfaceStyle { overrideUserInterfaceStyle }
  /// What is drawn of the view.
  package var hostedView: any View { UIKitPlaceholder(of: Self.self) }
  /// Left to right, or right to left.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// Whether a mask becomes constraints.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// The views inside.
  open private(set) var subviews: [UIView] = []
  /// The view around.
  open private(set) weak var superview: UIView?
  /// The kind of layer that the view would be drawn with.
  open class var layerClass: AnyClass { CALayer.self }
  /// What the view would be drawn with.
  open private(set) lazy var layer = CALayer()
  /// Whether assistive technology would see the view.
  open var isAccessibilityElement = false
  /// What assistive technology would say.
  open var accessibilityLabel: String?
  /// What assistive technology would say of the use.
  open var accessibilityHint: String?
  /// What assistive technology would say of the value.
  open var accessibilityValue: String?
  /// What tests would find the view by.
  open var accessibilityIdentifier: String?
  /// What the view would be for assistive technology.
  open var accessibilityTraits: UIAccessibilityTraits = []
  /// nil: the view is in no window.
  open var window: UIWindow? { nil }
  /// The safe area of the device.
  open var safeAreaInsets: UIEdgeInsets {
    let area = CurrentEnvironment.safeArea
    return UIEdgeInsets(
      top: area.top, left: area.leading, bottom: area.bottom, right: area.trailing)
  }
  /// The size that the view would like, in points.
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  /// As small as it can be.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// As large as it can be.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
  /// What is asked for: no layout of UIKit's is computed.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { targetSize }

  /// The gestures of the view, of which none is recognized; nil before the first.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    didSet {
      for gesture in oldValue ?? [] { gesture.view = nil }
      for gesture in gestureRecognizers ?? [] { gesture.view = self }
    }
  }
  /// Adds a gesture, which is never recognized. A gesture of another view leaves that view.
  open func addGestureRecognizer(_ gesture: UIGestureRecognizer) {
    gesture.view?.removeGestureRecognizer(gesture)
    gestureRecognizers = (gestureRecognizers ?? []) + [gesture]
  }
  /// Removes a gesture of the view.
  open func removeGestureRecognizer(_ gesture: UIGestureRecognizer) {
    guard gesture.view === self else { return }
    gestureRecognizers = gestureRecognizers?.filter { $0 !== gesture }
  }
  /// Whether a gesture may begin. Never asked by itself: nobody touches the view.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// No room: what Auto Layout would align is the whole view.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The rectangle of a frame that Auto Layout would align, in points.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: frame.origin.x + insets.left, y: frame.origin.y + insets.top,
      width: frame.size.width - insets.left - insets.right,
      height: frame.size.height - insets.top - insets.bottom)
  }
  /// The frame of a rectangle that Auto Layout would align, in points.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: alignmentRect.origin.x - insets.left, y: alignmentRect.origin.y - insets.top,
      width: alignmentRect.size.width + insets.left + insets.right,
      height: alignmentRect.size.height + insets.top + insets.bottom)
  }

  /// Creates a view.
  public override convenience init() { self.init(frame: .zero) }
  /// Creates a view in a place in points.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }
  /// Creates a view without a place: there are no archives.
  public required init?(coder: NSCoder) {
    self.frame = .zero
    super.init()
  }

  /// Accepted, and never called.
  open func draw(_ rect: CGRect) {}
  /// Whether a point is in the view, in points.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// nil: nobody touches the view.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  /// A point in the coordinates of another view, or of the outermost view, in points.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (own, other) = (origin, view?.origin ?? .zero)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }
  /// A point of another view, or of the outermost view, in points.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (own, other) = (origin, view?.origin ?? .zero)
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }
  /// A rectangle in the coordinates of another view, or of the outermost view, in points.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }
  /// A rectangle of another view, or of the outermost view, in points.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// In the outermost view.
  private var origin: CGPoint {
    let outer = superview?.origin ?? .zero
    return CGPoint(x: outer.x + frame.origin.x, y: outer.y + frame.origin.y)
  }

  /// Accepted, and never called.
  open func didMoveToWindow() {}
  /// Accepted, and never called.
  open func didMoveToSuperview() {}
  /// Never called: a view came inside.
  open func didAddSubview(_ subview: UIView) {}
  /// Never called: a view inside is about to go.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Never called: the room inside of the edges does not change.
  open func layoutMarginsDidChange() {}
  /// false: nothing has the focus.
  open var canBecomeFocused: Bool { false }
  /// Accepted, and does nothing.
  open func sizeToFit() {}
  /// Adds a view inside.
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }
  /// The view with a number, itself or inside.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }
  /// Adds a view inside, before others.
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: max(0, min(index, subviews.count)))
    view.superview = self
  }
  /// Moves a view inside before all others.
  open func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    insertSubview(view, at: subviews.count)
  }
  /// Moves a view inside behind all others.
  open func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    insertSubview(view, at: 0)
  }
  /// Draws nothing, which is reported.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
    LeftOutNotes.add("a view of UIKit in a picture that code makes")
    return false
  }
  /// Removes the view from the view around.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  /// The traits of the rendering.
  open var traitCollection: UITraitCollection { .current }
  /// Never called: traits do not change.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Never called: what the view shows is set anew.
  open func updateProperties() {}
  /// Accepted, and does nothing.
  open func setNeedsUpdateProperties() {}
  /// Accepted, and does nothing.
  open func layoutSubviews() {}
  /// Accepted, and does nothing.
  open func setNeedsLayout() {}
  /// Accepted, and does nothing.
  open func layoutIfNeeded() {}
  /// Accepted, and does nothing.
  open func setNeedsDisplay() {}
  /// Accepted, and does nothing.
  open func setNeedsDisplay(_ rect: CGRect) {}
  /// Accepted, and does nothing.
  open func invalidateIntrinsicContentSize() {}
  /// Accepted, and does nothing.
  open func setNeedsUpdateConstraints() {}
  /// Never called.
  open func updateConstraints() {}
  /// Whether the view needs constraints; never asked.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Never called: the safe area does not change.
  open func safeAreaInsetsDidChange() {}
  /// Never called: the color of controls does not change.
  open func tintColorDidChange() {}
  /// Never called.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Never called.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// An empty view of the same size.
  open func snapshotView(afterScreenUpdates: Bool) -> UIView? { UIView(frame: frame) }
  /// Accepted, and does nothing: nobody uses the view.
  open func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }
  /// Accepted, and does nothing.
  open func removeInteraction(_ interaction: any UIInteraction) {
    interactions.removeAll { $0 === interaction }
  }
  /// Adds a view inside, before another one.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    view.removeFromSuperview()
    insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
  }
  /// Adds a view inside, after another one.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    view.removeFromSuperview()
    insertSubview(view, at: (subviews.firstIndex { $0 === sibling } ?? subviews.count - 1) + 1)
  }
  /// Whether a view is inside, or the same.
  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }
  /// Calls the changes.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }
  /// false: nothing is animated.
  public class var areAnimationsEnabled: Bool { false }
  /// Accepted, and does nothing.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { true }
  /// The size that the view would like, in points.
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }

  /// Ways of an animation.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// One bit a way.
    public let rawValue: UInt
    /// Creates a set of ways.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A way.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// A way.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// A way.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// A way.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// A way.
    public static let curveEaseInOut: AnimationOptions = []
    /// A way.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// A way.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// A way.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// A way.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A way.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// A way.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A way.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A way.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A way.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
  }

  /// Accepted, and does nothing: nothing is animated.
  public class func setAnimationsEnabled(_ isEnabled: Bool) {}
  /// Calls the changes at once.
  public class func animate(withDuration duration: TimeInterval, animations: () -> Void) {
    animations()
  }
  /// Calls the changes and then the completion, at once.
  public class func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    animations()
    completion?(true)
  }
  /// Calls the changes and then the completion, at once.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }
  /// Calls the changes and then the completion, at once.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }
  /// Calls the changes and then the completion, at once.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations ?? {}, completion: completion)
  }
}

/// A window of the device's size.
open class UIWindow: UIView {
  /// The controller of what the window shows.
  open var rootViewController: UIViewController?
  /// Whether the window receives events.
  open var isKeyWindow: Bool { true }
  /// The screen of the window.
  open var screen: UIScreen { UIScreen.main }
  /// How far in front the window is.
  open var windowLevel = Level.normal
  /// Accepted, and does nothing.
  open func makeKeyAndVisible() {}
  private var givenScene: UIWindowScene?
  /// Creates a window in a place in points.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a window of a scene, of the device's size.
  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    givenScene = windowScene
  }
  /// Creates a window without a place: there are no archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// The scene of the window; at first one of the device's size.
  open var windowScene: UIWindowScene? {
    get { givenScene ?? UIWindowScene() }
    set { givenScene = newValue }
  }
  /// false: a rendering has no keys.
  open var canBecomeKey: Bool { false }
  /// Accepted, and does nothing: the window has the keys.
  open func makeKey() {}
  /// Never called: the window gets the keys.
  open func becomeKey() {}
  /// Never called: another window gets the keys.
  open func resignKey() {}
  /// Never called by itself: nobody touches the screen.
  open func sendEvent(_ event: UIEvent) {}
}

extension UIWindow {
  /// How far in front a window is.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// A number; a larger one is nearer.
    public var rawValue: CGFloat
    /// Creates a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// As most windows are.
    public static let normal = Level(rawValue: 0)
    /// As the status bar is.
    public static let statusBar = Level(rawValue: 1000)
    /// As alerts are.
    public static let alert = Level(rawValue: 2000)
    /// Returns a nearer level.
    public static func + (level: Level, distance: CGFloat) -> Level {
      Level(rawValue: level.rawValue + distance)
    }
    /// Returns a level that is farther away.
    public static func - (level: Level, distance: CGFloat) -> Level {
      Level(rawValue: level.rawValue - distance)
    }
  }
}

/// What a user can do with a view, which nobody does.
@MainActor @preconcurrency
public protocol UIInteraction: AnyObject {}

/// Whether a view is mirrored where text runs from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
  /// A way.
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  /// A way.
  case none, fade, slide
}

/// Insets by UIKit's names, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// An inset.
  public var top, left, bottom, right: CGFloat
  /// No insets.
  public static let zero = UIEdgeInsets()
  /// Creates insets.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// Insets that follow the direction of the text, by UIKit's names, in points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// An inset.
  public var top, leading, bottom, trailing: CGFloat
  /// No insets.
  public static let zero = NSDirectionalEdgeInsets()
  /// Creates insets.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension EdgeInsets {
  /// Creates insets from UIKit's.
  public init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

extension NSDirectionalEdgeInsets {
  /// Creates insets from SwiftUI's.
  public init(_ insets: EdgeInsets) {
    self.init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

/// Accepted, but not drawn: how a controller appears.
public enum UIModalTransitionStyle: Int, Sendable {
  /// A way.
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// Accepted, but not drawn: a controller of UIKit views. A hosting controller is drawn.
open class UIViewController: UIResponder {
  // The type is UIKit's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view.
  open lazy var view: UIView! = makeView()
  /// The title.
  open var title: String?
  /// Accepted, but not drawn: the size in a popover, in points.
  open var preferredContentSize = CGSize.zero
  /// How the controller is presented.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  /// Accepted, but not drawn: how the controller appears.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// Whether a swipe does not dismiss the controller.
  open var isModalInPresentation = false
  /// Accepted, and does nothing.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// The controller of what is presented.
  open private(set) var presentedViewController: UIViewController?
  /// nil.
  open var presentingViewController: UIViewController? { nil }
  /// nil.
  open var navigationController: UINavigationController? { nil }
  /// nil.
  open weak var parent: UIViewController?
  /// The controllers inside.
  open private(set) var children: [UIViewController] = []

  /// Creates a controller.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }
  /// Creates a controller. The names are not used.
  public init(nibName: String?, bundle: Bundle?) { super.init() }
  /// nil: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// The traits of the rendering.
  open var traitCollection: UITraitCollection { .current }
  /// Never called: traits do not change.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The look of the status bar, which the device decides about.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden, which the device decides about.
  open var prefersStatusBarHidden: Bool { false }
  /// Whether the home indicator is hidden, which the device decides about.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The orientations of the screen, which the device decides about.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// The orientation at first, which the device decides about.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Whether the screen turns, which the device decides about.
  open var shouldAutorotate: Bool { true }
  /// Edges at which the system waits, which nobody touches.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Which controller decides about the edges at which the system waits.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Which controller decides whether the home indicator is hidden.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Which controller decides about a pointer.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// Whether a pointer stays, which nobody moves.
  open var prefersPointerLocked: Bool { false }
  /// Accepted, and does nothing.
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  /// Whether the orientation stays, which the device decides about.
  open var prefersInterfaceOrientationLocked: Bool { false }
  /// Accepted, and does nothing.
  open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {}
  /// Whether the controllers inside come and go with this one, which nothing does.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Which controller decides about the status bar.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Which controller decides whether the status bar is hidden.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// How the status bar is hidden.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Accepted, but not drawn: the edges under bars.
  open var edgesForExtendedLayout: UIRectEdge = .all
  /// Accepted, but not drawn: whether the view is under bars that nothing shows through.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Accepted: whether what is presented stays in the controller.
  open var definesPresentationContext = false
  /// Accepted, but not drawn: whether the tab bar is hidden.
  open var hidesBottomBarWhenPushed = false
  /// Accepted, but not drawn: the safe area that the controller adds, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// Whether the view is there.
  open var isViewLoaded: Bool { true }
  /// The view, if it is there.
  open var viewIfLoaded: UIView? { view }
  /// Makes the view.
  open func loadViewIfNeeded() {}
  /// false: nothing moves.
  open var isMovingFromParent: Bool { false }
  /// false: nothing moves.
  open var isMovingToParent: Bool { false }
  /// Never called: the safe area does not change.
  open func viewSafeAreaInsetsDidChange() {}
  /// Never called.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Never called: what the view shows is set anew.
  open func updateProperties() {}
  /// Accepted, and does nothing.
  open func setNeedsUpdateProperties() {}
  /// Never called: there is enough memory.
  open func didReceiveMemoryWarning() {}
  /// Accepted, and does nothing.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Accepted, and does nothing.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Accepted, and shows nothing.
  open func show(_ controller: UIViewController, sender: Any?) {}
  /// Removes the controller from the controller around.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  /// false: nothing moves.
  open var isBeingDismissed: Bool { false }
  /// false: nothing moves.
  open var isBeingPresented: Bool { false }

  /// Accepted, and never called.
  open func loadView() {}
  /// Accepted, and never called.
  open func viewDidLoad() {}
  /// Accepted, and never called.
  open func viewWillAppear(_ animated: Bool) {}
  /// Accepted, and never called.
  open func viewDidAppear(_ animated: Bool) {}
  /// Accepted, and never called.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Accepted, and never called.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Never called: the size is about to change.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Never called: there are no storyboards.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Never asked: there are no storyboards.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Whether the content is edited.
  open var isEditing = false
  /// Sets whether the content is edited.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Never called: constraints are updated.
  open func updateViewConstraints() {}
  /// Never called: traits do not change.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Accepted, and never called.
  open func viewWillLayoutSubviews() {}
  /// Accepted, and never called.
  open func viewDidLayoutSubviews() {}
  /// Accepted, and does nothing.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// The appearance that the controller would have.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  /// Accepted, and presents nothing.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {}
  /// Accepted, and dismisses nothing.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
  /// Adds a controller inside.
  open func addChild(_ controller: UIViewController) {
    children.append(controller)
    controller.parent = self
  }
  /// Accepted, and does nothing.
  open func didMove(toParent parent: UIViewController?) {}
  /// Accepted, and does nothing.
  open func willMove(toParent parent: UIViewController?) {}

  /// What is drawn of the controller.
  package var hostedView: any View { UIKitPlaceholder(of: Self.self) }
  /// Makes the view when it is first asked for.
  package func makeView() -> UIView { UIView() }
}

/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// A way.
  case automatic = -2
  /// None of one's own.
  case none = -1
  /// A way.
  case fullScreen = 0
  /// A way.
  case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
}

/// Accepted, but not drawn: a controller of a stack of controllers.
open class UINavigationController: UIViewController {
  /// The controllers of the stack.
  open var viewControllers: [UIViewController] = []
  /// Accepted, and does nothing: nobody swipes.
  open var hidesBarsOnSwipe = false
  /// Accepted, and does nothing: nobody taps.
  open var hidesBarsOnTap = false
  /// Accepted, and does nothing.
  open var hidesBarsWhenKeyboardAppears = false
  /// Accepted, and does nothing.
  open var hidesBarsWhenVerticallyCompact = false
  /// Accepted, but not drawn: whether the bar is hidden.
  open var isNavigationBarHidden = false
  /// The last controller of the stack.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The last controller of the stack.
  open var visibleViewController: UIViewController? { viewControllers.last }
  /// Creates an empty stack.
  public init() { super.init(nibName: nil, bundle: nil) }
  /// Creates a stack.
  public init(rootViewController: UIViewController) {
    viewControllers = [rootViewController]
    super.init(nibName: nil, bundle: nil)
  }
  /// nil: there are no archives.
  public required init?(coder: NSCoder) { nil }
  /// Adds a controller to the stack, at once.
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    viewControllers.append(controller)
  }
  /// Removes the last controller of the stack, at once.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }
  /// Removes all controllers of the stack but the first, at once.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let removed = Array(viewControllers.dropFirst())
    viewControllers = Array(viewControllers.prefix(1))
    return removed
  }
  /// Removes the controllers after one of the stack, at once. Removes none if it is not there.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let place = viewControllers.firstIndex(where: { $0 === viewController }) else {
      return nil
    }
    let removed = Array(viewControllers[(place + 1)...])
    viewControllers.removeSubrange((place + 1)...)
    return removed
  }
  /// Sets the controllers of the stack, at once.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }
  /// Accepted, but not drawn: whether the bar is hidden.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
  /// Accepted, and does nothing: the tools are not drawn.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {}
}
