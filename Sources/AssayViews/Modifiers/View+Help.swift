// SPDX-License-Identifier: MIT

// Shown while a pointer rests on the view, which a snapshot never has.
nonisolated extension View {
  /// Accepted, but not drawn: the help that a pointer shows.
  public func help(_ text: Text) -> some View { self }
  /// Accepted, but not drawn: the help that a pointer shows, as it is.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { self }
}
