// SPDX-License-Identifier: MIT

// A snapshot performs no gesture, so none of these changes its picture.
nonisolated extension View {
  /// Accepted, but never called: an action for taps.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    self
  }

  /// Accepted, but never called: an action for taps, with their place.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    self
  }

  /// Accepted, but never called: an action for a long press, by seconds and points.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    self
  }

  /// Accepted, but never called: an action for a long press, by its form in iOS 13.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
    perform action: @escaping () -> Void
  ) -> some View {
    self
  }

  /// Accepted, but not drawn: a gesture, which a snapshot never performs.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    self
  }

  /// Accepted, but not drawn: a gesture, which a snapshot never performs.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }

  /// Accepted, but not drawn: a gesture with a name, which a snapshot never performs.
  public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    self
  }

  /// Accepted, but not drawn: a gesture with a name before those of the view.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    self
  }

  /// Accepted, but not drawn: a gesture with a name beside those of the view.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    self
  }

  /// Accepted, but not drawn: a gesture beside those of the view.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    self
  }

  /// Accepted, but not drawn: a gesture beside those of the view.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }

  /// Accepted, but not drawn: a gesture before those of the view.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    self
  }

  /// Accepted, but not drawn: a gesture before those of the view.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }

  /// Accepted, but never called: an action for each movement of a pointer over the view.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    self
  }
}

/// Where a pointer is over a view.
public enum HoverPhase: Equatable, Sendable {
  /// At a place in points.
  case active(CGPoint)
  /// Outside.
  case ended
}
