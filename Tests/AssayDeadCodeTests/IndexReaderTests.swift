// SPDX-License-Identifier: MIT

import AssayDeadCode
import Foundation
import Testing

@Suite("Reading index stores")
struct IndexReaderTests {
  // Columns count from 1: struct Foo { func bar() {} }      Foo at 8, bar at 19 func use(_ f: Foo)
  // { f.bar() }    use at 6, Foo at 15, bar at 24 USRs by the mangling rules: s: + module (1M) +
  // name with its length + kind; F of () -> () is yyF.
  @Test func occurrencesAndRelations() async throws {
    let fixture = try IndexFixture()
    try fixture.write("struct Foo { func bar() {} }\n", to: "Foo.swift")
    try fixture.write("func use(_ f: Foo) { f.bar() }\n", to: "Use.swift")
    try fixture.compile(["Foo.swift", "Use.swift"])
    let data = try await fixture.read().data

    #expect(data.files.map(\.path) == [fixture.path("Foo.swift"), fixture.path("Use.swift")])
    #expect(data.files.map(\.modules) == [["M"], ["M"]])
    let definitions = data.places(in: "Foo.swift", roles: .definition)
    #expect(definitions.contains("1:8 s:1M3FooV"))
    #expect(definitions.contains("1:19 s:1M3FooV3baryyF"))
    // The function and its parameter, which is named at 12; a parameter's USR is its function's and
    // more.
    let inUse = data.places(in: "Use.swift", roles: .definition)
    #expect(inUse.count == 2)
    #expect(inUse.first == "1:6 s:1M3useyyAA3FooVF")
    #expect(inUse.last?.hasPrefix("1:12 s:1M3useyyAA3FooVF1f") == true)
    #expect(
      data.places(in: "Use.swift", roles: .reference) == [
        "1:15 s:1M3FooV", "1:24 s:1M3FooV3baryyF",
      ])

    let bar = try #require(data.symbols.find(usr: "s:1M3FooV3baryyF"))
    #expect(data.symbols.name(of: bar) == "bar()")
    #expect(data.symbols[bar].isSwift)
    // `indexstore_symbol_kind_t`: an instance method is 16.
    #expect(data.symbols[bar].kind == 16)
    let use = try #require(data.files.last)
    let call = try #require(use.occurrences.first { $0.symbol == bar })
    #expect(call.roles.isSuperset(of: [.reference, .call]))
    let relations = use.relations[Int(call.relationsStart)...].prefix(Int(call.relationsCount))
    #expect(
      relations.contains {
        data.symbols.usr(of: $0.symbol) == "s:1M3useyyAA3FooVF" && $0.roles.contains(.calledBy)
      })
    #expect(data.symbols.find(usr: "s:1M3FooV3baz") == nil)
  }

  @Test func symbolsAreSortedByUSR() async throws {
    let fixture = try IndexFixture()
    try fixture.write(
      "func b() { a() }\nfunc a() {}\nstruct B {}\nstruct A { var b: B }\n", to: "F.swift")
    try fixture.compile(["F.swift"])
    let symbols = try await fixture.read().data.symbols
    let usrs = (0..<symbols.count).map { symbols.usr(of: SymbolID(rawValue: UInt32($0))) }
    #expect(usrs.count >= 5)
    #expect(zip(usrs, usrs.dropFirst()).allSatisfy { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }

  @Test(arguments: [1, 2, 3, 8])
  func anyNumberOfThreadsGivesTheSame(_ threads: Int) async throws {
    let fixture = try IndexFixture()
    let names = (0..<20).map { "F\($0).swift" }
    for (index, name) in names.enumerated() {
      let next = (index + 7) % names.count
      try fixture.write(
        "struct S\(index) { func f() { S\(next)().f() } }\nfunc g\(index)() {}\n", to: name)
    }
    try fixture.compile(names)
    #expect(try await fixture.read(threads: threads).data == fixture.read(threads: 1).data)
  }

  @Test func aFileOfTwoModulesWithOneContentIsThereForEach() async throws {
    let fixture = try IndexFixture()
    try fixture.write("func f() {}\n", to: "F.swift")
    try fixture.compile(["F.swift"], module: "M")
    try fixture.compile(["F.swift"], module: "N")
    let files = try await fixture.read().data.files
    #expect(files.map(\.modules).sorted { $0[0] < $1[0] } == [["M"], ["N"]])
  }

  @Test func configurationsWithDifferentCodeAreBothThere() async throws {
    let fixture = try IndexFixture()
    try fixture.write("#if X\nfunc x() {}\n#else\nfunc y() {}\n#endif\n", to: "F.swift")
    try fixture.compile(["F.swift"], outputs: "plain")
    try fixture.compile(["F.swift"], outputs: "x", flags: ["-D", "X"])
    let data = try await fixture.read().data
    #expect(data.files.count == 2)
    #expect(
      data.places(in: "F.swift", roles: .definition).sorted() == ["2:6 s:1M1xyyF", "4:6 s:1M1yyyF"])
  }

  @Test func configurationsWithTheSameCodeAreOneFile() async throws {
    let fixture = try IndexFixture()
    try fixture.write("func f() {}\n", to: "F.swift")
    try fixture.compile(["F.swift"], outputs: "plain")
    try fixture.compile(["F.swift"], outputs: "x", flags: ["-D", "X"])
    let data = try await fixture.read().data
    #expect(data.files.count == 1)
    #expect(data.files.first?.modules == ["M"])
  }

  @Test func storesAreMerged() async throws {
    let fixture = try IndexFixture()
    let other = try IndexFixture()
    try fixture.write("func f() {}\n", to: "F.swift")
    try other.write("func g() {}\n", to: "G.swift")
    try fixture.compile(["F.swift"])
    try other.compile(["G.swift"], module: "N")
    let reading = try await IndexReader(
      library: IndexFixture.library(), stores: [fixture.store, other.store]
    ).read()
    #expect(
      reading.data.files.map(\.path).sorted()
        == [fixture.path("F.swift"), other.path("G.swift")].sorted())
  }

  @Test func filesThatAreGoneOrOutsideAreDropped() async throws {
    let fixture = try IndexFixture()
    let names = ["Kept.swift", "Gone.swift", ".build/Made.swift"]
    for (index, name) in names.enumerated() { try fixture.write("func f\(index)() {}\n", to: name) }
    try fixture.compile(names)
    try FileManager.default.removeItem(atPath: fixture.path("Gone.swift"))
    #expect(try await fixture.read().data.files.map(\.path) == [fixture.path("Kept.swift")])

    let all = try await IndexReader(library: IndexFixture.library(), stores: [fixture.store]).read()
    #expect(all.data.files.count == 2)
  }

  @Test func aStoreOfOtherSourcesIsAnError() async throws {
    let fixture = try IndexFixture()
    try fixture.write("func f() {}\n", to: "F.swift")
    try fixture.compile(["F.swift"])
    try FileManager.default.removeItem(atPath: fixture.path("F.swift"))
    await #expect(throws: IndexStoreError(.noUnits, path: fixture.store)) {
      try await fixture.read()
    }
  }

  @Test(
    "a source is stale when it is newer than its unit, not when both are of one time",
    arguments: [(999.0, false), (1000, false), (1001, true)])
  func staleness(_ row: (time: TimeInterval, isStale: Bool)) async throws {
    let fixture = try IndexFixture()
    try fixture.write("func f() {}\n", to: "F.swift")
    try fixture.compile(["F.swift"])
    for unit in try fixture.storeFiles("units") { try fixture.setTime(1000, of: unit) }
    try fixture.setTime(row.time, of: fixture.path("F.swift"))
    let reading = try await fixture.read()
    #expect(reading.staleFiles == (row.isStale ? [fixture.path("F.swift")] : []))
    #expect(reading.data.files.count == 1)
  }

  @Test func anOldUnitBesideAFreshOneDoesNotCount() async throws {
    let fixture = try IndexFixture()
    try fixture.write("func old() {}\n", to: "F.swift")
    try fixture.compile(["F.swift"], module: "Left")
    for unit in try fixture.storeFiles("units") { try fixture.setTime(1000, of: unit) }
    try fixture.write("func new() {}\n", to: "F.swift")
    try fixture.setTime(2000, of: fixture.path("F.swift"))
    try fixture.compile(["F.swift"], module: "Joined")
    let reading = try await fixture.read()
    #expect(reading.staleFiles == [])
    #expect(reading.data.files.map(\.modules) == [["Joined"]])
    #expect(reading.data.places(in: "F.swift", roles: .definition) == ["1:6 s:6Joined3newyyF"])
  }

  @Test func spacesAndOtherScriptsInPaths() async throws {
    let fixture = try IndexFixture(folderName: "a b – ünï 目")
    try fixture.write("func f() {}\n", to: "Ö F.swift")
    try fixture.compile(["Ö F.swift"])
    #expect(try await fixture.read().data.files.map(\.path) == [fixture.path("Ö F.swift")])
  }

  @Test func linksLeadToOneFileAndCirclesNowhere() async throws {
    let fixture = try IndexFixture()
    try fixture.write("func f() {}\n", to: "Real/F.swift")
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: fixture.path("Linked"), withDestinationPath: fixture.path("Real"))
    try fixture.write("func g() {}\n", to: "Circle.swift")
    try fixture.compile(["Linked/F.swift", "Circle.swift"])
    try manager.removeItem(atPath: fixture.path("Circle.swift"))
    try manager.createSymbolicLink(
      atPath: fixture.path("Circle.swift"), withDestinationPath: fixture.path("Circle.swift"))
    #expect(try await fixture.read().data.files.map(\.path) == [fixture.path("Real/F.swift")])
  }
}
