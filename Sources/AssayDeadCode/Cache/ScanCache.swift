// SPDX-License-Identifier: MIT

internal import Synchronization

/// What earlier scans of a package found out, by the content it was found out from; one file for
/// each root.
///
/// Everything in it can be made again: it may be deleted at any time, a damaged one is the same as
/// none, and of two scans that save at once one wins. Entries that were not asked for in the last
/// four saves are left out of the next one.
///
/// Unchecked would be its memory only, which `Pack` keeps; what changes is behind a lock.
package final class ScanCache: Sendable {
  /// What kinds of entries there are; the numbers are in the file.
  private enum Kind: UInt64 {
    case facts = 1
    case blob = 2
  }

  private struct Entry: Hashable {
    var kind: UInt64
    var key: CacheKey
  }

  private struct Changes {
    var added: [Entry: [UInt8]] = [:]
    var used: Set<Int> = []
    /// How many entries are added before they are written without being asked.
    var checkpoint = ScanCache.firstCheckpoint
    /// How many of the added entries are in the file.
    var written = 0
  }

  /// Absolute path of the folder and of the file in it.
  package let folder: String
  package let path: String
  /// Of what is in the file; a file of another is not read.
  let format: UInt64
  private let pack: Pack
  private let changes = Mutex(Changes())

  /// Later ones double, so that all of them together write no more than twice what the last one
  /// does.
  static let firstCheckpoint = 256

  /// Saves that an entry survives without being asked for.
  private static let lastAge: UInt64 = 3

  /// Opens the cache of a root; an absent or unusable file is an empty cache.
  /// - Parameters:
  ///   - directory: the folder for all caches; it is made when something is saved.
  ///   - root: absolute path of what is scanned.
  ///   - toolVersion: entries of another version of the tool are not read.
  package init(directory: String, root: String, toolVersion: String) {
    var builder = CacheKeyBuilder()
    builder.add(root)
    let key = builder.key
    folder = directory
    path = "\(directory)/\(Self.hexadecimal(key.high))\(Self.hexadecimal(key.low)).assay-scan"
    format = Self.format(toolVersion: toolVersion)
    pack = Pack(path: path, format: format) ?? Pack()
  }

  /// The facts of a source with this content.
  func facts(for key: CacheKey) -> FileFacts? {
    read(.facts, key) { FileFacts(encoded: $0) }
  }

  func store(_ facts: FileFacts, for key: CacheKey) {
    add(.facts, key, facts.encoded())
  }

  /// Bytes that the caller understands: a whole result, a list.
  func storeBlob(_ bytes: [UInt8], for key: CacheKey) {
    add(.blob, key, bytes)
  }

  /// The bytes where they lie; only for the time of the call.
  func withBlob<Result>(
    for key: CacheKey, _ body: (UnsafeRawBufferPointer) -> Result?
  ) -> Result? {
    read(.blob, key, body)
  }

  /// Writes the file aside and moves it into place, if something was added, and keeps the folder
  /// small.
  /// - Returns: whether it wrote.
  /// - Throws: `ScanCacheError`.
  @discardableResult
  func save(folderLimit: Int = 512 << 20) throws -> Bool {
    let changes = self.changes.withLock { $0 }
    guard !changes.added.isEmpty else {
      CacheFolder(path: folder).touch(path)
      return false
    }
    var entries: [(kind: UInt64, key: CacheKey, age: UInt64, bytes: CachedBytes)] = []
    for (index, row) in pack.rows.enumerated() {
      let age = changes.used.contains(index) ? 0 : row.age + 1
      guard age <= Self.lastAge, changes.added[Entry(kind: row.kind, key: row.key)] == nil,
        let bytes = pack.bytes(of: row)
      else { continue }
      entries.append((row.kind, row.key, age, .mapped(bytes)))
    }
    entries += changes.added.map { ($0.key.kind, $0.key.key, 0, .added($0.value)) }
    entries.sort { ($0.kind, $0.key) < ($1.kind, $1.key) }
    let (head, rows) = Pack.head(of: entries, format: format)
    let folder = CacheFolder(path: folder)
    try folder.replace(
      path, with: [(0, .added(head))] + zip(rows, entries).map { (Int($0.offset), $1.bytes) })
    folder.prune(limit: folderLimit, keeping: path)
    self.changes.withLock { $0.written = max($0.written, changes.added.count) }
    return true
  }

  private func read<Result>(
    _ kind: Kind, _ key: CacheKey, _ body: (UnsafeRawBufferPointer) -> Result?
  ) -> Result? {
    if let index = pack.find(kind: kind.rawValue, key: key) {
      guard let bytes = pack.bytes(of: pack.rows[index]), let result = body(bytes) else {
        return nil
      }
      changes.withLock { _ = $0.used.insert(index) }
      return result
    }
    let added = changes.withLock { $0.added[Entry(kind: kind.rawValue, key: key)] }
    return added.flatMap { $0.withUnsafeBytes(body) }
  }

  private func add(_ kind: Kind, _ key: CacheKey, _ bytes: [UInt8]) {
    let isDue = changes.withLock { changes in
      changes.added[Entry(kind: kind.rawValue, key: key)] = bytes
      guard changes.added.count >= changes.checkpoint else { return false }
      changes.checkpoint *= 2
      return true
    }
    if isDue { saveUnasked() }
  }

  /// Writes what was added since the last time, where a scan that is cut off after this would have
  /// to find out much again.
  func checkpoint() {
    let isDue = changes.withLock { $0.added.count - $0.written >= Self.firstCheckpoint }
    if isDue { saveUnasked() }
  }

  /// A scan that is cut off leaves what it learned so far.
  private func saveUnasked() {
    do {
      _ = try save()
    } catch {
      // The save at the end of the scan fails too, and says why.
      return
    }
  }

  /// Of the tool's version and of the layout of every type that is written as it lies in memory.
  private static func format(toolVersion: String) -> UInt64 {
    var builder = CacheKeyBuilder()
    builder.add("assay scan cache 5")
    builder.add(toolVersion)
    for stride in [
      MemoryLayout<DeclarationFact>.stride, MemoryLayout<InheritedTypeFact>.stride,
      MemoryLayout<NameUse>.stride, MemoryLayout<LiteralFact>.stride,
      MemoryLayout<ImportFact>.stride,
      MemoryLayout<ConditionFact>.stride, MemoryLayout<IgnoreCommand>.stride,
      MemoryLayout<UnusedLocalFact>.stride, MemoryLayout<UnusedParameterFact>.stride,
      MemoryLayout<SymbolTable.Entry>.stride, MemoryLayout<Occurrence>.stride,
      MemoryLayout<OccurrenceRelation>.stride, DeclarationKind.allCases.count,
    ] { builder.add(stride) }
    return builder.key.low
  }

  private static func hexadecimal(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
