// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Pixels beside each other in memory.
package enum PixelRow {
  /// Whether two rows are the same in every byte.
  package static func areEqual(
    _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>, count: Int
  ) -> Bool {
    // The C library takes the widest vectors of the machine; the compiler may not.
    memcmp(first, second, count * MemoryLayout<UInt32>.stride) == 0
  }
}
