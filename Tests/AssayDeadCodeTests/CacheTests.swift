// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import AssayDeadCode

@Suite("The scan cache")
struct CacheTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("assay-cache-\(UUID().uuidString)").path

  private func open(root: String = "/root", version: String = "1") -> ScanCache {
    ScanCache(directory: folder, root: root, toolVersion: version)
  }

  private func remove() throws {
    try FileManager.default.removeItem(atPath: folder)
  }

  private func key(_ number: Int) -> CacheKey {
    CacheKey(of: [UInt8(number & 0xFF), UInt8(number >> 8)])
  }

  @Test func entriesComeBackAfterSaving() throws {
    let first = open()
    #expect(first.facts(for: key(1)) == nil)
    first.store(.sample(seed: 1), for: key(1))
    first.storeBlob([1, 2, 3], for: key(1))
    first.storeBlob([], for: key(2))
    #expect(first.facts(for: key(1)) == .sample(seed: 1))
    #expect(try first.save())
    let second = open()
    #expect(second.facts(for: key(1)) == .sample(seed: 1))
    #expect(second.blob(for: key(1)) == [1, 2, 3])
    #expect(second.blob(for: key(2)) == [])
    #expect(second.blob(for: key(3)) == nil)
    #expect(try !second.save())
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 1)
    try remove()
  }

  @Test func anotherRootVersionOrFolderHasOtherEntries() throws {
    let cache = open()
    cache.storeBlob([1], for: key(1))
    try cache.save()
    #expect(open(root: "/root2").blob(for: key(1)) == nil)
    #expect(open(version: "2").blob(for: key(1)) == nil)
    #expect(open().blob(for: key(1)) == [1])
    try remove()
  }

  @Test func entriesLeaveAfterFourSavesWithoutUse() throws {
    let cache = open()
    cache.storeBlob([1], for: key(1))
    cache.storeBlob([2], for: key(2))
    try cache.save()
    for round in 1...4 {
      let next = open()
      #expect(next.blob(for: key(2)) == [2])
      next.storeBlob([], for: key(100 + round))
      try next.save()
      let rows = try #require(Pack(path: cache.path, format: next.format)).rows
      #expect(rows.contains { $0.key == key(1) } == (round < 4))
      #expect(rows.contains { $0.key == key(2) })
    }
    try remove()
  }

  @Test("a scan that is cut off leaves what it learned")
  func cutOff() throws {
    let cache = open()
    let last = ScanCache.firstCheckpoint
    for number in 1...last { cache.storeBlob([UInt8(number & 0xFF)], for: key(number)) }
    // It is not asked to save.
    let next = open()
    #expect(next.blob(for: key(1)) == [1])
    #expect(next.blob(for: key(last)) == [UInt8(last & 0xFF)])
    #expect(open().blob(for: key(last + 1)) == nil)
    try remove()
  }

  @Test("the end of a phase is written, where much was learned since the last time")
  func endOfPhase() throws {
    let cache = open()
    // Written by itself at once and twice this number, and next at four times.
    let many = ScanCache.firstCheckpoint
    for number in 1..<many * 3 { cache.storeBlob([UInt8(number & 0xFF)], for: key(number)) }
    cache.checkpoint()
    #expect(open().blob(for: key(many * 2)) == [UInt8(many * 2 & 0xFF)])
    #expect(open().blob(for: key(many * 2 + 1)) == nil)
    cache.storeBlob([7], for: key(many * 3))
    cache.checkpoint()
    #expect(open().blob(for: key(many * 2 + 1)) == [UInt8((many * 2 + 1) & 0xFF)])
    #expect(open().blob(for: key(many * 3)) == [7])
    try remove()
  }

  /// Whatever byte is wrong, an entry is what was stored or is not there.
  @Test func damageIsTheSameAsNothing() throws {
    let cache = open()
    cache.storeBlob(Array("some bytes".utf8), for: key(1))
    cache.store(.sample(), for: key(2))
    try cache.save()
    let url = URL(fileURLWithPath: cache.path)
    let bytes = Array(try Data(contentsOf: url))
    var lost = 0
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= 0x10
      try Data(changed).write(to: url)
      let damaged = open()
      let blob = damaged.blob(for: key(1))
      let facts = damaged.facts(for: key(2))
      #expect(blob == nil || blob == Array("some bytes".utf8))
      #expect(facts == nil || facts == .sample())
      if blob == nil || facts == nil { lost += 1 }
    }
    // Only the padding between entries may change without effect.
    #expect(lost > bytes.count - 32)
    for length in stride(from: 0, to: bytes.count, by: 7) {
      try Data(bytes[..<length]).write(to: url)
      #expect(open().blob(for: key(1)) == nil)
    }
    let repaired = open()
    repaired.storeBlob([9], for: key(1))
    try repaired.save()
    #expect(open().blob(for: key(1)) == [9])
    try remove()
  }

  @Test func anOpenCacheStaysWholeWhileItsFileIsReplacedOrDeleted() throws {
    let cache = open()
    cache.storeBlob([1], for: key(1))
    try cache.save()
    let reader = open()
    let other = open()
    other.storeBlob([2], for: key(1))
    try other.save()
    #expect(reader.blob(for: key(1)) == [1])
    #expect(open().blob(for: key(1)) == [2])
    try remove()
    #expect(reader.blob(for: key(1)) == [1])
    reader.storeBlob([3], for: key(3))
    try reader.save()
    #expect(open().blob(for: key(3)) == [3])
    try remove()
  }

  @Test func manySavesAtOnceLeaveOneWholeFile() async throws {
    let caches = (0..<8).map { _ in open() }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (index, cache) in caches.enumerated() {
        let key = key(index)
        group.addTask {
          for round in 0..<20 {
            cache.storeBlob([UInt8(index), UInt8(round)], for: key)
            try cache.save()
          }
        }
      }
      try await group.waitForAll()
    }
    let found = (0..<8).filter { open().blob(for: key($0)) == [UInt8($0), 19] }
    #expect(found.count >= 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 1)
    try remove()
  }

  @Test func theOldestCachesLeaveAFullFolder() throws {
    let paths = try (0..<3).map { index in
      let cache = open(root: "/\(index)")
      cache.storeBlob([UInt8](repeating: 1, count: 1000), for: key(1))
      try cache.save()
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1000 - Double(index))],
        ofItemAtPath: cache.path)
      return cache.path
    }
    // Four files of more than 1000 and less than 1500 bytes: two fit into 3000. The last of the
    // three has the earliest time.
    let cache = open(root: "/new")
    cache.storeBlob([UInt8](repeating: 1, count: 1000), for: key(1))
    try cache.save(folderLimit: 3000)
    let exist = (paths + [cache.path]).map { FileManager.default.fileExists(atPath: $0) }
    #expect(exist == [true, false, false, true])
    try remove()
  }

  @Test func aFolderThatCannotBeMadeIsAnError() throws {
    try Data().write(to: URL(fileURLWithPath: folder))
    let cache = ScanCache(directory: "\(folder)/inside", root: "/", toolVersion: "1")
    cache.storeBlob([1], for: key(1))
    #expect(throws: ScanCacheError(path: "\(folder)/inside", reason: "Not a directory")) {
      try cache.save()
    }
    #expect(cache.blob(for: key(1)) == [1])
    try remove()
  }

  /// The length and each part count: no two lists of texts have one key.
  @Test func keysTellValuesApart() {
    func key(_ texts: [String]) -> CacheKey {
      var builder = CacheKeyBuilder()
      builder.add(texts)
      return builder.key
    }
    #expect(key(["a", "b"]) == key(["a", "b"]))
    #expect(key(["a", "b"]) != key(["ab"]))
    #expect(key(["ab", ""]) != key(["a", "b"]))
    #expect(CacheKey(of: [0]) != CacheKey(of: [0, 0]))
  }
}

@Suite("Reading index stores with a cache")
struct CacheIndexTests {
  @Test func warmReadsAreTheSameAndFollowChanges() async throws {
    let fixture = try IndexFixture()
    try fixture.write("func f() { g() }\n", to: "F.swift")
    try fixture.write("func g() {}\n", to: "G.swift")
    try fixture.compile(["F.swift", "G.swift"])
    func cache() -> ScanCache {
      ScanCache(directory: fixture.path("cache"), root: fixture.root, toolVersion: "1")
    }
    let cold = try await fixture.read().data
    let first = cache()
    #expect(try await fixture.read(cache: first).data == cold)
    #expect(try first.save())
    let second = cache()
    #expect(try await fixture.read(cache: second).data == cold)
    #expect(try !second.save())

    // Without the records only the cache can answer.
    let records = try fixture.storeFiles("records")
    for record in records { try FileManager.default.moveItem(atPath: record, toPath: record + "~") }
    #expect(try await fixture.read(cache: cache()).data == cold)
    for record in records { try FileManager.default.moveItem(atPath: record + "~", toPath: record) }

    try fixture.write("func g() {}\nfunc h() { f() }\n", to: "G.swift")
    try fixture.compile(["F.swift", "G.swift"])
    let third = cache()
    let changed = try await fixture.read(cache: third).data
    #expect(changed != cold)
    #expect(changed == (try await fixture.read().data))
    #expect(changed.places(in: "G.swift", roles: .definition).contains("2:6 s:1M1hyyF"))
    #expect(try third.save())

    try FileManager.default.removeItem(atPath: fixture.path("F.swift"))
    #expect(try await fixture.read(cache: cache()).data == fixture.read().data)
  }
}

extension ScanCache {
  fileprivate func blob(for key: CacheKey) -> [UInt8]? { withBlob(for: key) { Array($0) } }
}
