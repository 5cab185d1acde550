// SPDX-License-Identifier: MIT

internal import Synchronization

/// Answers that were computed before, at most twice `capacity` of them; shared by threads.
///
/// Two generations: what is asked for again moves to the young one, and a full young one replaces
/// the old.
final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Generations {
    var young: [Key: Value] = [:]
    var old: [Key: Value] = [:]
  }

  private let capacity: Int
  private let generations = Mutex(Generations())

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// The known answer, else the computed one. Two threads may compute the same answer at once.
  func value(for key: Key, compute: () -> Value) -> Value {
    let known = generations.withLock { generations -> Value? in
      if let value = generations.young[key] { return value }
      guard let value = generations.old[key] else { return nil }
      insert(value, for: key, into: &generations)
      return value
    }
    if let known { return known }
    let value = compute()
    generations.withLock { insert(value, for: key, into: &$0) }
    return value
  }

  private func insert(_ value: Value, for key: Key, into generations: inout Generations) {
    if generations.young.count >= capacity {
      generations.old = generations.young
      generations.young = [:]
    }
    generations.young[key] = value
  }
}
