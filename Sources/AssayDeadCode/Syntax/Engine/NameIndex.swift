// SPDX-License-Identifier: MIT

/// All declarations of a graph by their base names, over all files.
///
/// Names are told apart by a 64-bit hash: a chance equality adds a candidate, which is the harmless
/// side.
struct NameIndex {
  private var listOfHash: [UInt64: Int32] = [:]
  private var lists: [[DeclarationID]] = []
  /// As `lists`, types and what stands for a type only.
  private var typeLists: [[DeclarationID]] = []
  /// By file, then name: the list of declarations so named, or -1.
  private var listOfName: [[Int32]] = []

  init(_ graph: SourceGraph) {
    for source in graph.files {
      let facts = source.facts
      for (index, fact) in facts.declarations.enumerated() where fact.kind != .extension {
        let hash = Self.hash(facts.names.utf8(of: fact.name))
        let id = DeclarationID(source.declarations.lowerBound + index)
        if let list = listOfHash[hash] {
          lists[Int(list)].append(id)
        } else {
          listOfHash[hash] = Int32(lists.count)
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
    listOfName = graph.files.map { file in
      let table = file.facts.names
      return (0..<table.count).map { name in
        let utf8 = table.utf8(of: NameID(rawValue: UInt32(name)))
        return listOfHash[Self.hash(utf8)] ?? -1
      }
    }
  }

  /// How many different names there are; `list(of:in:)` is below it.
  var count: Int { lists.count }

  /// The number of a name's list; nil where nothing is declared by that name.
  func list(of name: NameID, in file: Int) -> Int? {
    let list = listOfName[file][Int(name.rawValue)]
    return list < 0 ? nil : Int(list)
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
    guard let list = listOfHash[Self.hash(name)] else { return [] }
    return lists[Int(list)]
  }

  /// FNV-1a: the same in every run, unlike `Hasher`.
  private static func hash(_ name: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }
}
