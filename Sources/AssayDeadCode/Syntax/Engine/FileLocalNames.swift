// SPDX-License-Identifier: MIT

/// The names that files declare for themselves alone.
struct FileLocalNames {
  private var names: Set<UInt64> = []

  init(_ graph: SourceGraph, _ index: NameIndex, _ scopes: NameScopes) {
    for list in 0..<index.count {
      for id in index.declarations(inList: list) where scopes.isFileLocal(id) {
        names.insert(Self.key(Int32(list), Int(graph.declarations[id.index].file)))
      }
    }
  }

  func contains(_ name: Int32, in file: Int) -> Bool {
    names.contains(Self.key(name, file))
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
