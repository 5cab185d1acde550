// SPDX-License-Identifier: MIT

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension SnapshotReport {
  /// The report as JSON; `Schema/snapshot-report.schema.json` describes it.
  ///
  /// - Throws: `EncodingError`, which no input can cause.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(Document(self)), as: UTF8.self) + "\n"
  }

  private struct Document: Encodable {
    struct Group: Encodable {
      var title: String
      var snapshots: [String]
    }

    struct Snapshot: Encodable {
      var path: String
      var status: String
      var words: [String]
      /// In pixels: x, y, width and height.
      var areas: [[Int]]
      var reference: String?
      var rendition: String?
      var difference: String?
    }

    var schemaVersion = 1
    var counts: [String: Int]
    var groups: [Group]
    var snapshots: [Snapshot]

    init(_ report: SnapshotReport) {
      counts = Dictionary(
        uniqueKeysWithValues: Status.allCases.map { ($0.rawValue, report.count($0)) })
      groups = report.groups.map { group in
        Group(title: group.title, snapshots: group.members.map { report.entries[$0].path })
      }
      snapshots = report.entries.map { entry in
        Snapshot(
          path: entry.path, status: entry.status.rawValue, words: entry.words,
          areas: entry.areas.map { [$0.x, $0.y, $0.width, $0.height] },
          reference: entry.files.reference, rendition: entry.files.rendition,
          difference: entry.files.difference)
      }
    }
  }
}
