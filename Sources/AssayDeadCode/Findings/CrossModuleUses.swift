// SPDX-License-Identifier: MIT

/// Declarations that another module refers to, with those that their interfaces name.
struct CrossModuleUses {
  private(set) var isNeeded: [Bool]

  init(in analysis: Analysis) {
    let graph = analysis.graph
    isNeeded = [Bool](repeating: false, count: graph.declarations.count)
    var stack: [DeclarationID] = []
    func need(_ id: DeclarationID, _ isNeeded: inout [Bool]) {
      guard !isNeeded[id.index] else { return }
      isNeeded[id.index] = true
      stack.append(id)
    }
    let groups = Self.moduleGroups(of: graph)
    for edge in graph.edges where edge.kind != .member {
      let from = Int(graph.declarations[edge.from.index].file)
      let to = Int(graph.declarations[edge.to.index].file)
      if groups[from] != groups[to], !isNeeded[edge.to.index],
        !Self.isTestable(graph.files[from], graph.files[to])
      {
        need(edge.to, &isNeeded)
      }
    }
    for target in Self.targetsOfCrossingUses(in: graph, groups) { need(target, &isNeeded) }
    for root in graph.roots where root.file >= 0 {
      let to = graph.file(of: root.declaration)
      if graph.files[Int(root.file)].modules != to.modules { need(root.declaration, &isNeeded) }
    }
    for index in graph.declarations.indices where Self.staysVisible(index, in: analysis) {
      need(DeclarationID(index), &isNeeded)
    }
    let table = graph.outgoingEdges()
    var exposed: Set<SharedTargets> = []
    while let id = stack.popLast() {
      let declaration = graph.declarations[id.index]
      if declaration.parent != .none { need(declaration.parent, &isNeeded) }
      // What is as visible as the type around it, used or not.
      if declaration.kind == .protocol || declaration.kind == .enum {
        for member in graph.members(of: id)
        where declaration.kind == .protocol || graph.declarations[member.index].kind == .enumCase {
          need(member, &isNeeded)
        }
      }
      let exposesBody = declaration.flags.contains(.inlinable) || declaration.kind == .property
      for edge in table.single(from: id) where Self.isExposed(edge.kind, exposesBody) {
        need(edge.to, &isNeeded)
      }
      // The one target that a use cannot mean is where it is itself, which is needed.
      for use in table.shared(from: id)
      where exposed.insert(SharedTargets(list: use.list, exposesBody: exposesBody)).inserted {
        for target in graph.targetLists[use.list] where Self.isExposed(target.kind, exposesBody) {
          need(target.declaration, &isNeeded)
        }
      }
    }
  }

  private struct SharedTargets: Hashable {
    var list: Int32
    var exposesBody: Bool
  }

  private static func isExposed(_ kind: SourceGraph.EdgeKind, _ exposesBody: Bool) -> Bool {
    switch kind {
    case .type, .defaultValue, .inheritance, .witness, .need: true
    case .use, .write: exposesBody
    case .member, .switchItem: false
    }
  }

  /// What shared uses of other modules mean.
  private static func targetsOfCrossingUses(
    in graph: SourceGraph, _ groups: [Int]
  ) -> [DeclarationID] {
    guard groups.contains(where: { $0 != groups[0] }), !graph.sharedUses.isEmpty else { return [] }
    let places = placesOfUse(in: graph, groups)
    var seen: Set<UInt64> = []
    var result: Set<DeclarationID> = []
    for use in graph.sharedUses {
      let file = Int(use.file)
      let key = UInt64(UInt32(bitPattern: use.list)) << 32 | UInt64(places[file])
      // Uses of one list in files that see the same say the same.
      guard seen.insert(key).inserted else { continue }
      for target in graph.targetLists[use.list] where !result.contains(target.declaration) {
        let home = Int(graph.declarations[target.declaration.index].file)
        if groups[home] != groups[file], !isTestable(graph.files[file], graph.files[home]) {
          result.insert(target.declaration)
        }
      }
    }
    return result.sorted()
  }

  /// By file: a number for its modules and what it imports with `@testable`.
  private static func placesOfUse(in graph: SourceGraph, _ groups: [Int]) -> [UInt32] {
    struct Place: Hashable {
      var group: Int
      var testable: Set<String>
    }
    var numbers: [Place: UInt32] = [:]
    return graph.files.indices.map { file in
      let facts = graph.files[file].facts
      let testable = facts.imports.filter(\.isTestable).map { facts.names[$0.module] }
      let place = Place(group: groups[file], testable: Set(testable))
      if let number = numbers[place] { return number }
      numbers[place] = UInt32(numbers.count)
      return UInt32(numbers.count - 1)
    }
  }

  /// Whether a declaration stays as visible as it says, whoever uses it: so must what its interface
  /// names.
  private static func staysVisible(_ index: Int, in analysis: Analysis) -> Bool {
    let declaration = analysis.graph.declarations[index]
    let marks = analysis.graph.marks[index]
    if marks.contains(.externalOverride) { return true }
    guard [.public, .open, .package].contains(declaration.access) else { return false }
    return analysis.retention[index] != nil || declaration.flags.contains(.override)
      || !analysis.isAlive[index] || !marks.contains(.judged)
  }

  /// By file: a number for its modules, the same for files of the same ones.
  private static func moduleGroups(of graph: SourceGraph) -> [Int] {
    var numbers: [[String]: Int] = [:]
    return graph.files.map { file in
      if let number = numbers[file.modules] { return number }
      numbers[file.modules] = numbers.count
      return numbers.count - 1
    }
  }

  /// `@testable import` sees what is not public.
  private static func isTestable(_ from: SourceGraph.File, _ to: SourceGraph.File) -> Bool {
    from.facts.imports.contains { fact in
      fact.isTestable && to.modules.contains(from.facts.names[fact.module])
    }
  }
}
