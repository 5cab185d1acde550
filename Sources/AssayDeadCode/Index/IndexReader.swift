// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayFindings

/// Reads all index stores into one.
///
/// Units of C, of modules and of the system are skipped, and so are those whose source is missing
/// or not requested. If a source has several units, those older than the source count only if all
/// of them are older. A unit or record that cannot be read is an error, because it could contain
/// the only use of a declaration.
package struct IndexReader: Sendable {
  var library: IndexStoreLibrary
  /// Folders with stores; at least one.
  var stores: [String]
  /// How many records are read at a time.
  var threads: Int
  /// What earlier readings left: nothing but a change of the store makes it read again.
  package var cache: ScanCache?
  /// Whether a source (absolute path without symbolic links) is of interest.
  var includes: @Sendable (_ path: String) -> Bool

  package init(
    library: IndexStoreLibrary, stores: [String], threads: Int = 2, cache: ScanCache? = nil,
    includes: @escaping @Sendable (_ path: String) -> Bool = { _ in true }
  ) {
    self.library = library
    self.stores = stores
    self.threads = threads
    self.cache = cache
    self.includes = includes
  }

  /// The sources of interest with their records, before one is read.
  struct Selection: Sendable {
    /// By path, then by record.
    var files: [SourceUnits.File]
    /// As in `IndexReading`.
    var staleFiles: [String]
    var stores: [IndexStore]
    /// Sources that a unit was written for, with records or without.
    var covered: Set<String>
    /// When the newest unit was written.
    var newestUnit: Int64
  }

  /// - Throws: `IndexStoreError`.
  func read(_ selection: Selection) async throws -> IndexReading {
    IndexReading(
      data: try await data(of: selection.files, in: selection.stores),
      staleFiles: selection.staleFiles)
  }

  /// - Throws: `IndexStoreError`.
  func selection() async throws -> Selection {
    var sources = SourceUnits()
    var opened: [IndexStore] = []
    var newest: Int64 = 0
    for path in stores {
      let store = try IndexStore(path: path, library: library)
      for unit in try await units(of: store) {
        sources.add(unit, store: opened.count)
        newest = max(newest, unit.time)
      }
      opened.append(store)
    }
    let (files, staleFiles) = sources.files(where: includes)
    guard !files.isEmpty else { throw IndexStoreError(.noUnits, path: stores.first ?? "") }
    return Selection(
      files: files, staleFiles: staleFiles, stores: opened, covered: sources.covered,
      newestUnit: newest)
  }

  private func units(of store: IndexStore) async throws -> [IndexUnit] {
    let key = store.unitsKey
    let known = cache?.withBlob(for: key) { IndexUnitList(encoded: $0) }?.byName ?? [:]
    let units = try await concurrentMap(store.unitNames(), threads: threads, batch: 64) {
      name -> IndexUnit? in
      // A build that runs beside the scan may take units away.
      guard let status = FileStatus(path: store.path(ofUnit: name)) else { return nil }
      if let unit = known[name], unit.time == status.modificationTime, unit.size == status.size {
        return unit
      }
      return try store.unit(named: name, status: status)
    }.compactMap { $0 }
    if let cache, units.count != known.count || units.contains(where: { known[$0.name] != $0 }) {
      cache.storeBlob(IndexUnitList(units: units).encoded(), for: key)
    }
    return units
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
    let records = try await records(wanted, in: stores)
    var data = IndexData()
    data.symbols = records.symbols
    data.files = zip(files, recordOfFile).map { file, record in
      IndexedFile(
        path: file.path, record: file.record, modules: file.modules,
        dependencies: file.dependencies, occurrences: records.lists[record].occurrences,
        relations: records.lists[record].relations)
    }
    return data
  }

  /// The cache holds all records together: reading those of 198,000 lines again takes 0.22 s of
  /// CPU, so separate records would save little after a change of one file.
  private func records(
    _ files: [SourceUnits.File], in stores: [IndexStore]
  ) async throws -> IndexRecordSet {
    // A record's name holds a hash of its content.
    var builder = CacheKeyBuilder()
    builder.add("records")
    builder.add(files.map(\.record))
    let key = builder.key
    if let known = cache?.withBlob(for: key, { IndexRecordSet(encoded: $0) }),
      known.lists.count == files.count
    {
      return known
    }
    let records = try await concurrentMap(files, threads: threads, batch: 64) { file in
      try stores[file.store].record(named: file.record)
    }
    do {
      let merged = try await IndexRecordSet(merging: records, threads: threads)
      cache?.storeBlob(merged.encoded(), for: key)
      return merged
    } catch let found as IndexRecordSet.Contradiction {
      let file = files[found.record]
      throw IndexStoreError(
        .unreadableRecord(
          reason: "what it says of '\(found.symbol)' is not what another record says, so one of "
            + "them is damaged"), path: stores[file.store].path(ofRecord: file.record))
    }
  }
}
