// SPDX-License-Identifier: MIT

@_spi(RawSyntax) internal import SwiftSyntax

/// What a body shows about its declaration without being walked.
extension FactsWalker {
  func bodyFlags(_ body: Node?) -> DeclarationFlags {
    guard let body else { return [] }
    guard let statements = body.child(CodeBlockChild.statements), statements.raw.byteLength > 0
    else { return [.hasBody, .emptyBody] }
    return isOnlySelf(statements) ? [.hasBody, .onlySelfBody] : .hasBody
  }

  private func isOnlySelf(_ statements: Node) -> Bool {
    let length = statements.contentEnd - statements.contentStart
    guard length == "self".utf8.count || length == "return self".utf8.count else { return false }
    let words = text(from: statements.contentStart, to: statements.contentEnd)
    return words.elementsEqual("self".utf8) || words.elementsEqual("return self".utf8)
  }

  /// Whether the unused parameters of a body are reported: it has statements, and is not a
  /// placeholder.
  func isWorthReporting(_ body: Node?) -> Bool {
    guard let body, !body.raw.hasError, let statements = body.child(CodeBlockChild.statements)
    else { return false }
    return isWorthReporting(statements: statements)
  }

  private func isWorthReporting(statements: Node) -> Bool {
    var cursor = NodeCursor(statements)
    guard let first = cursor.next()?.node else { return false }
    guard cursor.next() == nil, let content = first.child(CodeBlockItemChild.item) else {
      return true
    }
    return !isTrap(content)
  }

  /// `fatalError()` and its like.
  private func isTrap(_ node: Node) -> Bool {
    guard node.kind == .functionCallExpr,
      let called = node.child(FunctionCallExprChild.calledExpression),
      called.kind == .declReferenceExpr
    else { return false }
    let name = String(
      decoding: text(from: called.contentStart, to: called.contentEnd), as: UTF8.self)
    switch name {
    case "fatalError", "preconditionFailure", "assertionFailure", "abort", "XCTFail": return true
    default:
      return [
        "unavailable", "unimplemented", "notImplemented", "_unavailable", "_abstract", "abstract",
      ]
      .contains(where: name.hasPrefix)
    }
  }

  func isAccessorWorthReporting(_ block: Node?) -> Bool {
    guard let block, !block.raw.hasError, let content = block.child(AccessorBlockChild.accessors)
    else { return false }
    guard content.kind == .accessorDeclList else { return isWorthReporting(statements: content) }
    var cursor = NodeCursor(content)
    while let accessor = cursor.next() {
      if isWorthReporting(accessor.node.child(AccessorDeclChild.body)) { return true }
    }
    return false
  }

  func hasBodies(_ block: Node?) -> Bool {
    guard let content = block?.child(AccessorBlockChild.accessors) else { return false }
    guard content.kind == .accessorDeclList else { return true }
    var cursor = NodeCursor(content)
    while let accessor = cursor.next() {
      if accessor.node.child(AccessorDeclChild.body) != nil { return true }
    }
    return false
  }
}
