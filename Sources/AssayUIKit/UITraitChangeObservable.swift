// SPDX-License-Identifier: MIT

/// A trait that code can observe.
public protocol UITraitDefinition {}

/// The trait of light and dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {}
/// The trait of the size class of the width.
public struct UITraitHorizontalSizeClass: UITraitDefinition {}
/// The trait of the size class of the height.
public struct UITraitVerticalSizeClass: UITraitDefinition {}
/// The trait of the text size.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
/// The trait of the direction of the layout.
public struct UITraitLayoutDirection: UITraitDefinition {}
/// The trait of pixels per point.
public struct UITraitDisplayScale: UITraitDefinition {}
/// The trait of contrast.
public struct UITraitAccessibilityContrast: UITraitDefinition {}
/// The trait of the kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {}

/// Ends an observation of traits.
public protocol UITraitChangeRegistration {}

private struct NoRegistration: UITraitChangeRegistration {}

/// What has traits that code can observe. They do not change in a snapshot.
@MainActor @preconcurrency
public protocol UITraitChangeObservable {}

extension UITraitChangeObservable {
  /// Accepted, and never called.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type],
    handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    NoRegistration()
  }
  /// Accepted, and never called.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type], action: Selector
  ) -> any UITraitChangeRegistration {
    NoRegistration()
  }
  /// Accepted, and never called.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    NoRegistration()
  }
  /// Accepted, and does nothing.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
