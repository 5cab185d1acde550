// SPDX-License-Identifier: MIT

@_spi(RawSyntax) internal import SwiftSyntax

extension FactsWalker {
  private typealias WellKnown = NameInterner.WellKnown

  mutating func walkFunction(_ node: Node) {
    guard let token = node.child(NamedDeclChild.name), let nameView = token.raw.tokenView,
      let found = name(of: token)
    else { return walkFlat(node) }
    let isOperator = nameView.rawKind != .identifier && nameView.rawKind != .keyword
    let body = node.child(FunctionDeclChild.body)
    let parameters =
      node.child(FunctionDeclChild.signature)?.child(FunctionSignatureChild.parameterClause)
    guard isDeclaring else { return walkLocalFunction(node, found, body) }
    let header = header(of: node)
    var flags = bodyFlags(body)
    if isOperator { flags.insert(.operatorFunction) }
    if node.child(FunctionDeclChild.genericParameterClause) != nil {
      flags.insert(.hasGenericParameters)
    }
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
    let count = facts.unusedParameters.count
    walkCallable(
      node, header, reports: surroundings == .code && isWorthReporting(body))
    guard let binding else { return }
    scopes.activeFunctions.removeLast()
    // Those of functions within are in the body.
    let end = lines.position(body?.contentStart ?? node.contentEnd)
    let own = facts.unusedParameters[count...].map(\.nameStart).filter { $0 < end }
    if !own.isEmpty { parametersOfLocals[scopes.bindings[Int(binding)].info] = own }
  }

  mutating func walkInitializer(_ node: Node) {
    let body = node.child(InitializerDeclChild.body)
    let parameters =
      node.child(InitializerDeclChild.signature)?.child(FunctionSignatureChild.parameterClause)
    guard isDeclaring else {
      return walkCallable(node, DeclarationHeader(), reports: false)
    }
    guard let keyword = node.child(InitializerDeclChild.initKeyword) else { return walkFlat(node) }
    let header = header(of: node)
    var flags = bodyFlags(body)
    if node.child(InitializerDeclChild.optionalMark) != nil { flags.insert(.failable) }
    if node.child(InitializerDeclChild.genericParameterClause) != nil {
      flags.insert(.hasGenericParameters)
    }
    let outer = declaration
    let names = fullNames(WellKnown.initializer, parameters)
    declaration = declare(
      .initializer, header, name: WellKnown.initializer, fullName: names.plain,
      nameStart: keyword.contentStart, range: range(of: node), adding: flags, shape: names.shape)
    walkCallable(node, header, reports: isWorthReporting(body))
    declaration = outer
  }

  mutating func walkDeinitializer(_ node: Node) {
    guard isDeclaring, let keyword = node.child(DeinitializerDeclChild.deinitKeyword) else {
      return walkChildren(node)
    }
    let header = header(of: node)
    let outer = declaration
    declaration = declare(
      .deinitializer, header, name: WellKnown.deinitializer, fullName: WellKnown.deinitializer,
      nameStart: keyword.contentStart, range: range(of: node),
      adding: bodyFlags(node.child(DeinitializerDeclChild.body)))
    walkChildren(node)
    declaration = outer
  }

  mutating func walkSubscript(_ node: Node) {
    let parameters = node.child(SubscriptDeclChild.parameterClause)
    guard isDeclaring else {
      return walkCallable(node, DeclarationHeader(), reports: false)
    }
    guard let keyword = node.child(SubscriptDeclChild.subscriptKeyword) else {
      return walkFlat(node)
    }
    let header = header(of: node)
    let block = node.child(SubscriptDeclChild.accessorBlock)
    var flags: DeclarationFlags = []
    if hasBodies(block) { flags.insert(.hasBody) }
    if node.child(SubscriptDeclChild.genericParameterClause) != nil {
      flags.insert(.hasGenericParameters)
    }
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
    guard isDeclaring, let token = node.child(NamedDeclChild.name), let found = name(of: token)
    else {
      return walkFlat(node)
    }
    let header = header(of: node)
    let parameters =
      node.child(MacroDeclChild.signature)?.child(FunctionSignatureChild.parameterClause)
    let outer = declaration
    let names = fullNames(found.name, parameters)
    declaration = declare(
      .macro, header, name: found.name, fullName: names.plain, nameStart: found.start,
      range: range(of: node), shape: names.shape)
    walkCallable(node, header, reports: false)
    declaration = outer
  }

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
    let generics = facts.genericParameters.count
    var cursor = NodeCursor(node)
    while let child = cursor.next() {
      switch child.node.kind {
      case .functionSignature:
        var parts = NodeCursor(child.node)
        while let part = parts.next() {
          if part.node.kind == .functionParameterClause {
            walkParameters(
              part.node, reports: reports, isSubscript: isSubscript, genericsFrom: generics)
            if let attributes = node.child(AttributedDeclChild.attributes) {
              resolveNames(inAttributes: attributes)
            }
          } else {
            walk(part.node)
          }
        }
      case .functionParameterClause:
        walkParameters(
          child.node, reports: reports, isSubscript: isSubscript, genericsFrom: generics)
      default: walk(child.node)
      }
    }
    closeScope(mark)
    (isRewritten, ambient) = outer
  }
}
