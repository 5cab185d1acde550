// SPDX-License-Identifier: MIT

/// Edges that follow from the nesting of declarations, whichever engine found the uses.
extension SourceGraph {
  mutating func addStructure(edges: inout [Edge]) {
    for index in declarations.indices {
      let id = DeclarationID(index)
      let declaration = declarations[index]
      let position = fact(of: id).nameStart
      func edge(_ from: DeclarationID, _ to: DeclarationID, _ kind: EdgeKind) -> Edge {
        Edge(from: from, to: to, kind: kind, position: position, file: declaration.file)
      }

      if declaration.parent != .none {
        edges.append(edge(id, declaration.parent, .member))
        if declaration.kind == .deinitializer {
          edges += makers(of: declaration.parent).map { edge($0, id, .need) }
        }
      }
      if declaration.kind == .extension {
        connectExtension(id, edge: edge, to: &edges)
      }
    }
    edges += operatorEdges()
    edges += initialValueEdges(edges)
  }

  /// An instance's initial values are computed with the instance, and those of main.swift's
  /// variables with the program, whether anyone reads them or not. Where computing may do
  /// something, what it uses is used.
  private mutating func initialValueEdges(_ edges: [Edge]) -> [Edge] {
    var result: [Edge] = []
    for edge in edges where edge.kind == .use || edge.kind == .type {
      let declaration = declarations[edge.from.index]
      guard declaration.computesValueWithEffects else { continue }
      if declaration.parent != .none {
        var copy = edge
        copy.from = declaration.parent
        result.append(copy)
      } else if file(of: edge.from).facts.hasTopLevelCode {
        roots.append(Root(edge.to, .topLevelUse, position: edge.position, file: edge.file))
      }
    }
    return result
  }

  /// What makes instances of a class, after which its deinitializer runs: its initializers, or the
  /// type itself where they may be inherited or made by the compiler.
  private func makers(of type: DeclarationID) -> [DeclarationID] {
    let initializers = members(of: type).filter { declarations[$0.index].kind == .initializer }
    return initializers.isEmpty || fact(of: type).inheritanceCount > 0 ? [type] : initializers
  }

  /// An extension stands and falls with its type; one that adds a conformance is used with the
  /// type, for the conformance is.
  private mutating func connectExtension(
    _ id: DeclarationID, edge: (DeclarationID, DeclarationID, EdgeKind) -> Edge,
    to edges: inout [Edge]
  ) {
    let declaration = declarations[id.index]
    let hasConformance = fact(of: id).inheritanceCount > 0
    if declaration.extended != .none {
      edges.append(edge(id, declaration.extended, .need))
      if hasConformance { edges.append(edge(declaration.extended, id, .use)) }
    } else if hasConformance {
      roots.append(Root(id, .externalRequirement))
    }
  }

  /// Neither engine sees uses of operator declarations and of precedence groups: an operator is
  /// used with the functions of its name, a group with the operators that name it.
  private func operatorEdges() -> [Edge] {
    var declared: [String: [DeclarationID]] = [:]
    for index in declarations.indices {
      let id = DeclarationID(index)
      if [.operator, .precedenceGroup].contains(declarations[index].kind) {
        declared[name(of: id), default: []].append(id)
      }
    }
    if declared.isEmpty { return [] }
    var edges: [Edge] = []
    for index in declarations.indices where declarations[index].flags.contains(.operatorFunction) {
      let id = DeclarationID(index)
      for target in declared[name(of: id), default: []] {
        edges.append(
          Edge(
            from: id, to: target, kind: .need, position: fact(of: id).nameStart,
            file: declarations[index].file))
      }
    }
    for (file, source) in files.enumerated() {
      for use in source.facts.uses where use.declaration >= 0 {
        let from = DeclarationID(source.declarations.lowerBound + Int(use.declaration))
        guard [.operator, .precedenceGroup].contains(declarations[from.index].kind) else {
          continue
        }
        for target in declared[source.facts.names[use.name], default: []] where target != from {
          edges.append(
            Edge(from: from, to: target, kind: .use, position: use.start, file: Int32(file)))
        }
      }
    }
    return edges
  }
}

extension SourceGraph.Declaration {
  /// Whether it is a variable whose initial value is computed with the instance or the program, and
  /// computing it may do something.
  var computesValueWithEffects: Bool {
    [.property, .global].contains(kind) && flags.contains(.stored)
      && flags.contains(.hasInitialValue)
      && !flags.isDisjoint(with: [.initialValueHasEffects, .tuplePattern])
      && flags.isDisjoint(with: [.static, .classMember, .lazy])
  }
}
