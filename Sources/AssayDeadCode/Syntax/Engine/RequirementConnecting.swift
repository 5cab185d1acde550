// SPDX-License-Identifier: MIT

extension SyntaxGraphBuilder {
  /// What fulfills a requirement of one of our protocols, or overrides a member of one of our
  /// classes: by base name alone, in every type that may conform.
  mutating func connectRequirements() {
    var conformers = PossibleConformers(graph, hierarchy)
    for place in graph.declarations.indices {
      let id = DeclarationID(place)
      let declaration = graph.declarations[place]
      guard declaration.parent != .none else { continue }
      if graph.declarations[declaration.parent.index].kind == .protocol {
        connectWitnesses(of: id, &conformers)
      } else if declaration.flags.contains(.override) {
        connectOverride(id)
      }
    }
  }

  private mutating func connectWitnesses(
    of requirement: DeclarationID, _ conformers: inout PossibleConformers
  ) {
    let declaration = graph.declarations[requirement.index]
    let fact = graph.fact(of: requirement)
    let proto = declaration.parent
    let isAssociated = declaration.kind == .associatedType
    // Initializers are called through metatypes of generic parameters, which no name shows.
    if declaration.kind == .initializer { addEdge(proto, requirement, .use) }
    guard !isCommon(fact.name, in: Int(declaration.file)),
      let list = index.list(of: fact.name, in: Int(declaration.file))
    else { return }
    let candidates =
      isAssociated
      ? index.declarations(inList: list)
      : possibleWitnesses(inList: list, of: proto, &conformers)
    for candidate in candidates {
      let value = graph.declarations[candidate.index]
      guard candidate != requirement, value.parent != .none, value.access != .private else {
        continue
      }
      if isAssociated {
        addEdge(graph.typeOrExtension(of: candidate), candidate, .need)
        continue
      }
      guard isFitting(declaration.kind, value.kind) else { continue }
      addEdge(requirement, candidate, .witness)
      addEdge(candidate, requirement, .need)
    }
  }

  /// Those of a list that are members of types that may conform to a protocol, sorted.
  private mutating func possibleWitnesses(
    inList list: Int, of proto: DeclarationID, _ conformers: inout PossibleConformers
  ) -> [DeclarationID] {
    let types = conformers.conformers(to: proto)
    let always: [DeclarationID]
    if let known = witnessesOfAny[Int32(list)] {
      always = known
    } else {
      always = index.declarations(inList: list).filter { id in
        let owner = graph.owner(of: id)
        return owner == .none || conformers.mayConformToAny(owner)
      }
      witnessesOfAny[Int32(list)] = always
    }
    if let members = index.members(inList: list, of: types) { return (always + members).sorted() }
    let owners = Set(types)
    return
      (always + index.declarations(inList: list).filter { owners.contains(graph.owner(of: $0)) })
      .sorted()
  }

  private func isFitting(_ requirement: DeclarationKind, _ witness: DeclarationKind) -> Bool {
    switch requirement {
    case .method: witness == .method || witness == .enumCase || witness == .property
    case .property: witness == .property || witness == .enumCase
    case .class, .struct, .enum, .actor, .protocol, .extension, .function, .initializer,
      .deinitializer, .global, .enumCase, .typealias, .associatedType, .subscript, .operator,
      .precedenceGroup, .macro:
      witness == requirement
    }
  }

  private mutating func connectOverride(_ member: DeclarationID) {
    let declaration = graph.declarations[member.index]
    let owner = graph.owner(of: member)
    let type = graph.typeOrExtension(of: member)
    var isOurs = false
    if owner != .none {
      let name = graph.fact(of: member).name
      for candidate in index.declarations(named: name, in: Int(declaration.file))
      where candidate != member && graph.declarations[candidate.index].kind == declaration.kind {
        let overridden = graph.owner(of: candidate)
        guard overridden != .none, overridden != owner,
          hierarchy.inherits(owner, from: overridden)
        else { continue }
        isOurs = true
        addEdge(candidate, member, .witness)
        addEdge(member, candidate, .need)
      }
    }
    guard !isOurs, type != .none else { return }
    graph.marks[member.index].insert(.externalOverride)
    addEdge(type, member, .use)
    // The library calls it on values that it makes itself.
    if owner == .none { graph.roots.append(SourceGraph.Root(member, .externalOverride)) }
  }

  /// A class's initializers call one of its superclass without naming it.
  mutating func connectInitializers() {
    for place in graph.declarations.indices where graph.declarations[place].kind == .initializer {
      let id = DeclarationID(place)
      let owner = graph.owner(of: id)
      guard owner != .none, graph.declarations[owner.index].kind == .class,
        !hierarchy.subtypes[owner.index].isEmpty
      else { continue }
      let facts = graph.file(of: DeclarationID(place)).facts
      // Default values are unknown here, so any of them may be callable without arguments.
      if facts.names.utf8(of: graph.fact(of: id).fullName).elementsEqual("init()".utf8) {
        for subtype in hierarchy.subtypes[owner.index] { addEdge(subtype, id, .need) }
      }
    }
  }

  /// Members that something outside the sources may ask for.
  mutating func keepExternalWitnesses() {
    for place in graph.declarations.indices {
      let id = DeclarationID(place)
      let declaration = graph.declarations[place]
      guard declaration.parent != .none, declaration.access != .private,
        declaration.kind != .deinitializer, declaration.kind != .extension
      else { continue }
      let owner = graph.owner(of: id)
      var externals: Set<String>
      if owner != .none {
        externals = hierarchy.externals[owner.index]
      } else {
        let foreign = graph.fullName(of: declaration.parent)
        externals = hierarchy.externalsOfForeignTypes[foreign, default: []]
        // A default implementation of what the protocol asks for.
        let last = foreign.split(separator: ".").last.map(String.init) ?? foreign
        if hierarchy.foreignAdopted.contains(last), !ExternalRequirements.areHelpers(of: last) {
          externals.insert(last)
        }
      }
      guard !externals.isEmpty, isAsked(graph.name(of: id), by: externals) else { continue }
      graph.marks[place].insert(.externalOverride)
      let type = graph.typeOrExtension(of: id)
      addEdge(type, id, .use)
      if owner == .none { graph.roots.append(SourceGraph.Root(id, .externalRequirement)) }
    }
  }

  /// A free operator function may be the witness of a type that its signature names.
  mutating func keepFreeOperators() {
    let shared = graph.sharedUses.filter {
      graph.declarations[$0.from.index].flags.contains(.operatorFunction)
    }
    let all =
      edges
      + shared.flatMap { use in
        graph.targetLists[use.list].compactMap { use.edge(to: $0) }
      }
    for edge in all where edge.kind == .type {
      let declaration = graph.declarations[edge.from.index]
      guard declaration.kind == .function, declaration.flags.contains(.operatorFunction),
        isAsked(graph.name(of: edge.from), by: hierarchy.externals[edge.to.index])
      else { continue }
      graph.marks[edge.from.index].insert(.externalOverride)
      addEdge(edge.to, edge.from, .use)
    }
  }

  private func isAsked(_ name: String, by externals: Set<String>) -> Bool {
    externals.contains { ExternalRequirements.names(of: $0)?.contains(name) ?? true }
  }

  /// A class, a member of one or an enum case that a string names may be looked up by it (key-value
  /// coding, raw values); a private one only where it is. Other declarations have no names when the
  /// program runs.
  mutating func keepNamesInLiterals() {
    for file in graph.files.indices {
      for literal in graph.files[file].facts.literals where !isCommon(literal.text, in: file) {
        for candidate in index.declarations(named: literal.text, in: file)
        where isNamedAtRunTime(candidate)
          && (Int(graph.declarations[candidate.index].file) == file
            || !scopes.isFileLocal(candidate))
        {
          graph.roots.append(
            SourceGraph.Root(
              candidate, .uncertain, position: literal.start, file: Int32(file)))
        }
      }
    }
  }

  private func isNamedAtRunTime(_ id: DeclarationID) -> Bool {
    if [.class, .enumCase].contains(graph.declarations[id.index].kind) { return true }
    let owner = graph.owner(of: id)
    if owner == .none { return graph.declarations[id.index].parent != .none }
    return [.class, .protocol].contains(graph.declarations[owner.index].kind)
  }
}
