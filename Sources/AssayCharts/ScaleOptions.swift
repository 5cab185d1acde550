// SPDX-License-Identifier: MIT

public import AssayViews

/// How the values of an axis are spread.
public struct ScaleType: Hashable, Sendable {
  fileprivate let name: String
  let undrawn: [String]

  private init(_ name: String, isDrawn: Bool = true) {
    self.name = name
    undrawn = isDrawn ? [] : ["the \(name) scale of a chart"]
  }

  /// Equal steps of numbers.
  public static let linear = ScaleType("linear")
  /// Equal steps of times.
  public static let date = ScaleType("date")
  /// Names.
  public static let category = ScaleType("category")
  /// Equal factors. Unlike Charts, drawn as `linear` and reported.
  public static let log = ScaleType("logarithmic", isDrawn: false)
  /// Equal factors from zero to both sides. Unlike Charts, drawn as `linear` and reported.
  public static let symmetricLog = ScaleType("symmetric logarithmic", isDrawn: false)
  /// Equal factors from zero to both sides. Unlike Charts, drawn as `linear` and reported.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType { symmetricLog }
  /// Equal steps of a power. Unlike Charts, drawn as `linear` and reported, unless it is the first.
  public static func power(exponent: Double) -> ScaleType {
    exponent == 1 ? linear : ScaleType("power", isDrawn: false)
  }
  /// Equal steps of square roots. Unlike Charts, drawn as `linear` and reported.
  public static let squareRoot = ScaleType("square root", isDrawn: false)
}

/// The part of the plot that an axis takes.
public struct PlotDimensionScaleRange: Hashable, Sendable {
  /// Without values, in points.
  var startPadding: CGFloat = 0
  var endPadding: CGFloat = 0

  /// The whole plot.
  public static let plotDimension = PlotDimensionScaleRange()
  /// The plot without some points at both ends.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    plotDimension(startPadding: padding, endPadding: padding)
  }
  /// The plot without some points at its ends. An axis beside a plot starts below.
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0)
    -> PlotDimensionScaleRange
  { PlotDimensionScaleRange(startPadding: startPadding, endPadding: endPadding) }
}

/// Where a chart stops when it is scrolled.
public protocol ChartScrollTargetBehavior {}

/// At values. A picture shows none of it.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  /// Which values a long scroll stops at.
  public struct MajorValueAlignment: Sendable {
    /// At parts of a time.
    public static func matching(_ components: DateComponents) -> MajorValueAlignment {
      MajorValueAlignment()
    }
    /// At multiples of a number.
    public static func unit<P: Numeric>(_ value: P) -> MajorValueAlignment { MajorValueAlignment() }
    /// At pages.
    public static let page = MajorValueAlignment()
  }
}

/// At pages. A picture shows none of it.
public struct PagingChartScrollTargetBehavior: ChartScrollTargetBehavior {}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// At multiples of a number.
  public static func valueAligned<P: Numeric>(
    unit: P, majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorValueAlignment? = nil
  ) -> Self { ValueAlignedChartScrollTargetBehavior() }
  /// At parts of a time.
  public static func valueAligned(
    matching components: DateComponents,
    majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorValueAlignment? = nil
  ) -> Self { ValueAlignedChartScrollTargetBehavior() }
}

extension ChartScrollTargetBehavior where Self == PagingChartScrollTargetBehavior {
  /// At pages.
  public static var paging: Self { PagingChartScrollTargetBehavior() }
}
