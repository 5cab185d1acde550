// SPDX-License-Identifier: MIT

/// What `IndexReader` gives back.
package struct IndexReading: Sendable {
  package var data: IndexData
  /// Sources that changed after every unit of theirs was written, sorted; their occurrences may lie at
  /// wrong places.
  package var staleFiles: [String]
  /// The stores' folders without symbolic links, as read.
  package var stores: [String]

  /// Those of `files` (absolute, without symbolic links) that no store knows, in their order.
  package func missingFiles(of files: [String]) -> [String] {
    let known = Set(data.files.map(\.path))
    return files.filter { !known.contains($0) }
  }
}
