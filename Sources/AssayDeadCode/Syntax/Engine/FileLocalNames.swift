// SPDX-License-Identifier: MIT

/// The names that files declare for themselves alone.
struct FileLocalNames {
  /// By name and file.
  private var declarations: [UInt64: [DeclarationID]] = [:]

  init(_ graph: SourceGraph, _ index: NameIndex, _ scopes: NameScopes) {
    for list in 0..<index.count {
      for id in index.declarations(inList: list) where scopes.isFileLocal(id) {
        let key = Self.key(Int32(list), Int(graph.declarations[id.index].file))
        declarations[key, default: []].append(id)
      }
    }
  }

  func contains(_ name: Int32, in file: Int) -> Bool {
    declarations[Self.key(name, file)] != nil
  }

  /// Those of a name that only their file sees, sorted.
  func declarations(named name: Int32, in file: Int) -> [DeclarationID] {
    declarations[Self.key(name, file), default: []]
  }

  /// Whether a file declares a label of a call so, by the name of a property.
  func contains(
    labels: NameID, of source: SourceGraph.File, at file: Int, _ index: NameIndex
  ) -> Bool {
    var iterator = NameShape.LabelIterator(source.facts.names.utf8(of: labels))
    while let label = iterator.next() {
      if let name = index.number(of: label), contains(name, in: file) { return true }
    }
    return false
  }

  private static func key(_ name: Int32, _ file: Int) -> UInt64 {
    UInt64(UInt32(bitPattern: name)) << 32 | UInt64(file)
  }
}
