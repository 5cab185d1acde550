// SPDX-License-Identifier: MIT

internal import AssayAudit
internal import AssayFindings
internal import SwiftParser
internal import SwiftSyntax

/// One Swift source: its animations, and where it names Reduce Motion.
struct MotionFile {
  private let tree: SourceFileSyntax
  private let converter: SourceLocationConverter
  private(set) var animations: [Animation] = []
  /// Offsets of the tokens that name Reduce Motion, in order.
  private var mentions: [Int] = []
  /// The same, with the names that the file derives from it.
  private var hints: [Int] = []
  /// Those hints that may decide over any animation of their type: not the property that reads the
  /// environment, nor what decides over certain animations.
  private var loose: [Int] = []
  /// Those hints that decide over certain animations.
  private var tied: [Int] = []
  /// Names of values that the file itself makes, and of types that it declares.
  private var made: Set<String> = []

  init(_ source: [UInt8]) {
    tree = source.withUnsafeBufferPointer {
      Parser.parse(source: $0, maximumNestingLevel: 256)
    }
    converter = SourceLocationConverter(fileName: "", tree: tree)
    collect()
  }

  // MARK: Reading

  private mutating func collect() {
    var tokens: [(text: String, offset: Int)] = []
    for token in tree.tokens(viewMode: .sourceAccurate) {
      guard case .identifier(let text) = token.tokenKind else { continue }
      let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
      tokens.append((text, offset))
      if text.lowercased().contains("reducemotion") { mentions.append(offset) }
    }
    // NB: a stack of its own: a chain of ten thousand modifiers is that deep.
    var stack = [Syntax(tree)]
    var calls: [Animation] = []
    var values: [(name: String, node: Syntax)] = []
    while let node = stack.popLast() {
      if Self.isPreview(node) || Self.isNeverCompiled(node) { continue }
      if let call = node.as(FunctionCallExprSyntax.self), let found = Animation(call) {
        calls.append(found)
      }
      collectNames(node, &values)
      stack.append(contentsOf: node.children(viewMode: .sourceAccurate).reversed())
    }
    hints = mentions
    var aliases: Set<String> = []
    // Each round finds what is made of what the one before found.
    while true {
      let found = Set(values.filter { Self.holds(hints, $0.node) }.map(\.name))
      if found.isSubset(of: aliases) { break }
      aliases.formUnion(found)
      hints = (mentions + tokens.filter { aliases.contains($0.text) }.map(\.offset)).sorted()
    }
    // What repeats within another animation's arguments is reported with it.
    animations = calls.filter { inner in
      inner.name != ".repeatForever"
        || !calls.contains { $0.name != inner.name && $0.call.arguments.encloses(inner.call) }
    }.sorted { $0.call.calledOffset < $1.call.calledOffset }
    let deciders = animations.flatMap(deciders)
    tied = hints.filter { offset in deciders.contains { Self.holds([offset], $0) } }
    let declared = values.filter { aliases.contains($0.name) || Self.readsEnvironment($0.node) }
    loose = hints.filter { offset in
      !tied.contains(offset) && !declared.contains { Self.holds([offset], $0.node) }
    }
  }

  /// `@Environment(\.accessibilityReduceMotion) private var reduceMotion`
  private static func readsEnvironment(_ node: Syntax) -> Bool {
    node.as(VariableDeclSyntax.self)?.attributes.contains { attribute in
      attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "Environment"
    } ?? false
  }

  /// Whether the type around it looks at Reduce Motion for other animations.
  func checksOthers(than animation: Animation) -> Bool {
    scopes(of: animation).contains { Self.holds(tied, $0) }
  }

  /// What names Reduce Motion and decides over an animation: its arguments, or conditions.
  private func deciders(of animation: Animation) -> [Syntax] {
    let own = Syntax(animation.call.arguments)
    return (Self.holds(hints, own) ? [own] : []) + guards(of: animation)
  }

  /// Values and functions that may hold an answer; views are none.
  private mutating func collectNames(
    _ node: Syntax, _ values: inout [(name: String, node: Syntax)]
  ) {
    if let variable = node.as(VariableDeclSyntax.self) {
      for binding in variable.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
          continue
        }
        let isMade = binding.initializer != nil || binding.accessorBlock != nil
        if isMade { made.insert(name) }
        if !Self.isView(binding.typeAnnotation?.type) { values.append((name, node)) }
      }
    } else if let function = node.as(FunctionDeclSyntax.self) {
      made.insert(function.name.text)
      if let type = function.signature.returnClause?.type, !Self.isView(type) {
        values.append((function.name.text, node))
      }
    } else if let named = node.asProtocol((any NamedDeclSyntax).self) {
      made.insert(named.name.text)
    }
  }

  private static func isView(_ type: TypeSyntax?) -> Bool {
    guard let words = type?.trimmedDescription else { return false }
    return words.hasSuffix("View") || words.hasSuffix("Scene") || words.hasSuffix("ToolbarContent")
  }

  /// What only Xcode shows.
  private static func isPreview(_ node: Syntax) -> Bool {
    if let macro = node.as(MacroExpansionExprSyntax.self) {
      return macro.macroName.text == "Preview"
    }
    if let macro = node.as(MacroExpansionDeclSyntax.self) {
      return macro.macroName.text == "Preview"
    }
    let inherited = node.as(StructDeclSyntax.self)?.inheritanceClause?.inheritedTypes
    return inherited?.contains { $0.type.trimmedDescription == "PreviewProvider" } == true
  }

  /// `#if false`.
  private static func isNeverCompiled(_ node: Syntax) -> Bool {
    let condition = node.as(IfConfigClauseSyntax.self)?.condition?.as(BooleanLiteralExprSyntax.self)
    return condition?.literal.tokenKind == .keyword(.false)
  }

  private static func holds(_ offsets: [Int], _ node: some SyntaxProtocol) -> Bool {
    let range = node.position.utf8Offset..<node.endPosition.utf8Offset
    var (low, high) = (0, offsets.count)
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < offsets.count && range.contains(offsets[low])
  }

  // MARK: Judging

  func outcome(of animation: Animation) -> AuditOutcome {
    if animation.isStill { return .pass }
    if !deciders(of: animation).isEmpty {
      return ReducedBranch(animations: animations).isTheOnlyPlace(of: animation)
        ? .incomplete(.motionOnlyReduced) : .pass
    }
    if scopes(of: animation).contains(where: { Self.holds(loose, $0) }) {
      return .incomplete(.motionNotTied)
    }
    return comesFromElsewhere(animation.style) ? .incomplete(.animationElsewhere) : .fail
  }

  /// The conditions around it, or before it where they leave, that name Reduce Motion.
  private func guards(of animation: Animation) -> [Syntax] {
    var result: [Syntax] = []
    var child = Syntax(animation.call)
    while let node = child.parent {
      if let choice = node.as(IfExprSyntax.self), Self.holds(hints, choice.conditions),
        child.id != choice.conditions.id
      {
        result.append(Syntax(choice.conditions))
      }
      if let choice = node.as(SwitchExprSyntax.self), Self.holds(hints, choice.subject) {
        result.append(Syntax(choice.subject))
      }
      // Operators are not folded: a ternary is a row of its parts.
      if let row = node.as(ExprListSyntax.self), Self.holds(hints, row),
        row.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) })
      {
        result.append(Syntax(row))
      }
      if let items = node.as(CodeBlockItemListSyntax.self) {
        result += items.prefix { $0.id != child.id }.compactMap { item in
          EarlyExit(item).map { Syntax($0.conditions) }
        }.filter { Self.holds(hints, $0) }
      }
      if node.asProtocol((any DeclGroupSyntax).self) != nil { break }
      child = node
    }
    return result
  }

  /// The type around it with its extensions in this file; the file for what is in none.
  private func scopes(of animation: Animation) -> [Syntax] {
    guard let name = owner(of: animation) else { return [Syntax(tree)] }
    return tree.statements.map { Syntax($0.item) }.flatMap { item -> [Syntax] in
      Self.name(of: item) == name || item.encloses(animation.call) ? [item] : []
    }
  }

  /// The name of the innermost type that is not nested in a function.
  func owner(of animation: Animation) -> String? {
    var node = animation.call.parent
    while let current = node {
      if let name = Self.name(of: current) { return name }
      node = current.parent
    }
    return nil
  }

  /// Whether the innermost type around it is a class or an actor.
  func isInClass(_ animation: Animation) -> Bool {
    var node = animation.call.parent
    while let current = node {
      if current.asProtocol((any DeclGroupSyntax).self) != nil {
        return current.is(ClassDeclSyntax.self) || current.is(ActorDeclSyntax.self)
      }
      node = current.parent
    }
    return false
  }

  private static func name(of node: Syntax) -> String? {
    if let type = node.as(ExtensionDeclSyntax.self) { return type.extendedType.trimmedDescription }
    guard node.asProtocol((any DeclGroupSyntax).self) != nil else { return nil }
    return node.asProtocol((any NamedDeclSyntax).self)?.name.text
  }

  /// Whether the animation itself is a value that this file does not make.
  private func comesFromElsewhere(_ style: ExprSyntax?) -> Bool {
    guard let style else { return false }
    if let call = style.as(FunctionCallExprSyntax.self) {
      // `.spring().delay(1)` is its beginning.
      return comesFromElsewhere(call.calledExpression)
    }
    if let name = style.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return !made.contains(name) && !["Animation", "AnyTransition"].contains(name)
    }
    guard let member = style.as(MemberAccessExprSyntax.self) else { return false }
    let word = member.declName.baseName.text
    guard let base = member.base else {
      return !Animation.standardStyles.contains(word) && !made.contains(word)
    }
    if Animation.isName(base, "self") { return !made.contains(word) }
    return comesFromElsewhere(base)
  }

  func range(of animation: Animation) -> AssayFindings.SourceRange {
    func position(_ place: AbsolutePosition) -> SourcePosition {
      let location = converter.location(for: place)
      return SourcePosition(
        line: UInt32(clamping: location.line), column: UInt32(clamping: location.column))
    }
    return AssayFindings.SourceRange(
      start: position(AbsolutePosition(utf8Offset: animation.call.calledOffset)),
      end: position(animation.call.endPositionBeforeTrailingTrivia))
  }
}

extension FunctionCallExprSyntax {
  /// Where its own name begins, behind what it is called on; UIKit's from the type on.
  fileprivate var calledOffset: Int {
    if let member = calledExpression.as(MemberAccessExprSyntax.self),
      !Animation.isName(member.base, "UIView")
    {
      return member.period.positionAfterSkippingLeadingTrivia.utf8Offset
    }
    return calledExpression.positionAfterSkippingLeadingTrivia.utf8Offset
  }
}

extension SyntaxProtocol {
  func encloses(_ call: FunctionCallExprSyntax) -> Bool {
    position <= call.position && call.endPosition <= endPosition
  }
}
