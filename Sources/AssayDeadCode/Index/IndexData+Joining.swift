// SPDX-License-Identifier: MIT

internal import AssayFiles

extension IndexData {
  /// Several indexes as one: a source then has the records of all of them, so that a use in any
  /// counts. What comes out does not depend on their order, but for what files come first.
  static func joining(_ parts: [IndexData], threads: Int = 2) async -> IndexData {
    guard parts.count > 1 else { return parts.first ?? IndexData() }
    let hashes = await concurrentMap(parts, threads: threads, batch: 1) { $0.symbols.usrHashes() }
    var interner = SymbolInterner()
    let places = zip(parts, hashes).map { part, hashes in
      let isDefined = [Bool](repeating: true, count: part.symbols.count)
      return interner.add(IndexRecord(symbols: part.symbols, isDefined: isDefined), hashes: hashes)
    }
    let (symbols, finalPlaces) = interner.finish()
    var result = IndexData()
    result.symbols = symbols
    for (part, places) in zip(parts, places) {
      let ids = places.map { SymbolID(rawValue: finalPlaces[Int($0)]) }
      result.files += part.files.map { file in
        var file = file
        let record = IndexRecord(occurrences: file.occurrences, relations: file.relations)
        let list = OccurrenceList(record, places: ids)
        (file.occurrences, file.relations) = (list.occurrences, list.relations)
        return file
      }
    }
    result.files.sort { ($0.path, $0.record) < ($1.path, $1.record) }
    return result
  }
}
