// SPDX-License-Identifier: MIT

/// Why the cache was not saved: what, where, what to do next. A scan goes on without.
package struct ScanCacheError: Error, Hashable, Sendable, CustomStringConvertible {
  package var path: String
  /// What the system says.
  package var reason: String

  package var description: String {
    "cannot write the cache at '\(path)': \(reason); make the folder writable or scan with --no-cache"
  }
}
