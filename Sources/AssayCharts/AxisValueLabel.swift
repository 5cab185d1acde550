// SPDX-License-Identifier: MIT

public import AssayViews

/// A label at a value.
public struct AxisValueLabel<Content: View>: AxisMark {
  private let centered: Bool?
  private let place: AxisPart.Place
  private var label: Maker
  private var undrawn: [String] = []
  /// From a value and its usual label.
  private typealias Maker = (PlotValue, AnyView) -> AnyView

  /// The part.
  public var _parts: [AxisPart] { [_part] }
  var _part: AxisPart {
    undrawn.reduce(.centered(centered, .label(place, label))) { .undrawn($1, $0) }
  }

  /// Creates a label of a view at a value, or in the middle between a time and the next one. A
  /// place between numbers is reported.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let view = AnyView(content())
    self.init(
      { _, _ in view }, centered, anchor, multiLabelAlignment, offsetsMarks, collisionResolution,
      orientation, horizontalSpacing, verticalSpacing)
  }

  private init(
    _ label: @escaping Maker, _ centered: Bool?, _ anchor: UnitPoint?,
    _ multiLabelAlignment: Alignment?,
    _ offsetsMarks: Bool?, _ collisionResolution: AxisValueLabelCollisionResolution,
    _ orientation: AxisValueLabelOrientation, _ horizontalSpacing: CGFloat?,
    _ verticalSpacing: CGFloat?
  ) {
    self.centered = centered
    place = AxisPart.Place(anchor: anchor, collisions: collisionResolution)
    undrawn = Self.words(
      multiLabelAlignment, offsetsMarks, orientation, horizontalSpacing, verticalSpacing)
    self.label = label
  }

  private static func words(
    _ labels: Alignment?, _ moves: Bool?, _ orientation: AxisValueLabelOrientation,
    _ horizontal: CGFloat?, _ vertical: CGFloat?
  ) -> [String] {
    var words: [String] = []
    if labels != nil || moves != nil {
      words.append("the place of an axis label among others in a chart")
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
public struct AxisValueLabelCollisionResolution: Hashable, Sendable, CustomStringConvertible {
  enum Kind: String { case automatic, disabled, greedy, truncate }
  let kind: Kind
  /// Labels of a higher priority are placed first.
  var priority: Double = 0
  /// Between labels, in points; nil for 4.
  var minimumSpacing: CGFloat?

  /// The name of the resolution.
  public var description: String { kind.rawValue }
  /// As the chart decides: names are truncated. Numbers and times are left out where they overlap,
  /// and truncated at the end of the plot.
  public static let automatic = Self(kind: .automatic)
  /// Nothing: the label is always displayed.
  public static let disabled = Self(kind: .disabled)
  /// A label is left out that overlaps another.
  public static let greedy = Self(kind: .greedy)
  /// A label is truncated to the space available.
  public static let truncate = Self(kind: .truncate)
  /// A label is left out that overlaps another.
  ///
  /// - Parameters:
  ///   - priority: labels of a higher priority are placed first.
  ///   - minimumSpacing: between labels, in points; nil for 4.
  public static func greedy(
    priority: Double = 0, minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution {
    Self(kind: .greedy, priority: priority, minimumSpacing: minimumSpacing)
  }
}

/// The direction of labels of an axis.
public struct AxisValueLabelOrientation: Hashable, Sendable, CustomStringConvertible {
  private let name: String
  /// The name of the direction.
  public var description: String { name }
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
  /// Creates the usual label.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      { $1 }, centered, anchor, multiLabelAlignment, offsetsMarks, collisionResolution,
      orientation, horizontalSpacing, verticalSpacing)
  }
  /// Creates a label of the value in a format.
  public init<F: FormatStyle>(
    format: F, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where F.FormatInput: Plottable & Equatable, F.FormatOutput == String {
    self.init(
      Self.label(format), centered, anchor, multiLabelAlignment, offsetsMarks, collisionResolution,
      orientation, horizontalSpacing, verticalSpacing)
  }
  /// Creates a label of a number in a format. Without it a format that several types of numbers
  /// have would not say which one it is of.
  ///
  /// - Parameters:
  ///   - format: of the number.
  ///   - centered: whether the label is in the middle between a time and the next one.
  ///   - anchor: the point of the label at the value.
  ///   - multiLabelAlignment: reported.
  ///   - collisionResolution: what the label does that has too little room.
  ///   - offsetsMarks: reported.
  ///   - orientation: reported if it is vertical.
  ///   - horizontalSpacing: reported.
  ///   - verticalSpacing: reported.
  public init(
    format: FloatingPointFormatStyle<Double>, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      Self.label(format), centered, anchor, multiLabelAlignment, offsetsMarks, collisionResolution,
      orientation, horizontalSpacing, verticalSpacing)
  }
  /// Creates a label of a share in a format. Without it a format that several types of numbers have
  /// would not say which one it is of.
  ///
  /// - Parameters:
  ///   - format: of the number.
  ///   - centered: whether the label is in the middle between a time and the next one.
  ///   - anchor: the point of the label at the value.
  ///   - multiLabelAlignment: reported.
  ///   - collisionResolution: what the label does that has too little room.
  ///   - offsetsMarks: reported.
  ///   - orientation: reported if it is vertical.
  ///   - horizontalSpacing: reported.
  ///   - verticalSpacing: reported.
  public init(
    format: FloatingPointFormatStyle<Double>.Percent, centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      Self.label(format), centered, anchor, multiLabelAlignment, offsetsMarks, collisionResolution,
      orientation, horizontalSpacing, verticalSpacing)
  }
  /// The value in a format; the usual label for a value of another type.
  static func label<F: FormatStyle>(_ format: F) -> (PlotValue, AnyView) -> AnyView
  where F.FormatInput: Plottable & Equatable, F.FormatOutput == String {
    { value, usual in
      F.FormatInput(plotValue: value).map { AnyView(Text($0, format: format)) } ?? usual
    }
  }
  /// Creates a label of a text.
  public init(
    _ key: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      { _, _ in AnyView(Text(key)) }, centered, anchor, multiLabelAlignment, offsetsMarks,
      collisionResolution, orientation, horizontalSpacing, verticalSpacing)
  }
  /// Creates a label of a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ text: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      { _, _ in AnyView(Text(text)) }, centered, anchor, multiLabelAlignment, offsetsMarks,
      collisionResolution, orientation, horizontalSpacing, verticalSpacing)
  }
}
