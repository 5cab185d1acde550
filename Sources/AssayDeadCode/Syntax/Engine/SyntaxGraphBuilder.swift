// SPDX-License-Identifier: MIT

/// Makes the graph from sources alone: a use is an edge to every declaration that its name, its
/// shape, its place and the access levels allow.
///
/// An extra edge keeps a declaration that could be removed; a missing edge reports one that is
/// used. Therefore every doubtful use is an edge.
struct SyntaxGraphBuilder {
  var graph = SourceGraph()
  let index: NameIndex
  var scopes: NameScopes
  let hierarchy: TypeHierarchy
  var edges: [SourceGraph.Edge] = []
  let modules: Set<String>
  /// By type: whether its name occurs anywhere but before a dot or in an extension's head.
  var isNamed: [Bool] = []
  /// By list of the index: whether the name is too common to look at each use (see
  /// `keepCommonNames`).
  var isCommon: [Bool] = []
  /// By type: its members, those in extensions too.
  let members: [[DeclarationID]]
  /// By the last name of a type outside the sources: the initializers that extensions give it.
  let foreignInitializers: [Int32: [DeclarationID]]
  /// The index's numbers of `init` and of the modules' names.
  let initializerNumber: Int32
  let moduleNames: Set<Int32>
  let fileLocals: FileLocalNames
  let shapes: CallShapes
  let initializerShapes: InitializerShapes
  /// What uses of a class mean.
  var meanings: [UseClass: UseMeaning] = [:]
  /// By the number of what is around a place: whether it has types of which only members are named.
  var unnamedAround: [Int32: Bool] = [:]
  var ownersOfClass: [OwnersClass: Int32] = [:]
  /// The numbers of the names that are generic parameters somewhere.
  let genericParameters: Set<Int32>
  /// Our types that types in bodies inherit, which are not part of the hierarchy.
  let inheritedInBodies: Set<DeclarationID>
  var allOwners: [OwnerTypes] = []
  var numberOfOwners: [OwnerTypes: Int32] = [:]
  /// Whether a value of a type outside the sources may have any member.
  let isForeignDynamic: Bool
  /// By list of the index: what `foreignMembers(inList:)` has found.
  var foreignMembersOfList: [Int32: [DeclarationID]] = [:]
  /// By list of the graph: the list of what computing an initial value uses of it.
  var initialValueLists: [Int32: Int32] = [:]
  /// Whether what a `#Preview` uses is used.
  let previewsKeep: Bool
  let outside: OutsideMentions
  var mostEdges = mostEdges
  /// By list of the index: those that may fulfill any requirement of the name.
  var witnessesOfAny: [Int32: [DeclarationID]] = [:]
  /// What `declarations(inList:fitting:)` has found.
  var fitting: [FittingKey: [DeclarationID]] = [:]
  /// By the number of a call's labels: what `initializers(fitting:)` has found.
  var initializersOfLabels: [Int32: [DeclarationID]] = [:]
  /// By the labels of a call: what `memberwiseProperties` has found.
  var propertiesOfLabels: [ArraySlice<UInt8>: MemberwiseProperties] = [:]

  /// - Parameter files: sorted by path, with facts; `declarations` need not be filled.
  static func graph(
    files: [SourceGraph.File], pairLimit: Int = pairLimit, mostEdges: Int = mostEdges,
    previewsKeep: Bool = true, outside: OutsideMentions = OutsideMentions()
  ) -> SourceGraph {
    var builder = SyntaxGraphBuilder(files: files, previewsKeep: previewsKeep, outside: outside)
    builder.mostEdges = mostEdges
    builder.judge()
    builder.findNamedTypes()
    builder.keepCommonNames(limit: pairLimit)
    builder.connectUses()
    builder.keepNamesInLiterals()
    builder.keepPatternOperators()
    // After all that rests on names alone, before what rests on the hierarchy.
    builder.dropUsesOfUnmentionedTypes()
    builder.connectRequirements()
    builder.connectInitializers()
    builder.keepExternalWitnesses()
    builder.keepFreeOperators()
    builder.markMacros()
    builder.graph.addStructure(edges: &builder.edges)
    builder.graph.add(builder.edges)
    return builder.graph
  }

  private init(files: [SourceGraph.File], previewsKeep: Bool, outside: OutsideMentions) {
    self.previewsKeep = previewsKeep
    self.outside = outside
    graph.files = files
    graph.addDeclarations()
    var index = NameIndex(graph)
    modules = Set(files.flatMap(\.modules))
    Self.extend(&graph, index, modules: modules)
    index.sortByOwner(graph)
    self.index = index
    let scopes = NameScopes(graph)
    hierarchy = TypeHierarchy(graph) { name, file in
      index.types(named: name, in: file).filter { scopes.isVisible($0, from: file) }
    }
    self.scopes = scopes
    isForeignDynamic = hierarchy.foreignProtocols.contains { [graph] in
      graph.declarations[$0.index].flags.contains(.dynamicMemberLookup)
    }
    var members = [[DeclarationID]](repeating: [], count: graph.declarations.count)
    for place in graph.declarations.indices {
      let owner = graph.owner(of: DeclarationID(place))
      if owner != .none { members[owner.index].append(DeclarationID(place)) }
    }
    self.members = members
    foreignInitializers = Self.foreignInitializers(of: graph, index)
    initializerNumber = index.number(of: "init".utf8) ?? -1
    moduleNames = Set(modules.compactMap { index.number(of: $0.utf8) })
    fileLocals = FileLocalNames(graph, index, scopes)
    shapes = CallShapes(graph, index)
    initializerShapes = InitializerShapes(graph, index)
    inheritedInBodies = Self.inheritedInBodies(of: files, index, hierarchy)
    genericParameters = files.indices.reduce(into: []) { numbers, file in
      for name in Set(files[file].facts.genericParameters) {
        numbers.insert(index.number(of: name, in: file))
      }
    }
  }

  private static func inheritedInBodies(
    of files: [SourceGraph.File], _ index: NameIndex, _ hierarchy: TypeHierarchy
  ) -> Set<DeclarationID> {
    var types: Set<DeclarationID> = []
    for (file, source) in files.enumerated() {
      for use in source.facts.uses where use.flags.contains(.localInheritance) {
        for type in index.types(named: use.name, in: file) {
          types.formUnion(hierarchy.closure(of: type))
        }
      }
    }
    return types
  }

  private static func foreignInitializers(
    of graph: SourceGraph, _ index: NameIndex
  ) -> [Int32: [DeclarationID]] {
    var result: [Int32: [DeclarationID]] = [:]
    for place in graph.declarations.indices where graph.declarations[place].kind == .initializer {
      let parent = graph.declarations[place].parent
      guard parent != .none, graph.declarations[parent.index].kind == .extension,
        graph.declarations[parent.index].extended == .none
      else { continue }
      let file = Int(graph.declarations[parent.index].file)
      let name = index.number(of: graph.fact(of: parent).name, in: file)
      result[name, default: []].append(DeclarationID(place))
    }
    return result
  }

  /// Finds the types that extensions extend: of the same name, at the top level unless a typealias
  /// has the name as well, and, for `A.B`, in a type of the outer name; if there are several, the
  /// nearest.
  private static func extend(
    _ graph: inout SourceGraph, _ index: NameIndex, modules: Set<String>
  ) {
    let scopes = NameScopes(graph)
    for place in graph.declarations.indices where graph.declarations[place].kind == .extension {
      let id = DeclarationID(place)
      let file = Int(graph.declarations[place].file)
      let fact = graph.fact(of: id)
      let parts = graph.fullName(of: id).split(separator: ".").map(String.init)
      let types = index.types(named: fact.name, in: file)
      let hasAlias = types.contains {
        graph.declarations[$0.index].kind == .typealias
          && graph.declarations[$0.index].parent == .none
      }
      let candidates = types.filter { candidate in
        guard graph.declarations[candidate.index].kind.isNominalType,
          scopes.isVisible(candidate, from: file)
        else { return false }
        let parent = graph.declarations[candidate.index].parent
        guard parts.count > 1 else { return parent == .none || hasAlias }
        let outer = parts[parts.count - 2]
        if parent == .none { return modules.contains(outer) }
        return graph.name(of: parent) == outer
      }
      let own = Set(graph.files[file].modules)
      func rank(_ candidate: DeclarationID) -> Int {
        let declaration = graph.declarations[candidate.index]
        let isNested = declaration.parent != .none && parts.count == 1
        if Int(declaration.file) == file { return isNested ? 3 : 0 }
        let isNear = !own.isDisjoint(with: graph.file(of: candidate).modules)
        return (isNear ? 1 : 2) + (isNested ? 3 : 0)
      }
      let nearest = candidates.min { (rank($0), $0) < (rank($1), $1) }
      graph.declarations[place].extended = nearest ?? .none
    }
  }

  /// Names every declaration, and marks those of which something can be said. Code under `#if` is
  /// left out: what of it is compiled is not known.
  private mutating func judge() {
    for place in graph.declarations.indices {
      let id = DeclarationID(place)
      let declaration = graph.declarations[place]
      let module = graph.file(of: id).modules.first ?? ""
      graph.identities[place] = "\(module)/\(graph.qualifiedName(of: id))#\(declaration.kind)"
      if graph.fact(of: id).condition < 0 { graph.marks[place].insert(.judged) }
    }
  }

  /// A `switch` calls `~=` without naming it.
  private mutating func keepPatternOperators() {
    for place in graph.declarations.indices
    where graph.declarations[place].flags.contains(.operatorFunction) {
      let id = DeclarationID(place)
      if graph.name(of: id) == "~=" {
        graph.roots.append(SourceGraph.Root(id, .language))
      }
    }
  }

  mutating func addEdge(
    _ from: DeclarationID, _ to: DeclarationID, _ kind: SourceGraph.EdgeKind
  ) {
    guard from != to else { return }
    edges.append(
      SourceGraph.Edge(
        from: from, to: to, kind: kind, position: graph.fact(of: to).nameStart,
        file: graph.declarations[to.index].file))
  }

  private mutating func dropUsesOfUnmentionedTypes() {
    let access = graph.effectiveAccess()
    let literals = namesInLiterals()
    // What an attribute does to a member may bring its type to life: a test in a suite, an entry
    // point.
    var hasAttributes: Set<DeclarationID> = []
    for place in graph.declarations.indices {
      let id = DeclarationID(place)
      guard graph.fact(of: id).attributesCount > 0 else { continue }
      hasAttributes.formUnion([id, graph.owner(of: id)])
    }
    let kept = outside.keptTypes(in: graph)
    var types = UnmentionedTypes(graph, edges: edges) { id in
      let declaration = graph.declarations[id.index]
      if kept.contains(id) || outside.mention(id, of: hierarchy.externals[id.index], in: graph) {
        return true
      }
      // Its attributes, its inherited types, or its name in a string may use it.
      if access[id.index] >= .public || declaration.parent == .none && literals.contains(id) {
        return true
      }
      let isTooCommon = isCommon(graph.fact(of: id).name, in: Int(declaration.file))
      if hasAttributes.contains(id) || isTooCommon { return true }
      return hierarchy.externals[id.index].contains {
        $0 == "XCTestCase" || ExternalRequirements.names(of: $0) == nil || $0 == "PreviewProvider"
          || $0 == "App" || $0 == "Widget"
      }
    }
    edges.removeAll { types.isMistaken(from: $0.from, to: $0.to) }
    types.dropMistakenTargets(of: &graph)
    graph.roots.removeAll { types.isMistaken(from: .none, to: $0.declaration) }
  }

  private func namesInLiterals() -> Set<DeclarationID> {
    var found: Set<DeclarationID> = []
    for file in graph.files.indices {
      for literal in graph.files[file].facts.literals where !isCommon(literal.text, in: file) {
        found.formUnion(index.declarations(named: literal.text, in: file))
      }
    }
    return found
  }

  private mutating func markMacros() {
    for place in graph.declarations.indices
    where graph.declarations[place].flags.contains(.customAttribute) {
      let declaration = graph.declarations[place]
      let fact = graph.fact(of: DeclarationID(place))
      let file = Int(declaration.file)
      let facts = graph.files[file].facts
      let start = Int(fact.attributesStart)
      let isUnknown = facts.attributeNames[start..<start + Int(fact.attributesCount)].contains {
        let name = facts.names[$0]
        let isOnType = declaration.kind.isNominalType
        guard AttributeNames.flags(of: name) == nil,
          !AttributeNames.isPlainCustom(name, isOnType: isOnType)
        else { return false }
        // A macro's implementation often has the macro's name, and is no attribute itself.
        return !index.types(named: $0, in: file).contains {
          !graph.declarations[$0.index].flags.isDisjoint(with: .attributeType)
        }
      }
      if isUnknown { graph.marks[place].insert(.attachedMacro) }
    }
  }
}
