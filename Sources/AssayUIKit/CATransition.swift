// SPDX-License-Identifier: MIT

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

/// The name of the animation that changes a layer's content.
public let kCATransition = "transition"
