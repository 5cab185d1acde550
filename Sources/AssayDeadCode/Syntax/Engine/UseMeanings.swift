// SPDX-License-Identifier: MIT

/// Where a use is, as far as that decides what it may mean.
struct UsePlace {
  var from: DeclarationID
  var surroundings: NameScopes.Surroundings
  /// The types before the dot; nil where they are not known.
  var owners: OwnerTypes?
  var isQualifiedByModule: Bool
  /// Whether it is in the head of a type or extension, which does not see the members.
  var isInHead = false
  var file: Int
  var sight = Sight.whole

  /// What of the visible declarations is looked at. What a file sees of others is the same for many
  /// files, so it is looked up once for them, apart from what only the file itself sees.
  enum Sight {
    case whole
    /// Without what only one file sees.
    case shared
    /// What only the use's own file sees.
    case own
  }
}

extension UseMeaning {
  /// More declarations are not compared with each other (`SyntaxGraphBuilder.areUnrelated`).
  static let mostRelated = 16
}

extension SyntaxGraphBuilder {
  /// Whether a use sees a declaration.
  func isSeen(_ id: DeclarationID, at place: UsePlace) -> Bool {
    switch place.sight {
    case .whole: scopes.isVisible(id, from: place.file)
    case .shared: !scopes.isFileLocal(id) && scopes.isVisible(id, from: place.file)
    case .own:
      scopes.isFileLocal(id) && Int(graph.declarations[id.index].file) == place.file
    }
  }

  /// What a use may mean, from its name, its shape, its place and the access levels.
  ///
  /// - Parameter shared: for what only the use's own file sees: what it may mean besides.
  mutating func meaning(
    of use: NameUse, at place: UsePlace, excluding excluded: DeclarationID = .none,
    beside shared: UseMeaning? = nil
  ) -> UseMeaning {
    let names = graph.files[place.file].facts.names
    if use.name == NameInterner.WellKnown.selfType {
      return UseMeaning(
        made: graph.targetLists.insert(madeBySelf(use, at: place, names)),
        named: graph.targetLists.insert([]), isDoubtful: false, candidates: -1)
    }
    var others = madeByForeignName(use, at: place, names)
    others += memberwiseProperties(of: use, at: place, names)
    var meaning = UseMeaning(
      made: graph.targetLists.insert(others), named: -1, isDoubtful: false, candidates: -1)
    let candidates = candidates(of: use, in: names, at: place, &meaning.candidates)
    let call = call(use, in: names, file: place.file)
    let inReach = candidates.filter { candidate in
      if candidate == excluded || use.flags.contains(.written) && isFixed(candidate) {
        return false
      }
      if let owners = place.owners, !mayBelong(candidate, to: owners) { return false }
      if use.name == NameInterner.WellKnown.initializer, use.flags.contains(.implicitMember),
        !mayBeMade(graph.owner(of: candidate), place.surroundings)
      {
        return false
      }
      return isSeen(candidate, at: place) && isInReach(candidate, of: use, place)
    }
    let meant = withoutHiddenTypes(inReach, beside: named(by: shared), use, place)
    var targets = meant.map { id in
      TargetLists.Target(
        declaration: id, kind: edgeKind(of: use, to: graph.declarations[id.index].kind),
        isNamed: true)
    }
    if use.flags.contains(.called) || use.flags.contains(.attribute) {
      targets += made(by: meant, use, call, at: place, beside: shared, isOpen: &meaning.isOpen)
    }
    meaning.named = graph.targetLists.insert(targets)
    meaning.isDoubtful = areUnrelated(named(by: shared) + meant)
    markValues(among: meant, use, from: place.from, &meaning)
    return meaning
  }

  /// Without the types at the top level where a property of a type around the use hides them: a
  /// bare name in an expression is looked up from the inside out, and any property ends the search.
  ///
  /// - Parameter shared: what else the use may mean.
  private func withoutHiddenTypes(
    _ inReach: [DeclarationID], beside shared: [DeclarationID], _ use: NameUse, _ place: UsePlace
  ) -> [DeclarationID] {
    let around = place.surroundings
    guard around.isInType, !around.isOpen, !place.isInHead,
      use.flags.isDisjoint(with: Self.lookedUpElsewhere),
      inReach.contains(where: isTypeAtTop),
      (shared + inReach).contains(where: { hidesTypes($0, in: around) })
    else { return inReach }
    return inReach.filter { !isTypeAtTop($0) }
  }

  /// Uses whose names are not, or not only, looked up from the inside out among values. All of them
  /// are in `UseClass.flags`.
  private static let lookedUpElsewhere = UseClass.elsewhere.union([
    .type, .inheritance, .pattern, .switchItem,
  ])

  private func isTypeAtTop(_ id: DeclarationID) -> Bool {
    let declaration = graph.declarations[id.index]
    return declaration.parent == .none
      && (declaration.kind.isNominalType || declaration.kind == .typealias)
  }

  /// Whether it is a property in the body of a type around, in code that is always compiled. Those
  /// of extensions may be there under conditions.
  private func hidesTypes(
    _ id: DeclarationID, in around: NameScopes.Surroundings
  ) -> Bool {
    let declaration = graph.declarations[id.index]
    return declaration.kind == .property && around.own.contains(declaration.parent)
      && graph.marks[id.index].contains(.judged)
  }

  /// Whether nothing can be assigned to it: a constant that has its value.
  private func isFixed(_ id: DeclarationID) -> Bool {
    graph.declarations[id.index].flags.isSuperset(of: [.constant, .hasInitialValue])
  }

  /// Declarations that a use may mean by its name and shape.
  private mutating func candidates(
    of use: NameUse, in names: NameTable, at place: UsePlace, _ list: inout Int32
  ) -> [DeclarationID] {
    if isCommon(use.name, in: place.file) { return [] }
    let call = call(use, in: names, file: place.file)
    if let number = index.list(of: use.name, in: place.file) {
      list = Int32(number)
      if place.sight == .own {
        return fileLocals.declarations(named: list, in: place.file)
          .filter { isFitting($0, use, call) }
      }
      guard let found = membersInReach(ofList: number, use, at: place) else {
        return declarations(inList: number, fitting: use, in: names, file: place.file)
      }
      return found.filter { isFitting($0, use, call) }
    }
    // `_name` is the storage that a property wrapper gives `name`.
    let text = names.utf8(of: use.name)
    guard text.count > 1, text.first == UInt8(ascii: "_"),
      let number = index.number(of: text.dropFirst()), Int(number) < index.count
    else { return [] }
    list = number
    let found =
      place.sight == .own
      ? fileLocals.declarations(named: number, in: place.file)
      : index.declarations(inList: Int(number))
    return found.filter {
      graph.declarations[$0.index].flags.contains(.customAttribute)
        && isFitting($0, use, call)
    }
  }

  /// At least those of a list that are members of the types whose members alone a use may mean, or
  /// of none of ours; nil where it may mean any.
  private mutating func membersInReach(
    ofList list: Int, _ use: NameUse, at place: UsePlace
  ) -> [DeclarationID]? {
    if let owners = place.owners { return declarations(inList: list, of: owners) }
    let around = place.surroundings
    guard use.flags.isDisjoint(with: UseClass.elsewhere),
      !around.isOpen
    else { return nil }
    return index.declarations(inList: list, of: around.types)
  }

  /// The first declarations that a meaning has by their name: enough to tell whether they are
  /// unrelated, also without one of them.
  func named(by meaning: UseMeaning?) -> [DeclarationID] {
    guard let meaning else { return [] }
    return graph.targetLists[meaning.named].prefix(UseMeaning.mostRelated + 2)
      .prefix(while: \.isNamed).map(\.declaration)
  }

  private mutating func markValues(
    among meant: [DeclarationID], _ use: NameUse, from: DeclarationID, _ meaning: inout UseMeaning
  ) {
    guard !use.flags.contains(.called), !use.flags.contains(.operator) else { return }
    for id in meant {
      let kind = graph.declarations[id.index].kind
      guard [.function, .method, .initializer].contains(kind) else { continue }
      if id == from, !use.flags.contains(.inheritance) {
        meaning.unmarked = id
      } else {
        graph.marks[id.index].insert(.usedAsValue)
      }
    }
  }

  /// Whether declarations of one name have nothing to do with each other: no type around them
  /// inherits one that is around another.
  func areUnrelated(_ declarations: [DeclarationID]) -> Bool {
    guard declarations.count > 1 else { return false }
    // More of them are hardly all of one family, and would take time.
    guard declarations.count <= UseMeaning.mostRelated else { return true }
    let owners = declarations.map { graph.owner(of: $0) }
    guard !owners.contains(.none) else { return true }
    let base = owners.first { hierarchy.closure(of: $0).count == 1 } ?? owners[0]
    return owners.contains { !hierarchy.inherits($0, from: base) }
  }

  /// Any type may inherit members of a type outside the sources.
  private func mayBelong(_ candidate: DeclarationID, to owners: OwnerTypes) -> Bool {
    let owner = graph.owner(of: candidate)
    return owner == .none || contains(owner, in: owners)
  }

  /// Whether `.init(…)` may make a value of a type: there must be a place that asks for one.
  func mayBeMade(
    _ type: DeclarationID, _ surroundings: NameScopes.Surroundings
  ) -> Bool {
    type == .none || isNamed[type.index] || surroundings.types.contains(type)
  }

  /// Whether a bare name may mean a member in its place, and a member's name a member.
  private func isInReach(_ candidate: DeclarationID, of use: NameUse, _ place: UsePlace) -> Bool {
    let declaration = graph.declarations[candidate.index]
    if use.flags.contains(.operator) || use.flags.contains(.attribute) { return true }
    if declaration.kind == .operator || declaration.kind == .precedenceGroup { return true }
    let isMember = declaration.parent != .none
    if use.flags.contains(.member) { return isMember || place.isQualifiedByModule }
    // A macro may move its arguments elsewhere.
    guard isMember, !use.flags.contains(.macroArgument) else { return true }
    let surroundings = place.surroundings
    guard surroundings.isInType else { return false }
    let owner = graph.owner(of: candidate)
    return surroundings.isOpen || owner == .none || surroundings.types.contains(owner)
  }

  private func edgeKind(of use: NameUse, to kind: DeclarationKind) -> SourceGraph.EdgeKind {
    if use.flags.contains(.inheritance) { return .inheritance }
    if use.flags.contains(.defaultValue) { return .defaultValue }
    if kind == .property || kind == .global {
      return use.flags.contains(.written) ? .write : .use
    }
    if kind == .enumCase { return use.flags.contains(.switchItem) ? .switchItem : .use }
    return use.flags.contains(.type) ? .type : .use
  }
}
