// SPDX-License-Identifier: MIT

public import AssayViews

/// One mark of a chart.
public struct ChartMark {
  enum Kind {
    case bar, line, area, point, rule, rectangle, sector
    /// The line or the area of a function.
    case function
    /// A mark of a chart with three axes, which is not drawn.
    case spatial
  }

  /// What a mark covers along an axis.
  struct Extent {
    var start: PlotValue?
    var end: PlotValue?
    var unit: Calendar.Component?
    /// The calendar of the unit; nil for that of the chart.
    var calendar: Calendar?
    /// Whether the extent is the range of one value, as of a bin of a histogram.
    var isBin = false
    /// What the value is, in words.
    var label: Text?

    init() {}

    init<V>(_ value: PlottableValue<V>) {
      start = value.value
      end = value.end
      isBin = value.end != nil
      unit = value.unit
      calendar = value.calendar
      label = value.label
    }

    /// Without values: the words alone.
    init(label: Text) { self.label = label }

    init<V>(_ start: PlottableValue<V>, _ end: PlottableValue<V>) {
      self.start = start.value
      self.end = end.value
      label = start.label
    }
  }

  struct Annotation {
    var position: AnnotationPosition
    var alignment: Alignment
    var spacing: CGFloat?
    /// Made with the size of the mark, in points.
    var view: (CGSize) -> AnyView
  }

  /// What is drawn.
  let kind: Kind
  var x = Extent()
  var y = Extent()
  /// What a mark shows instead of values.
  var function: ChartFunction?
  /// The points of the function in each part without gaps.
  var curve: [[ChartFunction.Point]] = []
  /// Which line or area a mark belongs to, or which sector it is.
  var series: String?
  /// What a color is chosen by.
  var styleKey: String?
  /// The value that a color is chosen by, as the app gives it.
  var styleValue: Any?
  /// What the place beside others is chosen by.
  var positionKey: String?
  var style: AnyShapeStyle?
  var opacity = 1.0
  /// In points.
  var offset = CGSize.zero
  var cornerRadius: CGFloat?
  /// Of a bar or a rectangle.
  var clip: AnyShape?
  /// Of a bar across its direction, and of a rectangle.
  var width: MarkDimension?
  /// Of a rectangle.
  var height: MarkDimension?
  var lineStyle: StrokeStyle?
  /// What the look of a line is chosen by.
  var lineKey: String?
  var interpolation = InterpolationMethod.linear
  /// The area of a point in square points.
  var symbolArea: CGFloat?
  /// The width and the height of a point, in points, instead of its area.
  var symbolSize: CGSize?
  /// What the area of a point is chosen by.
  var symbolAreaKey: String?
  var symbol: AnyChartSymbolShape?
  /// Drawn instead of a shape.
  var symbolView: AnyView?
  /// What a shape is chosen by.
  var symbolKey: String?
  var stacking = MarkStackingMethod.standard
  var innerRadius: MarkDimension?
  var outerRadius: MarkDimension?
  var angularInset: CGFloat = 0
  var annotations: [Annotation] = []
  /// What assistive technology says instead of the values.
  var spokenLabel: Text?
  var spokenValue: Text?
  var isHiddenFromSpeech = false
  /// What the app asks of the mark that is not drawn.
  var undrawn: [String] = []

  var showsSymbol: Bool {
    kind == .point || symbol != nil || symbolKey != nil || symbolView != nil
  }

  init(_ kind: Kind) { self.kind = kind }
}

/// The size of a mark across its axis.
public struct MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
  enum Size: Sendable {
    case automatic
    case fixed(CGFloat)
    case ratio(CGFloat)
    case inset(CGFloat)
  }

  let size: Size
  private init(size: Size) { self.size = size }
  /// Creates a size in points.
  public init(integerLiteral value: Int) { size = .fixed(CGFloat(value)) }
  /// Creates a size in points.
  public init(floatLiteral value: Double) { size = .fixed(CGFloat(value)) }
  /// As the chart decides.
  public static let automatic = MarkDimension(size: .automatic)
  /// A size in points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(size: .fixed(value)) }
  /// A share of the room.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(size: .ratio(value)) }
  /// The room without some points at each side.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(size: .inset(value)) }

  var isAutomatic: Bool {
    if case .automatic = size { true } else { false }
  }

  /// In points, of the largest radius.
  func radius(of largest: CGFloat, automatic: CGFloat) -> CGFloat {
    if case .inset(let inset) = size { return max(0, largest - inset) }
    return points(in: largest, automatic: automatic)
  }

  /// In points, of some room.
  func points(in room: CGFloat, automatic: CGFloat) -> CGFloat {
    switch size {
    case .automatic: automatic
    case .fixed(let points): points
    case .ratio(let share): room * share
    case .inset(let inset): max(0, room - 2 * inset)
    }
  }
}

/// How a line bends between its points.
public struct InterpolationMethod: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear, monotone, catmullRom, stepStart, stepCenter, stepEnd
  }

  let kind: Kind
  var undrawn: String?
  /// Straight.
  public static let linear = InterpolationMethod(kind: .linear)
  /// A curve that never overshoots.
  public static let monotone = InterpolationMethod(kind: .monotone)
  /// A curve through the points.
  public static let catmullRom = InterpolationMethod(kind: .catmullRom)
  /// A curve through the points. The parametrization is not used, and reported.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .catmullRom, undrawn: "the alpha of a Catmull-Rom line in a chart")
  }
  /// A curve through the points. Unlike Charts, it is that of `monotone`, and reported.
  public static let cardinal = InterpolationMethod(
    kind: .monotone, undrawn: "the cardinal form of a line in a chart")
  /// Steps at the points.
  public static let stepStart = InterpolationMethod(kind: .stepStart)
  /// Steps between the points.
  public static let stepCenter = InterpolationMethod(kind: .stepCenter)
  /// Steps before the points.
  public static let stepEnd = InterpolationMethod(kind: .stepEnd)
}

/// How marks at the same place share it.
public struct MarkStackingMethod: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case standard, normalized, center, unstacked }
  let kind: Kind
  /// One on the other.
  public static let standard = MarkStackingMethod(kind: .standard)
  /// One on the other, as shares of the whole.
  public static let normalized = MarkStackingMethod(kind: .normalized)
  /// Around the middle.
  public static let center = MarkStackingMethod(kind: .center)
  /// One before the other.
  public static let unstacked = MarkStackingMethod(kind: .unstacked)
}

/// What happens to an annotation that reaches out of its chart.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// What happens along one axis.
  public struct Strategy: Hashable, Sendable {
    fileprivate let moves: Bool
    /// As the chart decides. Unlike Charts, nothing.
    public static let automatic = Strategy(moves: false)
    /// Nothing.
    public static let disabled = Strategy(moves: false)
    /// The annotation is moved to fit.
    public static let fit = Strategy(moves: true)
    /// The plot becomes smaller.
    public static let padScale = Strategy(moves: true)
    /// The annotation is moved to fit an area.
    public static func fit(to boundary: Boundary) -> Strategy { .fit }
  }

  /// An area that an annotation is moved to fit.
  public enum Boundary: Hashable, Sendable {
    /// As the chart decides.
    case automatic
    /// The whole chart.
    case chart
    /// The area of the marks.
    case plot
  }

  let moves: Bool
  /// Creates a resolution for each axis.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) { moves = x.moves || y.moves }
  /// As the chart decides. Unlike Charts, nothing.
  public static let automatic = AnnotationOverflowResolution()
}

/// Where an annotation is, seen from its mark.
public struct AnnotationPosition: Hashable, Sendable {
  let alignment: UnitPoint
  private var isAutomatic = false

  private init(alignment: UnitPoint, isAutomatic: Bool = false) {
    self.alignment = alignment
    self.isAutomatic = isAutomatic
  }

  /// As the chart decides; above, for a mark.
  public static let automatic = AnnotationPosition(alignment: .top, isAutomatic: true)
  /// A place.
  public static let overlay = AnnotationPosition(alignment: .center)
  /// A place.
  public static let top = AnnotationPosition(alignment: .top)
  /// A place.
  public static let bottom = AnnotationPosition(alignment: .bottom)
  /// A place.
  public static let leading = AnnotationPosition(alignment: .leading)
  /// A place.
  public static let trailing = AnnotationPosition(alignment: .trailing)
  /// A place.
  public static let topLeading = AnnotationPosition(alignment: .topLeading)
  /// A place.
  public static let topTrailing = AnnotationPosition(alignment: .topTrailing)
  /// A place.
  public static let bottomLeading = AnnotationPosition(alignment: .bottomLeading)
  /// A place.
  public static let bottomTrailing = AnnotationPosition(alignment: .bottomTrailing)
}

/// What the view of an annotation knows of its mark.
public struct AnnotationContext: Equatable, Sendable {
  /// The size of the mark, in points.
  public let targetSize: CGSize
}
