// SPDX-License-Identifier: MIT

/// Names that so many declarations share and so many places use that looking at every pair of them
/// would take minutes: of 100,000 files each may have its `body`.
extension SyntaxGraphBuilder {
  /// Pairs of a use and a declaration of one name that are looked at: a second or two of work.
  static let pairLimit = 50_000_000

  /// Keeps all declarations of such names, with what makes values of them; their uses are not
  /// followed.
  mutating func keepCommonNames(limit: Int) {
    var uses = [Int](repeating: 0, count: index.count)
    for (file, source) in graph.files.enumerated() {
      for use in source.facts.uses {
        if let list = index.list(of: use.name, in: file) { uses[list] += 1 }
      }
    }
    isCommon = uses.indices.map { list in
      uses[list] * index.declarations(inList: list).count > limit
    }
    for list in isCommon.indices where isCommon[list] {
      for id in index.declarations(inList: list) {
        graph.roots.append(SourceGraph.Root(id, .commonName))
        for member in members[id.index] {
          guard [.initializer, .property].contains(graph.declarations[member.index].kind) else {
            continue
          }
          graph.roots.append(SourceGraph.Root(member, .commonName))
        }
      }
    }
  }

  func isCommon(_ name: NameID, in file: Int) -> Bool {
    index.list(of: name, in: file).map { isCommon[$0] } ?? false
  }
}
