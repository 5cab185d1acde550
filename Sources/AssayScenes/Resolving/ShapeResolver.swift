// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayNodes

extension ShapeGeometry {
  /// The outline in a frame, in points of the scene.
  func shape(in frame: Rect, isRightToLeft: Bool = false) -> AssayGraphics.Shape {
    switch self {
    case .rectangle:
      return .rectangle(frame)
    case .roundedRectangle(let radius, let style):
      return .roundedRectangle(frame, CornerRadii(all: clamp(radius, frame)), style)
    case .unevenRoundedRectangle(let radii, let style):
      let own = isRightToLeft ? radii.mirrored : radii
      return .roundedRectangle(frame, own, style)
    case .circle:
      let side = min(frame.width, frame.height)
      return .ellipse(
        Rect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side))
    case .ellipse:
      return .ellipse(frame)
    case .capsule(let style):
      return .roundedRectangle(
        frame, CornerRadii(all: min(frame.width, frame.height) / 2), style)
    case .path(let path):
      return .path(path.offset(by: frame.origin))
    case .computed(let compute):
      return .path(compute(in: frame))
    case .evenOdd(let inner):
      guard case .path(var path) = inner.shape(in: frame, isRightToLeft: isRightToLeft) else {
        return inner.shape(in: frame, isRightToLeft: isRightToLeft)
      }
      path.isEvenOdd = true
      return .path(path)
    case .containerRelative:
      return .rectangle(frame)
    case .inset(let inner, let amount):
      return inner.insetting(amount).shape(
        in: frame.inset(by: Insets(all: amount)), isRightToLeft: isRightToLeft)
    }
  }

  /// Whether its ideal and fitting size is a square.
  var isCircle: Bool {
    switch self {
    case .circle: true
    case .inset(let inner, _), .evenOdd(let inner): inner.isCircle
    case .rectangle, .roundedRectangle, .unevenRoundedRectangle, .ellipse, .capsule, .path,
      .computed, .containerRelative:
      false
    }
  }

  /// The geometry whose corners follow an outline moved inwards.
  func insetting(_ amount: Double) -> ShapeGeometry {
    switch self {
    case .roundedRectangle(let radius, let style):
      .roundedRectangle(cornerRadius: max(0, radius - amount), style: style)
    case .unevenRoundedRectangle(let radii, let style):
      .unevenRoundedRectangle(
        CornerRadii(
          topLeft: max(0, radii.topLeft - amount), topRight: max(0, radii.topRight - amount),
          bottomRight: max(0, radii.bottomRight - amount),
          bottomLeft: max(0, radii.bottomLeft - amount)), style: style)
    case .rectangle, .circle, .ellipse, .capsule, .path, .inset, .computed, .evenOdd,
      .containerRelative:
      self
    }
  }

  private func clamp(_ radius: Double, _ frame: Rect) -> Double {
    max(0, min(radius, min(frame.width, frame.height) / 2))
  }
}

extension CornerRadii {
  fileprivate var mirrored: CornerRadii {
    CornerRadii(
      topLeft: topRight, topRight: topLeft, bottomRight: bottomLeft, bottomLeft: bottomRight)
  }
}

extension AssayGraphics.Path {
  fileprivate func offset(by delta: Point) -> AssayGraphics.Path {
    AssayGraphics.Path(
      elements.map { element in
        switch element {
        case .move(let p): .move(p + delta)
        case .line(let p): .line(p + delta)
        case .quad(let p, let c): .quad(to: p + delta, control: c + delta)
        case .cubic(let p, let c1, let c2):
          .cubic(to: p + delta, control1: c1 + delta, control2: c2 + delta)
        case .close: .close
        }
      })
  }
}
