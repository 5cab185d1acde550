// SPDX-License-Identifier: MIT

// Stand-ins for the classes of Apple's Accessibility that describe charts. Nothing speaks them.

/// The data of a chart.
public final class AXChartDescriptor {
  /// What it is called.
  public var title: String?
  /// What it shows.
  public var summary: String?
  /// The axis across.
  public var xAxis: any AXDataAxisDescriptor
  /// The axis up.
  public var yAxis: AXNumericDataAxisDescriptor?
  /// Other axes.
  public var additionalAxes: [any AXDataAxisDescriptor]
  /// The data.
  public var series: [AXDataSeriesDescriptor]
  /// Creates the data of a chart.
  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.title = title
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
  }
}

/// An axis.
public protocol AXDataAxisDescriptor: AnyObject {
  /// What it is called.
  var title: String { get set }
}

/// An axis of numbers.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// How its numbers run.
  public enum ScaleType: Hashable, Sendable {
    /// How.
    case linear, log10, ln
  }
  /// What it is called.
  public var title: String
  /// From its first number to its last.
  public var range: ClosedRange<Double>
  /// Where its lines are.
  public var gridlinePositions: [Double]
  /// How a number is spoken.
  public var valueDescriptionProvider: (Double) -> String
  /// Creates an axis.
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double] = [],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.title = title
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}

/// An axis of names.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  /// What it is called.
  public var title: String
  /// The names.
  public var categoryOrder: [String]
  /// Creates an axis.
  public init(title: String, categoryOrder: [String]) {
    self.title = title
    self.categoryOrder = categoryOrder
  }
}

/// A row of data.
public final class AXDataSeriesDescriptor {
  /// What it is called.
  public var name: String?
  /// Whether its points are joined.
  public var isContinuous: Bool
  /// The points.
  public var dataPoints: [AXDataPoint]
  /// Creates a row of data.
  public init(name: String?, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }
}

/// A point of data.
public final class AXDataPoint {
  /// What it is called.
  public var label: String?
  /// The number across; nil for a name.
  public let xNumber: Double?
  /// The name across; nil for a number.
  public let xCategory: String?
  /// The number up.
  public let yNumber: Double?
  /// Creates a point from two numbers.
  public init(x: Double, y: Double? = nil, label: String? = nil) {
    xNumber = x
    xCategory = nil
    yNumber = y
    self.label = label
  }
  /// Creates a point from a name and a number.
  public init(x: String, y: Double? = nil, label: String? = nil) {
    xNumber = nil
    xCategory = x
    yNumber = y
    self.label = label
  }
}
