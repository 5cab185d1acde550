// SPDX-License-Identifier: MIT

/// How much a document, with all that it includes, may ask of a machine.
///
/// One budget goes through all the files of a document, because aliases and includes multiply.
package struct DocumentBudget: Sendable {
  /// Written by hand: far above any, and below what would exhaust a machine.
  package static let written = DocumentBudget(maximumBytes: 8 << 20, maximumValues: 200_000)
  /// Written by a tool, such as the string catalog of a large app.
  package static let generated = DocumentBudget(maximumBytes: 64 << 20, maximumValues: 4_000_000)

  /// Lists and maps inside each other.
  package static let maximumDepth = 400

  package let maximumBytes: Int
  let maximumValues: Int
  private var values = 0

  private init(maximumBytes: Int, maximumValues: Int) {
    self.maximumBytes = maximumBytes
    self.maximumValues = maximumValues
  }

  /// Counts a value.
  package mutating func spend(
    atDepth depth: Int, _ mark: @autoclosure () -> SourceMark
  ) throws(DocumentError) {
    values += 1
    guard values <= maximumValues else {
      throw DocumentError(
        "the document has more than \(maximumValues) values; check whether its aliases or includes multiply",
        at: mark())
    }
    guard depth <= Self.maximumDepth else {
      throw DocumentError(
        "the document is nested more than \(Self.maximumDepth) levels deep", at: mark())
    }
  }
}
