// SPDX-License-Identifier: MIT

public import AssayViews

/// A value with the words that assistive technology says of it. The words are not drawn.
public struct PlottableValue<Value: Plottable> {
  let value: PlotValue
  /// Where the value ends, for a range of values.
  var end: PlotValue?
  /// The value as the app gives it; the lower end of a range.
  let given: Value
  /// How long the value lasts, for a time.
  var unit: Calendar.Component?
  /// The calendar of the unit; nil for that of the chart.
  var calendar: Calendar?
  let label: Text

  init(_ label: Text, _ value: Value) {
    self.value = value.plotValue
    given = value
    self.label = label
  }

  init(_ label: Text, _ start: Value, to end: Value) {
    self.init(label, start)
    self.end = end.plotValue
  }

  /// Creates a value.
  public static func value(_ label: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(Text(label), value)
  }
  /// Creates a value.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    PlottableValue(Text(label), value)
  }
  /// Creates a value.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(label, value)
  }
  /// Creates a value.
  @_disfavoredOverload
  public static func value(_ label: LocalizedStringResource, _ value: Value) -> PlottableValue {
    PlottableValue(Text(label), value)
  }
}

/// Values that cover a range, such as the bins of a histogram.
extension PlottableValue where Value: Comparable {
  /// Creates a range of values.
  public static func value(_ label: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue {
    PlottableValue(Text(label), range.lowerBound, to: range.upperBound)
  }
  /// Creates a range of values.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ range: Range<Value>
  ) -> PlottableValue {
    PlottableValue(Text(label), range.lowerBound, to: range.upperBound)
  }
  /// Creates a range of values.
  public static func value(
    _ label: LocalizedStringKey, _ range: ClosedRange<Value>
  ) -> PlottableValue {
    PlottableValue(Text(label), range.lowerBound, to: range.upperBound)
  }
  /// Creates a range of values.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ range: ClosedRange<Value>
  ) -> PlottableValue {
    PlottableValue(Text(label), range.lowerBound, to: range.upperBound)
  }
  /// Creates a range of values.
  public static func value(
    _ label: LocalizedStringKey, _ range: ChartBinRange<Value>
  ) -> PlottableValue {
    PlottableValue(Text(label), range.lowerBound, to: range.upperBound)
  }
  /// Creates a range of values.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ range: ChartBinRange<Value>
  ) -> PlottableValue {
    PlottableValue(Text(label), range.lowerBound, to: range.upperBound)
  }
}

extension PlottableValue where Value == Date {
  init(_ label: Text, _ value: Date, _ unit: Calendar.Component, _ calendar: Calendar?) {
    self.init(label, value)
    self.unit = unit
    self.calendar = calendar
  }

  /// Creates a time that lasts for a day, a month and so on. Without a calendar it is that of the
  /// chart.
  public static func value(
    _ label: LocalizedStringKey, _ date: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue { PlottableValue(Text(label), date, unit, calendar) }
  /// Creates a time that lasts for a day, a month and so on. Without a calendar it is that of the
  /// chart.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue { PlottableValue(Text(label), date, unit, calendar) }
  /// Creates a time that lasts for a day, a month and so on. Without a calendar it is that of the
  /// chart.
  public static func value(
    _ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue { PlottableValue(label, date, unit, calendar) }
}
