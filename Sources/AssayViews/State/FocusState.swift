// SPDX-License-Identifier: MIT

/// The field that has the keyboard focus: none in a snapshot.
///
/// An accessibility audit also draws the view with the focus on each view that `focused(_:)` names.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A binding to the focus, for `focused(_:)`.
  @propertyWrapper
  public struct Binding {
    private let value: Value
    let identity: PropertyIdentity
    init(value: Value, identity: PropertyIdentity) {
      self.value = value
      self.identity = identity
    }

    /// The current focus; setting it has no effect.
    public var wrappedValue: Value {
      get { value }
      nonmutating set {}
    }
    /// The binding itself.
    public var projectedValue: FocusState<Value>.Binding { self }
  }

  private let nowhere: Value
  private let identity = PropertyIdentity()

  /// Creates a focus state for one view.
  public init() where Value == Bool { self.nowhere = false }
  /// Creates a focus state for several views, one value for each.
  public init<T: Hashable>() where Value == T? { self.nowhere = nil }

  /// The current focus; setting it has no effect.
  public var wrappedValue: Value {
    get {
      let focus = EnvironmentScope.current?.context.focus
      return focus?.value(of: identity) as? Value ?? nowhere
    }
    nonmutating set {}
  }

  /// A binding to the focus.
  public var projectedValue: FocusState<Value>.Binding {
    Binding(value: wrappedValue, identity: identity)
  }
}
