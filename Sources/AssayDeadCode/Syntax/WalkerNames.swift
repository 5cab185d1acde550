// SPDX-License-Identifier: MIT

@_spi(ExperimentalLanguageFeatures) @_spi(RawSyntax) internal import SwiftSyntax

extension FactsWalker {
  private typealias WellKnown = NameInterner.WellKnown

  /// Walks an expression whose own name, if it has one, is used in the way that `flags` says:
  /// called, written, matched. What it is made of is used as usual.
  mutating func walkName(_ node: Node, adding flags: UseFlags, labels: NameID) {
    switch node.kind {
    case .declReferenceExpr:
      guard let token = node.child(DeclReferenceExprChild.baseName), let found = name(of: token)
      else { return }
      use(
        found, in: node, flags, labels: labels,
        isBare: node.child(DeclReferenceExprChild.moduleSelector) == nil)
    case .memberAccessExpr:
      var flags = flags.union(.member)
      var receiver: Receiver?
      if let base = node.child(MemberAccessExprChild.base) {
        if isSelf(base) { flags.insert(.onSelf) } else { walk(base) }
        receiver = self.receiver(base)
      } else {
        flags.insert(.implicitMember)
      }
      guard let reference = node.child(MemberAccessExprChild.declName),
        let token = reference.child(DeclReferenceExprChild.baseName), let found = name(of: token)
      else { return }
      let count = facts.uses.count
      use(found, in: reference, flags, labels: labels, isBare: false)
      if let receiver, facts.uses.count > count { add(receiver, ofUseAt: count) }
    case .functionCallExpr:
      if flags.isEmpty { walk(node) } else { walkCall(node, adding: flags) }
    case .optionalChainingExpr, .forceUnwrapExpr:
      if flags.contains(.written) { return walk(node) }
      guard let inner = node.child(PostfixedExprChild.expression) else { return }
      walkName(inner, adding: flags, labels: labels)
    case .genericSpecializationExpr:
      guard let inner = node.child(PostfixedExprChild.expression) else { return }
      walkName(inner, adding: flags, labels: labels)
      if let arguments = node.child(GenericSpecializationExprChild.genericArgumentClause) {
        walk(arguments)
      }
    case .tryExpr, .awaitExpr, .unsafeExpr:
      let inner =
        node.kind == .tryExpr
        ? node.child(TryExprChild.expression) : node.child(AwaitExprChild.expression)
      guard flags.contains(.written), let inner else { return walk(node) }
      walkName(inner, adding: flags, labels: labels)
    default: walk(node)
    }
  }

  mutating func use(
    _ found: (name: NameID, start: Int), in reference: Node, _ flags: UseFlags, labels: NameID,
    isBare: Bool
  ) {
    var labels = labels
    if let arguments = reference.child(DeclReferenceExprChild.argumentNames),
      let list = arguments.child(DeclNameArgumentsChild.arguments)
    {
      labels = writtenLabels(list)
    }
    switch found.name {
    // With nothing before the dot it is the name of something that is declared in backticks, such
    // as a case. After a value or a type it is that itself.
    case WellKnown.selfValue:
      guard flags.contains(.implicitMember) else { return }
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
      resolve(
        found.name, isWritten: flags.contains(.written), isCalled: flags.contains(.called))
    {
      return
    }
    emit(found.name, at: found.start, flags, labels: labels)
  }

  func isSelf(_ node: Node) -> Bool {
    guard node.kind == .declReferenceExpr,
      let token = node.child(DeclReferenceExprChild.baseName), let view = token.raw.tokenView,
      view.rawKind == .keyword, view.textByteLength == 4
    else { return false }
    let start = token.offset + view.leadingTriviaByteLength
    return source[start + 1] == UInt8(ascii: "e") && source[start + 2] == UInt8(ascii: "l")
  }

  mutating func walkCall(_ node: Node, adding flags: UseFlags) {
    let labels = callLabels(
      node.child(FunctionCallExprChild.arguments),
      trailing: node.child(FunctionCallExprChild.trailingClosure),
      more: node.child(FunctionCallExprChild.additionalTrailingClosures))
    var cursor = NodeCursor(node)
    while let child = cursor.next() {
      if child.is(FunctionCallExprChild.calledExpression) {
        walkName(child.node, adding: flags.union(.called), labels: labels)
      } else if child.isAtOrAfter(FunctionCallExprChild.arguments),
        !flags.intersection([.pattern, .switchItem]).isEmpty
      {
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
    let labels = callLabels(
      node.child(SubscriptCallExprChild.arguments),
      trailing: node.child(SubscriptCallExprChild.trailingClosure),
      more: node.child(SubscriptCallExprChild.additionalTrailingClosures))
    var cursor = NodeCursor(node)
    while let child = cursor.next() {
      if child.is(SubscriptCallExprChild.leftSquare) {
        emit(
          WellKnown.subscript, at: child.node.contentStart, [.member, .called], labels: labels)
      } else {
        walk(child.node)
      }
    }
  }

  /// `(a:_:)` from the arguments of a call and the closures after them.
  mutating func callLabels(_ arguments: Node?, trailing: Node? = nil, more: Node? = nil) -> NameID {
    scratch.removeAll(keepingCapacity: true)
    scratch.append(UInt8(ascii: "("))
    if let arguments, arguments.kind == .labeledExprList {
      appendLabels(arguments, LabeledChild.label)
    }
    if let trailing, trailing.raw.byteLength > 0 {
      scratch.append(contentsOf: [UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ":")])
      if let more { appendLabels(more, LabeledChild.label) }
    }
    if scratch.count == 1 { return WellKnown.noArguments }
    scratch.append(UInt8(ascii: ")"))
    return internScratch()
  }

  /// `(a:_:)` from a name that writes its labels out.
  private mutating func writtenLabels(_ list: Node) -> NameID {
    scratch.removeAll(keepingCapacity: true)
    scratch.append(UInt8(ascii: "("))
    appendLabels(list, DeclNameArgumentChild.name)
    scratch.append(UInt8(ascii: ")"))
    return internScratch()
  }

  @inline(__always)
  private mutating func appendLabels(_ list: Node, _ label: some NodeChild) {
    var cursor = NodeCursor(list)
    while let argument = cursor.next() { appendLabel(argument.node.child(label)) }
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
}

extension RawSyntax {
  /// Whether a reference names an operator (`reduce(0, +)`).
  fileprivate var isOperatorReference: Bool {
    guard let token = Node(raw: self, offset: 0).child(DeclReferenceExprChild.baseName),
      let view = token.raw.tokenView
    else { return false }
    switch view.rawKind {
    case .binaryOperator, .prefixOperator, .postfixOperator: return true
    default: return false
    }
  }
}
