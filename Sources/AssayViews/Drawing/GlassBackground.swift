// SPDX-License-Identifier: MIT

nonisolated extension View {
  /// Accepted, but not drawn: the glass of visionOS behind the view. A snapshot reports it.
  public func glassBackgroundEffect(
    displayMode: GlassBackgroundDisplayMode = .always
  ) -> some View {
    glassBackground(displayMode)
  }

  /// Accepted, but not drawn: the glass of visionOS behind the view. A snapshot reports it.
  public func glassBackgroundEffect(
    in shape: some InsettableShape, displayMode: GlassBackgroundDisplayMode = .always
  ) -> some View {
    glassBackground(displayMode)
  }

  /// Accepted, but not drawn: the glass of visionOS behind the view. A snapshot reports it.
  public func glassBackgroundEffect(
    _ effect: some GlassBackgroundEffect, displayMode: GlassBackgroundDisplayMode = .always
  ) -> some View {
    glassBackground(displayMode)
  }

  /// Accepted, but not drawn: the glass of visionOS behind the view. A snapshot reports it.
  public func glassBackgroundEffect(
    _ effect: some GlassBackgroundEffect, in shape: some InsettableShape,
    displayMode: GlassBackgroundDisplayMode = .always
  ) -> some View {
    glassBackground(displayMode)
  }

  private func glassBackground(_ mode: GlassBackgroundDisplayMode) -> some View {
    reporting(mode == .never ? nil : "the glass of visionOS behind a view")
  }
}

/// When glass is behind a view.
public enum GlassBackgroundDisplayMode: Hashable, Sendable {
  /// Always, never, or where no other glass is around the view.
  case always, implicit, never
}

/// The glass of visionOS.
public protocol GlassBackgroundEffect: Sendable {}

/// The glass that the system chooses.
public struct AutomaticGlassBackgroundEffect: GlassBackgroundEffect {
  /// Creates the glass.
  public init() {}
}

/// Glass with an edge.
public struct PlateGlassBackgroundEffect: GlassBackgroundEffect {
  /// Creates the glass.
  public init() {}
}

/// Glass whose edge fades.
public struct FeatheredGlassBackgroundEffect: GlassBackgroundEffect {
  /// Creates the glass.
  public init() {}
}

extension GlassBackgroundEffect where Self == AutomaticGlassBackgroundEffect {
  /// The glass that the system chooses.
  public static var automatic: AutomaticGlassBackgroundEffect { AutomaticGlassBackgroundEffect() }
}

extension GlassBackgroundEffect where Self == PlateGlassBackgroundEffect {
  /// Glass with an edge.
  public static var plate: PlateGlassBackgroundEffect { PlateGlassBackgroundEffect() }
}

extension GlassBackgroundEffect where Self == FeatheredGlassBackgroundEffect {
  /// Glass whose edge fades.
  public static var feathered: FeatheredGlassBackgroundEffect { FeatheredGlassBackgroundEffect() }
  /// Glass whose edge fades, from a padding on over a radius, in points.
  public static func feathered(
    padding: CGFloat, softEdgeRadius: CGFloat
  ) -> FeatheredGlassBackgroundEffect {
    FeatheredGlassBackgroundEffect()
  }
}
