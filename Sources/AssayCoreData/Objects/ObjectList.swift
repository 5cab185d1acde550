// SPDX-License-Identifier: MIT

/// The objects of a relationship to many, in the order in which they were added.
struct ObjectList {
  private(set) var objects: [NSManagedObject] = []

  init(_ objects: [NSManagedObject]) {
    for object in objects { append(object) }
  }

  /// The objects of a set, an ordered set or an array; nil for anything else.
  init?(_ value: Any) {
    switch value {
    case let list as ObjectList: self = list
    case let set as NSSet: self.init(members: set.allObjects)
    case let set as NSOrderedSet: self.init(members: set.array)
    case let array as [NSManagedObject]: self.init(array)
    case let set as Set<NSManagedObject>: self.init(Array(set))
    case let collection as any ManagedCollection: self.init(collection.objects)
    default: return nil
    }
  }

  /// A set has no order: that of creation stays the same from run to run.
  private init?(members: [Any]) {
    let objects = members.compactMap { $0 as? NSManagedObject }
    guard objects.count == members.count else { return nil }
    self.init(objects)
  }

  func contains(_ object: NSManagedObject) -> Bool { objects.contains { $0 === object } }

  mutating func append(_ object: NSManagedObject) {
    if !contains(object) { objects.append(object) }
  }

  mutating func insert(_ object: NSManagedObject, at index: Int) {
    objects.removeAll { $0 === object }
    objects.insert(object, at: min(max(index, 0), objects.count))
  }

  mutating func remove(_ object: NSManagedObject) { objects.removeAll { $0 === object } }

  /// The objects as a property's type; nil for a type that holds no objects.
  func converted<Value>(to type: Value.Type) -> Value? {
    if type == NSOrderedSet.self { return NSOrderedSet(array: objects) as? Value }
    if type == NSMutableOrderedSet.self { return NSMutableOrderedSet(array: objects) as? Value }
    if type == NSMutableSet.self { return NSMutableSet(array: objects) as? Value }
    if let collection = type as? any ManagedCollection.Type {
      return collection.make(objects) as? Value
    }
    return NSSet(array: objects) as? Value
  }
}

/// A Swift collection that a property of a relationship to many may have as its type.
protocol ManagedCollection {
  var objects: [NSManagedObject] { get }
  static func make(_ objects: [NSManagedObject]) -> Any
}

extension Set: ManagedCollection where Element: NSManagedObject {
  var objects: [NSManagedObject] { map { $0 } }
  static func make(_ objects: [NSManagedObject]) -> Any {
    Set(objects.compactMap { $0 as? Element })
  }
}

extension Array: ManagedCollection where Element: NSManagedObject {
  var objects: [NSManagedObject] { map { $0 } }
  static func make(_ objects: [NSManagedObject]) -> Any { objects.compactMap { $0 as? Element } }
}
