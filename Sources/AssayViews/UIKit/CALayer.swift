// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: what a view of UIKit is drawn with.
open class CALayer: NSObject {
  /// Draws nothing, which is reported.
  open func render(in context: CGContext) {
    LeftOutNotes.add("a layer of UIKit in a picture that code makes")
  }
  /// The place in points.
  open var frame: CGRect = .zero
  /// The size in points.
  open var bounds: CGRect = .zero
  /// The middle in points.
  open var position: CGPoint = .zero
  /// The radius of the corners in points.
  open var cornerRadius: CGFloat = 0
  /// The corners that are round.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The shape of the corners.
  open var cornerCurve: CALayerCornerCurve = .circular
  /// The shape of the shadow.
  open var shadowPath: CGPath?
  /// Whether the layer is drawn as a picture.
  open var shouldRasterize = false
  /// The pixels of a point in that picture.
  open var rasterizationScale: CGFloat = 1
  /// The pixels of a point.
  open var contentsScale: CGFloat = 1
  /// What the layer shows.
  open var contents: Any?
  /// How what it shows fills it.
  open var contentsGravity: CALayerContentsGravity = .resize
  /// Where the place is in the layer, from 0 to 1.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// How the layer is turned in space.
  open var transform: CATransform3D = CATransform3DIdentity
  /// Whether nothing shows through.
  open var isOpaque = false
  /// Whether what is outside of the bounds is hidden.
  open var masksToBounds = false
  /// The width of the border in points.
  open var borderWidth: CGFloat = 0
  /// The color of the border.
  open var borderColor: CGColor?
  /// The color behind.
  open var backgroundColor: CGColor?
  /// The color of the shadow.
  open var shadowColor: CGColor?
  /// The opacity of the shadow, 0 to 1.
  open var shadowOpacity: Float = 0
  /// The distance of the shadow in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur of the shadow in points.
  open var shadowRadius: CGFloat = 3
  /// The opacity, 0 to 1.
  open var opacity: Float = 1
  /// Whether the layer is hidden.
  open var isHidden = false
  /// The order among its siblings.
  open var zPosition: CGFloat = 0
  /// The name.
  open var name: String?
  /// The layer that shows through.
  open var mask: CALayer?
  /// Filters, which have no effect.
  open var filters: [Any]?
  /// The layers inside.
  open private(set) var sublayers: [CALayer]?

  /// Adds a layer inside.
  open func addSublayer(_ layer: CALayer) { sublayers = (sublayers ?? []) + [layer] }
  /// Adds a layer inside, before others.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    sublayers = [layer] + (sublayers ?? [])
  }
  /// Accepted, and does nothing.
  open func removeFromSuperlayer() {}
  /// Accepted, and does nothing.
  open func removeAllAnimations() {}
  /// Accepted, and does nothing.
  open func setNeedsDisplay() {}
}

/// How what a layer shows fills it, by Core Animation's names.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a way.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Stretched.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// All of it.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// All of the layer.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  /// In the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
}
