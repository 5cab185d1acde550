// SPDX-License-Identifier: MIT

@_spi(RawSyntax) internal import SwiftSyntax

extension Node {
  /// Where the parser met the first thing that is not Swift; nil if there is none outside of `#if`.
  ///
  /// NB: a clause of `#if compiler(>=7)` may hold what only a later compiler can parse, and the
  /// compiler in use reads past it.
  var firstError: Int? {
    var open = [self]
    while let node = open.popLast() {
      guard node.raw.hasError, node.kind != .ifConfigDecl else { continue }
      if node.kind == .token || node.kind == .unexpectedNodes { return node.contentStart }
      var inner: [Node] = []
      var cursor = NodeCursor(node)
      while let child = cursor.next() { inner.append(child.node) }
      // A node that is an error by itself has no child with one.
      if !inner.contains(where: \.raw.hasError) { return node.contentStart }
      open += inner.reversed()
    }
    return nil
  }
}
