// SPDX-License-Identifier: MIT

import AssayDeadCode
import Foundation
import Testing

@Suite("Index stores that cannot be read")
struct IndexStoreErrorTests {
  private func error(of fixture: IndexFixture) async throws -> IndexStoreError.Code? {
    do {
      _ = try await fixture.read()
      return nil
    } catch let error as IndexStoreError {
      return error.code
    }
  }

  @Test("a path at which there is nothing holds no store")
  func noStore() async throws {
    #expect(try await error(of: IndexFixture()) == .storeNotFound)
  }

  @Test func anEmptyFolder() async throws {
    let fixture = try IndexFixture()
    try FileManager.default.createDirectory(
      atPath: fixture.store, withIntermediateDirectories: false)
    #expect(try await error(of: fixture) == .notAStore)
  }

  @Test func aFileInPlaceOfTheStore() async throws {
    let fixture = try IndexFixture()
    try fixture.write("", to: "store")
    #expect(try await error(of: fixture) == .storeNotFound)
  }

  @Test("a store of another format is refused with the version found and the one expected")
  func anotherFormat() async throws {
    let fixture = try IndexFixture()
    try FileManager.default.createDirectory(
      atPath: "\(fixture.store)/v4/units", withIntermediateDirectories: true)
    #expect(try await error(of: fixture) == .formatVersion(found: "v4", expected: "v5"))
  }

  @Test func anotherFormatBesideOurs() async throws {
    let fixture = try IndexFixture()
    try fixture.write("func f() {}\n", to: "F.swift")
    try fixture.compile(["F.swift"])
    try FileManager.default.createDirectory(
      atPath: "\(fixture.store)/v4/units", withIntermediateDirectories: true)
    #expect(try await error(of: fixture) == nil)
  }

  @Test func noUnitsFolder() async throws {
    let fixture = try IndexFixture()
    try FileManager.default.createDirectory(
      atPath: "\(fixture.store)/v5", withIntermediateDirectories: true)
    #expect(try await error(of: fixture) == .noUnits)
  }

  enum Damage: String, CaseIterable {
    case missing, empty, cut, halved, zeros, zeroTail, text, folder
  }

  private func damage(_ path: String, _ damage: Damage) throws {
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    let half = bytes.count / 2
    try FileManager.default.removeItem(atPath: path)
    let new: [UInt8]
    switch damage {
    case .missing: return
    case .folder:
      return try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: false)
    case .empty: new = []
    case .cut: new = Array(bytes.dropLast(4))
    case .halved: new = Array(bytes[..<half])
    case .zeros: new = bytes.map { _ in 0 }
    case .zeroTail: new = bytes[..<half] + bytes[half...].map { _ in 0 }
    case .text: new = bytes.indices.map { UInt8(ascii: "a") + UInt8($0 % 26) }
    }
    try Data(new).write(to: URL(fileURLWithPath: path))
  }

  @Test(arguments: Damage.allCases)
  func aDamagedRecord(_ damage: Damage) async throws {
    let fixture = try IndexFixture()
    try fixture.write("func f() {}\n", to: "F.swift")
    try fixture.compile(["F.swift"])
    try self.damage(try #require(fixture.storeFiles("records").first), damage)
    guard case .unreadableRecord = try await error(of: fixture) else {
      Issue.record("read without an error")
      return
    }
  }

  @Test(arguments: Damage.allCases.filter { $0 != .missing })
  func aDamagedUnit(_ damage: Damage) async throws {
    let fixture = try IndexFixture()
    try fixture.write("func f() {}\n", to: "F.swift")
    try fixture.compile(["F.swift"])
    try self.damage(try #require(fixture.storeFiles("units").first), damage)
    guard case .unreadableUnit = try await error(of: fixture) else {
      Issue.record("read without an error")
      return
    }
  }

  @Test(.enabled(if: geteuid() != 0, "root may read everything"))
  func aRecordWithoutPermission() async throws {
    let fixture = try IndexFixture()
    try fixture.write("func f() {}\n", to: "F.swift")
    try fixture.compile(["F.swift"])
    let record = try #require(fixture.storeFiles("records").first)
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: record)
    #expect(try await error(of: fixture) == .unreadableRecord(reason: "Permission denied"))
  }

  @Test func aRecordCutAtEveryLength() async throws {
    let fixture = try IndexFixture()
    try fixture.write("struct S { func f() { f() } }\n", to: "F.swift")
    try fixture.compile(["F.swift"])
    let record = try #require(fixture.storeFiles("records").first)
    let url = URL(fileURLWithPath: record)
    let bytes = try Data(contentsOf: url)
    var read: [Int] = []
    for length in 0..<bytes.count {
      try bytes.prefix(length).write(to: url)
      do {
        let data = try await fixture.read().data
        read.append(length)
        #expect(data.files.map(\.occurrences) == [[]])
      } catch let error as IndexStoreError {
        guard case .unreadableRecord = error.code else {
          Issue.record("\(error)")
          return
        }
      }
    }
    // Cut after its second block, a record is that of a file without declarations, byte for byte.
    #expect(read.count == 1)
  }

  @Test("a library that is not at the path given is refused with that path")
  func noLibrary() async throws {
    await #expect(
      throws: IndexStoreError(.libraryNotFound(tried: ["/no/lib.so"]), path: "/no/lib.so")
    ) {
      try await IndexStoreLibrary.locate(explicitPath: "/no/lib.so", searchPath: "")
    }
  }

  @Test func aLibraryThatIsNone() async throws {
    let fixture = try IndexFixture()
    try fixture.write("no library", to: "lib.so")
    do {
      _ = try IndexStoreLibrary(path: fixture.path("lib.so"))
      Issue.record("opened a text")
    } catch let error as IndexStoreError {
      guard case .libraryUnusable = error.code else {
        Issue.record("\(error)")
        return
      }
    }
  }

  @Test(arguments: [
    (#"{"paths": {"runtimeResourcePath": "/opt/swift/usr/lib/swift"}}"#, "/opt/swift/usr/lib"),
    (#"{ "runtimeResourcePath" : "/a b/lib/swift" }"#, "/a b/lib"),
  ])
  func theCompilersAnswer(_ row: (text: String, folder: String)) {
    let path = IndexStoreLibrary.path(targetInfo: row.text)
    #expect(path?.hasPrefix("\(row.folder)/libIndexStore.") == true)
  }

  @Test(arguments: ["", "{}", #"{"runtimeResourcePath""#, #"{"runtimeResourcePath": ""}"#])
  func anAnswerWithoutThePath(_ text: String) {
    #expect(IndexStoreLibrary.path(targetInfo: text) == nil)
  }

  @Test func messagesSayWhatWhereAndWhatNext() {
    #expect(
      "\(IndexStoreError(.formatVersion(found: "v4", expected: "v5"), path: "/s"))"
        == "the index store at '/s' has format v4 and this toolchain reads v5; delete it and build "
        + "again with the toolchain in use")
    let files = (1...12).map { "/\($0).swift" }
    let text = "\(IndexStoreError(.stale(files: files), path: ""))"
    #expect(text.contains("'/10.swift' and 2 more; build again"))
    #expect(!text.contains("/11.swift"))
  }
}
