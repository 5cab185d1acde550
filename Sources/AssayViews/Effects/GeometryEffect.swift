// SPDX-License-Identifier: MIT

/// A change of where a view is drawn that depends on its size. The layout does not change.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// Returns the transform for a view of a size, in the view's own coordinates.
  func effectValue(size: CGSize) -> ProjectionTransform
}

nonisolated extension GeometryEffect {
  /// Never called, because Assay draws the effect itself.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) is drawn by Assay itself and has no body")
  }

  /// Returns the same effect: it never changes the layout.
  public func ignoredByLayout() -> Self { self }

  var node: ModifierNode {
    ModifierNode(
      VisualEffectModifier(String(describing: self)) { room in
        [.projection(.fixed(effectValue(size: CGSize(room.size)).node))]
      })
  }
}

/// A modifier whose body depends on animated data, by its older name.
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}
