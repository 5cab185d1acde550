// SPDX-License-Identifier: MIT

nonisolated extension View {
  /// Accepted, but never called: an action when the view appears.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  /// Accepted, but never called: an action when the view disappears.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

  /// Accepted, but never started: a task when the view appears.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void
  ) -> some View {
    self
  }

  /// Accepted, but never started: a task when a value changes.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void
  ) -> some View {
    self
  }
}
