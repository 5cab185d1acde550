// SPDX-License-Identifier: MIT

public import Foundation

extension NotificationCenter {
  /// The notifications of a name.
  public struct Publisher: AssayCombine.Publisher {
    /// A notification.
    public typealias Output = Notification
    /// It never fails.
    public typealias Failure = Never
    /// The center.
    public let center: NotificationCenter
    /// The name.
    public let name: Notification.Name
    /// The sender; nil for any.
    public let object: AnyObject?

    /// Creates a publisher of the notifications of a name, from one sender or from any.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      Downstream.connect(subscriber) { downstream in
        let receiver = NotificationReceiver { downstream.send($0) }
        let token = center.addObserver(forName: name, object: object, queue: nil) {
          receiver.receive($0)
        }
        downstream.onCancel { center.removeObserver(token) }
      }
    }
  }

  /// A publisher of the notifications of a name, from one sender or from any.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

/// It is unchecked because a notification is delivered on the thread that posts it, and only there.
private struct NotificationReceiver: @unchecked Sendable {
  let receive: (Notification) -> Void
  init(_ receive: @escaping (Notification) -> Void) { self.receive = receive }
}
