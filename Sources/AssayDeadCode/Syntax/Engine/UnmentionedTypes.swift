// SPDX-License-Identifier: MIT

/// Types that nothing mentions: neither by name outside themselves, nor in a way that names do not
/// show.
///
/// A use by name of a member of such a type means another type's member of that name, because a
/// type without mentions has no values.
struct UnmentionedTypes {
  /// By declaration: the types around it, and itself if it is one, innermost first.
  private var types: [[DeclarationID]]
  private(set) var isMentioned: [Bool]

  init(
    _ graph: SourceGraph, edges: [SourceGraph.Edge], isSeed: (DeclarationID) -> Bool
  ) {
    isMentioned = [Bool](repeating: false, count: graph.declarations.count)
    types = graph.declarations.indices.map { Self.types(around: DeclarationID($0), in: graph) }
    var mentions = [[DeclarationID]](repeating: [], count: graph.declarations.count)
    var work: [DeclarationID] = []
    for edge in edges where graph.declarations[edge.to.index].kind.isNominalType {
      guard ![.member, .need, .witness].contains(edge.kind),
        !types[edge.from.index].contains(edge.to)
      else { continue }
      mentions[edge.from.index].append(edge.to)
    }
    for index in graph.declarations.indices {
      let id = DeclarationID(index)
      let isType = graph.declarations[index].kind.isNominalType
      if isType, isSeed(id) { work.append(id) }
      // Code outside types counts, whoever runs it.
      if types[index].isEmpty { work.append(contentsOf: mentions[index]) }
    }
    for root in graph.roots where [.topLevelUse, .uncertain].contains(root.reason) {
      work.append(root.declaration)
    }
    var inside = [[Int]](repeating: [], count: graph.declarations.count)
    for index in types.indices {
      for type in types[index] { inside[type.index].append(index) }
    }
    while let next = work.popLast() {
      guard graph.declarations[next.index].kind.isNominalType, !isMentioned[next.index] else {
        continue
      }
      isMentioned[next.index] = true
      for index in inside[next.index] where types[index].allSatisfy({ isMentioned[$0.index] }) {
        work.append(contentsOf: mentions[index])
      }
    }
  }

  /// Whether a use from one place to another must mean something else.
  func isMistaken(from: DeclarationID, to: DeclarationID) -> Bool {
    for type in types[to.index] where type != to && !isMentioned[type.index] {
      if from == .none || !types[from.index].contains(type) { return true }
    }
    return false
  }

  private static func types(around id: DeclarationID, in graph: SourceGraph) -> [DeclarationID] {
    var result: [DeclarationID] = []
    var next = id
    while next != .none {
      let declaration = graph.declarations[next.index]
      if declaration.kind == .extension, declaration.extended != .none {
        next = declaration.extended
        continue
      }
      if declaration.kind.isNominalType { result.append(next) }
      next = declaration.parent
    }
    return result
  }
}

extension SyntaxGraphBuilder {
  /// Finds the types of which a value may be asked for somewhere: `Type.member` alone asks for
  /// none.
  mutating func findNamedTypes() {
    isNamed = [Bool](repeating: false, count: graph.declarations.count)
    var isNameKnown = [Bool](repeating: false, count: index.count)
    for (file, source) in graph.files.enumerated() {
      let uses = source.facts.uses
      for (place, use) in uses.enumerated() where !use.flags.contains(.extended) {
        guard let list = index.list(of: use.name, in: file), !isNameKnown[list] else { continue }
        if place + 1 < uses.count, uses[place + 1].name != NameInterner.WellKnown.initializer,
          base(of: uses[place + 1], use, source) != nil
        {
          continue
        }
        isNameKnown[list] = true
        for type in index.types(named: use.name, in: file) { isNamed[type.index] = true }
      }
    }
  }
}
