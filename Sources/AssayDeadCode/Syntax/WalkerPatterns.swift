// SPDX-License-Identifier: MIT

@_spi(RawSyntax) internal import SwiftSyntax

extension FactsWalker {
  /// Collects the names that a pattern binds into `pending`, and walks what it uses.
  /// - Parameter flags: how a case that the pattern names is used.
  mutating func walkPattern(_ node: Node, flags: UseFlags) {
    switch node.kind {
    case .identifierPattern:
      guard let token = node.child(IdentifierPatternChild.identifier), let found = name(of: token)
      else { return }
      pending.append(PendingBinding(name: found.name, start: found.start))
    case .valueBindingPattern:
      if let inner = node.child(ValueBindingPatternChild.pattern) {
        walkPattern(inner, flags: flags)
      }
    case .tuplePattern:
      guard let elements = node.child(TuplePatternChild.elements) else { return }
      var cursor = NodeCursor(elements)
      while let element = cursor.next() {
        if let inner = element.node.child(TuplePatternElementChild.pattern) {
          walkPattern(inner, flags: .pattern)
        }
      }
    case .patternExpr:
      if let inner = node.child(PatternExprChild.pattern) { walkPattern(inner, flags: flags) }
    case .expressionPattern:
      if let expression = node.child(ExpressionPatternChild.expression) {
        walkMatched(expression, flags: flags)
      }
    default: walkChildren(node)
    }
  }

  /// An expression that a value is matched with: `.name`, `.name(let x)`, `1...5`.
  private mutating func walkMatched(_ node: Node, flags: UseFlags) {
    switch node.kind {
    case .memberAccessExpr, .functionCallExpr:
      walkName(node, adding: flags, labels: .empty)
    case .optionalChainingExpr:
      if let inner = node.child(PostfixedExprChild.expression) { walkMatched(inner, flags: flags) }
    case .patternExpr:
      if let inner = node.child(PatternExprChild.pattern) { walkPattern(inner, flags: flags) }
    default:
      let outer = ambient
      ambient.insert(.pattern)
      walk(node)
      ambient = outer
    }
  }

  mutating func walkOptionalBinding(_ node: Node) {
    let mark = pending.count
    guard let pattern = node.child(PatternConditionChild.pattern) else { return walkChildren(node) }
    walkPattern(pattern, flags: .pattern)
    if let annotation = node.child(PatternConditionChild.typeAnnotation) { walk(annotation) }
    if let initializer = node.child(PatternConditionChild.initializer) {
      walk(initializer)
    } else {
      // `if let x` reads the `x` outside.
      for index in mark..<pending.count {
        let found = pending[index]
        if found.name == NameInterner.WellKnown.selfValue { continue }
        if !resolve(found.name, isWritten: false) {
          emit(found.name, at: found.start, [], labels: .empty)
        }
      }
    }
    bindPending(since: mark)
  }

  mutating func walkMatchingCondition(_ node: Node) {
    let mark = pending.count
    if let pattern = node.child(PatternConditionChild.pattern) {
      walkPattern(pattern, flags: .pattern)
    }
    if let annotation = node.child(PatternConditionChild.typeAnnotation) { walk(annotation) }
    if let initializer = node.child(PatternConditionChild.initializer) { walk(initializer) }
    bindPending(since: mark)
  }

  mutating func walkSwitchItem(_ node: Node) {
    let mark = pending.count
    if let pattern = node.child(CaseItemChild.pattern) {
      walkPattern(pattern, flags: ambient.contains(.pattern) ? .pattern : .switchItem)
    }
    bindPending(since: mark)
    if let condition = node.child(CaseItemChild.whereClause) { walk(condition) }
  }

  mutating func walkCatchItem(_ node: Node) {
    let mark = pending.count
    if let pattern = node.child(CaseItemChild.pattern) { walkPattern(pattern, flags: .pattern) }
    bindPending(since: mark)
    if let condition = node.child(CaseItemChild.whereClause) { walk(condition) }
  }
}
