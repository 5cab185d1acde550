// SPDX-License-Identifier: MIT

/// Data that an app ships without a telling name, of which a text may be the name of an asset or
/// the key of a string: `json/fish` with the content of a JSON file.
enum DataFiles {
  /// Names of files without an extension whose content is data, relative to the root and sorted.
  ///
  /// - Parameter root: absolute.
  static func unnamed(below root: String) -> [String] {
    FolderWalk.everyFile(in: root).filter { path in
      let parts = path.split(separator: "/")
      guard let name = parts.last, !name.contains(".") else { return false }
      return !parts.dropLast().contains { FolderWalk.isOpaque(String($0)) }
    }.sorted()
  }

  /// Whether a content is a list of texts that an app may read: JSON, a property list, a database.
  /// A license, a makefile and a script begin in other ways.
  static func isData(_ bytes: [UInt8]) -> Bool {
    if databases.contains(where: { bytes.starts(with: $0) }) || BinaryPropertyList.isOne(bytes) {
      return true
    }
    let blanks: Set<UInt8> = [0x09, 0x0A, 0x0D, 0x20, 0xEF, 0xBB, 0xBF]
    return bytes.first { !blanks.contains($0) }.map(Set("{[<".utf8).contains) ?? false
  }

  /// https://www.sqlite.org/fileformat2.html section 1.3.1
  private static let databases = [Array("SQLite format 3\0".utf8)]

  /// The lines of a list, and the fields of its lines, that are short enough for names: of
  /// `fish.csv` and `names.txt`.
  static func fields(of bytes: [UInt8]) -> Set<String> {
    var result: Set<String> = []
    func add(_ text: ArraySlice<UInt8>) {
      let field = SourceTexts.trimmed(text)
      if !field.isEmpty, field.count <= 128 {
        result.insert(String(decoding: field, as: UTF8.self))
      }
    }
    for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      add(line)
      let fields = line.split { separators.contains($0) }
      if fields.count > 1 { fields.forEach(add) }
    }
    return result
  }

  private static let separators = Set(",;\t|\"".utf8)
}
