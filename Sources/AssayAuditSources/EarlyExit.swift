// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// A statement that decides whether the statements after it run: `guard … else { return }`, or an
/// `if` that returns.
struct EarlyExit {
  var conditions: ConditionElementListSyntax
  /// Whether the statements after it run when the conditions hold, as after a `guard`, or when they
  /// do not.
  var goesOnIfTrue: Bool

  /// Nil for any other statement.
  init?(_ item: CodeBlockItemSyntax) {
    if let choice = item.item.as(GuardStmtSyntax.self) {
      conditions = choice.conditions
      goesOnIfTrue = true
      return
    }
    guard let choice = item.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self),
      choice.body.statements.last?.item.is(ReturnStmtSyntax.self) == true
    else { return nil }
    conditions = choice.conditions
    goesOnIfTrue = false
  }
}
