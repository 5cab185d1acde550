// SPDX-License-Identifier: MIT

/// Every symbol of the index once, by its USR (Unified Symbol Resolution, clang's name for a name that
/// means the same in every file). USRs and names lie in one run of bytes each.
package struct SymbolTable: Sendable {
  package struct Entry: BitwiseCopyable, Sendable {
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
  private var usrBytes: [UInt8] = []
  private var nameBytes: [UInt8] = []

  package init() {}

  package var count: Int { entries.count }

  package subscript(id: SymbolID) -> Entry { entries[Int(id.rawValue)] }

  package func usr(of id: SymbolID) -> String {
    String(decoding: usrUTF8(of: id), as: UTF8.self)
  }

  package func usrUTF8(of id: SymbolID) -> ArraySlice<UInt8> {
    let index = Int(id.rawValue)
    let start = index == 0 ? 0 : Int(entries[index - 1].usrEnd)
    return usrBytes[start..<Int(entries[index].usrEnd)]
  }

  /// With argument labels: `foo(a:b:)`.
  package func name(of id: SymbolID) -> String {
    let index = Int(id.rawValue)
    let start = index == 0 ? 0 : Int(entries[index - 1].nameEnd)
    return String(decoding: nameBytes[start..<Int(entries[index].nameEnd)], as: UTF8.self)
  }

  /// Adds a symbol; the caller has made sure that it is new.
  package mutating func append(
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
}
