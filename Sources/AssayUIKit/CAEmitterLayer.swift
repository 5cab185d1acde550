// SPDX-License-Identifier: MIT

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
  /// Where on the shape they come from.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// How they are drawn over each other.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// How fast they are.
  open var velocity: Float = 1
  /// How large they are.
  open var scale: Float = 1
  /// How fast they turn.
  open var spin: Float = 1
  /// The number from which chance begins.
  open var seed: UInt32 = 0
  /// How far away they come from, in points.
  open var emitterZPosition: CGFloat = 0
  /// How deep the place is, in points.
  open var emitterDepth: CGFloat = 0
  /// Whether depth counts.
  open var preservesDepth = false
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
  /// A box.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A ball.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
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
  /// How much the color differs.
  open var redRange: Float = 0
  /// How much the color differs.
  open var greenRange: Float = 0
  /// How much the color differs.
  open var blueRange: Float = 0
  /// How much the opacity differs.
  open var alphaRange: Float = 0
  /// How fast the color changes.
  open var redSpeed: Float = 0
  /// How fast the color changes.
  open var greenSpeed: Float = 0
  /// How fast the color changes.
  open var blueSpeed: Float = 0
  /// How fast it nears, in points a second and second.
  open var zAcceleration: CGFloat = 0
  /// Its direction in depth, in radians.
  open var emissionLatitude: CGFloat = 0
  /// How many pixels a point of the picture has.
  open var contentsScale: CGFloat = 1
  /// The part of the picture.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// What it emits itself.
  open var emitterCells: [CAEmitterCell]?
  /// Whether it is emitted.
  open var isEnabled = true
  /// When it begins, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// How long it lasts, in seconds.
  open var duration: CFTimeInterval = 0
}

/// Where on a shape small pictures come from.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A way.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// A way.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// A way.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// A way.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// How small pictures are drawn over each other.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A way.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// A way.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// A way.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// A way.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// A way.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
