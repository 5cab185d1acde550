// SPDX-License-Identifier: MIT

/// All that decides what a use may mean: uses of one class mean the same.
struct UseClass: Hashable {
  /// Of the index.
  var name: Int32
  var labels: Int32
  var flags: UseFlags
  /// What files the file of the use sees (`FileVisibility.viewer`).
  var viewer: Int32
  /// The file, where it may be one of its own private declarations; -1 otherwise.
  var file: Int32
  /// The number of what is around the use, or one of `Surroundings`.
  var surroundings: Int32
  /// The number of the types before the dot; -1 where they are not known.
  var owners: Int32
  /// Whether a module's name is before the dot.
  var isQualifiedByModule: Bool
  /// As in `UsePlace`.
  var isInHead = false

  /// Stand for surroundings whose types do not matter.
  enum Surroundings {
    /// Any.
    static let any: Int32 = -1
    /// Not inside of a type.
    static let none: Int32 = -2
    /// Inside of a type that may have any member.
    static let open: Int32 = -3
  }

  /// The others say nothing about what a use means.
  static let flags: UseFlags = [
    .member, .type, .called, .written, .switchItem, .pattern, .macroArgument, .onSelf, .operator,
    .attribute, .inheritance, .implicitMember, .defaultValue,
  ]

  // Made once, because these are asked of each use and of each declaration that it may mean.
  static let calls: UseFlags = [.called, .attribute]
  static let patterns: UseFlags = [.pattern, .switchItem]
  /// Uses that may mean a member of a type that is not around them.
  static let elsewhere: UseFlags = [.member, .operator, .attribute, .macroArgument]
}

/// What all uses of a class may mean.
struct UseMeaning {
  /// What a call makes that is named elsewhere: an initializer that an extension gives a library's
  /// type, the properties of a memberwise initializer.
  var made: Int32
  /// Declarations of the name, and what a call of them makes.
  var named: Int32
  /// Whether the declarations of the name are unrelated.
  var isDoubtful: Bool
  /// The index's list that the declarations are from; -1 if there is none.
  var candidates: Int32
  /// Whether a type that is called is not known, so that any initializer may be meant.
  var isOpen = false
  /// A declaration that is not yet marked as used as a value, because the only use until now is its
  /// own.
  var unmarked = DeclarationID.none
}

/// The types that a name before a dot may be.
struct OwnersClass: Hashable {
  var name: Int32
  var viewer: Int32
  /// As in `UseClass`.
  var file: Int32
  var surroundings: Int32
  var kind: Kind

  enum Kind {
    /// Of `self.name`.
    case onSelf
    /// Of `Type.name`.
    case type
    /// Of `Outer.Type.name`.
    case memberType
    /// Of a value of the type.
    case value
    /// Of a property of the name.
    case property
  }
}

extension SyntaxGraphBuilder {
  /// The class of a use; nil if it means nothing in the sources.
  mutating func useClass(
    of use: NameUse, after previous: NameUse?, _ receiver: Receiver?, surroundings: Int32,
    in source: SourceGraph.File, at file: Int
  ) -> UseClass? {
    let name = index.number(of: use.name, in: file)
    let isSelf = use.name == NameInterner.WellKnown.selfType
    let isInitializer = use.name == NameInterner.WellKnown.initializer
    let isCall = !use.flags.isDisjoint(with: UseClass.calls)
    let isStorage =
      Int(name) >= index.count
      && source.facts.names.utf8(of: use.name).first == UInt8(ascii: "_")
    guard
      Int(name) < index.count || isSelf || isInitializer || isStorage
        || isCall && foreignInitializers[name] != nil
    else { return nil }
    var result = UseClass(
      name: name, labels: index.number(of: use.labels, in: file),
      flags: use.flags.intersection(UseClass.flags), viewer: scopes.files.viewer[file], file: -1,
      surroundings: UseClass.Surroundings.any, owners: -1, isQualifiedByModule: false)
    let hasOwn =
      isStorage || fileLocals.contains(name, in: file)
      || (isCall || isInitializer || isSelf)
        && fileLocals.contains(initializerNumber, in: file)
      || isInitializer && fileLocals.contains(labels: use.labels, of: source, at: file, index)
    if hasOwn { result.file = Int32(file) }
    result.surroundings = surroundingsClass(
      of: use, surroundings, list: index.list(of: use.name, in: file))
    if use.flags.contains(.member) {
      result.owners = owners(of: use, after: previous, surroundings, source, file: file)
      if result.owners < 0, let receiver {
        result.owners = owners(of: receiver, surroundings, file: file)
      }
      if let previous, base(of: use, previous, source) != nil {
        result.isQualifiedByModule = moduleNames.contains(
          index.number(of: previous.name, in: file))
      }
    }
    return result
  }

  private mutating func surroundingsClass(
    of use: NameUse, _ number: Int32, list: Int?
  ) -> Int32 {
    let around = scopes.surroundings[Int(number)]
    if use.name == NameInterner.WellKnown.selfType {
      return around.isOpen ? UseClass.Surroundings.open : number
    }
    if use.name == NameInterner.WellKnown.initializer, use.flags.contains(.implicitMember) {
      return hasUnnamedTypes(number) ? number : UseClass.Surroundings.any
    }
    if !use.flags.isDisjoint(with: UseClass.elsewhere) {
      return UseClass.Surroundings.any
    }
    if let list, !index.hasMembers[list] { return UseClass.Surroundings.any }
    if !around.isInType { return UseClass.Surroundings.none }
    return around.isOpen ? UseClass.Surroundings.open : number
  }

  /// Whether a type around a place is one of which only members are named elsewhere.
  private mutating func hasUnnamedTypes(_ number: Int32) -> Bool {
    if let known = unnamedAround[number] { return known }
    let result = scopes.surroundings[Int(number)].types.contains { !isNamed[$0.index] }
    unnamedAround[number] = result
    return result
  }

  /// The number of the types whose members `self.name` and `Type.name` can mean; -1 where that is
  /// not known.
  private mutating func owners(
    of use: NameUse, after previous: NameUse?, _ surroundings: Int32, _ source: SourceGraph.File,
    file: Int
  ) -> Int32 {
    if use.flags.contains(.onSelf) {
      let key = OwnersClass(
        name: -1, viewer: -1, file: -1, surroundings: surroundings, kind: .onSelf)
      if let known = ownersOfClass[key] { return known }
      let around = scopes.surroundings[Int(surroundings)]
      return remember(around.isInType && !around.isOpen ? around.types : nil, key)
    }
    guard let previous, let text = base(of: use, previous, source), isCapitalized(text),
      let list = index.list(of: previous.name, in: file)
    else { return -1 }
    let isMember = previous.flags.contains(.member)
    var key = ownersClass(ofList: list, surroundings, file: file)
    if isMember {
      key.surroundings = UseClass.Surroundings.any
      key.kind = .memberType
    }
    if let known = ownersOfClass[key] { return known }
    return remember(
      typesNamed(previous.name, isMember: isMember, scopes.surroundings[Int(surroundings)], file),
      key)
  }

  /// Of a type by its name.
  func ownersClass(ofList list: Int, _ surroundings: Int32, file: Int) -> OwnersClass {
    OwnersClass(
      name: Int32(list), viewer: scopes.files.viewer[file],
      file: fileLocals.contains(Int32(list), in: file) ? Int32(file) : -1,
      surroundings: index.hasMembers[list] ? surroundings : UseClass.Surroundings.any,
      kind: .type)
  }

  func typesNamed(
    _ name: NameID, isMember: Bool, _ surroundings: NameScopes.Surroundings, _ file: Int
  ) -> Set<DeclarationID>? {
    let named = index.declarations(named: name, in: file)
    let types = index.types(named: name, in: file)
    guard named.count == types.count else { return nil }
    let candidates = types.filter { scopes.isVisible($0, from: file) }
    let areTypes = candidates.allSatisfy { candidate in
      let declaration = graph.declarations[candidate.index]
      guard declaration.kind.isNominalType, !hierarchy.isOpen[candidate.index] else { return false }
      // Elsewhere the name of a nested type may be a generic parameter's.
      return declaration.parent == .none || isMember
        || surroundings.types.contains(graph.owner(of: candidate))
    }
    guard !candidates.isEmpty, areTypes else { return nil }
    return candidates.reduce(into: []) { $0.formUnion(hierarchy.closure(of: $1)) }
  }

  /// - Parameters:
  ///   - types: nil where they are not known.
  ///   - mayBeForeign: as in `OwnerTypes`.
  mutating func remember(
    _ types: Set<DeclarationID>?, mayBeForeign: Bool = false, _ key: OwnersClass
  ) -> Int32 {
    var number: Int32 = -1
    let isDynamic = types.map { types in
      types.contains { hasDynamicMembers($0) } || mayBeForeign && isForeignDynamic
    }
    if let types, isDynamic == false {
      let owners = OwnerTypes(types: types, mayBeForeign: mayBeForeign)
      number = numberOfOwners[owners] ?? Int32(allOwners.count)
      if Int(number) == allOwners.count {
        numberOfOwners[owners] = number
        allOwners.append(owners)
      }
    }
    ownersOfClass[key] = number
    return number
  }

  func hasDynamicMembers(_ type: DeclarationID) -> Bool {
    graph.declarations[type.index].flags.contains(.dynamicMemberLookup)
  }

  func isCapitalized(_ text: ArraySlice<UInt8>) -> Bool {
    text.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
  }
}
