// SPDX-License-Identifier: MIT

// What an app tells a layer, of which a snapshot shows nothing: layers are not drawn.
extension CALayer {
  private struct Values {
    var layerDelegate: WeakValue?
    var actions: [String: any CAAction]? = nil
    var style: [AnyHashable: Any]? = nil
    var sublayerTransform: CATransform3D = CATransform3DIdentity
    var drawsAsynchronously: Bool = false
    var needsDisplayOnBoundsChange: Bool = false
    var compositingFilter: Any? = nil
    var backgroundFilters: [Any]? = nil
    var contentsRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsCenter: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var minificationFilter: CALayerContentsFilter = .linear
    var minificationFilterBias: Float = 0
    var magnificationFilter: CALayerContentsFilter = .linear
    var isGeometryFlipped: Bool = false
    var isDoubleSided: Bool = true
    var anchorPointZ: CGFloat = 0
    var allowsGroupOpacity: Bool = true
    var allowsEdgeAntialiasing: Bool = false
    var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
      .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
    ]
    var wantsExtendedDynamicRangeContent: Bool = false
    var speed: Float = 1
    var timeOffset: CFTimeInterval = 0
    var beginTime: CFTimeInterval = 0
    var duration: CFTimeInterval = 0
    var repeatCount: Float = 0
    var autoreverses: Bool = false
    var fillMode: CAMediaTimingFillMode = .removed
  }
  private static let kept = KeptValue<Values>()
  private var values: Values {
    get { Self.kept[self] ?? Values() }
    set { Self.kept[self] = newValue }
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
  /// What decides about the layer.
  public var delegate: (any CALayerDelegate)? {
    get { values.layerDelegate?.object as? any CALayerDelegate }
    set { values.layerDelegate = newValue.map(WeakValue.init) }
  }
  /// How changes are shown.
  public var actions: [String: any CAAction]? {
    get { values.actions }
    set { values.actions = newValue }
  }
  /// Values by name.
  public var style: [AnyHashable: Any]? {
    get { values.style }
    set { values.style = newValue }
  }
  /// How layers inside are moved.
  public var sublayerTransform: CATransform3D {
    get { values.sublayerTransform }
    set { values.sublayerTransform = newValue }
  }
  /// Whether another thread draws.
  public var drawsAsynchronously: Bool {
    get { values.drawsAsynchronously }
    set { values.drawsAsynchronously = newValue }
  }
  /// Whether another size draws anew.
  public var needsDisplayOnBoundsChange: Bool {
    get { values.needsDisplayOnBoundsChange }
    set { values.needsDisplayOnBoundsChange = newValue }
  }
  /// How the layer is drawn over others.
  public var compositingFilter: Any? {
    get { values.compositingFilter }
    set { values.compositingFilter = newValue }
  }
  /// What changes what is behind.
  public var backgroundFilters: [Any]? {
    get { values.backgroundFilters }
    set { values.backgroundFilters = newValue }
  }
  /// The part of the content.
  public var contentsRect: CGRect {
    get { values.contentsRect }
    set { values.contentsRect = newValue }
  }
  /// The part that becomes larger.
  public var contentsCenter: CGRect {
    get { values.contentsCenter }
    set { values.contentsCenter = newValue }
  }
  /// How content becomes smaller.
  public var minificationFilter: CALayerContentsFilter {
    get { values.minificationFilter }
    set { values.minificationFilter = newValue }
  }
  /// How much sharper content is that becomes smaller.
  public var minificationFilterBias: Float {
    get { values.minificationFilterBias }
    set { values.minificationFilterBias = newValue }
  }
  /// How content becomes larger.
  public var magnificationFilter: CALayerContentsFilter {
    get { values.magnificationFilter }
    set { values.magnificationFilter = newValue }
  }
  /// Whether up is down.
  public var isGeometryFlipped: Bool {
    get { values.isGeometryFlipped }
    set { values.isGeometryFlipped = newValue }
  }
  /// Whether the layer has a back.
  public var isDoubleSided: Bool {
    get { values.isDoubleSided }
    set { values.isDoubleSided = newValue }
  }
  /// The depth around which the layer turns.
  public var anchorPointZ: CGFloat {
    get { values.anchorPointZ }
    set { values.anchorPointZ = newValue }
  }
  /// Whether opacity is that of all.
  public var allowsGroupOpacity: Bool {
    get { values.allowsGroupOpacity }
    set { values.allowsGroupOpacity = newValue }
  }
  /// Whether edges are soft.
  public var allowsEdgeAntialiasing: Bool {
    get { values.allowsEdgeAntialiasing }
    set { values.allowsEdgeAntialiasing = newValue }
  }
  /// Which edges are soft.
  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { values.edgeAntialiasingMask }
    set { values.edgeAntialiasingMask = newValue }
  }
  /// Whether content may be brighter.
  public var wantsExtendedDynamicRangeContent: Bool {
    get { values.wantsExtendedDynamicRangeContent }
    set { values.wantsExtendedDynamicRangeContent = newValue }
  }
  /// How fast time passes.
  public var speed: Float {
    get { values.speed }
    set { values.speed = newValue }
  }
  /// How far time is, in seconds.
  public var timeOffset: CFTimeInterval {
    get { values.timeOffset }
    set { values.timeOffset = newValue }
  }
  /// When time begins, in seconds.
  public var beginTime: CFTimeInterval {
    get { values.beginTime }
    set { values.beginTime = newValue }
  }
  /// How long time passes, in seconds.
  public var duration: CFTimeInterval {
    get { values.duration }
    set { values.duration = newValue }
  }
  /// How often time passes.
  public var repeatCount: Float {
    get { values.repeatCount }
    set { values.repeatCount = newValue }
  }
  /// Whether time goes back.
  public var autoreverses: Bool {
    get { values.autoreverses }
    set { values.autoreverses = newValue }
  }
  /// What is shown after the time.
  public var fillMode: CAMediaTimingFillMode {
    get { values.fillMode }
    set { values.fillMode = newValue }
  }
}

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
