// SPDX-License-Identifier: MIT

/// Counts how many files each missing thing blocks, by itself and through what other files declare.
struct BlockerCount {
  /// Files that need a thing themselves.
  private(set) var direct: [Blocker: Set<String>] = [:]
  /// Files that need what other left-out files declare.
  private(set) var dependent: [Blocker: Set<String>] = [:]
  /// The left-out files that declare what a left-out file needs.
  private(set) var needs: [String: Set<String>] = [:]
  /// Files that nothing but other left-out files blocks.
  private(set) var dependentFiles: Set<String> = []
  /// What blocks a file in the end.
  private var roots: [String: Set<Blocker>] = [:]

  /// A left-out file that declares a name.
  private struct Owner: Hashable {
    var file: String
    var module: String
  }

  /// - Parameter facts: of every file.
  init(_ results: [ModuleCheck.Result], facts: [String: SourceFacts]) {
    var declaring: [String: Set<Owner>] = [:]
    for result in results {
      // A file can only miss what was left out in an earlier round or module.
      for round in Set(result.leftOut.map(\.round)).sorted() {
        let files = result.leftOut.filter { $0.round == round }
        for file in files {
          let imports = (facts[file.path]?.imports ?? []).map(\.module)
          count(file, visible: Set(imports + [result.module.name]), declaring: declaring)
        }
        for file in files {
          for name in facts[file.path]?.declared ?? [] {
            let owner = Owner(file: file.path, module: result.module.name)
            declaring[name, default: []].insert(owner)
          }
        }
      }
    }
  }

  /// - Parameter visible: the modules whose declarations the file sees.
  private mutating func count(
    _ file: LeftOutFile, visible: Set<String>, declaring: [String: Set<Owner>]
  ) {
    var isDependent = !file.blockers.isEmpty
    for blocker in file.blockers {
      let all = blocker.kind == .module ? [] : declaring[blocker.name] ?? []
      let seen = all.filter { visible.contains($0.module) }
      // An imported module may pass on what it imports itself.
      let owners = Set((seen.isEmpty ? all : seen).map(\.file))
      guard !owners.isEmpty else {
        isDependent = false
        direct[blocker, default: []].insert(file.path)
        roots[file.path, default: []].insert(blocker)
        continue
      }
      needs[file.path, default: []].formUnion(owners)
      for owner in owners { roots[file.path, default: []].formUnion(roots[owner] ?? []) }
    }
    if isDependent { dependentFiles.insert(file.path) }
    for root in roots[file.path] ?? [] where direct[root]?.contains(file.path) != true {
      dependent[root, default: []].insert(file.path)
    }
  }
}
