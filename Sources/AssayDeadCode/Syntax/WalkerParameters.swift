// SPDX-License-Identifier: MIT

@_spi(RawSyntax) internal import SwiftSyntax

/// Parameters of functions, initializers, subscripts and macros.
extension FactsWalker {
  /// `@_lifetime(borrow owner)` and `@derivative(wrt: x)` use parameters.
  mutating func resolveNames(inAttributes list: Node) {
    var cursor = NodeCursor(list)
    while let attribute = cursor.next()?.node {
      guard attribute.kind == .attribute, let type = attribute.child(AttributeChild.attributeName),
        let arguments = attribute.child(AttributeChild.arguments)
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
  ///
  /// - Parameter genericsFrom: where in `FileFacts.genericParameters` the function's own begin.
  mutating func walkParameters(
    _ clause: Node, reports: Bool, isSubscript: Bool, genericsFrom start: Int
  ) {
    guard let list = clause.child(ParameterClauseChild.parameters) else {
      return walkChildren(clause)
    }
    let isLocal = surroundings == .code
    let generics = facts.genericParameters[start...]
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
        pendName(innerName(parameter.node))
      }
      return bindPending(since: first)
    }
    nodes = NodeCursor(list)
    var position: UInt32 = 0
    while let parameter = nodes.next()?.node {
      defer { position += 1 }
      let second = parameter.child(ParameterChild.secondName)
      let outside = parameter.child(ParameterChild.firstName)
      guard let token = second ?? outside, let found = name(of: token) else { continue }
      var label = NameInterner.WellKnown.wildcard
      if let outside, second != nil || !isSubscript, let named = name(of: outside) {
        label = named.name
      }
      guard !carriesTypeOrIsolation(parameter), !binds(parameter, oneOf: generics) else {
        bind(found.name, .other)
        continue
      }
      let end =
        parameter.child(FunctionParameterChild.trailingComma)?.offset ?? parameter.contentEnd
      parameterFacts.append(
        UnusedParameterFact(
          name: found.name, label: label, nameStart: lines.position(found.start),
          range: lines.range(parameter.contentStart, trimmed(end)), position: position,
          declaration: declaration, isOfLocalFunction: isLocal, condition: condition))
      bind(
        found.name, .parameter, info: Int32(parameterFacts.count - 1),
        type: writtenType(ofParameter: parameter))
    }
  }

  /// Whether a parameter does its work by being there: `as type: T.Type` says what `T` is,
  /// `isolated` says where the function runs.
  private func carriesTypeOrIsolation(_ parameter: Node) -> Bool {
    guard var type = parameter.child(ParameterChild.type) else { return false }
    if type.kind == .attributedType {
      if let specifiers = type.child(AttributedTypeChild.specifiers) {
        let words = text(from: specifiers.offset, to: specifiers.end)
        if String(decoding: words, as: UTF8.self).contains("isolated") { return true }
      }
      guard let base = type.child(AttributedTypeChild.baseType) else { return false }
      type = base
    }
    if type.kind == .optionalType, let wrapped = type.child(OptionalTypeChild.wrappedType) {
      type = wrapped
    }
    return type.kind == .metatypeType
  }

  /// Whether a parameter's type mentions a generic parameter of its function: without it, calls may
  /// no longer say what that is.
  private mutating func binds(_ parameter: Node, oneOf generics: ArraySlice<NameID>) -> Bool {
    guard !generics.isEmpty, let type = parameter.child(ParameterChild.type) else { return false }
    var rest = [type]
    while let node = rest.popLast() {
      if node.kind == .identifierType, let token = node.child(IdentifierTypeChild.name),
        let found = name(of: token), generics.contains(found.name)
      {
        return true
      }
      var inner = NodeCursor(node)
      while let child = inner.next() { rest.append(child.node) }
    }
    return false
  }

  /// `foo(a:b:)` and, with marks on what calls may leave out, `foo(a:b=:)`.
  mutating func fullNames(
    _ name: NameID, _ parameters: Node?, isSubscript: Bool = false, isOperator: Bool = false
  ) -> (plain: NameID, shape: NameID) {
    let plain = fullName(
      name, parameters, isSubscript: isSubscript, isOperator: isOperator, isMarked: false)
    guard let list = parameters?.child(ParameterClauseChild.parameters) else {
      return (plain, plain)
    }
    var cursor = NodeCursor(list)
    while let parameter = cursor.next() {
      guard !hasDefault(parameter.node), !isVariadic(parameter.node) else {
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
    if let list = parameters?.child(ParameterClauseChild.parameters) {
      var cursor = NodeCursor(list)
      while let parameter = cursor.next() {
        // A subscript's parameter has a label only if it has two names, an operator's never.
        let hasLabel =
          !isOperator
          && (!isSubscript || parameter.node.child(ParameterChild.secondName) != nil)
        appendLabel(hasLabel ? parameter.node.child(ParameterChild.firstName) : nil)
        guard isMarked else { continue }
        if hasDefault(parameter.node) {
          scratch[scratch.count - 1] = UInt8(ascii: "=")
          scratch.append(UInt8(ascii: ":"))
        } else if isVariadic(parameter.node) {
          scratch[scratch.count - 1] = UInt8(ascii: "*")
          scratch.append(UInt8(ascii: ":"))
        }
      }
    }
    scratch.append(UInt8(ascii: ")"))
    return internScratch()
  }

  private func hasDefault(_ parameter: Node) -> Bool {
    parameter.child(FunctionParameterChild.defaultValue) != nil
  }

  private func isVariadic(_ parameter: Node) -> Bool {
    parameter.child(ParameterChild.ellipsis) != nil
      || parameter.child(ParameterChild.type)?.kind == .packExpansionType
  }

  /// The name that a parameter has in the body.
  func innerName(_ parameter: Node) -> Node? {
    parameter.child(ParameterChild.secondName) ?? parameter.child(ParameterChild.firstName)
  }

  mutating func walkGenericParameter(_ node: Node) {
    walkChildren(node)
    if let token = node.child(GenericParameterChild.name), let found = name(of: token) {
      facts.genericParameters.append(found.name)
      bind(found.name, .other)
    }
  }
}
