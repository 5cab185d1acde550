// SPDX-License-Identifier: MIT

import Testing

@testable import AssayDeadCode

@Suite("Sources that are no Swift")
struct SyntaxFuzzTests {
  /// SplitMix64 (Steele, Lea and Flood 2014): small and the same everywhere.
  private struct Generator {
    var state: UInt64

    mutating func next(below limit: Int) -> Int {
      state &+= 0x9e37_79b9_7f4a_7c15
      var z = state
      z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
      z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
      return Int((z ^ (z >> 31)) % UInt64(limit))
    }
  }

  private static let seed = Array(
    """
    // assay:ignore a - b
    @A(b) public struct S<T>: P where T: Q {
      var a = 1, (b, c) = (2, { [x] in x }), d: Int { get { 1 } set(y) { y } }
      init?(a: Int = 1, _ b: String...) throws { self.a = a; guard let b else { return } }
      func f(x y: inout T) -> some P { switch y { case .a(let z) where z > 1, .b: fallthrough
        default: for case let i? in \\.a { label: while true { break label } } } }
      #if os(Linux)
      subscript(i: Int) -> Int { "\\(i) text" as? Int ?? 0 }
      #else
      enum E: Int { case a = 1, b(Int) ; indirect case c }
      #endif
      static func +++ (l: S, r: S) -> S { #m(l) { $0 } b: { r } }
    }
    """.utf8)

  @Test(arguments: 0..<40)
  func mutationsOfASourceAreRead(_ number: Int) {
    var generator = Generator(state: UInt64(number))
    var source = Self.seed
    for _ in 0..<(1 + generator.next(below: 8)) {
      let start = generator.next(below: source.count)
      let end = min(source.count, start + 1 + generator.next(below: 40))
      switch generator.next(below: 3) {
      case 0 where source.count > 100: source.removeSubrange(start..<end)
      case 1:
        source.insert(contentsOf: source[start..<end], at: generator.next(below: source.count))
      default: source[start] = UInt8(generator.next(below: 256))
      }
    }
    let facts = FactsExtractor.facts(of: source)
    #expect(facts.declarations.enumerated().allSatisfy { $1.parent < Int32($0) })
    #expect(facts.uses.allSatisfy { Int($0.declaration) < facts.declarations.count })
    #expect(zip(facts.uses, facts.uses.dropFirst()).allSatisfy { $0.start <= $1.start })
  }

  @Test func everyBeginningOfASourceIsRead() {
    for count in stride(from: 0, to: Self.seed.count, by: 17) {
      let facts = FactsExtractor.facts(of: Array(Self.seed[..<count]))
      #expect(facts.declarations.count <= 30)
    }
  }

  /// Each nests as deep as it is long, in a way of its own.
  @Test(arguments: [
    "(", "{", "!", "if x {} else ", ".a", "x.", "try ", "-", "@A ", "class A {", "f(1).",
  ])
  func deepSourcesAreRead(_ text: String) {
    let source = "let x = " + String(repeating: text, count: 1500)
    #expect(FactsExtractor.facts(of: Array(source.utf8)).lineCount == 1)
  }

  @Test func bytesThatAreNoTextAreRead() {
    #expect(FactsExtractor.facts(of: [0xff, 0xfe, 0, 0x80]).declarations.isEmpty)
    #expect(FactsExtractor.facts(of: []).declarations.isEmpty)
  }
}
