// SPDX-License-Identifier: MIT

internal import CIndexStore

/// One record, with symbols of its own: `SymbolID`s are places in its own table.
struct IndexRecord: Sendable {
  var symbols = SymbolTable()
  /// By symbol: whether the record defines or declares it, and so knows it best.
  var isDefined: [Bool] = []
  var occurrences: [Occurrence] = []
  var relations: [OccurrenceRelation] = []
  /// Whether what it says of its symbols' roles is what their occurrences have: each role is in the
  /// record twice.
  var hasConsistentRoles = true

  /// What is wrong with its symbols as a whole; nil if nothing is.
  ///
  /// One wrong bit in the description of how symbols are written changes all of them. What the
  /// compiler writes has a USR for each symbol, hardly ever one for two, and calls what has a
  /// Swift USR (`s:…`) Swift.
  var problem: String? {
    guard symbols.count > 0 else { return nil }
    if !hasConsistentRoles {
      return "its symbols have other roles than their occurrences, so it is damaged"
    }
    let distinct = Set(symbols.usrHashes()).count
    if distinct * 2 <= symbols.count, symbols.count > 2 {
      return "most of its symbols have no identity of their own, so it is damaged"
    }
    for index in 0..<UInt32(symbols.count) {
      let id = SymbolID(rawValue: index)
      let usr = symbols.usrUTF8(of: id)
      if usr.isEmpty { return "it has a symbol without an identity, so it is damaged" }
      if usr.starts(with: "s:".utf8), !symbols[id].isSwift {
        return "it says that a Swift symbol is of another language, so it is damaged"
      }
    }
    return nil
  }
}

/// Gathers a record from the library's calls.
final class RecordCollector {
  private let functions: assay_index_functions
  private var record = IndexRecord()
  private var places = PointerTable()
  /// By symbol.
  private var roles: [RoleSums] = []

  /// The roles that a record states for a symbol, and those of its occurrences.
  private struct RoleSums {
    /// Of occurrences, and of relations to the symbol.
    let stated: (UInt64, UInt64)
    var met: (UInt64, UInt64) = (0, 0)
  }

  init(functions: assay_index_functions) {
    self.functions = functions
  }

  func read(_ reader: UnsafeMutableRawPointer) -> IndexRecord {
    withExtendedLifetime(self) {
      _ = functions.record_occurrences(reader, Unmanaged.passUnretained(self).toOpaque()) {
        context, item in
        guard let context, let item else { return false }
        Unmanaged<RecordCollector>.fromOpaque(context).takeUnretainedValue().add(occurrence: item)
        return true
      }
    }
    record.hasConsistentRoles = roles.allSatisfy { $0.met == $0.stated }
    return record
  }

  private func add(occurrence: UnsafeMutableRawPointer) {
    guard let symbol = functions.occurrence_symbol(occurrence) else { return }
    let id = id(of: symbol)
    let allRoles = functions.occurrence_roles(occurrence)
    self.roles[Int(id.rawValue)].met.0 |= allRoles
    let roles = SymbolRoles(rawValue: UInt32(truncatingIfNeeded: allRoles))
    if !roles.isDisjoint(with: [.definition, .declaration]) {
      record.isDefined[Int(id.rawValue)] = true
    }
    var line: UInt32 = 0
    var column: UInt32 = 0
    functions.occurrence_place(occurrence, &line, &column)
    let start = record.relations.count
    _ = functions.occurrence_relations(occurrence, Unmanaged.passUnretained(self).toOpaque()) {
      context, item in
      guard let context, let item else { return false }
      Unmanaged<RecordCollector>.fromOpaque(context).takeUnretainedValue().add(relation: item)
      return true
    }
    record.occurrences.append(
      Occurrence(
        symbol: id, roles: roles, line: line, column: column, relationsStart: UInt32(start),
        relationsCount: UInt32(record.relations.count - start)))
  }

  private func add(relation: UnsafeMutableRawPointer) {
    guard let symbol = functions.relation_symbol(relation) else { return }
    let id = id(of: symbol)
    let allRoles = functions.relation_roles(relation)
    roles[Int(id.rawValue)].met.1 |= allRoles
    record.relations.append(
      OccurrenceRelation(
        symbol: id, roles: SymbolRoles(rawValue: UInt32(truncatingIfNeeded: allRoles))))
  }

  /// The library gives the same pointer for the same symbol of a record.
  private func id(of symbol: UnsafeMutableRawPointer) -> SymbolID {
    let key = UInt(bitPattern: symbol)
    if let known = places[key] { return SymbolID(rawValue: known) }
    let id = record.symbols.append(
      usr: functions.symbol_usr(symbol).bytes, name: functions.symbol_name(symbol).bytes,
      kind: UInt16(truncatingIfNeeded: functions.symbol_kind(symbol)),
      subkind: UInt16(truncatingIfNeeded: functions.symbol_subkind(symbol)),
      properties: UInt32(truncatingIfNeeded: functions.symbol_properties(symbol)),
      isSwift: functions.symbol_language(symbol) == 100)
    record.isDefined.append(false)
    roles.append(
      RoleSums(stated: (functions.symbol_roles(symbol), functions.symbol_related_roles(symbol))))
    places.insert(key, id.rawValue)
    return id
  }
}

/// From addresses to small numbers, by open addressing: a record asks it twice for each occurrence.
private struct PointerTable {
  private var keys = [UInt](repeating: 0, count: 256)
  private var values = [UInt32](repeating: 0, count: 256)
  private var count = 0

  subscript(key: UInt) -> UInt32? {
    let mask = keys.count - 1
    var slot = Self.slot(key, mask)
    while keys[slot] != 0 {
      if keys[slot] == key { return values[slot] }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// The key is not there yet.
  mutating func insert(_ key: UInt, _ value: UInt32) {
    if count * 2 >= keys.count { grow() }
    place(key, value)
    count += 1
  }

  private mutating func place(_ key: UInt, _ value: UInt32) {
    let mask = keys.count - 1
    var slot = Self.slot(key, mask)
    while keys[slot] != 0 { slot = (slot + 1) & mask }
    keys[slot] = key
    values[slot] = value
  }

  private mutating func grow() {
    let old = zip(keys, values)
    keys = [UInt](repeating: 0, count: keys.count * 2)
    values = [UInt32](repeating: 0, count: keys.count)
    for (key, value) in old where key != 0 { place(key, value) }
  }

  /// Fibonacci hashing (Knuth, The Art of Computer Programming, 6.4): the addresses are multiples
  /// of 16.
  private static func slot(_ key: UInt, _ mask: Int) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 40) & mask
  }
}
