// SPDX-License-Identifier: MIT

extension NSManagedObject {
  /// The value of a property, by its name.
  public final func primitiveValue(forKey key: String) -> Any? { property(key) }

  /// Sets a property by its name, without the other side of a relationship.
  public final func setPrimitiveValue(_ value: Any?, forKey key: String) {
    requireProperty(key)
    values[key] = value.map { ObjectList($0) ?? entity.attributesByName[key]?.stored($0) ?? $0 }
  }

  /// The values that differ from those of the last save; `NSNull` stands for no value.
  public final func changedValues() -> [String: Any] {
    let old = saved ?? entity.defaultValues
    let keys = Set(values.keys).union(old.keys).filter { !isSame(values[$0], old[$0]) }
    return properties(keys.sorted())
  }

  /// The values of the last save; `NSNull` stands for no value.
  public final func committedValues(forKeys keys: [String]?) -> [String: Any] {
    let old = saved ?? [:]
    let keys = keys ?? Array(entity.propertiesByName.keys)
    return Dictionary(keys.map { ($0, old[$0] ?? NSNull()) }) { first, _ in first }
  }

  /// Notes that views read the object.
  public final func willAccessValue(forKey key: String?) { store?.noteAccess() }
  /// Accepted, and has no effect.
  public final func didAccessValue(forKey key: String?) {}

  /// The objects of a relationship by its name.
  public final func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    requireProperty(key)
    return related(key).objects.map(\.objectID)
  }

  /// The value of a property: numbers as `NSNumber`, related objects as sets.
  func property(_ key: String) -> Any? {
    requireProperty(key)
    store?.noteAccess()
    guard let value = raw(key) else { return nil }
    guard let list = value as? ObjectList else { return value }
    return entity.relationshipsByName[key]?.isOrdered == true
      ? NSOrderedSet(array: list.objects) : NSSet(array: list.objects)
  }

  private func properties(_ keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, property($0) ?? NSNull()) }) { first, _ in first }
  }

  private func requireProperty(_ key: String) {
    precondition(
      entity.propertiesByName[key] != nil || entity.isUnknown,
      "The entity '\(entity.name ?? "")' has no property '\(key)'")
  }

  private func isSame(_ a: Any?, _ b: Any?) -> Bool {
    if let a = a.flatMap(ObjectList.init), let b = b.flatMap(ObjectList.init) {
      return a.objects.elementsEqual(b.objects, by: ===)
    }
    guard let a, let b else { return a == nil && b == nil }
    return Self.isEqual(a, b)
  }
}

#if !canImport(Darwin)
  // Apple's objects have these.
  extension NSManagedObject {
    /// The value of a property, by its name. Numbers are `NSNumber`, related objects `NSSet` or
    /// `NSOrderedSet`.
    ///
    /// - Precondition: The entity has the property.
    public final func value(forKey key: String) -> Any? { property(key) }

    /// The value of a property of the object, or of an object that it leads to.
    ///
    /// - Precondition: The entities have the properties.
    public final func value(forKeyPath keyPath: String) -> Any? {
      KeyPathReader.known(keyPath, of: self)
    }

    /// Sets a property by its name.
    ///
    /// - Precondition: The entity has the property.
    public final func setValue(_ value: Any?, forKey key: String) {
      requireProperty(key)
      _set(value, key)
    }

    /// Sets properties by their names; `NSNull` stands for no value.
    public final func setValuesForKeys(_ keyedValues: [String: Any]) {
      for key in keyedValues.keys.sorted() {
        let value = keyedValues[key]
        setValue(value is NSNull ? nil : value, forKey: key)
      }
    }

    /// The values of properties, by their names; `NSNull` stands for no value.
    public final func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
      properties(keys)
    }

    /// Tells views and objects that follow this one. Accessors that a class writes itself call it.
    public final func willChangeValue(forKey key: String) { objectWillChange.send() }
    /// Tells views that the object has changed.
    public final func didChangeValue(forKey key: String) { change { _ in } }
  }
#endif
