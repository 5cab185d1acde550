// SPDX-License-Identifier: MIT

public import AssayViews

/// How a line bends between its points.
public struct InterpolationMethod: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear, monotone, catmullRom, stepStart, stepCenter, stepEnd
    /// Not uniform.
    case spacedCatmullRom(alpha: CGFloat)
  }

  let kind: Kind
  var undrawn: String?
  /// Straight.
  public static let linear = InterpolationMethod(kind: .linear)
  /// A curve that never overshoots.
  public static let monotone = InterpolationMethod(kind: .monotone)
  /// A curve through the points.
  public static let catmullRom = InterpolationMethod(kind: .catmullRom)
  /// A curve through the points, by a parameter: 0 for a uniform curve, 0.5 for a centripetal and
  /// 1 for a chordal one. At its ends the curve leaves the points in the direction of the next
  /// ones.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    alpha == 0 ? catmullRom : InterpolationMethod(kind: .spacedCatmullRom(alpha: alpha))
  }
  /// A curve through the points. Unlike Charts, it is that of `monotone`, and reported.
  public static let cardinal = InterpolationMethod(
    kind: .monotone, undrawn: "the cardinal form of a line in a chart")
  /// A curve through the points. Unlike Charts, it is that of `monotone`, and reported.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod { cardinal }
  /// Steps at the points.
  public static let stepStart = InterpolationMethod(kind: .stepStart)
  /// Steps between the points.
  public static let stepCenter = InterpolationMethod(kind: .stepCenter)
  /// Steps before the points.
  public static let stepEnd = InterpolationMethod(kind: .stepEnd)
}
