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

  /// - Parameter source: UTF-8; of a source in another encoding, the names are known and no more.
  static func facts(of source: UnsafeBufferPointer<UInt8>) -> FileFacts {
    if let text = WideText.utf8(of: source) {
      return text.withUnsafeBufferPointer { looseFacts(of: $0, .encoding) }
    }
    var facts = FileFacts()
    if ParserStack.run(source, { facts = factsOnThisThread(of: source) }) { return facts }
    return looseFacts(of: source, .tooDeep)
  }

  private static func factsOnThisThread(of source: UnsafeBufferPointer<UInt8>) -> FileFacts {
    let tree = Parser.parse(source: source, maximumNestingLevel: maximumNestingLevel)
    return withExtendedLifetime(tree) {
      let file = Node(raw: tree.raw, offset: 0)
      let isTooDeep = tree.hasMaximumNestingLevelOverflow
      let error = isTooDeep ? nil : file.firstError
      if error != nil, let marker = conflictMarker(in: source) {
        return looseFacts(of: source, .conflict, at: marker)
      }
      var walker = FactsWalker(source)
      var facts = walker.facts(of: file)
      facts.isGenerated = GeneratedHeader.isIn(source)
      if isTooDeep { facts.unread = .tooDeep }
      if let error {
        facts.unread = .syntax
        facts.unreadLine = walker.lines.position(error).line
      }
      return facts
    }
  }

  private static func looseFacts(
    of source: UnsafeBufferPointer<UInt8>, _ reason: UnreadReason, at offset: Int = 0
  ) -> FileFacts {
    var walker = FactsWalker(source)
    var facts = walker.looseFacts()
    facts.isGenerated = GeneratedHeader.isIn(source)
    facts.unread = reason
    facts.unreadLine = walker.lines.position(offset).line
    return facts
  }

  /// The first line that git marks a conflict with.
  private static func conflictMarker(in source: UnsafeBufferPointer<UInt8>) -> Int? {
    var start = 0
    while start < source.count {
      let line = source[start...]
      if line.starts(with: "<<<<<<< ".utf8) { return start }
      guard let end = source.offset(of: UInt8(ascii: "\n"), from: start) else { return nil }
      start = end + 1
    }
    return nil
  }
}
