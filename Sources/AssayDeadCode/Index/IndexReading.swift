// SPDX-License-Identifier: MIT

/// What `IndexReader` gives back.
package struct IndexReading: Sendable {
  package var data: IndexData
  /// Sources that changed after every unit of theirs was written, sorted; their occurrences may lie
  /// at wrong places.
  package var staleFiles: [String]
}
