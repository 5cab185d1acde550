// SPDX-License-Identifier: MIT

// What an app tells a layer, of which a snapshot shows nothing. Layers are not drawn, so nothing is
// kept either.
extension CALayer {
  /// nil: no layer is kept in another one.
  public var superlayer: CALayer? { nil }
  /// Accepted, and does nothing.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { addSublayer(layer) }
  /// Accepted, and does nothing.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { addSublayer(layer) }
  /// Adds the other layer.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    addSublayer(newLayer)
  }
  /// How the layer is moved, turned and scaled in its plane.
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  /// Sets how the layer is moved, turned and scaled in its plane.
  public func setAffineTransform(_ affine: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(affine)
  }
  /// The layer as it is shown: itself, because nothing moves.
  public func presentation() -> Self? { self }
  /// The layer as code sets it: itself.
  public func model() -> Self { self }
  /// Accepted, and does nothing.
  public func setNeedsLayout() {}
  /// Accepted, and does nothing.
  public func layoutIfNeeded() {}
  /// Accepted, and does nothing.
  public func setNeedsDisplay(_ rect: CGRect) {}
  /// Accepted, and does nothing.
  public func displayIfNeeded() {}
  /// Whether a point is in the layer, in points.
  public func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
  /// nil: nobody touches the layer.
  public func hitTest(_ point: CGPoint) -> CALayer? { nil }
  /// The same point: layers have no places among each other.
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint { point }
  /// The same point: layers have no places among each other.
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint { point }
  /// The same rectangle: layers have no places among each other.
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect { rect }
  /// The same rectangle: layers have no places among each other.
  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect { rect }
  /// The same time.
  public func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval { time }
  /// The same time.
  public func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval { time }
  /// None: nothing moves.
  public func animationKeys() -> [String]? { nil }
  /// What decides about the layer. It is not kept.
  public var delegate: (any CALayerDelegate)? {
    get { nil }
    set {}
  }
  /// How changes are shown. They are not kept.
  public var actions: [String: any CAAction]? {
    get { nil }
    set {}
  }
  /// Values by name. They are not kept.
  public var style: [AnyHashable: Any]? {
    get { nil }
    set {}
  }
  /// How layers inside are moved. It is not kept.
  public var sublayerTransform: CATransform3D {
    get { CATransform3DIdentity }
    set {}
  }
  /// Whether another thread draws. It is not kept.
  public var drawsAsynchronously: Bool {
    get { false }
    set {}
  }
  /// Whether another size draws anew. It is not kept.
  public var needsDisplayOnBoundsChange: Bool {
    get { false }
    set {}
  }
  /// How the layer is drawn over others. It is not kept.
  public var compositingFilter: Any? {
    get { nil }
    set {}
  }
  /// What changes what is behind. It is not kept.
  public var backgroundFilters: [Any]? {
    get { nil }
    set {}
  }
  /// The part of the content. It is not kept.
  public var contentsRect: CGRect {
    get { CGRect(x: 0, y: 0, width: 1, height: 1) }
    set {}
  }
  /// The part that becomes larger. It is not kept.
  public var contentsCenter: CGRect {
    get { CGRect(x: 0, y: 0, width: 1, height: 1) }
    set {}
  }
  /// How content becomes smaller. It is not kept.
  public var minificationFilter: CALayerContentsFilter {
    get { .linear }
    set {}
  }
  /// How content becomes larger. It is not kept.
  public var magnificationFilter: CALayerContentsFilter {
    get { .linear }
    set {}
  }
  /// Whether up is down. It is not kept.
  public var isGeometryFlipped: Bool {
    get { false }
    set {}
  }
  /// Whether the layer has a back. It is not kept.
  public var isDoubleSided: Bool {
    get { true }
    set {}
  }
  /// The depth around which the layer turns. It is not kept.
  public var anchorPointZ: CGFloat {
    get { 0 }
    set {}
  }
  /// Whether opacity is that of all. It is not kept.
  public var allowsGroupOpacity: Bool {
    get { true }
    set {}
  }
  /// Whether edges are soft. It is not kept.
  public var allowsEdgeAntialiasing: Bool {
    get { false }
    set {}
  }
  /// Which edges are soft. It is not kept.
  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { [] }
    set {}
  }
  /// Whether content may be brighter. It is not kept.
  public var wantsExtendedDynamicRangeContent: Bool {
    get { false }
    set {}
  }
  /// How fast time passes. It is not kept.
  public var speed: Float {
    get { 1 }
    set {}
  }
  /// How far time is, in seconds. It is not kept.
  public var timeOffset: CFTimeInterval {
    get { 0 }
    set {}
  }
  /// When time begins, in seconds. It is not kept.
  public var beginTime: CFTimeInterval {
    get { 0 }
    set {}
  }
  /// How long time passes, in seconds. It is not kept.
  public var duration: CFTimeInterval {
    get { 0 }
    set {}
  }
  /// How often time passes. It is not kept.
  public var repeatCount: Float {
    get { 0 }
    set {}
  }
  /// Whether time goes back. It is not kept.
  public var autoreverses: Bool {
    get { false }
    set {}
  }
  /// What is shown after the time. It is not kept.
  public var fillMode: CAMediaTimingFillMode {
    get { .removed }
    set {}
  }
}

/// How a change of a layer is shown. It is not.
public protocol CAAction {}

extension NSNull: CAAction {}
extension CAAnimation: CAAction {}

/// What decides about a layer. It is never asked.
public protocol CALayerDelegate: NSObjectProtocol {}

/// How content becomes larger or smaller.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A way.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// A way.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// A way.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// Edges of a layer.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  /// One bit an edge.
  public let rawValue: UInt32
  /// Creates a set of edges.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// An edge.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  /// An edge.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  /// An edge.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  /// An edge.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}
