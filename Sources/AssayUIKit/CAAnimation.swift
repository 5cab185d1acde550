// SPDX-License-Identifier: MIT

/// Accepted, and never run: how a layer moves.
open class CAAnimation: NSObject {
  /// How long it lasts, in seconds.
  open var duration: CFTimeInterval = 0.25
  /// When it begins, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// How often it is run.
  open var repeatCount: Float = 0
  /// How fast it is run.
  open var speed: Float = 1
  /// Whether it runs back.
  open var autoreverses = false
  /// Whether the layer is as before at the end.
  open var isRemovedOnCompletion = true
  /// What shows before and after.
  open var fillMode: CAMediaTimingFillMode = .removed
  /// How its speed changes.
  open var timingFunction: CAMediaTimingFunction?
  /// What hears of the end. It is never called.
  open var delegate: (any CAAnimationDelegate)?
  /// How long it is repeated, in seconds.
  open var repeatDuration: CFTimeInterval = 0
  /// How far it is, in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// How often a second it moves.
  open var preferredFrameRateRange = CAFrameRateRange.default
}

/// Accepted, and never run: how a property of a layer changes.
open class CAPropertyAnimation: CAAnimation {
  /// The property.
  open var keyPath: String?
  /// Whether values are added to the layer's own.
  open var isAdditive = false
  /// Whether it begins where it ended.
  open var isCumulative = false
  /// How values are changed.
  open var valueFunction: Any?
  /// Creates a change of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// Accepted, and never run: a change from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value.
  open var fromValue: Any?
  /// The last value.
  open var toValue: Any?
  /// What is added.
  open var byValue: Any?
}

/// Accepted, and never run: a change from one value to another by a spring.
open class CASpringAnimation: CABasicAnimation {
  /// The mass.
  open var mass: CGFloat = 1
  /// The force for each unit of distance.
  open var stiffness: CGFloat = 100
  /// The force for each unit of speed.
  open var damping: CGFloat = 10
  /// The speed at first.
  open var initialVelocity: CGFloat = 0
  /// Whether it is slower than it could be.
  open var allowsOverdamping = false
  /// When the spring is at rest: its length, because none is computed.
  open var settlingDuration: CFTimeInterval { duration }
  /// Creates a spring.
  ///
  /// - Parameters:
  ///   - perceptualDuration: the length in seconds.
  ///   - bounce: how far it goes beyond its end. It is not used.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init(keyPath: nil)
    duration = perceptualDuration
  }
}

/// Accepted, and never run: a change through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// When each value is reached, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// Where the layer moves.
  open var path: CGPath?
  /// How values between are found.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// How steps begin and end.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How it turns on its path.
  open var rotationMode: CAAnimationRotationMode?
  /// How tense the path is.
  open var tensionValues: [NSNumber]?
}

/// Accepted, and never run: several changes at once.
open class CAAnimationGroup: CAAnimation {
  /// The changes.
  open var animations: [CAAnimation]?
}

/// What shows before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The start.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Neither.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The name of how a speed changes.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// A slow start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// A slow end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// A slow start and a slow end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// As the system decides.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// Accepted, and never used: how a speed changes.
open class CAMediaTimingFunction: NSObject {
  /// Creates a function by its name.
  public init(name: CAMediaTimingFunctionName) {}
  /// Creates a function by the control points of its curve.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}

/// Accepted, and has no effect: what holds for several changes of layers.
open class CATransaction: NSObject {
  /// Accepted, and has no effect.
  open class func begin() {}
  /// Accepted, and has no effect.
  open class func commit() {}
  /// Accepted, and has no effect.
  open class func flush() {}
  /// Accepted, and has no effect.
  open class func setAnimationDuration(_ duration: CFTimeInterval) {}
  /// Accepted, and has no effect.
  open class func setDisableActions(_ flag: Bool) {}
  /// Accepted, and has no effect.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// Accepted, and never called.
  open class func setCompletionBlock(_ block: (() -> Void)?) {}
}

extension CALayer {
  /// Accepted, and never run.
  public func add(_ animation: CAAnimation, forKey key: String?) {}
  /// Accepted, and does nothing.
  public func removeAnimation(forKey key: String) {}
  /// Always nil: nothing moves.
  public func animation(forKey key: String) -> CAAnimation? { nil }
}

/// What hears of an animation. None of its methods is called.
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Never called.
  func animationDidStart(_ anim: CAAnimation)
  /// Never called.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// How values between are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A way.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// A way.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// A way.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// A way.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// A way.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How a layer turns on its path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A way.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "rotateAuto")
  /// A way.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "rotateAutoReverse")
}

/// How often a second something moves.
public struct CAFrameRateRange: Hashable, Sendable {
  /// At least so often.
  public var minimum: Float
  /// At most so often.
  public var maximum: Float
  /// So often if possible; 0 for no wish.
  public var preferred: Float?
  /// As often as the system likes.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
  /// Creates a range.
  ///
  /// - Parameters:
  ///   - minimum: at least so often.
  ///   - maximum: at most so often.
  ///   - preferred: so often if possible.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
}

extension CADisplayLink {
  /// How often a second it is called. It is not kept: it is never called.
  public var preferredFrameRateRange: CAFrameRateRange {
    get { .default }
    set {}
  }
}
