// SPDX-License-Identifier: MIT

extension Edge {
  /// A corner of a rectangle.
  public enum Corner: Int8, CaseIterable, Hashable, Sendable {
    /// A corner.
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// How a corner is rounded.
    public struct Style: Hashable, Sendable {
      /// In points; nil for as the container around is.
      fileprivate var radius: CGFloat?
      /// The smallest radius in points, where the container around decides.
      fileprivate var minimum: CGFloat = 0

      /// As the container around.
      public static let concentric = Style()
      /// As the container around, or at least a radius in points.
      public static func concentric(minimum: Style?) -> Style {
        Style(minimum: minimum?.radius ?? 0)
      }
      /// With a radius in points.
      public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius) }
    }
  }
}

/// A rectangle whose corners follow those of the container shape around, or have radii of their
/// own.
///
/// Unlike SwiftUI, one with corners of both kinds, or with a smallest radius, has the corners of
/// the container shape, which a snapshot reports.
public nonisolated struct ConcentricRectangle: InsettableShape, PrimitiveShape {
  private var corners: [Edge.Corner: Edge.Corner.Style] = [:]

  /// Creates the shape with the corners of the container.
  public init() {}

  private init(
    topLeading: Edge.Corner.Style, topTrailing: Edge.Corner.Style,
    bottomLeading: Edge.Corner.Style, bottomTrailing: Edge.Corner.Style
  ) {
    corners = [
      .topLeading: topLeading, .topTrailing: topTrailing, .bottomLeading: bottomLeading,
      .bottomTrailing: bottomTrailing,
    ]
  }

  /// Creates the shape from one style. Whether all corners are alike has no effect.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(
      topLeading: corners, topTrailing: corners, bottomLeading: corners, bottomTrailing: corners)
  }
  /// Creates the shape from the style of each corner.
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeading: topLeadingCorner, topTrailing: topTrailingCorner,
      bottomLeading: bottomLeadingCorner, bottomTrailing: bottomTrailingCorner)
  }
  /// Creates the shape from both corners at the top and both corners at the bottom.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric,
    uniformBottomCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeading: uniformTopCorners, topTrailing: uniformTopCorners,
      bottomLeading: uniformBottomCorners, bottomTrailing: uniformBottomCorners)
  }
  /// Creates the shape from both leading corners and both trailing corners.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeading: uniformLeadingCorners, topTrailing: uniformTrailingCorners,
      bottomLeading: uniformLeadingCorners, bottomTrailing: uniformTrailingCorners)
  }
  /// Creates the shape from both corners at the top at once.
  public init(
    uniformTopCorners: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) {
    self.init(
      topLeading: uniformTopCorners, topTrailing: uniformTopCorners,
      bottomLeading: bottomLeadingCorner, bottomTrailing: bottomTrailingCorner)
  }
  /// Creates the shape from both corners at the bottom at once.
  public init(
    uniformBottomCorners: Edge.Corner.Style,
    topLeadingCorner: Edge.Corner.Style,
    topTrailingCorner: Edge.Corner.Style
  ) {
    self.init(
      topLeading: topLeadingCorner, topTrailing: topTrailingCorner,
      bottomLeading: uniformBottomCorners, bottomTrailing: uniformBottomCorners)
  }
  /// Creates the shape from both leading corners at once.
  public init(
    uniformLeadingCorners: Edge.Corner.Style,
    topTrailingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) {
    self.init(
      topLeading: uniformLeadingCorners, topTrailing: topTrailingCorner,
      bottomLeading: uniformLeadingCorners, bottomTrailing: bottomTrailingCorner)
  }
  /// Creates the shape from both trailing corners at once.
  public init(
    uniformTrailingCorners: Edge.Corner.Style,
    topLeadingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style
  ) {
    self.init(
      topLeading: topLeadingCorner, topTrailing: uniformTrailingCorners,
      bottomLeading: bottomLeadingCorner, bottomTrailing: uniformTrailingCorners)
  }

  /// Returns the outline; a rectangle for corners of the container, which only drawing knows.
  public func path(in rect: CGRect) -> Path { fixed?.path(in: rect) ?? Path(rect) }

  /// Returns the shape shrunk on all sides, in points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOf(base: self, amount: Double(amount))
  }

  package var geometry: ShapeGeometry {
    if let fixed { return fixed.geometry }
    if corners.values.contains(where: { $0.radius != nil || $0.minimum > 0 }) {
      LeftOutNotes.add("a fixed or minimum corner of a ConcentricRectangle")
    }
    return .containerRelative
  }

  /// The rectangle whose corners do not depend on the container; nil for another.
  private var fixed: UnevenRoundedRectangle? {
    guard let topLeading = corners[.topLeading]?.radius,
      let topTrailing = corners[.topTrailing]?.radius,
      let bottomLeading = corners[.bottomLeading]?.radius,
      let bottomTrailing = corners[.bottomTrailing]?.radius
    else { return nil }
    return UnevenRoundedRectangle(
      topLeadingRadius: topLeading, bottomLeadingRadius: bottomLeading,
      bottomTrailingRadius: bottomTrailing, topTrailingRadius: topTrailing)
  }
}

nonisolated extension Shape where Self == ConcentricRectangle {
  /// A rectangle from one style of its corners.
  public static func rect(
    corners: Edge.Corner.Style, isUniform: Bool = false
  ) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
  /// A rectangle from the style of each corner.
  public static func rect(
    topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
  }
  /// A rectangle from both corners at the top and both corners at the bottom.
  public static func rect(
    uniformTopCorners: Edge.Corner.Style,
    uniformBottomCorners: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners,
      uniformBottomCorners: uniformBottomCorners)
  }
  /// A rectangle from both leading corners and both trailing corners.
  public static func rect(
    uniformLeadingCorners: Edge.Corner.Style,
    uniformTrailingCorners: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners,
      uniformTrailingCorners: uniformTrailingCorners)
  }
  /// A rectangle from both corners at the top at once.
  public static func rect(
    uniformTopCorners: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners,
      bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }
  /// A rectangle from both corners at the bottom at once.
  public static func rect(
    uniformBottomCorners: Edge.Corner.Style,
    topLeadingCorner: Edge.Corner.Style,
    topTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformBottomCorners: uniformBottomCorners,
      topLeadingCorner: topLeadingCorner,
      topTrailingCorner: topTrailingCorner)
  }
  /// A rectangle from both leading corners at once.
  public static func rect(
    uniformLeadingCorners: Edge.Corner.Style,
    topTrailingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners,
      topTrailingCorner: topTrailingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }
  /// A rectangle from both trailing corners at once.
  public static func rect(
    uniformTrailingCorners: Edge.Corner.Style,
    topLeadingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformTrailingCorners: uniformTrailingCorners,
      topLeadingCorner: topLeadingCorner,
      bottomLeadingCorner: bottomLeadingCorner)
  }
}

extension Edge.Corner.Style: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// A radius in points.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
  /// A radius in points.
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
}
