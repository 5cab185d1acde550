// SPDX-License-Identifier: MIT

internal import AssayFindings
internal import SwiftSyntax

extension DeadCodeRule {
  static let redundantPublic = DeadCodeRule(
    "redundant-public", "Redundant public", "Public declarations that only their own module uses.",
    removal: modifierRemoval(.public, .open))
  static let redundantPackage = DeadCodeRule(
    "redundant-package", "Redundant package",
    "Package declarations that only their own module uses.", severity: .note,
    removal: modifierRemoval(.package))
  static let redundantInternal = DeadCodeRule(
    "redundant-internal", "Redundant internal", "The modifier internal where it is the default.",
    severity: .note, removal: modifierRemoval(.internal), isOnByDefault: false)
  static let redundantFileprivate = DeadCodeRule(
    "redundant-fileprivate", "Redundant fileprivate",
    "The modifier fileprivate where private is enough.", severity: .note,
    removal: modifierRemoval(.fileprivate))

  private static func modifierRemoval(_ keywords: Keyword...) -> RuleRemoval {
    RuleRemoval(isDefault: false) { steps in
      { finding throws(Refusal) in try steps.modifier(keywords, finding) }
    }
  }
}

/// Access modifiers that allow more than anyone uses.
struct RedundantAccess: GraphCheck {
  let rules: [DeadCodeRule] = [
    .redundantPublic, .redundantPackage, .redundantInternal, .redundantFileprivate,
  ]

  func findings(in analysis: Analysis) -> [Finding] {
    let crossing = CrossModuleUses(in: analysis)
    let isSure = Reachability(of: analysis.graph, ignoresDoubt: true).isAlive
    return analysis.graph.declarations.indices.compactMap { index in
      let id = DeclarationID(index)
      guard analysis.isAlive[index], analysis.graph.marks[index].contains(.judged),
        let rule = rule(for: id, crossing, in: analysis)
      else { return nil }
      return finding(rule, at: id, isSure: isSure[index], in: analysis)
    }
  }

  private func rule(
    for id: DeclarationID, _ crossing: CrossModuleUses, in analysis: Analysis
  ) -> DeadCodeRule? {
    let graph = analysis.graph
    let declaration = graph.declarations[id.index]
    switch declaration.access {
    case .public, .open, .package:
      guard !crossing.isNeeded[id.index], !isOfPublicModule(id, analysis) else { return nil }
      return declaration.access == .package ? .redundantPackage : .redundantPublic
    case .internal:
      let parent = declaration.parent
      if parent != .none, graph.declarations[parent.index].kind == .extension,
        graph.declarations[parent.index].access != .unstated
      {
        return nil
      }
      return .redundantInternal
    case .fileprivate:
      return isPrivateEnough(id, in: analysis) ? .redundantFileprivate : nil
    case .unstated, .private:
      return nil
    }
  }

  private func isOfPublicModule(_ id: DeclarationID, _ analysis: Analysis) -> Bool {
    guard analysis.graph.declarations[id.index].access != .package else { return false }
    if analysis.context.configuration.retainPublic == true { return true }
    let file = analysis.graph.file(of: id)
    return file.modules.contains { analysis.context.publicModules.contains($0) }
  }

  /// Whether every use is where `private` reaches: inside the type or its extensions in the same
  /// file.
  private func isPrivateEnough(_ id: DeclarationID, in analysis: Analysis) -> Bool {
    let graph = analysis.graph
    let declaration = graph.declarations[id.index]
    guard declaration.parent != .none else { return true }
    let owner = graph.typeOrExtension(of: id)
    if graph.declarations[owner.index].kind == .extension { return false }
    // A private property makes a struct's memberwise initializer private.
    if graph.declarations[owner.index].kind == .struct, declaration.flags.contains(.stored),
      !declaration.flags.contains(.static)
    {
      return false
    }
    if analysis.isBound(id) || analysis.retention[id.index]?.isDoubt == true { return false }
    var hasUse = false
    for edge in analysis.incoming[id] where edge.kind != .member {
      hasUse = true
      if !graph.isInside(edge.from, of: owner, extensions: .ofItsType) { return false }
      if isTypeShown(by: edge, outside: owner, in: graph) { return false }
    }
    return hasUse
  }

  /// Whether what uses a type is itself seen outside its own type, so that the compiler refuses a
  /// private type in its interface.
  private func isTypeShown(
    by edge: SourceGraph.Edge, outside owner: DeclarationID, in graph: SourceGraph
  ) -> Bool {
    let kind = graph.declarations[edge.to.index].kind
    guard kind.isNominalType || kind == .typealias else { return false }
    // A variable without an annotation has the type of its value.
    if edge.kind == .use, graph.declarations[edge.from.index].kind != .property { return false }
    var next = edge.from
    // Members of a private extension are fileprivate.
    while next != owner, graph.declarations[next.index].kind != .extension {
      if graph.declarations[next.index].access == .private { return false }
      next = graph.declarations[next.index].parent
    }
    return true
  }

  /// - Parameter isSure: whether it is used without doubt.
  private func finding(
    _ rule: DeadCodeRule, at id: DeclarationID, isSure: Bool, in analysis: Analysis
  ) -> Finding {
    let title = analysis.graph.title(of: id)
    let isOpen = analysis.graph.declarations[id.index].access == .open
    let word = isOpen ? "open" : "public"
    let uses = isSure ? "used only in its own module" : "not used outside its own module"
    let foreign =
      "no other module refers to it" + (isSure ? "" : ", and it may be unused in its own module")
    let (message, reason, fix) =
      switch rule {
      case .redundantPublic: ("\(title) is \(word) but \(uses)", foreign, "remove '\(word)'")
      case .redundantPackage:
        ("\(title) has package access but is \(uses)", foreign, "remove 'package'")
      case .redundantInternal:
        (
          "'internal' on \(title) has no effect", "it is the default access level",
          "remove 'internal'"
        )
      default:
        (
          "\(title) is fileprivate but used only where private is enough",
          "every use is in the same scope", "change it to private"
        )
      }
    var finding = analysis.finding(rule, at: id, message: message, reason: reason, fix: fix)
    finding.removableLines = 0
    return finding
  }
}
