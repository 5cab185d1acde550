// SPDX-License-Identifier: MIT

/// The contexts that UIKit's names draw into.
///
/// A stack for each thread, as UIKit has it.
package enum UIGraphics {
  private static let key = "assay.graphics"

  /// A context with what the image of it is made with.
  package struct Entry {
    package let context: CGContext
    package let scale: CGFloat
    package let isOpaque: Bool

    package init(_ context: CGContext, scale: CGFloat, isOpaque: Bool) {
      self.context = context
      self.scale = scale
      self.isOpaque = isOpaque
    }

    /// The image of what is drawn so far.
    package var image: UIImage {
      UIImage(drawn: context.drawing(scale: scale, isOpaque: isOpaque))
    }
  }

  package static var entries: [Entry] {
    get { Thread.current.threadDictionary[key] as? [Entry] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue.isEmpty ? nil : newValue }
  }

  /// Pixels per point of the screen.
  package static var screenScale: CGFloat {
    CGFloat(CurrentEnvironment.values?.displayScale ?? 3)
  }

  /// Where the next thing is drawn.
  package static var current: CGContext? { entries.last?.context }
}

/// The context that is drawn into; nil outside of one.
public func UIGraphicsGetCurrentContext() -> CGContext? { UIGraphics.current }

/// Draws into a context from now on.
public func UIGraphicsPushContext(_ context: CGContext) {
  UIGraphics.entries.append(
    UIGraphics.Entry(context, scale: UIGraphics.screenScale, isOpaque: false))
}
/// Draws into the context before again.
public func UIGraphicsPopContext() {
  if !UIGraphics.entries.isEmpty { UIGraphics.entries.removeLast() }
}

extension UIColor {
  /// Sets the color of areas and lines.
  public func set() {
    setFill()
    setStroke()
  }
  /// Sets the color of areas.
  public func setFill() { UIGraphics.current?.fillColor = color }
  /// Sets the color of lines.
  public func setStroke() { UIGraphics.current?.strokeColor = color }
}

/// Fills a rectangle.
public func UIRectFill(_ rect: CGRect) { UIGraphics.current?.fill(rect) }
/// Draws the edge of a rectangle, a point wide, inside of it.
public func UIRectFrame(_ rect: CGRect) {
  UIGraphics.current?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

extension UIBezierPath {
  /// Fills the outline with the current color.
  public func fill() { UIGraphics.current?.fill(cgPath, isEvenOdd: usesEvenOddFillRule) }
  /// Fills the outline with the current color and an opacity from 0 to 1.
  public func fill(with mode: CGBlendMode, alpha: CGFloat) {
    draw(mode, alpha) { fill() }
  }
  /// Strokes the outline with the current color.
  public func stroke() { UIGraphics.current?.stroke(cgPath, style: strokeStyle) }
  /// Strokes the outline with the current color and an opacity from 0 to 1.
  public func stroke(with mode: CGBlendMode, alpha: CGFloat) {
    draw(mode, alpha) { stroke() }
  }
  /// Draws only inside of the outline from now on.
  public func addClip() { UIGraphics.current?.clip(to: cgPath, isEvenOdd: usesEvenOddFillRule) }

  private func draw(_ mode: CGBlendMode, _ alpha: CGFloat, _ action: () -> Void) {
    UIGraphics.current?.drawing(mode, alpha, action)
  }
}

extension UIImage {
  /// Draws the image with its top left corner at a point.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  /// Draws the image stretched to a rectangle.
  public func draw(in rect: CGRect) { UIGraphics.current?.draw(Image(uiImage: self), in: rect) }
  /// Draws the image with its top left corner at a point, with an opacity from 0 to 1.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
  /// Draws the image stretched to a rectangle, with an opacity from 0 to 1.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphics.current?.drawing(blendMode, alpha) { draw(in: rect) }
  }
}

extension CGContext {
  /// Draws with a blend mode and an opacity that do not stay.
  fileprivate func drawing(_ mode: CGBlendMode, _ alpha: CGFloat, _ action: () -> Void) {
    saveGState()
    setBlendMode(mode)
    setAlpha(alpha)
    action()
    restoreGState()
  }
}
