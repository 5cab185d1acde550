// SPDX-License-Identifier: MIT

/// Reads what `ByteWriter` wrote. Every count is checked against the bytes that are left; bytes
/// that do not fit are `ByteReader.Malformed`, never a trap.
struct ByteReader {
  struct Malformed: Error {}

  private var rest: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer) {
    rest = bytes
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// - Parameter isValid: looks at all bytes of the values and their count before they count as
  ///   values: some bytes are no value of an enum or a `Bool`.
  mutating func array<Value: BitwiseCopyable>(
    of type: Value.Type, isValid: (UnsafeRawBufferPointer, Int) -> Bool = { _, _ in true }
  ) throws(Malformed) -> [Value] {
    let count = try integer()
    let stride = MemoryLayout<Value>.stride
    guard count >= 0, count <= rest.count / stride else { throw Malformed() }
    let length = count * stride
    let padded = (length + 7) / 8 * 8
    guard padded <= rest.count else { throw Malformed() }
    let source = UnsafeRawBufferPointer(rebasing: rest[..<length])
    guard isValid(source, count) else { throw Malformed() }
    let values = [Value](unsafeUninitializedCapacity: count) { buffer, initialized in
      if let base = buffer.baseAddress, let from = source.baseAddress {
        UnsafeMutableRawPointer(base).copyMemory(from: from, byteCount: length)
      }
      initialized = count
    }
    rest = UnsafeRawBufferPointer(rebasing: rest[padded...])
    return values
  }

  mutating func integer() throws(Malformed) -> Int {
    guard rest.count >= 8 else { throw Malformed() }
    let value = rest.loadUnaligned(as: Int64.self)
    rest = UnsafeRawBufferPointer(rebasing: rest[8...])
    return Int(value)
  }

  mutating func texts() throws(Malformed) -> [String] {
    let ends = try array(of: UInt32.self)
    let all = try array(of: UInt8.self)
    var texts: [String] = []
    texts.reserveCapacity(ends.count)
    var start = 0
    for end in ends {
      guard start <= Int(end), Int(end) <= all.count else { throw Malformed() }
      texts.append(String(decoding: all[start..<Int(end)], as: UTF8.self))
      start = Int(end)
    }
    guard start == all.count else { throw Malformed() }
    return texts
  }
}

extension UnsafeRawBufferPointer {
  /// Whether the byte at `offset` of each of `count` values, `stride` bytes apart, is below
  /// `limit`.
  func hasBytes(at offset: Int?, stride: Int, count: Int, below limit: UInt8) -> Bool {
    guard let offset else { return false }
    return (0..<count).allSatisfy { self[$0 * stride + offset] < limit }
  }
}
