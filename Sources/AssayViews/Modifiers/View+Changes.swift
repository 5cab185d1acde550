// SPDX-License-Identifier: MIT

public import AssayCombine

nonisolated extension View {
  /// Calls an action with the old and the new value when an action has changed a value; with
  /// `initial`, also after the first layout.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View {
    whenPlaced(Change<V>.self) { $0.noteChange(of: value, isInitial: initial, action) }
  }

  /// Calls an action when an action has changed a value; with `initial`, also after the first
  /// layout.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Calls an action when an action has changed a value, by its form in iOS 14.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some View {
    onChange(of: value) { _, new in action(new) }
  }

  /// Calls an action for the values that a publisher sends while the view is rendered: at once, for
  /// one that keeps its newest value.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    whenPlaced(Reception<P.Output>.self) { placed in
      let reception = placed.place.memory { Reception<P.Output>() }
      // A later evaluation makes another closure, whose values are those of that evaluation.
      reception.action = action
      guard !reception.isSubscribed else { return }
      reception.isSubscribed = true
      placed.store.enqueue {
        let subscription = publisher.sink { value in
          guard placed.store.takesWrites else { return }
          placed.call { reception.action?(value) }
        }
        placed.store.atEnd { subscription.cancel() }
      }
    }
  }
}

/// The subscription of a view to a publisher.
private final class Reception<Value> {
  var isSubscribed = false
  var action: ((Value) -> Void)?
}

/// The value that a view has seen last.
private final class Change<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

extension PlacedView {
  /// Calls an action if a value differs from that of the evaluation before; at the first one only
  /// where `isInitial`, with the value twice.
  func noteChange<Value: Equatable>(
    of value: Value, isInitial: Bool, _ action: @escaping (Value, Value) -> Void
  ) {
    guard let change = place.memory as? Change<Value> else {
      place.memory = Change(value)
      if isInitial { enqueue { action(value, value) } }
      return
    }
    guard change.value != value else { return }
    let old = change.value
    change.value = value
    enqueue { action(old, value) }
  }
}
