// SPDX-License-Identifier: MIT

/// One step between the finished graph and the walk from its roots: it adds roots or edges for uses that
/// stand in no source, and knows of no other step.
protocol GraphPass: Sendable {
  func run(on graph: inout SourceGraph, in context: PassContext)
}

/// What the passes know beside the graph.
struct PassContext: Sendable {
  var configuration: ScanConfiguration
  /// Modules whose public declarations others may use.
  var publicModules: Set<String>
  var conformances: KnownConformances
  /// By declaration: how far it is visible, with what the declarations around it allow.
  var effectiveAccess: [AccessLevel]

  init(configuration: ScanConfiguration, publicModules: Set<String>, graph: SourceGraph) {
    self.configuration = configuration
    self.publicModules = graph.modules(seenThrough: publicModules)
    conformances = KnownConformances(of: graph)
    effectiveAccess = graph.effectiveAccess()
  }
}

extension SourceGraph {
  /// Modules and those that they import publicly or re-export, of whose declarations others may hold values.
  fileprivate func modules(seenThrough modules: Set<String>) -> Set<String> {
    var seen = modules
    var count = -1
    while seen.count > count {
      count = seen.count
      for file in files where !seen.isDisjoint(with: file.modules) {
        for fact in file.facts.imports where fact.isExported || fact.access == .public {
          seen.insert(file.facts.names[fact.module])
        }
      }
    }
    return seen
  }

  mutating func retain(_ id: DeclarationID, _ reason: RetentionReason) {
    roots.append(Root(id, reason))
  }

  /// An edge for a use that no source shows; it stands at the declaration that causes it.
  func implied(_ from: DeclarationID, uses to: DeclarationID) -> Edge {
    Edge(
      from: from, to: to, kind: .need, position: fact(of: to).nameStart,
      file: declarations[to.index].file)
  }

  /// The type of a member, be it in the type itself or in an extension; the extension for a type that is not ours.
  func typeOrExtension(of member: DeclarationID) -> DeclarationID {
    let owner = owner(of: member)
    return owner == .none ? declarations[member.index].parent : owner
  }

  /// Visibility as the language counts it: what a protocol requires and an enum lists is as visible as they are, an extension's
  /// modifier holds for its members, and nothing is more visible than what is around it.
  func effectiveAccess() -> [AccessLevel] {
    var result = [AccessLevel](repeating: .internal, count: declarations.count)
    // What is around a declaration comes before it, but the type that an extension extends may come later, in another file.
    for pass in 0..<4 {
      for index in declarations.indices where pass == 0 || declarations[index].kind != .protocol {
        result[index] = effectiveAccess(of: index, known: result)
      }
    }
    return result
  }

  private func effectiveAccess(of index: Int, known: [AccessLevel]) -> AccessLevel {
    let declaration = declarations[index]
    guard declaration.parent != .none else {
      if declaration.kind == .extension {
        return declaration.extended == .none ? .public : known[declaration.extended.index]
      }
      return declaration.access == .unstated ? .internal : declaration.access
    }
    let parent = declarations[declaration.parent.index]
    let around = known[declaration.parent.index]
    if parent.kind == .protocol || declaration.kind == .enumCase { return around }
    if declaration.access != .unstated { return min(around, declaration.access) }
    let byExtension = parent.kind == .extension && parent.access != .unstated
    return min(around, byExtension ? parent.access : .internal)
  }
}
