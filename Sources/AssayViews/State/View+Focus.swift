// SPDX-License-Identifier: MIT

/// What a view takes the focus for.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let activate = FocusInteractions(rawValue: 1)
  public static let edit = FocusInteractions(rawValue: 2)
  public static let automatic: FocusInteractions = [.activate, .edit]
}

public struct DefaultFocusEvaluationPriority: Sendable {
  public static let automatic = DefaultFocusEvaluationPriority()
  public static let userInitiated = DefaultFocusEvaluationPriority()
}

nonisolated extension View {
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }

  public func focused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    NodeView { try lowered(in: $0.focusable(binding, at: value)) }
  }

  public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions = .automatic
  ) -> some View {
    NodeView { try lowered(in: isFocusable ? $0.focusable() : $0) }
  }

  /// The system's halo is never drawn.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// A snapshot has the focus nowhere.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    self
  }
}
