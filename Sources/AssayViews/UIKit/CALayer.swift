// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: what a view of UIKit is drawn with.
open class CALayer: NSObject {
  /// Creates a layer.
  public override init() { super.init() }
  /// Creates a layer as a copy that moves, which nothing does. It takes no values of the other.
  public init(layer: Any) { super.init() }
  /// Creates a layer: there are no archives.
  public required init?(coder: NSCoder) { super.init() }
  /// Never called: what the layer shows is set.
  open func display() {}
  /// Never called: what the layer shows is drawn.
  open func draw(in context: CGContext) {}
  /// Never called: the layers inside get their places.
  open func layoutSublayers() {}
  /// Whether a value of a name is drawn. Never asked: layers are not drawn.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// How a change of a value is shown. Never asked: nothing moves.
  open func action(forKey event: String) -> (any CAAction)? { nil }
  /// How a change of a value is shown. Never asked: nothing moves.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// Accepted, and does nothing.
  open func setNeedsLayout() {}
  /// Accepted, and does nothing.
  open func layoutIfNeeded() {}
  /// Accepted, and does nothing.
  open func setNeedsDisplay(_ rect: CGRect) {}
  /// Accepted, and does nothing.
  open func displayIfNeeded() {}
  /// Whether a point is in the layer, in points.
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
  /// nil: nobody touches the layer.
  open func hitTest(_ point: CGPoint) -> CALayer? { nil }
  /// nil: no value is known by its name.
  open class func defaultValue(forKey key: String) -> Any? { nil }
  /// The size that the layer would like, in points.
  open func preferredFrameSize() -> CGSize { bounds.size }
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
  /// The layers inside; nil for none.
  open var sublayers: [CALayer]? {
    didSet {
      for layer in oldValue ?? [] where layer.holder === self { layer.holder = nil }
      for layer in sublayers ?? [] {
        if let other = layer.holder, other !== self { other.sublayers?.removeAll { $0 === layer } }
        layer.holder = self
      }
    }
  }
  private weak var holder: CALayer?
  /// The layer around; nil for none.
  open var superlayer: CALayer? { holder }

  /// Adds a layer inside.
  open func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    sublayers = (sublayers ?? []) + [layer]
  }
  /// Adds a layer inside, before others.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
  }
  /// Adds a layer inside, behind another one; behind all for one that is not inside.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: UInt32(place(of: sibling) ?? 0))
  }
  /// Adds a layer inside, before another one; before all for one that is not inside.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: UInt32(place(of: sibling).map { $0 + 1 } ?? sublayers?.count ?? 0))
  }
  /// Puts a layer in the place of one that is inside.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, place(of: oldLayer) != nil else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }
  private func place(of layer: CALayer?) -> Int? { sublayers?.firstIndex { $0 === layer } }
  /// Removes the layer from the layer around.
  open func removeFromSuperlayer() { holder?.sublayers?.removeAll { $0 === self } }
  /// Accepted, and does nothing.
  open func removeAllAnimations() {}
  /// Accepted, and does nothing.
  open func setNeedsDisplay() {}
}

/// How a change of a layer is shown. It is not.
public protocol CAAction {}

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
