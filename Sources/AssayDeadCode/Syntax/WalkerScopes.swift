// SPDX-License-Identifier: MIT

internal import AssayFindings
@_spi(RawSyntax) internal import SwiftSyntax

/// A name that a pattern binds, before it is visible.
struct PendingBinding {
  var name: NameID
  /// Byte offset of the name.
  var start: Int
}

extension FactsWalker {
  mutating func openScope() -> Int {
    scopes.depth += 1
    return scopes.count
  }

  /// Leaves a scope, and records which of its names are unused.
  mutating func closeScope(_ mark: Int) {
    scopes.settleFunctions(since: mark)
    while scopes.count > mark {
      let binding = scopes.removeLast()
      if binding.kind == .function, binding.isValue { keepParameters(ofLocal: binding.info) }
      guard !binding.isUsed, binding.info >= 0 else { continue }
      switch binding.kind {
      case .parameter: facts.unusedParameters.append(parameterFacts[Int(binding.info)])
      case .local, .function:
        var fact = localFacts[Int(binding.info)]
        if binding.isWritten { fact.isSafeToRemove = false }
        facts.unusedLocals.append(fact)
      case .other: break
      }
    }
    scopes.depth -= 1
    if scopes.count == 0 {
      parameterFacts.removeAll(keepingCapacity: true)
      localFacts.removeAll(keepingCapacity: true)
      parametersOfLocals.removeAll(keepingCapacity: true)
    }
  }

  /// Says nothing of the parameters of a local function that is passed on as a value: its type is
  /// another's demand.
  private mutating func keepParameters(ofLocal info: Int32) {
    guard let parameters = parametersOfLocals[info] else { return }
    facts.unusedParameters.removeAll { parameters.contains($0.nameStart) }
  }

  mutating func bind(
    _ name: NameID, _ kind: ScopeStack.BindingKind, info: Int32 = -1, type: NameID = .empty
  ) {
    scopes.bind(name, kind, condition: condition, info: info, type: type)
  }

  /// Makes the names of a pattern visible.
  mutating func bindPending(since mark: Int) {
    guard pending.count > mark else { return }
    for index in mark..<pending.count { bind(pending[index].name, .other) }
    pending.removeLast(pending.count - mark)
  }

  /// Marks what a bare name refers to as used; false if it is not bound here.
  mutating func resolve(_ name: NameID, isWritten: Bool, isCalled: Bool = false) -> Bool {
    var index = scopes.innermostBinding(of: name)
    while index >= 0 {
      let binding = scopes.bindings[Int(index)]
      scopes.markUsed(index, isWritten: isWritten, isCalled: isCalled)
      // Behind a binding in another branch of `#if` the one outside may be meant; overloads of
      // local functions are adjacent.
      let isCertain = encloses(binding.condition) && binding.kind != .function
      if isCertain { return true }
      index = binding.hidden
      if binding.kind == .function, encloses(binding.condition) {
        let isOverload =
          index >= 0 && scopes.bindings[Int(index)].kind == .function
          && scopes.bindings[Int(index)].depth == binding.depth
        if !isOverload { return true }
      }
    }
    return false
  }

  /// Whether an `#if` clause is around the walk.
  func encloses(_ other: Int32) -> Bool {
    if other < 0 { return true }
    var clause = condition
    while clause >= 0 {
      if clause == other { return true }
      clause = facts.conditions[Int(clause)].parent
    }
    return false
  }

  /// Binds the functions, types and computed variables that are declared among statements: they are
  /// visible before their place.
  mutating func hoist(_ statements: Node) {
    var cursor = NodeCursor(statements)
    while let item = cursor.next() {
      guard let content = item.node.child(CodeBlockItemChild.item) else { continue }
      switch content.kind {
      case .functionDecl:
        guard let token = content.child(NamedDeclChild.name), let found = name(of: token) else {
          continue
        }
        var info: Int32 = -1
        if !content.raw.hasError {
          info = Int32(localFacts.count)
          localFacts.append(
            UnusedLocalFact(
              name: found.name, nameStart: lines.position(found.start),
              range: lines.range(content.contentStart, content.contentEnd), isFunction: true,
              isSafeToRemove: true, declaration: declaration, condition: condition))
        }
        bind(found.name, .function, info: isRewritten ? -1 : info)
      case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .typeAliasDecl:
        guard let token = content.child(NamedDeclChild.name), let found = name(of: token) else {
          continue
        }
        bind(found.name, .other)
      case .variableDecl: hoistComputed(content)
      case .ifConfigDecl:
        guard let clauses = content.child(IfConfigDeclChild.clauses) else { continue }
        var clauseCursor = NodeCursor(clauses)
        while let clause = clauseCursor.next() {
          guard let elements = clause.node.child(IfConfigClauseChild.elements),
            elements.kind == .codeBlockItemList
          else {
            continue
          }
          hoist(elements)
        }
      default: break
      }
    }
  }

  /// A computed variable is visible before its place too, to closures.
  private mutating func hoistComputed(_ node: Node) {
    guard let token = computedNameToken(of: node), let found = name(of: token) else { return }
    var info: Int32 = -1
    let attributes = node.child(AttributedDeclChild.attributes)
    var cursor = attributes.map { NodeCursor($0) }
    if !node.raw.hasError, !isRewritten, cursor?.next() == nil {
      info = Int32(localFacts.count)
      localFacts.append(
        UnusedLocalFact(
          name: found.name, nameStart: lines.position(found.start),
          range: lines.range(node.contentStart, node.contentEnd), isFunction: false,
          isSafeToRemove: true, declaration: declaration, condition: condition))
    }
    bind(found.name, .function, info: info)
  }

  /// Binds the members of a local type for its bodies.
  mutating func bindMembers(_ memberBlock: Node) {
    guard let list = memberBlock.child(MemberBlockChild.members) else { return }
    bindMembers(inList: list)
  }

  private mutating func bindMembers(inList list: Node) {
    var cursor = NodeCursor(list)
    while let item = cursor.next() {
      guard let member = item.node.child(MemberBlockItemChild.decl) else { continue }
      switch member.kind {
      case .functionDecl, .structDecl, .classDecl, .enumDecl, .actorDecl, .typeAliasDecl:
        guard let token = member.child(NamedDeclChild.name), let found = name(of: token) else {
          continue
        }
        bind(found.name, .other)
      case .variableDecl:
        guard let bindings = member.child(VariableDeclChild.bindings) else { continue }
        var bindingCursor = NodeCursor(bindings)
        while let binding = bindingCursor.next() {
          guard let pattern = binding.node.child(PatternBindingChild.pattern),
            pattern.kind == .identifierPattern,
            let token = pattern.child(IdentifierPatternChild.identifier),
            let found = name(of: token)
          else { continue }
          bind(found.name, .other)
        }
      case .ifConfigDecl:
        guard let clauses = member.child(IfConfigDeclChild.clauses) else { continue }
        var clauseCursor = NodeCursor(clauses)
        while let clause = clauseCursor.next() {
          if let elements = clause.node.child(IfConfigClauseChild.elements) {
            bindMembers(inList: elements)
          }
        }
      default: break
      }
    }
  }

  /// The index of a local function's binding, by the position of its name.
  func functionBinding(_ name: NameID, at start: SourcePosition) -> Int32? {
    var index = scopes.innermostBinding(of: name)
    while index >= 0 {
      let binding = scopes.bindings[Int(index)]
      if binding.kind == .function, binding.info >= 0,
        localFacts[Int(binding.info)].nameStart == start
      {
        return index
      }
      index = binding.hidden
    }
    return nil
  }
}
