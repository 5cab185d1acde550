// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Whether an expression can be left out without anything else happening or not happening: names,
/// literals, closures and the language's own operators on them; nothing that calls, waits, throws,
/// traps or writes.
enum EffectFreeExpression {
  static func holds(_ expression: ExprSyntax) -> Bool {
    switch expression.kind {
    case .declReferenceExpr, .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr,
      .nilLiteralExpr, .closureExpr, .keyPathExpr, .regexLiteralExpr, .superExpr, .typeExpr,
      .discardAssignmentExpr, .simpleStringLiteralExpr, .binaryOperatorExpr:
      return !isUnknownOperator(expression)
    case .stringLiteralExpr:
      return !expression.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .backslash }
    case .macroExpansionExpr:
      return expression.as(MacroExpansionExprSyntax.self).map(isSourceLocation) ?? false
    case .memberAccessExpr, .tupleExpr, .arrayExpr, .dictionaryExpr, .sequenceExpr, .ternaryExpr,
      .unresolvedTernaryExpr, .unresolvedAsExpr, .unresolvedIsExpr, .asExpr, .isExpr,
      .infixOperatorExpr, .prefixOperatorExpr, .genericSpecializationExpr, .optionalChainingExpr:
      return parts(of: expression).allSatisfy(holds)
        && !expression.tokens(viewMode: .sourceAccurate).contains {
          // `as!` traps.
          $0.tokenKind == .exclamationMark
        }
    default:
      return false
    }
  }

  /// The nearest expressions inside.
  private static func parts(of expression: ExprSyntax) -> [ExprSyntax] {
    if let prefix = expression.as(PrefixOperatorExprSyntax.self) {
      guard ["-", "+", "!", "~"].contains(prefix.operator.text) else {
        return [ExprSyntax(prefix.expression), ExprSyntax(MissingExprSyntax())]
      }
    }
    var result: [ExprSyntax] = []
    var nodes = Array(expression.children(viewMode: .sourceAccurate).reversed())
    while let node = nodes.popLast() {
      if let part = node.as(ExprSyntax.self) {
        result.append(part)
      } else if !node.is(TypeSyntax.self) {
        nodes += node.children(viewMode: .sourceAccurate).reversed()
      }
    }
    return result
  }

  /// Operators of the standard library that neither write nor are likely to be made to.
  private static let operators: Set<String> = [
    "+", "-", "*", "/", "%", "==", "!=", "===", "!==", "<", "<=", ">", ">=", "&&", "||", "??",
    "..<",
    "...", "&", "|", "^", "<<", ">>", "&+", "&-", "&*",
  ]

  private static func isUnknownOperator(_ expression: ExprSyntax) -> Bool {
    guard let binary = expression.as(BinaryOperatorExprSyntax.self) else { return false }
    return !operators.contains(binary.operator.text)
  }

  private static func isSourceLocation(_ macro: MacroExpansionExprSyntax) -> Bool {
    ["file", "fileID", "filePath", "function", "line", "column"].contains(macro.macroName.text)
  }
}
