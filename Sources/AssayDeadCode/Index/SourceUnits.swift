// SPDX-License-Identifier: MIT

/// Which records the sources have, over all units of all stores.
struct SourceUnits {
  /// A source with one of its records.
  struct File: Hashable, Sendable {
    /// Absolute, without symbolic links.
    var path: String
    var record: String
    /// Index of the store that holds the record.
    var store: Int
    var modules: [String]
    var dependencies: [String]
  }

  fileprivate struct Source {
    var status: FileStatus
    var records: [Record] = []
  }

  fileprivate struct Record {
    var name: String
    var store: Int
    var modules: Set<String>
    var dependencies: Set<String>
    /// The newest of its units'.
    var time: Int64
  }

  private var resolver = RealPathResolver()
  private var sources: [String: Source] = [:]
  /// Sources that a unit was written for.
  private(set) var covered: Set<String> = []

  mutating func add(_ unit: IndexUnit, store: Int) {
    if !unit.mainFile.isEmpty, let (path, _) = resolver.resolve(unit.mainFile) {
      covered.insert(path)
    }
    for record in unit.records {
      guard let (path, status) = resolver.resolve(record.path), !status.isFolder else { continue }
      sources[path, default: Source(status: status)].add(record.name, of: unit, store: store)
    }
  }

  /// By path, then by record, and the paths of those that are older than their sources.
  func files(where includes: (String) -> Bool) -> (files: [File], stale: [String]) {
    var files: [File] = []
    var stale: [String] = []
    for (path, source) in sources.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) })
    where includes(path) {
      let newest = source.records.map(\.time).max() ?? 0
      let isStale = newest < source.status.modificationTime
      if isStale { stale.append(path) }
      // After a file leaves a target, its unit in that target remains. A newer unit of the same
      // file shows that.
      let wanted = source.records.filter {
        isStale ? $0.time == newest : $0.time >= source.status.modificationTime
      }
      files += wanted.sorted { $0.name < $1.name }.map { record in
        File(
          path: path, record: record.name, store: record.store, modules: record.modules.sorted(),
          dependencies: record.dependencies.sorted())
      }
    }
    return (files, stale)
  }
}

extension SourceUnits.Source {
  fileprivate mutating func add(_ name: String, of unit: IndexUnit, store: Int) {
    if let index = records.firstIndex(where: { $0.name == name }) {
      // Modules of an old unit are no longer so; they come from the units that are as new as the
      // source.
      let isFresh = unit.time >= status.modificationTime
      let wasFresh = records[index].time >= status.modificationTime
      if isFresh == wasFresh {
        records[index].modules.insert(unit.module)
        records[index].dependencies.formUnion(unit.dependencies)
      } else if isFresh {
        records[index].modules = [unit.module]
        records[index].dependencies = Set(unit.dependencies)
      }
      records[index].time = max(records[index].time, unit.time)
      return
    }
    records.append(
      SourceUnits.Record(
        name: name, store: store, modules: [unit.module], dependencies: Set(unit.dependencies),
        time: unit.time))
  }
}
