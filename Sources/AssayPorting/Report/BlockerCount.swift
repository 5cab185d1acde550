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

  /// - Parameter facts: of every file.
  init(_ results: [ModuleCheck.Result], facts: [String: SourceFacts]) {
    var declaring: [String: Set<String>] = [:]
    for result in results {
      // A file can only miss what was left out in an earlier round or module.
      for round in Set(result.leftOut.map(\.round)).sorted() {
        let files = result.leftOut.filter { $0.round == round }
        for file in files { count(file, declaring: declaring) }
        for file in files {
          for name in facts[file.path]?.declared ?? [] {
            declaring[name, default: []].insert(file.path)
          }
        }
      }
    }
  }

  private mutating func count(_ file: LeftOutFile, declaring: [String: Set<String>]) {
    var isDependent = !file.blockers.isEmpty
    for blocker in file.blockers {
      let owners = blocker.kind == .module ? [] : declaring[blocker.name] ?? []
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
