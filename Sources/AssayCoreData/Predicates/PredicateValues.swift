// SPDX-License-Identifier: MIT

/// Values of properties and arguments, as predicates compare them.
enum PredicateValues {
  /// The members of a collection; nil for anything else.
  static func members(_ value: Any) -> [Any]? {
    switch value {
    case let list as ObjectList: list.objects
    case let set as NSSet: set.allObjects
    case let set as NSOrderedSet: set.array
    case let array as NSArray: array.map { $0 }
    case is String, is NSDictionary: nil
    case let collection as any Collection: members(of: collection)
    default: nil
    }
  }

  private static func members<C: Collection>(of collection: C) -> [Any] { collection.map { $0 } }

  /// An object's identity, and other values as they are.
  static func identity(_ value: Any) -> Any {
    (value as? NSManagedObject)?.objectID ?? value
  }
}

/// Reads the value at a key path, such as `owner.items.@count`.
enum KeyPathReader {
  static func value(_ path: String, of object: Any?) throws(PredicateError) -> Any? {
    var current = object
    var names = path.split(separator: ".").map(String.init)[...]
    while let name = names.popFirst() {
      if name.uppercased() == "SELF" { continue }
      guard let value = current else { return name == "@count" ? NSNumber(value: 0) : nil }
      if name == "@count" {
        current = NSNumber(value: try members(of: value, name).count)
      } else if let aggregate = Aggregate(rawValue: name) {
        return try aggregate.value(
          of: members(of: value, name), at: names.joined(separator: "."))
      } else {
        current = try step(name, from: value)
      }
    }
    return current
  }

  /// The value at a key path that an app wrote.
  ///
  /// - Precondition: The entities have the properties.
  static func known(_ path: String, of object: Any) -> Any? {
    do {
      let value = try value(path, of: object)
      return (value as? ObjectList).map { NSSet(array: $0.objects) } ?? value
    } catch {
      preconditionFailure("Cannot read '\(path)': \(error)")
    }
  }

  private static func members(of value: Any, _ name: String) throws(PredicateError) -> [Any] {
    guard let members = PredicateValues.members(value) else {
      throw PredicateError("'\(name)' needs several values, not a \(type(of: value))")
    }
    return members
  }

  private static func step(_ name: String, from value: Any) throws(PredicateError) -> Any? {
    if let object = value as? NSManagedObject {
      if name == "objectID" { return object.objectID }
      let result = object.property(name)
      return result.flatMap { ObjectList($0) } ?? result
    }
    if let dictionary = value as? [String: Any] { return dictionary[name] }
    guard let members = PredicateValues.members(value) else {
      throw PredicateError("'\(name)' cannot be read from a \(type(of: value))")
    }
    var values: [Any] = []
    for member in members {
      let value = try step(name, from: member)
      values += value.flatMap(PredicateValues.members) ?? [value ?? NSNull()]
    }
    return values
  }
}

/// An operator of key paths over several values.
private enum Aggregate: String {
  case sum = "@sum"
  case average = "@avg"
  case minimum = "@min"
  case maximum = "@max"

  func value(of members: [Any], at path: String) throws(PredicateError) -> Any? {
    var values: [Any] = []
    for member in members {
      if let value = try KeyPathReader.value(path, of: member) { values.append(value) }
    }
    switch self {
    case .minimum: return try extreme(values, .orderedAscending)
    case .maximum: return try extreme(values, .orderedDescending)
    case .sum: return NSNumber(value: try numbers(values).reduce(0, +))
    case .average:
      let numbers = try numbers(values)
      return numbers.isEmpty
        ? nil : NSNumber(value: numbers.reduce(0, +) / Double(numbers.count))
    }
  }

  private func numbers(_ values: [Any]) throws(PredicateError) -> [Double] {
    var result: [Double] = []
    for value in values {
      guard let number = value as? NSNumber else {
        throw PredicateError("'\(rawValue)' needs numbers, not a \(type(of: value))")
      }
      result.append(number.doubleValue)
    }
    return result
  }

  private func extreme(
    _ values: [Any], _ wanted: ComparisonResult
  ) throws(PredicateError) -> Any? {
    var best = values.first
    for value in values.dropFirst() {
      guard let old = best, let order = ValueOrder.compare(value, old) else {
        throw PredicateError("values of '\(rawValue)' have no order")
      }
      if order == wanted { best = value }
    }
    return best
  }
}
