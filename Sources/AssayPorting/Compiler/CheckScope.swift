// SPDX-License-Identifier: MIT

/// The files that a round of the check asks the compiler about.
///
/// Most rounds leave out a few parts, and only what uses those can fail next. A round of all files
/// has the last word.
struct CheckScope: Hashable, Sendable {
  /// The app's own files; nil for all, when the module is written, too.
  private(set) var files: [String]?
  /// Files of which the compiler has said with its usual effort that it cannot decide them.
  var undecidable: Set<String> = []

  /// - Parameter files: of a module. Most modules have errors at first, which the compiler finds
  ///   sooner in several processes; of a small module it does not.
  init(_ files: [String]) {
    self.files = files.count < 40 ? nil : files
  }

  mutating func widen() {
    files = nil
  }

  /// Keeps what had errors, what was changed because of them, and what uses the names that are gone
  /// since.
  ///
  /// - Parameters:
  ///   - failed: the files with errors, without those that the compiler could not decide.
  ///   - facts: what the app's files say.
  mutating func narrow(
    to failed: Set<String>, before: ModuleCheck.Result, after: ModuleCheck.Result,
    facts: [String: SourceFacts]
  ) {
    var changed = Set(after.compiled.filter { after.edited[$0] != before.edited[$0] })
    let left = after.leftOut.dropFirst(before.leftOut.count).map(\.path)
    // What was missing is there now: a module.
    guard !changed.isEmpty || !left.isEmpty else { return }
    func says(_ file: String) -> SourceFacts? { after.edited[file]?.facts ?? facts[file] }
    var gone = left.reduce(into: Set<String>()) { $0.formUnion(facts[$1]?.declared ?? []) }
    for file in changed {
      let cuts = after.edited[file]?.cuts.dropFirst(before.edited[file]?.cuts.count ?? 0) ?? []
      for cut in cuts where !cut.isLocal { gone.formUnion(cut.declared) }
    }
    // NB: other files may declare a name, too, such as "title". Uses of the one that is gone are
    // found in the round of all files.
    for file in after.compiled { gone.subtract(says(file)?.declared ?? []) }
    for file in after.compiled where says(file)?.words.isDisjoint(with: gone) == false {
      changed.insert(file)
    }
    let next = after.compiled.filter { changed.contains($0) || failed.contains($0) }
    files = next.isEmpty ? nil : next
  }
}
