// SPDX-License-Identifier: MIT

internal import AssayFindings
internal import SwiftSyntax

extension RemovalSteps {
  /// A property that is only written, and the statements that write it.
  func assignOnlyProperty(_ finding: Finding) throws(Refusal) -> [RemovalStep] {
    let (source, found) = try located(finding)
    guard case .binding(let binding) = found else {
      throw Refusal("one pattern binds it together with other names")
    }
    if let value = binding.initializer?.value, !EffectFreeExpression.holds(value) {
      throw Refusal("its initial value may have side effects")
    }
    if binding.accessorBlock != nil { throw Refusal("its observers run when it is assigned") }
    if isInMemberwiseInitializer(binding) {
      throw Refusal("it may be a parameter of the memberwise initializer")
    }
    guard let focus = finding.location.focus,
      let id = context.declaration(at: focus, in: source.path)
    else { throw Refusal("its uses are unknown") }

    var steps = [RemovalStep(source.path, .element(Syntax(binding)))]
    for edge in context.edges(to: id) {
      switch edge.kind {
      case .member: continue
      case .write:
        let path = context.graph.path(of: edge)
        let statement = try assignment(at: edge.position, in: try context.source(path))
        steps.append(RemovalStep(path, .item(statement)))
      case .use, .type, .defaultValue, .inheritance, .switchItem, .need, .witness:
        throw Refusal("it has uses that are not assignments")
      }
    }
    return steps
  }

  private func isInMemberwiseInitializer(_ binding: PatternBindingSyntax) -> Bool {
    guard let variable = binding.parent?.parent?.as(VariableDeclSyntax.self) else { return true }
    if variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) }) {
      return false
    }
    guard let block = variable.parent?.parent?.parent?.as(MemberBlockSyntax.self),
      block.parent?.is(StructDeclSyntax.self) == true
    else { return false }
    return !block.members.contains { $0.decl.is(InitializerDeclSyntax.self) }
  }

  /// The statement `x = value` or `something.x = value` whose left side is named at a place.
  private func assignment(
    at position: SourcePosition, in source: ParsedSource
  ) throws(Refusal) -> Syntax {
    let line = "'\(source.path):\(position.line)'"
    guard let token = source.token(startingAt: position),
      let reference = token.parent?.as(DeclReferenceExprSyntax.self)
    else { throw Refusal("\(line) writes it other than by a plain assignment") }
    var target = ExprSyntax(reference)
    if let member = reference.parent?.as(MemberAccessExprSyntax.self),
      member.declName.id == reference.id
    {
      target = ExprSyntax(member)
    }
    guard let elements = target.parent?.as(ExprListSyntax.self),
      let sequence = elements.parent?.as(SequenceExprSyntax.self),
      let item = sequence.enclosingItem, elements.first?.id == target.id,
      elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    else { throw Refusal("\(line) writes it other than by a plain assignment") }
    let values = elements.dropFirst(2)
    guard EffectFreeExpression.holds(target), values.allSatisfy(EffectFreeExpression.holds) else {
      throw Refusal("the assignment in \(line) may have side effects")
    }
    return item
  }
}
