// SPDX-License-Identifier: MIT

@_spi(ExperimentalLanguageFeatures) @_spi(RawSyntax) internal import SwiftSyntax

extension FactsWalker {
  private typealias WellKnown = NameInterner.WellKnown

  /// Walks an expression whose own name, if it has one, is used in the way that `flags` says: called, written,
  /// matched. What it is made of is used as usual.
  mutating func walkName(_ node: Node, adding flags: UseFlags, labels: NameID) {
    switch node.kind {
    case .declReferenceExpr:
      guard let token = node.child(3), let found = name(of: token) else { return }
      use(found, in: node, flags, labels: labels, isBare: node.child(1) == nil)
    case .memberAccessExpr:
      var flags = flags.union(.member)
      if let base = node.child(1) {
        if isSelf(base) { flags.insert(.onSelf) } else { walk(base) }
      } else {
        flags.insert(.implicitMember)
      }
      guard let reference = node.child(5), let token = reference.child(3),
        let found = name(of: token)
      else { return }
      use(found, in: reference, flags, labels: labels, isBare: false)
    case .functionCallExpr:
      if flags.isEmpty { walk(node) } else { walkCall(node, adding: flags) }
    case .optionalChainingExpr, .forceUnwrapExpr:
      if flags.contains(.written) { return walk(node) }
      guard let inner = node.child(1) else { return }
      walkName(inner, adding: flags, labels: labels)
    case .genericSpecializationExpr:
      guard let inner = node.child(1) else { return }
      walkName(inner, adding: flags, labels: labels)
      if let arguments = node.child(3) { walk(arguments) }
    case .tryExpr, .awaitExpr, .unsafeExpr:
      guard flags.contains(.written), let inner = node.child(node.kind == .tryExpr ? 5 : 3) else {
        return walk(node)
      }
      walkName(inner, adding: flags, labels: labels)
    default: walk(node)
    }
  }

  private mutating func use(
    _ found: (name: NameID, start: Int), in reference: Node, _ flags: UseFlags, labels: NameID,
    isBare: Bool
  ) {
    var labels = labels
    if let arguments = reference.child(5), let list = arguments.child(3) {
      labels = writtenLabels(list)
    }
    switch found.name {
    case WellKnown.selfValue: return
    // After a dot it is the name of something that is declared in backticks.
    case WellKnown.superValue, WellKnown.anyType:
      if !flags.contains(.member) { return }
    case WellKnown.selfType:
      guard flags.contains(.called) else { return }
    default: break
    }
    if reference.raw.isOperatorReference {
      return emit(found.name, at: found.start, .operator, labels: .empty)
    }
    if isBare, !flags.contains(.member),
      resolve(found.name, isWritten: flags.contains(.written))
    {
      return
    }
    emit(found.name, at: found.start, flags, labels: labels)
  }

  private func isSelf(_ node: Node) -> Bool {
    guard node.kind == .declReferenceExpr, let token = node.child(3),
      let view = token.raw.tokenView,
      view.rawKind == .keyword, view.textByteLength == 4
    else { return false }
    let start = token.offset + view.leadingTriviaByteLength
    return source[start + 1] == UInt8(ascii: "e") && source[start + 2] == UInt8(ascii: "l")
  }

  mutating func walkCall(_ node: Node, adding flags: UseFlags) {
    let labels = callLabels(node, arguments: 5, trailing: 9, more: 11)
    var cursor = NodeCursor(node)
    while let child = cursor.next() {
      if child.index == 1 {
        walkName(child.node, adding: flags.union(.called), labels: labels)
      } else if child.index > 4, !flags.intersection([.pattern, .switchItem]).isEmpty {
        let outer = ambient
        ambient.insert(.pattern)
        walk(child.node)
        ambient = outer
      } else {
        walk(child.node)
      }
    }
  }

  mutating func walkSubscriptCall(_ node: Node) {
    let labels = callLabels(node, arguments: 5, trailing: 9, more: 11)
    var cursor = NodeCursor(node)
    while let child = cursor.next() {
      if child.index == 3 {
        emit(
          WellKnown.subscript, at: child.node.contentStart, [.member, .called], labels: labels)
      } else {
        walk(child.node)
      }
    }
  }

  /// `(a:_:)` from the arguments of a call.
  mutating func callLabels(_ node: Node, arguments: Int, trailing: Int, more: Int) -> NameID {
    scratch.removeAll(keepingCapacity: true)
    scratch.append(UInt8(ascii: "("))
    if let list = node.child(arguments), list.kind == .labeledExprList {
      var cursor = NodeCursor(list)
      while let argument = cursor.next() { appendLabel(argument.node.child(1)) }
    }
    if let closure = node.child(trailing), closure.raw.byteLength > 0 {
      scratch.append(contentsOf: [UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ":")])
      if let list = node.child(more) {
        var cursor = NodeCursor(list)
        while let argument = cursor.next() { appendLabel(argument.node.child(1)) }
      }
    }
    if scratch.count == 1 { return WellKnown.noArguments }
    scratch.append(UInt8(ascii: ")"))
    return internScratch()
  }

  /// `(a:_:)` from a name that writes its labels out.
  private mutating func writtenLabels(_ list: Node) -> NameID {
    scratch.removeAll(keepingCapacity: true)
    scratch.append(UInt8(ascii: "("))
    var cursor = NodeCursor(list)
    while let argument = cursor.next() { appendLabel(argument.node.child(1)) }
    scratch.append(UInt8(ascii: ")"))
    return internScratch()
  }

  /// A label and its colon; `_:` for none.
  func appendedLabel(_ token: Node?) -> UnsafeBufferPointer<UInt8>? {
    guard let token, let view = token.raw.tokenView, token.raw.byteLength > 0 else { return nil }
    var start = token.offset + view.leadingTriviaByteLength
    var end = start + view.textByteLength
    if end - start > 2, source[start] == UInt8(ascii: "`") {
      start += 1
      end -= 1
    }
    return text(from: start, to: end)
  }

  mutating func appendLabel(_ token: Node?) {
    if let label = appendedLabel(token), !label.isEmpty {
      scratch.append(contentsOf: label)
    } else {
      scratch.append(UInt8(ascii: "_"))
    }
    scratch.append(UInt8(ascii: ":"))
  }

  // MARK: Types

  mutating func walkIdentifierType(_ node: Node, adding flags: UseFlags) {
    if let token = node.child(3), let found = name(of: token) {
      switch found.name {
      case WellKnown.selfType, WellKnown.anyType: break
      default:
        if node.child(1) != nil || !resolve(found.name, isWritten: false) {
          emit(found.name, at: found.start, flags.union(.type), labels: .empty)
        }
      }
    }
    if let arguments = node.child(5) { walk(arguments) }
  }

  mutating func walkMemberType(_ node: Node, adding flags: UseFlags) {
    if let base = node.child(1) { walk(base) }
    if let token = node.child(7), let found = name(of: token) {
      emit(found.name, at: found.start, flags.union([.type, .member]), labels: .empty)
    }
    if let arguments = node.child(9) { walk(arguments) }
  }

  // MARK: Operators, key paths, macros, literals

  mutating func walkOperator(_ node: Node, at index: Int) {
    guard let token = node.child(index), let view = token.raw.tokenView else { return }
    let start = token.offset + view.leadingTriviaByteLength
    let name = intern(text(from: start, to: start + view.textByteLength))
    emit(name, at: start, .operator, labels: .empty)
  }

  mutating func walkPlainName(_ node: Node, at index: Int) {
    guard let token = node.child(index), let found = name(of: token) else { return }
    emit(found.name, at: found.start, [], labels: .empty)
  }

  /// An assignment's left side is written and not read. Sequences are flat: `a = b + c` has five elements.
  mutating func walkSequence(_ node: Node) {
    guard let list = node.child(1) else { return }
    var cursor = NodeCursor(list)
    var waiting = cursor.next()
    while let element = waiting {
      waiting = cursor.next()
      if waiting?.node.kind == .assignmentExpr {
        walkName(element.node, adding: .written, labels: .empty)
      } else {
        walk(element.node)
      }
    }
  }

  mutating func walkKeyPath(_ node: Node) {
    if let root = node.child(3) { walk(root) }
    guard let components = node.child(5) else { return }
    var cursor = NodeCursor(components)
    while let component = cursor.next() {
      guard let content = component.node.child(3) else { continue }
      switch content.kind {
      case .keyPathPropertyComponent, .keyPathMethodComponent:
        guard let reference = content.child(1), let token = reference.child(3),
          let found = name(of: token)
        else { continue }
        var flags: UseFlags = [.member, .keyPath]
        var labels = NameID.empty
        if content.kind == .keyPathMethodComponent {
          flags.insert(.called)
          labels = callLabels(content, arguments: 5, trailing: 99, more: 99)
        }
        use(found, in: reference, flags, labels: labels, isBare: false)
        if content.kind == .keyPathMethodComponent, let arguments = content.child(5) {
          walk(arguments)
        }
      case .keyPathSubscriptComponent:
        let labels = callLabels(content, arguments: 3, trailing: 99, more: 99)
        emit(
          WellKnown.subscript, at: content.contentStart, [.member, .called, .keyPath],
          labels: labels)
        walk(content)
      default: walk(content)
      }
    }
  }

  /// Positions of the children differ between the expression and the declaration; their order does not.
  mutating func walkMacroExpansion(_ node: Node, name nameIndex: Int, arguments: Int) {
    let labels = callLabels(
      node, arguments: arguments, trailing: arguments + 4, more: arguments + 6)
    let outer = ambient
    var cursor = NodeCursor(node)
    while let child = cursor.next() {
      if child.index == nameIndex, let found = name(of: child.node) {
        emit(found.name, at: found.start, [.called], labels: labels)
        ambient.insert(.macroArgument)
      } else {
        walk(child.node)
      }
    }
    ambient = outer
  }

  mutating func walkStringLiteral(_ node: Node) {
    guard let segments = node.child(5) else { return }
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
      if literal.count <= 512 { facts.literals.append(literalName(literal)) }
    } else if let single, !single.isEmpty, single.count <= 512 {
      facts.literals.append(intern(single))
    }
  }

  private mutating func literalName(_ literal: [UInt8]) -> NameID {
    let name = names.intern(literal)
    scopes.makeRoom(names.count)
    return name
  }
}

extension RawSyntax {
  /// Whether a reference names an operator (`reduce(0, +)`).
  fileprivate var isOperatorReference: Bool {
    guard let layout = layoutView, layout.children.count > 3, let token = layout.children[3],
      let view = token.tokenView
    else { return false }
    switch view.rawKind {
    case .binaryOperator, .prefixOperator, .postfixOperator: return true
    default: return false
    }
  }
}
