// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  /// How an associated value is kept. Assay keeps every one as long as its object lives.
  public enum objc_AssociationPolicy: UInt, Sendable {
    /// Without a reference, in Objective-C.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// With a reference, for one thread.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// As a copy, for one thread.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// With a reference.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// As a copy.
    case OBJC_ASSOCIATION_COPY = 771
  }

  /// Keeps a value with an object; nil removes it.
  public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
  ) {
    AssociatedObjects.set(value, of: object as AnyObject, key: key)
  }

  /// The value that is kept with an object; nil for none.
  public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.value(of: object as AnyObject, key: key)
  }

  /// Removes every value that is kept with an object.
  public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedObjects.removeAll(of: object as AnyObject)
  }

  private enum AssociatedObjects {
    private struct Entry {
      /// An address may be another object's later.
      weak var object: AnyObject?
      var values: [UnsafeRawPointer: Any] = [:]
    }

    private static let lock = NSLock()
    private nonisolated(unsafe) static var entries: [ObjectIdentifier: Entry] = [:]

    static func set(_ value: Any?, of object: AnyObject, key: UnsafeRawPointer) {
      let identity = ObjectIdentifier(object)
      // What goes is released after the lock: its end may use other associated values.
      var gone: [Entry] = []
      lock.withLock {
        for (identity, entry) in entries where entry.object == nil {
          gone.append(entry)
          entries[identity] = nil
        }
        if let entry = entries[identity] { gone.append(entry) }
        entries[identity, default: Entry(object: object)].values[key] = value
      }
      withExtendedLifetime(gone) {}
    }

    static func value(of object: AnyObject, key: UnsafeRawPointer) -> Any? {
      let entry = lock.withLock { entries[ObjectIdentifier(object)] }
      return entry?.object === object ? entry?.values[key] : nil
    }

    static func removeAll(of object: AnyObject) {
      let gone = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(object)) }
      withExtendedLifetime(gone) {}
    }
  }
#endif
