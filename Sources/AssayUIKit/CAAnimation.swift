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
}

/// Accepted, and never run: how a property of a layer changes.
open class CAPropertyAnimation: CAAnimation {
  /// The property.
  open var keyPath: String?
  /// Whether values are added to the layer's own.
  open var isAdditive = false
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
}

/// Accepted, and never run: a change through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// When each value is reached, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// Where the layer moves.
  open var path: CGPath?
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

/// Accepted, and never run: how a layer's content changes to another.
open class CATransition: CAAnimation {
  /// The kind of change.
  open var type: CATransitionType = .fade
  /// The direction.
  open var subtype: CATransitionSubtype?
}

/// The kind of a layer's change.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String
  /// Creates a kind.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A fade.
  public static let fade = CATransitionType(rawValue: "fade")
  /// Over the old content.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// With the old content.
  public static let push = CATransitionType(rawValue: "push")
  /// Under the old content.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a layer's change.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name of the direction.
  public let rawValue: String
  /// Creates a direction.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A side.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// A side.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// A side.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// A side.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
