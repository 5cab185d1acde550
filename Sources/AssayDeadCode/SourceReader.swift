// SPDX-License-Identifier: MIT

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Reads and parses sources.
enum SourceReader {
  static func facts(of source: [UInt8], _ cache: ScanCache?) -> FileFacts {
    guard let cache else { return FactsExtractor.facts(of: source) }
    let key = CacheKey(of: source)
    if let facts = cache.facts(for: key) { return facts }
    let facts = FactsExtractor.facts(of: source)
    cache.store(facts, for: key)
    return facts
  }

  /// - Throws: `DeadCodeError.unreadable`.
  static func bytes(of path: String) throws -> [UInt8] {
    do {
      return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw DeadCodeError.unreadable(path: path, reason: "it is gone or may not be read")
    }
  }
}
