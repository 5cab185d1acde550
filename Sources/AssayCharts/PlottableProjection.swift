// SPDX-License-Identifier: MIT

public import AssayViews

/// The value that a plot reads from each element of a collection, or one value for all.
///
/// ```swift
/// BarPlot(days, x: .value("Day", \.name), y: .value("Steps", \.steps))
/// ```
public struct PlottableProjection<DataElement, DataValue: Plottable> {
  let value: (DataElement) -> PlottableValue<DataValue>

  private init(_ label: Text, _ value: @escaping (DataElement) -> DataValue) {
    self.value = { PlottableValue(label, value($0)) }
  }

  /// Reads a value from each element.
  public static func value(
    _ label: LocalizedStringKey, _ keyPath: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection { PlottableProjection(Text(label)) { $0[keyPath: keyPath] } }
  /// Reads a value from each element.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ keyPath: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection { PlottableProjection(Text(label)) { $0[keyPath: keyPath] } }
  /// Reads a value from each element.
  public static func value(
    _ label: Text, _ keyPath: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection { PlottableProjection(label) { $0[keyPath: keyPath] } }
  /// Reads a value from each element.
  @_disfavoredOverload
  public static func value(
    _ label: LocalizedStringResource, _ keyPath: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection { PlottableProjection(Text(label)) { $0[keyPath: keyPath] } }

  /// Gives each element the same value.
  public static func value(_ label: LocalizedStringKey, _ value: DataValue)
    -> PlottableProjection
  { PlottableProjection(Text(label)) { _ in value } }
  /// Gives each element the same value.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: DataValue)
    -> PlottableProjection
  { PlottableProjection(Text(label)) { _ in value } }
  /// Gives each element the same value.
  public static func value(_ label: Text, _ value: DataValue) -> PlottableProjection {
    PlottableProjection(label) { _ in value }
  }
}

extension PlottableProjection where DataValue: Comparable {
  private init(
    _ label: Text, _ start: KeyPath<DataElement, DataValue>,
    _ end: KeyPath<DataElement, DataValue>
  ) {
    value = { PlottableValue(label, $0[keyPath: start], to: $0[keyPath: end]) }
  }

  /// Reads a range of values from each element.
  public static func value(
    _ label: LocalizedStringKey, _ start: KeyPath<DataElement, DataValue>,
    _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection { PlottableProjection(Text(label), start, end) }
  /// Reads a range of values from each element.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection { PlottableProjection(Text(label), start, end) }
  /// Reads a range of values from each element.
  public static func value(
    _ label: Text, _ start: KeyPath<DataElement, DataValue>,
    _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection { PlottableProjection(label, start, end) }
}

extension PlottableProjection where DataValue == Date {
  private init(
    _ label: Text, _ date: KeyPath<DataElement, Date>, _ unit: Calendar.Component,
    _ calendar: Calendar?
  ) {
    value = { PlottableValue(label, $0[keyPath: date], unit, calendar) }
  }

  /// Reads a time that lasts for a day, a month and so on from each element. Without a calendar it
  /// is that of the chart.
  public static func value(
    _ label: LocalizedStringKey, _ date: KeyPath<DataElement, Date>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection { PlottableProjection(Text(label), date, unit, calendar) }
  /// Reads a time that lasts for a day, a month and so on from each element. Without a calendar it
  /// is that of the chart.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ date: KeyPath<DataElement, Date>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection { PlottableProjection(Text(label), date, unit, calendar) }
  /// Reads a time that lasts for a day, a month and so on from each element. Without a calendar it
  /// is that of the chart.
  public static func value(
    _ label: Text, _ date: KeyPath<DataElement, Date>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection { PlottableProjection(label, date, unit, calendar) }
}
