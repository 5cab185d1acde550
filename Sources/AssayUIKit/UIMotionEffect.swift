// SPDX-License-Identifier: MIT

/// Accepted, and never used: how a view follows the device.
@MainActor @preconcurrency
open class UIMotionEffect: NSObject {}

/// Accepted, and never used: how a value follows the device.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// How the device moves.
  public enum EffectType: Int, Sendable {
    /// A motion.
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }
  /// The value.
  public let keyPath: String
  /// How the device moves.
  public let type: EffectType
  /// The value at one end.
  open var minimumRelativeValue: Any?
  /// The value at the other end.
  open var maximumRelativeValue: Any?
  /// Creates a value that follows.
  ///
  /// - Parameters:
  ///   - keyPath: the value.
  ///   - type: how the device moves.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
  }
}

/// Accepted, and never used: several motions at once.
open class UIMotionEffectGroup: UIMotionEffect {
  /// The motions.
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  /// How the view follows the device. It is not kept.
  public var motionEffects: [UIMotionEffect] {
    get { [] }
    set {}
  }
  /// Accepted, and does nothing: no device moves.
  public func addMotionEffect(_ effect: UIMotionEffect) {}
  /// Accepted, and does nothing.
  public func removeMotionEffect(_ effect: UIMotionEffect) {}
}
