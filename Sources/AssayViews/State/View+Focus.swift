// SPDX-License-Identifier: MIT

/// The purposes for which a view takes the focus.
public struct FocusInteractions: OptionSet, Sendable {
  /// The purposes as bits.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The view takes the focus to be activated.
  public static let activate = FocusInteractions(rawValue: 1)
  /// The view takes the focus to be edited.
  public static let edit = FocusInteractions(rawValue: 2)
  /// The view takes the focus for all purposes.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// Accepted, but not drawn: when the default focus applies.
public struct DefaultFocusEvaluationPriority: Sendable {
  /// When the focus enters the view.
  public static let automatic = DefaultFocusEvaluationPriority()
  /// When the user moves the focus into the view.
  public static let userInitiated = DefaultFocusEvaluationPriority()
}

nonisolated extension View {
  /// Binds the focus of the view to a Boolean state. An accessibility audit also draws the view
  /// with the focus on it.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }

  /// Binds the focus of the view to a value of a state. An accessibility audit also draws the view
  /// with the focus on it.
  public func focused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    NodeView { try evaluated(in: $0.focusable(binding, at: value)) }
  }

  /// Lets the view take the focus. An accessibility audit also draws the view with the focus on it.
  public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions = .automatic
  ) -> some View {
    NodeView { try evaluated(in: isFocusable ? $0.focusable() : $0) }
  }

  /// Accepted, but not drawn: Assay never draws the focus effect of the system.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Accepted, but not drawn: a snapshot has the focus nowhere.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    self
  }

  /// Lets the view take the focus. The action is never called: a snapshot has the focus nowhere.
  @_disfavoredOverload
  public func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (Bool) -> Void
  ) -> some View {
    focusable(isFocusable)
  }

  /// Accepted, and has no effect: views among which a default focus is looked for.
  public func focusScope(_ namespace: Namespace.ID) -> some View { self }
  /// Accepted, and has no effect: views that the focus is moved into as one.
  public func focusSection() -> some View { self }
  /// Accepted, and has no effect: a snapshot has the focus nowhere.
  public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    self
  }
}
