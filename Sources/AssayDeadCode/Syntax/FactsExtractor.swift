// SPDX-License-Identifier: MIT

internal import AssayParserStack
@_spi(RawSyntax) internal import SwiftParser
@_spi(RawSyntax) internal import SwiftSyntax

/// Reads one Swift source into `FileFacts`.
enum FactsExtractor {
  /// The parser gives up below this many open brackets, and hands the rest over as loose tokens.
  /// Its own default differs between debug and release builds; facts must not.
  private static let maximumNestingLevel = 256

  static func facts(of source: [UInt8]) -> FileFacts {
    source.withUnsafeBufferPointer { facts(of: $0) }
  }

  /// - Parameter source: UTF-8; bytes that are not are skipped as the compiler skips them.
  static func facts(of source: UnsafeBufferPointer<UInt8>) -> FileFacts {
    var facts = FileFacts()
    if !ParserStack.run(source, { facts = factsOnThisThread(of: source) }) {
      var walker = FactsWalker(source)
      facts = walker.looseFacts()
      facts.isGenerated = GeneratedHeader.isIn(source)
    }
    return facts
  }

  private static func factsOnThisThread(of source: UnsafeBufferPointer<UInt8>) -> FileFacts {
    let tree = Parser.parse(source: source, maximumNestingLevel: maximumNestingLevel)
    return withExtendedLifetime(tree) {
      var walker = FactsWalker(source)
      var facts = walker.facts(of: Node(raw: tree.raw, offset: 0))
      facts.isGenerated = GeneratedHeader.isIn(source)
      facts.isPartial = tree.hasMaximumNestingLevelOverflow
      return facts
    }
  }
}
