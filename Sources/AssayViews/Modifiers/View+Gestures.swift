// SPDX-License-Identifier: MIT

nonisolated extension View {
  /// Accepted, but never called: an action for taps.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    self
  }

  /// Accepted, but never called: an action for a long press, by seconds and points.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    self
  }

  /// Accepted, but not drawn: a gesture, which a snapshot never performs.
  public func gesture<T: Gesture>(_ gesture: T) -> some View { self }
  /// Accepted, but not drawn: a gesture beside those of the view.
  public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View { self }
  /// Accepted, but not drawn: a gesture before those of the view.
  public func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View { self }
}
