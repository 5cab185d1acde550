// SPDX-License-Identifier: MIT

internal import AssayAudit

/// The kinds of issues that an audit reports. The first seven have the names of
/// `XCUIAccessibilityAuditType`.
public struct AccessibilityAuditType: OptionSet, Hashable, Sendable {
  /// The kinds as bits.
  public var rawValue: UInt64

  /// Creates a set from its bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Text or an icon with too little contrast.
  public static let contrast = Self(.contrast)
  /// Visible text that assistive technology cannot reach.
  public static let elementDetection = Self(.elementDetection)
  /// A control that is too small to touch, or too close to another one.
  public static let hitRegion = Self(.hitRegion)
  /// An element without a label, or with a meaningless label.
  public static let sufficientElementDescription = Self(.sufficientElementDescription)
  /// Text that does not follow the text size.
  public static let dynamicType = Self(.dynamicType)
  /// Text that is cut off.
  public static let textClipped = Self(.textClipped)
  /// An element with wrong or missing traits.
  public static let trait = Self(.trait)
  /// Controls on one screen with the same label.
  public static let duplicatedLabel = Self(.duplicatedLabel)
  /// A reading order that differs from the visible order.
  public static let readingOrder = Self(.readingOrder)
  /// Color as the only difference.
  public static let colorOnly = Self(.colorOnly)
  /// A dark appearance that stays bright.
  public static let darkInterface = Self(.darkInterface)
  /// Images that Smart Invert turns into negatives.
  public static let smartInvert = Self(.smartInvert)
  /// Text that the locale has no translation for.
  public static let localization = Self(.localization)

  /// All kinds.
  public static let all = Self(AuditType.allCases)

  private init(_ types: [AuditType]) {
    rawValue = types.reduce(0) { $0 | Self($1).rawValue }
  }

  init(_ type: AuditType) {
    // NB: the place in the list is the bit; it is never written anywhere.
    rawValue = 1 << UInt64(AuditType.allCases.firstIndex(of: type) ?? 0)
  }

  var types: Set<AuditType> { Set(AuditType.allCases.filter { contains(Self($0)) }) }
}
