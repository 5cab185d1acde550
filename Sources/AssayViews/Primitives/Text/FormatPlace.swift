// SPDX-License-Identifier: MIT

/// A format of the system for live texts.
protocol SystemFormat {
  /// The date at which a text shows it, where the text follows the clock.
  var moment: Date { get }
  /// For a report.
  var kind: String { get }
  /// The format with what it takes from the machine replaced.
  func adapted(_ environment: EnvironmentValues) -> Self
}

/// The locale, the calendar and the time zone of a format. What is the machine's is the
/// environment's.
struct FormatPlace: Hashable, Codable, Sendable {
  var locale = Locale.autoupdatingCurrent
  var calendar = Calendar.autoupdatingCurrent
  private var timeZone = TimeZone.autoupdatingCurrent

  init() {}

  func adapted(_ environment: EnvironmentValues) -> FormatPlace {
    var copy = self
    if locale.isOfMachine { copy.locale = environment.locale }
    if timeZone == .autoupdatingCurrent { copy.timeZone = environment.timeZone }
    if calendar == .autoupdatingCurrent { copy.calendar = environment.calendar }
    return copy
  }

  /// The words of dates there.
  var words: DateWords {
    let place = adapted(FormattedWords.current)
    var environment = EnvironmentValues()
    environment.locale = place.locale
    environment.calendar = place.calendar
    environment.timeZone = place.timeZone
    return DateWords(environment)
  }
}
