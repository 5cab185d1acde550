// SPDX-License-Identifier: MIT

/// An angle, in degrees.
public struct Angle: Codable, Hashable, Sendable {
  /// The angle in degrees.
  public var degrees: Double
  /// Creates an angle in degrees.
  public init(degrees: Double) { self.degrees = degrees }
  /// Creates an angle in radians.
  public init(radians: Double) { self.degrees = radians * 180 / .pi }
  /// Returns an angle in degrees.
  public static func degrees(_ value: Double) -> Angle { Angle(degrees: value) }
  /// Returns an angle in radians.
  public static func radians(_ value: Double) -> Angle { Angle(radians: value) }
  /// No angle.
  public static let zero = Angle()
  /// The angle in radians.
  public var radians: Double {
    get { degrees * .pi / 180 }
    set { degrees = newValue * 180 / .pi }
  }
  /// Creates no angle.
  public init() { self.init(degrees: 0) }
}

extension Angle: Comparable, AdditiveArithmetic {
  /// Compares two angles; a full turn is larger than none.
  public static func < (a: Angle, b: Angle) -> Bool { a.degrees < b.degrees }
  /// Adds two angles.
  public static func + (a: Angle, b: Angle) -> Angle { Angle(degrees: a.degrees + b.degrees) }
  /// Subtracts an angle from another.
  public static func - (a: Angle, b: Angle) -> Angle { Angle(degrees: a.degrees - b.degrees) }
  /// Returns the opposite angle.
  public static prefix func - (a: Angle) -> Angle { Angle(degrees: -a.degrees) }
  /// Multiplies an angle.
  public static func * (a: Angle, b: Double) -> Angle { Angle(degrees: a.degrees * b) }
  /// Multiplies an angle.
  public static func * (a: Double, b: Angle) -> Angle { Angle(degrees: a * b.degrees) }
  /// Divides an angle.
  public static func / (a: Angle, b: Double) -> Angle { Angle(degrees: a.degrees / b) }
}
