// SPDX-License-Identifier: MIT

/// How assistive technology would go through what is in an element.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// A way.
  case automatic, separate, combined
}

/// What kind of words an element has.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A kind.
  public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
  /// A kind.
  public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
  /// A kind.
  public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
  /// A kind.
  public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  /// A kind.
  public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
  /// A kind.
  public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
  /// A kind.
  public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
}

// What code tells assistive technology of an object. UIKit has these names for every object. They
// are kept, and no snapshot has them: the audit reads the accessibility of SwiftUI's views.
extension NSObject {
  private struct Spoken {
    var customActions: [UIAccessibilityCustomAction]?
    var customRotors: [UIAccessibilityCustomRotor]?
    var frame = CGRect.zero
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    var groupsChildren = false
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var inputLabels: [String] = []
    var attributedLabel: NSAttributedString?
    var attributedHint: NSAttributedString?
    var attributedValue: NSAttributedString?
    var respondsToInteraction: Bool?
    var textualContext: UIAccessibilityTextualContext?
  }
  private static let keptSpoken = KeptValue<Spoken>()
  private var spoken: Spoken {
    get { Self.keptSpoken[self] ?? Spoken() }
    set { Self.keptSpoken[self] = newValue }
  }

  /// What assistive technology would do with the object.
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { spoken.customActions }
    set { spoken.customActions = newValue }
  }
  /// What assistive technology would go through.
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { spoken.customRotors }
    set { spoken.customRotors = newValue }
  }
  /// The place on the screen, in points.
  public var accessibilityFrame: CGRect {
    get { spoken.frame }
    set { spoken.frame = newValue }
  }
  /// The shape on the screen, in points.
  public var accessibilityPath: UIBezierPath? {
    get { spoken.path }
    set { spoken.path = newValue }
  }
  /// Where assistive technology would tap, in points; at first the middle of the place.
  public var accessibilityActivationPoint: CGPoint {
    get { spoken.activationPoint ?? CGPoint(x: spoken.frame.midX, y: spoken.frame.midY) }
    set { spoken.activationPoint = newValue }
  }
  /// Whether what is inside is read before what follows.
  public var shouldGroupAccessibilityChildren: Bool {
    get { spoken.groupsChildren }
    set { spoken.groupsChildren = newValue }
  }
  /// How assistive technology would go through what is inside.
  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { spoken.navigationStyle }
    set { spoken.navigationStyle = newValue }
  }
  /// Words that a user may say for the object.
  // The type is UIKit's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var accessibilityUserInputLabels: [String]! {
    get { spoken.inputLabels }
    set { spoken.inputLabels = newValue ?? [] }
  }
  /// What assistive technology would say, and how.
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { spoken.attributedLabel }
    set { spoken.attributedLabel = newValue }
  }
  /// What assistive technology would say of the use, and how.
  public var accessibilityAttributedHint: NSAttributedString? {
    get { spoken.attributedHint }
    set { spoken.attributedHint = newValue }
  }
  /// What assistive technology would say of the value, and how.
  public var accessibilityAttributedValue: NSAttributedString? {
    get { spoken.attributedValue }
    set { spoken.attributedValue = newValue }
  }
  /// Whether the object does something when a user touches it.
  public var accessibilityRespondsToUserInteraction: Bool {
    get { spoken.respondsToInteraction ?? true }
    set { spoken.respondsToInteraction = newValue }
  }
  /// What kind of words the object has.
  public var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { spoken.textualContext }
    set { spoken.textualContext = newValue }
  }
  /// false: no assistive technology runs.
  public func accessibilityElementIsFocused() -> Bool { false }
  /// None: no assistive technology runs.
  public func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<String>? { nil }
}
