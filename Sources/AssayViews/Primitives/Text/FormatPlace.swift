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

/// The locale, the calendar and the time zone of a format; nil for those of the environment.
struct FormatPlace: Hashable, Codable, Sendable {
  var locale: Locale?
  var calendar: Calendar?
  private var timeZone: TimeZone?

  init() {}

  func adapted(_ environment: EnvironmentValues) -> FormatPlace {
    var copy = self
    copy.locale = locale ?? environment.locale
    copy.calendar = calendar ?? environment.calendar
    copy.timeZone = timeZone ?? environment.timeZone
    return copy
  }

  /// The words of dates there.
  var words: DateWords {
    let place = adapted(FormattedWords.current)
    var environment = EnvironmentValues()
    if let locale = place.locale { environment.locale = locale }
    if let calendar = place.calendar { environment.calendar = calendar }
    if let timeZone = place.timeZone { environment.timeZone = timeZone }
    return DateWords(environment)
  }
}

extension Locale {
  /// nil for that of the machine, in whose place is that of the environment. An environment's stays
  /// as it is, also where it is that of the machine.
  var named: Locale? { isOfMachine ? nil : self }
}
