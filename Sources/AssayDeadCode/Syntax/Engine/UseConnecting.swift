// SPDX-License-Identifier: MIT

internal import AssayFindings

extension SyntaxGraphBuilder {
  /// Adds an edge, or a root, from each use to every declaration that it may mean.
  mutating func connectUses() {
    for file in graph.files.indices {
      let source = graph.files[file]
      var previous: NameUse?
      for use in source.facts.uses {
        if !previewsKeep, use.flags.contains(.preview) { continue }
        connect(use, after: previous, in: source, at: file)
        previous = use
      }
    }
  }

  private mutating func connect(
    _ use: NameUse, after previous: NameUse?, in source: SourceGraph.File, at file: Int
  ) {
    if use.name == NameInterner.WellKnown.selfType {
      let from = DeclarationID(source.declarations.lowerBound + Int(use.declaration))
      if use.declaration >= 0 {
        connectSelfConstruction(use, from: from, source.facts.names, file: file)
      }
      return
    }
    connectForeignConstruction(use, in: source, at: file)
    connectMemberwiseConstruction(use, after: previous, in: source, at: file)
    if isCommon(use.name, in: file) { return }
    var candidates =
      use.name == NameInterner.WellKnown.initializer
      ? initializers(fitting: source.facts.names.utf8(of: use.labels), of: use)
      : index.declarations(named: use.name, in: file)
    if candidates.isEmpty {
      // `_name` is the storage that a property wrapper gives `name`.
      let text = source.facts.names.utf8(of: use.name)
      guard text.count > 1, text.first == UInt8(ascii: "_") else { return }
      candidates = index.declarations(named: text.dropFirst()).filter {
        graph.declarations[$0.index].flags.contains(.customAttribute)
      }
    }
    guard !candidates.isEmpty else { return }
    let from =
      use.declaration < 0
      ? DeclarationID.none
      : DeclarationID(source.declarations.lowerBound + Int(use.declaration))
    let isQualifiedByModule = isModule(previous, before: use, source)
    let surroundings = scopes.surroundings(of: from, in: hierarchy)
    let owners = owners(of: use, after: previous, surroundings, source, file: file)
    let names = source.facts.names
    var meant: [DeclarationID] = []
    let start = edges.count
    for candidate in candidates {
      if let owners, !mayBelong(candidate, to: owners) { continue }
      if use.name == NameInterner.WellKnown.initializer, use.flags.contains(.implicitMember),
        !mayBeMade(graph.owner(of: candidate), surroundings)
      {
        continue
      }
      guard candidate != from || use.flags.contains(.inheritance),
        scopes.isVisible(candidate, from: file),
        mayMean(
          use, candidate, surroundings, isQualifiedByModule: isQualifiedByModule,
          labels: names.utf8(of: use.labels))
      else { continue }
      add(use, from: from, to: candidate, file: file)
      meant.append(candidate)
      if use.flags.contains(.called) || use.flags.contains(.attribute) {
        connectConstruction(use, of: candidate, from: from, names, file: file)
      }
    }
    if areUnrelated(meant) {
      for index in start..<edges.count { edges[index].isDoubtful = true }
    }
  }

  /// Whether declarations of one name have nothing to do with each other: no type around them
  /// inherits one that is around another.
  private func areUnrelated(_ declarations: [DeclarationID]) -> Bool {
    guard declarations.count > 1 else { return false }
    // More of them are hardly all of one family, and would take time.
    guard declarations.count <= 16 else { return true }
    let owners = declarations.map { graph.owner(of: $0) }
    guard !owners.contains(.none) else { return true }
    let base = owners.first { hierarchy.closure(of: $0).count == 1 } ?? owners[0]
    return owners.contains { !hierarchy.closure(of: $0).contains(base) }
  }

  /// `TextField(…)` may call an initializer that an extension gives the library's type.
  private mutating func connectForeignConstruction(
    _ use: NameUse, in source: SourceGraph.File, at file: Int
  ) {
    guard !foreignInitializers.isEmpty, !use.flags.isDisjoint(with: [.called, .attribute]),
      let first = source.facts.names.utf8(of: use.name).first,
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first),
      let initializers = foreignInitializers[source.facts.names[use.name]]
    else { return }
    let from =
      use.declaration < 0
      ? DeclarationID.none
      : DeclarationID(source.declarations.lowerBound + Int(use.declaration))
    let labels = source.facts.names.utf8(of: use.labels)
    for initializer in initializers where scopes.isVisible(initializer, from: file) {
      connect(initializer, labels, use, from: from, file: file)
    }
  }

  /// Whether the name before the dot is a module's.
  private func isModule(_ previous: NameUse?, before use: NameUse, _ source: SourceGraph.File)
    -> Bool
  {
    guard let text = base(of: use, previous, source) else { return false }
    return modules.contains(String(decoding: text, as: UTF8.self))
  }

  /// The name right before the dot of a member.
  func base(of use: NameUse, _ previous: NameUse?, _ source: SourceGraph.File)
    -> ArraySlice<UInt8>?
  {
    guard use.flags.contains(.member), let previous, previous.start.line == use.start.line else {
      return nil
    }
    let text = source.facts.names.utf8(of: previous.name)
    return previous.start.column + UInt32(text.count) + 1 == use.start.column ? text : nil
  }

  /// The types whose members `self.name` and `Type.name` can mean; nil where that is not known.
  func owners(
    of use: NameUse, after previous: NameUse?, _ surroundings: NameScopes.Surroundings,
    _ source: SourceGraph.File, file: Int
  ) -> Set<DeclarationID>? {
    if use.flags.contains(.onSelf) {
      return surroundings.isInType && !surroundings.isOpen ? known(surroundings.types) : nil
    }
    guard let previous, let text = base(of: use, previous, source), isCapitalized(text) else {
      return nil
    }
    let named = index.declarations(named: previous.name, in: file)
    let types = index.types(named: previous.name, in: file)
    guard named.count == types.count else { return nil }
    let candidates = types.filter { scopes.isVisible($0, from: file) }
    let areTypes = candidates.allSatisfy { candidate in
      let declaration = graph.declarations[candidate.index]
      guard declaration.kind.isNominalType, !hierarchy.isOpen[candidate.index] else { return false }
      // Elsewhere the name of a nested type may be a generic parameter's.
      return declaration.parent == .none || previous.flags.contains(.member)
        || surroundings.types.contains(graph.owner(of: candidate))
    }
    guard !candidates.isEmpty, areTypes else { return nil }
    return known(candidates.reduce(into: []) { $0.formUnion(hierarchy.closure(of: $1)) })
  }

  private func known(_ types: Set<DeclarationID>) -> Set<DeclarationID>? {
    let isDynamic = types.contains {
      graph.declarations[$0.index].flags.contains(.dynamicMemberLookup)
    }
    return isDynamic ? nil : types
  }

  private func isCapitalized(_ text: ArraySlice<UInt8>) -> Bool {
    text.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
  }

  /// Any type may inherit members of a type outside the sources.
  private func mayBelong(_ candidate: DeclarationID, to owners: Set<DeclarationID>) -> Bool {
    let owner = graph.owner(of: candidate)
    return owner == .none || owners.contains(owner)
  }

  /// Whether `.init(…)` may make a value of a type: there must be a place that asks for one.
  func mayBeMade(
    _ type: DeclarationID, _ surroundings: NameScopes.Surroundings
  ) -> Bool {
    type == .none || isNamed[type.index] || surroundings.types.contains(type)
  }

  private func mayMean(
    _ use: NameUse, _ candidate: DeclarationID, _ surroundings: NameScopes.Surroundings,
    isQualifiedByModule: Bool, labels: ArraySlice<UInt8>
  ) -> Bool {
    let declaration = graph.declarations[candidate.index]
    let kind = declaration.kind
    if use.flags.contains(.operator) { return declaration.flags.contains(.operatorFunction) }
    let isType = kind.isNominalType || kind == .typealias || kind == .associatedType
    if use.flags.contains(.attribute) { return isType || kind == .macro }
    if use.flags.contains(.type), !isType { return false }
    if kind == .operator || kind == .precedenceGroup { return true }
    let isMember = declaration.parent != .none
    if use.flags.contains(.member) {
      guard isMember || isQualifiedByModule else { return false }
    } else if isMember {
      // A macro may move its arguments elsewhere.
      let isMoved = use.flags.contains(.macroArgument)
      guard surroundings.isInType || isMoved else { return false }
      let owner = graph.owner(of: candidate)
      guard isMoved || surroundings.isOpen || owner == .none || surroundings.types.contains(owner)
      else {
        return false
      }
    }
    if kind == .deinitializer { return false }
    let isCallable = [.function, .method, .initializer, .subscript, .macro].contains(kind)
    guard isCallable, !labels.isEmpty, use.flags.isDisjoint(with: [.pattern, .switchItem]) else {
      return true
    }
    // `Type.method(value)` gives the method of a value; its own labels come with the next call.
    if kind == .method, use.flags.contains(.member), labels.elementsEqual("(_:)".utf8) {
      return true
    }
    let home = graph.file(of: candidate).facts
    return NameShape.fits(
      call: labels, shape: home.names.utf8(of: graph.fact(of: candidate).shape))
  }

  private mutating func add(_ use: NameUse, from: DeclarationID, to: DeclarationID, file: Int) {
    let kind = graph.declarations[to.index].kind
    if [.function, .method, .initializer].contains(kind), !use.flags.contains(.called),
      !use.flags.contains(.operator)
    {
      graph.marks[to.index].insert(.usedAsValue)
    }
    guard from != .none else {
      graph.roots.append(
        SourceGraph.Root(to, Self.reason(of: use), position: use.start, file: Int32(file)))
      return
    }
    edges.append(
      SourceGraph.Edge(
        from: from, to: to, kind: edgeKind(of: use, to: kind), position: use.start,
        file: Int32(file)))
  }

  /// Of a use outside of all declarations.
  private static func reason(of use: NameUse) -> RetentionReason {
    use.flags.contains(.loose) ? .uncertain : .topLevelUse
  }

  private func edgeKind(of use: NameUse, to kind: DeclarationKind) -> SourceGraph.EdgeKind {
    if use.flags.contains(.inheritance) { return .inheritance }
    if use.flags.contains(.defaultValue) { return .defaultValue }
    switch kind {
    case .property, .global: return use.flags.contains(.written) ? .write : .use
    case .enumCase: return use.flags.contains(.switchItem) ? .switchItem : .use
    default: return use.flags.contains(.type) ? .type : .use
    }
  }

  /// A call of a type is one of its initializers, of one that it inherits, or of the one that the
  /// compiler makes of its properties.
  private mutating func connectConstruction(
    _ use: NameUse, of type: DeclarationID, from: DeclarationID, _ names: NameTable, file: Int
  ) {
    let kind = graph.declarations[type.index].kind
    guard kind.isNominalType || kind == .typealias || kind == .associatedType else { return }
    let labels = names.utf8(of: use.labels)
    if kind.isNominalType {
      for owner in hierarchy.closure(of: type).sorted() {
        connectInitializers(of: owner, labels, use, from: from, file: file)
      }
    }
    if !kind.isNominalType || hierarchy.isOpen[type.index] {
      // The type behind a typealias is not looked up.
      for initializer in initializers(fitting: labels, of: use)
      where scopes.isVisible(initializer, from: file) {
        connect(initializer, labels, use, from: from, file: file)
      }
    }
  }

  private mutating func connectInitializers(
    of owner: DeclarationID, _ labels: ArraySlice<UInt8>, _ use: NameUse, from: DeclarationID,
    file: Int
  ) {
    for member in members[owner.index] {
      switch graph.declarations[member.index].kind {
      case .initializer: connect(member, labels, use, from: from, file: file)
      case .property:
        // The labels of a memberwise initializer write the properties.
        let home = graph.file(of: member).facts
        let name = home.names.utf8(of: graph.fact(of: member).name)
        var iterator = NameShape.LabelIterator(labels)
        var isNamed = false
        while let label = iterator.next() { isNamed = isNamed || label.elementsEqual(name) }
        if isNamed {
          connect(member, kind: .write, use, from: from, file: file)
        }
      default: continue
      }
    }
  }

  private mutating func connect(
    _ initializer: DeclarationID, _ labels: ArraySlice<UInt8>, _ use: NameUse,
    from: DeclarationID, file: Int
  ) {
    let names = graph.file(of: initializer).facts.names
    let shape = names.utf8(of: graph.fact(of: initializer).shape)
    let isLoose = use.flags.contains(.attribute)
    guard initializer != from, NameShape.fits(call: labels, shape: shape, isLoose: isLoose) else {
      return
    }
    connect(initializer, kind: .use, use, from: from, file: file)
  }

  mutating func connect(
    _ member: DeclarationID, kind: SourceGraph.EdgeKind, _ use: NameUse, from: DeclarationID,
    file: Int
  ) {
    guard from != .none else {
      graph.roots.append(
        SourceGraph.Root(member, Self.reason(of: use), position: use.start, file: Int32(file)))
      return
    }
    edges.append(
      SourceGraph.Edge(
        from: from, to: member, kind: kind, position: use.start, file: Int32(file)))
  }

  /// `Self(…)` creates the type around it or, in a protocol or class, a type that inherits it.
  private mutating func connectSelfConstruction(
    _ use: NameUse, from: DeclarationID, _ names: NameTable, file: Int
  ) {
    let surroundings = scopes.surroundings(of: from, in: hierarchy)
    let labels = names.utf8(of: use.labels)
    guard !surroundings.isOpen else {
      for initializer in initializers(fitting: labels, of: use)
      where scopes.isVisible(initializer, from: file) {
        connect(initializer, labels, use, from: from, file: file)
      }
      return
    }
    var owners = surroundings.types
    for type in surroundings.own { owners.formUnion(hierarchy.descendants(of: type)) }
    for owner in owners.sorted() {
      connectInitializers(of: owner, labels, use, from: from, file: file)
    }
  }
}
