// SPDX-License-Identifier: MIT

// Motion: a still picture has none.
nonisolated extension View {
  /// Accepted, but not drawn: an animation of changes.
  public func animation(_ animation: Animation?) -> some View { self }
  /// Accepted, but not drawn: an animation of changes of a value.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
  /// Accepted, but never called: a change of transactions.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
  /// Accepted, but not drawn: how the view appears and disappears.
  public func transition(_ transition: AnyTransition) -> some View { self }
  /// Accepted, but not drawn: an animation between two views.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, isSource: Bool = true
  ) -> some View {
    self
  }
}
