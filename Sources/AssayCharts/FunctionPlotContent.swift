// SPDX-License-Identifier: MIT

internal import AssayViews

/// The mark of a function.
public struct FunctionPlotContent: ChartContent {
  public typealias Body = NoChartContent
  private var mark = ChartMark(.function)
  /// The mark.
  public var _marks: [ChartMark] { [mark] }

  init(_ x: Text, _ y: Text, _ function: ChartFunction) {
    mark.x = ChartMark.Extent(label: x)
    mark.y = ChartMark.Extent(label: y)
    mark.function = function
  }
}

/// The mark of the line of a function.
public typealias FunctionLinePlotContent = FunctionPlotContent
/// The mark of the area of a function.
public typealias FunctionAreaPlotContent = FunctionPlotContent
