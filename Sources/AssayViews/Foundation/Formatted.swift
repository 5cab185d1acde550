// SPDX-License-Identifier: MIT

// Foundation formats for the machine. In a rendering the words are those of the environment, and
// outside of one those of `en_US` in UTC, so that they are the same on every machine. Each function
// is narrower than Foundation's, so that the compiler prefers it.
//
// NB: `Date.formatted()`, `Date.formatted(date:time:)`, `Range<Date>.formatted()` and
// `Duration.formatted()` cannot be narrower: a view should show a date as `Text(date, format:)`.

extension FixedWidthInteger {
  /// The number in the locale of the environment.
  public func formatted() -> String { FormattedWords.text(self, IntegerFormatStyle<Self>()) }
}

extension BinaryInteger {
  /// The number in a format, in the locale of the environment unless the format names one.
  public func formatted(_ format: IntegerFormatStyle<Self>) -> String {
    FormattedWords.text(self, format)
  }

  /// The percentage in a format, in the locale of the environment unless the format names one.
  public func formatted(_ format: IntegerFormatStyle<Self>.Percent) -> String {
    FormattedWords.text(self, format)
  }

  /// The amount in a format, in the locale of the environment unless the format names one.
  public func formatted(_ format: IntegerFormatStyle<Self>.Currency) -> String {
    FormattedWords.text(self, format)
  }
}

extension Int64 {
  /// The number of bytes in a format, in the locale of the environment unless the format names one.
  public func formatted(_ format: ByteCountFormatStyle) -> String {
    FormattedWords.text(self, format)
  }
}

extension Double {
  /// The number in the locale of the environment.
  public func formatted() -> String {
    FormattedWords.text(self, FloatingPointFormatStyle<Double>())
  }
}

extension Float {
  /// The number in the locale of the environment.
  public func formatted() -> String { FormattedWords.text(self, FloatingPointFormatStyle<Float>()) }
}

extension BinaryFloatingPoint {
  /// The number in a format, in the locale of the environment unless the format names one.
  public func formatted(_ format: FloatingPointFormatStyle<Self>) -> String {
    FormattedWords.text(self, format)
  }

  /// The percentage in a format, in the locale of the environment unless the format names one.
  public func formatted(_ format: FloatingPointFormatStyle<Self>.Percent) -> String {
    FormattedWords.text(self, format)
  }

  /// The amount in a format, in the locale of the environment unless the format names one.
  public func formatted(_ format: FloatingPointFormatStyle<Self>.Currency) -> String {
    FormattedWords.text(self, format)
  }
}

extension Decimal {
  /// The number in a format, in the locale of the environment unless the format names one.
  public func formatted(_ format: Decimal.FormatStyle) -> String {
    FormattedWords.text(self, format)
  }

  /// The percentage in a format, in the locale of the environment unless the format names one.
  public func formatted(_ format: Decimal.FormatStyle.Percent) -> String {
    FormattedWords.text(self, format)
  }

  /// The amount in a format, in the locale of the environment unless the format names one.
  public func formatted(_ format: Decimal.FormatStyle.Currency) -> String {
    FormattedWords.text(self, format)
  }
}

extension Date {
  /// The date in a format, in the locale, calendar and time zone of the environment unless the
  /// format names others.
  public func formatted(_ format: Date.FormatStyle) -> String { FormattedWords.text(self, format) }

  /// The date in a format, in the locale, calendar and time zone of the environment unless the
  /// format names others.
  public func formatted(_ format: Date.VerbatimFormatStyle) -> String {
    FormattedWords.text(self, format)
  }

  /// The time since the date in a format, in the locale of the environment unless the format names
  /// one.
  public func formatted(_ format: Date.RelativeFormatStyle) -> String {
    FormattedWords.text(self, format)
  }
}

extension Range where Bound == Date {
  /// The interval in a format, in the locale, calendar and time zone of the environment unless the
  /// format names others.
  public func formatted(_ format: Date.IntervalFormatStyle) -> String {
    FormattedWords.text(self, format)
  }
}

extension Duration {
  /// The duration in a format, in the locale of the environment unless the format names one.
  public func formatted(_ format: Duration.UnitsFormatStyle) -> String {
    FormattedWords.text(self, format)
  }

  /// The duration in a format, in the locale of the environment unless the format names one.
  public func formatted(_ format: Duration.TimeFormatStyle) -> String {
    FormattedWords.text(self, format)
  }
}

extension Sequence {
  /// The list in a format, in the locale of the environment unless the format names one.
  public func formatted<Members: FormatStyle>(_ format: ListFormatStyle<Members, Self>) -> String
  where Members.FormatInput == Element, Members.FormatOutput == String {
    FormattedWords.text(self, format)
  }
}

extension Array where Element == String {
  /// The list in the locale of the environment.
  public func formatted() -> String {
    FormattedWords.text(self, .list(type: .and, width: .standard))
  }
}
