// SPDX-License-Identifier: MIT

/// The storage of one property of a view, as long as its rendering lasts.
final class StateSlot<Value>: ChangeCounting {
  private(set) var value: Value
  private(set) var changeCount = 0
  private weak var store: StateStore?

  init(_ value: Value, in store: StateStore) {
    self.value = value
    self.store = store
  }

  /// Sets the value, unless the rendering has ended. A new value lets the view be evaluated again.
  func set(_ newValue: Value) {
    guard let store, store.takesWrites else { return }
    if !Self.isEqual(newValue, value) {
      changeCount += 1
      store.noteChange()
    }
    value = newValue
  }

  /// False where it cannot tell.
  private static func isEqual(_ a: Value, _ b: Value) -> Bool {
    if let a = a as? any Equatable {
      func open<E: Equatable>(_ a: E) -> Bool { a == b as? E }
      return open(a)
    }
    guard type(of: a) is AnyObject.Type else { return false }
    return a as AnyObject === b as AnyObject
  }
}

/// A property that keeps something between the evaluations of a view.
protocol StoredProperty {
  /// The same for all copies of the property.
  var token: PropertyIdentity { get }
  /// The storage, when the view is evaluated for the first time.
  func makeSlot(in store: StateStore) -> AnyObject
}

/// A property whose object a view follows.
protocol ObservingProperty {
  /// - Returns: what counts the changes of the object; nil where nothing does.
  func observe(in store: StateStore, _ environment: EnvironmentValues) -> (any ChangeCounting)?
}

/// Something that a body may depend on, and that says how often it has changed.
protocol ChangeCounting: AnyObject {
  var changeCount: Int { get }
}

extension EnvironmentScope {
  /// The storage of a property in the rendering that goes on; nil outside of one.
  static func slot(of token: PropertyIdentity) -> AnyObject? {
    current?.slots[ObjectIdentifier(token)]?.slot
  }
}
