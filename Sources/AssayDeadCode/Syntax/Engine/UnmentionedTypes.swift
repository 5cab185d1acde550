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
    var lists = SharedMentions(graph, types)
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
      if types[index].isEmpty {
        work.append(contentsOf: mentions[index])
        lists.addMentions(from: id, to: &work)
      }
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
      // What brings a nested type to life often names no type around it: the test runner finds a
      // suite by an attribute of its members.
      work.append(contentsOf: types[next.index])
      for index in inside[next.index] where types[index].allSatisfy({ isMentioned[$0.index] }) {
        work.append(contentsOf: mentions[index])
        lists.addMentions(from: DeclarationID(index), to: &work)
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

  /// Takes out of shared uses what they cannot mean.
  mutating func dropMistakenTargets(of graph: inout SourceGraph) {
    struct Key: Hashable {
      var list: Int32
      /// The innermost type around the use, where one around it has no mentions.
      var type: DeclarationID
    }
    var known: [Key: Int32] = [:]
    for place in graph.sharedUses.indices {
      let use = graph.sharedUses[place]
      let around = types[use.from.index]
      let isUnmentioned = around.contains { !isMentioned[$0.index] }
      let key = Key(list: use.list, type: isUnmentioned ? around[0] : .none)
      let list =
        known[key]
        ?? graph.targetLists.insert(
          graph.targetLists[use.list].filter { !isMistaken(from: use.from, to: $0.declaration) })
      known[key] = list
      graph.sharedUses[place].list = list
    }
    let lists = graph.targetLists
    graph.sharedUses.removeAll { lists[$0.list].isEmpty }
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

/// The types that shared uses mention.
private struct SharedMentions {
  private let graph: SourceGraph
  /// By declaration: the types around it.
  private let around: [[DeclarationID]]
  private let starts: [Int32]
  /// By list: whether all types in it are mentioned.
  private var isDone: [Bool]

  init(_ graph: SourceGraph, _ around: [[DeclarationID]]) {
    self.graph = graph
    self.around = around
    starts = graph.sharedStarts()
    isDone = (0..<Int32(graph.targetLists.count)).map { list in
      !graph.targetLists[list].contains {
        graph.declarations[$0.declaration.index].kind.isNominalType
      }
    }
  }

  /// Adds the types that the shared uses of a declaration mention and that are not around it.
  mutating func addMentions(from id: DeclarationID, to work: inout [DeclarationID]) {
    let own = around[id.index]
    for place in Int(starts[id.index])..<Int(starts[id.index + 1]) {
      let list = graph.sharedUses[place].list
      if isDone[Int(list)] { continue }
      let types = graph.targetLists[list].map(\.declaration).filter {
        graph.declarations[$0.index].kind.isNominalType
      }
      let others = types.filter { !own.contains($0) }
      isDone[Int(list)] = others.count == types.count
      work += others
    }
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
