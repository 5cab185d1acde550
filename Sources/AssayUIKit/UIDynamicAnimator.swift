// SPDX-License-Identifier: MIT

// How views fall and bounce. Nothing moves in a snapshot.

/// What can fall.
@MainActor @preconcurrency
public protocol UIDynamicItem: NSObjectProtocol {
  /// The middle in points.
  var center: CGPoint { get set }
  /// The size in points.
  var bounds: CGRect { get }
  /// How it is turned.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

/// Accepted, and never used: what moves views.
@MainActor @preconcurrency
open class UIDynamicAnimator: NSObject {
  /// The view around.
  public let referenceView: UIView?
  /// The ways to move.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// false: nothing moves.
  open var isRunning: Bool { false }
  /// Creates an animator.
  ///
  /// - Parameter view: the view around.
  public init(referenceView view: UIView) { referenceView = view }
  /// Adds a way to move.
  open func addBehavior(_ behavior: UIDynamicBehavior) { behaviors.append(behavior) }
  /// Removes a way to move.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 === behavior }
  }
  /// Removes all ways to move.
  open func removeAllBehaviors() { behaviors = [] }
  /// Accepted, and does nothing.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}

/// Accepted, and never used: a way to move.
@MainActor @preconcurrency
open class UIDynamicBehavior: NSObject {
  /// What is called at each step, which never comes.
  open var action: (() -> Void)?
  /// Ways that belong to it.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Adds a way.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
}

/// Accepted, and never used: views that fall.
open class UIGravityBehavior: UIDynamicBehavior {
  /// Where they fall.
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  /// How fast they fall.
  open var magnitude: CGFloat = 1
  /// Where they fall, in radians.
  open var angle: CGFloat = .pi / 2
  /// Creates a fall.
  ///
  /// - Parameter items: what falls. It is not used.
  public init(items: [any UIDynamicItem]) {}
  /// Accepted, and does nothing.
  open func addItem(_ item: any UIDynamicItem) {}
}

/// Accepted, and never used: views that meet.
open class UICollisionBehavior: UIDynamicBehavior {
  /// Whether the view around is a wall.
  open var translatesReferenceBoundsIntoBoundary = false
  /// Creates a meeting.
  ///
  /// - Parameter items: what meets. It is not used.
  public init(items: [any UIDynamicItem]) {}
  /// Accepted, and does nothing.
  open func addItem(_ item: any UIDynamicItem) {}
}

/// Accepted, and never used: a view that jumps to a place.
open class UISnapBehavior: UIDynamicBehavior {
  /// The place in points.
  open var snapPoint: CGPoint
  /// How it ends, from 0 to 1.
  open var damping: CGFloat = 0.5
  /// Creates a jump.
  ///
  /// - Parameters:
  ///   - item: what jumps. It is not used.
  ///   - point: the place in points.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) { snapPoint = point }
}

/// Accepted, and never used: how views slide and turn.
open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// How far they bounce, from 0 to 1.
  open var elasticity: CGFloat = 0
  /// How they slide on each other.
  open var friction: CGFloat = 0
  /// How heavy they are.
  open var density: CGFloat = 1
  /// How they become slower.
  open var resistance: CGFloat = 0
  /// Whether they turn.
  open var allowsRotation = true
  /// Creates properties.
  ///
  /// - Parameter items: whose properties. It is not used.
  public init(items: [any UIDynamicItem]) {}
}

extension UIDynamicItemBehavior {
  /// Accepted, and does nothing: nothing moves.
  public func addItem(_ item: any UIDynamicItem) {}
  /// Accepted, and does nothing: nothing moves.
  public func removeItem(_ item: any UIDynamicItem) {}
  /// Accepted, and does nothing: a speed in points in a second.
  public func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
  /// Accepted, and does nothing: a speed in radians in a second.
  public func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
  /// No speed: nothing moves.
  public func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
  /// 0: nothing moves.
  public func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }
}

/// Accepted, and never used: a view on a string.
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The place of the other end, in points.
  open var anchorPoint: CGPoint
  /// The length of the string in points.
  open var length: CGFloat = 0
  /// How a string that swings ends.
  open var damping: CGFloat = 0
  /// How often it swings in a second; 0 for a rod.
  open var frequency: CGFloat = 0
  /// How hard it turns.
  open var frictionTorque: CGFloat = 0
  /// Creates a string.
  ///
  /// - Parameters:
  ///   - item: what is on the string. It is not used.
  ///   - offset: where the string begins, from the middle in points. It is not used.
  ///   - point: the place of the other end, in points.
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset = .zero,
    attachedToAnchor point: CGPoint
  ) { anchorPoint = point }
}

/// Accepted, and never used: a push.
open class UIPushBehavior: UIDynamicBehavior {
  /// How long a push is.
  public enum Mode: Int, Sendable {
    /// A way.
    case continuous, instantaneous
  }
  /// How long the push is.
  public let mode: Mode
  /// Whether the push is on.
  open var active = true
  /// Where the push goes, in radians.
  open var angle: CGFloat = 0
  /// How hard the push is.
  open var magnitude: CGFloat = 0
  /// Where the push goes, and how hard it is.
  open var pushDirection = CGVector.zero
  /// Creates a push.
  ///
  /// - Parameters:
  ///   - items: what is pushed. It is not used.
  ///   - mode: how long the push is.
  public init(items: [any UIDynamicItem], mode: Mode) { self.mode = mode }
  /// Sets where the push goes, in radians, and how hard it is.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    self.angle = angle
    self.magnitude = magnitude
    pushDirection = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
  }
}
