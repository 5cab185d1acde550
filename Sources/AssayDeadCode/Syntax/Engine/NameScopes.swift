// SPDX-License-Identifier: MIT

/// Who may see whom: access levels over files and modules, and which members a bare name can mean.
struct NameScopes {
  /// What is lexically around a place, as far as types go.
  struct Surroundings: Hashable {
    /// Types whose members a bare name may mean.
    var types: Set<DeclarationID> = []
    /// Types around, without what they inherit.
    var own: Set<DeclarationID> = []
    /// Whether there is any type around.
    var isInType = false
    /// Whether members of types that are not known may be meant.
    var isOpen = false
  }

  private let graph: SourceGraph
  /// By declaration: the narrowest access level of the declaration and the declarations around it.
  private let access: [AccessLevel]
  let files: FileVisibility
  /// By declaration: the number of its surroundings; -1 where no one has asked.
  private var surroundingsOfDeclaration: [Int32]
  private(set) var surroundings = [Surroundings()]
  private var numberOfSurroundings = [Surroundings(): Int32(0)]

  init(_ graph: SourceGraph) {
    self.graph = graph
    access = Self.narrowestAccess(graph)
    files = FileVisibility(graph)
    surroundingsOfDeclaration = [Int32](repeating: -1, count: graph.declarations.count)
  }

  private static func narrowestAccess(_ graph: SourceGraph) -> [AccessLevel] {
    var result = graph.effectiveAccess()
    for index in graph.declarations.indices {
      // For the members of a private type, its own file decides, not what other files can see.
      let parent = graph.declarations[index].parent
      if parent != .none, result[parent.index] <= .fileprivate {
        result[index] = min(result[index], .fileprivate)
      }
    }
    return result
  }

  func isVisible(_ id: DeclarationID, from file: Int) -> Bool {
    let home = Int(graph.declarations[id.index].file)
    if home == file { return true }
    switch access[id.index] {
    case .private, .fileprivate: return false
    case .unstated, .internal: return files.isInternalVisible(of: home, from: file)
    case .package, .public, .open: return files.isPublicVisible(of: home, from: file)
    }
  }

  func isFileLocal(_ id: DeclarationID) -> Bool { access[id.index] <= .fileprivate }

  /// The number of what is around a declaration and its inside; 0 for nothing.
  mutating func surroundings(
    of declaration: DeclarationID, in hierarchy: TypeHierarchy
  ) -> Int32 {
    guard declaration != .none else { return 0 }
    let known = surroundingsOfDeclaration[declaration.index]
    if known >= 0 { return known }
    let value = graph.declarations[declaration.index]
    let number: Int32
    if value.kind.isNominalType || value.kind == .extension {
      let inner = surroundings(inside: declaration, in: hierarchy)
      number = numberOfSurroundings[inner] ?? Int32(surroundings.count)
      if Int(number) == surroundings.count {
        numberOfSurroundings[inner] = number
        surroundings.append(inner)
      }
    } else {
      number = surroundings(of: value.parent, in: hierarchy)
    }
    surroundingsOfDeclaration[declaration.index] = number
    return number
  }

  private mutating func surroundings(
    inside declaration: DeclarationID, in hierarchy: TypeHierarchy
  ) -> Surroundings {
    let value = graph.declarations[declaration.index]
    var result = surroundings[Int(surroundings(of: value.parent, in: hierarchy))]
    let type = value.kind == .extension ? value.extended : declaration
    result.isInType = true
    guard type != .none else {
      result.isOpen = true
      return result
    }
    result.own.insert(type)
    result.types.formUnion(hierarchy.closure(of: type))
    // What its superclass conforms to is not known.
    if graph.declarations[type.index].kind == .class, !hierarchy.externals[type.index].isEmpty {
      result.types.formUnion(hierarchy.foreignProtocols)
    }
    let isProtocol = graph.declarations[type.index].kind == .protocol
    if hierarchy.isOpen[type.index] || isProtocol { result.isOpen = true }
    // A nested type sees what is around the type that its extension extends.
    if value.kind == .extension {
      let parent = graph.declarations[type.index].parent
      let outer = surroundings[Int(surroundings(of: parent, in: hierarchy))]
      result.types.formUnion(outer.types)
      result.own.formUnion(outer.own)
      result.isOpen = result.isOpen || outer.isOpen
    }
    return result
  }
}
