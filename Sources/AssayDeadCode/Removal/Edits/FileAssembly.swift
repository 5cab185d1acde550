// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Puts all steps for one file together: what is left empty by them goes too, and what remains
/// becomes changes of bytes.
struct FileAssembly {
  /// A step that cannot be taken together with the others.
  struct Conflict: Error {
    /// The finding whose step it is.
    var owner: Int
    var refusal: Refusal
  }

  private let source: ParsedSource
  private var removed: Set<SyntaxIdentifier> = []
  private var items: [Syntax] = []
  /// Lists with commas that lose elements, in the order they were met.
  private var lists: [Syntax] = []
  private var remaining: [SyntaxIdentifier: Int] = [:]
  private var deletions: [Deletion] = []
  private var replacements: [ByteChange] = []

  init(source: ParsedSource) {
    self.source = source
  }

  mutating func take(_ step: RemovalStep, for owner: Int) throws(Conflict) {
    switch step.action {
    case .item(let node): try removeItem(node, for: owner)
    case .element(let node): try removeElement(node, for: owner)
    case .lines(let range): deletions.append(Deletion(range: range, takesLines: true))
    case .text(let change) where change.replacement.isEmpty:
      deletions.append(Deletion(range: change.range, takesLines: false))
    case .text(let change):
      if !replacements.contains(change) { replacements.append(change) }
    case .stringKey: break  // Of a file without syntax: `StringTableEdit`.
    }
  }

  /// Whether declarations went and nothing that compiles to anything is left.
  var leavesNothing: Bool {
    let statements = source.tree.statements
    let isOnlyImports = items.allSatisfy { item in
      item.as(CodeBlockItemSyntax.self).map(Self.isImport) ?? false
    }
    return !isOnlyImports && statements.allSatisfy { isNothing($0) }
  }

  func changes() -> [ByteChange] {
    var builder = ChangeBuilder(source: source, removed: removed)
    builder.deletions = deletions
    builder.replacements = replacements
    for item in items { builder.add(item: item) }
    for list in lists where list.parent != nil { builder.add(list: list) }
    return builder.changes()
  }

  private mutating func removeItem(_ item: Syntax, for owner: Int) throws(Conflict) {
    guard removed.insert(item.id).inserted else { return }
    items.append(item)
    guard let list = item.parent, countDown(list) == 0, let parent = list.parent else { return }
    if let block = parent.as(MemberBlockSyntax.self) {
      guard let declaration = block.parent?.as(ExtensionDeclSyntax.self),
        declaration.inheritanceClause == nil, let outer = declaration.enclosingItem
      else { return }
      try removeItem(outer, for: owner)
    } else if let clause = parent.as(IfConfigClauseSyntax.self) {
      guard let condition = clause.parent?.parent?.as(IfConfigDeclSyntax.self),
        condition.clauses.allSatisfy({ isEmpty($0) })
      else { return }
      let isArm = condition.parent?.is(SwitchCaseListSyntax.self) == true
      guard let outer = isArm ? Syntax(condition) : condition.enclosingItem else { return }
      try removeItem(outer, for: owner)
    } else if parent.is(SwitchExprSyntax.self) {
      throw Conflict(owner: owner, refusal: Refusal("a 'switch' would lose its last case"))
    }
  }

  private mutating func removeElement(_ element: Syntax, for owner: Int) throws(Conflict) {
    guard removed.insert(element.id).inserted, let list = element.parent else { return }
    if remaining[list.id] == nil { lists.append(list) }
    guard countDown(list) == 0, let parent = list.parent else { return }
    switch list.kind {
    case .patternBindingList, .enumCaseElementList:
      guard let outer = parent.enclosingItem else { return }
      try removeItem(outer, for: owner)
    case .switchCaseItemList:
      guard let arm = parent.parent?.as(SwitchCaseSyntax.self) else { return }
      if arm.isReachedByFallthrough {
        throw Conflict(
          owner: owner,
          refusal: Refusal("the case before it falls through to its case of a 'switch'"))
      }
      try removeItem(Syntax(arm), for: owner)
    default: return
    }
  }

  /// How many elements of a list are left.
  private mutating func countDown(_ list: Syntax) -> Int {
    let count = (remaining[list.id] ?? list.children(viewMode: .sourceAccurate).count) - 1
    remaining[list.id] = count
    return count
  }

  private func isEmpty(_ clause: IfConfigClauseSyntax) -> Bool {
    guard let elements = clause.elements else { return true }
    let list = Syntax(elements)
    return (remaining[list.id] ?? list.children(viewMode: .sourceAccurate).count) == 0
  }

  private func isNothing(_ item: CodeBlockItemSyntax) -> Bool {
    if removed.contains(item.id) || Self.isImport(item) { return true }
    guard let condition = item.item.as(IfConfigDeclSyntax.self) else { return false }
    return condition.clauses.allSatisfy { clause in
      switch clause.elements {
      case nil: true
      case .statements(let statements): statements.allSatisfy { isNothing($0) }
      default: false
      }
    }
  }

  /// `@_exported` makes an import mean something to other files.
  private static func isImport(_ item: CodeBlockItemSyntax) -> Bool {
    guard let declaration = item.item.as(ImportDeclSyntax.self) else { return false }
    return declaration.attributes.allSatisfy { attribute in
      attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription != "_exported"
    } && !declaration.modifiers.contains { $0.name.tokenKind == .keyword(.public) }
  }
}

extension SyntaxProtocol {
  /// The member or statement that a declaration is.
  var enclosingItem: Syntax? {
    guard let parent else { return nil }
    return parent.is(MemberBlockItemSyntax.self) || parent.is(CodeBlockItemSyntax.self)
      ? parent : nil
  }
}

extension SwitchCaseSyntax {
  /// Whether the arm before, wherever an `#if` puts it, has a `fallthrough`.
  fileprivate var isReachedByFallthrough: Bool {
    var node = Syntax(self)
    while let list = node.parent?.as(SwitchCaseListSyntax.self) {
      let before = list.prefix { $0.id != node.id }.last
      if let before {
        return before.tokens(viewMode: .sourceAccurate).contains {
          $0.tokenKind == .keyword(.fallthrough)
        }
      }
      // The first of an `#if` clause: what is before is before the `#if`.
      guard let clause = list.parent?.as(IfConfigClauseSyntax.self),
        let condition = clause.parent?.parent
      else { return false }
      node = condition
    }
    return false
  }
}
