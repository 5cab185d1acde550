// SPDX-License-Identifier: MIT

@_spi(RawSyntax) internal import SwiftSyntax

extension FactsWalker {
  private typealias WellKnown = NameInterner.WellKnown

  mutating func walkFunction(_ node: Node) {
    guard let token = node.child(7), let nameView = token.raw.tokenView, let found = name(of: token)
    else { return walkFlat(node) }
    let isOperator = nameView.rawKind != .identifier && nameView.rawKind != .keyword
    let body = node.child(15)
    let parameters = node.child(11)?.child(1)
    guard isDeclaring else { return walkLocalFunction(node, found, body) }
    let header = header(of: node)
    var flags = bodyFlags(body)
    if isOperator { flags.insert(.operatorFunction) }
    if node.child(9) != nil { flags.insert(.hasGenericParameters) }
    let outer = declaration
    let names = fullNames(found.name, parameters, isOperator: isOperator)
    declaration = declare(
      surroundings == .file ? .function : .method, header, name: found.name,
      fullName: names.plain, nameStart: found.start, range: range(of: node), adding: flags,
      shape: names.shape)
    walkCallable(
      node, header, reports: !isOperator && isWorthReporting(body))
    declaration = outer
  }

  private mutating func walkLocalFunction(
    _ node: Node, _ found: (name: NameID, start: Int), _ body: Node?
  ) {
    let first = facts.attributeNames.count
    let header = header(of: node)
    facts.attributeNames.removeLast(facts.attributeNames.count - first)
    let binding =
      surroundings == .code
      ? functionBinding(found.name, at: lines.position(found.start)) : nil
    if let binding { scopes.activeFunctions.append(binding) }
    walkCallable(
      node, header, reports: surroundings == .code && isWorthReporting(body))
    if binding != nil { scopes.activeFunctions.removeLast() }
  }

  mutating func walkInitializer(_ node: Node) {
    let body = node.child(15)
    let parameters = node.child(11)?.child(1)
    guard isDeclaring else {
      return walkCallable(node, DeclarationHeader(), reports: false)
    }
    guard let keyword = node.child(5) else { return walkFlat(node) }
    let header = header(of: node)
    var flags = bodyFlags(body)
    if node.child(7) != nil { flags.insert(.failable) }
    if node.child(9) != nil { flags.insert(.hasGenericParameters) }
    let outer = declaration
    let names = fullNames(WellKnown.initializer, parameters)
    declaration = declare(
      .initializer, header, name: WellKnown.initializer, fullName: names.plain,
      nameStart: keyword.contentStart, range: range(of: node), adding: flags, shape: names.shape)
    walkCallable(node, header, reports: isWorthReporting(body))
    declaration = outer
  }

  mutating func walkDeinitializer(_ node: Node) {
    guard isDeclaring, let keyword = node.child(5) else { return walkChildren(node) }
    let header = header(of: node)
    let outer = declaration
    declaration = declare(
      .deinitializer, header, name: WellKnown.deinitializer, fullName: WellKnown.deinitializer,
      nameStart: keyword.contentStart, range: range(of: node), adding: bodyFlags(node.child(9)))
    walkChildren(node)
    declaration = outer
  }

  mutating func walkSubscript(_ node: Node) {
    let parameters = node.child(9)
    guard isDeclaring else {
      return walkCallable(node, DeclarationHeader(), reports: false)
    }
    guard let keyword = node.child(5) else { return walkFlat(node) }
    let header = header(of: node)
    let block = node.child(15)
    var flags: DeclarationFlags = []
    if hasBodies(block) { flags.insert(.hasBody) }
    if node.child(7) != nil { flags.insert(.hasGenericParameters) }
    let outer = declaration
    let names = fullNames(WellKnown.subscript, parameters, isSubscript: true)
    declaration = declare(
      .subscript, header, name: WellKnown.subscript, fullName: names.plain,
      nameStart: keyword.contentStart, range: range(of: node), adding: flags, shape: names.shape)
    walkCallable(
      node, header, reports: isAccessorWorthReporting(block), isSubscript: true)
    declaration = outer
  }

  mutating func walkMacroDeclaration(_ node: Node) {
    guard isDeclaring, let token = node.child(7), let found = name(of: token) else {
      return walkFlat(node)
    }
    let header = header(of: node)
    let parameters = node.child(11)?.child(1)
    let outer = declaration
    let names = fullNames(found.name, parameters)
    declaration = declare(
      .macro, header, name: found.name, fullName: names.plain, nameStart: found.start,
      range: range(of: node), shape: names.shape)
    walkCallable(node, header, reports: false)
    declaration = outer
  }

  // MARK: Parts

  private mutating func walkCallable(
    _ node: Node, _ header: DeclarationHeader, reports: Bool, isSubscript: Bool = false
  ) {
    let outer = (isRewritten, ambient)
    if header.mayRewrite {
      isRewritten = true
      ambient.insert(.macroArgument)
    }
    let reports = reports && !isRewritten
    let mark = openScope()
    var cursor = NodeCursor(node)
    while let child = cursor.next() {
      switch child.node.kind {
      case .functionSignature:
        var parts = NodeCursor(child.node)
        while let part = parts.next() {
          if part.node.kind == .functionParameterClause {
            walkParameters(part.node, reports: reports, isSubscript: isSubscript)
            if let attributes = node.child(1) { resolveNames(inAttributes: attributes) }
          } else {
            walk(part.node)
          }
        }
      case .functionParameterClause:
        walkParameters(child.node, reports: reports, isSubscript: isSubscript)
      default: walk(child.node)
      }
    }
    closeScope(mark)
    (isRewritten, ambient) = outer
  }

  /// `@_lifetime(borrow owner)` and `@derivative(wrt: x)` use parameters.
  private mutating func resolveNames(inAttributes list: Node) {
    var cursor = NodeCursor(list)
    while let attribute = cursor.next()?.node {
      guard attribute.kind == .attribute, let type = attribute.child(3),
        let arguments = attribute.child(7)
      else { continue }
      let words = text(from: type.contentStart, to: type.contentEnd)
      switch String(decoding: words, as: UTF8.self) {
      case "_lifetime", "lifetime", "differentiable", "derivative", "transpose":
        var rest = [arguments]
        while let node = rest.popLast() {
          if let found = name(of: node) { _ = resolve(found.name, isWritten: false) }
          var inner = NodeCursor(node)
          while let child = inner.next() { rest.append(child.node) }
        }
      default: continue
      }
    }
  }

  /// Types and default values do not see the parameters, so those are bound after all of them.
  private mutating func walkParameters(_ clause: Node, reports: Bool, isSubscript: Bool) {
    guard let list = clause.child(3) else { return walkChildren(clause) }
    let isLocal = surroundings == .code
    let first = pending.count
    var nodes = NodeCursor(list)
    while let parameter = nodes.next() {
      var parts = NodeCursor(parameter.node)
      while let part = parts.next() {
        let outer = ambient
        if part.node.kind == .initializerClause { ambient.insert(.defaultValue) }
        walk(part.node)
        ambient = outer
      }
    }
    guard reports else {
      nodes = NodeCursor(list)
      while let parameter = nodes.next() {
        pendName(parameter.node.child(7) ?? parameter.node.child(5))
      }
      return bindPending(since: first)
    }
    nodes = NodeCursor(list)
    var position: UInt32 = 0
    while let parameter = nodes.next()?.node {
      defer { position += 1 }
      let second = parameter.child(7)
      let outside = parameter.child(5)
      guard let token = second ?? outside, let found = name(of: token) else { continue }
      var label = NameInterner.WellKnown.wildcard
      if let outside, second != nil || !isSubscript, let named = name(of: outside) {
        label = named.name
      }
      guard !carriesTypeOrIsolation(parameter) else {
        bind(found.name, .other)
        continue
      }
      let end = parameter.child(17)?.offset ?? parameter.contentEnd
      parameterFacts.append(
        UnusedParameterFact(
          name: found.name, label: label, nameStart: lines.position(found.start),
          range: lines.range(parameter.contentStart, trimmed(end)), position: position,
          declaration: declaration, isOfLocalFunction: isLocal, condition: condition))
      bind(found.name, .parameter, info: Int32(parameterFacts.count - 1))
    }
  }

  /// Whether a parameter does its work by being there: `as type: T.Type` says what `T` is, `isolated` says
  /// where the function runs.
  private func carriesTypeOrIsolation(_ parameter: Node) -> Bool {
    guard var type = parameter.child(11) else { return false }
    if type.kind == .attributedType {
      if let specifiers = type.child(1) {
        let words = text(from: specifiers.offset, to: specifiers.end)
        if String(decoding: words, as: UTF8.self).contains("isolated") { return true }
      }
      guard let base = type.child(7) else { return false }
      type = base
    }
    if type.kind == .optionalType, let wrapped = type.child(1) { type = wrapped }
    return type.kind == .metatypeType
  }

  /// `foo(a:b:)` and, with marks on what calls may leave out, `foo(a:b=:)`.
  private mutating func fullNames(
    _ name: NameID, _ parameters: Node?, isSubscript: Bool = false, isOperator: Bool = false
  ) -> (plain: NameID, shape: NameID) {
    let plain = fullName(
      name, parameters, isSubscript: isSubscript, isOperator: isOperator, isMarked: false)
    guard let list = parameters?.child(3) else { return (plain, plain) }
    var cursor = NodeCursor(list)
    while let parameter = cursor.next() {
      guard parameter.node.child(13) == nil, parameter.node.child(15) == nil,
        parameter.node.child(11)?.raw.kind != .packExpansionType
      else {
        let shape = fullName(
          name, parameters, isSubscript: isSubscript, isOperator: isOperator, isMarked: true)
        return (plain, shape)
      }
    }
    return (plain, plain)
  }

  private mutating func fullName(
    _ name: NameID, _ parameters: Node?, isSubscript: Bool, isOperator: Bool, isMarked: Bool
  ) -> NameID {
    scratch.removeAll(keepingCapacity: true)
    append(name)
    scratch.append(UInt8(ascii: "("))
    if let list = parameters?.child(3) {
      var cursor = NodeCursor(list)
      while let parameter = cursor.next() {
        // A subscript's parameter has a label only where two names stand, an operator's never.
        let hasLabel = !isOperator && (!isSubscript || parameter.node.child(7) != nil)
        appendLabel(hasLabel ? parameter.node.child(5) : nil)
        guard isMarked else { continue }
        if parameter.node.child(15) != nil {
          scratch[scratch.count - 1] = UInt8(ascii: "=")
          scratch.append(UInt8(ascii: ":"))
        } else if parameter.node.child(13) != nil
          || parameter.node.child(11)?.raw.kind == .packExpansionType
        {
          scratch[scratch.count - 1] = UInt8(ascii: "*")
          scratch.append(UInt8(ascii: ":"))
        }
      }
    }
    scratch.append(UInt8(ascii: ")"))
    return internScratch()
  }

  mutating func walkGenericParameter(_ node: Node) {
    walkChildren(node)
    if let token = node.child(5), let found = name(of: token) { bind(found.name, .other) }
  }

  // MARK: Bodies

  private func bodyFlags(_ body: Node?) -> DeclarationFlags {
    guard let body else { return [] }
    return (body.child(3)?.raw.byteLength ?? 0) == 0 ? [.hasBody, .emptyBody] : .hasBody
  }

  /// Whether a body may be blamed for what it does not use: it has statements, and is no mere stand-in.
  private func isWorthReporting(_ body: Node?) -> Bool {
    guard let body, !body.raw.hasError, let statements = body.child(3) else { return false }
    return isWorthReporting(statements: statements)
  }

  private func isWorthReporting(statements: Node) -> Bool {
    var cursor = NodeCursor(statements)
    guard let first = cursor.next()?.node else { return false }
    guard cursor.next() == nil, let content = first.child(1) else { return true }
    return !isTrap(content)
  }

  /// `fatalError()` and its like.
  private func isTrap(_ node: Node) -> Bool {
    guard node.kind == .functionCallExpr, let called = node.child(1),
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

  private func isAccessorWorthReporting(_ block: Node?) -> Bool {
    guard let block, !block.raw.hasError, let content = block.child(3) else { return false }
    guard content.kind == .accessorDeclList else { return isWorthReporting(statements: content) }
    var cursor = NodeCursor(content)
    while let accessor = cursor.next() {
      if isWorthReporting(accessor.node.child(11)) { return true }
    }
    return false
  }

  func hasBodies(_ block: Node?) -> Bool {
    guard let content = block?.child(3) else { return false }
    guard content.kind == .accessorDeclList else { return true }
    var cursor = NodeCursor(content)
    while let accessor = cursor.next() {
      if accessor.node.child(11) != nil { return true }
    }
    return false
  }
}
