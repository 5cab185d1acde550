// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayFindings

/// Several records over one table of symbols.
struct IndexRecordSet: Hashable, Sendable {
  /// Sorted by the bytes of their USRs.
  var symbols: SymbolTable
  var lists: [OccurrenceList]

  /// A symbol of which a record says something else than one before it.
  struct Contradiction: Error {
    var symbol: String
    /// The place of the record.
    var record: Int
  }

  init(symbols: SymbolTable, lists: [OccurrenceList]) {
    self.symbols = symbols
    self.lists = lists
  }

  /// Puts records together; what comes out does not depend on the number of threads, and the
  /// symbols do not on the records' order.
  /// - Throws: `Contradiction`.
  init(merging records: [IndexRecord], threads: Int) async throws {
    let hashes = await concurrentMap(records, threads: threads, batch: 64) {
      $0.symbols.usrHashes()
    }
    var interner = SymbolInterner()
    let places = try zip(records, hashes).enumerated().map { index, part in
      let places = interner.add(part.0, hashes: part.1)
      if let place = interner.contradiction {
        throw Contradiction(symbol: interner.name(at: place), record: index)
      }
      return places
    }
    let (symbols, finalPlaces) = interner.finish()
    self.symbols = symbols
    lists = await concurrentMap(Array(records.indices), threads: threads, batch: 64) { index in
      OccurrenceList(
        records[index], places: places[index].map { SymbolID(rawValue: finalPlaces[Int($0)]) })
    }
  }

  func encoded() -> [UInt8] {
    var writer = ByteWriter(capacity: encodedSize)
    writer.add(symbols.entries)
    writer.add(symbols.usrBytes)
    writer.add(symbols.nameBytes)
    writer.add(lists.count)
    for list in lists {
      writer.add(list.occurrences)
      writer.add(list.relations)
    }
    return writer.bytes
  }

  /// About how many bytes `encoded()` has: twice as much memory would be taken on the way.
  private var encodedSize: Int {
    let table =
      symbols.count * MemoryLayout<SymbolTable.Entry>.stride + symbols.usrBytes.count
      + symbols.nameBytes.count
    return lists.reduce(table + 64) { size, list in
      size + list.occurrences.count * MemoryLayout<Occurrence>.stride
        + list.relations.count * MemoryLayout<OccurrenceRelation>.stride + 32
    }
  }

  /// From `encoded()`; nil for any other bytes. Every index in it is in range.
  init?(encoded bytes: UnsafeRawBufferPointer) {
    do {
      var reader = ByteReader(bytes)
      let entries = try reader.array(of: SymbolTable.Entry.self) { bytes, count in
        bytes.hasBytes(
          at: MemoryLayout.offset(of: \SymbolTable.Entry.isSwift),
          stride: MemoryLayout<SymbolTable.Entry>.stride, count: count, below: 2)
      }
      let usrBytes = try reader.array(of: UInt8.self)
      let nameBytes = try reader.array(of: UInt8.self)
      guard
        let symbols = SymbolTable(entries: entries, usrBytes: usrBytes, nameBytes: nameBytes)
      else { return nil }
      self.symbols = symbols
      lists = []
      for _ in 0..<max(0, try reader.integer()) {
        let list = OccurrenceList(
          occurrences: try reader.array(of: Occurrence.self),
          relations: try reader.array(of: OccurrenceRelation.self))
        guard list.isValid(symbolCount: symbols.count) else { return nil }
        lists.append(list)
      }
      guard reader.isAtEnd else { return nil }
    } catch {
      return nil
    }
  }
}
