// SPDX-License-Identifier: MIT

/// What replaces traits of a view. It is not kept: UIKit's views are not drawn.
public struct UITraitOverrides: UIMutableTraits {
  /// A trait that is replaced.
  public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// A trait that is replaced.
  public var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  /// A trait that is replaced.
  public var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  /// A trait that is replaced.
  public var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  /// A trait that is replaced.
  public var displayScale = CGFloat(0)
  /// A trait that is replaced.
  public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// A trait that is replaced.
  public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// A trait that is replaced.
  public var accessibilityContrast = UIAccessibilityContrast.unspecified

  init() {}
  /// Whether a trait is replaced: none is kept.
  public func contains(_ trait: any UITraitDefinition.Type) -> Bool { false }
  /// Accepted, and does nothing.
  public mutating func remove(_ trait: any UITraitDefinition.Type) {}
}

extension UIView {
  /// What replaces traits. It is not kept.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides() }
    set {}
  }
  /// Accepted, and does nothing: traits do not change.
  public func updateTraitsIfNeeded() {}
}

extension UIViewController {
  /// What replaces traits. It is not kept.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides() }
    set {}
  }
  /// Accepted, and does nothing: traits do not change.
  public func updateTraitsIfNeeded() {}
}
