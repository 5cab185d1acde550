// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  /// Locks an object for the thread, which may lock it again. Waits while another thread has it.
  ///
  /// - Returns: 0, because nothing can go wrong.
  @discardableResult
  public func objc_sync_enter(_ object: Any) -> Int32 {
    ObjectLocks.lock(of: object as AnyObject, change: 1)?.lock()
    return 0
  }

  /// Unlocks an object that the thread has locked.
  ///
  /// - Returns: 0; -1 for an object that is not locked.
  @discardableResult
  public func objc_sync_exit(_ object: Any) -> Int32 {
    guard let lock = ObjectLocks.lock(of: object as AnyObject, change: -1) else { return -1 }
    lock.unlock()
    return 0
  }

  private enum ObjectLocks {
    private struct Entry {
      // The object lives as long as its lock is used, so that no other one gets its address.
      let object: AnyObject
      let lock = NSRecursiveLock()
      /// How often threads have entered or wait to enter.
      var count = 0
    }

    private static let guardian = NSLock()
    private nonisolated(unsafe) static var entries: [ObjectIdentifier: Entry] = [:]

    static func lock(of object: AnyObject, change: Int) -> NSRecursiveLock? {
      guardian.withLock {
        let identity = ObjectIdentifier(object)
        guard var entry = entries[identity] ?? (change > 0 ? Entry(object: object) : nil) else {
          return nil
        }
        entry.count += change
        entries[identity] = entry.count > 0 ? entry : nil
        return entry.lock
      }
    }
  }
#endif
