// SPDX-License-Identifier: MIT

internal import AssayFindings
internal import SwiftSyntax

extension RemovalSteps {
  /// A name in an inheritance clause, at the finding's focus.
  func conformance(_ finding: Finding) throws(Refusal) -> [RemovalStep] {
    let (source, position) = try place(finding)
    return [RemovalStep(source.path, .element(Syntax(try inheritedType(at: position, in: source))))]
  }

  /// The protocol and its name in every inheritance clause; there it leaves the protocols that it
  /// inherits itself and the type has from nowhere else.
  func redundantProtocol(_ finding: Finding) throws(Refusal) -> [RemovalStep] {
    let (source, found) = try located(finding)
    guard case .declaration(let node) = found, let declaration = node.as(ProtocolDeclSyntax.self),
      let item = node.enclosingItem
    else { throw .sourceChanged }
    guard let focus = finding.location.focus,
      let id = context.declaration(at: focus, in: source.path)
    else { throw Refusal("its uses are unknown") }
    if !context.graph.extensions(of: id).isEmpty {
      throw Refusal("an extension of it may have members that are used")
    }
    let replacements = (declaration.inheritanceClause?.inheritedTypes ?? [])
      .map(\.type.trimmedDescription)
    var protocols = ProtocolMeanings(in: context.graph)
    var steps = [RemovalStep(source.path, .item(item))]
    for edge in context.edges(to: id) {
      switch edge.kind {
      case .member, .witness, .need: continue
      case .use, .write, .type, .defaultValue, .switchItem:
        throw Refusal("it is named outside inheritance clauses")
      case .inheritance:
        let path = context.graph.path(of: edge)
        let source = try context.source(path)
        let known = protocols.inheritance(of: id, alreadyIn: edge.from)
        let missing = replacements.filter { !known.contains($0) }
        steps.append(
          try step(for: inheritedType(at: edge.position, in: source), missing, in: source))
      }
    }
    return steps
  }

  private func step(
    for element: InheritedTypeSyntax, _ replacements: [String], in source: ParsedSource
  ) throws(Refusal) -> RemovalStep {
    let others = element.parent?.children(viewMode: .sourceAccurate)
      .compactMap { $0.as(InheritedTypeSyntax.self)?.type.trimmedDescription }
    let missing = replacements.filter { others?.contains($0) != true }
    if missing.isEmpty { return RemovalStep(source.path, .element(Syntax(element))) }
    let text = Array(missing.joined(separator: ", ").utf8)
    return RemovalStep(
      source.path, .text(ByteChange(range: element.type.contentRange, replacement: text)))
  }

  private func inheritedType(
    at position: SourcePosition, in source: ParsedSource
  ) throws(Refusal) -> InheritedTypeSyntax {
    guard let token = source.token(startingAt: position) else { throw .sourceChanged }
    guard let element = token.ancestorOrSelf(mapping: { $0.as(InheritedTypeSyntax.self) }) else {
      throw Refusal("its use in '\(source.path):\(position.line)' is not in an inheritance clause")
    }
    if !element.type.is(IdentifierTypeSyntax.self), !element.type.is(MemberTypeSyntax.self) {
      throw Refusal("the inheritance clause combines it with other protocols")
    }
    return element
  }
}
