// SPDX-License-Identifier: MIT

/// SpriteKit: a scene is a tree of nodes with their places, which nothing moves; its view is drawn
/// as a labeled area.
extension StandIn {
  static let sprites = spriteNodes + spriteActions + spritePhysics + spriteViews

  private static let spriteNodes = """
    import AssayUIKit
    import AssayViews
    import Foundation

    public typealias SKColor = UIColor

    public enum SKBlendMode: Int, Sendable {
      case alpha, add, subtract, multiply, multiplyX2, screen, replace, multiplyAlpha
    }
    public enum SKSceneScaleMode: Int, Sendable { case fill, aspectFill, aspectFit, resizeFill }
    public enum SKLabelHorizontalAlignmentMode: Int, Sendable { case center, left, right }
    public enum SKLabelVerticalAlignmentMode: Int, Sendable { case baseline, center, top, bottom }
    public enum SKTextureFilteringMode: Int, Sendable { case nearest, linear }

    @MainActor @preconcurrency
    open class SKNode: UIResponder {
      open var name: String?
      open var position = CGPoint.zero
      open var zPosition: CGFloat = 0
      open var zRotation: CGFloat = 0
      open var xScale: CGFloat = 1
      open var yScale: CGFloat = 1
      open var alpha: CGFloat = 1
      open var speed: CGFloat = 1
      open var isHidden = false
      open var isPaused = false
      open var isUserInteractionEnabled = false
      open var physicsBody: SKPhysicsBody?
      open var constraints: [SKConstraint]?
      open var userData: NSMutableDictionary?
      open private(set) var children: [SKNode] = []
      open private(set) weak var parent: SKNode?
      private var actions: [String: SKAction] = [:]
      public override init() { super.init() }
      public required init?(coder: NSCoder) { super.init() }
      public convenience init?(fileNamed filename: String) { self.init() }
      open var scene: SKScene? { self as? SKScene ?? parent?.scene }
      open var frame: CGRect { CGRect(origin: position, size: .zero) }
      open func calculateAccumulatedFrame() -> CGRect {
        children.reduce(frame) { $0.union($1.calculateAccumulatedFrame()) }
      }
      open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }
      open func addChild(_ node: SKNode) { insertChild(node, at: children.count) }
      open func insertChild(_ node: SKNode, at index: Int) {
        children.insert(node, at: index)
        node.parent = self
      }
      open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
      }
      open func removeAllChildren() { removeChildren(in: children) }
      open func removeChildren(in nodes: [SKNode]) { for node in nodes { node.removeFromParent() } }
      open func move(toParent parent: SKNode) {
        removeFromParent()
        parent.addChild(self)
      }
      open func inParentHierarchy(_ parent: SKNode) -> Bool {
        self.parent === parent || self.parent?.inParentHierarchy(parent) == true
      }
      open func childNode(withName name: String) -> SKNode? {
        let name = name.hasPrefix("//") ? String(name.dropFirst(2)) : name
        return children.first { $0.name == name }
          ?? children.lazy.compactMap { $0.childNode(withName: name) }.first
      }
      open func enumerateChildNodes(
        withName name: String, using block: (SKNode, UnsafeMutablePointer<Bool>) -> Void
      ) {
        var isStopped = false
        for node in children where node.name == name || name == "*" {
          block(node, &isStopped)
          if isStopped { return }
        }
      }
      open subscript(name: String) -> [SKNode] { children.filter { $0.name == name } }
      open func run(_ action: SKAction) {}
      open func run(_ action: SKAction, completion block: @escaping @Sendable () -> Void) {}
      open func run(_ action: SKAction) async {}
      open func run(_ action: SKAction, withKey key: String) { actions[key] = action }
      open func action(forKey key: String) -> SKAction? { actions[key] }
      open func hasActions() -> Bool { !actions.isEmpty }
      open func removeAction(forKey key: String) { actions[key] = nil }
      open func removeAllActions() { actions = [:] }
      open func contains(_ point: CGPoint) -> Bool { frame.contains(point) }
      open func atPoint(_ point: CGPoint) -> SKNode {
        children.last { $0.contains(point) } ?? self
      }
      open func nodes(at point: CGPoint) -> [SKNode] { children.filter { $0.contains(point) } }
      open func intersects(_ node: SKNode) -> Bool { frame.intersects(node.frame) }
      open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint { point }
      open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { point }
    }

    @MainActor @preconcurrency
    open class SKEffectNode: SKNode {
      open var shouldEnableEffects = true
      open var shouldRasterize = false
      open var shouldCenterFilter = true
      open var blendMode = SKBlendMode.alpha
    }
    @MainActor @preconcurrency
    open class SKCropNode: SKNode { open var maskNode: SKNode? }
    @MainActor @preconcurrency
    open class SKCameraNode: SKNode {}
    @MainActor @preconcurrency
    open class SKAudioNode: SKNode {
      open var autoplayLooped = true
      open var isPositional = true
      public init(fileNamed name: String) { super.init() }
      public init(url: URL) { super.init() }
      public required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    @MainActor @preconcurrency
    open class SKLightNode: SKNode {
      open var isEnabled = true
      open var categoryBitMask: UInt32 = .max
      open var falloff: CGFloat = 1
      open var lightColor = UIColor.white
      open var ambientColor = UIColor.black
    }

    @MainActor @preconcurrency
    open class SKSpriteNode: SKNode {
      open var texture: SKTexture?
      open var normalTexture: SKTexture?
      open var size: CGSize
      open var color: UIColor
      open var colorBlendFactor: CGFloat = 0
      open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
      open var blendMode = SKBlendMode.alpha
      open var lightingBitMask: UInt32 = 0
      public init(texture: SKTexture?, color: UIColor, size: CGSize) {
        (self.texture, self.color, self.size) = (texture, color, size)
        super.init()
      }
      public override convenience init() { self.init(texture: nil, color: .white, size: .zero) }
      public convenience init(texture: SKTexture?) {
        self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
      }
      public convenience init(texture: SKTexture?, size: CGSize) {
        self.init(texture: texture, color: .white, size: size)
      }
      public convenience init(color: UIColor, size: CGSize) {
        self.init(texture: nil, color: color, size: size)
      }
      public convenience init(imageNamed name: String) {
        self.init(texture: SKTexture(imageNamed: name))
      }
      public required init?(coder: NSCoder) {
        (color, size) = (.white, .zero)
        super.init(coder: coder)
      }
      open override var frame: CGRect {
        let (width, height) = (size.width * xScale, size.height * yScale)
        return CGRect(
          x: position.x - width * anchorPoint.x, y: position.y - height * anchorPoint.y,
          width: width, height: height)
      }
      open func scale(to size: CGSize) {
        (xScale, yScale) = (size.width / self.size.width, size.height / self.size.height)
      }
    }

    @MainActor @preconcurrency
    open class SKLabelNode: SKNode {
      open var text: String?
      open var attributedText: NSAttributedString?
      open var fontName: String?
      open var fontSize: CGFloat = 32
      open var fontColor: UIColor? = .white
      open var color: UIColor?
      open var colorBlendFactor: CGFloat = 0
      open var blendMode = SKBlendMode.alpha
      open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
      open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
      open var numberOfLines = 1
      open var preferredMaxLayoutWidth: CGFloat = 0
      public override init() { super.init() }
      public init(fontNamed fontName: String?) {
        self.fontName = fontName
        super.init()
      }
      public convenience init(text: String?) {
        self.init(fontNamed: nil)
        self.text = text
      }
      public convenience init(attributedText: NSAttributedString?) {
        self.init(fontNamed: nil)
        self.attributedText = attributedText
      }
      public required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    @MainActor @preconcurrency
    open class SKShapeNode: SKNode {
      open var path: CGPath?
      open var fillColor = UIColor.clear
      open var strokeColor = UIColor.white
      open var lineWidth: CGFloat = 1
      open var glowWidth: CGFloat = 0
      open var lineCap = CGLineCap.butt
      open var lineJoin = CGLineJoin.miter
      open var isAntialiased = true
      open var fillTexture: SKTexture?
      open var strokeTexture: SKTexture?
      open var blendMode = SKBlendMode.alpha
      public override init() { super.init() }
      public required init?(coder: NSCoder) { super.init(coder: coder) }
      public convenience init(path: CGPath) {
        self.init()
        self.path = path
      }
      public convenience init(path: CGPath, centered: Bool) { self.init(path: path) }
      public convenience init(path: CGMutablePath) { self.init(path: Path(path)) }
      public convenience init(rect: CGRect) { self.init(path: Path(rect)) }
      public convenience init(rect: CGRect, cornerRadius: CGFloat) {
        self.init(path: Path(roundedRect: rect, cornerRadius: cornerRadius))
      }
      public convenience init(rectOf size: CGSize, cornerRadius: CGFloat = 0) {
        self.init(
          rect: CGRect(
            x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height),
          cornerRadius: cornerRadius)
      }
      public convenience init(ellipseIn rect: CGRect) { self.init(path: Path(ellipseIn: rect)) }
      public convenience init(ellipseOf size: CGSize) {
        self.init(
          ellipseIn: CGRect(
            x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
      }
      public convenience init(circleOfRadius radius: CGFloat) {
        self.init(ellipseOf: CGSize(width: 2 * radius, height: 2 * radius))
      }
      open override var frame: CGRect {
        (path?.boundingRect ?? .zero).offsetBy(dx: position.x, dy: position.y)
      }
    }

    @MainActor @preconcurrency
    open class SKEmitterNode: SKNode {
      open var particleTexture: SKTexture?
      open var particleBirthRate: CGFloat = 0
      open var numParticlesToEmit = 0
      open var particleLifetime: CGFloat = 0
      open var particleLifetimeRange: CGFloat = 0
      open var particlePosition = CGPoint.zero
      open var particlePositionRange = CGVector.zero
      open var particleSpeed: CGFloat = 0
      open var particleSpeedRange: CGFloat = 0
      open var particleScale: CGFloat = 1
      open var particleScaleRange: CGFloat = 0
      open var particleScaleSpeed: CGFloat = 0
      open var particleAlpha: CGFloat = 1
      open var particleAlphaRange: CGFloat = 0
      open var particleAlphaSpeed: CGFloat = 0
      open var particleRotation: CGFloat = 0
      open var particleRotationRange: CGFloat = 0
      open var particleRotationSpeed: CGFloat = 0
      open var particleColor = UIColor.white
      open var particleColorBlendFactor: CGFloat = 0
      open var particleBlendMode = SKBlendMode.alpha
      open var particleSize = CGSize.zero
      open var particleZPosition: CGFloat = 0
      open var emissionAngle: CGFloat = 0
      open var emissionAngleRange: CGFloat = 0
      open var xAcceleration: CGFloat = 0
      open var yAcceleration: CGFloat = 0
      open weak var targetNode: SKNode?
      open func resetSimulation() {}
      open func advanceSimulationTime(_ seconds: TimeInterval) {}
    }

    open class SKTexture: NSObject, @unchecked Sendable {
      open var filteringMode = SKTextureFilteringMode.linear
      open var usesMipmaps = false
      private let image: UIImage?
      public init(imageNamed name: String) { image = UIImage(named: name) }
      public init(image: UIImage) { self.image = image }
      public init(rect: CGRect, in texture: SKTexture) { image = texture.image }
      public override init() { image = nil }
      open func size() -> CGSize { image?.size ?? .zero }
      open func textureRect() -> CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
      open func preload(completionHandler: @escaping @Sendable () -> Void) { completionHandler() }
      open class func preload(
        _ textures: [SKTexture], withCompletionHandler handler: @escaping @Sendable () -> Void
      ) { handler() }
    }

    open class SKTextureAtlas: NSObject, @unchecked Sendable {
      public init(named name: String) {}
      open var textureNames: [String] { [] }
      open func textureNamed(_ name: String) -> SKTexture { SKTexture(imageNamed: name) }
      open func preload(completionHandler: @escaping @Sendable () -> Void) { completionHandler() }
    }

    open class SKRange: NSObject, @unchecked Sendable {
      open var lowerLimit: CGFloat
      open var upperLimit: CGFloat
      public init(lowerLimit: CGFloat, upperLimit: CGFloat) {
        (self.lowerLimit, self.upperLimit) = (lowerLimit, upperLimit)
      }
      public convenience init(constantValue value: CGFloat) {
        self.init(lowerLimit: value, upperLimit: value)
      }
      public convenience init(value: CGFloat, variance: CGFloat) {
        self.init(lowerLimit: value - variance, upperLimit: value + variance)
      }
      public convenience init(lowerLimit: CGFloat) {
        self.init(lowerLimit: lowerLimit, upperLimit: .infinity)
      }
      public convenience init(upperLimit: CGFloat) {
        self.init(lowerLimit: -.infinity, upperLimit: upperLimit)
      }
    }

    open class SKConstraint: NSObject, @unchecked Sendable {
      open var enabled = true
      open class func positionX(_ range: SKRange) -> SKConstraint { SKConstraint() }
      open class func positionY(_ range: SKRange) -> SKConstraint { SKConstraint() }
      open class func positionX(_ x: SKRange, y: SKRange) -> SKConstraint { SKConstraint() }
      open class func distance(_ range: SKRange, to node: SKNode) -> SKConstraint {
        SKConstraint()
      }
      open class func zRotation(_ range: SKRange) -> SKConstraint { SKConstraint() }
    }

    """

  private static let spriteActions = """
    public enum SKActionTimingMode: Int, Sendable { case linear, easeIn, easeOut, easeInEaseOut }

    open class SKAction: NSObject, @unchecked Sendable {
      open var duration: TimeInterval
      open var speed: CGFloat = 1
      open var timingMode = SKActionTimingMode.linear
      open var timingFunction: @Sendable (Float) -> Float = { $0 }
      fileprivate init(_ duration: TimeInterval) { self.duration = duration }
      open func reversed() -> SKAction { SKAction(duration) }

      open class func move(to location: CGPoint, duration: TimeInterval) -> SKAction {
        SKAction(duration)
      }
      open class func move(by delta: CGVector, duration: TimeInterval) -> SKAction {
        SKAction(duration)
      }
      open class func moveBy(x: CGFloat, y: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(duration)
      }
      open class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
      open class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
      open class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(duration)
      }
      open class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(duration)
      }
      open class func rotate(
        toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool
      ) -> SKAction { SKAction(duration) }
      open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(duration)
      }
      open class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(duration)
      }
      open class func scale(to size: CGSize, duration: TimeInterval) -> SKAction {
        SKAction(duration)
      }
      open class func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(duration)
      }
      open class func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(duration)
      }
      open class func scaleX(
        to x: CGFloat, y: CGFloat, duration: TimeInterval
      ) -> SKAction { SKAction(duration) }
      open class func resize(
        toWidth width: CGFloat, height: CGFloat, duration: TimeInterval
      ) -> SKAction { SKAction(duration) }
      open class func fadeIn(withDuration seconds: TimeInterval) -> SKAction { SKAction(seconds) }
      open class func fadeOut(withDuration seconds: TimeInterval) -> SKAction { SKAction(seconds) }
      open class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(duration)
      }
      open class func fadeAlpha(by factor: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(duration)
      }
      open class func hide() -> SKAction { SKAction(0) }
      open class func unhide() -> SKAction { SKAction(0) }
      open class func setTexture(_ texture: SKTexture) -> SKAction { SKAction(0) }
      open class func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction { SKAction(0) }
      open class func animate(with textures: [SKTexture], timePerFrame: TimeInterval) -> SKAction {
        SKAction(timePerFrame * Double(textures.count))
      }
      open class func animate(
        with textures: [SKTexture], timePerFrame: TimeInterval, resize: Bool, restore: Bool
      ) -> SKAction { SKAction(timePerFrame * Double(textures.count)) }
      open class func colorize(
        with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval
      ) -> SKAction { SKAction(duration) }
      open class func colorize(
        withColorBlendFactor colorBlendFactor: CGFloat, duration: TimeInterval
      ) -> SKAction { SKAction(duration) }
      open class func follow(_ path: CGPath, duration: TimeInterval) -> SKAction {
        SKAction(duration)
      }
      open class func follow(
        _ path: CGPath, asOffset offset: Bool, orientToPath: Bool, duration: TimeInterval
      ) -> SKAction { SKAction(duration) }
      open class func follow(
        _ path: CGPath, asOffset offset: Bool, orientToPath: Bool, speed: CGFloat
      ) -> SKAction { SKAction(0) }
      open class func speed(to speed: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(duration)
      }
      open class func applyForce(_ force: CGVector, duration: TimeInterval) -> SKAction {
        SKAction(duration)
      }
      open class func applyImpulse(_ impulse: CGVector, duration: TimeInterval) -> SKAction {
        SKAction(duration)
      }
      open class func wait(forDuration seconds: TimeInterval) -> SKAction { SKAction(seconds) }
      open class func wait(
        forDuration seconds: TimeInterval, withRange range: TimeInterval
      ) -> SKAction { SKAction(seconds) }
      open class func sequence(_ actions: [SKAction]) -> SKAction {
        SKAction(actions.reduce(0) { $0 + $1.duration })
      }
      open class func group(_ actions: [SKAction]) -> SKAction {
        SKAction(actions.map(\\.duration).max() ?? 0)
      }
      open class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
        SKAction(action.duration * Double(count))
      }
      open class func repeatForever(_ action: SKAction) -> SKAction { SKAction(.infinity) }
      open class func removeFromParent() -> SKAction { SKAction(0) }
      open class func run(_ block: @escaping () -> Void) -> SKAction { SKAction(0) }
      open class func run(_ block: @escaping () -> Void, queue: DispatchQueue) -> SKAction {
        SKAction(0)
      }
      open class func run(_ action: SKAction, onChildWithName name: String) -> SKAction {
        SKAction(action.duration)
      }
      open class func perform(_ selector: Selector, onTarget target: Any) -> SKAction {
        SKAction(0)
      }
      open class func customAction(
        withDuration seconds: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void
      ) -> SKAction { SKAction(seconds) }
      open class func playSoundFileNamed(
        _ soundFile: String, waitForCompletion wait: Bool
      ) -> SKAction { SKAction(0) }
      open class func play() -> SKAction { SKAction(0) }
      open class func pause() -> SKAction { SKAction(0) }
      open class func stop() -> SKAction { SKAction(0) }
      open class func changeVolume(to volume: Float, duration: TimeInterval) -> SKAction {
        SKAction(duration)
      }
    }

    public enum SKTransitionDirection: Int, Sendable { case up, down, right, left }

    open class SKTransition: NSObject, @unchecked Sendable {
      open var pausesIncomingScene = true
      open var pausesOutgoingScene = true
      open class func fade(withDuration seconds: TimeInterval) -> SKTransition { SKTransition() }
      open class func fade(with color: UIColor, duration: TimeInterval) -> SKTransition {
        SKTransition()
      }
      open class func crossFade(withDuration seconds: TimeInterval) -> SKTransition {
        SKTransition()
      }
      open class func flipHorizontal(withDuration seconds: TimeInterval) -> SKTransition {
        SKTransition()
      }
      open class func flipVertical(withDuration seconds: TimeInterval) -> SKTransition {
        SKTransition()
      }
      open class func doorway(withDuration seconds: TimeInterval) -> SKTransition {
        SKTransition()
      }
      open class func doorsOpenHorizontal(withDuration seconds: TimeInterval) -> SKTransition {
        SKTransition()
      }
      open class func doorsOpenVertical(withDuration seconds: TimeInterval) -> SKTransition {
        SKTransition()
      }
      open class func push(
        with direction: SKTransitionDirection, duration: TimeInterval
      ) -> SKTransition { SKTransition() }
      open class func moveIn(
        with direction: SKTransitionDirection, duration: TimeInterval
      ) -> SKTransition { SKTransition() }
      open class func reveal(
        with direction: SKTransitionDirection, duration: TimeInterval
      ) -> SKTransition { SKTransition() }
    }

    """

  private static let spritePhysics = """
    @MainActor @preconcurrency
    open class SKPhysicsBody: NSObject {
      open var isDynamic = true
      open var affectedByGravity = true
      open var allowsRotation = true
      open var pinned = false
      open var isResting = false
      open var usesPreciseCollisionDetection = false
      open var mass: CGFloat = 1
      open var density: CGFloat = 1
      open var friction: CGFloat = 0.2
      open var restitution: CGFloat = 0.2
      open var linearDamping: CGFloat = 0.1
      open var angularDamping: CGFloat = 0.1
      open var charge: CGFloat = 0
      open var velocity = CGVector.zero
      open var angularVelocity: CGFloat = 0
      open var categoryBitMask: UInt32 = .max
      open var collisionBitMask: UInt32 = .max
      open var contactTestBitMask: UInt32 = 0
      open var fieldBitMask: UInt32 = .max
      open weak var node: SKNode?
      public override init() {}
      public convenience init(circleOfRadius radius: CGFloat) { self.init() }
      public convenience init(circleOfRadius radius: CGFloat, center: CGPoint) { self.init() }
      public convenience init(rectangleOf size: CGSize) { self.init() }
      public convenience init(rectangleOf size: CGSize, center: CGPoint) { self.init() }
      public convenience init(polygonFrom path: CGPath) { self.init() }
      public convenience init(polygonFrom path: CGMutablePath) { self.init() }
      public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) { self.init() }
      public convenience init(edgeChainFrom path: CGPath) { self.init() }
      public convenience init(edgeLoopFrom path: CGPath) { self.init() }
      public convenience init(edgeLoopFrom rect: CGRect) { self.init() }
      public convenience init(texture: SKTexture, size: CGSize) { self.init() }
      public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) {
        self.init()
      }
      public convenience init(bodies: [SKPhysicsBody]) { self.init() }
      open func applyForce(_ force: CGVector) {}
      open func applyForce(_ force: CGVector, at point: CGPoint) {}
      open func applyTorque(_ torque: CGFloat) {}
      open func applyImpulse(_ impulse: CGVector) {}
      open func applyImpulse(_ impulse: CGVector, at point: CGPoint) {}
      open func applyAngularImpulse(_ impulse: CGFloat) {}
      open func allContactedBodies() -> [SKPhysicsBody] { [] }
    }

    open class SKPhysicsJoint: NSObject {}
    open class SKPhysicsJointPin: SKPhysicsJoint {
      open var shouldEnableLimits = false
      open var lowerAngleLimit: CGFloat = 0
      open var upperAngleLimit: CGFloat = 0
      open var frictionTorque: CGFloat = 0
      open class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint
      ) -> SKPhysicsJointPin { SKPhysicsJointPin() }
    }
    open class SKPhysicsJointFixed: SKPhysicsJoint {
      open class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint
      ) -> SKPhysicsJointFixed { SKPhysicsJointFixed() }
    }
    open class SKPhysicsJointSpring: SKPhysicsJoint {
      open var damping: CGFloat = 0
      open var frequency: CGFloat = 0
      open class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
      ) -> SKPhysicsJointSpring { SKPhysicsJointSpring() }
    }

    @MainActor @preconcurrency
    open class SKPhysicsContact: NSObject {
      open var bodyA: SKPhysicsBody { SKPhysicsBody() }
      open var bodyB: SKPhysicsBody { SKPhysicsBody() }
      open var contactPoint: CGPoint { .zero }
      open var contactNormal: CGVector { .zero }
      open var collisionImpulse: CGFloat { 0 }
    }
    @MainActor @preconcurrency
    public protocol SKPhysicsContactDelegate: NSObjectProtocol {}

    @MainActor @preconcurrency
    open class SKPhysicsWorld: NSObject {
      open var gravity = CGVector(dx: 0, dy: -9.8)
      open var speed: CGFloat = 1
      open weak var contactDelegate: (any SKPhysicsContactDelegate)?
      open func add(_ joint: SKPhysicsJoint) {}
      open func remove(_ joint: SKPhysicsJoint) {}
      open func removeAllJoints() {}
      open func body(at point: CGPoint) -> SKPhysicsBody? { nil }
      open func body(in rect: CGRect) -> SKPhysicsBody? { nil }
    }

    """

  private static let spriteViews = """
    @MainActor @preconcurrency
    public protocol SKSceneDelegate: NSObjectProtocol {}

    @MainActor @preconcurrency
    open class SKScene: SKEffectNode {
      open var size: CGSize
      open var scaleMode = SKSceneScaleMode.fill
      open var backgroundColor = UIColor.darkGray
      open var anchorPoint = CGPoint.zero
      open var camera: SKCameraNode?
      open weak var listener: SKNode?
      open weak var delegate: (any SKSceneDelegate)?
      open weak var view: SKView?
      public let physicsWorld = SKPhysicsWorld()
      public init(size: CGSize) {
        self.size = size
        super.init()
        sceneDidLoad()
      }
      public override convenience init() { self.init(size: CGSize(width: 1, height: 1)) }
      public required init?(coder: NSCoder) {
        size = CGSize(width: 1, height: 1)
        super.init(coder: coder)
      }
      open override var frame: CGRect {
        CGRect(
          x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y, width: size.width,
          height: size.height)
      }
      open func sceneDidLoad() {}
      open func didMove(to view: SKView) {}
      open func willMove(from view: SKView) {}
      open func didChangeSize(_ oldSize: CGSize) {}
      open func update(_ currentTime: TimeInterval) {}
      open func didEvaluateActions() {}
      open func didSimulatePhysics() {}
      open func didApplyConstraints() {}
      open func didFinishUpdate() {}
      open func convertPoint(fromView point: CGPoint) -> CGPoint { point }
      open func convertPoint(toView point: CGPoint) -> CGPoint { point }
    }

    @MainActor @preconcurrency
    open class SKView: UIView {
      open private(set) var scene: SKScene?
      open var isPaused = false
      open var showsFPS = false
      open var showsNodeCount = false
      open var showsDrawCount = false
      open var showsPhysics = false
      open var showsFields = false
      open var allowsTransparency = false
      open var ignoresSiblingOrder = false
      open var shouldCullNonVisibleNodes = true
      open var isAsynchronous = true
      open var preferredFramesPerSecond = 60
      public override init(frame: CGRect = .zero) { super.init(frame: frame) }
      public required init?(coder: NSCoder) { super.init(coder: coder) }
      open func presentScene(_ scene: SKScene?) {
        self.scene = scene
        scene?.view = self
        scene?.didMove(to: self)
      }
      open func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }
      open func texture(from node: SKNode) -> SKTexture? { nil }
    }

    extension UITouch {
      public func location(in node: SKNode) -> CGPoint { .zero }
      public func previousLocation(in node: SKNode) -> CGPoint { .zero }
    }

    public struct SpriteView: UIViewRepresentable {
      public struct Options: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let shouldCullNonVisibleNodes = Options(rawValue: 1)
        public static let ignoresSiblingOrder = Options(rawValue: 2)
        public static let allowsTransparency = Options(rawValue: 4)
      }
      public struct DebugOptions: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let showsFPS = DebugOptions(rawValue: 1)
        public static let showsNodeCount = DebugOptions(rawValue: 2)
        public static let showsDrawCount = DebugOptions(rawValue: 4)
        public static let showsQuadCount = DebugOptions(rawValue: 8)
        public static let showsPhysics = DebugOptions(rawValue: 16)
        public static let showsFields = DebugOptions(rawValue: 32)
      }
      private let scene: SKScene
      public init(
        scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false,
        preferredFramesPerSecond: Int = 60, options: Options = [.shouldCullNonVisibleNodes],
        debugOptions: DebugOptions = [], shouldRender: @escaping (TimeInterval) -> Bool = { _ in true }
      ) { self.scene = scene }
      public func makeUIView(context: Context) -> SKView { SKView() }
      public func updateUIView(_ view: SKView, context: Context) {}
    }

    """
}
