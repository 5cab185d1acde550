// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: a layer with a gradient.
open class CAGradientLayer: CALayer {
  /// The colors.
  open var colors: [Any]?
  /// Where the colors are, from 0 to 1.
  open var locations: [NSNumber]?
  /// Where the gradient begins, as a part of the layer.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the gradient ends, as a part of the layer.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The kind of gradient.
  open var type: CAGradientLayerType = .axial
}

/// The kind of a layer's gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Around a point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
  /// From a point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
}

/// Accepted, but not drawn: a layer with a path.
open class CAShapeLayer: CALayer {
  /// The path.
  open var path: CGPath?
  /// The color of the area; nil for none.
  open var fillColor: CGColor?
  /// The color of the line; nil for none.
  open var strokeColor: CGColor?
  /// The width of the line in points.
  open var lineWidth: CGFloat = 1
  /// Where the line begins, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// Where the line ends, from 0 to 1.
  open var strokeEnd: CGFloat = 1
  /// The ends of the line.
  open var lineCap: CAShapeLayerLineCap = .butt
  /// The corners of the line.
  open var lineJoin: CAShapeLayerLineJoin = .miter
  /// The lengths of dashes and gaps, in points.
  open var lineDashPattern: [NSNumber]?
  /// Where dashes begin, in points.
  open var lineDashPhase: CGFloat = 0
  /// How long sharp corners are.
  open var miterLimit: CGFloat = 10
  /// How the area is found.
  open var fillRule: CAShapeLayerFillRule = .nonZero
}

/// The ends of a line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// Their name.
  public let rawValue: String
  /// Creates ends from their name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At the end.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Round.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The corners of a line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// Their name.
  public let rawValue: String
  /// Creates corners from their name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Sharp.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// How the area of a path is found.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// Creates a rule from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// By the direction of its lines.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// By the number of its lines.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
