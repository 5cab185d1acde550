// SPDX-License-Identifier: MIT

public import Foundation

extension NotificationCenter {
  /// The notifications of a name, one after the other.
  public struct Notifications: AsyncSequence {
    /// A notification.
    public typealias Element = Notification
    private let stream: AsyncStream<Notification>

    fileprivate init(_ center: NotificationCenter, _ name: Notification.Name, _ object: Any?) {
      stream = AsyncStream { continuation in
        // NB: the center is safe on every thread, and its observers are not known to be Sendable.
        nonisolated(unsafe) let observer = center.addObserver(
          forName: name, object: object, queue: nil
        ) { notification in
          nonisolated(unsafe) let notification = notification
          continuation.yield(notification)
        }
        continuation.onTermination = { _ in center.removeObserver(observer) }
      }
    }

    /// Creates what waits for the notifications.
    public func makeAsyncIterator() -> AsyncStream<Notification>.Iterator {
      stream.makeAsyncIterator()
    }
  }

  /// Returns the notifications of a name, from one sender or from any, from now on.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil)
    -> Notifications
  {
    Notifications(self, name, object)
  }
}
