// SPDX-License-Identifier: MIT

/// Something that can be stopped.
public protocol Cancellable {
  /// Stops it. A second call has no effect.
  func cancel()
}

extension Cancellable {
  /// Keeps the subscription as long as the collection keeps it.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }

  /// Keeps the subscription as long as the set keeps it.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }
}

/// A subscription that ends when nothing refers to it any longer.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  /// Creates a subscription from what ends it.
  public init(_ cancel: @escaping () -> Void) { self.action = cancel }
  /// Wraps something that can be stopped.
  public init<C: Cancellable>(_ canceller: C) { self.action = { canceller.cancel() } }

  deinit { action?() }

  /// Ends the subscription.
  public func cancel() {
    let action = action
    self.action = nil
    action?()
  }

  /// Whether both are the same subscription.
  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
  /// Hashes the identity of the subscription.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
