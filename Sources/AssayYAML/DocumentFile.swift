// SPDX-License-Identifier: MIT

package import AssayDocuments
internal import AssayFiles

/// A YAML or JSON file.
package enum DocumentFile {
  /// - Parameters:
  ///   - path: of the file.
  ///   - name: what messages call it.
  ///   - mark: where another file names it; nil where the user did.
  /// - Returns: nil for an empty document.
  /// - Throws: `DocumentError`.
  package static func value(
    at path: String, name: String, from mark: SourceMark? = nil, budget: inout DocumentBudget
  ) throws(DocumentError) -> DocumentValue? {
    let bytes = try bytes(at: path, name: name, from: mark, budget)
    return try value(of: bytes, file: name, budget: &budget)
  }

  package static func value(
    of bytes: [UInt8], file: String, budget: inout DocumentBudget
  ) throws(DocumentError) -> DocumentValue? {
    let text = try DocumentText.decoded(bytes, file: file, budget: budget)
    return try YAMLReader.value(of: text, file: file, budget: &budget)
  }

  /// The contents of a file, and no more than a document may have.
  ///
  /// - Throws: `DocumentError`, as `value(at:name:from:budget:)` does.
  package static func bytes(
    at path: String, name: String, from mark: SourceMark?, _ budget: DocumentBudget
  ) throws(DocumentError) -> [UInt8] {
    do {
      // One byte more says that there is more.
      return try PosixFileSystem().read(path, atMost: budget.maximumBytes + 1)
    } catch let error as FileSystemError {
      guard let mark else {
        // A name that is not UTF-8 leads nowhere, although a folder has listed it.
        let isPlain = error.isMissing && !path.unicodeScalars.contains("\u{FFFD}")
        let problem = isPlain ? "no such file" : "cannot read the file: \(error.problem)"
        throw DocumentError("\(name): \(problem)")
      }
      if error.isMissing { throw DocumentError("no file at '\(path)'", at: mark) }
      throw DocumentError("cannot read '\(path)': \(error.problem)", at: mark)
    } catch {
      throw DocumentError("\(name): cannot read the file", at: mark)
    }
  }
}
