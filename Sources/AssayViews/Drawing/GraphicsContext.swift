// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// Draws into a canvas.
///
/// A copy draws into the same canvas; its transform, clip, filters, opacity and blend mode are its
/// own.
public struct GraphicsContext {
  /// Items in the order in which they are drawn.
  private final class Sheet {
    var items: [DisplayItem] = []
  }

  /// What surrounds each item, the innermost first.
  private enum Wrapper {
    case filter(Filter)
    case clip(AssayGraphics.Path)
    case mask([DisplayItem])
  }

  let page: CanvasPage
  private let sheet = Sheet()
  private let size: CGSize
  private var wrappers: [Wrapper] = []

  /// Multiplies the opacity of what is drawn, from 0 to 1.
  public var opacity: Double = 1
  /// How things are laid over what is already drawn.
  public var blendMode: BlendMode = .normal
  /// From the coordinates of drawing to those of the canvas.
  public var transform: CGAffineTransform = .identity

  init(page: CanvasPage, size: CGSize) {
    self.page = page
    self.size = size
  }

  var drawnItems: [DisplayItem] { sheet.items }

  /// The environment of the canvas.
  public var environment: EnvironmentValues { page.context.environment }
  /// The frame of all that was clipped to so far.
  public var clipBoundingRect: CGRect {
    var rect = CGRect(origin: .zero, size: size)
    for case .clip(let path) in wrappers {
      rect = rect.intersection(Path(elements: path.elements).boundingRect)
    }
    return rect.applying(transform.inverted())
  }

  /// Moves the coordinates, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }
  /// Scales the coordinates.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }
  /// Turns the coordinates clockwise.
  public mutating func rotate(by angle: Angle) {
    let turn = Trigonometry.sineCosine(degrees: angle.degrees)
    let (sine, cosine) = (CGFloat(turn.sine), CGFloat(turn.cosine))
    concatenate(CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0))
  }
  /// Puts a transform before the others.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Options of a clip.
  public struct ClipOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Keeps what is outside of the path.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Draws only inside of a path from now on.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = []
  ) {
    var shape = path.applying(transform).graphics(isEvenOdd: style.isEOFilled)
    if options.contains(.inverse) {
      // NB: a rectangle around all and the path by the even-odd rule: right where the path does not
      // overlap itself.
      let far = CGRect(x: -1e4, y: -1e4, width: 3e4, height: 3e4)
      shape = AssayGraphics.Path(Path(far).elements + shape.elements, isEvenOdd: true)
    }
    wrappers.insert(.clip(shape), at: 0)
  }

  /// Draws from now on as much as a layer is opaque.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = [],
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    if options.contains(.inverse) { page.tools.report("an inverse layer as the clip of a canvas") }
    let layer = try layer(content)
    wrappers.insert(
      .mask([.group(GroupItem(items: layer, opacity: opacity))]), at: 0)
  }

  /// Changes the picture of all that is drawn from now on.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = []) {
    if !options.isEmpty { page.tools.report("the linear color of a filter in a canvas") }
    wrappers.insert(.filter(filter), at: 0)
  }

  /// Options of a filter. Unlike SwiftUI, they are not drawn, which a snapshot reports.
  public struct FilterOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Accepted, but not drawn: linear colors.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// Draws things as one, which the opacity, the filters and the clip of this context change.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let items = try layer(content)
    guard !items.isEmpty else { return }
    add([.group(GroupItem(items: items, layer: .isolated))], isPlaced: true)
  }

  private func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> [DisplayItem] {
    var inner = GraphicsContext(page: page, size: size)
    inner.transform = transform
    try content(&inner)
    return inner.drawnItems
  }

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let frame = Rect(path.boundingRect)
    guard !path.isEmpty, let paint = shading.paint(page, in: frame) else { return }
    add([.fill(.path(path.graphics(isEvenOdd: style.isEOFilled)), paint)])
  }

  /// Strokes a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let frame = Rect(path.boundingRect)
    guard !path.isEmpty, let paint = shading.paint(page, in: frame) else { return }
    add([.stroke(.path(path.graphics(isEvenOdd: false)), paint, style)])
  }

  /// Strokes a path with a line width in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: Double(lineWidth)))
  }

  /// Adds items, through the transform unless they are already placed, with all that is set.
  func add(_ drawn: [DisplayItem], isPlaced: Bool = false) {
    guard opacity > 0 else { return }
    var items = drawn
    if !isPlaced, !transform.isIdentity {
      items = [.group(GroupItem(items: items, transform: AssayGraphics.AffineTransform(transform)))]
    }
    for wrapper in wrappers {
      switch wrapper {
      case .filter(let filter): items = filter.items(items, page)
      case .clip(let path): items = [.group(GroupItem(items: items, clip: .path(path)))]
      case .mask(let mask): items = [.group(GroupItem(items: items, layer: .mask(mask)))]
      }
    }
    if opacity < 1 { items = [.group(GroupItem(items: items, opacity: opacity))] }
    if blendMode != .normal {
      items = [.group(GroupItem(items: items, layer: .blend(blendMode)))]
    }
    sheet.items += items
  }
}

extension Path {
  fileprivate func graphics(isEvenOdd: Bool) -> AssayGraphics.Path {
    AssayGraphics.Path(elements, isEvenOdd: isEvenOdd ? true : nil)
  }
}
