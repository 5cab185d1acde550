// SPDX-License-Identifier: MIT

/// Values in the words of formats and formatters. What a format takes from the machine unless it
/// says otherwise (locale, calendar, time zone), it takes here from the environment.
enum FormattedWords {
  /// A value in the words of a format.
  static func text<F: FormatStyle>(
    _ value: F.FormatInput, _ format: F, in environment: EnvironmentValues = current
  ) -> String where F.FormatOutput == String {
    adapted(format, environment).format(value)
  }

  /// A value in the words of a formatter; empty for a value that the formatter cannot take.
  static func text(
    _ value: Any, _ formatter: Formatter, in environment: EnvironmentValues = current
  ) -> String {
    let formatter = adapted(formatter, environment)
    return formatter.string(for: object(value)) ?? ""
  }

  /// Of the body that is being evaluated.
  static var current: EnvironmentValues {
    EnvironmentScope.current?.environment ?? EnvironmentValues()
  }

  private static func adapted<F: FormatStyle>(_ format: F, _ environment: EnvironmentValues) -> F {
    if var date = format as? Date.FormatStyle {
      if isOfMachine(date.locale) { date.locale = environment.locale }
      if date.timeZone == .autoupdatingCurrent || date.timeZone == .current {
        date.timeZone = environment.timeZone
      }
      if date.calendar == .autoupdatingCurrent || date.calendar == .current {
        date.calendar = environment.calendar
      }
      return date as? F ?? format
    }
    let locale = Mirror(reflecting: format).descendant("locale") as? Locale
    guard locale.map(isOfMachine) ?? true else { return format }
    return format.locale(environment.locale)
  }

  private static func isOfMachine(_ locale: Locale) -> Bool {
    locale == .autoupdatingCurrent || locale == .current
  }

  /// The formatter, or a copy of it with what it takes from the machine replaced.
  private static func adapted(
    _ formatter: Formatter, _ environment: EnvironmentValues
  ) -> Formatter {
    if let date = formatter as? DateFormatter, let copy = date.copy() as? DateFormatter {
      if isOfMachine(copy.locale) { copy.locale = environment.locale }
      if copy.timeZone == .current { copy.timeZone = environment.timeZone }
      return copy
    }
    if let number = formatter as? NumberFormatter, isOfMachine(number.locale),
      let copy = number.copy() as? NumberFormatter
    {
      copy.locale = environment.locale
      return copy
    }
    return formatter
  }

  private static func object(_ value: Any) -> Any {
    if let integer = value as? any BinaryInteger { return NSNumber(value: Int64(integer)) }
    if let number = value as? any BinaryFloatingPoint { return NSNumber(value: Double(number)) }
    return value
  }
}
