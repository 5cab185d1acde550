// SPDX-License-Identifier: MIT

/// The properties that the labels of a call name.
struct MemberwiseProperties {
  var all: [DeclarationID] = []
  /// By file: those that only it sees.
  var ofFile: [Int32: [DeclarationID]] = [:]
}

/// Calls of `.init(one:two:)` that may mean the initializer that the compiler makes of a
/// structure's properties: the labels write these.
extension SyntaxGraphBuilder {
  mutating func memberwiseProperties(
    of use: NameUse, at place: UsePlace, _ names: NameTable
  ) -> [TargetLists.Target] {
    guard use.name == NameInterner.WellKnown.initializer, use.flags.contains(.member),
      use.flags.contains(.called)
    else { return [] }
    let properties = memberwiseProperties(labels: names.utf8(of: use.labels))
    let candidates =
      place.sight == .own
      ? properties.ofFile[Int32(place.file), default: []] : properties.all
    return candidates.filter { property in
      let owner = graph.owner(of: property)
      if let owners = place.owners, !contains(owner, in: owners) { return false }
      if use.flags.contains(.implicitMember), !mayBeMade(owner, place.surroundings) { return false }
      return isSeen(property, at: place)
    }
    .map { TargetLists.Target(declaration: $0, kind: .write, isNamed: false) }
  }

  /// The properties that labels name, of all structures with a property for each label.
  private mutating func memberwiseProperties(labels: ArraySlice<UInt8>) -> MemberwiseProperties {
    if let known = propertiesOfLabels[labels] { return known }
    var candidates: [[DeclarationID]] = []
    var iterator = NameShape.LabelIterator(labels)
    while let label = iterator.next() {
      if label.elementsEqual("{}".utf8) { continue }
      candidates.append(index.declarations(named: label).filter(isMemberwise))
    }
    var owners = Set((candidates.first ?? []).map { graph.owner(of: $0) })
    for list in candidates.dropFirst() {
      owners.formIntersection(list.map { graph.owner(of: $0) })
    }
    var properties = MemberwiseProperties()
    properties.all = candidates.joined().filter { owners.contains(graph.owner(of: $0)) }
    for property in properties.all where scopes.isFileLocal(property) {
      properties.ofFile[graph.declarations[property.index].file, default: []].append(property)
    }
    propertiesOfLabels[labels] = properties
    return properties
  }

  /// Whether a property of a structure may be set by the structure's memberwise initializer.
  private func isMemberwise(_ id: DeclarationID) -> Bool {
    let declaration = graph.declarations[id.index]
    guard declaration.kind == .property, declaration.flags.contains(.stored),
      !declaration.flags.contains(.static)
    else { return false }
    let owner = graph.owner(of: id)
    return owner != .none && graph.declarations[owner.index].kind == .struct
  }
}
