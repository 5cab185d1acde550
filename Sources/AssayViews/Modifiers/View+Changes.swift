// SPDX-License-Identifier: MIT

nonisolated extension View {
  /// Accepted, but never called: an action with the old and the new value when a value changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View {
    self
  }

  /// Accepted, but never called: an action when a value changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    self
  }

  /// Accepted, but never called: an action when a value changes, by its form in iOS 14.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some View {
    self
  }

  /// Accepted, but never called: an action for the values of a publisher.
  public func onReceive<P>(_ publisher: P, perform action: @escaping (Any) -> Void) -> some View {
    self
  }
}
