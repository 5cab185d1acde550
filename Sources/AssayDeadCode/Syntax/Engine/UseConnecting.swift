// SPDX-License-Identifier: MIT

internal import AssayFindings

extension SyntaxGraphBuilder {
  /// Of a use that has edges of its own; one that may mean more shares the list of what it means.
  static let mostEdges = 2

  /// Adds an edge, or a root, from each use to every declaration that it may mean.
  mutating func connectUses() {
    for file in graph.files.indices {
      let source = graph.files[file]
      let start = graph.sharedUses.count
      var previous: NameUse?
      var receivers = Receivers(of: source.facts)
      for (place, use) in source.facts.uses.enumerated() {
        let receiver = receivers.receiver(ofUseAt: place)
        if !previewsKeep, use.flags.contains(.preview) { continue }
        connect(use, after: previous, receiver, in: source, at: file)
        previous = use
      }
      graph.groupSharedUses(since: start)
    }
    // Nothing asks for them again, and they are as large as the graph.
    meanings = [:]
    fitting = [:]
  }

  private mutating func connect(
    _ use: NameUse, after previous: NameUse?, _ receiver: Receiver?, in source: SourceGraph.File,
    at file: Int
  ) {
    let from =
      use.declaration < 0
      ? DeclarationID.none
      : DeclarationID(source.declarations.lowerBound + Int(use.declaration))
    if from == .none, use.name == NameInterner.WellKnown.selfType { return }
    let surroundings = scopes.surroundings(of: from, in: hierarchy)
    guard
      var key = useClass(
        of: use, after: previous, receiver, surroundings: surroundings, in: source, at: file)
    else { return }
    // NB: the attributes and clauses of a type are around its members, but do not see them.
    let kind = from == .none ? nil : graph.declarations[from.index].kind
    key.isInHead = kind?.isNominalType == true || kind == .extension
    var place = UsePlace(
      from: from, surroundings: scopes.surroundings[Int(surroundings)],
      owners: key.owners < 0 ? nil : allOwners[Int(key.owners)],
      isQualifiedByModule: key.isQualifiedByModule, isInHead: key.isInHead, file: file)
    // A call of a type's name in the type's own head does not mean the type, nor what it makes.
    let ownName = from == .none ? -1 : index.number(of: graph.fact(of: from).name, in: file)
    if ownName == key.name, key.flags.contains(.called) || key.flags.contains(.attribute),
      isTypeName(from)
    {
      let meaning = meaning(of: use, at: place, excluding: from)
      add(meaning, of: use, from: from, file: file, mayMeanItself: false)
      return
    }
    let ownFile = key.file
    (key.file, place.sight) = (-1, .shared)
    var meanings = [meaning(ofClass: key, of: use, at: place)]
    if ownFile >= 0 {
      (key.file, place.sight) = (ownFile, .own)
      meanings.append(meaning(ofClass: key, of: use, at: place, beside: meanings[0]))
    }
    let mayMeanItself = ownName >= 0 && meanings[0].candidates == ownName
    // That of the last one is about all of them.
    let isDoubtful =
      mayMeanItself && !use.flags.contains(.inheritance)
      ? isDoubtful(meanings, for: from) : meanings[meanings.count - 1].isDoubtful
    for var meaning in meanings {
      meaning.isDoubtful = isDoubtful
      add(meaning, of: use, from: from, file: file, mayMeanItself: mayMeanItself)
    }
  }

  /// As `meaning(of:at:excluding:beside:)`, looked up once for each class.
  private mutating func meaning(
    ofClass key: UseClass, of use: NameUse, at place: UsePlace, beside shared: UseMeaning? = nil
  ) -> UseMeaning {
    guard var known = meanings[key] else {
      let meaning = meaning(of: use, at: place, beside: shared)
      meanings[key] = meaning
      return meaning
    }
    if known.unmarked != .none, known.unmarked != place.from {
      graph.marks[known.unmarked.index].insert(.usedAsValue)
      known.unmarked = .none
      meanings[key] = known
    }
    return known
  }

  private func isTypeName(_ id: DeclarationID) -> Bool {
    let kind = graph.declarations[id.index].kind
    return kind.isNominalType || kind == .typealias || kind == .associatedType
  }

  /// As `UseMeaning.isDoubtful`, where a use cannot mean the declaration that it is in.
  private func isDoubtful(_ meanings: [UseMeaning], for user: DeclarationID) -> Bool {
    areUnrelated(meanings.flatMap { named(by: $0) }.filter { $0 != user })
  }

  private mutating func add(
    _ meaning: UseMeaning, of use: NameUse, from: DeclarationID, file: Int, mayMeanItself: Bool
  ) {
    let made = SharedUse(
      from: from, list: meaning.made, position: use.start, file: Int32(file), isDoubtful: false)
    add(made, use, mayMeanItself: mayMeanItself)
    var named = made
    named.list = meaning.named
    named.isDoubtful = meaning.isDoubtful
    add(named, use, mayMeanItself: mayMeanItself)
  }

  private mutating func add(_ shared: SharedUse, _ use: NameUse, mayMeanItself: Bool) {
    let (list, from) = (shared.list, shared.from)
    let targets = graph.targetLists[list]
    if targets.isEmpty { return }
    guard from != .none else {
      for target in targets {
        graph.roots.append(
          SourceGraph.Root(
            target.declaration, Self.reason(of: use), position: use.start, file: shared.file))
      }
      return
    }
    guard targets.count > mostEdges, !use.flags.contains(.inheritance),
      graph.declarations[from.index].kind != .typealias
    else {
      for target in targets { if let edge = shared.edge(to: target) { edges.append(edge) } }
      return
    }
    graph.sharedUses.append(shared)
    addInitialValueUse(shared, mayMeanItself: mayMeanItself)
  }

  /// Of a use outside of all declarations.
  private static func reason(of use: NameUse) -> RetentionReason {
    use.flags.contains(.loose) ? .uncertain : .topLevelUse
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
}
