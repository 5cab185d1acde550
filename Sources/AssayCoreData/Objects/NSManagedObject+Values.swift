// SPDX-License-Identifier: MIT

extension NSManagedObject {
  /// The value of a property that may have none. The properties of a model's classes use it.
  public final func _optional<Value>(_ key: String) -> Value? {
    store?.noteAccess()
    guard let value = raw(key) else { return nil }
    // Named, because the compiler would otherwise look for an optional.
    let result: Value = converted(value, key)
    return result
  }

  /// The value of a property. Without one, it is what Objective-C makes of nothing: zero, an empty
  /// text or an empty collection.
  ///
  /// - Precondition: There is a value, or the type has such an empty value.
  public final func _value<Value>(_ key: String) -> Value {
    store?.noteAccess()
    if let value = raw(key) { return converted(value, key) }
    guard let empty = EmptyValue.of(Value.self) else {
      preconditionFailure(
        "\(entity.name ?? "object").\(key) has no value, and its type \(Value.self) is not optional"
      )
    }
    return empty
  }

  /// Sets the value of a property, and the other side of a relationship.
  public final func _set(_ value: Any?, _ key: String) {
    if let relationship = entity.relationshipsByName[key] {
      return set(relationship, to: value)
    }
    let new = value.map { entity.attributesByName[key]?.stored($0) ?? $0 }
    // An equal value would let a view that sets it be evaluated without end.
    if let old = values[key], let new, Self.isEqual(old, new) { return }
    if values[key] == nil, new == nil { return }
    change { $0.values[key] = new }
  }

  /// Adds an object, or each one of a set, to a relationship to many.
  public final func _add(_ value: Any, _ key: String) {
    var list = related(key)
    for object in Self.members(value) { list.append(object) }
    replace(key, with: list)
  }

  /// Removes an object, or each one of a set, from a relationship to many.
  public final func _remove(_ value: Any, _ key: String) {
    var list = related(key)
    for object in Self.members(value) { list.remove(object) }
    replace(key, with: list)
  }

  /// Inserts objects into an ordered relationship.
  public final func _insert(_ value: Any, at indexes: NSIndexSet, _ key: String) {
    var list = related(key)
    for (object, index) in zip(Self.members(value), indexes) { list.insert(object, at: index) }
    replace(key, with: list)
  }

  /// Removes objects from an ordered relationship.
  public final func _remove(at indexes: NSIndexSet, _ key: String) {
    let old = related(key).objects
    replace(key, with: ObjectList(old.indices.filter { !indexes.contains($0) }.map { old[$0] }))
  }

  private static func members(_ value: Any) -> [NSManagedObject] {
    (value as? NSManagedObject).map { [$0] } ?? ObjectList(value)?.objects ?? []
  }

  private func replace(_ key: String, with list: ObjectList) {
    if let relationship = entity.relationshipsByName[key] {
      set(relationship, to: list)
    } else {
      change { $0.values[key] = list }
    }
  }

  /// The objects of a relationship to many; none where there is no such relationship.
  func related(_ key: String) -> ObjectList { values[key].flatMap(ObjectList.init) ?? .init([]) }

  /// What is kept for a key; an empty list for a relationship to many.
  func raw(_ key: String) -> Any? {
    if let value = values[key] { return value }
    return entity.relationshipsByName[key]?.isToMany == true ? ObjectList([]) : nil
  }

  private func converted<Value>(_ value: Any, _ key: String) -> Value {
    let result =
      (value as? ObjectList)?.converted(to: Value.self) ?? value as? Value
      ?? EmptyValue.case(of: Value.self, value)
    guard let result else {
      preconditionFailure(
        "\(entity.name ?? "object").\(key) holds a \(type(of: value)), not a \(Value.self)")
    }
    return result
  }

  static func isEqual(_ a: Any, _ b: Any) -> Bool {
    guard let a = a as? AnyHashable, let b = b as? AnyHashable else { return false }
    return a == b
  }

  /// Changes the object. Views that show it, and those that show objects of its store, follow.
  func change(_ edit: (NSManagedObject) -> Void) {
    objectWillChange.send()
    guard let store else { return edit(self) }
    store.change {
      edit(self)
      hasChanges = true
    }
  }
}

/// What a property has that was never set.
enum EmptyValue {
  static func of<Value>(_ type: Value.Type) -> Value? {
    switch type {
    case is String.Type: "" as? Value
    case is Bool.Type: false as? Value
    case is NSSet.Type, is NSOrderedSet.Type: ObjectList([]).converted(to: type)
    case let number as any Numeric.Type: zero(number) as? Value
    case let collection as any ManagedCollection.Type: collection.make([]) as? Value
    case let array as any RangeReplaceableCollection.Type: empty(array) as? Value
    case let raw as any RawRepresentable.Type: self.case(raw, NSNumber(value: 0)) as? Value
    default: nil
    }
  }

  /// The case of an enumeration that a raw value stands for.
  static func `case`<Value>(of type: Value.Type, _ value: Any) -> Value? {
    (type as? any RawRepresentable.Type).flatMap { self.case($0, value) as? Value }
  }

  private static func zero<N: Numeric>(_: N.Type) -> N { N.zero }
  private static func empty<C: RangeReplaceableCollection>(_: C.Type) -> C { C() }
  private static func `case`<R: RawRepresentable>(_: R.Type, _ value: Any) -> R? {
    (value as? R.RawValue).flatMap(R.init)
  }
}
