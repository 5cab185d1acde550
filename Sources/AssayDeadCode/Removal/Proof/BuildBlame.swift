// SPDX-License-Identifier: MIT

internal import AssayFindings

/// Decides which removals caused the errors of a failed build, so that they are undone.
///
/// - Findings whose names an error quotes ("cannot find 'total' in scope") are to blame.
/// - What a linker misses is to blame, by its mangled name.
/// - Where an error quotes none, the findings that changed its file are suspects: imports and those
///   near its line, else all; where there are none, removed imports in its module, because an
///   import in one file makes members visible in others. The only one in a file is to blame.
struct BuildBlame {
  let findings: [Finding]
  /// Indices of those that are removed.
  let removed: [Int]
  let edits: [FileEdit]
  let graph: SourceGraph
  let touching: (String) -> [Int]

  /// The findings to blame, each with the error's message, and groups of suspects, of which a build
  /// must show who is to blame.
  func judgment(
    of failure: BuildFailure
  ) -> (blamed: [Int: String], suspects: [[Int]]) {
    let errors = failure.errors
    var blamed: [Int: String] = [:]
    for error in errors {
      for index in named(in: error) where blamed[index] == nil { blamed[index] = text(error) }
    }
    if errors.isEmpty {
      for index in failure.missingSymbols.compactMap(defining) {
        blamed[index] = "the build fails without it: \(failure.words)"
      }
    }
    // What is named often causes the other errors too; the next build tells.
    if !blamed.isEmpty { return (blamed, []) }
    var groups: [[Int]] = []
    var seen: Set<Int> = []
    for error in errors {
      let group = suspects(of: error).filter { !seen.contains($0) }
      if group.isEmpty { continue }
      seen.formUnion(group)
      if group.count == 1, isOnly(group[0], in: error.path) {
        blamed[group[0]] = text(error)
      } else {
        groups.append(group)
      }
    }
    return (blamed, groups)
  }

  /// Whether nothing else that was removed changed a file.
  private func isOnly(_ index: Int, in path: String) -> Bool {
    touching(path).filter { removed.contains($0) } == [index]
  }

  private func suspects(of error: CompilerError) -> [Int] {
    let inFile = inFile(of: error)
    return inFile.isEmpty ? importsInModule(of: error) : inFile
  }

  private func text(_ error: CompilerError) -> String {
    "the build fails without it: \(error.path):\(error.line): \(error.message)"
  }

  private func named(in error: CompilerError) -> [Int] {
    let names = Set(error.names)
    let matches = removed.filter { index in
      guard let subject = findings[index].subject else { return false }
      let base = BaseName.of(subject.name)
      if base == "init" { return error.message.contains("init") && names.contains(owner(subject)) }
      return names.contains(base)
        || names.contains(base.split(separator: ".").last.map(String.init) ?? base)
    }
    // Of several with the same name, those whose type the error names too.
    let closer = matches.filter { index in
      findings[index].subject.map { names.contains(owner($0)) } ?? false
    }
    return closer.isEmpty ? matches : closer
  }

  /// The removed declaration whose USR is the longest beginning of a mangled name: a property's
  /// accessors and a type's metadata begin as itself.
  private func defining(_ symbol: Substring) -> Int? {
    removed.filter { index in
      guard let usr = findings[index].subject?.identity, usr.hasPrefix("s:") else { return false }
      return symbol.hasPrefix(usr.dropFirst(2).dropLast(usr.hasSuffix("vp") ? 1 : 0))
    }
    .max { length($0) < length($1) }
  }

  private func length(_ index: Int) -> Int { findings[index].subject?.identity.utf8.count ?? 0 }

  /// The name around a subject: `Line` of `Cart.Line.total(of:)`.
  private func owner(_ subject: Finding.Subject) -> String {
    let names = subject.qualifiedName.prefix { $0 != "(" }.split(separator: ".")
    return names.dropLast().last.map(String.init) ?? ""
  }

  /// Findings that changed the file of an error: imports and those close to it, else all.
  private func inFile(of error: CompilerError) -> [Int] {
    let indices = touching(error.path).filter { removed.contains($0) }
    guard indices.count > 1, let edit = edits.first(where: { $0.path == error.path }) else {
      return indices
    }
    let line = edit.originalLine(ofResultLine: error.line)
    let near = indices.filter { index in
      if findings[index].rule == DeadCodeRule.unusedImport.id { return true }
      let location = findings[index].location
      guard location.path == error.path, let start = location.range?.start ?? location.focus else {
        return false
      }
      let end = location.range?.end ?? start
      return line >= Int(start.line) - 3 && line <= Int(end.line) + 3
    }
    return near.isEmpty ? indices : near
  }

  /// An import of one file makes members visible in the others of its module.
  private func importsInModule(of error: CompilerError) -> [Int] {
    guard let modules = graph.file(at: error.path)?.modules else {
      return []
    }
    return removed.filter { index in
      findings[index].rule == DeadCodeRule.unusedImport.id
        && graph.file(at: findings[index].location.path)?.modules.contains(where: modules.contains)
          == true
    }
  }
}
