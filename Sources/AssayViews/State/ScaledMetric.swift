// SPDX-License-Identifier: MIT

/// A length that scales with Dynamic Type, in points.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  private let value: Value

  /// Creates a scaled length from its value at the text size `large`, in points.
  ///
  /// Unlike SwiftUI, each text style scales as body does. The styles differ by a few percent at the
  /// extremes.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) {
    self.value = wrappedValue
  }

  /// The length at the current text size: scaled by the line height of body and rounded to a third
  /// of a point.
  public var wrappedValue: Value {
    let lineHeight = Self.bodyLineHeights[dynamicTypeSize] ?? Self.bodyLineHeightAtLarge
    let scaled = Double(value) * lineHeight / Self.bodyLineHeightAtLarge
    return Value((scaled * 3).rounded() / 3)
  }

  private static var bodyLineHeightAtLarge: Double { 22 }

  /// Apple's Human Interface Guidelines, typography, leading of Body.
  private static var bodyLineHeights: [DynamicTypeSize: Double] {
    [
      .xSmall: 19, .small: 20, .medium: 21, .large: 22, .xLarge: 24, .xxLarge: 26, .xxxLarge: 29,
      .accessibility1: 34, .accessibility2: 40, .accessibility3: 48, .accessibility4: 56,
      .accessibility5: 62,
    ]
  }
}
