// SPDX-License-Identifier: MIT

@_spi(RawSyntax) internal import SwiftSyntax

extension FactsWalker {
  private typealias WellKnown = NameInterner.WellKnown

  /// A node whose names are visible in it alone.
  mutating func walkScoped(_ node: Node) {
    let outer = surroundings
    let mark = openScope()
    if node.kind == .switchCase, let statements = node.child(5) {
      surroundings = .code
      hoist(statements)
    }
    walkChildren(node)
    closeScope(mark)
    surroundings = outer
  }

  mutating func walkCodeBlock(_ node: Node) {
    guard let statements = node.child(3) else { return walkChildren(node) }
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
      if child.index >= 7, isOpen {
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
      if child.index == 7 {
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
      switch child.index {
      case 11: walkPattern(child.node, flags: .pattern)
      case 17:
        walk(child.node)
        bindPending(since: first)
      default: walk(child.node)
      }
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
    if (node.child(3)?.raw.byteLength ?? 0) == 0 { bind(WellKnown.error, .other) }
    walkChildren(node)
    closeScope(mark)
  }

  mutating func walkClosure(_ node: Node) {
    let outer = surroundings
    let outerAmbient = ambient
    surroundings = .code
    ambient.subtract([.pattern, .switchItem])
    let mark = openScope()
    if let signature = node.child(3) { walkClosureSignature(signature) }
    if let statements = node.child(5) {
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
        guard let items = child.node.child(3) else { continue }
        var itemCursor = NodeCursor(items)
        while let item = itemCursor.next() { walkCapture(item.node) }
      case .closureShorthandParameterList:
        var parameterCursor = NodeCursor(child.node)
        while let parameter = parameterCursor.next() { pendName(parameter.node.child(1)) }
      case .closureParameterClause:
        guard let parameters = child.node.child(3) else { continue }
        var parameterCursor = NodeCursor(parameters)
        while let parameter = parameterCursor.next() {
          walkChildren(parameter.node)
          pendName(parameter.node.child(7) ?? parameter.node.child(5))
        }
      default: walk(child.node)
      }
    }
    bindPending(since: first)
  }

  private mutating func walkCapture(_ node: Node) {
    guard let token = node.child(3), let found = name(of: token) else {
      return walkChildren(node)
    }
    if let initializer = node.child(5) {
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
    if let statements = node.child(3), statements.kind == .codeBlockItemList {
      walkStatements(statements, in: node)
    } else {
      walkChildren(node)
    }
  }

  mutating func walkAccessor(_ node: Node) {
    let mark = openScope()
    var cursor = NodeCursor(node)
    while let child = cursor.next() {
      switch child.index {
      case 7:
        if let token = child.node.child(3), let found = name(of: token) { bind(found.name, .other) }
      case 11:
        if node.child(7) == nil {
          bind(WellKnown.newValue, .other)
          bind(WellKnown.oldValue, .other)
        }
        walk(child.node)
      default: walk(child.node)
      }
    }
    closeScope(mark)
  }

  mutating func walkIfConfig(_ node: Node) {
    guard let clauses = node.child(1) else { return walkChildren(node) }
    let outer = condition
    var cursor = NodeCursor(clauses)
    var waiting = cursor.next()
    while let clause = waiting?.node {
      waiting = cursor.next()
      let end = (waiting?.node ?? node.child(3))?.contentStart ?? node.end
      let test = clause.child(3)
      let text = test.map { intern(self.text(from: $0.contentStart, to: $0.contentEnd)) }
      facts.conditions.append(
        ConditionFact(
          range: lines.range(clause.contentStart, end), text: text ?? .empty, parent: outer))
      condition = Int32(facts.conditions.count - 1)
      if let elements = clause.child(5) { walk(elements) }
      condition = outer
    }
  }
}
