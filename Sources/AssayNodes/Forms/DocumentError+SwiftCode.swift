// SPDX-License-Identifier: MIT

internal import AssayDocuments

extension DocumentError {
  /// For what only Swift can say, while a view is read or written.
  ///
  /// - Parameters:
  ///   - what: the view, the modifier or the value.
  ///   - advice: what to do about it.
  static func swiftCode(
    _ what: String, advice: String = "leave it out", at mark: SourceMark? = nil
  ) -> DocumentError {
    DocumentError(
      "\(what) is Swift code, which a description cannot contain; \(advice)", at: mark)
  }
}
