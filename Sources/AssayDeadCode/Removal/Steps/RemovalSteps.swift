// SPDX-License-Identifier: MIT

internal import AssayFindings
internal import SwiftSyntax

/// The steps that remove a finding, by its rule.
struct RemovalSteps {
  let context: RemovalContext

  func steps(for finding: Finding) throws(Refusal) -> [RemovalStep] {
    guard let rule = DeadCodeRule(rawValue: finding.rule.rawValue) else {
      throw Refusal("'\(finding.rule)' is not a rule of the dead-code scanner")
    }
    guard let removal = rule.removal else {
      throw Refusal("findings of '\(finding.rule)' are not removed; they need a decision")
    }
    return try removal.steps(self)(finding)
  }

  /// The source and place of a finding.
  func place(_ finding: Finding) throws(Refusal) -> (ParsedSource, SourcePosition) {
    let source = try context.source(finding.location.path)
    guard let position = finding.location.focus ?? finding.location.range?.start else {
      throw Refusal("the finding has no location in its file")
    }
    return (source, position)
  }

  func located(_ finding: Finding) throws(Refusal) -> (ParsedSource, LocatedDeclaration) {
    let (source, position) = try place(finding)
    return (source, try .find(at: position, named: finding.subject?.name, in: source))
  }

  func declaration(_ finding: Finding) throws(Refusal) -> [RemovalStep] {
    let (source, found) = try located(finding)
    switch found {
    case .declaration(let node):
      guard let item = node.enclosingItem else {
        throw Refusal("it is not a declaration of its own")
      }
      return [RemovalStep(source.path, .item(item))]
    case .binding(let binding):
      return [RemovalStep(source.path, .element(Syntax(binding)))]
    case .enumCase(let element):
      return [RemovalStep(source.path, .element(Syntax(element)))]
    case .partOfPattern:
      throw Refusal("one pattern binds it together with other names")
    }
  }

  func unusedImport(_ finding: Finding) throws(Refusal) -> [RemovalStep] {
    let (source, position) = try place(finding)
    guard let token = source.token(startingAt: position),
      let node = token.ancestorOrSelf(mapping: { $0.as(ImportDeclSyntax.self) }),
      let item = node.enclosingItem
    else { throw .sourceChanged }
    return [RemovalStep(source.path, .item(item))]
  }

  func local(_ finding: Finding) throws(Refusal) -> [RemovalStep] {
    let (source, found) = try located(finding)
    switch found {
    case .declaration(let node):
      guard let item = node.enclosingItem else { throw Refusal("it is not a statement of its own") }
      return [RemovalStep(source.path, .item(item))]
    case .binding(let binding):
      guard binding.parent?.parent?.enclosingItem != nil else {
        throw Refusal("its statement does more than declare it")
      }
      if let value = binding.initializer?.value, !EffectFreeExpression.holds(value) {
        throw Refusal("its initial value may have side effects")
      }
      return [RemovalStep(source.path, .element(Syntax(binding)))]
    case .partOfPattern(let pattern):
      guard pattern.parent?.is(TuplePatternElementSyntax.self) == true else {
        throw Refusal("it is part of a pattern")
      }
      let range = pattern.contentRange
      return [
        RemovalStep(source.path, .text(ByteChange(range: range, replacement: Array("_".utf8))))
      ]
    case .enumCase:
      throw .sourceChanged
    }
  }

  func modifier(_ keywords: [Keyword], _ finding: Finding) throws(Refusal) -> [RemovalStep] {
    let (source, position) = try place(finding)
    guard let token = source.token(startingAt: position) else { throw .sourceChanged }
    var node: Syntax? = token.parent
    while let current = node {
      if let declaration = current.asProtocol((any WithModifiersSyntax).self),
        let modifier = declaration.modifiers.first(where: { modifier in
          modifier.detail == nil && keywords.contains { modifier.name.tokenKind == .keyword($0) }
        })
      {
        return [RemovalStep(source.path, action(for: modifier))]
      }
      // NB: a name's own declaration is the first around it; modifiers of outer ones are not meant.
      if current.is(MemberBlockItemSyntax.self) || current.is(CodeBlockItemSyntax.self) { break }
      node = current.parent
    }
    throw .sourceChanged
  }

  private func action(for modifier: DeclModifierSyntax) -> RemovalStep.Action {
    let range = modifier.contentRange
    guard modifier.name.tokenKind == .keyword(.fileprivate) else { return .lines(range) }
    return .text(ByteChange(range: range, replacement: Array("private".utf8)))
  }
}
