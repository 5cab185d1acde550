// SPDX-License-Identifier: MIT

/// Changes of how a view is drawn that never change the layout.
public protocol VisualEffect: Sendable {}

/// No change: what `visualEffect` starts from.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates the effect that changes nothing.
  public init() {}
}

/// Changes in turn, the innermost first.
struct VisualEffectChain: VisualEffect {
  var drawings: [ModifierDrawing]
}

nonisolated extension View {
  /// Draws the view in a way that depends on its place. The layout does not change.
  public func visualEffect(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modified(
      ModifierNode(
        VisualEffectModifier("visualEffect") { room in
          effect(EmptyVisualEffect(), GeometryProxy(room)).drawings
        }))
  }
}

extension VisualEffect {
  var drawings: [ModifierDrawing] { (self as? VisualEffectChain)?.drawings ?? [] }

  private func adding(_ drawing: ModifierDrawing) -> some VisualEffect {
    VisualEffectChain(drawings: drawings + [drawing])
  }

  /// Multiplies the opacity.
  public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity(opacity)) }

  /// Moves the view, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding(.moved(x: Double(x), y: Double(y)))
  }

  /// Moves the view, in points.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Scales the view around an anchor.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Scales the view around an anchor.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Scales the view around an anchor.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    adding(.scale(x: Double(x), y: Double(y), anchor: anchor))
  }

  /// Turns the view around an anchor.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.rotation(angle, anchor: anchor))
  }

  /// Turns the view around an axis in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(
      .projection(
        .rotation(
          SpaceRotation(
            angle, axis: (Double(axis.x), Double(axis.y), Double(axis.z)), anchor: anchor,
            anchorZ: Double(anchorZ), perspective: Double(perspective)))))
  }

  /// Draws the view through an affine transform of its own coordinates.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    adding(.projection(.fixed(ProjectionTransform(transform).node)))
  }

  /// Draws the view through a projective transform of its own coordinates.
  public func projectionEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    adding(.projection(.fixed(transform.node)))
  }

  /// Blurs the view; the radius is in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(.filter(.blur(radius: Double(radius), isOpaque: opaque)))
  }

  /// Adds an amount to each color channel.
  public func brightness(_ amount: Double) -> some VisualEffect {
    adding(.filter(.brightness(amount)))
  }
  /// Scales each color channel about the middle.
  public func contrast(_ amount: Double) -> some VisualEffect { adding(.filter(.contrast(amount))) }
  /// Sets how strong colors are.
  public func saturation(_ amount: Double) -> some VisualEffect {
    adding(.filter(.saturation(amount)))
  }
  /// Makes colors gray.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    adding(.filter(.grayscale(amount)))
  }
  /// Turns the hues of all colors.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding(.filter(.hueRotation(angle)))
  }
  /// Multiplies all colors by another.
  public func colorMultiply(_ color: Color) -> some VisualEffect {
    adding(.filter(.colorMultiply(color)))
  }
  /// Replaces each color by its opposite.
  public func colorInvert() -> some VisualEffect { adding(.filter(.colorInvert)) }

  /// Accepted, but not drawn: a shader of colors, which a snapshot reports.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
    reporting(shader, isEnabled)
  }

  /// Accepted, but not drawn: a shader of places, which a snapshot reports.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    reporting(shader, isEnabled)
  }

  /// Accepted, but not drawn: a shader of the view, which a snapshot reports.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    reporting(shader, isEnabled)
  }

  private func reporting(_ shader: Shader, _ isEnabled: Bool) -> some VisualEffect {
    VisualEffectChain(drawings: drawings + (isEnabled ? [.notDrawn(shader.report)] : []))
  }
}
