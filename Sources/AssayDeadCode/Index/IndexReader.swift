// SPDX-License-Identifier: MIT

/// Reads index stores, all of them together.
///
/// Units of C, of modules and of the system are skipped, and so are those whose source is gone or not asked
/// for. Where a source has several units, those older than it count only if all are. A unit or record that
/// cannot be read is an error, never a hole: what it holds could be the only use of something.
package struct IndexReader: Sendable {
  package var library: IndexStoreLibrary
  /// Folders with stores; at least one.
  package var stores: [String]
  /// How many records are read at a time.
  package var threads: Int
  /// Whether a source (absolute path without symbolic links) is of interest.
  package var includes: @Sendable (_ path: String) -> Bool

  package init(
    library: IndexStoreLibrary, stores: [String], threads: Int = 2,
    includes: @escaping @Sendable (_ path: String) -> Bool = { _ in true }
  ) {
    self.library = library
    self.stores = stores
    self.threads = threads
    self.includes = includes
  }

  /// Everything in `root`, hidden folders (`.build`) left out.
  package init(library: IndexStoreLibrary, stores: [String], root: String, threads: Int = 2) {
    let prefix = (FileStatus.realPath(root) ?? root) + "/"
    self.init(library: library, stores: stores, threads: threads) { path in
      path.hasPrefix(prefix) && !path.dropFirst(prefix.count - 1).utf8.containsHiddenPart
    }
  }

  /// - Throws: `IndexStoreError`.
  package func read() async throws -> IndexReading {
    var sources = SourceUnits()
    var opened: [IndexStore] = []
    for path in stores {
      let store = try IndexStore(path: path, library: library)
      for unit in try await units(of: store) { sources.add(unit, store: opened.count) }
      opened.append(store)
    }
    let (files, staleFiles) = sources.files(where: includes)
    guard !files.isEmpty else { throw IndexStoreError(.noUnits, path: stores.first ?? "") }
    return IndexReading(
      data: try await data(of: files, in: opened), staleFiles: staleFiles,
      stores: opened.map(\.path))
  }

  private func units(of store: IndexStore) async throws -> [IndexUnit] {
    try await parallelMap(store.unitNames(), threads: threads) { name -> IndexUnit? in
      // A build that runs beside the scan may take units away.
      guard let status = FileStatus(path: store.path(ofUnit: name)) else { return nil }
      return try store.unit(named: name, status: status)
    }.compactMap { $0 }
  }

  private func data(of files: [SourceUnits.File], in stores: [IndexStore]) async throws -> IndexData
  {
    // Files of the same name and content share a record; it is read once.
    var firsts: [String: Int] = [:]
    var wanted: [SourceUnits.File] = []
    var recordOfFile: [Int] = []
    for file in files {
      let place = firsts[file.record] ?? wanted.count
      if place == wanted.count {
        firsts[file.record] = place
        wanted.append(file)
      }
      recordOfFile.append(place)
    }
    let records = try await parallelMap(wanted, threads: threads) { file in
      let record = try stores[file.store].record(named: file.record)
      return (record, record.symbols.usrHashes())
    }
    var interner = SymbolInterner()
    let places = records.map { interner.add($0.0, hashes: $0.1) }
    let (symbols, finalPlaces) = interner.finish()

    let occurrences = try await parallelMap(Array(records.indices), threads: threads) { index in
      OccurrenceList(
        records[index].0, places: places[index].map { SymbolID(rawValue: finalPlaces[Int($0)]) })
    }
    var data = IndexData()
    data.symbols = symbols
    data.files = zip(files, recordOfFile).map { file, record in
      IndexedFile(
        path: file.path, record: file.record, modules: file.modules,
        dependencies: file.dependencies, occurrences: occurrences[record].occurrences,
        relations: occurrences[record].relations)
    }
    return data
  }
}

extension Substring.UTF8View {
  /// Whether a dot follows a slash.
  fileprivate var containsHiddenPart: Bool {
    zip(self, dropFirst()).contains { $0 == UInt8(ascii: "/") && $1 == UInt8(ascii: ".") }
  }
}

/// A record's occurrences with the symbols of the common table, in `IndexedFile`'s order.
private struct OccurrenceList: Sendable {
  var occurrences: [Occurrence]
  var relations: [OccurrenceRelation]

  init(_ record: IndexRecord, places: [SymbolID]) {
    relations = record.relations.map {
      OccurrenceRelation(symbol: places[Int($0.symbol.rawValue)], roles: $0.roles)
    }
    occurrences = record.occurrences.map { occurrence in
      var occurrence = occurrence
      occurrence.symbol = places[Int(occurrence.symbol.rawValue)]
      return occurrence
    }
    // The compiler writes them by place already, so this mostly compares neighbours.
    if !zip(occurrences, occurrences.dropFirst()).allSatisfy({ !Self.precedes($1, $0) }) {
      occurrences.sort(by: Self.precedes)
    }
  }

  private static func precedes(_ left: Occurrence, _ right: Occurrence) -> Bool {
    (left.line, left.column, left.symbol, left.relationsStart)
      < (right.line, right.column, right.symbol, right.relationsStart)
  }
}
