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

  /// Creates a focus state for one view, of some of the assistive technologies.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    self.nowhere = false
  }
  /// Creates a focus state for several views, of some of the assistive technologies.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    self.nowhere = nil
  }

  /// The current focus; setting it has no effect.
  public var wrappedValue: Value {
    get { nowhere }
    nonmutating set {}
  }

  /// A binding to the focus.
  public var projectedValue: AccessibilityFocusState<Value>.Binding { Binding(nowhere: nowhere) }
}

/// Assistive technologies that point at elements.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  private var names: Set<String>
  private init(names: Set<String>) { self.names = names }

  /// Creates an empty set.
  public init() { self.names = [] }
  /// VoiceOver.
  public static var voiceOver: Self { Self(names: ["voiceOver"]) }
  /// Switch Control.
  public static var switchControl: Self { Self(names: ["switchControl"]) }

  public func contains(_ member: Self) -> Bool { names.isSuperset(of: member.names) }
  public func union(_ other: Self) -> Self { Self(names: names.union(other.names)) }
  public func intersection(_ other: Self) -> Self { Self(names: names.intersection(other.names)) }
  public func symmetricDifference(_ other: Self) -> Self {
    Self(names: names.symmetricDifference(other.names))
  }
  @discardableResult
  public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }
  @discardableResult
  public mutating func remove(_ member: Self) -> Self? {
    let common = intersection(member)
    names.subtract(member.names)
    return common.isEmpty ? nil : common
  }
  @discardableResult
  public mutating func update(with newMember: Self) -> Self? {
    let common = intersection(newMember)
    formUnion(newMember)
    return common.isEmpty ? nil : common
  }
  public mutating func formUnion(_ other: Self) { names.formUnion(other.names) }
  public mutating func formIntersection(_ other: Self) { names.formIntersection(other.names) }
  public mutating func formSymmetricDifference(_ other: Self) {
    names.formSymmetricDifference(other.names)
  }
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
