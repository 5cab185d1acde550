// SPDX-License-Identifier: MIT

/// The entries of a `.strings` file or a String Catalog with their places, so that some can be
/// deleted while the rest stays as it is written.
package struct StringTableText {
  /// A key with its value.
  package struct Entry: Hashable, Sendable {
    package var key: String
    /// From the key's first byte to the last of the value, or of the `;` after it.
    package var range: Range<Int>

    init(key: String, range: Range<Int>) {
      self.key = key
      self.range = range
    }
  }

  /// In the order of the file; a key may be there more than once.
  package let entries: [Entry]
  private let bytes: [UInt8]
  private let isCatalog: Bool

  /// - Parameter path: of the file, which tells its format and is named in errors.
  package init(path: String, bytes: [UInt8]) throws(ResourceError) {
    self.bytes = bytes
    let file = ResourceFile(path: path, bytes: bytes)
    isCatalog = path.hasSuffix(".xcstrings")
    entries =
      isCatalog ? try CatalogEntries.entries(of: file) : try StringsFileReader.entries(of: file)
  }

  /// The places to delete so that some keys are gone, in the order of the file.
  package func deletions(of keys: Set<String>) -> [Range<Int>] {
    isCatalog
      ? CatalogEntries.deletions(of: keys, in: entries)
      : StringsDeletions(bytes: bytes, entries: entries).deletions(of: keys)
  }
}
