// SPDX-License-Identifier: MIT

package import AssayGraphics

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A rendition that waits to be accepted or rejected.
package struct PendingSnapshot: Hashable, Sendable {
  /// Of the reference and of the pending file, each relative to its folder.
  package var relativePath: String
  /// The hash of the reference's file that it was compared with; nil where there was none.
  package var replaces: PixelHash?
  /// The first line of the failure and the words of the difference.
  package var words: [String]

  init(relativePath: String, replaces: PixelHash?, words: [String]) {
    self.relativePath = relativePath
    self.replaces = replaces
    self.words = words
  }
}

/// The form in which it is kept beside the pending file.
struct PendingRecord: Codable {
  var replaces: String?
  var words: [String]

  init(_ pending: PendingSnapshot) {
    replaces = pending.replaces?.hex
    words = pending.words
  }

  func encoded() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try Array(encoder.encode(self))
  }

  static func decoded(_ bytes: [UInt8], relativePath: String) throws -> PendingSnapshot {
    let record: PendingRecord
    do {
      record = try JSONDecoder().decode(PendingRecord.self, from: Data(bytes))
    } catch {
      throw SnapshotStoreError(
        .damagedPendingRecord(reason: "it is not valid JSON"), path: relativePath)
    }
    var hash: PixelHash?
    if let text = record.replaces {
      hash = PixelHash(hex: text)
      if hash == nil {
        throw SnapshotStoreError(
          .damagedPendingRecord(reason: "'\(text)' is not a hash"), path: relativePath)
      }
    }
    return PendingSnapshot(relativePath: relativePath, replaces: hash, words: record.words)
  }
}
