// SPDX-License-Identifier: MIT

/// Accepted, but not performed: fingers, hands and pointers, each with its place.
public nonisolated struct SpatialEventGesture: Gesture {
  public typealias Body = Never
  /// What the fingers do.
  public typealias Value = SpatialEventCollection

  /// The coordinate space of places.
  public let coordinateSpace: CoordinateSpace

  /// Creates a gesture. The coordinate space has no effect.
  public init(coordinateSpace: any CoordinateSpaceProtocol = .local) {
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
}

/// What fingers, hands and pointers do. A snapshot never makes one.
public struct SpatialEventCollection: Collection {
  /// What one finger does.
  public struct Event: Identifiable {
    /// What touches.
    public enum Kind: Hashable, Sendable {
      /// A finger, a look with a pinch, a pinch, the pencil, or a pointer.
      case touch, directPinch, indirectPinch, pencil, pointer
    }
    /// How far the event is.
    public enum Phase: Hashable, Sendable {
      /// It goes on, it has ended, or the system has ended it.
      case active, ended, cancelled
    }
    /// The identity of an event.
    public struct ID: Hashable, Sendable {}

    /// The same during the event.
    public var id: ID
    /// When it was measured, in seconds.
    public var timestamp: TimeInterval
    /// What touches.
    public var kind: Kind
    /// Where it is, in points.
    public var location: CGPoint
    /// How far it is.
    public var phase: Phase
    /// The keys that are held.
    public var modifierKeys: EventModifiers
  }

  /// The place of an event.
  public struct Index: Comparable, Hashable, Sendable {
    fileprivate let offset: Int
    /// Whether a place is before another.
    public static func < (a: Index, b: Index) -> Bool { a.offset < b.offset }
  }

  private let events: [Event]
  /// The first event.
  public var startIndex: Index { Index(offset: 0) }
  /// After the last event.
  public var endIndex: Index { Index(offset: events.count) }
  /// An event.
  public subscript(position: Index) -> Event { events[position.offset] }
  /// An event by its identity; nil where it has ended.
  public subscript(id: Event.ID) -> Event? { events.first { $0.id == id } }
  /// Returns the next place.
  public func index(after index: Index) -> Index { Index(offset: index.offset + 1) }
}
