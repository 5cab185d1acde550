// SPDX-License-Identifier: MIT

/// A text size, by UIKit's names.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// UIKit's text of the size, such as `UICTContentSizeCategoryL`.
  public let rawValue: String
  /// Creates a text size from UIKit's text of it.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Never posted.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")

  /// That of the place around.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// `DynamicTypeSize.xSmall`.
  public static let extraSmall = UIContentSizeCategory(.xSmall)
  /// `DynamicTypeSize.small`.
  public static let small = UIContentSizeCategory(.small)
  /// `DynamicTypeSize.medium`.
  public static let medium = UIContentSizeCategory(.medium)
  /// `DynamicTypeSize.large`, the default of a new device.
  public static let large = UIContentSizeCategory(.large)
  /// `DynamicTypeSize.xLarge`.
  public static let extraLarge = UIContentSizeCategory(.xLarge)
  /// `DynamicTypeSize.xxLarge`.
  public static let extraExtraLarge = UIContentSizeCategory(.xxLarge)
  /// `DynamicTypeSize.xxxLarge`.
  public static let extraExtraExtraLarge = UIContentSizeCategory(.xxxLarge)
  /// `DynamicTypeSize.accessibility1`.
  public static let accessibilityMedium = UIContentSizeCategory(.accessibility1)
  /// `DynamicTypeSize.accessibility2`.
  public static let accessibilityLarge = UIContentSizeCategory(.accessibility2)
  /// `DynamicTypeSize.accessibility3`.
  public static let accessibilityExtraLarge = UIContentSizeCategory(.accessibility3)
  /// `DynamicTypeSize.accessibility4`.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(.accessibility4)
  /// `DynamicTypeSize.accessibility5`.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(.accessibility5)

  /// Whether it is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool {
    DynamicTypeSize(self)?.isAccessibilitySize ?? false
  }

  private static let prefix = "UICTContentSizeCategory"
  // UIKit's endings, in the order of `DynamicTypeSize.allCases`.
  private static let endings = [
    "XS", "S", "M", "L", "XL", "XXL", "XXXL",
    "AccessibilityM", "AccessibilityL", "AccessibilityXL", "AccessibilityXXL", "AccessibilityXXXL",
  ]

  /// Creates the text size that SwiftUI names so.
  public init(_ dynamicTypeSize: DynamicTypeSize) {
    let index = DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize) ?? 3
    self.init(rawValue: Self.prefix + Self.endings[index])
  }

  /// Creates the text size that SwiftUI named so before iOS 15.
  // For names that both types have.
  @_disfavoredOverload
  public init(_ sizeCategory: ContentSizeCategory) {
    let index = ContentSizeCategory.allCases.firstIndex(of: sizeCategory) ?? 3
    self.init(rawValue: Self.prefix + Self.endings[index])
  }

  fileprivate var index: Int? {
    guard rawValue.hasPrefix(Self.prefix) else { return nil }
    return Self.endings.firstIndex(of: String(rawValue.dropFirst(Self.prefix.count)))
  }
}

extension DynamicTypeSize {
  /// Creates the text size that UIKit names so; nil for one that is not specified or not known.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let index = uiSizeCategory.index else { return nil }
    self = Self.allCases[index]
  }
}
