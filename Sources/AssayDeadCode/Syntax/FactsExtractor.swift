// SPDX-License-Identifier: MIT

@_spi(RawSyntax) internal import SwiftParser
@_spi(RawSyntax) internal import SwiftSyntax

/// Reads one Swift source into `FileFacts`.
enum FactsExtractor {
  /// The parser gives up below this many open brackets, and hands the rest over as loose tokens.
  /// Its own default differs between debug and release builds; facts must not.
  private static let maximumNestingLevel = 256

  /// What the parser may need of stack for each byte of a source that nests as deep as it can.
  private static let stackPerByte = 32 << 10
  private static let largestStack = 1 << 30

  static func facts(of source: [UInt8]) -> FileFacts {
    source.withUnsafeBufferPointer { facts(of: $0) }
  }

  /// - Parameter source: UTF-8; bytes that are not are skipped as the compiler skips them.
  static func facts(of source: UnsafeBufferPointer<UInt8>) -> FileFacts {
    let nesting = NestingEstimate(source)
    guard nesting.isRisky else { return factsOnThisThread(of: source) }
    var facts = FileFacts()
    guard nesting.isBearable else {
      facts.lineCount = LineTable(source).lineCount
      return facts
    }
    let stack = min(largestStack, (8 << 20) + source.count * stackPerByte)
    LargeStack.run(bytes: stack) { facts = factsOnThisThread(of: source) }
    return facts
  }

  private static func factsOnThisThread(of source: UnsafeBufferPointer<UInt8>) -> FileFacts {
    let tree = Parser.parse(source: source, maximumNestingLevel: maximumNestingLevel)
    return withExtendedLifetime(tree) {
      var walker = FactsWalker(source)
      var facts = walker.facts(of: Node(raw: tree.raw, offset: 0))
      facts.isGenerated = GeneratedHeader.isIn(source)
      return facts
    }
  }
}
