// SPDX-License-Identifier: MIT

/// What a call of a type makes use of: one of its initializers, of one that it inherits, or of the
/// one that the compiler makes of its properties.
extension SyntaxGraphBuilder {
  /// - Parameters:
  ///   - meant: what the called name may mean.
  ///   - shared: as in `meaning(of:at:excluding:beside:)`.
  ///   - isOpen: becomes true where a type is not known.
  mutating func made(
    by meant: [DeclarationID], _ use: NameUse, _ call: CallShapes.Call, at place: UsePlace,
    beside shared: UseMeaning?, isOpen: inout Bool
  ) -> [TargetLists.Target] {
    var owners: Set<DeclarationID> = []
    for type in meant {
      let kind = graph.declarations[type.index].kind
      if kind.isNominalType {
        owners.formUnion(hierarchy.closure(of: type))
        isOpen = isOpen || hierarchy.isOpen[type.index]
      } else if kind == .typealias || kind == .associatedType {
        isOpen = true
      }
    }
    var targets = owners.sorted().flatMap { made(of: $0, call) + madeByForeignBase(of: $0, call) }
    // The type behind a typealias is not looked up.
    if shared?.isOpen == true {
      targets += visibleInitializers(use, call, at: place)
    } else if isOpen {
      var place = place
      if place.sight == .own { place.sight = .whole }
      targets += visibleInitializers(use, call, at: place)
    }
    return Self.unique(targets)
  }

  /// `TextField(…)` may call an initializer that an extension gives the library's type.
  func madeByForeignName(
    _ use: NameUse, at place: UsePlace, _ names: NameTable
  ) -> [TargetLists.Target] {
    guard !foreignInitializers.isEmpty, !use.flags.isDisjoint(with: UseClass.calls),
      isCapitalized(names.utf8(of: use.name)),
      let initializers = foreignInitializers[index.number(of: use.name, in: place.file)]
    else { return [] }
    let call = call(use, in: names, file: place.file)
    return initializers.filter { isSeen($0, at: place) }
      .compactMap { initializer($0, call) }
  }

  /// `Self(…)` creates the type around it or, in a protocol or class, a type that inherits it.
  mutating func madeBySelf(
    _ use: NameUse, at place: UsePlace, _ names: NameTable
  ) -> [TargetLists.Target] {
    let call = call(use, in: names, file: place.file)
    let surroundings = place.surroundings
    if surroundings.isOpen { return visibleInitializers(use, call, at: place) }
    // These are found through their types, whatever file sees them.
    if place.sight == .own { return [] }
    var owners = surroundings.types
    for type in surroundings.own { owners.formUnion(hierarchy.descendants(of: type)) }
    return Self.unique(owners.sorted().flatMap { made(of: $0, call) })
  }

  /// `Banner(title: "a")` may call what an extension gives `UIAlertController`, which `Banner`
  /// inherits.
  private func madeByForeignBase(
    of owner: DeclarationID, _ call: CallShapes.Call
  ) -> [TargetLists.Target] {
    if foreignInitializers.isEmpty { return [] }
    return hierarchy.externals[owner.index].sorted().flatMap { name -> [TargetLists.Target] in
      guard let number = index.number(of: name.utf8) else { return [] }
      return (foreignInitializers[number] ?? []).compactMap { initializer($0, call) }
    }
  }

  private mutating func visibleInitializers(
    _ use: NameUse, _ call: CallShapes.Call, at place: UsePlace
  ) -> [TargetLists.Target] {
    let candidates =
      place.sight == .own
      ? fileLocals.declarations(named: initializerNumber, in: place.file)
      : initializers(fitting: call, of: use).filter { isSeen($0, at: place) }
    return candidates.compactMap { initializer($0, call) }
  }

  private func made(
    of owner: DeclarationID, _ call: CallShapes.Call
  ) -> [TargetLists.Target] {
    let hasClosure = call.text.contains(UInt8(ascii: "{"))
    return members[owner.index].compactMap { member in
      switch graph.declarations[member.index].kind {
      case .initializer: return initializer(member, call)
      case .property:
        // The labels of a memberwise initializer write the properties.
        let declaration = graph.declarations[member.index]
        let name = index.number(of: graph.fact(of: member).name, in: Int(declaration.file))
        guard shapes.hasLabel(call, name, index) || hasClosure && mayHoldClosure(member) else {
          return nil
        }
        return TargetLists.Target(declaration: member, kind: .write, isNamed: false)
      case .class, .struct, .enum, .actor, .protocol, .extension, .function, .method,
        .deinitializer, .global, .enumCase, .typealias, .associatedType, .subscript, .operator,
        .precedenceGroup, .macro:
        return nil
      }
    }
  }

  /// Whether a memberwise initializer may take a property's value as a trailing closure, which has
  /// no label: its type has no name, or a name for another type, or it is built by an attribute.
  private func mayHoldClosure(_ property: DeclarationID) -> Bool {
    let declaration = graph.declarations[property.index]
    let flags = declaration.flags
    let owner = graph.owner(of: property)
    guard owner != .none, graph.declarations[owner.index].kind == .struct,
      flags.contains(.stored), flags.isDisjoint(with: [.static, .lazy]),
      !flags.isSuperset(of: [.constant, .hasInitialValue])
    else { return false }
    let type = graph.fact(of: property).type
    return type == .empty || flags.contains(.customAttribute)
      || index.types(named: type, in: Int(declaration.file)).contains {
        graph.declarations[$0.index].kind == .typealias
      }
  }

  /// An initializer that a call's labels fit.
  private func initializer(
    _ id: DeclarationID, _ call: CallShapes.Call
  ) -> TargetLists.Target? {
    guard shapes.fits(call, id, shape: graph.shapeUTF8(of: id)) else { return nil }
    return TargetLists.Target(declaration: id, kind: .use, isNamed: false)
  }

  private static func unique(_ targets: [TargetLists.Target]) -> [TargetLists.Target] {
    var seen: Set<TargetLists.Target> = []
    return targets.filter { seen.insert($0).inserted }
  }
}
