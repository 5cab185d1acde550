// SPDX-License-Identifier: MIT

public import AssayViews

/// The values of an axis.
public struct AxisMarkValues: Sendable {
  let values: AxisOptions.Values
  var undrawn: [String] = []

  static let undrawnNumber = "the number or the bounds of an axis' values in a chart"

  private init(_ values: AxisOptions.Values, asksMore: Bool = false) {
    self.values = values
    undrawn = asksMore ? [Self.undrawnNumber] : []
  }

  /// Values that an app lists.
  init<V: Plottable>(listed values: [V]) { self.init(.listed(values.map(\.plotValue))) }

  /// As the chart decides.
  public static let automatic = AxisMarkValues(.automatic(count: nil))
  /// As the chart decides, about as many as are asked for: the step of 1, 2 or 5 times a power of
  /// ten whose multiples come nearest to it. For names the number is reported, and so is how bounds
  /// are rounded.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      .automatic(count: desiredCount),
      asksMore: roundLowerBound != nil || roundUpperBound != nil)
  }
  /// As the chart decides, about as many as are asked for. The least step is reported.
  public static func automatic<P: BinaryFloatingPoint>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(.automatic(count: desiredCount), asksMore: true) }
  /// As the chart decides, about as many as are asked for. The least step is reported.
  public static func automatic<P: BinaryInteger>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(.automatic(count: desiredCount), asksMore: true) }

  /// At each multiple of a number. How bounds are rounded is reported, and so is a number on an
  /// axis that has none.
  public static func stride<P: BinaryFloatingPoint>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      .numbers(every: Double(stepSize)),
      asksMore: roundLowerBound != nil || roundUpperBound != nil)
  }
  /// At each multiple of a number. How bounds are rounded is reported, and so is a number on an
  /// axis that has none.
  @_disfavoredOverload
  public static func stride<P: BinaryInteger>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    stride(
      by: Double(stepSize), roundLowerBound: roundLowerBound, roundUpperBound: roundUpperBound)
  }
  /// At each day, month and so on. Without a calendar it is that of the chart. How bounds are
  /// rounded is reported.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      .dates(every: component, count: count, in: calendar),
      asksMore: roundLowerBound != nil || roundUpperBound != nil)
  }
}
