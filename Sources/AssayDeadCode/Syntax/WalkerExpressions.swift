// SPDX-License-Identifier: MIT

@_spi(ExperimentalLanguageFeatures) @_spi(RawSyntax) internal import SwiftSyntax

/// Operators, key paths, macros and literals.
extension FactsWalker {
  private typealias WellKnown = NameInterner.WellKnown

  mutating func walkOperator(_ token: Node?) {
    guard let token, let view = token.raw.tokenView else { return }
    let start = token.offset + view.leadingTriviaByteLength
    let name = intern(text(from: start, to: start + view.textByteLength))
    emit(name, at: start, .operator, labels: .empty)
  }

  mutating func walkPlainName(_ token: Node?) {
    guard let token, let found = name(of: token) else { return }
    emit(found.name, at: found.start, [], labels: .empty)
  }

  /// An assignment's left side is written and not read. Sequences are flat: `a = b + c` has five
  /// elements.
  mutating func walkSequence(_ node: Node) {
    guard let list = node.child(SequenceExprChild.elements) else { return }
    var cursor = NodeCursor(list)
    var waiting = cursor.next()
    while let element = waiting {
      waiting = cursor.next()
      if waiting?.node.kind == .assignmentExpr {
        var rest = cursor
        let isNil = rest.next()?.node.kind == .nilLiteralExpr && rest.next() == nil
        walkName(
          element.node, adding: isNil ? [.written, .cleared] : .written, labels: .empty)
      } else {
        walk(element.node)
      }
    }
  }

  mutating func walkKeyPath(_ node: Node) {
    if let root = node.child(KeyPathExprChild.root) { walk(root) }
    guard let components = node.child(KeyPathExprChild.components) else { return }
    var cursor = NodeCursor(components)
    while let component = cursor.next() {
      guard let content = component.node.child(KeyPathComponentChild.component) else { continue }
      switch content.kind {
      case .keyPathPropertyComponent, .keyPathMethodComponent:
        guard let reference = content.child(KeyPathNamedComponentChild.declName),
          let token = reference.child(DeclReferenceExprChild.baseName), let found = name(of: token)
        else { continue }
        var flags: UseFlags = [.member, .keyPath]
        var labels = NameID.empty
        var arguments: Node?
        if content.kind == .keyPathMethodComponent {
          flags.insert(.called)
          arguments = content.child(KeyPathMethodComponentChild.arguments)
          labels = callLabels(arguments)
        }
        use(found, in: reference, flags, labels: labels, isBare: false)
        if let arguments { walk(arguments) }
      case .keyPathSubscriptComponent:
        let labels = callLabels(content.child(KeyPathSubscriptComponentChild.arguments))
        emit(
          WellKnown.subscript, at: content.contentStart, [.member, .called, .keyPath],
          labels: labels)
        walk(content)
      default: walk(content)
      }
    }
  }

  mutating func walkMacroExpression(_ node: Node) {
    let labels = callLabels(
      node.child(MacroExpansionExprChild.arguments),
      trailing: node.child(MacroExpansionExprChild.trailingClosure),
      more: node.child(MacroExpansionExprChild.additionalTrailingClosures))
    walkMacroExpansion(node, name: MacroExpansionExprChild.macroName, labels: labels)
  }

  mutating func walkMacroDeclarationUse(_ node: Node) {
    let labels = callLabels(
      node.child(MacroExpansionDeclChild.arguments),
      trailing: node.child(MacroExpansionDeclChild.trailingClosure),
      more: node.child(MacroExpansionDeclChild.additionalTrailingClosures))
    walkMacroExpansion(node, name: MacroExpansionDeclChild.macroName, labels: labels)
  }

  /// Everything after the name is an argument of the macro.
  private mutating func walkMacroExpansion(
    _ node: Node, name macroName: some NodeChild, labels: NameID
  ) {
    let outer = ambient
    var cursor = NodeCursor(node)
    while let child = cursor.next() {
      if child.is(macroName), let found = name(of: child.node) {
        emit(found.name, at: found.start, [.called, .macro], labels: labels)
        ambient.insert(.macroArgument)
        if names.table.utf8(of: found.name).elementsEqual("Preview".utf8) {
          ambient.insert(.preview)
        }
      } else {
        walk(child.node)
      }
    }
    ambient = outer
  }

  mutating func walkStringLiteral(_ node: Node) {
    guard let segments = node.child(StringLiteralExprChild.segments) else { return }
    var literal: [UInt8]?
    var single: UnsafeBufferPointer<UInt8>?
    var cursor = NodeCursor(segments)
    var count = 0
    while let segment = cursor.next() {
      count += 1
      if segment.node.kind == .expressionSegment {
        if literal == nil { literal = single.map(Array.init) ?? [] }
        literal?.append(contentsOf: Array("\\()".utf8))
        walk(segment.node)
      } else {
        let content = text(from: segment.node.offset, to: segment.node.end)
        if count == 1 {
          single = content
        } else {
          if literal == nil { literal = single.map(Array.init) ?? [] }
          literal?.append(contentsOf: content)
        }
      }
    }
    // Longer ones are prose, and name nothing.
    if let literal {
      if literal.count <= 512 { addLiteral(literalName(literal), at: node) }
    } else if let single, !single.isEmpty, single.count <= 512 {
      addLiteral(intern(single), at: node)
    }
  }

  private mutating func addLiteral(_ text: NameID, at node: Node) {
    facts.literals.append(LiteralFact(text: text, start: lines.position(node.contentStart)))
  }

  private mutating func literalName(_ literal: [UInt8]) -> NameID {
    let name = names.intern(literal)
    scopes.makeRoom(names.count)
    return name
  }
}
