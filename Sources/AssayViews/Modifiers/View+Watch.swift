// SPDX-License-Identifier: MIT

// A snapshot turns no crown.
nonisolated extension View {
  /// Accepted, and has no effect: a value that the crown of a watch changes.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View {
    self
  }
  /// Accepted, and has no effect: a value between two ends that the crown of a watch changes.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View where V.Stride: BinaryFloatingPoint {
    self
  }
  /// Accepted, and has no effect: a value that the crown of a watch changes, with what is told.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
    onIdle: @escaping () -> Void = {}
  ) -> some View {
    self
  }
  /// Accepted, and has no effect: a value between two ends that the crown of a watch changes, with
  /// what is told.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true,
    onChange: @escaping (DigitalCrownEvent) -> Void = { _ in }, onIdle: @escaping () -> Void = {}
  ) -> some View where V.Stride: BinaryFloatingPoint {
    self
  }
  /// Accepted, and has no effect: a value in steps that the crown of a watch changes.
  public func digitalCrownRotation<V: BinaryInteger>(
    detent: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true,
    onChange: @escaping (DigitalCrownEvent) -> Void = { _ in }, onIdle: @escaping () -> Void = {}
  ) -> some View {
    self
  }
  /// Accepted, but not drawn: whether the mark beside the crown is visible.
  public func digitalCrownAccessory(_ visibility: Visibility) -> some View { self }
  /// Accepted, but not drawn: a view beside the crown.
  public func digitalCrownAccessory<Content: View>(
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    reporting("the view beside the crown of a watch")
  }
  /// Accepted, but not drawn: the color of a row's platter on a watch.
  public func listRowPlatterColor(_ color: Color?) -> some View {
    reporting(color == nil ? nil : "the color of a row's platter")
  }
  /// Accepted, but not drawn: the height of the rows of wheels on a watch, in points.
  public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View {
    reporting("the row height of a wheel picker")
  }
  /// Accepted, but not drawn: a complication in its style of one color.
  public func complicationForeground() -> some View { self }
}

/// How far the crown turns for a value.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
  /// How far.
  case low, medium, high
}

/// What the crown does. A snapshot never makes one.
public struct DigitalCrownEvent: Sendable {
  /// The value.
  public var offset: Double
  /// Its speed.
  public var velocity: Double
}
