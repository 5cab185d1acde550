// SPDX-License-Identifier: MIT

public enum Visibility: String, Codable, Hashable, Sendable, CaseIterable {
  case automatic, visible, hidden
}
public enum TextAlignment: String, Codable, Hashable, Sendable, CaseIterable {
  case leading, center, trailing
}

/// An angle, in degrees.
public struct Angle: Codable, Hashable, Sendable {
  public var degrees: Double
  public init(degrees: Double = 0) { self.degrees = degrees }
  public init(radians: Double) { self.degrees = radians * 180 / .pi }
  public static func degrees(_ value: Double) -> Angle { Angle(degrees: value) }
  public static func radians(_ value: Double) -> Angle { Angle(radians: value) }
  public static let zero = Angle()
  public var radians: Double { degrees * .pi / 180 }
}
