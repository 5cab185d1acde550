// SPDX-License-Identifier: MIT

@_spi(RawSyntax) internal import SwiftSyntax

extension FactsWalker {
  mutating func walkVariable(_ node: Node) {
    guard let bindings = node.child(VariableDeclChild.bindings) else { return walkChildren(node) }
    let firstAttribute = facts.attributeNames.count
    let header = header(of: node)
    if !isDeclaring {
      facts.attributeNames.removeLast(facts.attributeNames.count - firstAttribute)
      return walkLocalVariable(node, bindings, header)
    }
    let outer = declaration
    // The other binding specifiers begin with other letters.
    let specifier = node.child(VariableDeclChild.bindingSpecifier)
    let isConstant = specifier.map { source[$0.contentStart] == UInt8(ascii: "l") } ?? false
    var cursor = NodeCursor(bindings)
    var next = cursor.next()
    var isFirst = true
    while let binding = next?.node {
      next = cursor.next()
      let isShared = next != nil || !isFirst
      let pattern = binding.child(PatternBindingChild.pattern)
      let mark = pending.count
      if let pattern { walkPattern(pattern, flags: .pattern) }
      var flags = shape(of: binding)
      if isConstant { flags.insert(.constant) }
      let isTuple = pattern?.kind == .tuplePattern
      if isTuple { flags.insert(.tuplePattern) }
      if isShared || isTuple { flags.insert(.sharesDeclaration) }
      let end = binding.child(PatternBindingChild.trailingComma)?.offset ?? binding.contentEnd
      let range =
        isShared ? lines.range(binding.contentStart, trimmed(end)) : range(of: node)
      var index: Int32 = -1
      for place in mark..<pending.count {
        let added = declare(
          surroundings == .member ? .property : .global, header,
          name: pending[place].name, fullName: pending[place].name,
          nameStart: pending[place].start, range: range, adding: flags)
        if index < 0 { index = added }
      }
      if index >= 0, pattern?.kind == .identifierPattern {
        facts.declarations[Int(index)].type = writtenType(ofBinding: binding)
      }
      pending.removeLast(pending.count - mark)
      if index >= 0 { declaration = index }
      if isFirst, let attributes = node.child(AttributedDeclChild.attributes) { walk(attributes) }
      if let annotation = binding.child(PatternBindingChild.typeAnnotation) { walk(annotation) }
      if let initializer = binding.child(PatternBindingChild.initializer) { walk(initializer) }
      if let accessors = binding.child(PatternBindingChild.accessorBlock) { walk(accessors) }
      declaration = outer
      isFirst = false
    }
  }

  private func shape(of binding: Node) -> DeclarationFlags {
    var flags: DeclarationFlags = []
    if let initializer = binding.child(PatternBindingChild.initializer) {
      flags.insert(.hasInitialValue)
      if hasEffects(initializer) { flags.insert(.initialValueHasEffects) }
    }
    guard let block = binding.child(PatternBindingChild.accessorBlock) else {
      return flags.union(.stored)
    }
    if hasBodies(block) { flags.insert(.hasBody) }
    if isObserved(block) { flags.formUnion([.stored, .observed]) }
    return flags
  }

  /// Whether an accessor block has observers only.
  private func isObserved(_ block: Node) -> Bool {
    guard let list = block.child(AccessorBlockChild.accessors), list.kind == .accessorDeclList
    else {
      return false
    }
    var cursor = NodeCursor(list)
    var count = 0
    while let accessor = cursor.next() {
      guard let specifier = accessor.node.child(AccessorDeclChild.accessorSpecifier) else {
        return false
      }
      let word = text(from: specifier.contentStart, to: specifier.contentEnd)
      // Of all accessors only willSet and didSet have an "S" in fourth or fifth place.
      guard word.count > 5, word.contains(UInt8(ascii: "S")) else { return false }
      count += 1
    }
    return count > 0
  }

  /// Whether evaluating may do more than give a value: it calls, awaits, tries or runs a macro.
  /// What a closure does happens later.
  private func hasEffects(_ node: Node) -> Bool {
    var rest = [node]
    while let node = rest.popLast() {
      switch node.kind {
      case .functionCallExpr, .awaitExpr, .tryExpr, .macroExpansionExpr: return true
      case .closureExpr, .token: continue
      default:
        var cursor = NodeCursor(node)
        while let child = cursor.next() { rest.append(child.node) }
      }
    }
    return false
  }

  // MARK: Locals

  private mutating func walkLocalVariable(
    _ node: Node, _ bindings: Node, _ header: DeclarationHeader
  ) {
    if let attributes = node.child(AttributedDeclChild.attributes) { walk(attributes) }
    let isPlain =
      surroundings == .code && !isRewritten && header.attributesCount == 0 && !node.raw.hasError
      && !header.flags.contains(.lazy)
    var cursor = NodeCursor(bindings)
    var next = cursor.next()
    var isFirst = true
    while let binding = next?.node {
      next = cursor.next()
      let isShared = next != nil || !isFirst
      isFirst = false
      let mark = pending.count
      let pattern = binding.child(PatternBindingChild.pattern)
      if let pattern { walkPattern(pattern, flags: .pattern) }
      if let annotation = binding.child(PatternBindingChild.typeAnnotation) { walk(annotation) }
      let initializer = binding.child(PatternBindingChild.initializer)
      if let initializer { walk(initializer) }
      let accessors = binding.child(PatternBindingChild.accessorBlock)
      if let accessors { walk(accessors) }
      guard surroundings == .code else {
        pending.removeLast(pending.count - mark)
        continue
      }
      if computedNameToken(of: node) != nil {
        // It is bound since the beginning of its scope.
        pending.removeLast(pending.count - mark)
        continue
      }
      guard isPlain, pattern?.kind == .identifierPattern, pending.count == mark + 1,
        pending[mark].name != NameInterner.WellKnown.selfValue,
        !(accessors.map(isObserved) ?? false)
      else {
        bindPending(since: mark)
        continue
      }
      let found = pending.removeLast()
      let end = binding.child(PatternBindingChild.trailingComma)?.offset ?? binding.contentEnd
      localFacts.append(
        UnusedLocalFact(
          name: found.name, nameStart: lines.position(found.start),
          range: isShared ? lines.range(binding.contentStart, trimmed(end)) : range(of: node),
          isFunction: false,
          isSafeToRemove: initializer?.child(InitializerClauseChild.value).map(isPlainValue)
            ?? true,
          declaration: declaration, condition: condition))
      bind(
        found.name, .local, info: Int32(localFacts.count - 1), type: writtenType(ofBinding: binding)
      )
    }
  }

  /// The name of a variable that is computed and the only one of its declaration.
  func computedNameToken(of node: Node) -> Node? {
    guard let bindings = node.child(VariableDeclChild.bindings) else { return nil }
    var cursor = NodeCursor(bindings)
    guard let binding = cursor.next()?.node, cursor.next() == nil,
      let pattern = binding.child(PatternBindingChild.pattern), pattern.kind == .identifierPattern,
      binding.child(PatternBindingChild.initializer) == nil,
      let accessors = binding.child(PatternBindingChild.accessorBlock), !isObserved(accessors)
    else { return nil }
    return pattern.child(IdentifierPatternChild.identifier)
  }

  /// Whether leaving an expression out changes nothing else: a literal, a name, a closure.
  private func isPlainValue(_ node: Node) -> Bool {
    switch node.kind {
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr,
      .declReferenceExpr,
      .closureExpr, .regexLiteralExpr, .keyPathExpr:
      return true
    case .stringLiteralExpr:
      return !hasInterpolation(node)
    case .arrayExpr, .dictionaryExpr, .tupleExpr:
      return !hasEffects(node) && isMadeOfPlainValues(node)
    default: return false
    }
  }

  private func isMadeOfPlainValues(_ node: Node) -> Bool {
    var rest = [node]
    while let node = rest.popLast() {
      switch node.kind {
      case .arrayExpr, .dictionaryExpr, .tupleExpr, .arrayElementList, .arrayElement,
        .dictionaryElementList, .dictionaryElement, .labeledExprList, .labeledExpr:
        var cursor = NodeCursor(node)
        while let child = cursor.next() { rest.append(child.node) }
      case .token: continue
      case .stringLiteralExpr:
        if hasInterpolation(node) { return false }
      case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr,
        .declReferenceExpr, .closureExpr:
        continue
      default: return false
      }
    }
    return true
  }

  private func hasInterpolation(_ node: Node) -> Bool {
    guard let segments = node.child(StringLiteralExprChild.segments) else { return false }
    var cursor = NodeCursor(segments)
    while let segment = cursor.next() {
      if segment.node.kind == .expressionSegment { return true }
    }
    return false
  }
}
