// SPDX-License-Identifier: MIT

/// A length of time in words or numbers: "1 hour, 5 minutes", "1:05:00".
///
/// Unlike Foundation's on Apple's systems, years and months have English words in every language,
/// which is reported, and a phrase such as "remaining" is English too.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How a unit is written.
  public enum UnitsStyle: Int, Sendable {
    /// "1:05:00"
    case positional
    /// "1h 5m"
    case abbreviated
    /// "1 hr, 5 min"
    case short
    /// "1 hour, 5 minutes"
    case full
    /// "one hour, five minutes"
    case spellOut
    /// "1hr 5min"
    case brief
  }

  /// What is done with units that are zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As `dropLeading` in the positional style, and as `dropAll` in the others.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Leaves out those before the first that is not zero.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Leaves out those between others.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Leaves out those after the last that is not zero.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// Leaves out all.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Writes all, with two digits in the positional style.
    public static let pad = ZeroFormattingBehavior(rawValue: 65536)
  }

  /// How a unit is written.
  open var unitsStyle: UnitsStyle = .positional
  /// The units; without one, all from years to seconds.
  open var allowedUnits: NSCalendar.Unit = []
  /// What is done with units that are zero.
  open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
  /// How many units are written at most; 0 for all.
  open var maximumUnitCount = 0
  /// Whether the text begins with "About".
  open var includesApproximationPhrase = false
  /// Whether the text ends with "remaining".
  open var includesTimeRemainingPhrase = false
  /// Accepted, and has no effect.
  open var allowsFractionalUnits = false
  /// Accepted, and has no effect.
  open var collapsesLargestUnit = false
  /// Accepted, and has no effect.
  open var formattingContext: Formatter.Context = .unknown
  /// The date that an interval begins at; that says how long a month is.
  open var referenceDate: Date?
  /// The language and the lengths of units; by default those of the environment.
  open var calendar: Calendar? = {
    var calendar = FormattedWords.current.calendar
    calendar.locale = FormattedWords.current.locale
    return calendar
  }()

  /// Creates a formatter.
  public override init() { super.init() }
  /// nil: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// The words for parts of a date; nil where they are of no allowed unit.
  open func string(from components: DateComponents) -> String? {
    let calendar = self.calendar ?? .current
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    guard let end = calendar.date(byAdding: components, to: start) else { return nil }
    return string(from: start, to: end)
  }

  /// The words for a number of seconds.
  open func string(from interval: TimeInterval) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(interval))
  }

  /// The words for the time between two dates.
  open func string(from start: Date, to end: Date) -> String? {
    let units = TimeUnit.allCases.filter {
      allowedUnits.isEmpty ? $0 != .week : !allowedUnits.isDisjoint(with: $0.calendarUnits)
    }
    guard !units.isEmpty else { return nil }
    let calendar = self.calendar ?? .current
    let parts = calendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
    let counts = units.map { (unit: $0, count: parts.value(for: $0.component) ?? 0) }
    let text = joined(kept(counts))
    return (includesApproximationPhrase ? "About " : "") + text
      + (includesTimeRemainingPhrase ? " remaining" : "")
  }

  /// The words for a style.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// The words for parts of a date; nil for anything else.
  open override func string(for object: Any?) -> String? {
    (object as? DateComponents).flatMap { string(from: $0) }
  }

  private typealias Count = (unit: TimeUnit, count: Int)

  private func kept(_ counts: [Count]) -> [Count] {
    var drops = zeroFormattingBehavior
    if drops.contains(.default) { drops = unitsStyle == .positional ? .dropLeading : .dropAll }
    let first = counts.firstIndex { $0.count != 0 }
    let last = counts.lastIndex { $0.count != 0 }
    var kept = counts.indices.filter { index in
      guard counts[index].count == 0 else { return true }
      guard let first, let last else { return !drops.contains(.dropLeading) }
      if index < first { return !drops.contains(.dropLeading) }
      return !drops.contains(index > last ? .dropTrailing : .dropMiddle)
    }
    if kept.isEmpty, let index = counts.indices.last { kept = [index] }
    if maximumUnitCount > 0 { kept = Array(kept.prefix(maximumUnitCount)) }
    return kept.map { counts[$0] }
  }

  private func joined(_ counts: [Count]) -> String {
    guard unitsStyle == .positional else {
      let separator = [.abbreviated, .brief].contains(unitsStyle) ? " " : ", "
      return counts.map { words($0) }.joined(separator: separator)
    }
    let pads = zeroFormattingBehavior.contains(.pad)
    return counts.enumerated().map { index, part in
      let digits = String(part.count)
      return (index > 0 || pads) && digits.count < 2 ? "0" + digits : digits
    }.joined(separator: ":")
  }

  private func words(_ part: Count) -> String {
    let text = part.unit.words(part.count, style: unitsStyle, locale: calendar?.locale)
    switch unitsStyle {
    case .spellOut:
      let formatter = NumberFormatter()
      formatter.numberStyle = .spellOut
      formatter.locale = calendar?.locale
      let number = formatter.string(from: part.count as NSNumber) ?? String(part.count)
      return text.replacing(String(part.count), with: number)
    case .brief: return text.filter { $0 != " " }
    case .positional, .abbreviated, .short, .full: return text
    }
  }
}

/// A unit of a length of time, largest first.
private enum TimeUnit: CaseIterable {
  case year, month, week, day, hour, minute, second

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  var calendarUnits: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: [.weekOfMonth, .weekOfYear]
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// Foundation on Linux knows the words of units whose length in seconds is fixed.
  private var duration: (unit: Duration.UnitsFormatStyle.Unit, seconds: Int)? {
    switch self {
    case .year, .month: nil
    case .week: (.weeks, 604_800)
    case .day: (.days, 86_400)
    case .hour: (.hours, 3600)
    case .minute: (.minutes, 60)
    case .second: (.seconds, 1)
    }
  }

  func words(
    _ count: Int, style: DateComponentsFormatter.UnitsStyle, locale: Locale?
  ) -> String {
    guard let duration else {
      if let language = locale?.language.languageCode, language != .english {
        LeftOutNotes.add(
          "the word for a year or month in the language '\(language.identifier)' (English instead)")
      }
      return englishWords(count, style: style)
    }
    let width: Duration.UnitsFormatStyle.UnitWidth =
      switch style {
      case .positional, .abbreviated: .narrow
      case .short, .brief: .abbreviated
      case .full, .spellOut: .wide
      }
    let format = Duration.UnitsFormatStyle.units(allowed: [duration.unit], width: width)
    return format.locale(locale ?? Locale(identifier: "en_US"))
      .format(.seconds(count * duration.seconds))
  }

  private func englishWords(_ count: Int, style: DateComponentsFormatter.UnitsStyle) -> String {
    let isYear = self == .year
    let plural = abs(count) == 1 ? "" : "s"
    return switch style {
    case .positional, .abbreviated: "\(count)\(isYear ? "y" : "mo")"
    case .short, .brief: "\(count) \(isYear ? "yr" : "mo")\(plural)"
    case .full, .spellOut: "\(count) \(isYear ? "year" : "month")\(plural)"
    }
  }
}
