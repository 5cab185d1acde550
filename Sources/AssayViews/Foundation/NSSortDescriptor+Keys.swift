// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  // Foundation on Linux knows no names of properties. Core Data's names are those of attributes,
  // which its module reads: there, these are not chosen.
  extension NSSortDescriptor {
    /// Sorts by the name of a stored property, or of one at the end of stored properties. Objects
    /// without the property, and those whose values have no order, are alike, which is reported.
    @_disfavoredOverload
    public convenience init(key: String?, ascending: Bool) {
      self.init(key: key, ascending: ascending) { NamedValueOrder.compare($0, $1, key: key) }
    }

    /// Sorts by the name of a stored property, with a comparator of the app's.
    @_disfavoredOverload
    public convenience init(
      key: String?, ascending: Bool, comparator: @escaping (Any, Any) -> ComparisonResult
    ) {
      self.init(
        keyPath: \NSObject.[storedProperty: key ?? "self"], ascending: ascending,
        comparator: comparator)
    }
  }

  extension NSObject {
    fileprivate subscript(storedProperty keyPath: String) -> Any? {
      if keyPath == "self" { return self }
      return value(forKeyPath: keyPath)
    }
  }

  private enum NamedValueOrder {
    static func compare(_ a: Any, _ b: Any, key: String?) -> ComparisonResult {
      switch (present(a), present(b)) {
      case (nil, nil): return .orderedSame
      case (nil, _): return .orderedAscending
      case (_, nil): return .orderedDescending
      case (let a?, let b?):
        if let a = a as? NSNumber, let b = b as? NSNumber { return a.compare(b) }
        guard let a = a as? any Comparable, let order = order(a, b) else {
          LeftOutNotes.add("the order by the name '\(key ?? "self")'")
          return .orderedSame
        }
        return order
      }
    }

    private static func order<Value: Comparable>(_ a: Value, _ b: Any) -> ComparisonResult? {
      guard let b = b as? Value else { return nil }
      return a < b ? .orderedAscending : b < a ? .orderedDescending : .orderedSame
    }

    /// Without the optionals around it.
    private static func present(_ value: Any) -> Any? {
      guard let optional = value as? any OptionalValue else { return value }
      return optional.wrapped.flatMap(present)
    }
  }

  private protocol OptionalValue {
    var wrapped: Any? { get }
  }
  extension Optional: OptionalValue {
    fileprivate var wrapped: Any? { map { $0 as Any } }
  }
#endif
