// SPDX-License-Identifier: MIT

/// Stored properties of structs whose bytes code takes as a whole: each has its place in a layout
/// that a file, a device or a C function knows.
///
/// The structs taken for it are those that the declaration around such a use names, those of the
/// values and results that it uses, and the one that it is in; then what they store in turn.
struct RetainLayouts: GraphPass {
  func run(on graph: inout SourceGraph, in context: PassContext) {
    let users = Self.usersOfBytes(in: graph)
    if users.isEmpty { return }
    let structs = Self.structs(of: users, in: graph)
    var edges: [SourceGraph.Edge] = []
    for index in graph.declarations.indices {
      let flags = graph.declarations[index].flags
      guard graph.declarations[index].kind == .property, flags.contains(.stored),
        !flags.contains(.static)
      else { continue }
      let owner = graph.owner(of: DeclarationID(index))
      if structs.contains(owner) { edges.append(graph.implied(owner, uses: DeclarationID(index))) }
    }
    graph.add(edges)
  }

  /// Functions of the standard library through which bytes become values, and values bytes.
  private static let accessors: Set<String> = [
    "MemoryLayout", "withUnsafeBytes", "withUnsafeMutableBytes", "withUnsafePointer",
    "withUnsafeMutablePointer", "withMemoryRebound", "bindMemory", "assumingMemoryBound",
    "unsafeBitCast", "loadUnaligned", "storeBytes", "initializeMemory",
  ]

  private static func usersOfBytes(in graph: SourceGraph) -> Set<DeclarationID> {
    var users: Set<DeclarationID> = []
    for file in graph.files {
      let names = file.facts.names
      let known = Set(
        (0..<UInt32(names.count)).map(NameID.init(rawValue:)).filter { name in
          let text = names.utf8(of: name)
          return (4...24).contains(text.count) && (accessors.contains(names[name]) || isLoad(text))
        })
      if known.isEmpty { continue }
      for use in file.facts.uses where use.declaration >= 0 && known.contains(use.name) {
        if isLoad(names.utf8(of: use.name)), !names[use.labels].contains("as:") { continue }
        users.insert(DeclarationID(file.declarations.lowerBound + Int(use.declaration)))
      }
    }
    return users
  }

  /// `load(as:)`, `load(fromByteOffset:as:)`.
  private static func isLoad(_ name: ArraySlice<UInt8>) -> Bool {
    name.elementsEqual("load".utf8)
  }

  /// By list of the graph's `targetLists`: the types in it, which are few of what a name may mean.
  private static func nominalTargets(in graph: SourceGraph) -> [[TargetLists.Target]] {
    (0..<Int32(graph.targetLists.count)).map { list in
      graph.targetLists[list].filter {
        graph.declarations[$0.declaration.index].kind.isNominalType
      }
    }
  }

  private static func structs(
    of users: Set<DeclarationID>, in graph: SourceGraph
  ) -> Set<DeclarationID> {
    var named = users
    for edge in graph.edges where users.contains(edge.from) && edge.kind != .member {
      named.insert(edge.to)
    }
    // A target that a use cannot mean is where it is itself, which is one of the users.
    for list in Set(graph.sharedUses.lazy.filter { users.contains($0.from) }.map(\.list)) {
      named.formUnion(graph.targetLists[list].lazy.map(\.declaration))
    }
    var types = named.filter { graph.declarations[$0.index].kind.isNominalType }
    types.formUnion(users.map { graph.owner(of: $0) })
    types.remove(.none)
    var byOwner: [DeclarationID: Set<DeclarationID>] = [:]
    func isStored(_ id: DeclarationID) -> Bool {
      let declaration = graph.declarations[id.index]
      return declaration.kind == .property && declaration.flags.contains(.stored)
    }
    func add(_ edge: SourceGraph.Edge) {
      guard edge.kind == .type || edge.kind == .use,
        graph.declarations[edge.to.index].kind.isNominalType
      else { return }
      if named.contains(edge.from), edge.kind == .type { types.insert(edge.to) }
      guard isStored(edge.from) else { return }
      // The type of a property without an annotation is that of its initial value.
      if named.contains(edge.from) { types.insert(edge.to) }
      byOwner[graph.owner(of: edge.from), default: []].insert(edge.to)
    }
    for edge in graph.edges { add(edge) }
    let nominal = nominalTargets(in: graph)
    for use in graph.sharedUses
    where !nominal[Int(use.list)].isEmpty && (named.contains(use.from) || isStored(use.from)) {
      for target in nominal[Int(use.list)] { use.edge(to: target).map(add) }
    }
    var result: Set<DeclarationID> = []
    var rest = types.sorted()
    while let type = rest.popLast() {
      guard graph.declarations[type.index].kind == .struct, result.insert(type).inserted else {
        continue
      }
      rest += byOwner[type, default: []].sorted()
    }
    return result
  }
}
