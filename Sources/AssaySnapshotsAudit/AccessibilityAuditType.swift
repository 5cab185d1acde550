// SPDX-License-Identifier: MIT

internal import AssayAudit

/// What an audit looks for. The first seven are XCUITest's (`XCUIAccessibilityAuditType`).
public struct AccessibilityAuditType: OptionSet, Hashable, Sendable {
  public var rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  public static let contrast = Self(.contrast)
  public static let elementDetection = Self(.elementDetection)
  public static let hitRegion = Self(.hitRegion)
  public static let sufficientElementDescription = Self(.sufficientElementDescription)
  public static let dynamicType = Self(.dynamicType)
  public static let textClipped = Self(.textClipped)
  public static let trait = Self(.trait)
  /// Controls on one screen that are spoken alike.
  public static let duplicatedLabel = Self(.duplicatedLabel)
  /// An order of reading that no eye would take.
  public static let readingOrder = Self(.readingOrder)
  /// Colour as the only difference.
  public static let colorOnly = Self(.colorOnly)
  /// A dark appearance that stays bright.
  public static let darkInterface = Self(.darkInterface)
  /// Pictures that Smart Invert turns into negatives.
  public static let smartInvert = Self(.smartInvert)
  /// Words that the locale has no text for.
  public static let localization = Self(.localization)

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
