// SPDX-License-Identifier: MIT

public import AssayViews

/// A shape that stands for a value.
public nonisolated protocol ChartSymbolShape: Shape {
  /// A rectangle that the shape looks as large as, where the rectangle of its path is the unit one.
  var perceptualUnitRect: CGRect { get }
}

nonisolated extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
  /// A square.
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
  /// A triangle.
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
  /// A square on a corner.
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
  /// A shape with five corners.
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
  /// Two bars across each other, from corner to corner.
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
  /// Two bars across each other, from side to side.
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
  /// Three bars across each other.
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}

/// A shape of Swift Charts.
public nonisolated struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
  enum Kind: Hashable, Sendable {
    case circle, square, triangle, diamond, pentagon, cross, plus, asterisk
  }
  let kind: Kind

  /// The unit rectangle.
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  /// Returns the outline in a rectangle, in points.
  public func path(in rect: CGRect) -> Path {
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    let path =
      switch kind {
      case .circle: Path(ellipseIn: unit)
      case .square: Path(unit)
      case .triangle: Self.polygon([(0.5, 0), (1, 1), (0, 1)])
      case .diamond: Self.corners(4)
      case .pentagon: Self.corners(5)
      case .plus: Self.arms(4, width: 1 / 3)
      case .cross: Self.arms(4, width: 1 / 3, turnedBy: .pi / 4)
      case .asterisk: Self.arms(6, width: 1 / 4)
      }
    return path.applying(
      CGAffineTransform(translationX: rect.minX, y: rect.minY)
        .scaledBy(x: rect.width, y: rect.height))
  }

  private static func polygon(_ points: [(x: CGFloat, y: CGFloat)]) -> Path {
    Path { path in
      path.addLines(points.map { CGPoint(x: $0.x, y: $0.y) })
      path.closeSubpath()
    }
  }

  /// A shape with as many corners, the first at the top.
  private static func corners(_ count: Int) -> Path {
    polygon((0..<count).map { point(2 * .pi * CGFloat($0) / CGFloat(count)) })
  }

  /// A point of the circle in the unit rectangle, clockwise from the top.
  private static func point(_ angle: CGFloat, radius: CGFloat = 0.5) -> (x: CGFloat, y: CGFloat) {
    (0.5 + sin(angle) * radius, 0.5 - cos(angle) * radius)
  }

  /// Arms from the center to the circle in the unit rectangle, the first to the top.
  ///
  /// - Parameters:
  ///   - width: of an arm.
  ///   - start: an angle clockwise, in radians.
  private static func arms(_ count: Int, width: CGFloat, turnedBy start: CGFloat = 0) -> Path {
    let half = width / 2
    let step = 2 * CGFloat.pi / CGFloat(count)
    return polygon(
      (0..<count).flatMap { index in
        let angle = start + CGFloat(index) * step
        let (end, side) = (
          (x: sin(angle), y: -cos(angle)), (x: cos(angle) * half, y: sin(angle) * half)
        )
        return [
          (0.5 + end.x / 2 - side.x, 0.5 + end.y / 2 - side.y),
          (0.5 + end.x / 2 + side.x, 0.5 + end.y / 2 + side.y),
          // Where the side of the arm meets that of the next one.
          point(angle + step / 2, radius: half / sin(step / 2)),
        ]
      })
  }
}

nonisolated extension BasicChartSymbolShape {
  /// Draws the border of the shape, inside of its outline.
  ///
  /// - Parameter lineWidth: in points.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    BorderedChartSymbolShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
  }
}

/// Shapes that also draw their border as views, which comes first where both are possible.
nonisolated extension ChartSymbolShape where Self: InsettableShape {
  /// Draws the border of the shape, inside of its outline.
  ///
  /// - Parameter lineWidth: in points.
  @_disfavoredOverload
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    BorderedChartSymbolShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// Draws the border of the shape, inside of its outline.
  @_disfavoredOverload
  public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
    BorderedChartSymbolShape(shape: self, style: style)
  }
}

nonisolated extension Circle: ChartSymbolShape {
  /// The unit rectangle.
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

/// A shape whose border alone is drawn.
nonisolated struct BorderedChartSymbolShape<Content: ChartSymbolShape>: ChartSymbolShape {
  let shape: Content
  let style: StrokeStyle

  var perceptualUnitRect: CGRect { shape.perceptualUnitRect }

  func path(in rect: CGRect) -> Path {
    shape.path(in: rect.insetBy(dx: style.lineWidth / 2, dy: style.lineWidth / 2))
      .strokedPath(style)
  }
}

/// Any shape that stands for a value.
public nonisolated struct AnyChartSymbolShape: ChartSymbolShape {
  private let shape: any ChartSymbolShape

  /// Hides the type of a shape.
  public init(_ shape: any ChartSymbolShape) { self.shape = shape }

  /// The shape's.
  public var perceptualUnitRect: CGRect { shape.perceptualUnitRect }

  /// Returns the outline in a rectangle, in points.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}
