// SPDX-License-Identifier: MIT

/// Writes arrays of plain values as they lie in memory, each after its count and at a multiple of 8
/// bytes.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  /// - Parameter capacity: how many bytes will be written, where that is known.
  init(capacity: Int = 0) {
    bytes.reserveCapacity(capacity)
  }

  mutating func add<Value: BitwiseCopyable>(_ values: [Value]) {
    add(values.count)
    values.withUnsafeBytes { bytes.append(contentsOf: $0) }
    while bytes.count % 8 != 0 { bytes.append(0) }
  }

  mutating func add(_ value: some FixedWidthInteger) {
    withUnsafeBytes(of: Int64(truncatingIfNeeded: value)) { bytes.append(contentsOf: $0) }
  }

  /// Each text's end, then all texts.
  mutating func add(_ texts: [String]) {
    var ends: [UInt32] = []
    var all: [UInt8] = []
    for text in texts {
      all.append(contentsOf: text.utf8)
      ends.append(UInt32(all.count))
    }
    add(ends)
    add(all)
  }
}
