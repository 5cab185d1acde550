// SPDX-License-Identifier: MIT

public import AssayViews

/// How a line bends between its points.
public struct InterpolationMethod: Hashable, Sendable, CustomStringConvertible {
  enum Kind: Hashable, Sendable {
    case linear, monotone, catmullRom, stepStart, stepCenter, stepEnd
    /// Not uniform.
    case spacedCatmullRom(alpha: CGFloat)
    case cardinal(tension: CGFloat)
  }

  let kind: Kind
  var undrawn: String?
  /// The name of the method.
  public var description: String {
    switch kind {
    case .linear: "linear"
    case .monotone: "monotone"
    case .catmullRom, .spacedCatmullRom: "catmullRom"
    case .cardinal: "cardinal"
    case .stepStart: "stepStart"
    case .stepCenter: "stepCenter"
    case .stepEnd: "stepEnd"
    }
  }
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
  /// A cardinal curve through the points. The tension that Charts chooses is reported: it is 0.
  public static let cardinal = InterpolationMethod(
    kind: .cardinal(tension: 0), undrawn: "the tension that a chart chooses for a cardinal line")
  /// A cardinal curve through the points, by a tension: 0 for the curve of `catmullRom`, 1 for
  /// straight lines.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .cardinal(tension: tension))
  }
  /// Steps at the points.
  public static let stepStart = InterpolationMethod(kind: .stepStart)
  /// Steps between the points.
  public static let stepCenter = InterpolationMethod(kind: .stepCenter)
  /// Steps before the points.
  public static let stepEnd = InterpolationMethod(kind: .stepEnd)
}
