// SPDX-License-Identifier: MIT

/// Whether a part of a view is shown.
public enum Visibility: String, Codable, Hashable, Sendable, CaseIterable {
  /// As the container suggests, shown, or hidden.
  case automatic, visible, hidden
}
/// The alignment of the lines of a text.
public enum TextAlignment: String, Codable, Hashable, Sendable, CaseIterable {
  /// At the edge where lines begin, in the middle, or where lines end.
  case leading, center, trailing
}

/// An angle, in degrees.
public struct Angle: Codable, Hashable, Sendable {
  /// The angle in degrees.
  public var degrees: Double
  /// Creates an angle in degrees.
  public init(degrees: Double = 0) { self.degrees = degrees }
  /// Creates an angle in radians.
  public init(radians: Double) { self.degrees = radians * 180 / .pi }
  /// Returns an angle in degrees.
  public static func degrees(_ value: Double) -> Angle { Angle(degrees: value) }
  /// Returns an angle in radians.
  public static func radians(_ value: Double) -> Angle { Angle(radians: value) }
  /// No angle.
  public static let zero = Angle()
  /// The angle in radians.
  public var radians: Double { degrees * .pi / 180 }
}
