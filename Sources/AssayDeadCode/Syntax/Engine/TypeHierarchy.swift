// SPDX-License-Identifier: MIT

/// What types inherit, judged by names alone: from each other, and from types outside the sources.
struct TypeHierarchy {
  /// By declaration: our types and protocols that it inherits, itself or in an extension.
  private(set) var supertypes: [[DeclarationID]]
  /// By declaration: our types that inherit it.
  private(set) var subtypes: [[DeclarationID]]
  /// By declaration: names that it inherits and that are not ours, also through our types, and for
  /// a class through its subclasses.
  private(set) var externals: [Set<String>]
  /// By declaration: whether it inherits through a typealias, so that not all is known.
  private(set) var isOpen: [Bool]
  /// By declaration: whether a type that inherits it, or itself, is open.
  private(set) var hasOpenDescendant: [Bool] = []
  private var closures: [[DeclarationID]] = []
  /// Our protocols that types outside the sources conform to, with what these inherit: a value of
  /// such a type, or of one that inherits it, has their members.
  private(set) var foreignProtocols: Set<DeclarationID> = []
  /// For extensions of types that are not ours: what all extensions of that name inherit.
  private(set) var externalsOfForeignTypes: [String: Set<String>] = [:]
  /// Names that types of ours inherit, that are not ours, and that are no class's.
  private(set) var foreignAdopted: Set<String> = []
  /// Our protocols by the types outside the sources that extensions make conform to them.
  private var protocolsOfForeignTypes: [String: Set<DeclarationID>] = [:]

  init(_ graph: SourceGraph, resolve: (_ name: NameID, _ file: Int) -> [DeclarationID]) {
    let count = graph.declarations.count
    supertypes = [[DeclarationID]](repeating: [], count: count)
    subtypes = supertypes
    externals = [Set<String>](repeating: [], count: count)
    isOpen = [Bool](repeating: false, count: count)
    for index in graph.declarations.indices {
      collect(DeclarationID(index), in: graph, resolve: resolve)
    }
    propagate(over: graph)
    // What our protocol's extensions give a type may fulfill what else the type promises.
    for (type, protocols) in protocolsOfForeignTypes {
      for id in protocols { externals[id.index].formUnion(externalsOfForeignTypes[type] ?? []) }
    }
    closures = allClosures()
    foreignProtocols = foreignProtocols.reduce(into: []) { $0.formUnion(closure(of: $1)) }
    hasOpenDescendant = openAncestors()
  }

  private mutating func collect(
    _ id: DeclarationID, in graph: SourceGraph,
    resolve: (_ name: NameID, _ file: Int) -> [DeclarationID]
  ) {
    let declaration = graph.declarations[id.index]
    let fact = graph.fact(of: id)
    guard fact.inheritanceCount > 0, declaration.kind != .associatedType else { return }
    let file = Int(declaration.file)
    let facts = graph.files[file].facts
    let type = declaration.kind == .extension ? declaration.extended : id
    for (place, inherited) in facts.inheritedTypes(of: fact).enumerated() {
      let name = facts.names[inherited.name]
      let isQualified = facts.names.utf8(of: inherited.text).contains(UInt8(ascii: "."))
      let found = resolve(inherited.name, file).filter { target in
        target != type && (isQualified || Self.isInSight(target, of: id, in: graph))
      }
      if found.isEmpty, place > 0 || declaration.kind != .class { foreignAdopted.insert(name) }
      guard type != .none else {
        let foreign = facts.names[fact.fullName]
        if found.isEmpty { externalsOfForeignTypes[foreign, default: []].insert(name) }
        protocolsOfForeignTypes[foreign, default: []].formUnion(found)
        foreignProtocols.formUnion(found)
        continue
      }
      if found.isEmpty { externals[type.index].insert(name) }
      var aliases: Set<DeclarationID> = []
      for target in found {
        add(target, to: type, in: graph, aliases: &aliases, resolve: resolve)
      }
    }
  }

  /// - Parameter aliases: those that have been followed.
  private mutating func add(
    _ target: DeclarationID, to type: DeclarationID, in graph: SourceGraph,
    aliases: inout Set<DeclarationID>, resolve: (_ name: NameID, _ file: Int) -> [DeclarationID]
  ) {
    let declaration = graph.declarations[target.index]
    if declaration.kind.isNominalType {
      guard target != type else { return }
      supertypes[type.index].append(target)
      subtypes[target.index].append(type)
      return
    }
    isOpen[type.index] = true
    guard declaration.kind == .typealias, aliases.insert(target).inserted else { return }
    // `typealias Both = First & Second`: a type that inherits `Both` inherits each of them. A name
    // that is there for another reason, as a generic argument, only keeps more.
    let file = Int(declaration.file)
    let facts = graph.files[file].facts
    for use in facts.uses where use.declaration == declaration.fact && use.flags.contains(.type) {
      let found = resolve(use.name, file).filter { $0 != target }
      if found.isEmpty { externals[type.index].insert(facts.names[use.name]) }
      for next in found { add(next, to: type, in: graph, aliases: &aliases, resolve: resolve) }
    }
  }

  /// Whether an unqualified name can mean a type: one at the top level, or beside a declaration
  /// that contains the use.
  private static func isInSight(
    _ target: DeclarationID, of id: DeclarationID, in graph: SourceGraph
  ) -> Bool {
    guard graph.declarations[target.index].parent != .none else { return true }
    let owner = graph.owner(of: target)
    var around = graph.declarations[id.index].parent
    while around != .none {
      let declaration = graph.declarations[around.index]
      let type = declaration.kind == .extension ? declaration.extended : around
      if type == owner || type == .none { return true }
      around =
        declaration.kind == .extension && type != .none
        ? graph.declarations[type.index].parent : declaration.parent
    }
    return false
  }

  /// Until nothing changes: what a supertype inherits, its subtypes do; and a class's member may
  /// fulfill what a subclass promises.
  private mutating func propagate(over graph: SourceGraph) {
    var isChanging = true
    while isChanging {
      isChanging = false
      for index in supertypes.indices {
        for supertype in supertypes[index] {
          if isOpen[supertype.index], !isOpen[index] {
            isOpen[index] = true
            isChanging = true
          }
          if !externals[supertype.index].isSubset(of: externals[index]) {
            externals[index].formUnion(externals[supertype.index])
            isChanging = true
          }
          if graph.declarations[supertype.index].kind == .class,
            !externals[index].isSubset(of: externals[supertype.index])
          {
            externals[supertype.index].formUnion(externals[index])
            isChanging = true
          }
        }
      }
    }
  }

  /// A type with all that it inherits of ours, sorted.
  func closure(of type: DeclarationID) -> [DeclarationID] {
    closures[type.index].isEmpty ? [type] : closures[type.index]
  }

  /// Whether a type is another one or inherits it.
  func inherits(_ type: DeclarationID, from other: DeclarationID) -> Bool {
    if type == other { return true }
    let closure = closures[type.index]
    var low = 0
    var high = closure.count
    while low < high {
      let middle = (low + high) / 2
      if closure[middle] < other { low = middle + 1 } else { high = middle }
    }
    return low < closure.count && closure[low] == other
  }

  /// By declaration; empty for one that inherits nothing of ours.
  private func allClosures() -> [[DeclarationID]] {
    var walk = HierarchyWalk(count: supertypes.count)
    return supertypes.indices.map { index in
      if supertypes[index].isEmpty { return [] }
      return walk.reached(from: [DeclarationID(index)], over: supertypes).sorted()
    }
  }

  /// By declaration: whether it, or a type that inherits it, inherits what is not known.
  private func openAncestors() -> [Bool] {
    var walk = HierarchyWalk(count: supertypes.count)
    let open = isOpen.indices.filter { isOpen[$0] }.map { DeclarationID($0) }
    var result = isOpen
    for ancestor in walk.reached(from: open, over: supertypes) { result[ancestor.index] = true }
    return result
  }

  /// A type with all that inherit it.
  func descendants(of type: DeclarationID) -> Set<DeclarationID> {
    var closure: Set<DeclarationID> = [type]
    var rest = [type]
    while let next = rest.popLast() {
      for subtype in subtypes[next.index] where closure.insert(subtype).inserted {
        rest.append(subtype)
      }
    }
    return closure
  }
}
