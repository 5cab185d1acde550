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
  /// Files that something else than left-out files blocks.
  private var independentFiles: Set<String> = []
  /// What blocks a file in the end.
  private var roots: [String: Set<Blocker>] = [:]

  /// A file that is left out, or a part of one.
  private struct Loss {
    var cause: LeftOutFile
    /// The names that nothing can use anymore.
    var declared: Set<String>
    /// Whether only code of the same file could use them.
    var isLocal = false
  }

  /// A file that declares a name that is left out.
  private struct Owner: Hashable {
    var file: String
    var module: String
    var isLocal: Bool
  }

  /// - Parameter facts: of every file.
  init(_ results: [ModuleCheck.Result], facts: [String: SourceFacts]) {
    var declaring: [String: Set<Owner>] = [:]
    for result in results {
      let losses =
        result.leftOut.map { Loss(cause: $0, declared: facts[$0.path]?.declared ?? []) }
        + (result.cuts + result.earlierCuts).map {
          Loss(cause: $0.cause, declared: $0.declared, isLocal: $0.isLocal)
        }
      // A file can only miss what was left out in an earlier round or module.
      for round in Set(losses.map(\.cause.round)).sorted() {
        let found = losses.filter { $0.cause.round == round }
        for loss in found {
          let imports = (facts[loss.cause.path]?.imports ?? []).map(\.module)
          count(loss.cause, visible: Set(imports + [result.module.name]), declaring: declaring)
        }
        for loss in found {
          for name in loss.declared {
            let owner = Owner(
              file: loss.cause.path, module: result.module.name, isLocal: loss.isLocal)
            declaring[name, default: []].insert(owner)
          }
        }
      }
    }
    dependentFiles.subtract(independentFiles)
  }

  /// - Parameter visible: the modules whose declarations the file sees.
  private mutating func count(
    _ file: LeftOutFile, visible: Set<String>, declaring: [String: Set<Owner>]
  ) {
    var isDependent = !file.blockers.isEmpty
    for blocker in file.blockers {
      let all = owners(of: blocker, in: file, declaring)
      let seen = all.filter { visible.contains($0.module) }
      // An imported module may pass on what it imports itself.
      let owners = Set((seen.isEmpty ? all : seen).map(\.file))
      guard !owners.isEmpty else {
        isDependent = false
        direct[blocker, default: []].insert(file.path)
        roots[file.path, default: []].insert(blocker)
        continue
      }
      let others = owners.subtracting([file.path])
      if !others.isEmpty { needs[file.path, default: []].formUnion(others) }
      for owner in owners { roots[file.path, default: []].formUnion(roots[owner] ?? []) }
    }
    if isDependent {
      dependentFiles.insert(file.path)
    } else {
      independentFiles.insert(file.path)
    }
    for root in roots[file.path] ?? [] where direct[root]?.contains(file.path) != true {
      dependent[root, default: []].insert(file.path)
    }
  }
  /// The left-out parts without which a file misses something.
  private func owners(
    of blocker: Blocker, in file: LeftOutFile, _ declaring: [String: Set<Owner>]
  ) -> Set<Owner> {
    guard blocker.kind != .module else { return [] }
    let named = (declaring[blocker.name] ?? []).filter { !$0.isLocal || $0.file == file.path }
    // A message about code that uses what was left out of the same file before is a consequence.
    let around = (file.words[blocker] ?? []).reduce(into: Set<Owner>()) {
      $0.formUnion((declaring[$1] ?? []).filter { $0.file == file.path })
    }
    return named.union(around)
  }
}
