// SPDX-License-Identifier: MIT

/// The time between two dates in words: "in 2 hours", "3 days ago".
///
/// Unlike Foundation's on Apple's systems, a part of a unit is rounded and not dropped: 90 minutes
/// are 2 hours.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// How a day is said.
  public enum DateTimeStyle: Int, Sendable {
    /// "1 day ago"
    case numeric
    /// "yesterday"
    case named
  }

  /// How a unit is written.
  public enum UnitsStyle: Int, Sendable {
    /// "2 months ago"
    case full
    /// "two months ago"
    case spellOut
    /// "2 mo. ago"
    case short
    /// "2mo ago"
    case abbreviated
  }

  /// How a day is said.
  open var dateTimeStyle: DateTimeStyle = .numeric
  /// How a unit is written.
  open var unitsStyle: UnitsStyle = .full
  /// How the words begin. Unlike Foundation's, it has no effect.
  open var formattingContext: Formatter.Context = .unknown
  // The types are Foundation's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The language; by default that of the environment.
  open var locale: Locale! = FormattedWords.current.locale
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What says where days begin; by default that of the environment.
  open var calendar: Calendar! = FormattedWords.current.calendar

  /// Creates a formatter.
  public override init() { super.init() }
  /// nil: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// The words for a date, seen from another.
  open func localizedString(for date: Date, relativeTo reference: Date) -> String {
    let presentation: Date.RelativeFormatStyle.Presentation =
      switch dateTimeStyle {
      case .numeric: .numeric
      case .named: .named
      }
    let units: Date.RelativeFormatStyle.UnitsStyle =
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    // The style says where its anchor lies, seen from the date that it formats.
    return Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: presentation, unitsStyle: units, locale: locale,
      calendar: calendar
    ).format(reference)
  }

  /// The words for a number of seconds from now.
  open func localizedString(fromTimeInterval interval: TimeInterval) -> String {
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: reference.addingTimeInterval(interval), relativeTo: reference)
  }

  /// The words for parts of a date from now.
  open func localizedString(from components: DateComponents) -> String {
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    let date = calendar.date(byAdding: components, to: reference) ?? reference
    return localizedString(for: date, relativeTo: reference)
  }

  /// The words for a date, seen from now; nil for anything else.
  open override func string(for object: Any?) -> String? {
    (object as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}
