// SPDX-License-Identifier: MIT

extension SystemFormatStyle {
  /// The way from a date to the formatted one: "3 minutes, 42 seconds".
  public struct DateOffset: Hashable, Sendable {
    fileprivate let anchor: Date
    private let fields: Set<Date.ComponentsFormatStyle.Field>
    private let maxFieldCount: Int
    private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
    private var place = FormatPlace()

    /// Creates a format of the way from a date.
    ///
    /// - Parameters:
    ///   - anchor: the date that the way begins at.
    ///   - allowedFields: with only hours, minutes and seconds, or minutes and seconds, the words
    ///     are those of a clock, "3:46".
    ///   - maxFieldCount: how many fields are shown, from the largest.
    ///   - sign: dates before the anchor are negative.
    public init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
        .year, .month, .week, .day, .hour, .minute, .second,
      ],
      maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      self.anchor = anchor
      self.fields = allowedFields
      self.maxFieldCount = maxFieldCount
      self.sign = sign
    }
  }

  /// A date as one says it from another: "in 5 minutes", "tomorrow", "June 2019".
  ///
  /// Near dates are relative. The others have the fields in which they differ.
  public struct DateReference: Hashable, Sendable {
    fileprivate let date: Date
    private let fields: Set<Date.RelativeFormatStyle.Field>
    private let maxFieldCount: Int
    private let threshold: Date.RelativeFormatStyle.Field
    private var place = FormatPlace()

    /// Creates a format that refers to a date.
    ///
    /// - Parameters:
    ///   - date: the date that is said.
    ///   - allowedFields: the units of relative words, besides that of the threshold.
    ///   - maxFieldCount: how many fields other words have, from the largest that differs.
    ///   - thresholdField: the largest unit of relative words.
    public init(
      to date: Date,
      allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
      maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) {
      self.date = date
      self.fields = allowedFields
      self.maxFieldCount = maxFieldCount
      self.threshold = thresholdField
    }
  }
}

extension SystemFormatStyle.DateOffset: FormatStyle, SystemFormat {
  /// Returns the way from the anchor to a date.
  public func format(_ value: Date) -> AttributedString {
    let words = place.words
    let (start, end) = (min(value, anchor), max(value, anchor))
    let clock: Set<Date.ComponentsFormatStyle.Field> = [.minute, .second]
    let text: String
    if fields == clock || fields == clock.union([.hour]), maxFieldCount >= fields.count {
      text = ClockWords(
        locale: words.locale, showsHours: fields.contains(.hour), maxFieldCount: maxFieldCount,
        maxPrecision: .seconds(1), isPadded: false
      ).words(end.timeIntervalSince(start))
    } else {
      text = units(from: start, to: end, words)
    }
    return AttributedString(mark(isNegative: value < anchor, isZero: value == anchor) + text)
  }

  private typealias Unit = (
    field: Date.ComponentsFormatStyle.Field, part: Calendar.Component, string: NSCalendar.Unit,
    words: (unit: Duration.UnitsFormatStyle.Unit, seconds: Int)?
  )

  private static let units: [Unit] = [
    (.year, .year, .year, nil), (.month, .month, .month, nil),
    (.week, .weekOfYear, .weekOfMonth, (.weeks, 604_800)), (.day, .day, .day, (.days, 86_400)),
    (.hour, .hour, .hour, (.hours, 3600)), (.minute, .minute, .minute, (.minutes, 60)),
    (.second, .second, .second, (.seconds, 1)),
  ]

  /// The units as one list, from the largest that is there.
  private func units(from start: Date, to end: Date, _ words: DateWords) -> String {
    let known = Self.units.filter { fields.contains($0.field) }
    let parts = words.calendar.dateComponents(Set(known.map(\.part)), from: start, to: end)
    let first = known.firstIndex { parts.value(for: $0.part) ?? 0 > 0 } ?? known.count - 1
    guard first >= 0 else { return "" }
    let shown = known[first...].prefix(max(1, maxFieldCount))
    let fixed = shown.compactMap(\.words)
    guard fixed.count == shown.count else {
      let formatter = DateComponentsFormatter()
      formatter.calendar = words.calendar
      formatter.unitsStyle = .full
      formatter.allowedUnits = shown.reduce(into: []) { $0.insert($1.string) }
      return formatter.string(from: start, to: end) ?? ""
    }
    // A day counts as one, also where clocks changed.
    let seconds = shown.reduce(0) {
      $0 + (parts.value(for: $1.part) ?? 0) * ($1.words?.seconds ?? 0)
    }
    return Duration.UnitsFormatStyle(
      allowedUnits: Set(fixed.map(\.unit)), width: .wide, maximumUnitCount: fixed.count
    )
    .locale(words.locale).format(.seconds(seconds))
  }

  private func mark(isNegative: Bool, isZero: Bool) -> String {
    let symbols = NumberFormatter()
    symbols.locale = place.words.locale
    if isNegative { return sign == .never ? "" : symbols.minusSign }
    let isShown = isZero ? sign == .always(includingZero: true) : sign == .always()
    return isShown || sign == .always(includingZero: true) ? symbols.plusSign : ""
  }

  /// Returns the format in a locale.
  public func locale(_ locale: Locale) -> Self {
    var copy = self
    copy.place.locale = locale.named
    return copy
  }

  /// Returns the format in a calendar.
  public func calendar(_ calendar: Calendar) -> Self {
    var copy = self
    copy.place.calendar = calendar == .autoupdatingCurrent ? nil : calendar
    return copy
  }

  var moment: Date { anchor }
  var kind: String { "an offset to a date" }
  func adapted(_ environment: EnvironmentValues) -> Self {
    var copy = self
    copy.place = place.adapted(environment)
    return copy
  }
}

extension SystemFormatStyle.DateReference: FormatStyle, SystemFormat {
  /// Returns the words for the date of the format, seen from another.
  public func format(_ value: Date) -> AttributedString {
    let words = place.words
    return AttributedString(
      isNear(value, words.calendar) ? relative(value, words) : absolute(value, words))
  }

  private static let order: [(Date.RelativeFormatStyle.Field, Calendar.Component)] = [
    (.year, .year), (.month, .month), (.week, .weekOfYear), (.day, .day), (.hour, .hour),
    (.minute, .minute), (.second, .second),
  ]

  /// Whether no unit above the threshold is between both dates. Weeks are above days only where
  /// they are allowed.
  private func isNear(_ value: Date, _ calendar: Calendar) -> Bool {
    let above = Self.order.prefix { $0.0 != threshold }
      .filter { $0.0 != .week || fields.contains(.week) }.map(\.1)
    let parts = calendar.dateComponents(
      Set(above).union([.second]), from: min(value, date), to: max(value, date))
    return above.allSatisfy { parts.value(for: $0) ?? 0 == 0 }
  }

  private func relative(_ value: Date, _ words: DateWords) -> String {
    Date.AnchoredRelativeFormatStyle(
      anchor: date, allowedFields: fields.union([threshold]), presentation: .named,
      unitsStyle: .wide, locale: words.locale, calendar: words.calendar
    ).format(value)
  }

  private func absolute(_ value: Date, _ words: DateWords) -> String {
    let parts: [(Calendar.Component, String)] = [
      (.year, "y"), (.month, "MMMM"), (.day, "d"), (.hour, "j"), (.minute, "mm"),
    ]
    let differing = parts.drop {
      words.calendar.component($0.0, from: value) == words.calendar.component($0.0, from: date)
    }
    let shown = (differing.isEmpty ? parts[...] : differing).prefix(max(1, maxFieldCount))
    // A day of another year needs no weekday: nobody knows those of last year.
    let isDay = shown.contains { $0.0 == .day } && shown.first?.0 != .year
    return words.formatted(
      date, template: (isDay ? "EEEE" : "") + shown.map(\.1).joined())
  }

  /// Returns the format in a locale.
  public func locale(_ locale: Locale) -> Self {
    var copy = self
    copy.place.locale = locale.named
    return copy
  }

  /// Returns the format in a calendar.
  public func calendar(_ calendar: Calendar) -> Self {
    var copy = self
    copy.place.calendar = calendar == .autoupdatingCurrent ? nil : calendar
    return copy
  }

  var moment: Date { date }
  var kind: String { "a reference to a date" }
  func adapted(_ environment: EnvironmentValues) -> Self {
    var copy = self
    copy.place = place.adapted(environment)
    return copy
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// The way from a date to the formatted one: "3 minutes, 42 seconds".
  public static func offset(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
      .year, .month, .week, .day, .hour, .minute, .second,
    ],
    maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> SystemFormatStyle.DateOffset {
    SystemFormatStyle.DateOffset(
      to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// A date as one says it from the formatted one: "in 5 minutes".
  public static func reference(
    to date: Date,
    allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
    maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
  ) -> SystemFormatStyle.DateReference {
    SystemFormatStyle.DateReference(
      to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount,
      thresholdField: thresholdField)
  }
}
