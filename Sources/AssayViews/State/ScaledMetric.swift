// SPDX-License-Identifier: MIT

/// A length that scales with Dynamic Type, in points.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Environment(\.displayScale) private var displayScale
  private let value: Value
  private let textStyle: Font.TextStyle

  /// Creates a scaled length from its value at the text size `large`, in points.
  ///
  /// - Parameters:
  ///   - wrappedValue: The length at `large`.
  ///   - textStyle: The text style that it grows with.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) {
    self.value = wrappedValue
    self.textStyle = textStyle
  }

  /// The length at the current text size: scaled by the line height of the text style, and rounded
  /// to pixels.
  public var wrappedValue: Value {
    Value(
      DynamicTypeMetrics.scaled(
        Double(value), relativeTo: textStyle, at: dynamicTypeSize,
        displayScale: Double(displayScale)))
  }
}
