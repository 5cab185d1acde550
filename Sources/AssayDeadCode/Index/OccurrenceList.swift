// SPDX-License-Identifier: MIT

/// A record's occurrences with the symbols of the common table, in `IndexedFile`'s order.
struct OccurrenceList: Hashable, Sendable {
  var occurrences: [Occurrence]
  var relations: [OccurrenceRelation]

  init(occurrences: [Occurrence], relations: [OccurrenceRelation]) {
    self.occurrences = occurrences
    self.relations = relations
  }

  init(_ record: IndexRecord, places: [SymbolID]) {
    relations = record.relations.map {
      OccurrenceRelation(symbol: places[Int($0.symbol.rawValue)], roles: $0.roles)
    }
    occurrences = record.occurrences.map { occurrence in
      var occurrence = occurrence
      occurrence.symbol = places[Int(occurrence.symbol.rawValue)]
      return occurrence
    }
    // The compiler writes them by place already, so this mostly compares neighbors.
    if !zip(occurrences, occurrences.dropFirst()).allSatisfy({ !Self.precedes($1, $0) }) {
      occurrences.sort(by: Self.precedes)
    }
  }

  /// Whether every place in it is in range.
  func isValid(symbolCount: Int) -> Bool {
    occurrences.allSatisfy {
      $0.symbol.rawValue < symbolCount
        && Int($0.relationsStart) + Int($0.relationsCount) <= relations.count
    } && relations.allSatisfy { $0.symbol.rawValue < symbolCount }
  }

  private static func precedes(_ left: Occurrence, _ right: Occurrence) -> Bool {
    (left.line, left.column, left.symbol, left.relationsStart)
      < (right.line, right.column, right.symbol, right.relationsStart)
  }
}
