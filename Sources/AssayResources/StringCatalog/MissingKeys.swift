// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A key that a locale has no text for.
package struct MissingKey: Hashable, Sendable, Comparable, CustomStringConvertible {
  package var locale: String
  package var table: String
  package var key: String

  package init(key: String, table: String = StringTables.defaultTable, locale: String) {
    self.key = key
    self.table = table
    self.locale = locale
  }

  package static func < (a: Self, b: Self) -> Bool {
    (a.locale, a.table, a.key) < (b.locale, b.table, b.key)
  }

  package var description: String {
    "no '\(locale)' text for \"\(key)\" in table '\(table)'; add it to the string catalog or to"
      + " \(locale).lproj/\(table).strings"
  }
}

/// Gathers missing keys from many renderings at once.
package final class MissingKeys: @unchecked Sendable {
  // Guarded by the mutex, which is why the class may be shared. Synchronization's Mutex would need
  // macOS 15.
  private var keys: Set<MissingKey> = []
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>

  package init() {
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  package func insert(_ key: MissingKey) {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    keys.insert(key)
  }

  /// By locale, table and key.
  package var sorted: [MissingKey] {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return keys.sorted()
  }
}
