// SPDX-License-Identifier: MIT

/// Sets what an animation would: at once, because nothing moves in a snapshot.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  private var animations: [() -> Void]
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// How far it is, from 0 to 1.
  open var fractionComplete: CGFloat = 0
  /// Whether the changes go back.
  open var isReversed = false
  /// Whether a finger can stop the changes.
  open var isInterruptible = true
  /// Whether a finger can lead the changes.
  open var isUserInteractionEnabled = true
  /// Whether a finger leads the changes evenly.
  open var scrubsLinearly = true
  /// Whether the changes stay at their end.
  open var pausesOnCompletion = false
  /// The length in seconds.
  public let duration: TimeInterval
  /// The time before the changes, in seconds.
  open private(set) var delay: TimeInterval = 0
  /// false: changes are made at once.
  open var isRunning: Bool { false }
  /// Changes are made at once, so none is active.
  open var state: UIViewAnimatingState { .inactive }

  /// Creates an animation by its duration in seconds and its curve.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    self.animations = animations.map { [$0] } ?? []
  }
  /// Creates an animation by its duration in seconds and its damping.
  public init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    self.animations = animations.map { [$0] } ?? []
  }
  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  /// Adds what is called at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
  /// Makes all changes, and calls what follows.
  open func startAnimation() {
    for animation in animations { animation() }
    for completion in completions { completion(.end) }
    (animations, completions) = ([], [])
  }
  /// Makes all changes, and calls what follows.
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  /// Accepted, and does nothing.
  open func pauseAnimation() {}
  /// Accepted, and does nothing.
  open func stopAnimation(_ withoutFinishing: Bool) {}
  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }
  /// Makes the changes.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { startAnimation() }
  /// Makes the changes.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { startAnimation() }

  /// Creates changes of a curve of one's own.
  ///
  /// - Parameters:
  ///   - duration: the length in seconds.
  ///   - controlPoint1: the first point of the curve. It is not used.
  ///   - controlPoint2: the second point of the curve. It is not used.
  ///   - animations: the changes.
  public convenience init(
    duration: TimeInterval, controlPoint1: CGPoint, controlPoint2: CGPoint,
    animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .linear, animations: animations) }
  /// Creates changes of a curve of one's own.
  ///
  /// - Parameters:
  ///   - duration: the length in seconds.
  ///   - parameters: the curve. It is not used.
  public convenience init(duration: TimeInterval, timingParameters: any UITimingCurveProvider) {
    self.init(duration: duration, curve: .linear)
  }
  /// Makes changes at once.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return animator
  }
}

/// What makes changes over time.
@MainActor @preconcurrency
public protocol UIViewAnimating: NSObjectProtocol {
  /// How far it is, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Whether the changes go back.
  var isReversed: Bool { get set }
  /// Whether it is on its way.
  var isRunning: Bool { get }
  /// Whether changes are made step by step.
  var state: UIViewAnimatingState { get }
  /// Begins.
  func startAnimation()
  /// Begins after a time in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Stays where it is.
  func pauseAnimation()
  /// Ends where it is.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends in a place.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// What makes changes over time that code adds.
@MainActor @preconcurrency
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds changes that begin later.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds what is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on with another curve.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

// UIKit's are optional.
extension UIViewImplicitlyAnimating {
  /// Adds nothing.
  public func addAnimations(_ animation: @escaping () -> Void) {}
  /// Adds nothing.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  /// Adds nothing.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  /// Does nothing.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}

/// Where an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// A place.
  case end, start, current
}

extension UIView {
  /// How an animation's speed changes.
  public enum AnimationCurve: Int, Sendable {
    /// A way.
    case easeInOut, easeIn, easeOut, linear
  }
}

/// Whether changes are made step by step.
public enum UIViewAnimatingState: Int, Sendable {
  /// A state.
  case inactive, active, stopped
}

/// How changes begin and end.
@MainActor @preconcurrency
public protocol UITimingCurveProvider: NSObjectProtocol {}

/// Accepted, and never used: a curve.
@MainActor @preconcurrency
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// Creates a curve.
  ///
  /// - Parameter animationCurve: the curve. It is not used.
  public init(animationCurve: UIView.AnimationCurve) {}
  /// Creates a curve.
  ///
  /// - Parameters:
  ///   - controlPoint1: its first point. It is not used.
  ///   - controlPoint2: its second point. It is not used.
  public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {}
}

/// Accepted, and never used: a spring.
@MainActor @preconcurrency
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// UIKit's spring.
  public override init() {}
  /// Creates a spring.
  ///
  /// - Parameters:
  ///   - dampingRatio: how it ends. It is not used.
  ///   - initialVelocity: how fast it begins. It is not used.
  public init(dampingRatio: CGFloat, initialVelocity: CGVector = .zero) {}
  /// Creates a spring.
  ///
  /// - Parameters:
  ///   - mass: what it moves. It is not used.
  ///   - stiffness: how strong it is. It is not used.
  ///   - damping: how it ends. It is not used.
  ///   - initialVelocity: how fast it begins. It is not used.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector) {}
  /// Creates a spring.
  ///
  /// - Parameters:
  ///   - duration: the length in seconds. It is not used.
  ///   - bounce: how far it goes beyond its end. It is not used.
  ///   - initialVelocity: how fast it begins. It is not used.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity: CGVector = .zero) {}
}
