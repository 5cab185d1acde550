// SPDX-License-Identifier: MIT

// What a user or the system does; nothing happens while a snapshot is taken.
nonisolated extension View {
  /// Accepted, but never called: an action when the user pulls to refresh.
  public func refreshable(action: @escaping () async -> Void) -> some View { self }

  /// Accepted, but never called: an action when the user submits a field.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    self
  }
  /// Accepted, but never called: an action when the app opens a URL.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  /// Accepted, and has no effect: whether links open in the app.
  public func onOpenURL(prefersInApp: Bool) -> some View { self }
  /// Accepted, but never called: an action when a pointer enters or leaves the view.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Accepted, but never called: an action when the user deletes.
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }
  /// Accepted, but never called: an action when the user cancels.
  public func onExitCommand(perform action: (() -> Void)?) -> some View { self }
  /// Accepted, but never called: an action when the user moves with keys.
  public func onMoveCommand(
    perform action: ((MoveCommandDirection) -> Void)?
  ) -> some View {
    self
  }
  /// Accepted, but never called: an action when the user plays or pauses.
  public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }
  /// Accepted, but never called: an action when the app continues what another device began.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    self
  }
  /// Accepted, but never called: a description of what the user does.
  public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    self
  }
  /// Accepted, but never called: what the user does, for other devices.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    self
  }
}

/// What submits a value.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The triggers as bits.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// A search field.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// A direction of a key.
public enum MoveCommandDirection: Hashable, Sendable {
  /// A direction.
  case up, down, left, right
}
