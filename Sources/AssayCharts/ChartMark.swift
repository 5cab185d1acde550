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
    /// Whether it is of a type of whole numbers.
    var isWhole = false
    /// Whether the extent is the range of one value, as of a bin of a histogram.
    var isBin = false
    /// What the value is, in words.
    var label: Text?
    /// Where the mark is instead of at a value.
    var fixed: Fixed?

    init() {}

    /// At a place of the plot.
    init(_ fixed: Fixed) { self.fixed = fixed }

    init<V>(_ value: PlottableValue<V>) {
      isWhole = V.PrimitivePlottable.self is any BinaryInteger.Type
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
      isWhole = V.PrimitivePlottable.self is any BinaryInteger.Type
      self.start = start.value
      self.end = end.value
      label = start.label
    }
  }

  /// A place along an axis in points: from the leading edge of the plot, or from its top.
  enum Fixed: Equatable {
    /// nil for the middle of the plot.
    case point(CGFloat?)
    /// nil for the edges of the plot.
    case interval(CGFloat?, CGFloat?)

    /// The middle, in a plot of a length in points.
    func middle(of length: CGFloat) -> CGFloat {
      switch self {
      case .point(let point): return point ?? length / 2
      case .interval:
        let range = range(of: length) ?? 0...length
        return (range.lowerBound + range.upperBound) / 2
      }
    }

    /// The interval, in a plot of a length in points; nil for a point.
    func range(of length: CGFloat) -> ClosedRange<CGFloat>? {
      guard case .interval(let start, let end) = self else { return nil }
      let (first, last) = (start ?? 0, end ?? length)
      return min(first, last)...max(first, last)
    }
  }

  /// How far the ends of a mark are moved, in points.
  struct Ends: Equatable {
    var xStart: CGFloat = 0
    var xEnd: CGFloat = 0
    var yStart: CGFloat = 0
    var yEnd: CGFloat = 0
  }

  struct Shadow {
    var color: Color
    var radius: CGFloat
    var offset: CGSize
  }

  struct Annotation {
    var position: AnnotationPosition
    var alignment: Alignment
    var spacing: CGFloat?
    var overflow = AnnotationOverflowResolution.automatic
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
  var styleValue: (any Plottable)?
  /// What the place beside others is chosen by.
  var positionKey: String?
  /// What all places beside each other take of the room of a value.
  var positionSpan = MarkDimension.automatic
  var style: AnyShapeStyle?
  /// Whether a gradient is as large as the plot, instead of the mark.
  var alignsStyle = false
  var opacity = 1.0
  /// In points.
  var offset = CGSize.zero
  /// Of bars, areas, rectangles and rules.
  var ends = Ends()
  /// Marks of a higher number lie over those of a lower one.
  var zIndex = 0.0
  /// In points.
  var blur: CGFloat = 0
  var shadows: [Shadow] = []
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
  /// The value that the look of a line is chosen by, as the app gives it.
  var lineValue: (any Plottable)?
  var interpolation = InterpolationMethod.linear
  /// The area of a point in square points.
  var symbolArea: CGFloat?
  /// The width and the height of a point, in points, instead of its area.
  var symbolSize: CGSize?
  /// What the area of a point is chosen by.
  var symbolAreaKey: String?
  /// The value that the area of a point is chosen by, as the app gives it.
  var symbolAreaValue: (any Plottable)?
  var symbol: AnyChartSymbolShape?
  /// Drawn instead of a shape.
  var symbolView: AnyView?
  /// What a shape is chosen by.
  var symbolKey: String?
  /// The value that a shape is chosen by, as the app gives it.
  var symbolValue: (any Plottable)?
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

  /// Whether a bar or an area has two ends along the axis below, and one place along that beside.
  var spansBeside: Bool {
    (kind == .bar || kind == .area) && x.end != nil && !x.isBin && y.end == nil
  }

  init(_ kind: Kind) { self.kind = kind }
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
    enum Kind: Hashable, Sendable {
      case none, padScale
      case fit(Boundary)
    }
    let kind: Kind
    /// As the chart decides. Unlike Charts, nothing.
    public static let automatic = Strategy(kind: .none)
    /// Nothing.
    public static let disabled = Strategy(kind: .none)
    /// The annotation is moved to fit.
    public static let fit = fit(to: .automatic)
    /// The plot becomes smaller. Reported: the annotation stays in its place.
    public static let padScale = Strategy(kind: .padScale)
    /// The annotation is moved to fit an area.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit(boundary)) }

    /// The ends of the area that an annotation is moved to fit.
    func bounds(
      chart: ClosedRange<CGFloat>, plot: ClosedRange<CGFloat>
    ) -> ClosedRange<CGFloat>? {
      switch kind {
      case .fit(.plot): plot
      case .fit(.chart), .fit(.automatic): chart
      case .none, .padScale: nil
      }
    }
  }

  /// An area that an annotation is moved to fit.
  public enum Boundary: Hashable, Sendable {
    /// As the chart decides. Unlike Charts, the whole chart.
    case automatic
    /// The whole chart.
    case chart
    /// The area of the marks.
    case plot
  }

  let x: Strategy
  let y: Strategy

  /// Whether the plot would become smaller.
  var padsScale: Bool { x.kind == .padScale || y.kind == .padScale }

  /// Creates a resolution for each axis.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }
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
