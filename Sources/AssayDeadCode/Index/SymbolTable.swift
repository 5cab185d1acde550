// SPDX-License-Identifier: MIT

internal import CXXHash

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Every symbol of the index once, by its USR (Unified Symbol Resolution, clang's name for a name
/// that means the same in every file). USRs and names lie in one run of bytes each.
package struct SymbolTable: Hashable, Sendable {
  package struct Entry: Hashable, BitwiseCopyable, Sendable {
    /// `indexstore_symbol_kind_t`.
    package var kind: UInt16
    /// `indexstore_symbol_subkind_t`.
    package var subkind: UInt16
    /// `indexstore_symbol_property_t`, the lower half.
    package var properties: UInt32
    package var usrEnd: UInt32
    package var nameEnd: UInt32
    package var isSwift: Bool
  }

  package private(set) var entries: [Entry] = []
  private(set) var usrBytes: [UInt8] = []
  private(set) var nameBytes: [UInt8] = []

  package init() {}

  /// From a cache; nil where the ends do not fit the bytes.
  init?(entries: [Entry], usrBytes: [UInt8], nameBytes: [UInt8]) {
    var usrEnd: UInt32 = 0
    var nameEnd: UInt32 = 0
    for entry in entries {
      guard entry.usrEnd >= usrEnd, entry.nameEnd >= nameEnd else { return nil }
      usrEnd = entry.usrEnd
      nameEnd = entry.nameEnd
    }
    guard Int(usrEnd) == usrBytes.count, Int(nameEnd) == nameBytes.count else { return nil }
    self.entries = entries
    self.usrBytes = usrBytes
    self.nameBytes = nameBytes
  }

  package var count: Int { entries.count }

  package subscript(id: SymbolID) -> Entry { entries[Int(id.rawValue)] }

  package func usr(of id: SymbolID) -> String {
    String(decoding: usrUTF8(of: id), as: UTF8.self)
  }

  func usrUTF8(of id: SymbolID) -> ArraySlice<UInt8> {
    usrBytes[usrRange(of: id)]
  }

  /// With argument labels: `foo(a:b:)`.
  package func name(of id: SymbolID) -> String {
    String(decoding: nameUTF8(of: id), as: UTF8.self)
  }

  func nameUTF8(of id: SymbolID) -> ArraySlice<UInt8> {
    let index = Int(id.rawValue)
    let start = index == 0 ? 0 : Int(entries[index - 1].nameEnd)
    return nameBytes[start..<Int(entries[index].nameEnd)]
  }

  /// Adds a symbol; the caller has made sure that it is new.
  mutating func append(
    usr: some Sequence<UInt8>, name: some Sequence<UInt8>, kind: UInt16, subkind: UInt16,
    properties: UInt32, isSwift: Bool
  ) -> SymbolID {
    usrBytes.append(contentsOf: usr)
    nameBytes.append(contentsOf: name)
    entries.append(
      Entry(
        kind: kind, subkind: subkind, properties: properties, usrEnd: UInt32(usrBytes.count),
        nameEnd: UInt32(nameBytes.count), isSwift: isSwift))
    return SymbolID(rawValue: UInt32(entries.count - 1))
  }

  mutating func reserveCapacity(like other: borrowing SymbolTable) {
    entries.reserveCapacity(other.entries.count)
    usrBytes.reserveCapacity(other.usrBytes.count)
    nameBytes.reserveCapacity(other.nameBytes.count)
  }

  /// Adds a symbol of another table.
  mutating func append(_ id: SymbolID, of other: borrowing SymbolTable) -> SymbolID {
    let entry = other[id]
    return append(
      usr: other.usrUTF8(of: id), name: other.nameUTF8(of: id), kind: entry.kind,
      subkind: entry.subkind, properties: entry.properties, isSwift: entry.isSwift)
  }

  /// Takes over what another table says of the same symbol, where that comes first by its numbers
  /// or is asked for.
  mutating func adopt(_ entry: Entry, for id: SymbolID, always: Bool) {
    let index = Int(id.rawValue)
    let old = entries[index]
    let isFirst =
      (entry.kind, entry.subkind, entry.properties) < (old.kind, old.subkind, old.properties)
    guard always || isFirst else { return }
    entries[index].kind = entry.kind
    entries[index].subkind = entry.subkind
    entries[index].properties = entry.properties
    entries[index].isSwift = entry.isSwift
  }

  /// A hash of each symbol's USR.
  func usrHashes() -> [UInt64] {
    usrBytes.withUnsafeBufferPointer { bytes in
      entries.indices.map { index in
        let start = index == 0 ? 0 : Int(entries[index - 1].usrEnd)
        guard let base = bytes.baseAddress else { return 0 }
        return assay_xxh3_128(base + start, Int(entries[index].usrEnd) - start).low
      }
    }
  }

  func hasSameUSR(_ id: SymbolID, as otherID: SymbolID, of other: borrowing SymbolTable) -> Bool {
    let range = usrRange(of: id)
    let otherRange = other.usrRange(of: otherID)
    guard range.count == otherRange.count else { return false }
    return usrBytes.withUnsafeBufferPointer { mine in
      other.usrBytes.withUnsafeBufferPointer { theirs in
        guard let mine = mine.baseAddress, let theirs = theirs.baseAddress else { return true }
        return memcmp(mine + range.lowerBound, theirs + otherRange.lowerBound, range.count) == 0
      }
    }
  }

  /// Whether two tables may be right about a symbol of the same USR.
  ///
  /// NB: of 170,543 Swift symbols of 2,877 records (Swift 6.3), the compiler calls 28 static in one
  /// record and class members in another; in name, language and the rest all agree.
  func agrees(on id: SymbolID, with otherID: SymbolID, of other: borrowing SymbolTable) -> Bool {
    let (mine, theirs) = (self[id], other[otherID])
    guard usrUTF8(of: id).starts(with: "s:".utf8) else { return true }
    return mine.subkind == theirs.subkind && mine.isSwift == theirs.isSwift
      && mine.kindBesideStatic == theirs.kindBesideStatic
      && nameUTF8(of: id).elementsEqual(other.nameUTF8(of: otherID))
  }

  /// All symbols, by their USRs' bytes.
  func sortedByUSR() -> [SymbolID] {
    let ids = (0..<UInt32(count)).map(SymbolID.init(rawValue:))
    return usrBytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return ids }
      return ids.sorted { left, right in
        let left = usrRange(of: left)
        let right = usrRange(of: right)
        let order = memcmp(
          base + left.lowerBound, base + right.lowerBound, min(left.count, right.count))
        return order == 0 ? left.count < right.count : order < 0
      }
    }
  }

  private func usrRange(of id: SymbolID) -> Range<Int> {
    let index = Int(id.rawValue)
    return (index == 0 ? 0 : Int(entries[index - 1].usrEnd))..<Int(entries[index].usrEnd)
  }
}

extension SymbolTable.Entry {
  /// The kind, where static members and class members are one.
  fileprivate var kindBesideStatic: UInt16 {
    switch kind {
    case 18: 17
    case 21: 20
    default: kind
    }
  }
}
