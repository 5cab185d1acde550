// SPDX-License-Identifier: MIT

/// Draws into an image, by Core Graphics' names.
///
/// What is drawn is kept, and drawn again where a screen shows the image. As in the contexts that
/// UIKit makes, the origin is the top left corner, and lengths are in points.
public final class CGContext: _CGOutline {
  /// What `saveGState()` keeps.
  private struct State {
    var transform = CGAffineTransform.identity
    /// In the coordinates of the image, the first one first.
    var clips: [(path: Path, isEvenOdd: Bool)] = []
    var fill = Color.black
    var stroke = Color.black
    var line = StrokeStyle()
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: (color: Color, offset: CGSize, blur: CGFloat)?
  }

  /// Something that is drawn, with the context of its canvas.
  typealias Command = (inout GraphicsContext) -> Void

  private(set) var commands: [Command] = []
  private let size: CGSize
  private var state = State()
  private var saved: [State] = []

  package init(size: CGSize) { self.size = size }

  /// What is drawn so far.
  package func drawing(scale: CGFloat, isOpaque: Bool) -> DrawnImage {
    DrawnImage(size: size, scale: scale, isOpaque: isOpaque, commands: commands)
  }

  /// Draws with what is set, such as the transform and the clip.
  func add(_ command: @escaping Command) {
    let state = state
    commands.append { context in
      var inner = context
      let base = inner.transform
      for clip in state.clips {
        inner.clip(to: clip.path, style: FillStyle(eoFill: clip.isEvenOdd))
      }
      inner.transform = state.transform.concatenating(base)
      inner.opacity *= Double(state.alpha)
      if let mode = state.blendMode.mode {
        inner.blendMode = mode
      } else {
        inner.page.tools.report("the blend mode \(state.blendMode) of an image that UIKit draws")
      }
      if let shadow = state.shadow {
        // Core Graphics' blur is twice the radius of a layer's shadow.
        inner.addFilter(
          .shadow(
            color: shadow.color, radius: shadow.blur / 2, x: shadow.offset.width,
            y: shadow.offset.height))
      }
      command(&inner)
    }
  }
}

// MARK: State

extension CGContext {
  /// Keeps what is set.
  public func saveGState() { saved.append(state) }
  /// Sets what was kept last.
  public func restoreGState() {
    if let last = saved.popLast() { state = last }
  }

  /// From the coordinates of drawing to those of the image.
  public var ctm: CGAffineTransform { state.transform }
  /// Moves the coordinates, in points.
  public func translateBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.translatedBy(x: x, y: y)
  }
  /// Scales the coordinates.
  public func scaleBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.scaledBy(x: x, y: y)
  }
  /// Turns the coordinates, in radians.
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
  /// Puts a transform before the others.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  /// Sets the color of areas.
  public func setFillColor(_ color: CGColor) { state.fill = color.color }
  /// Sets the color of areas, of components from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = Color(red: red, green: green, blue: blue, opacity: alpha)
  }
  /// Sets the color of areas to a gray from 0 to 1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fill = Color(white: gray, opacity: alpha)
  }
  /// Sets the color of lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.color }
  /// Sets the color of lines, of components from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = Color(red: red, green: green, blue: blue, opacity: alpha)
  }
  /// Sets the color of lines to a gray from 0 to 1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.stroke = Color(white: gray, opacity: alpha)
  }
  /// Sets the width of lines, in points.
  public func setLineWidth(_ width: CGFloat) { state.line.lineWidth = Double(width) }
  /// Sets the ends of lines.
  public func setLineCap(_ cap: CGLineCap) { state.line.lineCap = cap }
  /// Sets the corners of lines.
  public func setLineJoin(_ join: CGLineJoin) { state.line.lineJoin = join }
  /// Sets the longest miter of a corner, in widths of the line.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = Double(limit) }
  /// Sets the lengths of dashes and gaps, in points.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dash = lengths.map { Double($0) }
    state.line.dashPhase = Double(phase)
  }
  /// Multiplies the opacity of what is drawn, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
  /// Sets how things are laid over what is already drawn. A mode that is not drawn is reported.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
  /// Sets the shadow of what is drawn; nil for none. Lengths are in points.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { ($0.color, offset, blur) }
  }
  /// Sets a shadow of a third of black. Lengths are in points.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    state.shadow = (Color.black.opacity(1.0 / 3), offset, blur)
  }

  /// Accepted, but not drawn: whether edges are smoothed.
  public func setShouldAntialias(_ isSmoothed: Bool) {}
  /// Accepted, but not drawn: whether edges may be smoothed.
  public func setAllowsAntialiasing(_ isSmoothed: Bool) {}
  /// Accepted, but not drawn: how enlarged images are smoothed.
  public var interpolationQuality: CGInterpolationQuality {
    get { .default }
    set {}
  }

  /// Draws only inside of a rectangle from now on.
  public func clip(to rect: CGRect) { clip(to: Path(rect), isEvenOdd: false) }
  /// Draws only inside of rectangles from now on.
  public func clip(to rects: [CGRect]) {
    var path = Path()
    path.addRects(rects)
    clip(to: path, isEvenOdd: false)
  }
  /// Draws only inside of the current path from now on, and starts another path.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: takePath(), isEvenOdd: rule == .evenOdd)
  }

  func clip(to path: Path, isEvenOdd: Bool) {
    state.clips.append((path.applying(state.transform), isEvenOdd))
  }

  /// The frame of all that was clipped to so far.
  public var boundingBoxOfClipPath: CGRect {
    state.clips.reduce(CGRect(origin: .zero, size: size)) {
      $0.intersection($1.path.boundingRect)
    }
    .applying(state.transform.inverted())
  }

  var fillColor: Color {
    get { state.fill }
    set { state.fill = newValue }
  }
  var strokeColor: Color {
    get { state.stroke }
    set { state.stroke = newValue }
  }
}

// MARK: Paths

extension CGContext {
  /// The current path; nil where it is empty.
  public var path: CGPath? { outline.isEmpty ? nil : outline }
  /// Whether the current path has no elements.
  public var isPathEmpty: Bool { outline.isEmpty }
  /// The end of the last line or curve.
  public var currentPointOfPath: CGPoint { outline.currentPoint ?? .zero }

  /// Starts another path.
  public func beginPath() { outline = Path() }
  /// Closes the part of the path.
  public func closePath() { outline.closeSubpath() }

  /// Fills the current path, and starts another one.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(takePath(), isEvenOdd: rule == .evenOdd)
  }
  /// Strokes the current path, and starts another one.
  public func strokePath() { stroke(takePath()) }
  /// Draws the current path, and starts another one.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    switch mode {
    case .fill, .fillStroke: fill(path)
    case .eoFill, .eoFillStroke: fill(path, isEvenOdd: true)
    case .stroke: break
    }
    switch mode {
    case .stroke, .fillStroke, .eoFillStroke: stroke(path)
    case .fill, .eoFill: break
    }
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill(Path(rect)) }
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { rects.forEach { fill($0) } }
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect)) }
  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) { stroke(Path(rect)) }
  /// Strokes a rectangle with a line of a width in points.
  public func stroke(_ rect: CGRect, width: CGFloat) { stroke(Path(rect), width: width) }
  /// Strokes an ellipse.
  public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect)) }
  /// Strokes lines, each from a point to the next one.
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = Path()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[index])
      path.addLine(to: points[index + 1])
    }
    stroke(path)
  }
  /// Removes what is drawn in a rectangle.
  public func clear(_ rect: CGRect) {
    let mode = state.blendMode
    state.blendMode = .destinationOut
    fill(Path(rect), with: .black)
    state.blendMode = mode
  }

  func fill(_ path: Path, isEvenOdd: Bool = false, with color: Color? = nil) {
    let color = color ?? state.fill
    add { $0.fill(path, with: .color(color), style: FillStyle(eoFill: isEvenOdd)) }
  }

  func stroke(_ path: Path, width: CGFloat? = nil) {
    var line = state.line
    if let width { line.lineWidth = Double(width) }
    stroke(path, style: line)
  }

  func stroke(_ path: Path, style: StrokeStyle) {
    let color = state.stroke
    add { $0.stroke(path, with: .color(color), style: style) }
  }

  private func takePath() -> Path {
    defer { outline = Path() }
    return outline
  }
}

// MARK: Gradients and images

extension CGContext {
  /// Draws a gradient between two points over all that is clipped to.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    let area = boundingBoxOfClipPath
    let band = Self.band(from: start, to: end, options: options)
    add { context in
      if let band { context.clip(to: band) }
      context.fill(
        Path(area),
        with: .linearGradient(gradient.gradient, startPoint: start, endPoint: end))
    }
  }

  /// Draws a gradient between two circles over all that is clipped to; radii are in points. Circles
  /// with two centers are drawn around the last one, and reported.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let area = boundingBoxOfClipPath
    add { context in
      if startCenter != endCenter {
        context.page.tools.report("a radial gradient between circles with two centers")
      }
      if !options.contains(.drawsAfterEndLocation) {
        let side = endRadius * 2
        context.clip(
          to: Path(
            ellipseIn: CGRect(
              x: endCenter.x - endRadius, y: endCenter.y - endRadius, width: side, height: side)))
      }
      context.fill(
        Path(area),
        with: .radialGradient(
          gradient.gradient, center: endCenter, startRadius: startRadius, endRadius: endRadius))
    }
  }

  /// Where a gradient without its ends is drawn; nil for everywhere.
  private static func band(
    from start: CGPoint, to end: CGPoint, options: CGGradientDrawingOptions
  ) -> Path? {
    guard !options.isSuperset(of: [.drawsBeforeStartLocation, .drawsAfterEndLocation]) else {
      return nil
    }
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return Path() }
    // Farther than any image.
    let far: CGFloat = 1e5 / length
    let before = options.contains(.drawsBeforeStartLocation) ? far : 0
    let after = options.contains(.drawsAfterEndLocation) ? far : 0
    let first = CGPoint(x: start.x - dx * before, y: start.y - dy * before)
    let last = CGPoint(x: end.x + dx * after, y: end.y + dy * after)
    var path = Path()
    path.addLines([
      CGPoint(x: first.x - dy * far, y: first.y + dx * far),
      CGPoint(x: first.x + dy * far, y: first.y - dx * far),
      CGPoint(x: last.x + dy * far, y: last.y - dx * far),
      CGPoint(x: last.x - dy * far, y: last.y + dx * far),
    ])
    path.closeSubpath()
    return path
  }

  /// Draws a view, stretched to a rectangle.
  func draw(_ image: Image, in rect: CGRect) { add { $0.draw(image, in: rect) } }
  /// Draws a text in a rectangle, from its top left corner.
  package func draw(_ text: Text, in rect: CGRect, alignment: TextAlignment) {
    add { context in
      let nodes = context.page.nodes(
        of: text.multilineTextAlignment(alignment).frame(
          width: Double(rect.width), alignment: Alignment(alignment)))
      context.draw(GraphicsContext.ResolvedText(nodes: nodes, page: context.page), in: rect)
    }
  }
  /// Says what of a drawing is not drawn.
  package func report(_ undrawn: [String]) {
    guard !undrawn.isEmpty else { return }
    add { context in undrawn.forEach(context.page.tools.report) }
  }
  /// Draws a text with its top left corner at a point.
  package func draw(_ text: Text, at point: CGPoint) {
    add { $0.draw(text, at: point, anchor: .topLeading) }
  }
}

extension Alignment {
  fileprivate init(_ alignment: TextAlignment) {
    switch alignment {
    case .leading: self = .leading
    case .center: self = .center
    case .trailing: self = .trailing
    }
  }
}
