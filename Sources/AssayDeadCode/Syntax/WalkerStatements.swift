// SPDX-License-Identifier: MIT

@_spi(RawSyntax) internal import SwiftSyntax

extension FactsWalker {
  private typealias WellKnown = NameInterner.WellKnown

  /// A node whose names are visible in it alone.
  mutating func walkScoped(_ node: Node) {
    let outer = surroundings
    let mark = openScope()
    if node.kind == .switchCase, let statements = node.child(SwitchCaseChild.statements) {
      surroundings = .code
      hoist(statements)
    }
    walkChildren(node)
    closeScope(mark)
    surroundings = outer
  }

  mutating func walkCodeBlock(_ node: Node) {
    guard let statements = node.child(CodeBlockChild.statements) else { return walkChildren(node) }
    walkStatements(statements, in: node)
  }

  /// The statements of a body, in a scope of their own.
  mutating func walkStatements(_ statements: Node, in node: Node) {
    let outer = surroundings
    surroundings = .code
    let mark = openScope()
    hoist(statements)
    var cursor = NodeCursor(node)
    while let child = cursor.next() { walk(child.node) }
    closeScope(mark)
    surroundings = outer
  }

  mutating func walkIf(_ node: Node) {
    let mark = openScope()
    var isOpen = true
    var cursor = NodeCursor(node)
    while let child = cursor.next() {
      // What the conditions bind is not visible in `else`.
      if child.isAtOrAfter(IfExprChild.elseKeyword), isOpen {
        closeScope(mark)
        isOpen = false
      }
      walk(child.node)
    }
    if isOpen { closeScope(mark) }
  }

  /// What the conditions bind is visible after the statement, not in its `else`.
  mutating func walkGuard(_ node: Node) {
    let mark = scopes.count
    var cursor = NodeCursor(node)
    while let child = cursor.next() {
      if child.is(GuardStmtChild.body) {
        scopes.hide(since: mark)
        let end = scopes.count
        walk(child.node)
        assert(scopes.count == end)
        scopes.unhide(since: mark)
      } else {
        walk(child.node)
      }
    }
  }

  mutating func walkFor(_ node: Node) {
    let mark = openScope()
    let first = pending.count
    var cursor = NodeCursor(node)
    while let child = cursor.next() {
      if child.is(ForStmtChild.pattern) {
        walkPattern(child.node, flags: .pattern)
        continue
      }
      walk(child.node)
      // The sequence does not see what the pattern binds.
      if child.is(ForStmtChild.sequence) { bindPending(since: first) }
    }
    bindPending(since: first)
    closeScope(mark)
  }

  mutating func walkSwitch(_ node: Node) {
    let outer = sawFallthrough
    let outerAmbient = ambient
    ambient.subtract([.pattern, .switchItem])
    sawFallthrough = false
    let first = facts.uses.count
    walkChildren(node)
    if sawFallthrough {
      // Taking a case away would change where the one before falls to.
      for index in first..<facts.uses.count where facts.uses[index].flags.contains(.switchItem) {
        facts.uses[index].flags.subtract(.switchItem)
        facts.uses[index].flags.insert(.pattern)
      }
    }
    sawFallthrough = outer
    ambient = outerAmbient
  }

  mutating func walkCatch(_ node: Node) {
    let mark = openScope()
    if (node.child(CatchClauseChild.catchItems)?.raw.byteLength ?? 0) == 0 {
      bind(WellKnown.error, .other)
    }
    walkChildren(node)
    closeScope(mark)
  }

  mutating func walkClosure(_ node: Node) {
    let outer = surroundings
    let outerAmbient = ambient
    surroundings = .code
    ambient.subtract([.pattern, .switchItem])
    let mark = openScope()
    if let signature = node.child(ClosureExprChild.signature) { walkClosureSignature(signature) }
    if let statements = node.child(ClosureExprChild.statements) {
      hoist(statements)
      walkChildren(statements)
    }
    var cursor = NodeCursor(node)
    while let child = cursor.next() {
      if child.node.kind == .unexpectedNodes { walk(child.node) }
    }
    closeScope(mark)
    surroundings = outer
    ambient = outerAmbient
  }

  private mutating func walkClosureSignature(_ node: Node) {
    let first = pending.count
    var cursor = NodeCursor(node)
    while let child = cursor.next() {
      switch child.node.kind {
      case .closureCaptureClause:
        guard let items = child.node.child(ClosureCaptureClauseChild.items) else { continue }
        var itemCursor = NodeCursor(items)
        while let item = itemCursor.next() { walkCapture(item.node) }
      case .closureShorthandParameterList:
        var parameterCursor = NodeCursor(child.node)
        while let parameter = parameterCursor.next() {
          pendName(parameter.node.child(ClosureShorthandParameterChild.name))
        }
      case .closureParameterClause:
        guard let parameters = child.node.child(ParameterClauseChild.parameters) else { continue }
        var parameterCursor = NodeCursor(parameters)
        while let parameter = parameterCursor.next() {
          walkChildren(parameter.node)
          pendName(innerName(parameter.node))
        }
      default: walk(child.node)
      }
    }
    bindPending(since: first)
  }

  private mutating func walkCapture(_ node: Node) {
    guard let token = node.child(ClosureCaptureChild.name), let found = name(of: token) else {
      return walkChildren(node)
    }
    if let initializer = node.child(ClosureCaptureChild.initializer) {
      walk(initializer)
    } else if found.name != WellKnown.selfValue, !resolve(found.name, isWritten: false) {
      emit(found.name, at: found.start, [], labels: .empty)
    }
    pending.append(PendingBinding(name: found.name, start: found.start))
  }

  mutating func pendName(_ token: Node?) {
    guard let token, let found = name(of: token) else { return }
    pending.append(PendingBinding(name: found.name, start: found.start))
  }

  mutating func walkAccessorBlock(_ node: Node) {
    if let statements = node.child(AccessorBlockChild.accessors),
      statements.kind == .codeBlockItemList
    {
      walkStatements(statements, in: node)
    } else {
      walkChildren(node)
    }
  }

  mutating func walkAccessor(_ node: Node) {
    let mark = openScope()
    var cursor = NodeCursor(node)
    while let child = cursor.next() {
      if child.is(AccessorDeclChild.parameters) {
        guard let token = child.node.child(AccessorParametersChild.name),
          let found = name(of: token)
        else { continue }
        bind(found.name, .other)
        continue
      }
      if child.is(AccessorDeclChild.body), node.child(AccessorDeclChild.parameters) == nil {
        bind(WellKnown.newValue, .other)
        bind(WellKnown.oldValue, .other)
      }
      walk(child.node)
    }
    closeScope(mark)
  }

  mutating func walkIfConfig(_ node: Node) {
    guard let clauses = node.child(IfConfigDeclChild.clauses) else { return walkChildren(node) }
    let outer = condition
    var cursor = NodeCursor(clauses)
    var waiting = cursor.next()
    while let clause = waiting?.node {
      waiting = cursor.next()
      let following = waiting?.node ?? node.child(IfConfigDeclChild.poundEndif)
      let end = following?.contentStart ?? node.end
      let test = clause.child(IfConfigClauseChild.condition)
      let text = test.map { intern(self.text(from: $0.contentStart, to: $0.contentEnd)) }
      facts.conditions.append(
        ConditionFact(
          range: lines.range(clause.contentStart, end), text: text ?? .empty, parent: outer))
      condition = Int32(facts.conditions.count - 1)
      if let elements = clause.child(IfConfigClauseChild.elements) { walk(elements) }
      condition = outer
    }
  }
}
