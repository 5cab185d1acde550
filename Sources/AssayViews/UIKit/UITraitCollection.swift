// SPDX-License-Identifier: MIT

/// Traits that can be set one by one, by UIKit's names.
public protocol UIMutableTraits {
  /// Light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// The text size.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// The direction of the layout.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// Pixels per point; 0 for that of the place around.
  var displayScale: CGFloat { get set }
  /// The size class of the width.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The size class of the height.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The contrast of colors.
  var accessibilityContrast: UIAccessibilityContrast { get set }
}

/// The traits that somebody gave; the others are unspecified.
package struct GivenTraits: UIMutableTraits, Hashable, Sendable {
  package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  package var displayScale: CGFloat = 0
  package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var accessibilityContrast = UIAccessibilityContrast.unspecified

  fileprivate mutating func add(_ others: GivenTraits) {
    func take<Value: Equatable>(_ path: WritableKeyPath<GivenTraits, Value>) {
      guard others[keyPath: path] != GivenTraits()[keyPath: path] else { return }
      self[keyPath: path] = others[keyPath: path]
    }
    take(\.userInterfaceStyle)
    take(\.userInterfaceIdiom)
    take(\.preferredContentSizeCategory)
    take(\.layoutDirection)
    take(\.displayScale)
    take(\.horizontalSizeClass)
    take(\.verticalSizeClass)
    take(\.accessibilityContrast)
  }
}

/// Traits. Those that nobody gave are those of the rendering that evaluates a body; elsewhere those
/// of a light iPhone.
public final class UITraitCollection: NSObject, @unchecked Sendable {
  @TaskLocal private static var performing: UITraitCollection?
  /// The traits in effect. Those that an app sets are not used, which is reported.
  public static var current: UITraitCollection {
    get { performing ?? UITraitCollection() }
    set { LeftOutNotes.add("the traits that an app sets as UITraitCollection.current") }
  }

  package let given: GivenTraits
  private let environment = CurrentEnvironment.values ?? EnvironmentValues()

  private init(_ given: GivenTraits) { self.given = given }

  /// Creates the traits in effect.
  public override convenience init() { self.init(GivenTraits()) }

  /// Whether colors are others than with other traits.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let other = traitCollection else { return true }
    return userInterfaceStyle != other.userInterfaceStyle
      || accessibilityContrast != other.accessibilityContrast
  }

  /// Creates the traits in effect, in an appearance.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// Creates the traits in effect, with the idiom of a device.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
  }

  /// Creates the traits in effect, with a text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  /// Creates the traits in effect, with a direction of the layout.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  /// Creates the traits in effect, with a number of pixels per point.
  public convenience init(displayScale: CGFloat) { self.init { $0.displayScale = displayScale } }

  /// Creates the traits in effect, with a size class of the width.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  /// Creates the traits in effect, with a size class of the height.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// Creates the traits in effect, with a contrast of colors.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }

  /// Creates the traits in effect, with those that a closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(GivenTraits().changed(by: mutations))
  }

  /// Joins the given traits of several collections, of which a later one stands above an earlier.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(collections.reduce(into: GivenTraits()) { $0.add($1.given) })
  }

  /// Returns the traits with those that a closure sets.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection
  {
    UITraitCollection(given.changed(by: mutations))
  }

  /// Calls a closure, for which the traits are the current ones. Colors without traits of their own
  /// are still those of the rendering, which is reported where the traits have another appearance.
  public func performAsCurrent(_ actions: () -> Void) {
    if hasDifferentColorAppearance(comparedTo: UITraitCollection()) {
      LeftOutNotes.add("the colors of an appearance that an app makes current")
    }
    Self.$performing.withValue(self, operation: actions)
  }

  /// The appearance.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    guard given.userInterfaceStyle == .unspecified else { return given.userInterfaceStyle }
    return environment.colorScheme == .dark ? .dark : .light
  }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    given.userInterfaceIdiom == .unspecified ? .current : given.userInterfaceIdiom
  }
  /// The text size.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    guard given.preferredContentSizeCategory == .unspecified else {
      return given.preferredContentSizeCategory
    }
    return UIContentSizeCategory(environment.dynamicTypeSize)
  }
  /// A length that grows as a text style does.
  package func scaled(_ value: CGFloat, relativeTo style: UIFont.TextStyle) -> CGFloat {
    CGFloat(
      DynamicTypeMetrics.scaled(
        Double(value), relativeTo: style.style,
        at: DynamicTypeSize(preferredContentSizeCategory) ?? .large,
        displayScale: Double(displayScale)))
  }
  /// The direction of the layout.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    guard given.layoutDirection == .unspecified else { return given.layoutDirection }
    return environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// Pixels per point.
  public var displayScale: CGFloat {
    given.displayScale == 0 ? CGFloat(environment.displayScale) : given.displayScale
  }
  /// The size class of the width.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    guard given.horizontalSizeClass == .unspecified else { return given.horizontalSizeClass }
    return UIUserInterfaceSizeClass(environment.horizontalSizeClass)
  }
  /// The size class of the height.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    guard given.verticalSizeClass == .unspecified else { return given.verticalSizeClass }
    return UIUserInterfaceSizeClass(environment.verticalSizeClass)
  }
  /// The contrast of colors.
  public var accessibilityContrast: UIAccessibilityContrast {
    guard given.accessibilityContrast == .unspecified else { return given.accessibilityContrast }
    return environment.colorSchemeContrast == .increased ? .high : .normal
  }
}

extension GivenTraits {
  fileprivate func changed(by mutations: (inout any UIMutableTraits) -> Void) -> GivenTraits {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    // NB: a closure that puts another value in place of ours has said nothing about traits.
    return traits as? GivenTraits ?? self
  }
}
