// SPDX-License-Identifier: MIT

/// Who may see whom: access levels over files and modules, and which members a bare name can mean.
struct NameScopes {
  /// What is lexically around a place, as far as types go.
  struct Surroundings {
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
  /// By file.
  private let modules: [Set<String>]
  /// By file: the modules that it imports with `@testable`.
  private let testableImports: [Set<String>]
  /// By file: its modules and all that they import, directly or through others.
  private let importedModules: [Set<String>]
  private var surroundings: [DeclarationID: Surroundings] = [:]

  init(_ graph: SourceGraph) {
    self.graph = graph
    access = Self.narrowestAccess(graph)
    modules = graph.files.map { Set($0.modules) }
    importedModules = Self.importedModules(graph)
    testableImports = graph.files.map { file in
      Set(file.facts.imports.filter(\.isTestable).map { file.facts.names[$0.module] })
    }
  }

  /// Members come with any import of any file of a module, so files of a module have all its
  /// imports.
  private static func importedModules(_ graph: SourceGraph) -> [Set<String>] {
    var imports: [String: Set<String>] = [:]
    for file in graph.files {
      let names = Set(file.facts.imports.map { file.facts.names[$0.module] })
      for module in file.modules { imports[module, default: []].formUnion(names) }
    }
    var closures: [[String]: Set<String>] = [:]
    return graph.files.map { file in
      if let known = closures[file.modules] { return known }
      var found = Set(file.modules)
      var rest = file.modules
      while let next = rest.popLast() {
        for module in imports[next, default: []] where found.insert(module).inserted {
          rest.append(module)
        }
      }
      closures[file.modules] = found
      return found
    }
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
    case .unstated, .internal:
      return !modules[home].isDisjoint(with: modules[file])
        || !modules[home].isDisjoint(with: testableImports[file])
    case .package, .public, .open: return !modules[home].isDisjoint(with: importedModules[file])
    }
  }

  func isFileLocal(_ id: DeclarationID) -> Bool { access[id.index] <= .fileprivate }

  mutating func surroundings(
    of declaration: DeclarationID, in hierarchy: TypeHierarchy
  ) -> Surroundings {
    guard declaration != .none else { return Surroundings() }
    if let known = surroundings[declaration] { return known }
    let value = graph.declarations[declaration.index]
    var result = surroundings(of: value.parent, in: hierarchy)
    if value.kind.isNominalType || value.kind == .extension {
      let type = value.kind == .extension ? value.extended : declaration
      result.isInType = true
      if type == .none {
        result.isOpen = true
      } else {
        result.own.insert(type)
        result.types.formUnion(hierarchy.closure(of: type))
        let isProtocol = graph.declarations[type.index].kind == .protocol
        if hierarchy.isOpen[type.index] || isProtocol { result.isOpen = true }
        // A nested type sees what is around the type that its extension extends.
        if value.kind == .extension {
          let outer = surroundings(of: graph.declarations[type.index].parent, in: hierarchy)
          result.types.formUnion(outer.types)
          result.own.formUnion(outer.own)
          result.isOpen = result.isOpen || outer.isOpen
        }
      }
    }
    surroundings[declaration] = result
    return result
  }
}
