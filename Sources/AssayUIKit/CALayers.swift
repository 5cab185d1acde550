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

/// Accepted, but not drawn: a layer with many small pictures.
open class CAEmitterLayer: CALayer {
  /// What is emitted.
  open var emitterCells: [CAEmitterCell]?
  /// From where, in points.
  open var emitterPosition: CGPoint = .zero
  /// From how large a place, in points.
  open var emitterSize: CGSize = .zero
  /// From what shape.
  open var emitterShape: CAEmitterLayerEmitterShape = .point
  /// How many are there.
  open var birthRate: Float = 1
  /// How long one lives.
  open var lifetime: Float = 1
}

/// The shape from which small pictures come.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// Creates a shape from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A circle.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
}

/// Accepted, but not drawn: a small picture.
open class CAEmitterCell: NSObject {
  /// The picture.
  open var contents: Any?
  /// Its color.
  open var color: CGColor?
  /// How many come a second.
  open var birthRate: Float = 0
  /// How long it lives, in seconds.
  open var lifetime: Float = 0
  /// How much lives differ, in seconds.
  open var lifetimeRange: Float = 0
  /// How fast it is, in points a second.
  open var velocity: CGFloat = 0
  /// How much speeds differ.
  open var velocityRange: CGFloat = 0
  /// Its direction, in radians.
  open var emissionLongitude: CGFloat = 0
  /// How much directions differ, in radians.
  open var emissionRange: CGFloat = 0
  /// How fast it turns, in radians a second.
  open var spin: CGFloat = 0
  /// How much turns differ.
  open var spinRange: CGFloat = 0
  /// Its size.
  open var scale: CGFloat = 1
  /// How much sizes differ.
  open var scaleRange: CGFloat = 0
  /// How fast its size changes.
  open var scaleSpeed: CGFloat = 0
  /// How fast its opacity changes.
  open var alphaSpeed: Float = 0
  /// How fast it falls, in points a second and second.
  open var yAcceleration: CGFloat = 0
  /// How fast it drifts, in points a second and second.
  open var xAcceleration: CGFloat = 0
  /// The name.
  open var name: String?
}
