// SPDX-License-Identifier: MIT

import AssayFiles

/// What is wrong with a document, and where.
package struct DocumentError: Error, Hashable, Sendable, CustomStringConvertible {
  package var message: String
  /// The place in the file; nil if the document did not come from a file.
  package var mark: SourceMark?
  /// The keys that lead to the place, outermost first; shown if there is no mark.
  package var path: [String]

  package init(_ message: String, at mark: SourceMark? = nil) {
    self.message = message
    self.mark = mark
    self.path = []
  }

  package var description: String {
    if let mark { return "\(mark.file):\(mark.line):\(mark.column): \(message)" }
    return path.isEmpty ? message : "\(path.joined(separator: ".")): \(message)"
  }
}

extension DocumentError {
  package static func expected(_ what: String, found value: DocumentValue) -> DocumentError {
    DocumentError("expected \(what), found \(value.noun)", at: value.mark)
  }

  /// A name that is none of those known; offers the nearest.
  package static func unknown(
    _ what: String, _ name: String, known: [String], at mark: SourceMark?
  ) -> DocumentError {
    if let nearest = NearestName.of(name, among: known) {
      return DocumentError("unknown \(what) '\(name)'; did you mean '\(nearest)'?", at: mark)
    }
    let list = known.count <= 12 ? "; expected one of \(known.joined(separator: ", "))" : ""
    return DocumentError("unknown \(what) '\(name)'\(list)", at: mark)
  }
}
