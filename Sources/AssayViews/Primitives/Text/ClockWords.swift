// SPDX-License-Identifier: MIT

/// A time as a clock shows it, "1:23:45.67", or in words where seconds are not shown.
struct ClockWords: Hashable, Codable, Sendable {
  /// nil for that of the environment.
  var locale: Locale?
  /// Without hours, the minutes go on after 60.
  var showsHours: Bool
  /// How many of hours, minutes, seconds and parts of a second are shown, from the largest.
  var maxFieldCount: Int
  /// The smallest time that is shown.
  var maxPrecision: Duration
  /// Whether the largest field has two digits.
  var isPadded: Bool

  /// The words of a time in seconds. What is less than the precision is dropped.
  func words(_ seconds: TimeInterval) -> String {
    let locale = locale ?? FormattedWords.current.locale
    // A date is stored to about a tenth of a microsecond.
    let microseconds = Int64((seconds * 1_000_000).rounded())
    let duration = Duration.microseconds(microseconds)
    let hasHours = showsHours && duration >= .seconds(3600)
    let count = max(1, maxFieldCount)
    if maxPrecision >= .seconds(60) || count == 1 {
      return units(of: duration, hasHours: hasHours, count: count, locale)
    }
    let pad = isPadded ? 2 : 1
    if hasHours, count == 2 {
      return text(duration, .hourMinute(padHourToLength: 1, roundSeconds: .down), locale)
    }
    let digits = count > (hasHours ? 3 : 2) ? fractionDigits : 0
    if hasHours {
      return text(
        duration,
        .hourMinuteSecond(
          padHourToLength: pad, fractionalSecondsLength: digits, roundFractionalSeconds: .down),
        locale)
    }
    return text(
      duration,
      .minuteSecond(
        padMinuteToLength: pad, fractionalSecondsLength: digits, roundFractionalSeconds: .down),
      locale)
  }

  /// Of a second.
  private var fractionDigits: Int {
    var digits = 0
    var unit = Duration.seconds(1)
    while unit > maxPrecision, digits < 3 {
      unit /= 10
      digits += 1
    }
    return digits
  }

  private func units(
    of duration: Duration, hasHours: Bool, count: Int, _ locale: Locale
  ) -> String {
    var units: Set<Duration.UnitsFormatStyle.Unit> = [.minutes]
    if showsHours { units.insert(.hours) }
    if maxPrecision >= .seconds(3600), hasHours {
      units = [.hours]
    } else if maxPrecision < .seconds(60) {
      units.insert(.seconds)
    }
    return Duration.UnitsFormatStyle(
      allowedUnits: units, width: .wide, maximumUnitCount: count,
      fractionalPart: .hide(rounded: .down)
    )
    .locale(locale).format(duration)
  }

  private func text(
    _ duration: Duration, _ pattern: Duration.TimeFormatStyle.Pattern, _ locale: Locale
  ) -> String {
    Duration.TimeFormatStyle(pattern: pattern).locale(locale).format(duration)
  }
}
