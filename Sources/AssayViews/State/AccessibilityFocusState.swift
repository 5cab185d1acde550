// SPDX-License-Identifier: MIT

/// The element that assistive technology points at: none in a snapshot.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// A binding to the focus, for `accessibilityFocused(_:)`.
  @propertyWrapper
  public struct Binding {
    /// The current focus; setting it has no effect.
    public var wrappedValue: Value {
      get { nowhere }
      nonmutating set {}
    }
    fileprivate let nowhere: Value
    /// The binding itself.
    public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
  }

  private let nowhere: Value

  /// Creates a focus state for one view.
  public init() where Value == Bool { self.nowhere = false }
  /// Creates a focus state for several views, one value for each.
  public init<T: Hashable>() where Value == T? { self.nowhere = nil }

  /// The current focus; setting it has no effect.
  public var wrappedValue: Value {
    get { nowhere }
    nonmutating set {}
  }

  /// A binding to the focus.
  public var projectedValue: AccessibilityFocusState<Value>.Binding { Binding(nowhere: nowhere) }
}

nonisolated extension View {
  /// Accepted, but not drawn: whether assistive technology points at the view.
  public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    self
  }
  /// Accepted, but not drawn: the value of a state while assistive technology points at the view.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    self
  }
}
