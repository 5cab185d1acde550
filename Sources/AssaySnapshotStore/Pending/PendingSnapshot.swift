// SPDX-License-Identifier: MIT

package import AssayDiff
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
  /// Those of the words that say what changed, without counts of pixels.
  package var changes: [String]
  /// Around groups of different pixels.
  package var areas: [PixelBox]

  init(
    relativePath: String, replaces: PixelHash?, words: [String], changes: [String] = [],
    areas: [PixelBox] = []
  ) {
    self.relativePath = relativePath
    self.replaces = replaces
    self.words = words
    self.changes = changes
    self.areas = areas
  }
}

/// The form in which it is kept beside the pending file.
struct PendingRecord: Codable {
  var replaces: String?
  var words: [String]
  // Absent in records of earlier versions.
  var changes: [String]?
  var areas: [PixelBox]?

  init(_ pending: PendingSnapshot) {
    replaces = pending.replaces?.hex
    words = pending.words
    changes = pending.changes
    areas = pending.areas
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
    return PendingSnapshot(
      relativePath: relativePath, replaces: hash, words: record.words,
      changes: record.changes ?? record.words, areas: record.areas ?? [])
  }
}
