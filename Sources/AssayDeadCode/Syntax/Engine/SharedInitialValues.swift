// SPDX-License-Identifier: MIT

/// What `SourceGraph.addStructure` does for edges, for shared uses.
extension SyntaxGraphBuilder {
  /// What computing an initial value uses is used with the instance, or with the program.
  mutating func addInitialValueUse(_ use: SharedUse, mayMeanItself: Bool) {
    let declaration = graph.declarations[use.from.index]
    guard declaration.computesValueWithEffects else { return }
    let list: Int32
    if let known = mayMeanItself ? nil : initialValueLists[use.list] {
      list = known
    } else {
      list = graph.targetLists.insert(
        graph.targetLists[use.list].filter { target in
          [.use, .type].contains(target.kind) && target.isMeant(by: use.from)
        })
      if !mayMeanItself { initialValueLists[use.list] = list }
    }
    if declaration.parent != .none {
      guard !graph.targetLists[list].isEmpty else { return }
      var copy = use
      copy.from = declaration.parent
      copy.list = list
      graph.sharedUses.append(copy)
    } else if graph.file(of: use.from).facts.hasTopLevelCode {
      graph.roots += graph.targetLists[list].map { target in
        SourceGraph.Root(
          target.declaration, .topLevelUse, position: use.position, file: use.file)
      }
    }
  }
}
