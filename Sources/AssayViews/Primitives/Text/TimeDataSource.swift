// SPDX-License-Identifier: MIT

/// A value that a text takes from the clock.
///
/// A snapshot does not depend on the clock: the time is the date of the text's format (the start of
/// a timer, the anchor of an offset), or the one at which each `TimelineView` starts. A snapshot
/// reports it.
public struct TimeDataSource<Value>: Sendable {
  /// The value at a moment.
  let value: @Sendable (Date) -> Value
}

extension TimeDataSource where Value == Date {
  /// The current date.
  public static var currentDate: TimeDataSource<Date> { TimeDataSource { $0 } }
}

extension TimeDataSource where Value == Range<Date> {
  /// The time from a date to the current one; empty if the date is still to come.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource { date..<max(date, $0) }
  }

  /// The time from the current date to another; empty if that is in the past.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource { min(date, $0)..<date }
  }
}

extension TimeDataSource where Value == Duration {
  /// The time between the current date and another.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource { .seconds(date.timeIntervalSince($0)) }
  }
}

extension Text {
  /// Creates a text from a value and its format. The locale, the calendar and the time zone are
  /// those of the environment, unless the format names others.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    if format is any SystemFormat {
      self.init { String(FormattedWords.text(input, format, in: $0).characters) }
    } else {
      self.init(FormattedWords.text(input, format))
    }
  }

  /// Creates a text that follows the clock. A snapshot shows it at a fixed time, which it reports.
  public init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == String {
    self.init { FormattedWords.text(source.value(TimelineStart.now), format, in: $0) }
    pieces[0].undrawn = ["the current time of a text"]
  }

  /// Creates a text that follows the clock. A snapshot shows it at a fixed time, which it reports.
  public init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == AttributedString {
    if let system = format as? any SystemFormat {
      let value = source.value(system.moment)
      self.init { String(FormattedWords.text(value, format, in: $0).characters) }
      pieces[0].undrawn = ["the current time of \(system.kind)"]
    } else {
      self.init(FormattedWords.text(source.value(TimelineStart.now), format))
      if !pieces.isEmpty { pieces[0].undrawn.append("the current time of a text") }
    }
  }
}
