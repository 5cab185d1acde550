// SPDX-License-Identifier: MIT

public import AssayViews

/// Something on an axis.
public protocol AxisContent {
  /// What is drawn of the axis, in parts that lie over each other.
  var _axes: [AxisOptions] { get }
}

/// Several contents of an axis, or none.
public struct AxisContentList: AxisContent {
  /// What is drawn of the axis.
  public let _axes: [AxisOptions]
}

/// What is drawn of an axis.
public struct AxisOptions {
  enum Values: Sendable {
    case automatic
    case listed([PlotValue])
    case dates(every: Calendar.Component, count: Int)
  }

  var values = Values.automatic
  var position: AxisMarkPosition?
  /// What the app asks of the values that is not drawn.
  var undrawn: [String] = []
  /// The parts at a value; nil for the usual ones.
  var parts: ((AxisValue) -> [AxisPart])?
}

/// A part of an axis at one value.
public enum AxisPart {
  /// A line across the plot.
  case grid(AnyShapeStyle?, StrokeStyle?)
  /// A short line.
  case tick
  /// The view for a value, made from the value and the usual text.
  case label((PlotValue, AnyView) -> AnyView)
  /// A part that is not drawn as asked, in words.
  indirect case undrawn(String, AxisPart)

  /// A part whose place between two values counts only where it is asked for.
  static func centered(_ centered: Bool?, _ part: AxisPart) -> AxisPart {
    centered == nil ? part : .undrawn("the place of a part between two values of an axis", part)
  }

  /// The part without what is not drawn.
  var drawn: AxisPart {
    if case .undrawn(_, let part) = self { part.drawn } else { self }
  }

  var words: [String] {
    switch self {
    case .undrawn(let what, let part): [what] + part.words
    case .tick: ["a tick of a chart's axis"]
    case .grid, .label: []
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
public struct AxisMarkPosition: Hashable, Sendable {
  enum Side: Hashable, Sendable { case automatic, leading, trailing, top, bottom }
  let side: Side
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
public struct AxisMarkPreset: Hashable, Sendable {
  let isAutomatic: Bool
  /// As the chart decides.
  public static let automatic = AxisMarkPreset(isAutomatic: true)
  /// Labels begin and end with the plot.
  public static let aligned = AxisMarkPreset(isAutomatic: false)
  /// Labels beyond the plot.
  public static let extended = AxisMarkPreset(isAutomatic: false)
  /// Labels within the plot.
  public static let inset = AxisMarkPreset(isAutomatic: false)
}

/// The values of an axis.
public struct AxisMarkValues: Sendable {
  let values: AxisOptions.Values
  var undrawn: [String] = []
  /// As the chart decides.
  public static let automatic = AxisMarkValues(values: .automatic)
  /// As the chart decides. A number, or how bounds are rounded, is reported.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    let asksMore = desiredCount != nil || roundLowerBound != nil || roundUpperBound != nil
    return AxisMarkValues(
      values: .automatic,
      undrawn: asksMore ? ["the number or the bounds of an axis' values in a chart"] : [])
  }
  /// At each day, month and so on.
  public static func stride(
    by component: Calendar.Component, count: Int = 1
  ) -> AxisMarkValues { AxisMarkValues(values: .dates(every: component, count: count)) }
}

/// Lines and labels at the values of an axis. A preset, and a stroke of the lines, are reported.
public struct AxisMarks: AxisContent {
  private let options: AxisOptions
  /// What is drawn of the axis.
  public var _axes: [AxisOptions] { [options] }

  /// Creates the usual lines and labels.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    options = AxisOptions(
      values: values.values, position: position,
      undrawn: values.undrawn + Self.words(preset, stroke))
  }

  /// Creates the usual lines and labels at some values.
  public init<V: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    stroke: StrokeStyle? = nil
  ) {
    options = AxisOptions(
      values: .listed(values.map(\.plotValue)), position: position,
      undrawn: Self.words(preset, stroke))
  }

  /// Creates lines and labels.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> [AxisPart]
  ) {
    options = AxisOptions(
      values: values.values, position: position,
      undrawn: values.undrawn + Self.words(preset), parts: content)
  }

  /// Creates lines and labels at some values.
  public init<V: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    @AxisMarkBuilder content: @escaping (AxisValue) -> [AxisPart]
  ) {
    options = AxisOptions(
      values: .listed(values.map(\.plotValue)), position: position,
      undrawn: Self.words(preset), parts: content)
  }

  /// Creates lines and labels.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> [AxisPart]
  ) {
    options = AxisOptions(
      values: values.values, position: position,
      undrawn: values.undrawn + Self.words(preset), parts: { _ in content() })
  }

  private static func words(_ preset: AxisMarkPreset, _ stroke: StrokeStyle? = nil) -> [String] {
    (preset.isAutomatic ? [] : ["the preset of an axis' marks in a chart"])
      + (stroke == nil ? [] : ["the stroke of an axis' lines in a chart"])
  }
}

/// A part at one value of an axis.
public protocol AxisMark {
  /// The part.
  var _part: AxisPart { get }
}

/// A line across the plot at a value.
public struct AxisGridLine: AxisMark {
  private let centered: Bool?
  private let stroke: StrokeStyle?
  private var style: AnyShapeStyle?
  /// The part.
  public var _part: AxisPart { .centered(centered, .grid(style, stroke)) }
  /// Creates a line. A place between two values is reported.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    self.centered = centered
    self.stroke = stroke
  }
  /// Sets the color.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> AxisGridLine {
    var copy = self
    copy.style = AnyShapeStyle(style)
    return copy
  }
}

/// A short line at a value, which is not drawn, and reported.
public struct AxisTick: AxisMark {
  /// The part.
  public var _part: AxisPart { .tick }
  /// Creates a line.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
  /// Sets the color, which is not drawn either.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> AxisTick { self }
}

/// A label at a value.
public struct AxisValueLabel<Content: View>: AxisMark {
  private let centered: Bool?
  private var label: (PlotValue, AnyView) -> AnyView
  private var undrawn: [String] = []
  /// The part.
  public var _part: AxisPart {
    undrawn.reduce(.centered(centered, .label(label))) { .undrawn($1, $0) }
  }

  /// Creates a label of a view. A place between two values, and what the label does with others,
  /// are reported.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let view = AnyView(content())
    self.centered = centered
    label = { _, _ in view }
    undrawn = Self.words(
      anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
  }

  private static func words(
    _ anchor: UnitPoint?, _ collisions: AxisValueLabelCollisionResolution,
    _ orientation: AxisValueLabelOrientation, _ horizontal: CGFloat?, _ vertical: CGFloat?
  ) -> [String] {
    var words: [String] = []
    if anchor != nil { words.append("the anchor of an axis label in a chart") }
    if collisions != .automatic {
      words.append("the collision resolution of an axis label in a chart")
    }
    if orientation == .vertical || orientation == .verticalReversed {
      words.append("the orientation of an axis label in a chart")
    }
    if horizontal != nil || vertical != nil {
      words.append("the spacing of an axis label in a chart")
    }
    return words
  }

  /// Sets the color.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> AxisValueLabel {
    var copy = self
    copy.label = { [label] in AnyView(label($0, $1).foregroundStyle(style)) }
    return copy
  }
  /// Sets the font.
  public func font(_ font: Font?) -> AxisValueLabel {
    var copy = self
    copy.label = { [label] in AnyView(label($0, $1).font(font)) }
    return copy
  }
}

/// What labels of an axis do that have too little room.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  private let name: String
  /// As the chart decides.
  public static let automatic = Self(name: "automatic")
  /// Nothing.
  public static let disabled = Self(name: "disabled")
  /// Some are left out.
  public static let greedy = Self(name: "greedy")
  /// Some are shorter.
  public static let truncate = Self(name: "truncate")
  /// Some are left out.
  public static func greedy(
    priority: Double = 0, minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution { greedy }
}

/// The direction of labels of an axis.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  private let name: String
  /// As the chart decides.
  public static let automatic = Self(name: "automatic")
  /// A direction.
  public static let horizontal = Self(name: "horizontal")
  /// A direction.
  public static let vertical = Self(name: "vertical")
  /// A direction.
  public static let verticalReversed = Self(name: "verticalReversed")
}

extension AxisValueLabel where Content == Text {
  /// Creates the usual label. What the label does with others is reported.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.centered = centered
    label = { $1 }
    undrawn = Self.words(
      anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
  }
  /// Creates a label of the value in a format.
  public init<F: FormatStyle>(
    format: F, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where F.FormatInput: Plottable & Equatable, F.FormatOutput == String {
    self.centered = centered
    undrawn = Self.words(
      anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
    label = { value, usual in
      F.FormatInput(plotValue: value).map { AnyView(Text($0, format: format)) } ?? usual
    }
  }
  /// Creates a label of a text.
  public init(_ key: LocalizedStringKey, centered: Bool? = nil) {
    self.centered = centered
    label = { _, _ in AnyView(Text(key)) }
  }
  /// Creates a label of a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ text: S, centered: Bool? = nil) {
    self.centered = centered
    label = { _, _ in AnyView(Text(text)) }
  }
}

/// Makes the parts of an axis.
@resultBuilder
public enum AxisMarkBuilder {
  /// A part.
  public static func buildExpression<M: AxisMark>(_ mark: M) -> [AxisPart] { [mark._part] }
  /// Parts after parts.
  public static func buildBlock(_ parts: [AxisPart]...) -> [AxisPart] { parts.flatMap { $0 } }
  /// Parts that may be missing.
  public static func buildIf(_ parts: [AxisPart]?) -> [AxisPart] { parts ?? [] }
  /// One of two.
  public static func buildEither(first: [AxisPart]) -> [AxisPart] { first }
  /// One of two.
  public static func buildEither(second: [AxisPart]) -> [AxisPart] { second }
}
