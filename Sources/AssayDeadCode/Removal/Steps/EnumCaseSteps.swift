// SPDX-License-Identifier: MIT

internal import AssayFindings
internal import SwiftSyntax

extension RemovalSteps {
  /// The case, and its item in every `switch` that names it.
  func enumCase(_ finding: Finding) throws(Refusal) -> [RemovalStep] {
    let (source, found) = try located(finding)
    guard case .enumCase(let element) = found else { throw .sourceChanged }
    try checkRawValues(of: element)
    var steps = [RemovalStep(source.path, .element(Syntax(element)))]
    guard let focus = finding.location.focus,
      let id = context.declaration(at: focus, in: source.path)
    else { return steps }
    for edge in context.edges(to: id) where edge.kind == .switchItem {
      let path = context.graph.path(of: edge)
      let item = try switchItem(at: edge.position, in: try context.source(path))
      steps.append(RemovalStep(path, .element(Syntax(item))))
    }
    return steps
  }

  private func switchItem(
    at position: SourcePosition, in source: ParsedSource
  ) throws(Refusal) -> SwitchCaseItemSyntax {
    let line = "'\(source.path):\(position.line)'"
    guard let token = source.token(startingAt: position),
      let item = token.ancestorOrSelf(mapping: { $0.as(SwitchCaseItemSyntax.self) })
    else { throw Refusal("its use in \(line) is not an item of a 'switch'") }
    guard Self.caseName(in: item) == token else {
      throw Refusal("the item in \(line) matches more than this case")
    }
    return item
  }

  /// The name of the only case that an item matches.
  private static func caseName(in item: SwitchCaseItemSyntax) -> TokenSyntax? {
    var pattern = PatternSyntax(item.pattern)
    if let binding = pattern.as(ValueBindingPatternSyntax.self) { pattern = binding.pattern }
    guard var expression = pattern.as(ExpressionPatternSyntax.self)?.expression else { return nil }
    if let call = expression.as(FunctionCallExprSyntax.self) { expression = call.calledExpression }
    if let optional = expression.as(OptionalChainingExprSyntax.self) {
      expression = optional.expression
    }
    return expression.as(MemberAccessExprSyntax.self)?.declName.baseName
  }

  /// Without a value of its own, each case counts on from the one before.
  private func checkRawValues(of element: EnumCaseElementSyntax) throws(Refusal) {
    let enclosing = element.ancestorOrSelf { $0.as(EnumDeclSyntax.self) }
    guard let inherited = enclosing?.inheritanceClause?.inheritedTypes else { return }
    let numbers: Set<String> = [
      "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
      "Double", "Float", "CInt", "CUnsignedInt",
    ]
    guard inherited.contains(where: { numbers.contains($0.type.trimmedDescription) }) else {
      return
    }
    var isAfter = false
    for member in enclosing?.memberBlock.members ?? [] {
      guard let declaration = member.decl.as(EnumCaseDeclSyntax.self) else { continue }
      for other in declaration.elements {
        if isAfter {
          if other.rawValue != nil { return }
          throw Refusal("the raw values of the cases after it would change")
        }
        isAfter = other.id == element.id
      }
    }
  }
}
