// SPDX-License-Identifier: MIT

/// Stored properties of types that a `Mirror` is made of.
///
/// Which type that is no scan can know in general: the types taken for it are the one around the
/// use, and those that the declaration around the use names, itself or by a variable of that type.
/// Of the others `UnusedDeclarations` is less sure. Tests of a module that makes a `Mirror` of what
/// it is given, as a template engine does, give it types that they have for nothing else.
struct RetainMirrorTargets: GraphPass {
  func run(on graph: inout SourceGraph, in context: PassContext) {
    guard context.configuration.retainMirrorTargets else { return }
    let users = Self.usersOfMirror(in: graph)
    if users.isEmpty { return }
    var types = Set(users.map { graph.owner(of: $0) })
    let named = Self.named(by: users, in: graph)
    let variables = named.filter {
      [.property, .global].contains(graph.declarations[$0.index].kind)
    }
    types.formUnion(
      named.union(Self.named(by: variables, in: graph)).filter {
        graph.declarations[$0.index].kind.isNominalType
      })
    types.remove(.none)
    types.formUnion(Self.typesOfTests(of: users, in: graph))
    var edges: [SourceGraph.Edge] = []
    for index in graph.declarations.indices
    where graph.declarations[index].flags.contains(.stored) {
      let id = DeclarationID(index)
      let owner = graph.owner(of: id)
      if types.contains(owner) { edges.append(graph.implied(owner, uses: id)) }
    }
    graph.add(edges)
  }

  /// The types in tests that import a module with such a use.
  private static func typesOfTests(
    of users: Set<DeclarationID>, in graph: SourceGraph
  ) -> Set<DeclarationID> {
    var modules: Set<String> = []
    for user in users where !graph.file(of: user).isTest {
      modules.formUnion(graph.file(of: user).modules)
    }
    if modules.isEmpty { return [] }
    var types: Set<DeclarationID> = []
    for file in graph.files where file.isTest {
      guard file.facts.imports.contains(where: { modules.contains(file.facts.names[$0.module]) })
      else { continue }
      for index in file.declarations
      where graph.declarations[index].kind.isNominalType {
        types.insert(DeclarationID(index))
      }
    }
    return types
  }

  private static func named(
    by users: Set<DeclarationID>, in graph: SourceGraph
  ) -> Set<DeclarationID> {
    var result: Set<DeclarationID> = []
    for edge in graph.edges where edge.kind != .member && users.contains(edge.from) {
      result.insert(edge.to)
    }
    for use in graph.sharedUses where users.contains(use.from) {
      result.formUnion(graph.targetLists[use.list].compactMap { use.edge(to: $0)?.to })
    }
    return result
  }

  /// Declarations that call `Mirror(…)`.
  static func usersOfMirror(in graph: SourceGraph) -> Set<DeclarationID> {
    let mirror = Array("Mirror".utf8)
    var users: Set<DeclarationID> = []
    for file in graph.files {
      for use in file.facts.uses where use.declaration >= 0 && use.flags.contains(.called) {
        if file.facts.names.utf8(of: use.name).elementsEqual(mirror) {
          users.insert(DeclarationID(file.declarations.lowerBound + Int(use.declaration)))
        }
      }
    }
    return users
  }
}
