// SPDX-License-Identifier: MIT

/// The functions, initializers and subscripts of the sources by their full names, to tell which
/// parameters a function owes to another one of its name.
struct FunctionsByName {
  private let graph: SourceGraph
  private let functions: [String: [DeclarationID]]

  init(in graph: SourceGraph) {
    self.graph = graph
    var functions: [String: [DeclarationID]] = [:]
    for index in graph.declarations.indices {
      guard
        [.function, .method, .initializer, .subscript].contains(graph.declarations[index].kind)
      else { continue }
      let id = DeclarationID(index)
      functions[graph.fullName(of: id), default: []].append(id)
    }
    self.functions = functions
  }

  /// Whether a function without one of its parameters would have the name of another one in the
  /// same place: `retry(_:)` beside `retry()`.
  func isOverload(_ id: DeclarationID, byParameterAt position: Int) -> Bool {
    let name = graph.fullName(of: id)
    guard let open = name.firstIndex(of: "(") else { return false }
    var labels = name[name.index(after: open)...].dropLast()
      .split(separator: ":").map(String.init)
    guard labels.indices.contains(position) else { return false }
    labels.remove(at: position)
    let rest = name[...open] + labels.map { $0 + ":" }.joined() + ")"
    return functions[String(rest), default: []].contains { areInOnePlace($0, id) }
  }

  /// Whether another target has a function of the same name in a type of the same name, and a
  /// source of both targets calls them: one function on two platforms.
  func hasTwin(_ id: DeclarationID, uses: IncomingEdges) -> Bool {
    let modules = Set(graph.file(of: id).modules)
    let name = graph.qualifiedName(of: id)
    return functions[graph.fullName(of: id), default: []].contains { other in
      let others = graph.file(of: other).modules
      guard modules.isDisjoint(with: others), areAlike(other, id),
        graph.qualifiedName(of: other) == name
      else { return false }
      return uses[id].contains { edge in
        guard [.use, .defaultValue].contains(edge.kind), edge.file >= 0 else { return false }
        let callers = Set(graph.files[Int(edge.file)].modules)
        return !callers.isDisjoint(with: modules) && !callers.isDisjoint(with: others)
      }
    }
  }

  private func areInOnePlace(_ left: DeclarationID, _ right: DeclarationID) -> Bool {
    guard areAlike(left, right) else { return false }
    let owner = graph.owner(of: left)
    guard owner == graph.owner(of: right) else { return false }
    if owner != .none { return true }
    let (first, second) = (graph.declarations[left.index], graph.declarations[right.index])
    // Of an extension, the name is that of the type.
    let isInSameType =
      first.parent == .none || second.parent == .none
      ? first.parent == second.parent
      : graph.fullName(of: first.parent) == graph.fullName(of: second.parent)
    return isInSameType
      && !Set(graph.file(of: left).modules).isDisjoint(with: graph.file(of: right).modules)
  }

  private func areAlike(_ left: DeclarationID, _ right: DeclarationID) -> Bool {
    let ofTypes: DeclarationFlags = [.static, .classMember]
    return graph.declarations[left.index].kind == graph.declarations[right.index].kind
      && graph.declarations[left.index].flags.isDisjoint(with: ofTypes)
        == graph.declarations[right.index].flags.isDisjoint(with: ofTypes)
  }
}
