// SPDX-License-Identifier: MIT

/// What changes the looks of words, which is never asked.
public struct UIConfigurationTextAttributesTransformer {
  /// What it does.
  public var transform: (AttributeContainer) -> AttributeContainer
  /// Creates a change.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
  /// Makes the change.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}

/// What changes a color of a state, which is never asked.
public struct UIConfigurationColorTransformer: Sendable {
  /// What it does.
  public var transform: @Sendable (UIColor) -> UIColor
  /// Creates a change.
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
    self.transform = transform
  }
  /// Makes the change.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
  /// The color in gray: its luminance by UIKit's own weights, which are not known, so the color
  /// itself.
  public static let grayscale = UIConfigurationColorTransformer { $0 }
  /// The color of controls, whatever the color was.
  public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }
  /// The color of controls in gray, which is not known, so the color of controls.
  public static let monochromeTint = UIConfigurationColorTransformer { _ in .tintColor }
}
