// SPDX-License-Identifier: MIT

internal import AssayFindings

/// What types that are local to a body inherit. The index has no symbols for these types, so it
/// does not say which members they get as witnesses, nor which initializers they inherit.
struct LocalTypeBases: Sendable {
  /// All local types of one declaration, or of a file's top-level code.
  struct Group: Sendable {
    /// -1 for top-level code.
    var user: DeclarationID
    var file: Int32
    /// In `file`.
    var position: SourcePosition
    var bases: Set<DeclarationID> = []
    /// Whether one inherits something that is not in the sources, whose requirements are not known.
    var hasForeignBase = false
  }

  private var groups: [UInt64: Group] = [:]

  /// In the order of the sources.
  var sorted: [Group] {
    groups.values.sorted { ($0.file, $0.user) < ($1.file, $1.user) }
  }

  /// - Parameter base: the declaration that the clause names; -1 for one outside the sources.
  mutating func add(
    _ reference: FileSweep.Reference, base: Int32, in file: SourceGraph.File, at index: Int32
  ) {
    let user =
      reference.fact < 0
      ? DeclarationID.none
      : DeclarationID(file.declarations.lowerBound + Int(reference.fact))
    let key = UInt64(UInt32(bitPattern: index)) << 32 | UInt64(UInt32(bitPattern: user.rawValue))
    var group = groups[key] ?? Group(user: user, file: index, position: reference.position)
    if base >= 0 {
      group.bases.insert(DeclarationID(rawValue: base))
    } else {
      group.hasForeignBase = true
    }
    groups[key] = group
  }
}

extension IndexGraphBuilder {
  /// Members that local types may get from what they inherit: initializers of superclasses, and
  /// what has the name of a requirement.
  mutating func connectLocalTypes() {
    let groups = localTypes.sorted.filter { !$0.bases.isEmpty }
    if groups.isEmpty { return }
    let supertypes = supertypesByType()
    var members: [DeclarationID: [DeclarationID]] = [:]
    for index in graph.declarations.indices {
      let owner = graph.owner(of: DeclarationID(index))
      if owner != .none { members[owner, default: []].append(DeclarationID(index)) }
    }
    for group in groups {
      var types = group.bases
      var rest = group.bases.sorted()
      while let type = rest.popLast() {
        for other in supertypes[type, default: []] where types.insert(other).inserted {
          rest.append(other)
        }
      }
      connect(group, to: types.sorted().flatMap { members[$0, default: []] })
    }
  }

  private mutating func connect(_ group: LocalTypeBases.Group, to members: [DeclarationID]) {
    let requirements = Dictionary(
      grouping: members.filter(isRequirement), by: { graph.name(of: $0) })
    for member in members where !isRequirement(member) {
      let isInherited = graph.declarations[member.index].kind == .initializer
      for requirement in requirements[graph.name(of: member), default: []] {
        edges.append(edge(requirement, member, .witness, group))
        edges.append(edge(member, requirement, .need, group))
      }
      guard isInherited || group.hasForeignBase else { continue }
      if group.user == .none {
        graph.roots.append(
          SourceGraph.Root(member, .topLevelUse, position: group.position, file: group.file))
      } else {
        edges.append(edge(group.user, member, .use, group))
      }
    }
  }

  private func isRequirement(_ id: DeclarationID) -> Bool {
    let parent = graph.declarations[id.index].parent
    return parent != .none && graph.declarations[parent.index].kind == .protocol
  }

  private func edge(
    _ from: DeclarationID, _ to: DeclarationID, _ kind: SourceGraph.EdgeKind,
    _ group: LocalTypeBases.Group
  ) -> SourceGraph.Edge {
    SourceGraph.Edge(from: from, to: to, kind: kind, position: group.position, file: group.file)
  }

  /// What our types and typealiases inherit or stand for.
  private func supertypesByType() -> [DeclarationID: [DeclarationID]] {
    var supertypes: [DeclarationID: [DeclarationID]] = [:]
    for edge in edges {
      let from = graph.declarations[edge.from.index]
      let isAlias = from.kind == .typealias && edge.kind == .type
      guard edge.kind == .inheritance || isAlias else { continue }
      let type = from.extended == .none ? edge.from : from.extended
      supertypes[type, default: []].append(edge.to)
    }
    return supertypes
  }
}
