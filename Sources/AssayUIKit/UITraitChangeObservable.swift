// SPDX-License-Identifier: MIT

/// A trait that code can observe.
public protocol UITraitDefinition {
  /// What the trait holds.
  associatedtype Value = Never
  /// The value that nobody set.
  static var defaultValue: Value { get }
  /// The name in code.
  static var identifier: String { get }
  /// The name in messages.
  static var name: String { get }
  /// Whether colors depend on it.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The name of the type.
  public static var identifier: String { String(reflecting: self) }
  /// The name of the type.
  public static var name: String { String(describing: self) }
  /// false.
  public static var affectsColorAppearance: Bool { false }
}

extension UITraitDefinition where Value == Never {
  /// Never asked: the traits of UIKit itself are properties of a collection.
  public static var defaultValue: Never {
    preconditionFailure("\(self) is a property of UITraitCollection, and has no value of its own")
  }
}

extension UITraitCollection {
  /// The value that nobody set: traits of the app's own are not kept.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    Trait.defaultValue
  }
}

extension UIMutableTraits {
  /// The value that nobody set: traits of the app's own are not kept.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { Trait.defaultValue }
    set {}
  }
}

/// A value of the environment that is a trait too. Neither follows the other.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  /// Never called: reads the trait.
  static func read(from traitCollection: UITraitCollection) -> Value
  /// Never called: sets the trait.
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

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
/// A trait.
public struct UITraitTabAccessoryEnvironment: UITraitDefinition {}
/// A trait.
public struct UITraitSplitViewControllerLayoutEnvironment: UITraitDefinition {}
/// A trait.
public struct UITraitListEnvironment: UITraitDefinition {}
/// A trait.
public struct UITraitSceneCaptureState: UITraitDefinition {}
/// A trait.
public struct UITraitTypesettingLanguage: UITraitDefinition {}
/// A trait.
public struct UITraitImageDynamicRange: UITraitDefinition {}
/// A trait.
public struct UITraitToolbarItemPresentationSize: UITraitDefinition {}
/// A trait.
public struct UITraitUserInterfaceLevel: UITraitDefinition {}
/// A trait.
public struct UITraitActiveAppearance: UITraitDefinition {}
/// A trait.
public struct UITraitForceTouchCapability: UITraitDefinition {}
/// A trait.
public struct UITraitLegibilityWeight: UITraitDefinition {}
/// A trait.
public struct UITraitDisplayGamut: UITraitDefinition {}

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
  /// Accepted, and never called: a closure whose first parameter is of the type `Self`, which names
  /// the type of the object and not that of its declaration.
  @_disfavoredOverload
  @discardableResult
  public func registerForTraitChanges<Observer: UITraitChangeObservable>(
    _ traits: [any UITraitDefinition.Type],
    handler: @escaping (Observer, UITraitCollection) -> Void
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

extension UITraitCollection {
  /// The traits on which colors depend.
  public static var systemTraitsAffectingColorAppearance: [any UITraitDefinition.Type] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self,
      UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
    ]
  }
  /// The traits on which the choice of an image depends.
  public static var systemTraitsAffectingImageLookup: [any UITraitDefinition.Type] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayScale.self,
      UITraitDisplayGamut.self, UITraitAccessibilityContrast.self, UITraitLayoutDirection.self,
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self,
    ]
  }
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
extension UIWindowScene: UITraitChangeObservable {}
