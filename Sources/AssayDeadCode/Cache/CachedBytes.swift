// SPDX-License-Identifier: MIT

/// The bytes of an entry on their way into a file: those of the file before, where they lie, or new
/// ones, without a copy of either.
enum CachedBytes {
  /// Valid as long as its pack.
  case mapped(UnsafeRawBufferPointer)
  case added([UInt8])

  var count: Int {
    switch self {
    case .mapped(let bytes): bytes.count
    case .added(let bytes): bytes.count
    }
  }

  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    switch self {
    case .mapped(let bytes): try body(bytes)
    case .added(let bytes): try bytes.withUnsafeBytes(body)
    }
  }
}
