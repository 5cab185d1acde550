// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  // Foundation on Linux compares `Comparable` values only, and knows no names of properties.
  extension NSSortDescriptor {
    /// Sorts by a property of any type that has an order: optional values, numbers, texts, dates.
    /// Missing values come first.
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
      self.init(keyPath: keyPath, ascending: ascending, comparator: ValueOrder.comparator)
    }

    /// Sorts by the name of a property of managed objects, or of what they lead to.
    public convenience init(key: String?, ascending: Bool) {
      self.init(
        keyPath: \NSObject.[named: key ?? "self"], ascending: ascending,
        comparator: ValueOrder.comparator)
    }

    /// Sorts by the name of a property, with a comparator of the app's.
    public convenience init(
      key: String?, ascending: Bool, comparator: @escaping (Any, Any) -> ComparisonResult
    ) {
      self.init(
        keyPath: \NSObject.[named: key ?? "self"], ascending: ascending, comparator: comparator)
    }
  }

  extension NSObject {
    /// The value of a property of a managed object, or of an object that it leads to.
    fileprivate subscript(named keyPath: String) -> Any? {
      if keyPath == "self" { return self }
      return KeyPathReader.known(keyPath, of: self)
    }
  }
#endif

/// The order of the values of properties.
enum ValueOrder {
  static let comparator: @Sendable (Any, Any) -> ComparisonResult = { a, b in
    switch (flat(a), flat(b)) {
    case (nil, nil): return .orderedSame
    case (nil, _): return .orderedAscending
    case (_, nil): return .orderedDescending
    case (let a?, let b?):
      guard let result = compare(a, b) else {
        preconditionFailure("A \(type(of: a)) and a \(type(of: b)) have no order")
      }
      return result
    }
  }

  /// Nil for values that have no order.
  static func compare(_ a: Any, _ b: Any) -> ComparisonResult? {
    switch (a, b) {
    case (let a as String, let b as String): order(a, b)
    case (let a as Date, let b as Date): order(a, b)
    case (let a as UUID, let b as UUID): order(a.uuidString, b.uuidString)
    case (let a as URL, let b as URL): order(a.absoluteString, b.absoluteString)
    case (let a as NSNumber, let b as NSNumber): a.compare(b)
    case (let a as NSManagedObject, let b as NSManagedObject) where a === b: .orderedSame
    default: (a as? any Comparable).flatMap { opened($0, b) }
    }
  }

  private static func opened<T: Comparable>(_ a: T, _ b: Any) -> ComparisonResult? {
    (b as? T).map { order(a, $0) }
  }

  private static func order<T: Comparable>(_ a: T, _ b: T) -> ComparisonResult {
    a < b ? .orderedAscending : b < a ? .orderedDescending : .orderedSame
  }

  /// Without the optionals around it.
  static func flat(_ value: Any) -> Any? {
    guard let optional = value as? any OptionalValue else { return value is NSNull ? nil : value }
    return optional.wrapped.flatMap(flat)
  }
}

private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { self }
}
