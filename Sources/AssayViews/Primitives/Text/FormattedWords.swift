// SPDX-License-Identifier: MIT

/// Values in the words of formats and formatters. What a format takes from the machine unless it
/// says otherwise (locale, calendar, time zone), it takes here from the environment.
enum FormattedWords {
  /// A value in the words of a format.
  static func text<F: FormatStyle>(
    _ value: F.FormatInput, _ format: F, in environment: EnvironmentValues = current
  ) -> F.FormatOutput {
    adapted(format, environment).format(value)
  }

  /// A value in the words of a formatter; empty for a value that the formatter cannot take.
  static func text(
    _ value: Any, _ formatter: Formatter, in environment: EnvironmentValues = current
  ) -> String {
    let formatter = adapted(formatter, environment)
    return formatter.string(for: object(value)) ?? ""
  }

  /// The words of a value in an environment that is not yet known.
  static func later<F: FormatStyle>(
    _ value: F.FormatInput, _ format: F
  ) -> (EnvironmentValues) -> String where F.FormatOutput == String {
    { text(value, format, in: $0) }
  }

  /// The words of a value in an environment that is not yet known.
  static func later(_ value: Any, _ formatter: Formatter) -> (EnvironmentValues) -> String {
    { text(value, formatter, in: $0) }
  }

  /// Of the body that is being evaluated.
  static var current: EnvironmentValues {
    EnvironmentScope.current?.environment ?? EnvironmentValues()
  }

  /// What of a format depends on the clock, for a report: its words are those of the moment at
  /// which the picture is made.
  static func undrawn<F: FormatStyle>(_ format: F) -> [String] {
    format is Date.RelativeFormatStyle
      ? ["a fixed current time for a date in a relative format"] : []
  }

  /// The format with what it takes from the machine replaced.
  ///
  /// NB: a time zone that a format names may be that of the machine. Only the zone that follows the
  /// machine is replaced, so that a named one gives the same words everywhere.
  static func adapted<F: FormatStyle>(_ format: F, _ environment: EnvironmentValues) -> F {
    let found: Any? =
      switch format {
      case let date as Date.FormatStyle: environment.adapted(date)
      case let interval as Date.IntervalFormatStyle: environment.adapted(interval)
      case let verbatim as Date.VerbatimFormatStyle: environment.adapted(verbatim)
      case let relative as Date.RelativeFormatStyle: environment.adapted(relative)
      case let system as any SystemFormat: system.adapted(environment)
      case let list as any ListFormat: list.adapted(environment)
      case let bytes as ByteCountFormatStyle: environment.adapted(bytes, bytes.locale)
      case let time as Duration.TimeFormatStyle: environment.adapted(time, time.locale)
      default:
        environment.adapted(format, Mirror(reflecting: format).descendant("locale") as? Locale)
      }
    return found as? F ?? format
  }

  /// The formatter, or a copy of it with what it takes from the machine replaced.
  private static func adapted(
    _ formatter: Formatter, _ environment: EnvironmentValues
  ) -> Formatter {
    if let date = formatter as? DateFormatter, let copy = date.copy() as? DateFormatter {
      if copy.locale.isOfMachine { copy.locale = environment.locale }
      if copy.timeZone == .current { copy.timeZone = environment.timeZone }
      return copy
    }
    if let number = formatter as? NumberFormatter, number.locale.isOfMachine,
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

extension EnvironmentValues {
  fileprivate func adapted(_ format: Date.FormatStyle) -> Date.FormatStyle {
    var format = format
    if format.locale.isOfMachine { format.locale = locale }
    if format.timeZone == .autoupdatingCurrent { format.timeZone = timeZone }
    if format.calendar == .autoupdatingCurrent { format.calendar = calendar }
    return format
  }

  fileprivate func adapted(_ format: Date.IntervalFormatStyle) -> Date.IntervalFormatStyle {
    var format = format
    if format.locale.isOfMachine { format.locale = locale }
    if format.timeZone == .autoupdatingCurrent { format.timeZone = timeZone }
    if format.calendar == .autoupdatingCurrent { format.calendar = calendar }
    return format
  }

  fileprivate func adapted(_ format: Date.VerbatimFormatStyle) -> Date.VerbatimFormatStyle {
    var format = format
    if format.locale?.isOfMachine == true { format.locale = locale }
    if format.timeZone == .autoupdatingCurrent { format.timeZone = timeZone }
    if format.calendar == .autoupdatingCurrent { format.calendar = calendar }
    return format
  }

  fileprivate func adapted(_ format: Date.RelativeFormatStyle) -> Date.RelativeFormatStyle {
    var format = format
    if format.locale.isOfMachine { format.locale = locale }
    if format.calendar == .autoupdatingCurrent { format.calendar = calendar }
    return format
  }

  /// - Parameter own: The locale of the format; nil if it does not tell.
  fileprivate func adapted<F: FormatStyle>(_ format: F, _ own: Locale?) -> F {
    own.map(\.isOfMachine) ?? true ? format.locale(locale) : format
  }
}

extension Locale {
  var isOfMachine: Bool { self == .autoupdatingCurrent || self == .current }
}

/// A list has a format for its members, which may take its locale from the machine too.
private protocol ListFormat {
  func adapted(_ environment: EnvironmentValues) -> Any
}

extension ListFormatStyle: ListFormat {
  fileprivate func adapted(_ environment: EnvironmentValues) -> Any {
    guard let members = Mirror(reflecting: self).descendant("memberStyle") as? Style else {
      return environment.adapted(self, locale)
    }
    var list = ListFormatStyle(memberStyle: FormattedWords.adapted(members, environment))
    list.width = width
    list.listType = listType
    list.locale = locale.isOfMachine ? environment.locale : locale
    return list
  }
}
