// SPDX-License-Identifier: MIT

// What a user or the system does; nothing happens while a snapshot is taken.
nonisolated extension View {
  /// Accepted, but never called: an action when the user pulls to refresh.
  public func refreshable(action: @escaping () async -> Void) -> some View { self }

  /// Accepted, but never called: an action when the user submits a field.
  public func onSubmit(_ action: @escaping () -> Void) -> some View { self }
  /// Accepted, but never called: an action when the app opens a URL.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  /// Accepted, but never called: an action when a pointer enters or leaves the view.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
}
