// SPDX-License-Identifier: MIT

/// A name's place in the `NameTable` of its file.
package struct NameID: Hashable, Comparable, BitwiseCopyable, Sendable {
  package var rawValue: UInt32

  init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The empty text; every table has it first.
  static let empty = NameID(rawValue: 0)

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// The names of one file, each once, as one sequence of UTF-8: small, and stored in the cache in
/// this form.
package struct NameTable: Hashable, Sendable {
  package private(set) var bytes: [UInt8] = []
  /// Where each name ends in `bytes`.
  private(set) var ends: [UInt32] = [0]

  init() {}

  /// From a cache; nil where the ends do not fit the bytes.
  init?(bytes: [UInt8], ends: [UInt32]) {
    guard ends.first == 0, ends.last.map(Int.init) == bytes.count else { return nil }
    guard zip(ends, ends.dropFirst()).allSatisfy({ $0 <= $1 }) else { return nil }
    self.bytes = bytes
    self.ends = ends
  }

  package var count: Int { ends.count }

  package subscript(id: NameID) -> String {
    String(decoding: utf8(of: id), as: UTF8.self)
  }

  func utf8(of id: NameID) -> ArraySlice<UInt8> {
    let index = Int(id.rawValue)
    let start = index == 0 ? 0 : Int(ends[index - 1])
    return bytes[start..<Int(ends[index])]
  }

  func isEqual(_ id: NameID, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let index = Int(id.rawValue)
    let start = index == 0 ? 0 : Int(ends[index - 1])
    guard Int(ends[index]) - start == text.count else { return false }
    return bytes.withUnsafeBufferPointer { own in
      for offset in 0..<text.count where own[start + offset] != text[offset] { return false }
      return true
    }
  }

  /// Adds a name that is not there yet; `NameInterner` knows which are.
  mutating func append(_ name: some Sequence<UInt8>) -> NameID {
    bytes.append(contentsOf: name)
    ends.append(UInt32(bytes.count))
    return NameID(rawValue: UInt32(ends.count - 1))
  }
}
