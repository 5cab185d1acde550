// SPDX-License-Identifier: MIT

public import AssayViews

/// From where a chart of three axes is seen. A picture shows none of it.
public struct Chart3DPose: Hashable, Sendable {
  /// The angle around the chart.
  public let azimuth: Angle
  /// The angle above the chart.
  public let inclination: Angle

  /// Creates a pose.
  ///
  /// - Parameters:
  ///   - azimuth: the angle around the chart.
  ///   - inclination: the angle above the chart.
  public init(azimuth: Angle, inclination: Angle) {
    self.azimuth = azimuth
    self.inclination = inclination
  }

  private init(_ azimuth: Double, _ inclination: Double) {
    self.init(azimuth: .degrees(azimuth), inclination: .degrees(inclination))
  }

  /// As the chart decides. Unlike Charts, the angles are not those that it has.
  public static let `default` = Chart3DPose(0, 0)
  /// From the front.
  public static let front = Chart3DPose(0, 0)
  /// From behind.
  public static let back = Chart3DPose(180, 0)
  /// From the left.
  public static let left = Chart3DPose(-90, 0)
  /// From the right.
  public static let right = Chart3DPose(90, 0)
  /// From above.
  public static let top = Chart3DPose(0, 90)
  /// From below.
  public static let bottom = Chart3DPose(0, -90)
}

/// How far parts of a chart of three axes look smaller. A picture shows none of it.
public struct Chart3DCameraProjection: Hashable, Sendable {
  private let name: String
  /// As the chart decides.
  public static let automatic = Self(name: "automatic")
  /// Far parts look smaller.
  public static let perspective = Self(name: "perspective")
  /// Far parts look as large as near ones.
  public static let orthographic = Self(name: "orthographic")
}

/// Whether a chart of three axes has a depth. A picture shows none of it.
public struct Chart3DRenderingStyle: Hashable, Sendable {
  private let name: String
  /// As the chart decides.
  public static let automatic = Self(name: "automatic")
  /// In a plane.
  public static let flat = Self(name: "flat")
  /// In the room.
  public static let volumetric = Self(name: "volumetric")
}

/// The colors of a surface. A picture shows none of it.
public protocol Chart3DSurfaceStyle: Hashable {}

/// The colors of a surface by its height or its direction. A picture shows none of it.
public struct BasicChart3DSurfaceStyle: Chart3DSurfaceStyle, Sendable {
  private let name: String
  fileprivate init(_ name: String) { self.name = name }
}

extension Chart3DSurfaceStyle where Self == BasicChart3DSurfaceStyle {
  /// By the height.
  public static var heightBased: BasicChart3DSurfaceStyle { BasicChart3DSurfaceStyle("height") }
  /// By the direction of the surface.
  public static var normalBased: BasicChart3DSurfaceStyle { BasicChart3DSurfaceStyle("normal") }
  /// By the height, between two heights.
  public static func heightBased(yRange: ClosedRange<Double>) -> BasicChart3DSurfaceStyle {
    heightBased
  }
  /// By the height, in colors of the app's own.
  public static func heightBased(
    _ gradient: Gradient, yRange: ClosedRange<Double>? = nil
  ) -> BasicChart3DSurfaceStyle { heightBased }
}

/// A body that stands for a value. A picture shows none of it.
public protocol Chart3DSymbolShape {}

/// A body of Swift Charts. A picture shows none of it.
public struct BasicChart3DSymbolShape: Chart3DSymbolShape, Hashable, Sendable {
  private let name: String
  fileprivate init(_ name: String) { self.name = name }
}

extension Chart3DSymbolShape where Self == BasicChart3DSymbolShape {
  /// A body.
  public static var sphere: BasicChart3DSymbolShape { BasicChart3DSymbolShape("sphere") }
  /// A body.
  public static var cube: BasicChart3DSymbolShape { BasicChart3DSymbolShape("cube") }
  /// A body.
  public static var cone: BasicChart3DSymbolShape { BasicChart3DSymbolShape("cone") }
  /// A body.
  public static var cylinder: BasicChart3DSymbolShape { BasicChart3DSymbolShape("cylinder") }
}

/// What a chart of three axes has, which is not drawn.
extension ChartContent {
  private var unchanged: MarkedContent { MarkedContent(_marks: _marks) }

  /// Accepted: the colors of a surface.
  public func foregroundStyle<S: Chart3DSurfaceStyle>(_ style: S) -> MarkedContent { unchanged }
  /// Accepted: the bodies of points.
  public func symbol<S: Chart3DSymbolShape>(_ symbol: S) -> MarkedContent { unchanged }
  /// Accepted: how rough a surface is, from 0 to 1.
  public func roughness(_ ratio: Double) -> MarkedContent { unchanged }
  /// Accepted: how metallic a surface is, from 0 to 1.
  public func metalness(_ ratio: Double) -> MarkedContent { unchanged }
}

nonisolated extension View {
  /// Accepted: from where a chart of three axes is seen.
  public func chart3DPose(_ pose: Chart3DPose) -> some View { self }
  /// Accepted: from where a chart of three axes is seen.
  public func chart3DPose(_ pose: Binding<Chart3DPose>) -> some View { self }
  /// Accepted: how far parts of a chart of three axes look smaller.
  public func chart3DCameraProjection(_ projection: Chart3DCameraProjection) -> some View { self }
  /// Accepted: whether a chart of three axes has a depth.
  public func chart3DRenderingStyle(_ style: Chart3DRenderingStyle) -> some View { self }
  /// Accepted: the values of the third axis.
  public func chartZScale<D: ScaleDomain>(
    domain: D, type: ScaleType? = nil
  ) -> some View { self }
  /// Accepted: the values of the third axis, and its part of the room.
  public func chartZScale<D: ScaleDomain, R: BinaryFloatingPoint>(
    domain: D, range: ClosedRange<R>, type: ScaleType? = nil
  ) -> some View { self }
  /// Accepted: the part of the room that the third axis has.
  public func chartZScale<R: BinaryFloatingPoint>(
    range: ClosedRange<R>, type: ScaleType? = nil
  ) -> some View { self }
  /// Accepted: whether the third axis is shown.
  public func chartZAxis(_ visibility: Visibility) -> some View { self }
  /// Accepted: what is drawn of the third axis.
  public func chartZAxis<C: AxisContent>(
    @AxisContentBuilder content: () -> C
  ) -> some View { self }
  /// Accepted: the selected value of the third axis.
  public func chartZSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  /// Accepted: the selected values of the third axis.
  public func chartZSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>)
    -> some View
  { self }
  /// Accepted: the title of the third axis.
  public func chartZAxisLabel(
    _ label: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { self }
  /// Accepted: the title of the third axis.
  public func chartZAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { self }
  /// Accepted: the title of the third axis.
  @_disfavoredOverload
  public func chartZAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { self }
  /// Accepted: the title of the third axis.
  public func chartZAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View { self }
}
