// SPDX-License-Identifier: MIT

package import AssayFindings

/// Works out, without touching any file, how to take findings out of the sources.
///
/// A finding is refused, with a reason, where the edit would be a guess; so is what a refused
/// finding still uses, and so are edits after which a file would not parse. Called again with
/// findings to leave out, it plans from the same sources as before.
package final class RemovalPlanner {
  private let findings: [Finding]
  private let context: RemovalContext
  private let isAlive: [Bool]
  private let steps: [Result<[RemovalStep], Refusal>]
  private let declarations: [DeclarationID?]
  private var parseErrors: [String: Int] = [:]

  /// - Parameters:
  ///   - findings: those to remove, in their order.
  ///   - isAlive: by declaration of the graph; empty where that is not known.
  ///   - tables: the files of a string table in all languages, by the path of one of them.
  ///   - source: the bytes of a file by its path in the findings.
  package init(
    _ findings: [Finding], graph: SourceGraph = SourceGraph(), isAlive: [Bool] = [],
    tables: @escaping (_ path: String) -> [String] = { [$0] },
    source: @escaping (_ path: String) throws -> [UInt8]
  ) {
    self.findings = findings
    self.isAlive = isAlive
    let context = RemovalContext(graph: graph, load: source, tables: tables)
    self.context = context
    let planned = RemovalSteps(context: context)
    steps = findings.map { finding in
      do throws(Refusal) { return .success(try planned.steps(for: finding)) } catch {
        return .failure(error)
      }
    }
    declarations = findings.map { finding in
      let rule = DeadCodeRule(rawValue: finding.rule.rawValue)
      guard rule?.removal?.takesDeclaration == true, let focus = finding.location.focus else {
        return nil
      }
      return context.declaration(at: focus, in: finding.location.path)
    }
  }

  /// - Parameter excluded: findings, by index, that stay, with the reason for each.
  func plan(excluding excluded: [Int: String] = [:]) -> RemovalPlan {
    var reasons = excluded
    for (index, step) in steps.enumerated() where reasons[index] == nil {
      if case .failure(let refusal) = step { reasons[index] = refusal.reason }
    }
    while true {
      KeptUses(context: context, isAlive: isAlive).spread(
        &reasons, declarations: declarations, findings: findings)
      let (edits, refused) = edits(without: reasons)
      if refused.isEmpty { return finish(edits, reasons) }
      reasons.merge(refused) { first, _ in first }
    }
  }

  /// The findings' indices, for which a plan changes a file.
  package func findings(touching path: String) -> [Int] {
    findings.indices.filter { index in
      guard case .success(let steps) = steps[index] else { return false }
      return steps.contains { $0.path == path }
    }
  }

  private func finish(_ edits: [FileEdit], _ reasons: [Int: String]) -> RemovalPlan {
    var plan = RemovalPlan()
    plan.edits = edits
    for (index, finding) in findings.enumerated() {
      if let reason = reasons[index], !isCovered(finding, by: edits) {
        plan.kept.append(KeptFinding(finding: finding, reason: reason))
      } else {
        plan.removed.append(finding)
      }
    }
    return plan
  }

  /// Whether what a refused finding is about goes anyway, with something around it.
  private func isCovered(_ finding: Finding, by edits: [FileEdit]) -> Bool {
    guard let edit = edits.first(where: { $0.path == finding.location.path }) else { return false }
    if edit.deletesFile { return true }
    guard !StringTableEdit.isTable(edit.path), let focus = finding.location.focus,
      case .success(let source) = Result(catching: { try context.source(edit.path) }),
      let offset = source.offset(of: focus)
    else { return false }
    return edit.changes.contains { $0.replacement.isEmpty && $0.range.contains(offset) }
  }

  /// The edits of all findings that are not kept, or the findings because of which there are none.
  private func edits(without reasons: [Int: String]) -> ([FileEdit], [Int: String]) {
    var steps: [String: [(owner: Int, step: RemovalStep)]] = [:]
    for index in findings.indices where reasons[index] == nil {
      guard case .success(let list) = self.steps[index] else { continue }
      for step in list { steps[step.path, default: []].append((index, step)) }
    }
    var refused: [Int: String] = [:]
    var edits: [FileEdit] = []
    for path in steps.keys.sorted() {
      do throws(FileAssembly.Conflict) {
        guard let edit = try edit(path, steps[path] ?? []) else { continue }
        edits.append(edit)
      } catch {
        refused[error.owner] = error.refusal.reason
      }
    }
    if refused.isEmpty {
      SourceFolders(graph: context.graph).keepOneFile(in: &edits)
      refused = parseFailures(in: edits, steps)
    }
    return (edits, refused)
  }

  private func edit(
    _ path: String, _ steps: [(owner: Int, step: RemovalStep)]
  ) throws(FileAssembly.Conflict) -> FileEdit? {
    if StringTableEdit.isTable(path) { return try tableEdit(path, steps) }
    guard case .success(let source) = Result(catching: { try context.source(path) }) else {
      return nil
    }
    var assembly = FileAssembly(source: source)
    for (owner, step) in steps { try assembly.take(step, for: owner) }
    return FileEdit(
      path: path, original: source.bytes, changes: assembly.changes(),
      deletesFile: assembly.leavesNothing && !SourceFolders.isNeeded(path))
  }

  private func tableEdit(
    _ path: String, _ steps: [(owner: Int, step: RemovalStep)]
  ) throws(FileAssembly.Conflict) -> FileEdit? {
    let keys = steps.compactMap { step in
      if case .stringKey(let key) = step.step.action { key } else { nil }
    }
    guard case .success(let bytes) = Result(catching: { try context.bytes(of: path) }),
      let owner = steps.first?.owner
    else { return nil }
    do throws(Refusal) {
      return try StringTableEdit.edit(path, bytes: bytes, without: Set(keys))
    } catch {
      throw FileAssembly.Conflict(owner: owner, refusal: error)
    }
  }

  private func parseFailures(
    in edits: [FileEdit], _ steps: [String: [(owner: Int, step: RemovalStep)]]
  ) -> [Int: String] {
    for edit in edits where !StringTableEdit.isTable(edit.path) && !parses(edit) {
      let steps = steps[edit.path] ?? []
      let owners = Set(steps.map(\.owner)).sorted()
      let reason = "'\(edit.path)' would not parse without it"
      // Usually one alone is to blame; if not, all go.
      let guilty = owners.filter { owner in
        let own = steps.filter { $0.owner == owner }
        guard
          case .success(let single?) = Result(catching: { () throws(FileAssembly.Conflict) in
            try self.edit(edit.path, own)
          })
        else { return true }
        return !parses(single)
      }
      let blamed = guilty.isEmpty ? owners : guilty
      return Dictionary(uniqueKeysWithValues: blamed.map { ($0, reason) })
    }
    return [:]
  }

  private func parses(_ edit: FileEdit) -> Bool {
    guard let result = edit.result else { return true }
    let errors = ParsedSource(path: edit.path, bytes: result).errorCount
    if errors == 0 { return true }
    let before =
      parseErrors[edit.path] ?? ParsedSource(path: edit.path, bytes: edit.original).errorCount
    parseErrors[edit.path] = before
    return errors <= before
  }
}
