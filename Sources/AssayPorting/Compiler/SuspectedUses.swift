// SPDX-License-Identifier: MIT

internal import AssayFiles

/// Why the compiler gives up on an expression, which it does not say: nearly always a name in it is
/// left out elsewhere, and every overload of everything around is tried in vain.
struct SuspectedUses {
  /// What is left out of the module.
  private let gone: Set<String>

  /// - Parameter facts: what the app's files say.
  init(_ result: ModuleCheck.Result, facts: [String: SourceFacts]) {
    var gone = result.leftOut.reduce(into: Set<String>()) { names, file in
      names.formUnion(facts[file.path]?.declared ?? [])
    }
    for cut in result.edited.values.flatMap(\.cuts) where !cut.isLocal {
      gone.formUnion(cut.declared)
    }
    self.gone = gone
  }

  /// The uses of such names in the function that a message is about.
  func uses(around message: CompilerMessage) throws -> [(Blocker, CompilerMessage)] {
    guard message.isUndecided, let file = message.file, !gone.isEmpty else { return [] }
    let tree = SourceTree(
      try PosixFileSystem().read(file), fileName: FilePaths.lastComponent(of: file))
    return tree.uses(of: gone, line: message.line, column: message.column).map { use in
      (
        Blocker(.member, use.name),
        CompilerMessage(
          file: file, line: use.line, column: use.column,
          text: "the compiler gives up on the expression around it, and '\(use.name)' is left out")
      )
    }
  }
}
