// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayLayout
internal import AssayNodes

/// Draws the content as one: faded, clipped, shadowed or transformed.
struct GroupDrawing: Drawing {
  enum Effect: Sendable {
    case opacity(Double)
    case clip(ShapeGeometry, isRightToLeft: Bool)
    case shadow(Shadow)
    case scale(x: Double, y: Double, anchor: UnitPoint)
    case rotation(Angle, anchor: UnitPoint)
    case moved(x: Double, y: Double)
    case flipped
    case projection(ViewProjection)
    /// To the frame and, at the edges where it reaches the safe area, to the edge of the screen.
    case clipToScrollArea
  }

  var effect: Effect

  var followsContainer: Bool {
    if case .clip(let geometry, _) = effect { return geometry.isContainerRelative }
    return false
  }

  func items(_ content: [DisplayItem], _ context: DrawingContext) -> [DisplayItem] {
    guard !content.isEmpty else { return [] }
    var group = GroupItem(items: content)
    switch effect {
    case .opacity(let value):
      let opacity = min(1, max(0, value))
      if opacity == 1 { return content }
      if opacity == 0 { return [] }
      group.opacity = opacity
    case .clip(let geometry, let isRightToLeft):
      group.clip = geometry.following(context.container, in: context.frame)
        .shape(in: context.frame, isRightToLeft: isRightToLeft)
    case .shadow(let shadow):
      if shadow.color.alpha == 0 { return content }
      group.shadow = shadow
    case .scale, .rotation, .moved, .flipped:
      group.transform = effect.transform(in: context.frame)
    case .projection(let view):
      let frame = context.frame
      let projection = view.projection(in: frame)
      if let transform = projection.affine {
        group.transform = transform
      } else {
        group.layer = .projection(projection, center: Point(x: frame.midX, y: frame.midY))
      }
    case .clipToScrollArea:
      let growth = context.safeArea.growth(of: context.frame, edges: .all, isRightToLeft: false)
      let frame = context.frame
      group.clip = .rectangle(
        Rect(
          x: frame.minX - growth.left, y: frame.minY - growth.top,
          width: frame.width + growth.left + growth.right,
          height: frame.height + growth.top + growth.bottom))
    }
    return [.group(group)]
  }
}

extension GroupDrawing.Effect {
  /// What it does to places of the content; nil for an effect that moves nothing.
  func transform(in frame: Rect) -> AssayGraphics.AffineTransform? {
    func point(_ unit: UnitPoint) -> Point {
      Point(x: frame.minX + frame.width * unit.x, y: frame.minY + frame.height * unit.y)
    }
    switch self {
    case .scale(let x, let y, let anchor): return .scale(x: x, y: y, about: point(anchor))
    case .rotation(let angle, let anchor):
      return .rotation(degrees: angle.degrees, about: point(anchor))
    case .moved(let x, let y):
      return AssayGraphics.AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    case .flipped:
      return .scale(x: -1, y: 1, about: Point(x: frame.midX, y: frame.midY))
    case .projection(let view):
      return view.projection(in: frame).linearized(at: Point(x: frame.midX, y: frame.midY))
    case .opacity, .clip, .shadow, .clipToScrollArea: return nil
    }
  }
}

/// Draws nothing and keeps the room: `hidden`.
struct HiddenDrawing: Drawing {
  func items(_ content: [DisplayItem], _ context: DrawingContext) -> [DisplayItem] { [] }
}
