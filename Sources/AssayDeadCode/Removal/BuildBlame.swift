// SPDX-License-Identifier: MIT

internal import AssayFindings

/// Decides which removals caused the errors of a failed build, so that they are undone.
///
/// Errors are matched in three steps, from specific to general; the first step that matches
/// anything decides:
///
/// 1. findings whose names an error quotes ("cannot find 'total' in scope");
/// 2. findings that changed the file of an error: imports first, then those near its line, then
///    all;
/// 3. removed imports in the module of an error, because an import in one file makes members
///    visible in others.
///
/// If no step matches, `RemovalSearch` bisects.
struct BuildBlame {
  let findings: [Finding]
  /// Indices of those that are removed.
  let removed: [Int]
  let edits: [FileEdit]
  let graph: SourceGraph
  let touching: (String) -> [Int]

  /// The findings to restore, each with the error's message; empty if no step matches.
  func blamed(for errors: [CompilerError]) -> [Int: String] {
    var result: [Int: String] = [:]
    for error in errors {
      for index in named(in: error) where result[index] == nil { result[index] = text(error) }
    }
    if !result.isEmpty { return result }
    for error in errors {
      for index in inFile(of: error) where result[index] == nil { result[index] = text(error) }
    }
    if !result.isEmpty { return result }
    for error in errors {
      for index in importsInModule(of: error) where result[index] == nil {
        result[index] = text(error)
      }
    }
    return result
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

  /// The name around a subject: `Line` of `Cart.Line.total(of:)`.
  private func owner(_ subject: Finding.Subject) -> String {
    let names = subject.qualifiedName.prefix { $0 != "(" }.split(separator: ".")
    return names.dropLast().last.map(String.init) ?? ""
  }

  /// Findings that changed the file of an error: imports first, else those close to it, else all.
  private func inFile(of error: CompilerError) -> [Int] {
    let indices = touching(error.path).filter { removed.contains($0) }
    let imports = indices.filter { findings[$0].rule == DeadCodeRule.unusedImport.id }
    if !imports.isEmpty { return imports }
    guard indices.count > 3, let edit = edits.first(where: { $0.path == error.path }) else {
      return indices
    }
    let line = edit.originalLine(ofResultLine: error.line)
    let near = indices.filter { index in
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
