// SPDX-License-Identifier: MIT

extension UIView {
  /// Makes the changes at once: nothing moves in a snapshot.
  public class func animate(
    _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
  ) {
    changes()
    completion?()
  }
  /// Makes the changes at once: nothing moves in a snapshot.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  /// Makes the changes at once.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  /// Makes the changes at once.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: () -> Void
  ) { animations() }
  /// Makes the changes at once.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) { animations() }
  /// Puts a view in the place of another one, at once.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.showHideTransitionViews) {
      fromView.isHidden = true
      toView.isHidden = false
    } else if fromView !== toView, let around = fromView.superview {
      around.insertSubview(toView, aboveSubview: fromView)
      fromView.removeFromSuperview()
    }
    completion?(true)
  }
  /// Removes the views and makes the changes, at once.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    parallelAnimations?()
    for view in views { view.removeFromSuperview() }
    completion?(true)
  }
  /// 0: nothing moves.
  public class var inheritedAnimationDuration: TimeInterval { 0 }
  /// Accepted, and does nothing: changes are made at once.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
  /// Accepted, and does nothing.
  public class func commitAnimations() {}
  /// Accepted, and does nothing.
  public class func setAnimationDuration(_ duration: TimeInterval) {}
  /// Accepted, and does nothing.
  public class func setAnimationDelay(_ delay: TimeInterval) {}
  /// Accepted, and does nothing.
  public class func setAnimationCurve(_ curve: AnimationCurve) {}
  /// Accepted, and does nothing.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {}

  /// A motion that UIKit knows.
  public enum SystemAnimation: UInt, Sendable {
    /// A motion.
    case delete
  }
  /// Ways of an animation in steps.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// One bit a way.
    public let rawValue: UInt
    /// Creates a set of ways.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A way.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
    /// A way.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// A way.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// A way.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// A way.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// A way.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// A way.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// A way.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// A way.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// A way.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }
}

extension UIView.AnimationOptions {
  /// A way.
  public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
  /// A way.
  public static let overrideInheritedCurve = Self(rawValue: 1 << 6)
  /// A way.
  public static let allowAnimatedContent = Self(rawValue: 1 << 7)
  /// Views are hidden and shown, and not removed and added.
  public static let showHideTransitionViews = Self(rawValue: 1 << 8)
  /// A way.
  public static let overrideInheritedOptions = Self(rawValue: 1 << 9)
  /// A way.
  public static let transitionCurlDown = Self(rawValue: 4 << 20)
  /// A way.
  public static let transitionFlipFromTop = Self(rawValue: 6 << 20)
  /// A way.
  public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)
  /// A way.
  public static let preferredFramesPerSecond30 = Self(rawValue: 7 << 24)
}
