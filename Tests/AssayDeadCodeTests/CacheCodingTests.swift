// SPDX-License-Identifier: MIT

import AssayFindings
import Testing

@testable import AssayDeadCode

@Suite("What the cache writes and reads")
struct CacheCodingTests {
  @Test(arguments: [FileFacts(), .sample()])
  func factsComeBack(_ facts: FileFacts) {
    #expect(facts.encoded().withUnsafeBytes { FileFacts(encoded: $0) } == facts)
  }

  @Test func factsCutAnywhereAreRefused() {
    let bytes = FileFacts.sample().encoded()
    for length in bytes.indices {
      #expect(bytes[..<length].withUnsafeBytes { FileFacts(encoded: $0) } == nil)
    }
    #expect((bytes + [0]).withUnsafeBytes { FileFacts(encoded: $0) } == nil)
  }

  /// Each row breaks one index of the sample.
  @Test(arguments: 0..<16)
  func factsWithAnIndexOutOfRangeAreRefused(_ row: Int) {
    var facts = FileFacts.sample()
    let name = NameID(rawValue: UInt32(facts.names.count))
    switch row {
    case 0: facts.declarations[0].name = name
    case 1: facts.declarations[1].fullName = name
    case 2: facts.declarations[0].parent = 0
    case 3: facts.declarations[1].parent = -2
    case 4: facts.declarations[0].attributesCount = 3
    case 5: facts.declarations[0].inheritanceStart = .max
    case 6: facts.declarations[0].condition = 2
    case 7: facts.attributeNames[0] = name
    case 8: facts.inheritedTypes[0].text = name
    case 9: facts.uses[0].declaration = 2
    case 10: facts.uses[0].labels = name
    case 11: facts.imports[0].condition = -2
    case 12: facts.conditions[1].parent = 1
    case 13: facts.ignoreCommands[0].reason = name
    case 14: facts.unusedLocals[0].condition = 2
    default: facts.unusedParameters[0].declaration = 2
    }
    #expect(facts.encoded().withUnsafeBytes { FileFacts(encoded: $0) } == nil)
  }

  @Test func aByteThatIsNoCaseIsRefused() throws {
    let facts = FileFacts.sample()
    let bytes = facts.encoded()
    // Before the declarations: two counts, 3 ends of 4 bytes padded to 16, the names' bytes padded,
    // a count.
    let names = (facts.names.bytes.count + 7) / 8 * 8
    let start = 8 + 16 + 8 + names + 8
    let kind = try #require(MemoryLayout.offset(of: \DeclarationFact.kind)) + start
    #expect(bytes[kind] == DeclarationKind.macro.rawValue)
    for byte in (DeclarationKind.macro.rawValue + 1)...UInt8.max {
      var changed = bytes
      changed[kind] = byte
      #expect(changed.withUnsafeBytes { FileFacts(encoded: $0) } == nil)
    }
  }

  @Test func garbageIsReadOrRefused() {
    var random = SplitMix(state: 1)
    let bytes = FileFacts.sample().encoded()
    let units = IndexUnitList(units: [.sample]).encoded()
    for _ in 0..<20_000 {
      for original in [bytes, units] {
        var changed = original
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          changed[Int.random(in: changed.indices, using: &random)] = UInt8(
            truncatingIfNeeded: random.next())
        }
        changed.withUnsafeBytes { changed in
          _ = FileFacts(encoded: changed).map { facts in
            facts.declarations.map { facts.names[$0.fullName] }
          }
          _ = IndexUnitList(encoded: changed)
          _ = IndexRecordSet(encoded: changed)
        }
      }
    }
    #expect(bytes.withUnsafeBytes { FileFacts(encoded: $0) } != nil)
  }

  @Test func unitsComeBack() {
    var other = IndexUnit.sample
    other.name = "other"
    other.records = []
    other.dependencies = ["Swift", "A"]
    let list = IndexUnitList(units: [.sample, other])
    #expect(list.encoded().withUnsafeBytes { IndexUnitList(encoded: $0) } == list)
  }

  @Test func recordsComeBack() async throws {
    let set = try await IndexRecordSet(merging: [.sample], threads: 1)
    #expect(set.symbols.usr(of: SymbolID(rawValue: 0)) == "s:a")
    let bytes = set.encoded()
    #expect(bytes.withUnsafeBytes { IndexRecordSet(encoded: $0) } == set)
    for length in bytes.indices {
      #expect(bytes[..<length].withUnsafeBytes { IndexRecordSet(encoded: $0) } == nil)
    }
  }

  /// A symbol's description is that of the record that defines it, whatever the order of the
  /// records.
  @Test func theDefiningRecordDescribesASymbol() async throws {
    var user = IndexRecord.sample
    var definer = IndexRecord.sample
    user.symbols = SymbolTable()
    _ = user.symbols.append(
      usr: "s:b".utf8, name: "b".utf8, kind: 20, subkind: 0, properties: 0, isSwift: true)
    user.isDefined = [false]
    user.occurrences = []
    user.relations = []
    definer.isDefined = [true, true]
    let one = try await IndexRecordSet(merging: [user, definer], threads: 1)
    let two = try await IndexRecordSet(merging: [definer, user], threads: 1)
    #expect(one.symbols == two.symbols)
    #expect(one.symbols[SymbolID(rawValue: 1)].kind == 21)
  }

  struct Other: CustomTestStringConvertible, Sendable {
    var name = "b"
    var kind: UInt16 = 21
    var subkind: UInt16 = 0
    var isSwift = true
    var usr = "s:b"
    var isRefused = true
    var testDescription: String { "\(usr) \(name) \(kind) \(subkind) \(isSwift)" }

    var record: IndexRecord {
      var record = IndexRecord()
      _ = record.symbols.append(
        usr: usr.utf8, name: name.utf8, kind: kind, subkind: subkind, properties: 0,
        isSwift: isSwift)
      record.isDefined = [false]
      return record
    }
  }

  @Test(
    "what records say of one symbol fits together",
    arguments: [
      Other(isRefused: false), Other(kind: 20, isRefused: false), Other(kind: 16),
      Other(name: "c"), Other(subkind: 3), Other(isSwift: false),
      Other(name: "c", usr: "s:c", isRefused: false),
      // Systems may call one of C's symbols a macro or a function.
      Other(kind: 4, usr: "c:b", isRefused: false),
    ])
  func contradictions(_ row: Other) async throws {
    var first = Other()
    first.usr = row.usr == "c:b" ? "c:b" : "s:b"
    var found: IndexRecordSet.Contradiction?
    do {
      _ = try await IndexRecordSet(merging: [first.record, row.record], threads: 1)
    } catch let contradiction as IndexRecordSet.Contradiction {
      found = contradiction
    }
    #expect((found != nil) == row.isRefused)
    if let found { #expect(found.record == 1 && found.symbol == "b") }
  }
}

extension IndexUnit {
  fileprivate static var sample: IndexUnit {
    IndexUnit(
      name: "F.o-1", time: 5, size: 6, module: "M",
      records: [Record(path: "/a b/F.swift", name: "F.swift-2")], dependencies: ["Swift"])
  }
}

extension IndexRecord {
  fileprivate static var sample: IndexRecord {
    var record = IndexRecord()
    let second = record.symbols.append(
      usr: "s:b".utf8, name: "b".utf8, kind: 21, subkind: 0, properties: 7, isSwift: true)
    let first = record.symbols.append(
      usr: "s:a".utf8, name: "a".utf8, kind: 6, subkind: 0, properties: 0, isSwift: true)
    record.isDefined = [false, true]
    record.relations = [OccurrenceRelation(symbol: first, roles: .baseOf)]
    record.occurrences = [
      Occurrence(
        symbol: second, roles: .reference, line: 1, column: 1, relationsStart: 0,
        relationsCount: 1),
      Occurrence(
        symbol: first, roles: .definition, line: 1, column: 1, relationsStart: 1,
        relationsCount: 0),
    ]
    return record
  }
}
