// SPDX-License-Identifier: MIT

/// What is before the dots of a file's uses, asked for in the order of the uses.
struct Receivers {
  private let facts: FileFacts
  private var nextTyped = 0
  private var nextMember = 0

  init(of facts: FileFacts) {
    self.facts = facts
  }

  mutating func receiver(ofUseAt place: Int) -> Receiver? {
    if let name = Self.name(at: place, in: facts.typedReceivers, &nextTyped) {
      return .value(type: name)
    }
    return Self.name(at: place, in: facts.memberReceivers, &nextMember).map { .property($0) }
  }

  private static func name(
    at place: Int, in receivers: [ReceiverFact], _ next: inout Int
  ) -> NameID? {
    guard next < receivers.count, Int(receivers[next].use) == place else { return nil }
    next += 1
    return receivers[next - 1].name
  }
}

extension SyntaxGraphBuilder {
  /// The number of the types whose members a value can have; -1 where that is not known.
  mutating func owners(of receiver: Receiver, _ surroundings: Int32, file: Int) -> Int32 {
    switch receiver {
    case .value(let type): return owners(ofValuesOf: type, surroundings, file: file)
    case .property(let name): return owners(ofProperty: name, surroundings, file: file)
    }
  }

  /// Of values whose type is written as one name.
  private mutating func owners(
    ofValuesOf type: NameID, _ surroundings: Int32, file: Int
  ) -> Int32 {
    let around = scopes.surroundings[Int(surroundings)]
    // In an extension the name may be a generic parameter or an associated type.
    guard !around.isOpen, let list = index.list(of: type, in: file),
      !genericParameters.contains(Int32(list))
    else { return -1 }
    var key = ownersClass(ofList: list, surroundings, file: file)
    key.kind = .value
    if let known = ownersOfClass[key] { return known }
    let types = typesNamed(type, isMember: false, around, file)
    // What fulfills the requirements of a type in a body is found by its name alone.
    if let types, !types.isDisjoint(with: inheritedInBodies) { return remember(nil, key) }
    // The name may mean a type outside the sources that hides ours.
    return remember(types, mayBeForeign: true, key)
  }

  /// Of a property of the types around, by the types that are written for all of its name.
  private mutating func owners(
    ofProperty name: NameID, _ surroundings: Int32, file: Int
  ) -> Int32 {
    let around = scopes.surroundings[Int(surroundings)]
    guard around.isInType, !around.isOpen, let list = index.list(of: name, in: file) else {
      return -1
    }
    let key = OwnersClass(
      name: Int32(list), viewer: scopes.files.viewer[file],
      file: fileLocals.contains(Int32(list), in: file) ? Int32(file) : -1,
      surroundings: surroundings, kind: .property)
    if let known = ownersOfClass[key] { return known }
    var types: Set<DeclarationID> = []
    var mayBeForeign = false
    for id in index.declarations(inList: list, of: around.types) {
      let owner = graph.owner(of: id)
      guard owner != .none, around.types.contains(owner), scopes.isVisible(id, from: file) else {
        continue
      }
      let home = Int(graph.declarations[id.index].file)
      let type = graph.fact(of: id).type
      guard graph.declarations[id.index].kind == .property, type != .empty else {
        return remember(nil, key)
      }
      let place = scopes.surroundings(of: id, in: hierarchy)
      let number = owners(ofValuesOf: type, place, file: home)
      guard number >= 0 else { return remember(nil, key) }
      types.formUnion(allOwners[Int(number)].types)
      mayBeForeign = mayBeForeign || allOwners[Int(number)].mayBeForeign
    }
    return remember(types.isEmpty ? nil : types, mayBeForeign: mayBeForeign, key)
  }
}
