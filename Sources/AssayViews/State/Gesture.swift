// SPDX-License-Identifier: MIT

/// Accepted, but not performed: a movement of fingers.
public protocol Gesture<Value> {
  /// The value of the gesture while it happens.
  associatedtype Value
}

extension Gesture {
  /// Accepts an action at the end of the gesture, which is never called.
  public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }
  /// Accepts an action for each change of the gesture, which is never called.
  public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
  /// Accepts an update of a gesture state, which is never called.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> Self {
    self
  }
}

/// Accepted, but not performed: one or more taps.
public struct TapGesture: Gesture {
  /// No value.
  public typealias Value = Void
  /// Creates a gesture of a number of taps.
  public init(count: Int = 1) {}
}

/// Accepted, but not performed: a press for some seconds.
public struct LongPressGesture: Gesture {
  /// Whether the press is long enough.
  public typealias Value = Bool
  /// Creates a gesture from a duration in seconds and a distance in points.
  public init(minimumDuration: Double = 0.5, maximumDistance: Double = 10) {}
}

/// Accepted, but not performed: a drag.
public struct DragGesture: Gesture {
  /// The state of a drag, in points.
  public struct Value: Sendable {
    /// The current location.
    public var location = CGPoint.zero
    /// The location of the first touch.
    public var startLocation = CGPoint.zero
    /// The distance from the first touch to the current location.
    public var translation = CGSize.zero
    /// The expected distance at the end.
    public var predictedEndTranslation = CGSize.zero
  }

  /// Creates a gesture that starts after a distance in points.
  public init(minimumDistance: Double = 10, coordinateSpace: CoordinateSpace = .local) {}
}
