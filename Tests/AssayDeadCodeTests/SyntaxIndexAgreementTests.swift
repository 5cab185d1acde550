// SPDX-License-Identifier: MIT

import AssayFindings
import Testing

@testable import AssayDeadCode

@Suite("Places of names, as the compiler's index has them")
struct SyntaxIndexAgreementTests {
  private static let source = """
    prefix operator +++
    precedencegroup Group { higherThan: AdditionPrecedence }
    public struct Outer<Value> {
      var stored = 1, other: Int = 2
      var (left, right) = (1, 2)
      lazy var late: Int = { let local = 3; return local }()
      static var computed: Int { get { 1 } set { print(newValue) } }
      enum Inner: String { case one = "1", two; case `default` }
      enum Loaded { case empty; indirect case full(value: Int, String) }
      init?(value: Value) { return nil }
      subscript(index: Int, at place: Int) -> Int { index + place + stored }
      func method(_ a: Int, with b: Int...) -> Int { self.stored + a + b[0] }
      static prefix func +++ (value: Outer<Value>) -> Int { value.stored }
    }
    class Base { deinit {} ; func over() {} }
    final class Derived: Base { override func over() { super.over() } }
    actor Counter { var count = 0 }
    protocol Shape { associatedtype Element; var area: Int { get }; func draw(_ x: Int) }
    extension Outer.Loaded: Equatable { func isEmpty() -> Bool { self == .empty } }
    typealias Alias = Outer<Int>.Loaded
    let global = Alias.full(value: 1, "é"); func free(a: Alias) -> Bool { a.isEmpty() }
    func match(_ a: Alias) -> Int {
      switch a { case .empty: return 0; case .full(let value, _): return value }
    }
    let path = \\Base.self, text = "\\(global) \\(free(a: .empty))"
    """

  /// Every definition stands at a fact of its name, and every reference to one of them at a use.
  @Test func definitionsAndReferences() async throws {
    let fixture = try IndexFixture()
    try fixture.write(Self.source, to: "A.swift")
    try fixture.compile(["A.swift"])
    let data = try await fixture.read().data
    let file = try #require(data.files.first { $0.path == fixture.path("A.swift") })
    let facts = FactsExtractor.facts(of: Array(Self.source.utf8))
    let factOfPlace = Dictionary(
      facts.declarations.map { ($0.nameStart, $0) }, uniquingKeysWith: { first, _ in first })
    let uses = Set(facts.uses.map(\.start))
    var defined: Set<SymbolID> = []
    var count = 0
    for occurrence in file.occurrences where !occurrence.roles.contains(.implicit) {
      let entry = data.symbols[occurrence.symbol]
      guard !entry.isAccessor, !entry.isParameter, occurrence.roles.contains(.definition) else {
        continue
      }
      let place = SourcePosition(line: occurrence.line, column: occurrence.column)
      let name = data.symbols.name(of: occurrence.symbol)
      let fact = factOfPlace[place]
      #expect(fact != nil, "\(name) at \(place.line):\(place.column)")
      if let fact, fact.kind != .extension { #expect(facts.names[fact.fullName] == name) }
      defined.insert(occurrence.symbol)
      count += 1
    }
    #expect(count > 30)
    for occurrence in file.occurrences
    where defined.contains(occurrence.symbol) && occurrence.roles.contains(.reference)
      && !occurrence.roles.contains(.implicit)
    {
      let place = SourcePosition(line: occurrence.line, column: occurrence.column)
      let name = data.symbols.name(of: occurrence.symbol)
      #expect(uses.contains(place), "\(name) at \(place.line):\(place.column)")
    }
  }
}
