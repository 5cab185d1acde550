// SPDX-License-Identifier: MIT

import AssayFindings
import AssayTestSupport
import Foundation
import Testing

@testable import AssayDeadCode

/// An index that does not know all sources, or that does not fit them, is no reason to call less or
/// more unused.
@Suite("Index coverage")
struct IndexCoverageTests {
  private func scanner(
    _ fixture: IndexFixture, _ change: (inout ScanConfiguration) -> Void = { _ in }
  ) -> DeadCodeScanner {
    var configuration = ScanConfiguration()
    configuration.indexStores = [fixture.store]
    configuration.usesCache = false
    configuration.retainPublic = false
    change(&configuration)
    return DeadCodeScanner(root: fixture.root, configuration: configuration, toolVersion: "0")
  }

  private static let library = "func shared() {}\nfunc forgotten() {}\n"
  private static let program = "@main struct App { static func main() { shared() } }\n"

  @Test func everySourceThatNoUnitCoversIsNamed() async throws {
    let fixture = try IndexFixture()
    try fixture.write(Self.library, to: "Library.swift")
    try fixture.write("import Dispatch\n" + Self.program, to: "Program.swift")
    try fixture.write("// Nothing is declared here.\n", to: "Empty.swift")
    try fixture.compile(["Library.swift"])
    await #expect(
      throws: DeadCodeError.incompleteIndex(covered: 2, total: 3, missing: ["'Program.swift'"])
    ) { _ = try await scanner(fixture).report() }

    let report = try await scanner(fixture) { $0.allowsIncompleteIndex = true }.report()
    // What the program names is kept, though the index does not know the program.
    #expect(report.findings.compactMap(\.subject?.name) == ["forgotten()"])
    #expect(report.coverage == SourceCoverage(sources: 3, covered: 2, keptForDoubt: 1))
    #expect(
      Array(report.notes.prefix(2)) == [
        "2 of 3 sources indexed, 1 declaration kept only because of doubt",
        "the index does not know 'Program.swift'; what they name is kept",
      ])
  }

  @Test func aModuleThatWasNotBuiltIsNamedAsAWhole() async throws {
    let fixture = try IndexFixture()
    try fixture.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "p", targets: [.target(name: "Lib"), .executableTarget(name: "App")])
      """, to: "Package.swift")
    try fixture.write(Self.library, to: "Sources/Lib/Library.swift")
    try fixture.write("func a() {}\n", to: "Sources/App/A.swift")
    try fixture.write(Self.program, to: "Sources/App/Program.swift")
    try fixture.compile(["Sources/Lib/Library.swift"], module: "Lib")
    await #expect(
      throws: DeadCodeError.incompleteIndex(
        covered: 1, total: 3, missing: ["module 'App' (2 sources)"])
    ) { _ = try await scanner(fixture).report() }
    let report = try await scanner(fixture) { $0.excludedTargets = ["App"] }.report()
    #expect(report.coverage?.sources == 1)
  }

  /// A package with a project for an example app beside it: of a public repository, only the
  /// package builds on Linux.
  @Test(arguments: [1, 3])
  func anXcodeProjectBesideAPackage(ofSources count: Int) async throws {
    let fixture = try IndexFixture()
    try fixture.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "p", targets: [.target(name: "Lib")])
      """, to: "Package.swift")
    try fixture.write(Self.library, to: "Sources/Lib/Library.swift")
    try fixture.write("func shown() { forgotten() }\n", to: "Sources/Lib/Other.swift")
    try fixture.compile(["Sources/Lib/Library.swift", "Sources/Lib/Other.swift"], module: "Lib")
    let names = (1...count).map { "Example\($0).swift" }
    for name in names { try fixture.write("func example() { shared() }\n", to: name) }
    try fixture.write(Self.exampleProject(of: names), to: "Example.xcodeproj/project.pbxproj")

    guard count == 1 else {
      await #expect(
        throws: DeadCodeError.incompleteIndex(
          covered: 2, total: 5, missing: ["module 'Example' (3 sources)"])
      ) { _ = try await scanner(fixture).report() }
      return
    }
    let report = try await scanner(fixture).report()
    // `shared()` is kept for the example.
    let functions = report.findings.filter { $0.subject?.name.hasSuffix("()") == true }
    #expect(functions.compactMap(\.subject?.name) == ["forgotten()", "shown()"])
    #expect(
      report.notes.contains(
        "the index does not know module 'Example' (1 source); what they name is kept"))
  }

  /// SwiftPM compiles a plugin without an index. It cannot import a target of its package, so it
  /// has the sources that it shares through links, as swift-docc-plugin does.
  @Test("what a plugin names is kept, and its own sources are not judged")
  func aPluginThatSharesSources() async throws {
    let fixture = try IndexFixture()
    try fixture.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "p",
        products: [.plugin(name: "Tool", targets: ["Tool"])],
        targets: [
          .target(name: "Lib"),
          .plugin(
            name: "Tool", capability: .command(intent: .custom(verb: "tool", description: "t"))),
        ])
      """, to: "Package.swift")
    try fixture.write(
      Self.library + "func own() { recursive() }\n", to: "Sources/Lib/Library.swift")
    try fixture.write("func recursive() { recursive() }\n", to: "Sources/Lib/Other.swift")
    try fixture.write("func tool() { shared() }\n", to: "Plugins/Tool/Tool.swift")
    try FileManager.default.createSymbolicLink(
      atPath: fixture.path("Plugins/Tool/Lib"), withDestinationPath: "../../Sources/Lib")
    try fixture.compile(["Sources/Lib/Library.swift", "Sources/Lib/Other.swift"], module: "Lib")
    let report = try await scanner(fixture).report()
    let functions = report.findings.filter { $0.subject?.name.hasSuffix("()") == true }
    #expect(functions.compactMap(\.subject?.name) == ["forgotten()", "own()", "recursive()"])
    #expect(report.coverage == SourceCoverage(sources: 2, covered: 2, keptForDoubt: 1))
  }

  private static func exampleProject(of names: [String]) -> String {
    let references = names.map {
      "F\($0) = {isa = PBXFileReference; path = \($0); sourceTree = \"<group>\"; };\n"
        + "B\($0) = {isa = PBXBuildFile; fileRef = F\($0); };\n"
    }
    return """
      // !$*UTF8*$!
      {
        objects = {
          ROOT = {isa = PBXProject; mainGroup = MAIN; targets = (APP, ); };
          MAIN = {
            isa = PBXGroup; children = (\(names.map { "F\($0), " }.joined())); sourceTree = "<group>";
          };
          APP = {
            isa = PBXNativeTarget; name = Example; productType = "com.apple.product-type.application";
            buildPhases = (P, );
          };
          P = {isa = PBXSourcesBuildPhase; files = (\(names.map { "B\($0), " }.joined())); };
          \(references.joined())
        };
        rootObject = ROOT;
      }
      """
  }

  /// SwiftPM compiles what is behind a link in a target's folder, wherever that is.
  @Test(arguments: ["Sources/Lib/Linked.swift", "Sources/Lib/Linked"], [true, false])
  func aLinkOutOfThePackage(link: String, hasIndex: Bool) async throws {
    let outside = try TemporaryFolder(["In/Linked.swift": "func linked() { shared() }\n"])
    let fixture = try IndexFixture()
    try fixture.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "p", targets: [.target(name: "Lib")])
      """, to: "Package.swift")
    try fixture.write(
      Self.library + "public func run() { linked() }\n", to: "Sources/Lib/Library.swift")
    let isFolder = !link.hasSuffix(".swift")
    try FileManager.default.createSymbolicLink(
      atPath: fixture.path(link),
      withDestinationPath: outside.path + (isFolder ? "/In" : "/In/Linked.swift"))
    let linked = isFolder ? link + "/Linked.swift" : link
    let names = ["Sources/Lib/Library.swift", linked]
    if hasIndex { try fixture.compile(names, module: "Lib") }
    func report(_ change: (inout ScanConfiguration) -> Void = { _ in }) async throws -> [String] {
      let report = try await scanner(fixture) {
        $0.retainPublic = true
        $0.rules = ["unused-function"]
        if !hasIndex { ($0.syntaxOnly, $0.indexStores) = (true, []) }
        change(&$0)
      }.report()
      #expect(report.coverage?.sources == report.coverage?.covered)
      return report.findings.map { "\($0.location.path) \($0.subject?.name ?? "")" }
    }
    #expect(try await report() == ["Sources/Lib/Library.swift forgotten()"])
    // What is behind the link is a source of the package, under the link's name.
    try fixture.write(Self.library, to: "Sources/Lib/Library.swift")
    if hasIndex { try fixture.compile(names, module: "Lib") }
    #expect(
      try await report() == [
        "Sources/Lib/Library.swift shared()", "Sources/Lib/Library.swift forgotten()",
        "\(linked) linked()",
      ])
    #expect(try await report { $0.reportExclude = ["**/Linked.swift"] }.count == 2)
  }

  @Test func aCompleteIndexSaysSo() async throws {
    let fixture = try IndexFixture()
    try fixture.write(Self.library, to: "Library.swift")
    try fixture.write(Self.program, to: "Program.swift")
    try fixture.compile(["Library.swift", "Program.swift"])
    let report = try await scanner(fixture).report()
    #expect(report.coverage == SourceCoverage(sources: 2, covered: 2, keptForDoubt: 0))
    #expect(
      report.notes.first == "2 of 2 sources indexed, 0 declarations kept only because of doubt")
  }

  struct WrongUSR: CustomTestStringConvertible, Sendable {
    var file: String
    var usr: String
    /// Whether the right USR is the only one that it can have come from.
    var isRefused: Bool
    var testDescription: String { "\(usr) in \(file)" }
  }

  /// The USR of `helper()` in the module `M` is `s:1M6helperyyF`. A symbol's name is beside it and
  /// fits the source.
  @Test(arguments: [
    // `r` is 0x72 and `s` 0x73, `M` 0x4D and `L` 0x4C: one bit. `t` is 0x74, `N` 0x4E: two.
    WrongUSR(file: "Helper.swift", usr: "s:1M6helpesyyF", isRefused: true),
    WrongUSR(file: "Helper.swift", usr: "s:1M6helpetyyF", isRefused: false),
    WrongUSR(file: "Helper.swift", usr: "s:1L6helperyyF", isRefused: true),
    WrongUSR(file: "Program.swift", usr: "s:1M6helpesyyF", isRefused: true),
    WrongUSR(file: "Program.swift", usr: "s:1M6helpetyyF", isRefused: false),
    WrongUSR(file: "Program.swift", usr: "s:1L6helperyyF", isRefused: true),
    WrongUSR(file: "Program.swift", usr: "s:1N6helperyyF", isRefused: false),
    WrongUSR(file: "Program.swift", usr: "s:1M7helperyyF", isRefused: true),
  ])
  func aWrongBitInAUSRMakesNothingUnused(_ row: WrongUSR) async throws {
    let fixture = try IndexFixture()
    try fixture.write("func helper() {}\nfunc forgotten() {}\n", to: "Helper.swift")
    try fixture.write(
      "@main struct App { static func main() { helper() } }\n", to: "Program.swift")
    try fixture.compile(["Helper.swift", "Program.swift"])
    let record = try #require(fixture.storeFiles("records").first { $0.contains(row.file) })
    var bytes = Array(try Data(contentsOf: URL(fileURLWithPath: record)))
    let place = try #require(bytes.firstRange(of: Array("s:1M6helperyyF".utf8)))
    bytes.replaceSubrange(place, with: Array(row.usr.utf8))
    try Data(bytes).write(to: URL(fileURLWithPath: record))
    if row.isRefused {
      await #expect(throws: IndexStoreError.self) { _ = try await scanner(fixture).report() }
      return
    }
    let report = try await scanner(fixture).report()
    #expect(report.findings.compactMap(\.subject?.name) == ["forgotten()"])
  }

  @Test("a member that the compiler makes is no damage, though a type of nearly its name has one")
  func namesThatDifferInOneBit() async throws {
    let fixture = try IndexFixture()
    try fixture.write(
      """
      // `A` is 0x41 and `C` 0x43.
      struct A: Hashable { var value = 1 }
      struct C: Hashable {
        var value = 1
        func hash(into hasher: inout Hasher) { hasher.combine(value) }
      }
      @main struct App {
        static func main() {
          var hasher = Hasher()
          A().hash(into: &hasher)
          C().hash(into: &hasher)
          print(A() == A(), C() == C())
        }
      }

      """, to: "Program.swift")
    try fixture.compile(["Program.swift"])
    #expect(try await scanner(fixture).report().findings.isEmpty)
  }

  @Test("the index of a plain build is the last one where the scan has none of its own")
  func skippedBuild() async throws {
    let fixture = try IndexFixture()
    try fixture.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "p", targets: [.target(name: "Lib")])
      """, to: "Package.swift")
    try fixture.write(Self.library, to: "Sources/Lib/Library.swift")
    try fixture.compile(["Sources/Lib/Library.swift"], module: "Lib")
    try FileManager.default.createDirectory(
      atPath: fixture.path(".build/debug/index"), withIntermediateDirectories: true)
    try FileManager.default.moveItem(
      atPath: fixture.store, toPath: fixture.path(".build/debug/index/store"))
    let report = try await scanner(fixture) {
      $0.indexStores = []
      $0.skipsBuild = true
    }.report()
    #expect(report.coverage?.covered == 1)
    #expect(report.findings.contains { $0.subject?.name == "forgotten()" })
  }

  @Test func doubtNamesItsPlace() async throws {
    let fixture = try IndexFixture()
    try fixture.write(
      "@main struct App { static func main() {} }\nfunc doubtful() {}\n", to: "A.swift")
    try fixture.write("#if os(Windows)\n  let made = doubtful()\n#endif\n", to: "B.swift")
    try fixture.compile(["A.swift", "B.swift"])
    let result = try await scanner(fixture).scan()
    guard case .declarations(let found) = try Explainer(result).answer(to: "doubtful") else {
      Issue.record("no declaration is called 'doubtful'")
      return
    }
    let place = Explainer.Place(path: "B.swift", position: SourcePosition(line: 2, column: 14))
    #expect(found.first?.steps.first?.place == place)
    #expect(result.report.coverage?.keptForDoubt == 1)
  }

  /// Every change of a symbol or a role where a symbol stands at its own name is an error, or is
  /// counted as doubt, or takes no finding away. The role that tells calls from values is left out.
  @Test func aChangedRecordNeverFindsLessInSilence() async throws {
    let fixture = try IndexFixture()
    try fixture.write(
      """
      @main struct App { static func main() { shared(); print(Box(one: 1).one) } }
      func shared() { inner() }
      func inner() {}
      func forgotten() { gone() }
      func gone() {}
      struct Box {
        var one: Int
        var spare: Int { one }
        func unused() {}
      }
      class Lid { class var spareWidth: Int { 2 } }
      enum Way { case north, south }
      """, to: "A.swift")
    try fixture.compile(["A.swift"])
    let data = try await fixture.read().data
    let source = Array(try String(contentsOfFile: fixture.path("A.swift"), encoding: .utf8).utf8)
    let facts = FactsExtractor.facts(of: source)
    let file = try #require(data.files.first)
    let sound = try #require(result(of: file, facts, data.symbols, source: source))
    // Two functions, a property, a method, the class and the enum.
    #expect(sound.findings.count == 6)

    var (noticed, doubted) = (0, 0)
    for changed in Self.changes(of: file, symbols: data.symbols, facts, source: source) {
      guard let found = result(of: changed, facts, data.symbols, source: source) else {
        noticed += 1
        continue
      }
      let isLess = !sound.findings.isSubset(of: found.findings)
      if isLess { doubted += 1 }
      let difference = zip(file.occurrences, changed.occurrences).filter { $0 != $1 }
      #expect(!isLess || found.keptForDoubt > sound.keptForDoubt, "\(difference)")
    }
    #expect(noticed > 50)
    #expect(doubted > 0)
  }

  /// Each bit of the USR of each symbol that is used, as one record says it and no other: an error,
  /// or counted as doubt, and never a finding about what is used.
  @Test func aWrongBitInAUSRFindsNothingThatIsUsed() async throws {
    let fixture = try IndexFixture()
    try fixture.write(
      """
      @main struct App {
        static func main() { print(Box(one: 1).one, Crate(two: 2).two, Crate(.init(four: 4)), shared()) }
      }
      struct Box { var one: Int; init(one: Int) { self.one = one } }
      struct Crate { var two: Int; var three = 3 }
      extension Crate { init(_ box: Lid) { self.init(two: box.four) } }
      struct Lid { var four: Int; init(four: Int) { self.four = four }; init() { four = 0 } }
      func shared() -> Kind? { Kind(rawValue: "a") ?? Kind(rawValue: "a"[...]) }
      enum Kind: String { case a }
      extension Kind { init?(rawValue: Substring) { self.init(rawValue: String(rawValue)) } }
      """, to: "A.swift")
    try fixture.compile(["A.swift"])
    let data = try await fixture.read().data
    let source = Array(try String(contentsOfFile: fixture.path("A.swift"), encoding: .utf8).utf8)
    let facts = FactsExtractor.facts(of: source)
    let file = try #require(data.files.first)
    let sound = try #require(result(of: file, facts, data.symbols, source: source))
    // `Crate.three` is never read.
    #expect(sound.findings.contains("unused-initializer init()"), "\(sound.findings)")

    var noticed = 0
    for (changed, symbols) in Self.wrongBits(of: file, data.symbols) {
      guard let found = result(of: changed, facts, symbols, source: source) else {
        noticed += 1
        continue
      }
      let usr = symbols.usr(of: SymbolID(rawValue: UInt32(symbols.count - 1)))
      #expect(found.findings.isSubset(of: sound.findings), "\(usr)")
      let isLess = found.findings.count < sound.findings.count
      #expect(!isLess || found.keptForDoubt > sound.keptForDoubt, "\(usr)")
    }
    #expect(noticed > 100)
  }

  /// The file, with a symbol of another USR in place of one that it defines and uses.
  private static func wrongBits(
    of file: IndexedFile, _ symbols: SymbolTable
  ) -> [(IndexedFile, SymbolTable)] {
    let defined = Set(file.occurrences.filter { $0.roles.contains(.definition) }.map(\.symbol))
    let used = Set(file.occurrences.filter { $0.roles.contains(.reference) }.map(\.symbol))
    var result: [(IndexedFile, SymbolTable)] = []
    for symbol in defined.intersection(used).sorted() where !symbols[symbol].isAccessor {
      let usr = Array(symbols.usrUTF8(of: symbol))
      let entry = symbols[symbol]
      for bit in 0..<usr.count * 8 {
        var wrong = usr
        wrong[bit / 8] ^= 1 << UInt8(bit % 8)
        var table = symbols
        let other = table.append(
          usr: wrong, name: symbols.nameUTF8(of: symbol), kind: entry.kind, subkind: entry.subkind,
          properties: entry.properties, isSwift: entry.isSwift)
        var changed = file
        for index in changed.occurrences.indices
        where changed.occurrences[index].symbol == symbol
          && changed.occurrences[index].roles.contains(.reference)
        {
          changed.occurrences[index].symbol = other
        }
        result.append((changed, table))
      }
    }
    return result
  }

  /// At the label of a memberwise initializer's call, the index has the property that it sets.
  @Test func anotherSymbolAtALabelIsDamage() async throws {
    let fixture = try IndexFixture()
    try fixture.write(
      """
      @main struct App {
        static func main() { print(Box(one: 1, `in`: 2).one, `Box`(one : 3)); f() }
      }
      struct Box { var one: Int; var `in` = 0; var two: Int { one + `in` } }
      func f() {}
      """, to: "A.swift")
    try fixture.compile(["A.swift"])
    let data = try await fixture.read().data
    let source = Array(try String(contentsOfFile: fixture.path("A.swift"), encoding: .utf8).utf8)
    let facts = FactsExtractor.facts(of: source)
    let file = try #require(data.files.first)
    _ = try #require(result(of: file, facts, data.symbols, source: source))
    let places = Set(facts.uses.map(\.start) + facts.declarations.map(\.nameStart))
    let labels = file.occurrences.indices.filter { index in
      let occurrence = file.occurrences[index]
      let place = SourcePosition(line: occurrence.line, column: occurrence.column)
      return !places.contains(place) && occurrence.roles.contains(.reference)
        && ["one", "in"].contains(data.symbols.name(of: occurrence.symbol))
    }
    #expect(labels.count == 3)
    for index in labels {
      for name in ["one", "in", "two", "f()"]
      where name != data.symbols.name(of: file.occurrences[index].symbol) {
        let other = try #require(
          file.occurrences.first { data.symbols.name(of: $0.symbol) == name })
        var changed = file
        changed.occurrences[index].symbol = other.symbol
        let found = result(of: changed, facts, data.symbols, source: source)
        #expect(found == nil, "'\(name)' at occurrence \(index)")
      }
    }
  }

  private func result(
    of file: IndexedFile, _ facts: FileFacts, _ symbols: SymbolTable, source: [UInt8]
  ) -> (findings: Set<String>, keptForDoubt: Int)? {
    let list = OccurrenceList(occurrences: file.occurrences, relations: file.relations)
    guard list.isValid(symbolCount: symbols.count) else { return nil }
    var file = file
    // As records are read.
    file.occurrences.sort { ($0.line, $0.column, $0.symbol) < ($1.line, $1.column, $1.symbol) }
    let sweep = FileSweep(facts: facts, records: [file], symbols: symbols, source: source)
    guard sweep.misfit == nil else { return nil }
    let source = SourceGraph.File(
      path: "A.swift", modules: ["M"], isTest: false, facts: facts, declarations: 0..<0,
      referencedModules: nil)
    let lost = LostSymbols(symbols, files: [source], sweeps: [sweep])
    guard lost.damage(in: [sweep]) == nil else { return nil }
    let graph = IndexGraphBuilder.graph(
      files: [source], sweeps: [sweep], symbols: symbols, lost: lost)
    let analyzed = GraphAnalyzer(
      configuration: ScanConfiguration(), publicModules: [], confidence: .high
    ).analyze(graph)
    return (
      Set(analyzed.findings.map { "\($0.rule) \($0.subject?.name ?? "")" }),
      analyzed.keptForDoubt
    )
  }

  private static func changes(
    of file: IndexedFile, symbols: SymbolTable, _ facts: FileFacts, source: [UInt8]
  ) -> [IndexedFile] {
    // NB: the labels of a call are neither: the index has the properties that they set there.
    let places = Set(facts.uses.map(\.start) + facts.declarations.map(\.nameStart))
    let lines = source.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    func isAtItsName(_ occurrence: Occurrence) -> Bool {
      let name = symbols.nameUTF8(of: occurrence.symbol).prefix { $0 != UInt8(ascii: "(") }
      // `indexstore_symbol_kind_t`: types are also where they are not written.
      let isType = (5...11).contains(symbols[occurrence.symbol].kind)
      let place = SourcePosition(line: occurrence.line, column: occurrence.column)
      return !name.isEmpty && !isType && places.contains(place)
        && lines[Int(occurrence.line) - 1].dropFirst(Int(occurrence.column) - 1).starts(with: name)
    }
    let named = Set(file.occurrences.filter(isAtItsName).map(\.symbol)).sorted()
    var result: [IndexedFile] = []
    for index in file.occurrences.indices {
      let occurrence = file.occurrences[index]
      guard isAtItsName(occurrence), !occurrence.roles.contains(.implicit) else { continue }
      func change(_ body: (inout Occurrence) -> Void) {
        var copy = file
        body(&copy.occurrences[index])
        if copy != file { result.append(copy) }
      }
      for bit in 0..<9 where bit != 5 {
        change { $0.roles.formSymmetricDifference(SymbolRoles(rawValue: 1 << UInt32(bit))) }
      }
      for symbol in named { change { $0.symbol = symbol } }
    }
    return result
  }
}
