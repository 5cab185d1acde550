// SPDX-License-Identifier: MIT

/// A value that all properties of a name share while one rendering lasts.
struct StoredPreference<Value> {
  let initialValue: Value
  let name: String
  let token = PropertyIdentity()

  var value: Value {
    get { slot?.value ?? initialValue }
    nonmutating set { slot?.set(newValue) }
  }

  var binding: Binding<Value> {
    guard let slot else { return .constant(initialValue) }
    return Binding(get: { slot.value ?? initialValue }, set: { slot.set($0) })
  }

  func makeSlot(in store: StateStore) -> AnyObject {
    store.preference(name, of: Value.self)
  }

  private var slot: StateSlot<Value?>? {
    EnvironmentScope.slot(of: token) as? StateSlot<Value?>
  }
}
