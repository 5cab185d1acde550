// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Finds imports of one declaration, such as `import class Foundation.URLSession`, and what to
/// write there to import the module.
///
/// On Linux a declaration may be in another module than on Apple's systems, or of another kind.
/// Assay makes the names of Foundation's other modules visible; a name that is nowhere is then
/// missing where it is used.
struct ScopedImports {
  /// What is written, by the place in bytes; no place is within another.
  private(set) var edits: [Range<Int>: String] = [:]

  /// - Parameter places: in bytes, of errors.
  init(_ tree: SourceFileSyntax, at places: [Int]) {
    for place in places {
      guard let token = tree.token(at: AbsolutePosition(utf8Offset: place)) else { continue }
      var node = Syntax(token)
      while let parent = node.parent, !node.is(ImportDeclSyntax.self) { node = parent }
      guard let found = node.as(ImportDeclSyntax.self), let kind = found.importKindSpecifier,
        found.path.count > 1
      else { continue }
      let start = kind.positionAfterSkippingLeadingTrivia.utf8Offset
      let end = found.path.endPositionBeforeTrailingTrivia.utf8Offset
      edits[start..<end] = found.path.dropLast().map(\.name.text).joined(separator: ".")
    }
  }
}
