// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  // Without Objective-C no property is found by its name. Code that sets one is reported.
  extension _KeyValueObserved {
    /// Accepted, but not applied, and reported.
    public func setValue(_ value: Any?, forKey key: String) {
      LeftOutNotes.add("the value that code sets by the name '\(key)'")
    }
    /// Accepted, but not applied, and reported.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
      LeftOutNotes.add("the value that code sets by the name '\(keyPath)'")
    }
    /// The stored property of that name; nil for another, which is reported.
    public func value(forKey key: String) -> Any? {
      var mirror: Mirror? = Mirror(reflecting: self)
      while let current = mirror {
        for child in current.children where child.label == key {
          guard let optional = child.value as? any OptionalValue else { return child.value }
          return optional.wrapped
        }
        mirror = current.superclassMirror
      }
      LeftOutNotes.add("what code reads by the name '\(key)'")
      return nil
    }
    /// The stored property at the end of stored properties; nil for another, which is reported.
    public func value(forKeyPath keyPath: String) -> Any? {
      var object: Any? = self
      for key in keyPath.split(separator: ".") {
        guard let holder = object as? any _KeyValueObserved else {
          if object != nil { LeftOutNotes.add("what code reads by the name '\(keyPath)'") }
          return nil
        }
        object = holder.value(forKey: String(key))
      }
      return object
    }
  }

  private protocol OptionalValue {
    var wrapped: Any? { get }
  }
  extension Optional: OptionalValue {
    fileprivate var wrapped: Any? { map { $0 as Any } }
  }
#endif
