// SPDX-License-Identifier: MIT

internal import AssayResources

/// Takes keys out of a string table.
enum StringTableEdit {
  /// Whether a file is a string table, and no Swift source.
  static func isTable(_ path: String) -> Bool {
    path.hasSuffix(".strings") || path.hasSuffix(".xcstrings")
  }

  /// - Throws: `Refusal` where what is left would not be the table without the keys.
  static func edit(_ path: String, bytes: [UInt8], without keys: Set<String>) throws(Refusal)
    -> FileEdit
  {
    do {
      let table = try StringTableText(path: path, bytes: bytes)
      let edit = FileEdit(
        path: path, original: bytes,
        changes: table.deletions(of: keys).map { ByteChange(range: $0) }, deletesFile: false)
      let left = try StringTableText(path: path, bytes: edit.result ?? []).entries.map(\.key)
      if left == table.entries.map(\.key).filter({ !keys.contains($0) }) { return edit }
    } catch {
      throw Refusal("'\(path)' cannot be read: \(error)")
    }
    throw Refusal("the other keys of '\(path)' would change with it")
  }
}
