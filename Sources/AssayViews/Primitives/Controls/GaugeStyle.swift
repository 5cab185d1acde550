// SPDX-License-Identifier: MIT

/// The look of gauges, written as the view that it makes from a value and labels.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of the styled gauge.
  associatedtype Body: View
  /// The properties of a gauge.
  typealias Configuration = GaugeStyleConfiguration
  /// Returns the styled gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a gauge, as its style sees them.
public struct GaugeStyleConfiguration {
  /// The label of a gauge.
  public typealias Label = StyledPart
  /// The view of the value.
  public typealias CurrentValueLabel = StyledPart
  /// The view at the lower end.
  public typealias MinimumValueLabel = StyledPart
  /// The view at the upper end.
  public typealias MaximumValueLabel = StyledPart
  /// The views of marked values.
  public typealias MarkedValueLabels = StyledPart
  /// The value, from 0 to 1.
  public let value: Double
  /// The label.
  public let label: Label
  /// The view of the value; nil for none.
  public let currentValueLabel: CurrentValueLabel?
  /// The view at the lower end; nil for none.
  public let minimumValueLabel: MinimumValueLabel?
  /// The view at the upper end; nil for none.
  public let maximumValueLabel: MaximumValueLabel?
  /// The views of marked values; nil for none.
  public let markedValueLabels: MarkedValueLabels?
}

/// The look of gauges on the platform: a bar.
public nonisolated struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// Returns a bar between the labels.
  public func makeBody(configuration: Configuration) -> some View { gauge(configuration) }

  func gauge(_ configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().gauge(configuration)
  }
}

/// A bar that fills from the leading edge, its label above and its value below.
public nonisolated struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// Returns a bar between the labels.
  public func makeBody(configuration: Configuration) -> some View { gauge(configuration) }

  func gauge(_ configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.label
      HStack {
        configuration.minimumValueLabel
        GaugeBar(value: configuration.value)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
    .accessibilityElement(children: .combine)
  }
}

/// A small bar that fills from the leading edge, between its labels.
public nonisolated struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// Returns a label above a bar, and the value below.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      configuration.label.font(.system(size: 15, weight: .medium))
      HStack(spacing: 4) {
        configuration.minimumValueLabel
        GaugeBar(value: configuration.value).scaleEffect(y: 1.5)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.font(.system(size: 13)).foregroundStyle(.secondary)
    }
    .accessibilityElement(children: .combine)
  }
}

/// A small bar with a marker at the value, between its labels.
public nonisolated struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// Returns a bar with a marker.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 4) {
      configuration.minimumValueLabel
      GaugeLine(value: configuration.value)
      configuration.maximumValueLabel
    }
    .font(.system(size: 13, weight: .semibold))
    .accessibilityElement(children: .combine)
  }
}

/// An open ring with a marker at the value, which stands in its middle.
public nonisolated struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// Returns an open ring with a marker.
  public func makeBody(configuration: Configuration) -> some View {
    // Labels at the ends take more room below.
    let half = GaugeRing.hasEnds(configuration) ? 120.0 : 135
    let start = 270 - half
    let angle = Angle.degrees(start + 2 * half * configuration.value)
    // A short arc with round ends is a dot, in the color that the ring has there.
    let dot = GaugeArc(start: angle - .degrees(0.1), end: angle + .degrees(0.1))
    return ZStack {
      GaugeRing.stroke(
        GaugeArc(start: .degrees(start), end: .degrees(270 + half)), from: start, to: 270 + half)
      dot.stroke(
        Color(.systemBackground),
        style: StrokeStyle(lineWidth: 1.8 * GaugeRing.width, lineCap: .round)
      )
      .frame(width: 2 * GaugeRing.radius, height: 2 * GaugeRing.radius)
      GaugeRing.stroke(dot, from: start, to: 270 + half, width: 1.1 * GaugeRing.width)
      GaugeRing.value(configuration, maxWidth: 40).offset(y: -1)
      GaugeRing.ends(configuration)
    }
    .frame(width: GaugeRing.size, height: GaugeRing.size)
    .accessibilityElement(children: .combine)
  }
}

/// A ring that fills clockwise from the top, with the value in its middle.
public nonisolated struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// Returns a ring that fills.
  public func makeBody(configuration: Configuration) -> some View {
    let end = Angle.degrees(-90 + 360 * configuration.value)
    // A gradient begins with the round end of the arc.
    let start = -90 - asin(GaugeRing.width / 2 / GaugeRing.radius) * 180 / .pi
    ZStack {
      GaugeRing.stroke(Circle(), from: start, to: start + 360).opacity(0.35)
      if configuration.value > 0 {
        GaugeRing.stroke(GaugeArc(start: .degrees(-90), end: end), from: start, to: start + 360)
      }
      GaugeRing.value(configuration, maxWidth: 36)
    }
    .frame(width: GaugeRing.size, height: GaugeRing.size)
    .accessibilityElement(children: .combine)
  }
}

/// The measures of the circular gauges, in points, and what stands in them.
///
/// Measured in 11 pictures of iOS at 3x, `CircularComplicationSnapshot` of home-assistant's iOS
/// app: rings of 58 points whose line is 5.33 wide, with 0.35 of the tint where a capacity is not
/// reached; an arc of 240 degrees with labels at its ends and of 270 without; a dot of 5.87 points
/// in a gap of 9.55; centered values at most 40 wide, 1 above the middle; end labels that are not
/// shrunk, 8 apart, 19 below the middle.
private nonisolated enum GaugeRing {
  static var size: Double { 58 }
  static var width: Double { 16.0 / 3 }
  static var radius: Double { (size - width) / 2 }

  static func hasEnds(_ configuration: GaugeStyleConfiguration) -> Bool {
    configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil
  }

  /// An outline in the tint. A gradient runs from one angle to another, in degrees.
  static func stroke(
    _ shape: some Shape, from start: Double, to end: Double, width: Double = width
  ) -> some View {
    GaugePart(.ring(from: .degrees(start), to: .degrees(end))) { tint in
      shape.stroke(tint, style: StrokeStyle(lineWidth: width, lineCap: .round))
    }
    .frame(width: 2 * radius, height: 2 * radius)
  }

  @ViewBuilder static func value(
    _ configuration: GaugeStyleConfiguration, maxWidth: Double
  ) -> some View {
    if let value = configuration.currentValueLabel {
      value.font(.system(size: 20, weight: .medium)).lineLimit(1).minimumScaleFactor(0.5)
        .frame(maxWidth: maxWidth)
    } else {
      configuration.label.font(.system(size: 16, weight: .medium)).lineLimit(1)
        .minimumScaleFactor(0.5).frame(maxWidth: maxWidth)
    }
  }

  @ViewBuilder static func ends(_ configuration: GaugeStyleConfiguration) -> some View {
    if hasEnds(configuration) {
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        configuration.maximumValueLabel
      }
      .font(.system(size: 11, weight: .medium)).lineLimit(1).fixedSize().offset(y: 19)
    } else if configuration.currentValueLabel != nil {
      configuration.label.font(.system(size: 11, weight: .semibold)).lineLimit(1)
        .minimumScaleFactor(0.6).frame(maxWidth: 32).offset(y: 24)
    }
  }
}

nonisolated extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The look of gauges on the platform.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
nonisolated extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills from the leading edge.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
nonisolated extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A small bar that fills from the leading edge.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
nonisolated extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A small bar with a marker at the value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
nonisolated extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a marker at the value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
nonisolated extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that fills clockwise.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

nonisolated extension View {
  /// Sets the style of the gauges in the view.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    styled(by: style) { style, configuration in style.makeBody(configuration: configuration) }
  }
}

/// The ring of a watch.
public nonisolated struct CircularGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// Returns an open ring with a marker.
  public func makeBody(configuration: Configuration) -> some View {
    AccessoryCircularGaugeStyle().makeBody(configuration: configuration)
  }
}
/// The bar of a watch.
public nonisolated struct LinearGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// Returns a bar with a marker.
  public func makeBody(configuration: Configuration) -> some View {
    AccessoryLinearGaugeStyle().makeBody(configuration: configuration)
  }
}
nonisolated extension GaugeStyle where Self == CircularGaugeStyle {
  /// The ring of a watch.
  public static var circular: CircularGaugeStyle { CircularGaugeStyle() }
}
nonisolated extension GaugeStyle where Self == LinearGaugeStyle {
  /// The bar of a watch.
  public static var linear: LinearGaugeStyle { LinearGaugeStyle() }
}
