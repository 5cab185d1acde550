// SPDX-License-Identifier: MIT

import AssayGraphics

/// Collects the shapes of a scene, from back to front.
struct DrawnShapes {
  /// A drawing of more shapes than these, such as a chart, is not kept with a reference.
  static let most = 250

  private(set) var shapes: [DrawnShape] = []
  private var isComplete = true

  /// The shapes of a scene; nil where there are more than are kept.
  static func shapes(of scene: Scene) -> [DrawnShape]? {
    var collector = DrawnShapes()
    collector.collect(scene.items, Surroundings())
    return collector.isComplete ? collector.shapes : nil
  }

  /// What the groups around an item do to it.
  private struct Surroundings {
    var opacity = 1.0
    var transform = AffineTransform.identity
  }

  /// - Returns: around everything that the items draw.
  @discardableResult
  private mutating func collect(_ items: [DisplayItem], _ around: Surroundings) -> Rect {
    items.reduce(Rect.zero) { frame, item in
      guard isComplete else { return frame }
      return frame.union(collect(item, around))
    }
  }

  private mutating func collect(_ item: DisplayItem, _ around: Surroundings) -> Rect {
    switch item {
    case .text(let text): return around.transform.bounds(of: text.frame)
    case .fill(let shape, let paint): return add(DrawnShape(shape, paint), around)
    case .stroke(let shape, let paint, let style):
      var drawn = DrawnShape(shape, paint)
      drawn.lineWidth = style.lineWidth
      return add(drawn, around)
    case .image(let image):
      let drawn = DrawnShape(
        kind: .picture, frame: image.frame, colors: image.tint.map { [$0] },
        content: PixelHash(of: image.bitmap).short)
      return add(drawn, around)
    case .group(let group): return collect(group, around)
    }
  }

  private mutating func collect(_ group: GroupItem, _ around: Surroundings) -> Rect {
    var inner = around
    inner.opacity *= group.opacity
    if let own = group.transform { inner.transform = own.then(around.transform) }
    let count = shapes.count
    var frame = collect(group.items, inner)
    if let clip = group.clip {
      let edge = inner.transform.bounds(of: clip.boundingBox)
      for index in shapes.indices.dropFirst(count) where shapes[index].frame.fills(edge) {
        shapes[index].clip(to: clip)
      }
      frame = frame.intersection(edge)
    }
    let effects = group.effects
    guard group.shadow != nil || !effects.isEmpty, !frame.isEmpty else { return frame }
    // The shadow of a group of one shape is that shape's.
    if shapes.count == count + 1, shapes[count].frame == frame.toThousandths {
      if let shadow = group.shadow { shapes[count].shadow = shadow }
      if !effects.isEmpty { shapes[count].effects = effects + (shapes[count].effects ?? []) }
      return frame
    }
    var drawn = DrawnShape(kind: .group, frame: frame, shadow: group.shadow)
    if !effects.isEmpty { drawn.effects = effects }
    append(drawn)
    return frame
  }

  private mutating func add(_ shape: DrawnShape, _ around: Surroundings) -> Rect {
    guard !shape.isInvisible else { return .zero }
    var shape = shape
    if around.transform != .identity {
      shape.frame = around.transform.bounds(of: shape.frame)
    }
    if around.opacity != 1 { shape.opacity = (around.opacity * 10000).rounded() / 10000 }
    let frame = shape.frame
    append(shape)
    return frame
  }

  private mutating func append(_ shape: DrawnShape) {
    // NB: JSON has no infinite numbers.
    guard shapes.count < Self.most, shape.isFinite else {
      isComplete = false
      return
    }
    var shape = shape
    shape.frame = shape.frame.toThousandths
    shapes.append(shape)
  }
}

extension DrawnShape {
  fileprivate init(_ shape: Shape, _ paint: Paint) {
    self.init(kind: .rectangle, frame: shape.boundingBox)
    switch shape {
    case .rectangle: break
    case .roundedRectangle(let rect, let corners, let style): round(rect, corners, style)
    case .ellipse: kind = .ellipse
    case .path(let path):
      kind = .path
      content = path.shortHash
    }
    if !paint.colors.isEmpty { colors = paint.colors }
    if case .image(let image) = paint { content = PixelHash(of: image.bitmap).short }
  }

  private mutating func round(_ rect: Rect, _ corners: CornerRadii, _ style: RoundedCornerStyle) {
    let all = [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft]
    let most = min(rect.width, rect.height) / 2
    let drawn = all.map { min($0, most).toThousandths }
    guard drawn.contains(where: { $0 != 0 }) else { return }
    radii = Set(drawn).count == 1 ? [drawn[0]] : drawn
    isContinuous = style == .continuous
  }

  /// Takes the corners of a clip that it fills.
  fileprivate mutating func clip(to shape: Shape) {
    guard radii == nil, kind == .rectangle || kind == .picture else { return }
    switch shape {
    case .roundedRectangle(let rect, let corners, let style): round(rect, corners, style)
    case .ellipse(let rect) where kind == .picture:
      // A picture stays one, with corners that leave a circle of it.
      round(rect, CornerRadii(all: min(rect.width, rect.height) / 2), .circular)
    case .ellipse: (kind, isClipped) = (.ellipse, true)
    case .rectangle, .path: break
    }
    if radii != nil { isClipped = true }
  }

  fileprivate var isInvisible: Bool {
    // Nothing is seen of it: what takes taps, or keeps a place.
    frame.isEmpty || (colors?.allSatisfy { $0.alpha == 0 } ?? false)
  }

  fileprivate var isFinite: Bool {
    let numbers = [frame.x, frame.y, frame.width, frame.height] + (radii ?? [])
    let shadows = shadow.map { [$0.radius, $0.x, $0.y] } ?? []
    return (numbers + shadows + [lineWidth ?? 0, opacity ?? 0]).allSatisfy(\.isFinite)
  }
}

extension GroupItem {
  /// Names of what is done to the group as a whole; the transform's, where it turns.
  fileprivate var effects: [String] {
    let turned = transform.map { $0.b != 0 || $0.c != 0 } ?? false
    return (turned ? ["rotation"] : []) + (layer.map { [$0.name] } ?? [])
  }
}

extension LayerEffect {
  fileprivate var name: String {
    switch self {
    case .blur(let radius, _): "blur of \(radius.toThousandths) pt"
    case .colorMatrix: "color filter"
    case .luminanceToAlpha: "luminance mask"
    case .blend(let mode): "blend mode \(mode.rawValue)"
    case .mask: "mask"
    case .projection: "perspective"
    case .innerShadow(let shadow): "inner shadow of \(shadow.radius.toThousandths) pt"
    case .backdrop(let radius, _): "background blur of \(radius.toThousandths) pt"
    case .isolated: "compositing group"
    }
  }
}

extension Path {
  /// Of its elements as seen from its own corner, so that a path that moves keeps it.
  fileprivate var shortHash: String {
    let origin = boundingBox.origin
    var numbers: [Double] = []
    func add(_ kind: Double, _ points: Point...) {
      numbers.append(kind)
      for point in points {
        numbers += [(point.x - origin.x).toThousandths, (point.y - origin.y).toThousandths]
      }
    }
    for element in elements {
      switch element {
      case .move(let point): add(0, point)
      case .line(let point): add(1, point)
      case .quad(let to, let control): add(2, to, control)
      case .cubic(let to, let first, let second): add(3, to, first, second)
      case .close: add(4)
      }
    }
    return numbers.withUnsafeBytes { PixelHash(bytes: $0) }.short
  }
}

extension PixelHash {
  fileprivate var short: String { String(high, radix: 16) }
}

extension Double {
  fileprivate var toThousandths: Double { (self * 1000).rounded() / 1000 + 0 }
}

extension Rect {
  /// Whether nothing of another rectangle is outside of it.
  fileprivate func fills(_ other: Rect) -> Bool {
    union(other).toThousandths == toThousandths
  }

  fileprivate var toThousandths: Rect {
    Rect(
      x: x.toThousandths, y: y.toThousandths, width: width.toThousandths,
      height: height.toThousandths)
  }
}
