// SPDX-License-Identifier: MIT

public import AssayViews

/// A value that a chart can place along an axis, as a number, a time or a name.
///
/// An enumeration with raw values is placed as those. Another type says what it is placed as:
///
/// ```swift
/// extension Weekday: Plottable {
///   var primitivePlottable: String { title }
///   init?(primitivePlottable: String) { self.init(title: primitivePlottable) }
/// }
/// ```
public protocol Plottable {
  /// The type that the value is placed as.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  /// What the value is placed as.
  var primitivePlottable: PrimitivePlottable { get }
  /// The value at a place; nil where there is none.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a time or a name.
public protocol PrimitivePlottableProtocol {
  /// Where the value is placed.
  var _plotValue: PlotValue { get }
  /// The value at a place; nil where there is none.
  init?(_plotValue: PlotValue)
}

/// A place along an axis.
public enum PlotValue: Hashable, Sendable {
  /// A number.
  case number(Double)
  /// A time.
  case date(Date)
  /// One of several names.
  case category(String)

  /// False for numbers that have no place: NaN and infinity.
  var isFinite: Bool {
    if case .number(let number) = self { number.isFinite } else { true }
  }
}

extension Plottable {
  /// Where the value is placed.
  public var plotValue: PlotValue { primitivePlottable._plotValue }
  /// The value at a place; nil where there is none.
  public init?(plotValue: PlotValue) {
    guard let primitive = PrimitivePlottable(_plotValue: plotValue) else { return nil }
    self.init(primitivePlottable: primitive)
  }
}

extension Plottable where Self: PrimitivePlottableProtocol {
  /// The value itself.
  public var primitivePlottable: Self { self }
  /// The value itself.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  /// That of the raw value.
  public var primitivePlottable: RawValue.PrimitivePlottable { rawValue.primitivePlottable }
  /// The value at a place.
  public init?(primitivePlottable: RawValue.PrimitivePlottable) {
    guard let raw = RawValue(primitivePlottable: primitivePlottable) else { return nil }
    self.init(rawValue: raw)
  }
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
  /// The number.
  public var _plotValue: PlotValue { .number(Double(self)) }
  /// The number at a place.
  public init?(_plotValue: PlotValue) {
    guard case .number(let number) = _plotValue else { return nil }
    self.init(exactly: number.rounded())
  }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
  /// The number.
  public var _plotValue: PlotValue { .number(Double(self)) }
  /// The number at a place.
  public init?(_plotValue: PlotValue) {
    guard case .number(let number) = _plotValue else { return nil }
    self.init(number)
  }
}

extension Int: Plottable, PrimitivePlottableProtocol {}
extension Int8: Plottable, PrimitivePlottableProtocol {}
extension Int16: Plottable, PrimitivePlottableProtocol {}
extension Int32: Plottable, PrimitivePlottableProtocol {}
extension Int64: Plottable, PrimitivePlottableProtocol {}
extension UInt: Plottable, PrimitivePlottableProtocol {}
extension UInt8: Plottable, PrimitivePlottableProtocol {}
extension UInt16: Plottable, PrimitivePlottableProtocol {}
extension UInt32: Plottable, PrimitivePlottableProtocol {}
extension UInt64: Plottable, PrimitivePlottableProtocol {}
extension Double: Plottable, PrimitivePlottableProtocol {}
extension Float: Plottable, PrimitivePlottableProtocol {}
extension CGFloat: Plottable, PrimitivePlottableProtocol {}

extension Decimal: Plottable, PrimitivePlottableProtocol {
  /// The number.
  public var _plotValue: PlotValue { .number(NSDecimalNumber(decimal: self).doubleValue) }
  /// The number at a place.
  public init?(_plotValue: PlotValue) {
    guard case .number(let number) = _plotValue else { return nil }
    self.init(number)
  }
}

extension String: Plottable, PrimitivePlottableProtocol {
  /// The name.
  public var _plotValue: PlotValue { .category(self) }
  /// The name at a place.
  public init?(_plotValue: PlotValue) {
    guard case .category(let name) = _plotValue else { return nil }
    self = name
  }
}

extension Date: Plottable, PrimitivePlottableProtocol {
  /// The time.
  public var _plotValue: PlotValue { .date(self) }
  /// The time at a place.
  public init?(_plotValue: PlotValue) {
    guard case .date(let date) = _plotValue else { return nil }
    self = date
  }
}
