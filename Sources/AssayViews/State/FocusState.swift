// SPDX-License-Identifier: MIT

/// Which field has the keyboard: none, in a snapshot. An audit draws the view once more with the focus on each
/// thing that says so with `focused(_:)`.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  @propertyWrapper
  public struct Binding {
    public var wrappedValue: Value
    let identity: PropertyIdentity
    public var projectedValue: FocusState<Value>.Binding { self }
  }

  private let nowhere: Value
  private let identity = PropertyIdentity()

  public init() where Value == Bool { self.nowhere = false }
  public init<T: Hashable>() where Value == T? { self.nowhere = nil }

  public var wrappedValue: Value {
    get {
      let focus = EnvironmentScope.current?.context.focus
      return focus?.value(of: identity) as? Value ?? nowhere
    }
    nonmutating set {}
  }

  public var projectedValue: FocusState<Value>.Binding {
    Binding(wrappedValue: wrappedValue, identity: identity)
  }
}
