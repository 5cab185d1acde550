// SPDX-License-Identifier: MIT

public import AssayViews

/// Something on an axis.
public protocol AxisContent {
  /// What is drawn of the axis, in parts that lie over each other.
  var _axes: [AxisOptions] { get }
}

extension AxisContent {
  /// Draws the axis as without a layer of its own.
  public func compositingLayer() -> some AxisContent { AxisContentList(_axes: _axes) }
  /// Reported: the look of a layer of an axis.
  public func compositingLayer<V: View>(
    style: (PlaceholderContentView<Self>) -> V
  ) -> some AxisContent {
    AxisContentList(
      _axes: _axes.map { axis in
        var axis = axis
        axis.undrawn.append("the style of a layer of a chart's axis")
        return axis
      })
  }
}

/// Several contents of an axis, or none.
public struct AxisContentList: AxisContent {
  /// What is drawn of the axis.
  public let _axes: [AxisOptions]
}

/// Hides the type of the content of an axis.
public struct AnyAxisContent: AxisContent {
  /// What is drawn of the axis.
  public let _axes: [AxisOptions]
  /// Hides the type of content.
  public init<C: AxisContent>(_ content: C) { _axes = content._axes }
  /// Hides the type of content.
  public init<C: AxisContent>(erasing content: C) { _axes = content._axes }
}

/// What is drawn of an axis.
public struct AxisOptions {
  enum Values: Sendable {
    /// About as many as are asked for.
    case automatic(count: Int?)
    case listed([PlotValue])
    case dates(every: Calendar.Component, count: Int, in: Calendar?)
    case numbers(every: Double)
  }

  var values = Values.automatic(count: nil)
  var position: AxisMarkPosition?
  /// Whether labels are at the middle of their values, and moved into the chart.
  var isAligned = false
  /// What the app asks of the values that is not drawn.
  var undrawn: [String] = []
  /// Of lines that have none of their own.
  var stroke: StrokeStyle?
  /// The parts at a value; nil for the usual ones.
  var parts: ((AxisValue) -> [AxisPart])?
  /// The label among the usual parts, made from the value and the usual text.
  var usualLabel: ((PlotValue, AnyView) -> AnyView)?

  /// The parts at a value. Along the axis below, the usual ones have a tick beside the label.
  func parts(at value: AxisValue, isUpright: Bool) -> [AxisPart] {
    if let parts { return parts(value) }
    let label = AxisPart.label(AxisPart.Place(), usualLabel ?? { $1 })
    guard stroke.map({ $0.lineWidth > 0 }) ?? true else { return [label] }
    return isUpright ? [.grid(nil, nil), .tick(AxisPart.Tick()), label] : [.grid(nil, nil), label]
  }
}

/// A part of an axis at one value.
public enum AxisPart {
  /// A line across the plot.
  case grid(AnyShapeStyle?, StrokeStyle?)
  /// A short line.
  case tick(Tick)
  /// The view for a value, made from the value and the usual text.
  case label(Place, (PlotValue, AnyView) -> AnyView)
  /// A part that is not drawn as asked, in words.
  indirect case undrawn(String, AxisPart)
  /// A part in the middle between a value and the next one.
  indirect case between(AxisPart)

  /// The look of a short line.
  public struct Tick {
    /// In points; nil for one along its label below or above the plot, and up to its label beside.
    var length: CGFloat?
    var style: AnyShapeStyle?
    var stroke: StrokeStyle?
  }

  /// Where a label is at its value, and among others.
  public struct Place {
    /// The point of the label at the value; nil for the usual one.
    var anchor: UnitPoint?
    var collisions = AxisValueLabelCollisionResolution.automatic
  }

  /// A part in the middle between two values where that is asked for.
  static func centered(_ centered: Bool?, _ part: AxisPart) -> AxisPart {
    centered == true ? .between(part) : part
  }

  /// Said of a part that stays at its value.
  static let undrawnMiddle = "the place of a part between two values of an axis"

  /// The part without what is not drawn.
  var drawn: AxisPart {
    switch self {
    case .undrawn(_, let part), .between(let part): part.drawn
    case .grid, .tick, .label: self
    }
  }

  /// Whether the part is in the middle between a value and the next one.
  var isBetween: Bool {
    switch self {
    case .undrawn(_, let part): part.isBetween
    case .between: true
    case .grid, .tick, .label: false
    }
  }

  var words: [String] {
    switch self {
    case .undrawn(let what, let part): [what] + part.words
    case .between(let part): part.words
    case .grid, .tick, .label: []
    }
  }
}

/// A value of an axis.
public struct AxisValue {
  /// The number of the value, from 0.
  public let index: Int
  /// How many values the axis has.
  public let count: Int
  let value: PlotValue
  /// The value as a type; nil for another type.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { P(plotValue: value) }
}

/// The side of an axis.
public struct AxisMarkPosition: Hashable, Sendable, CustomStringConvertible {
  enum Side: String { case automatic, leading, trailing, top, bottom }
  let side: Side
  /// The name of the side.
  public var description: String { side.rawValue }
  /// The usual side.
  public static let automatic = AxisMarkPosition(side: .automatic)
  /// A side.
  public static let leading = AxisMarkPosition(side: .leading)
  /// A side.
  public static let trailing = AxisMarkPosition(side: .trailing)
  /// A side.
  public static let top = AxisMarkPosition(side: .top)
  /// A side.
  public static let bottom = AxisMarkPosition(side: .bottom)
}

/// Where the outermost marks of an axis are.
public struct AxisMarkPreset: Hashable, Sendable, CustomStringConvertible {
  enum Kind: String { case automatic, aligned, extended, inset }
  let kind: Kind
  /// The name of the preset.
  public var description: String { kind.rawValue }
  /// As the chart decides: a label below the plot begins at its value.
  public static let automatic = AxisMarkPreset(kind: .automatic)
  /// The middle of a label below the plot is at its value, unless it is moved into the chart.
  public static let aligned = AxisMarkPreset(kind: .aligned)
  /// Lines beyond the plot, below labels. Reported.
  public static let extended = AxisMarkPreset(kind: .extended)
  /// Labels within the plot. Reported.
  public static let inset = AxisMarkPreset(kind: .inset)
}

/// Lines and labels at the values of an axis. Presets with lines beyond the plot or labels within
/// it are reported.
public struct AxisMarks: AxisContent {
  private let options: AxisOptions
  /// What is drawn of the axis.
  public var _axes: [AxisOptions] { [options] }

  /// - Parameters:
  ///   - parts: nil for the usual lines and labels.
  ///   - label: of the usual parts; nil for the usual text.
  private init(
    _ values: AxisMarkValues, _ position: AxisMarkPosition, _ preset: AxisMarkPreset,
    stroke: StrokeStyle? = nil, label: ((PlotValue, AnyView) -> AnyView)? = nil,
    parts: ((AxisValue) -> [AxisPart])? = nil
  ) {
    options = AxisOptions(
      values: values.values, position: position, isAligned: preset == .aligned,
      undrawn: values.undrawn + Self.words(preset), stroke: stroke, parts: parts,
      usualLabel: label)
  }

  /// Creates the usual lines and labels.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    self.init(values, position, preset, stroke: stroke)
  }

  /// Creates the usual lines and labels at some values.
  public init<V: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    stroke: StrokeStyle? = nil
  ) {
    self.init(AxisMarkValues(listed: values), position, preset, stroke: stroke)
  }

  /// Creates lines and labels.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> [AxisPart]
  ) {
    self.init(values, position, preset, parts: content)
  }

  /// Creates lines and labels at some values.
  public init<V: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    @AxisMarkBuilder content: @escaping (AxisValue) -> [AxisPart]
  ) {
    self.init(AxisMarkValues(listed: values), position, preset, parts: content)
  }

  /// Creates lines and labels.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> [AxisPart]
  ) {
    self.init(values, position, preset, parts: { _ in content() })
  }

  /// Creates lines and labels at some values.
  public init<V: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    @AxisMarkBuilder content: @escaping () -> [AxisPart]
  ) {
    self.init(AxisMarkValues(listed: values), position, preset, parts: { _ in content() })
  }

  /// Creates the usual lines, and labels in a format. Labels of values of another type are as
  /// usual.
  public init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable & Equatable, F.FormatOutput == String {
    self.init(values, position, preset, stroke: stroke, label: Self.label(format))
  }

  /// Creates the usual lines, and labels in a format of numbers. Without it a format that several
  /// types of numbers have would not say which one it is of.
  ///
  /// - Parameters:
  ///   - format: of the labels.
  ///   - preset: where labels are at their values.
  ///   - position: the side of the plot.
  ///   - values: of the axis.
  ///   - stroke: of the lines.
  public init(
    format: FloatingPointFormatStyle<Double>, preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) {
    self.init(values, position, preset, stroke: stroke, label: Self.label(format))
  }

  /// Creates the usual lines, and labels in a format of shares. Without it a format that several
  /// types of numbers have would not say which one it is of.
  ///
  /// - Parameters:
  ///   - format: of the labels.
  ///   - preset: where labels are at their values.
  ///   - position: the side of the plot.
  ///   - values: of the axis.
  ///   - stroke: of the lines.
  public init(
    format: FloatingPointFormatStyle<Double>.Percent, preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) {
    self.init(values, position, preset, stroke: stroke, label: Self.label(format))
  }

  /// Creates the usual lines, and labels in a format, at some values.
  public init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [F.FormatInput], stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable & Equatable, F.FormatOutput == String {
    self.init(
      AxisMarkValues(listed: values), position, preset, stroke: stroke, label: Self.label(format))
  }

  private static func label<F: FormatStyle>(_ format: F) -> (PlotValue, AnyView) -> AnyView
  where F.FormatInput: Plottable & Equatable, F.FormatOutput == String {
    AxisValueLabel<Text>.label(format)
  }

  private static func words(_ preset: AxisMarkPreset) -> [String] {
    switch preset.kind {
    case .automatic, .aligned: []
    case .extended, .inset: ["the preset of an axis' marks in a chart"]
    }
  }
}
