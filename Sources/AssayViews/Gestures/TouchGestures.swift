// SPDX-License-Identifier: MIT

/// Accepted, but not performed: one or more taps.
public nonisolated struct TapGesture: Gesture {
  public typealias Body = Never
  /// No value.
  public typealias Value = Void
  /// The number of taps.
  public var count: Int
  /// Creates a gesture of a number of taps.
  public init(count: Int = 1) { self.count = count }
}

/// Accepted, but not performed: one or more taps, with their place.
public nonisolated struct SpatialTapGesture: Gesture {
  public typealias Body = Never
  /// Where the tap is.
  public struct Value: Equatable, Sendable {
    /// In points.
    public var location: CGPoint
  }
  /// The number of taps.
  public var count: Int
  /// Creates a gesture of a number of taps.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
  }
}

/// Accepted, but not performed: a press for some seconds.
public nonisolated struct LongPressGesture: Gesture {
  public typealias Body = Never
  /// Whether the press is long enough.
  public typealias Value = Bool
  /// In seconds.
  public var minimumDuration: Double
  /// In points.
  public var maximumDistance: CGFloat
  /// Creates a gesture from a duration in seconds and a distance in points.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

/// Accepted, but not performed: a drag.
public nonisolated struct DragGesture: Gesture {
  public typealias Body = Never
  /// The state of a drag, in points.
  public struct Value: Equatable, Sendable {
    /// When it was measured.
    public var time = Date(timeIntervalSinceReferenceDate: 0)
    /// The current location.
    public var location = CGPoint.zero
    /// The location of the first touch.
    public var startLocation = CGPoint.zero
    /// The distance from the first touch to the current location.
    public var translation = CGSize.zero
    /// Per second.
    public var velocity = CGSize.zero
    /// The expected location at the end.
    public var predictedEndLocation = CGPoint.zero
    /// The expected distance at the end.
    public var predictedEndTranslation = CGSize.zero
  }

  /// In points.
  public var minimumDistance: CGFloat

  /// Creates a gesture that starts after a distance in points.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
  }

  /// Creates a gesture that starts after a distance in points.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
  }
}

/// Accepted, but not performed: two fingers that move apart, by the form of iOS 13.
public nonisolated struct MagnificationGesture: Gesture {
  public typealias Body = Never
  /// The factor.
  public typealias Value = CGFloat
  /// Creates a gesture that starts after a change of the factor.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Accepted, but not performed: two fingers that move apart.
public nonisolated struct MagnifyGesture: Gesture {
  public typealias Body = Never
  /// The state of the fingers.
  public struct Value: Equatable, Sendable {
    /// When it was measured.
    public var time = Date(timeIntervalSinceReferenceDate: 0)
    /// The factor.
    public var magnification: CGFloat = 1
    /// The change of the factor per second.
    public var velocity: CGFloat = 0
    /// The place between the fingers, in fractions of the view.
    public var startAnchor = UnitPoint.center
    /// The place between the fingers, in points.
    public var startLocation = CGPoint.zero
  }
  /// Creates a gesture that starts after a change of the factor.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Accepted, but not performed: two fingers that turn, by the form of iOS 13.
public nonisolated struct RotationGesture: Gesture {
  public typealias Body = Never
  /// The angle.
  public typealias Value = Angle
  /// Creates a gesture that starts after an angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Accepted, but not performed: two fingers that turn.
public nonisolated struct RotateGesture: Gesture {
  public typealias Body = Never
  /// The state of the fingers.
  public struct Value: Equatable, Sendable {
    /// When it was measured.
    public var time = Date(timeIntervalSinceReferenceDate: 0)
    /// The angle.
    public var rotation = Angle.zero
    /// The change of the angle per second.
    public var velocity = Angle.zero
    /// The place between the fingers, in fractions of the view.
    public var startAnchor = UnitPoint.center
    /// The place between the fingers, in points.
    public var startLocation = CGPoint.zero
  }
  /// Creates a gesture that starts after an angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Accepted, but not drawn: a drag that moves the window.
public nonisolated struct WindowDragGesture: Gesture {
  public typealias Body = Never
  /// No value.
  public typealias Value = Void
  /// Creates the gesture.
  public init() {}
}
