// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Finds where code takes a value for an optional one, and what to write there for one that is not.
struct OptionalUses {
  /// What is written, by the place in bytes; no place is within another.
  private(set) var edits: [Range<Int>: String] = [:]

  /// - Parameter places: in bytes, of errors.
  init(_ tree: SourceFileSyntax, at places: [Int]) {
    for place in places {
      guard let token = tree.token(at: AbsolutePosition(utf8Offset: place)) else { continue }
      switch token.tokenKind {
      case .postfixQuestionMark, .exclamationMark:
        let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
        edits[start..<(start + 1)] = ""
      default: bind(token)
      }
    }
  }

  /// The condition whose pattern an error is about.
  private mutating func bind(_ token: TokenSyntax) {
    var node = Syntax(token)
    while let parent = node.parent, !node.is(OptionalBindingConditionSyntax.self) { node = parent }
    guard let binding = node.as(OptionalBindingConditionSyntax.self) else { return }
    guard let value = binding.initializer?.value else {
      let end = binding.pattern.endPositionBeforeTrailingTrivia.utf8Offset
      edits[end..<end] = " = Optional(\(binding.pattern.trimmedDescription))"
      return
    }
    // It is one already, and the error is about something else.
    if let call = value.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == "Optional"
    {
      return
    }
    let start = value.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = value.endPositionBeforeTrailingTrivia.utf8Offset
    edits[start..<start] = "Optional("
    edits[end..<end] = ")"
  }
}
