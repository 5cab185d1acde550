// SPDX-License-Identifier: MIT

/// The types whose members a name after a dot may mean.
struct OwnerTypes: Hashable {
  var types: Set<DeclarationID>
  /// Whether the value may be of a type outside the sources, so that it has the members that our
  /// protocols give to such types (`TypeHierarchy.foreignProtocols`).
  var mayBeForeign: Bool
}

extension SyntaxGraphBuilder {
  func contains(_ type: DeclarationID, in owners: OwnerTypes) -> Bool {
    owners.types.contains(type)
      || owners.mayBeForeign && hierarchy.foreignProtocols.contains(type)
  }

  /// Those of a list that are no members of types of the sources, and the members of some types,
  /// sorted; of a short list, all.
  mutating func declarations(inList list: Int, of owners: OwnerTypes) -> [DeclarationID] {
    guard owners.mayBeForeign else {
      return index.declarations(inList: list, of: owners.types)
    }
    let own = owners.types.filter { !hierarchy.foreignProtocols.contains($0) }
    guard let members = index.members(inList: list, of: own) else {
      return index.declarations(inList: list)
    }
    return (foreignMembers(inList: list) + members).sorted()
  }

  /// Those of a list that values of types outside the sources may have, and what is no member of a
  /// type of ours.
  private mutating func foreignMembers(inList list: Int) -> [DeclarationID] {
    if let known = foreignMembersOfList[Int32(list)] { return known }
    let found = index.declarations(inList: list).filter { id in
      let owner = graph.owner(of: id)
      return owner == .none || hierarchy.foreignProtocols.contains(owner)
    }
    foreignMembersOfList[Int32(list)] = found
    return found
  }
}
