// SPDX-License-Identifier: MIT

/// A way to adjust a value by assistive technology.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Up.
  case increment
  /// Down.
  case decrement
}

/// How important custom content is for assistive technology.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
  /// Creates a key with a label.
  public init(_ label: LocalizedStringKey, id: String = "") {}
}

/// How important custom content is for assistive technology, by the name of the Accessibility
/// framework.
public enum AXCustomContent {
  /// How important custom content is.
  public enum Importance: Hashable, Sendable {
    /// Spoken on request.
    case `default`
    /// Always spoken.
    case high
  }
}

// Nothing runs on a screen at rest: actions are offered by their names and never called.
nonisolated extension View {
  /// Accepted, but never called: an action to adjust the value.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }

  /// Offers an action by a name of the string tables; it is never called.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }
  /// Offers an action by a name as it is; it is never called.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }
  /// Offers an action by a name; it is never called.
  public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View {
    modified { .accessibilityAction(name.node(in: $0.environment)) }
  }

  /// Accepted, but not part of the elements: words that are spoken on request.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }
  /// Accepted, but not part of the elements: words that are spoken on request.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }
  /// Accepted, but not part of the elements: words that are spoken on request.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }
}

nonisolated extension View {
  /// Accepted, but never called: buttons as actions.
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { self }

  /// Speaks the elements of the view itself. Unlike SwiftUI, those of the representation are not
  /// used, and this is reported.
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    reporting("the accessibility representation of a view")
  }
}
