// SPDX-License-Identifier: MIT

internal import AssayFindings

/// Keeps the declarations that kept dead code uses: a dead function that stays needs the dead type
/// in its signature.
///
/// Each declaration that is going to be removed is *owned* by a finding: its own, or that of a
/// declaration around it. The walk starts at dead declarations without an owner, which stay. An
/// edge from one of them to an owned declaration keeps the owner, and the members of the owner
/// continue the walk unless they have findings of their own. Living code needs no walk: what it
/// uses is alive.
struct KeptUses {
  let context: RemovalContext
  let isAlive: [Bool]

  /// Adds reasons until nothing that stays uses anything that goes.
  ///
  /// - Parameter declarations: of each finding, where it takes one out.
  func spread(_ reasons: inout [Int: String], declarations: [DeclarationID?], findings: [Finding]) {
    let graph = context.graph
    guard !graph.declarations.isEmpty else { return }
    var own = [Int32](repeating: -1, count: graph.declarations.count)
    for (finding, id) in declarations.enumerated() where reasons[finding] == nil {
      if let id { own[id.index] = Int32(finding) }
    }
    var owners = own
    // A declaration comes after the one around it.
    for index in graph.declarations.indices {
      let parent = graph.declarations[index].parent
      if parent != .none, owners[parent.index] >= 0 { owners[index] = owners[parent.index] }
    }
    var waiting = Array(
      graph.declarations.indices.filter { owners[$0] < 0 && isDead($0) }.reversed())
    while let index = waiting.popLast() {
      for edge in context.edges(from: DeclarationID(index)) {
        let owner = Int(owners[edge.to.index])
        guard owner >= 0, binds(edge.kind, findings[owner].rule) else { continue }
        reasons[owner] = "'\(graph.fullName(of: DeclarationID(index)))' stays and uses it"
        // Its members may still go, by findings of their own.
        for member in owners.indices where owners[member] == owner {
          let parent = graph.declarations[member].parent
          let outer = parent == .none ? -1 : owners[parent.index]
          owners[member] = outer >= 0 ? outer : own[member] == owner ? -1 : own[member]
          if owners[member] < 0, isDead(member) { waiting.append(member) }
        }
      }
    }
  }

  /// Without the walk's result every declaration that stays counts.
  private func isDead(_ index: Int) -> Bool {
    index < isAlive.count ? !isAlive[index] : true
  }

  /// Whether a kept declaration's edge holds back what it leads to.
  private func binds(_ kind: SourceGraph.EdgeKind, _ rule: RuleID) -> Bool {
    switch kind {
    // A requirement that stays needs what fulfills it.
    case .use, .defaultValue, .type, .need, .witness: true
    case .write: rule != DeadCodeRule.assignOnlyProperty.id
    case .inheritance: rule != DeadCodeRule.redundantProtocol.id
    // Items of a `switch` go with the case; the others do not name.
    case .switchItem, .member: false
    }
  }
}
