// SPDX-License-Identifier: MIT

/// All declarations of a graph by their base names, over all files.
///
/// Names are told apart by a 64-bit hash: a chance equality adds a candidate, which is the harmless
/// side.
struct NameIndex {
  /// A name's number over all files. Those of declared names are the numbers of their lists; other
  /// names have greater ones.
  private var numberOfHash: [UInt64: Int32] = [:]
  private var lists: [[DeclarationID]] = []
  /// As `lists`, types and what stands for a type only.
  private var typeLists: [[DeclarationID]] = []
  /// As `lists`, sorted by the types that the declarations are members of; empty for short lists.
  private var listsByOwner: [[Owned]] = []
  /// By file, then name.
  private var numberOfName: [[Int32]] = []
  /// By list: whether any declaration of the name is a member.
  private(set) var hasMembers: [Bool] = []

  private struct Owned {
    /// `none` for what is no member of a type of the sources.
    var owner: DeclarationID
    var declaration: DeclarationID
  }

  /// A list of fewer is as quickly searched from end to end.
  private static let shortest = 4

  init(_ graph: SourceGraph) {
    for source in graph.files {
      let facts = source.facts
      for (index, fact) in facts.declarations.enumerated() where fact.kind != .extension {
        let hash = Self.hash(facts.names.utf8(of: fact.name))
        let id = DeclarationID(source.declarations.lowerBound + index)
        if let list = numberOfHash[hash] {
          lists[Int(list)].append(id)
        } else {
          numberOfHash[hash] = Int32(lists.count)
          lists.append([id])
        }
      }
    }
    typeLists = lists.map { list in
      list.filter { id in
        let kind = graph.declarations[id.index].kind
        return kind.isNominalType || kind == .typealias || kind == .associatedType
      }
    }
    hasMembers = lists.map { list in
      list.contains { graph.declarations[$0.index].parent != .none }
    }
    for file in graph.files { number(file.facts.names) }
  }

  private mutating func number(_ table: NameTable) {
    var numbers: [Int32] = []
    numbers.reserveCapacity(table.count)
    for name in 0..<table.count {
      let hash = Self.hash(table.utf8(of: NameID(rawValue: UInt32(name))))
      let next = Int32(numberOfHash.count)
      if let known = numberOfHash[hash] {
        numbers.append(known)
      } else {
        numberOfHash[hash] = next
        numbers.append(next)
      }
    }
    numberOfName.append(numbers)
  }

  /// Once it is known what extensions extend.
  mutating func sortByOwner(_ graph: SourceGraph) {
    listsByOwner = lists.map { list in
      if list.count < Self.shortest { return [] }
      return list.map { Owned(owner: graph.owner(of: $0), declaration: $0) }
        .sorted { ($0.owner, $0.declaration) < ($1.owner, $1.declaration) }
    }
  }

  /// Those of a list that are no members of types of the sources, and the members of some types,
  /// sorted; of a short list, all.
  func declarations(inList list: Int, of types: Set<DeclarationID>?) -> [DeclarationID] {
    guard let types, let members = members(inList: list, of: types) else { return lists[list] }
    return (self.members(inList: list, of: .none) + members).sorted()
  }

  /// The members of some types, by type; nil where looking at the whole list is not slower.
  func members(inList list: Int, of types: some Collection<DeclarationID>) -> [DeclarationID]? {
    guard types.count * 4 < listsByOwner[list].count else { return nil }
    return types.flatMap { members(inList: list, of: $0) }
  }

  private func members(inList list: Int, of type: DeclarationID) -> [DeclarationID] {
    let owned = listsByOwner[list]
    return owned[Self.start(of: type, in: owned)...].prefix { $0.owner == type }
      .map(\.declaration)
  }

  private static func start(of type: DeclarationID, in owned: [Owned]) -> Int {
    var low = 0
    var high = owned.count
    while low < high {
      let middle = (low + high) / 2
      if owned[middle].owner < type { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// How many different names are declared; `list(of:in:)` is below it.
  var count: Int { lists.count }

  /// The same for the same name in any file.
  func number(of name: NameID, in file: Int) -> Int32 { numberOfName[file][Int(name.rawValue)] }

  /// As `number(of:in:)`; nil for a text that no file has as a name.
  func number(of name: some Sequence<UInt8>) -> Int32? { numberOfHash[Self.hash(name)] }

  /// The number of a name's list; nil where nothing is declared by that name.
  func list(of name: NameID, in file: Int) -> Int? {
    let number = Int(number(of: name, in: file))
    return number < lists.count ? number : nil
  }

  func declarations(inList list: Int) -> [DeclarationID] { lists[list] }

  func declarations(named name: NameID, in file: Int) -> [DeclarationID] {
    list(of: name, in: file).map { lists[$0] } ?? []
  }

  /// Nominal types, typealiases and associated types.
  func types(named name: NameID, in file: Int) -> [DeclarationID] {
    list(of: name, in: file).map { typeLists[$0] } ?? []
  }

  func declarations(named name: some Sequence<UInt8>) -> [DeclarationID] {
    guard let list = number(of: name), Int(list) < lists.count else { return [] }
    return lists[Int(list)]
  }

  /// FNV-1a: the same in every run, unlike `Hasher`.
  private static func hash(_ name: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }
}
