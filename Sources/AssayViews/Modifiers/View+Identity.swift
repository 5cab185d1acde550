// SPDX-License-Identifier: MIT

nonisolated extension View {
  /// Accepted, but not drawn: the identity of the view.
  public func id<ID: Hashable>(_ id: ID) -> some View { self }
}
