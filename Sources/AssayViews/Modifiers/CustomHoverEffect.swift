// SPDX-License-Identifier: MIT

// A snapshot has no pointer and no eyes: a view is drawn as where nothing rests on it.

/// Accepted, but not drawn: what something that rests on a view does to it.
public protocol CustomHoverEffect {
  /// What the effect is made of.
  associatedtype Body: CustomHoverEffect
  /// What the effect is added to.
  typealias Content = HoverEffectContent
  /// The effect. Never called.
  func body(content: Content) -> Body
}

extension CustomHoverEffect {
  /// Accepted, and has no effect: whether the effect is active.
  public func enabled(_ isEnabled: Bool) -> some CustomHoverEffect { self }
  /// Accepted, but not drawn: another effect beside this one.
  public func hoverEffect(_ effect: some CustomHoverEffect) -> some CustomHoverEffect { self }
  /// Accepted, but not drawn: another effect beside this one. The closure is never called.
  public func hoverEffect(
    in group: HoverEffectGroup? = nil,
    body: @escaping (EmptyVisualEffect, Bool, GeometryProxy) -> some VisualEffect
  ) -> some CustomHoverEffect {
    self
  }
}

extension HoverEffect {
  /// The effect itself.
  public func body(content: Content) -> HoverEffect { self }
}

/// Accepted, but not drawn: what an effect of an app's own is added to.
public struct HoverEffectContent: CustomHoverEffect, Sendable {
  /// The content itself.
  public func body(content: Content) -> HoverEffectContent { self }
}

/// Accepted, and has no effect: views whose effects are active together.
public struct HoverEffectGroup: Sendable {
  /// Whose effects are active.
  public enum Behavior: Hashable, Sendable {
    /// Those of all views of the group, or those of the view alone.
    case activatesGroup, followsGroup
  }

  /// Creates a group by an identity.
  ///
  /// - Parameters:
  ///   - id: the identity; nil for one of its own.
  ///   - namespace: where the identity counts.
  ///   - behavior: whose effects are active.
  public init(
    _ id: String? = nil, in namespace: Namespace.ID, behavior: Behavior = .activatesGroup
  ) {}
}

nonisolated extension View {
  /// Accepted, but not drawn: what something that rests on the view does to it.
  @_disfavoredOverload
  public func hoverEffect(
    _ effect: some CustomHoverEffect, in group: HoverEffectGroup? = nil, isEnabled: Bool = true
  ) -> some View {
    self
  }
  /// Accepted, but not drawn: what something that rests on the view does to it. The closure is
  /// never called.
  public func hoverEffect(
    in group: HoverEffectGroup? = nil, isEnabled: Bool = true,
    body: @escaping (EmptyVisualEffect, Bool, GeometryProxy) -> some VisualEffect
  ) -> some View {
    self
  }
  /// Accepted, and has no effect: a group of effects that are active together.
  public func hoverEffectGroup(_ group: HoverEffectGroup?) -> some View { self }
  /// Accepted, and has no effect: a group of effects that are active together.
  public func hoverEffectGroup(
    id: String? = nil, in namespace: Namespace.ID,
    behavior: HoverEffectGroup.Behavior = .activatesGroup
  ) -> some View {
    self
  }
  /// Accepted, and has no effect: the effects inside are active together.
  public func hoverEffectGroup() -> some View { self }
}

extension VisualEffect {
  /// Accepted, but not drawn: how effects begin and end.
  public func animation(
    _ animation: Animation?, body: (EmptyVisualEffect) -> some VisualEffect
  ) -> some VisualEffect {
    self
  }
  /// Accepted, but not drawn: the shape that an effect of something that rests on a view is cut to.
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some VisualEffect {
    self
  }
}
