// SPDX-License-Identifier: MIT

public import AssayViews

/// How the values of an axis are spread.
///
/// Where an axis has numbers that a type does not have, such as zero on a logarithmic one, its
/// steps are equal, which is reported.
public struct ScaleType: Hashable, Sendable {
  let transform: ScaleTransform
  let undrawn: [String]

  private init(_ transform: ScaleTransform = .linear, undrawn: [String] = []) {
    self.transform = transform
    self.undrawn = undrawn
  }

  /// Equal steps of numbers.
  public static let linear = ScaleType()
  /// Equal steps of times.
  public static let date = ScaleType()
  /// Names.
  public static let category = ScaleType()
  /// Equal factors. An axis that the chart decides begins and ends with powers of ten, and has
  /// those as its values.
  public static let log = ScaleType(.log)
  /// Equal factors from zero to both sides.
  public static let symmetricLog = symmetricLog(slopeAtZero: 1)
  /// Equal factors from zero to both sides, by the logarithm of the product of a number and a
  /// slope, plus one. A slope that is not above zero is reported.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    slopeAtZero > 0
      ? ScaleType(.symmetricLog(slopeAtZero: slopeAtZero))
      : ScaleType(undrawn: ["the symmetric logarithmic scale of a chart"])
  }
  /// Equal steps of a power. An exponent that is not above zero is reported.
  public static func power(exponent: Double) -> ScaleType {
    if exponent == 1 { return linear }
    return exponent > 0
      ? ScaleType(.power(exponent: exponent)) : ScaleType(undrawn: ["the power scale of a chart"])
  }
  /// Equal steps of square roots.
  public static let squareRoot = power(exponent: 0.5)
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
