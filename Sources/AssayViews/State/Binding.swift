// SPDX-License-Identifier: MIT

/// A reference to a value that is stored elsewhere.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// Creates a binding from two closures. A snapshot never calls `set`.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// Creates a binding from two closures. A snapshot never calls `set`.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.get = get
    self.set = { set($0, Transaction()) }
  }

  /// Creates a binding from another one.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Creates a binding to a fixed value; writing to it has no effect.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The current value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a property of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }
}

extension Binding {
  /// Wraps the value of another binding in an optional. The result never reads nil, and writing nil
  /// has no effect.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// Unwraps a binding to an optional; nil if the value is nil.
  public init?(_ base: Binding<Value?>) {
    guard let initial = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? initial }, set: { base.wrappedValue = $0 })
  }

  /// Returns the same binding: animations are not drawn.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
  /// A transaction without an effect: nothing changes over time in a snapshot.
  public var transaction: Transaction {
    get { Transaction() }
    nonmutating set {}
  }
  /// Returns the same binding: transactions have no effect.
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// The iterator over bindings to the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A slice of bindings to elements.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The index type of the collection.
  public typealias Index = Value.Index
  /// The indices type of the collection.
  public typealias Indices = Value.Indices
  /// The index of the first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The index after the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The indices of the collection.
  public var indices: Value.Indices { wrappedValue.indices }
  /// Returns the next index.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

  /// A binding to the element at an index.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      get: { wrappedValue[position] }, set: { wrappedValue[position] = $0 })
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// Returns the previous index.
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

/// Creates bindings to the properties of an `@Observable` model.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The model.
  public var wrappedValue: Value

  /// Wraps a model.
  public init(wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }

  /// Wraps a model.
  public init(_ wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }

  /// Copies another wrapper.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// The wrapper itself.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property of the model.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding<Subject>(
      get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the model.
  public var id: Value.ID { wrappedValue.id }
}
