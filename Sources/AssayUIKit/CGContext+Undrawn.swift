// SPDX-License-Identifier: MIT

// What Core Graphics can and no picture here shows. Each is reported in the picture.
extension CGContext {
  /// Draws an image with its top at the lower edge, as Core Graphics does in UIKit's contexts,
  /// whose axis points down. Tiles are reported, and one image is drawn.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    if byTiling { report(["the tiles of an image"]) }
    saveGState()
    translateBy(x: rect.minX, y: rect.maxY)
    scaleBy(x: 1, y: -1)
    UIGraphicsPushContext(self)
    UIImage(cgImage: image).draw(in: CGRect(origin: .zero, size: rect.size))
    UIGraphicsPopContext()
    restoreGState()
  }
  /// Clips to the rectangle; the mask is reported.
  public func clip(to rect: CGRect, mask: CGImage) {
    report(["the mask of an image"])
    clip(to: rect)
  }
  /// Accepted: what follows is drawn piece by piece, which is reported.
  public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]?) {
    report(["a transparency layer"])
    saveGState()
  }
  /// Accepted: what follows is drawn piece by piece, which is reported.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [AnyHashable: Any]?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }
  /// Ends what is drawn as one.
  public func endTransparencyLayer() { restoreGState() }
  /// Puts the outline of the line in the place of the path, which is reported and not done.
  public func replacePathWithStrokedPath() { report(["the outline of a line"]) }
  /// The smallest rectangle around the path; a null rectangle for none.
  public var boundingBoxOfPath: CGRect { path?.boundingRect ?? .null }
  /// Whether a point is in the path.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
    return path?.contains(point, eoFill: isEvenOdd) ?? false
  }
  /// Sets the color of areas by its parts: red, green and blue, or white, and the opacity.
  public func setFillColor(_ components: [CGFloat]) {
    switch components.count {
    case 4:
      setFillColor(
        red: components[0], green: components[1], blue: components[2], alpha: components[3])
    case 2: setFillColor(gray: components[0], alpha: components[1])
    default: report(["a color with \(components.count) components"])
    }
  }
  /// Sets the color of lines by its parts: red, green and blue, or white, and the opacity.
  public func setStrokeColor(_ components: [CGFloat]) {
    switch components.count {
    case 4:
      setStrokeColor(
        red: components[0], green: components[1], blue: components[2], alpha: components[3])
    case 2: setStrokeColor(gray: components[0], alpha: components[1])
    default: report(["a color with \(components.count) components"])
    }
  }
  /// A point of the picture's own coordinates, from pixels at one pixel a point.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  /// A point in pixels at one pixel a point.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  /// Accepted, and does nothing: curves are always exact.
  public func setFlatness(_ flatness: CGFloat) {}
  /// Accepted, and does nothing: letters are always smooth.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  /// Accepted, and does nothing: letters are always smooth.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  /// Accepted, and does nothing: the picture is drawn at its end.
  public func flush() {}
  /// Accepted, and does nothing: the picture is drawn at its end.
  public func synchronize() {}
}

/// Draws only inside of a rectangle from now on.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
/// Fills a rectangle with the current color.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}
