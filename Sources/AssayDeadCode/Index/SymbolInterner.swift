// SPDX-License-Identifier: MIT

/// Puts the symbols of many records into one table, each once.
///
/// What the table says of a symbol does not depend on the records' order: a record that defines it
/// wins over those that only refer to it, then the lowest numbers; and `finish` sorts by USR.
struct SymbolInterner {
  private var symbols = SymbolTable()
  private var isDefined: [Bool] = []
  private var hashes: [UInt64] = []
  /// Places in `symbols`, plus one; 0 is free. By open addressing.
  private var slots = [UInt32](repeating: 0, count: 1 << 14)
  /// The first symbol, by its place, of which records say what cannot both be.
  private(set) var contradiction: UInt32?

  /// Adds a record's symbols.
  /// - Returns: their places in the common table before `finish`, by their places in the record's.
  mutating func add(_ record: borrowing IndexRecord, hashes: [UInt64]) -> [UInt32] {
    var places: [UInt32] = []
    places.reserveCapacity(hashes.count)
    for (index, hash) in hashes.enumerated() {
      places.append(
        place(
          of: SymbolID(rawValue: UInt32(index)), in: record.symbols, hash: hash,
          isDefined: record.isDefined[index]))
    }
    return places
  }

  /// The name of a symbol, by its place.
  func name(at place: UInt32) -> String { symbols.name(of: SymbolID(rawValue: place)) }

  /// The table, sorted by USR, and each symbol's final place by its place until now.
  consuming func finish() -> (symbols: SymbolTable, places: [UInt32]) {
    let order = symbols.sortedByUSR()
    var places = [UInt32](repeating: 0, count: order.count)
    var sorted = SymbolTable()
    sorted.reserveCapacity(like: symbols)
    for old in order {
      places[Int(old.rawValue)] = sorted.append(old, of: symbols).rawValue
    }
    return (sorted, places)
  }

  private mutating func place(
    of id: SymbolID, in table: borrowing SymbolTable, hash: UInt64, isDefined defines: Bool
  ) -> UInt32 {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let known = slots[slot] - 1
      let knownID = SymbolID(rawValue: known)
      if hashes[Int(known)] == hash, symbols.hasSameUSR(knownID, as: id, of: table) {
        if contradiction == nil, !symbols.agrees(on: knownID, with: id, of: table) {
          contradiction = known
        }
        if defines || !isDefined[Int(known)] {
          symbols.adopt(table[id], for: knownID, always: defines && !isDefined[Int(known)])
          isDefined[Int(known)] = isDefined[Int(known)] || defines
        }
        return known
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    let new = symbols.append(id, of: table).rawValue
    hashes.append(hash)
    isDefined.append(defines)
    slots[slot] = new + 1
    if hashes.count * 2 > slots.count { grow() }
    return new
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    for (index, hash) in hashes.enumerated() {
      var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(index) + 1
    }
  }
}
