// SPDX-License-Identifier: MIT

internal import Foundation

/// A model whose changes views follow.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  /// A publisher that sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A publisher that sends before each change of an `@Published` property. It is the same for each
  /// call.
  public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(of: self) }
}

/// The publisher of changes of an object.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  /// No value.
  public typealias Output = Void
  /// It never fails.
  public typealias Failure = Never
  private let downstreams = Downstreams<Void, Never>()

  /// Creates a publisher.
  public init() {}
  /// Tells the subscribers that the object is about to change.
  public func send() { downstreams.send(()) }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    Downstream.connect(subscriber) { downstreams.add($0) }
  }
}

/// The publishers of objects that have none of their own, as long as the objects exist.
private enum ObjectPublishers {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
  nonisolated(unsafe) private static var limit = 64

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      let id = ObjectIdentifier(object)
      // A new object may have the address of one that is gone.
      if let entry = entries[id], entry.object === object { return entry.publisher }
      let publisher = ObservableObjectPublisher()
      entries[id] = Entry(object: object, publisher: publisher)
      if entries.count > limit {
        entries = entries.filter { $0.value.object != nil }
        limit = max(64, entries.count * 2)
      }
      return publisher
    }
  }
}
