// SPDX-License-Identifier: MIT

internal import AssayFindings
@_spi(RawSyntax) internal import SwiftSyntax

/// The one walk over a parsed file that collects its facts.
///
/// It goes in source order, keeps a stack of the names that are bound to locals and parameters, and
/// hands each node that matters to a method of its own; everything else is passed through.
struct FactsWalker {
  /// What is around a declaration, which decides its kind.
  enum Surroundings {
    /// The top of the file.
    case file
    /// Directly in a type or extension.
    case member
    /// In a body: variables and functions are local.
    case code
    /// Directly in a type that is local to a body.
    case localMember
  }

  let source: UnsafeBufferPointer<UInt8>
  var lines: LineTable
  var facts = FileFacts()
  var names = NameInterner()
  var scopes = ScopeStack()

  // Where the walk is
  var surroundings = Surroundings.file
  var declaration: Int32 = -1
  var condition: Int32 = -1
  /// Added to every use.
  var ambient: UseFlags = []
  /// Whether the body around the walk may be rewritten by a macro, so that nothing is said of its
  /// locals.
  var isRewritten = false
  /// Whether `self` is a value of a type that is local to a body.
  var isInLocalType = false
  private var depth = 0

  /// Names bound by patterns that are not visible yet.
  var pending: [PendingBinding] = []
  /// What is said of parameters and locals if nothing uses them; `Binding.info` points here.
  var parameterFacts: [UnusedParameterFact] = []
  var localFacts: [UnusedLocalFact] = []
  /// By the index of a local function in `localFacts`: the places of its unused parameters.
  var parametersOfLocals: [Int32: [SourcePosition]] = [:]
  /// Whether the innermost `switch` has a `fallthrough`.
  var sawFallthrough = false
  /// For joining labels and such without allocating each time.
  var scratch: [UInt8] = []
  /// The meaning of each attribute by name; filled on first use.
  var attributeMeanings: [NameID: (flags: DeclarationFlags, isCustom: Bool)] = [:]

  /// Below this depth of the tree the walk goes on without recursion and without scopes. The
  /// parser's own limit leaves about five levels of the tree for each bracket; chains of calls may
  /// be deeper.
  private static let depthLimit = 1500

  init(_ source: UnsafeBufferPointer<UInt8>) {
    self.source = source
    lines = LineTable(source)
    scratch.reserveCapacity(256)
  }

  mutating func facts(of file: Node) -> FileFacts {
    facts.lineCount = lines.lineCount
    facts.hasTopLevelCode = FactsWalker.hasTopLevelCode(file.child(SourceFileChild.statements))
    let mark = openScope()
    walk(file)
    closeScope(mark)
    collectIgnoreCommands(file)
    // In source order but for what a malformed file moves.
    if !zip(facts.uses, facts.uses.dropFirst()).allSatisfy({ $0.start <= $1.start }) {
      facts.uses.sort { $0.start < $1.start }
      facts.typedReceivers = []
      facts.memberReceivers = []
    }
    facts.literals.sort { ($0.text, $0.start) < ($1.text, $1.start) }
    var last = NameID.empty
    facts.literals.removeAll { literal in
      defer { last = literal.text }
      return literal.text == last
    }
    facts.unusedLocals.sort { $0.nameStart < $1.nameStart }
    facts.unusedParameters.sort { $0.nameStart < $1.nameStart }
    facts.names = names.table
    return facts
  }

  mutating func walk(_ node: Node) {
    let kind = node.kind
    if kind == .token { return }
    guard depth < Self.depthLimit else { return walkFlat(node) }
    depth += 1
    defer { depth -= 1 }
    switch kind {
    // Names
    case .declReferenceExpr: walkName(node, adding: [], labels: .empty)
    case .memberAccessExpr: walkName(node, adding: [], labels: .empty)
    case .functionCallExpr: walkCall(node, adding: [])
    case .subscriptCallExpr: walkSubscriptCall(node)
    case .identifierType: walkIdentifierType(node, adding: [])
    case .memberType: walkMemberType(node, adding: [])
    case .binaryOperatorExpr: walkOperator(node.child(BinaryOperatorExprChild.operator))
    case .prefixOperatorExpr:
      walkOperator(node.child(PrefixOperatorExprChild.operator))
      if let operand = node.child(PrefixOperatorExprChild.expression) { walk(operand) }
    case .postfixOperatorExpr:
      if let operand = node.child(PostfixOperatorExprChild.expression) { walk(operand) }
      walkOperator(node.child(PostfixOperatorExprChild.operator))
    case .keyPathExpr: walkKeyPath(node)
    case .macroExpansionExpr: walkMacroExpression(node)
    case .macroExpansionDecl: walkMacroDeclarationUse(node)
    case .attribute: walkAttribute(node)
    case .sequenceExpr: walkSequence(node)
    case .stringLiteralExpr: walkStringLiteral(node)
    case .unexpectedNodes: walkFlat(node)
    case .precedenceGroupName: walkPlainName(node.child(PrecedenceGroupNameChild.name))
    case .operatorPrecedenceAndTypes:
      walkPlainName(node.child(OperatorPrecedenceAndTypesChild.precedenceGroup))

    // Scopes
    case .closureExpr: walkClosure(node)
    case .codeBlock: walkCodeBlock(node)
    case .ifExpr: walkIf(node)
    case .whileStmt: walkScoped(node)
    case .guardStmt: walkGuard(node)
    case .forStmt: walkFor(node)
    case .switchExpr: walkSwitch(node)
    case .switchCase: walkScoped(node)
    case .switchCaseItem: walkSwitchItem(node)
    case .catchClause: walkCatch(node)
    case .catchItem: walkCatchItem(node)
    case .optionalBindingCondition: walkOptionalBinding(node)
    case .matchingPatternCondition: walkMatchingCondition(node)
    case .patternExpr: walkPattern(node, flags: .pattern)
    case .fallThroughStmt: sawFallthrough = true
    case .ifConfigDecl: walkIfConfig(node)
    case .accessorBlock: walkAccessorBlock(node)
    case .accessorDecl: walkAccessor(node)
    case .genericParameter: walkGenericParameter(node)
    case .primaryAssociatedType: walkPrimaryAssociatedType(node)

    // Declarations
    case .classDecl: walkType(node, .class)
    case .structDecl: walkType(node, .struct)
    case .enumDecl: walkType(node, .enum)
    case .actorDecl: walkType(node, .actor)
    case .protocolDecl: walkType(node, .protocol)
    case .extensionDecl: walkExtension(node)
    case .functionDecl: walkFunction(node)
    case .initializerDecl: walkInitializer(node)
    case .deinitializerDecl: walkDeinitializer(node)
    case .subscriptDecl: walkSubscript(node)
    case .variableDecl: walkVariable(node)
    case .enumCaseDecl: walkEnumCase(node)
    case .typeAliasDecl: walkNamed(node, .typealias)
    case .associatedTypeDecl: walkNamed(node, .associatedType)
    case .operatorDecl: walkOperatorDeclaration(node)
    case .precedenceGroupDecl: walkNamed(node, .precedenceGroup)
    case .macroDecl: walkMacroDeclaration(node)
    case .importDecl: walkImport(node)

    // Nothing in them refers to anything of the sources
    case .availabilityCondition, .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr,
      .nilLiteralExpr, .simpleStringLiteralExpr, .regexLiteralExpr, .poundSourceLocation,
      .declModifierList,
      .breakStmt, .continueStmt:
      break
    default: walkChildren(node)
    }
  }

  mutating func walkChildren(_ node: Node) {
    var cursor = NodeCursor(node)
    while let child = cursor.next() { walk(child.node) }
  }

  /// Takes every identifier below for a use of anything of that name: for text that the parser
  /// could not make out, and for trees too deep to recurse into.
  mutating func walkFlat(_ node: Node) {
    var rest = [node]
    while let node = rest.popLast() {
      if node.kind == .token {
        guard let token = name(of: node) else { continue }
        _ = resolve(token.name, isWritten: false)
        emit(token.name, at: token.start, [.macroArgument], labels: .empty)
      } else {
        var cursor = NodeCursor(node)
        let first = rest.count
        while let child = cursor.next() { rest.append(child.node) }
        rest[first...].reverse()
      }
    }
  }

  // MARK: Names

  func text(from start: Int, to end: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: source[max(0, start)..<max(start, min(end, source.count))])
  }

  /// An identifier, or a keyword in place of a name; without backticks or the `$` of a
  /// projection. Nil for other tokens and for closure arguments without a name (`$0`).
  mutating func name(of token: Node) -> (name: NameID, start: Int)? {
    guard let view = token.raw.tokenView, token.raw.byteLength > 0 else { return nil }
    let start = token.offset + view.leadingTriviaByteLength
    var from = start
    var to = start + view.textByteLength
    guard from < to, to <= source.count else { return nil }
    switch view.rawKind {
    case .identifier:
      if source[from] == UInt8(ascii: "`"), to - from > 2 {
        from += 1
        to -= 1
      } else if source[from] == UInt8(ascii: "$"), to - from > 1 {
        from += 1
      }
    case .keyword, .binaryOperator, .prefixOperator, .postfixOperator:
      break
    case .dollarIdentifier:
      from += 1
      guard from < to, source[from] < UInt8(ascii: "0") || source[from] > UInt8(ascii: "9") else {
        return nil
      }
    default: return nil
    }
    return (intern(text(from: from, to: to)), start)
  }

  mutating func intern(_ text: UnsafeBufferPointer<UInt8>) -> NameID {
    let name = names.intern(text)
    scopes.makeRoom(names.count)
    return name
  }

  mutating func intern(_ text: String) -> NameID {
    let name = names.intern(Array(text.utf8))
    scopes.makeRoom(names.count)
    return name
  }

  mutating func internScratch() -> NameID {
    let name = names.intern(scratch)
    scopes.makeRoom(names.count)
    return name
  }

  mutating func append(_ name: NameID) {
    scratch.append(contentsOf: names.table.utf8(of: name))
  }

  mutating func emit(_ name: NameID, at offset: Int, _ flags: UseFlags, labels: NameID) {
    facts.uses.append(
      NameUse(
        name: name, start: lines.position(offset), declaration: declaration,
        flags: flags.union(ambient), condition: condition, labels: labels))
  }

  private static func hasTopLevelCode(_ items: Node?) -> Bool {
    guard let items else { return false }
    var cursor = NodeCursor(items)
    while let item = cursor.next() {
      guard let content = item.node.child(CodeBlockItemChild.item) else { continue }
      switch content.kind {
      case .ifConfigDecl:
        guard let clauses = content.child(IfConfigDeclChild.clauses) else { continue }
        var clauseCursor = NodeCursor(clauses)
        while let clause = clauseCursor.next() {
          if hasTopLevelCode(clause.node.child(IfConfigClauseChild.elements)) { return true }
        }
      case .macroExpansionExpr, .missingExpr, .missingStmt: continue
      default:
        if !content.raw.isDeclaration { return true }
      }
    }
    return false
  }
}

extension RawSyntax {
  fileprivate var isDeclaration: Bool { self.is(RawDeclSyntax.self) }
}
