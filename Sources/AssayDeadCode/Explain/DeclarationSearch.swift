// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayFindings

/// Finds declarations by what a person types: a name, qualified or not, or `file:line`.
extension Explainer {
  /// In the graph's order; empty where nothing fits.
  func declarations(matching query: String) -> [DeclarationID] {
    if let (path, line) = Self.place(query) {
      let found = declarations(in: path, line: line)
      if !found.isEmpty { return found }
    }
    let all = graph.declarations.indices.map { DeclarationID($0) }
    // The closest way to read the name wins: `a.b(c:)` before `a.b` before the end of a longer
    // name.
    let exact = all.filter { graph.qualifiedName(of: $0) == query || withModule($0, is: query) }
    if !exact.isEmpty { return exact }
    let unlabeled = all.filter { Self.withoutLabels(graph.qualifiedName(of: $0)) == query }
    if !unlabeled.isEmpty { return unlabeled }
    return all.filter { id in
      guard graph.declarations[id.index].kind != .extension else { return false }
      let name = graph.qualifiedName(of: id)
      return name.hasSuffix("." + query) || Self.withoutLabels(name).hasSuffix("." + query)
    }
  }

  /// Findings at a location without a declaration: an import, a comment, the manifest.
  package func findings(at query: String) -> [String] {
    guard let (path, line) = Self.place(query) else { return [] }
    return findings.filter { finding in
      finding.location.start?.line == line
        && (finding.location.path == path || finding.location.path.hasSuffix("/" + path))
    }.map { "\($0.rule): \($0.explanation)" }
  }

  /// Names near one that nothing fits, at most three.
  func suggestions(for query: String) -> [String] {
    let last = query.split(separator: ".").last.map(String.init) ?? query
    let bare = Self.withoutLabels(last)
    let names = Set(graph.declarations.indices.map { graph.name(of: DeclarationID($0)) })
    var result: [String] = []
    var rest = names.sorted()
    while result.count < 3, let name = NearestName.of(bare, among: rest) {
      result.append(name)
      rest.removeAll { $0 == name }
    }
    return result
  }

  /// Several declarations may start on a line; where none does, the innermost one around it.
  private func declarations(in path: String, line: UInt32) -> [DeclarationID] {
    let trimmed = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    var files = graph.files.filter { $0.path == trimmed }
    if files.isEmpty { files = graph.files.filter { $0.path.hasSuffix("/" + trimmed) } }
    return files.flatMap { file -> [DeclarationID] in
      let all = file.declarations.map { DeclarationID($0) }
      let starting = all.filter { graph.fact(of: $0).nameStart.line == line }
      if !starting.isEmpty { return starting }
      let around = all.last { id in
        let range = graph.fact(of: id).range
        return range.start.line <= line && line <= range.end.line
      }
      return around.map { [$0] } ?? []
    }
  }

  private func withModule(_ id: DeclarationID, is query: String) -> Bool {
    let modules = graph.file(of: id).modules
    return modules.contains { query.hasPrefix($0 + ".") }
      && modules.contains { query == $0 + "." + graph.qualifiedName(of: id) }
  }

  static func place(_ query: String) -> (path: String, line: UInt32)? {
    // `file:line` or `file:line:column`, as reports print them.
    let parts = query.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 2 else { return nil }
    if parts.count >= 3, UInt32(parts[parts.count - 1]) != nil,
      let line = UInt32(parts[parts.count - 2])
    {
      return (parts.dropLast(2).joined(separator: ":"), line)
    }
    guard let line = UInt32(parts[parts.count - 1]) else { return nil }
    return (parts.dropLast().joined(separator: ":"), line)
  }

  static func withoutLabels(_ name: String) -> String {
    var result = ""
    var depth = 0
    for sign in name {
      if sign == "(" { depth += 1 }
      if depth == 0 { result.append(sign) }
      if sign == ")" { depth -= 1 }
    }
    return result
  }
}
