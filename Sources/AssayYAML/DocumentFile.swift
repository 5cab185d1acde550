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
    let bytes = try bytes(at: path, name: name, from: mark)
    return try value(of: bytes, file: name, budget: &budget)
  }

  package static func value(
    of bytes: [UInt8], file: String, budget: inout DocumentBudget
  ) throws(DocumentError) -> DocumentValue? {
    let text = try DocumentText.decoded(bytes, file: file, budget: budget)
    return try YAMLReader.value(of: text, file: file, budget: &budget)
  }

  private static func bytes(
    at path: String, name: String, from mark: SourceMark?
  ) throws(DocumentError) -> [UInt8] {
    let place = mark ?? SourceMark(file: name, line: 1, column: 1)
    do {
      return try PosixFileSystem().read(path)
    } catch let error as FileSystemError {
      if error.isMissing { throw DocumentError("no file at '\(path)'", at: place) }
      throw DocumentError("cannot read '\(path)': \(error.problem)", at: place)
    } catch {
      throw DocumentError("cannot read '\(path)'", at: place)
    }
  }
}
