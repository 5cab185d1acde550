// SPDX-License-Identifier: MIT

public import AssayViews

/// A value that a chart can place along an axis.
public protocol Plottable {
  /// Where the value is placed.
  var plotValue: PlotValue { get }
  /// The value at a place; nil where there is none.
  init?(plotValue: PlotValue)
}

/// A place along an axis.
public enum PlotValue: Hashable, Sendable {
  /// A number.
  case number(Double)
  /// A time.
  case date(Date)
  /// One of several names.
  case category(String)
}

extension Plottable where Self: BinaryInteger {
  /// The number.
  public var plotValue: PlotValue { .number(Double(self)) }
  /// The number at a place.
  public init?(plotValue: PlotValue) {
    guard case .number(let number) = plotValue else { return nil }
    self.init(exactly: number.rounded())
  }
}

extension Plottable where Self: BinaryFloatingPoint {
  /// The number.
  public var plotValue: PlotValue { .number(Double(self)) }
  /// The number at a place.
  public init?(plotValue: PlotValue) {
    guard case .number(let number) = plotValue else { return nil }
    self.init(number)
  }
}

extension Int: Plottable {}
extension Double: Plottable {}
extension Float: Plottable {}
extension CGFloat: Plottable {}

extension Decimal: Plottable {
  /// The number.
  public var plotValue: PlotValue { .number(NSDecimalNumber(decimal: self).doubleValue) }
  /// The number at a place.
  public init?(plotValue: PlotValue) {
    guard case .number(let number) = plotValue else { return nil }
    self.init(number)
  }
}

extension String: Plottable {
  /// The name.
  public var plotValue: PlotValue { .category(self) }
  /// The name at a place.
  public init?(plotValue: PlotValue) {
    guard case .category(let name) = plotValue else { return nil }
    self = name
  }
}

extension Date: Plottable {
  /// The time.
  public var plotValue: PlotValue { .date(self) }
  /// The time at a place.
  public init?(plotValue: PlotValue) {
    guard case .date(let date) = plotValue else { return nil }
    self = date
  }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  /// That of the raw value.
  public var plotValue: PlotValue { rawValue.plotValue }
  /// The value at a place.
  public init?(plotValue: PlotValue) {
    guard let raw = RawValue(plotValue: plotValue) else { return nil }
    self.init(rawValue: raw)
  }
}

/// A value with the words that assistive technology says of it.
public struct PlottableValue<Value: Plottable> {
  let value: PlotValue
  /// The value as the app gives it.
  let given: Value
  /// How long the value lasts, for a time.
  let unit: Calendar.Component?
  let label: Text

  /// Creates a value. The label is spoken, not drawn.
  public static func value(_ label: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(value: value.plotValue, given: value, unit: nil, label: Text(label))
  }

  /// Creates a value. The label is spoken, not drawn.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    PlottableValue(value: value.plotValue, given: value, unit: nil, label: Text(label))
  }
}

extension PlottableValue where Value == Date {
  /// Creates a time that lasts for a day, a month and so on. The label is spoken, not drawn.
  public static func value(
    _ label: LocalizedStringKey, _ value: Date, unit: Calendar.Component
  ) -> PlottableValue {
    PlottableValue(value: .date(value), given: value, unit: unit, label: Text(label))
  }

  /// Creates a time that lasts for a day, a month and so on. The label is spoken, not drawn.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component
  ) -> PlottableValue {
    PlottableValue(value: .date(value), given: value, unit: unit, label: Text(label))
  }
}
