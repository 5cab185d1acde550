// SPDX-License-Identifier: MIT

/// Macros in the default values of parameters, such as `#_sourceLocation` of Swift Testing: they
/// are expanded in the caller, whose file must import their modules (SE-0422). An index does not
/// say so.
struct ExpandedDefaults {
  /// By file of a call.
  private var modulesOfFiles: [Int: Set<String>] = [:]

  init(in graph: SourceGraph) {
    let declarations = Self.declarations(in: graph)
    if declarations.isEmpty { return }
    for edge in graph.edges where edge.file >= 0 && [.use, .defaultValue].contains(edge.kind) {
      add(declarations[edge.to], Int(edge.file))
    }
    for root in graph.roots where root.file >= 0 {
      add(declarations[root.declaration], Int(root.file))
    }
  }

  /// Modules of which the macros may be that calls in a file expand.
  func modules(in file: Int) -> Set<String> { modulesOfFiles[file] ?? [] }

  private mutating func add(_ modules: Set<String>?, _ file: Int) {
    if let modules { modulesOfFiles[file, default: []].formUnion(modules) }
  }

  /// With what their files import, because a macro does not name its module.
  private static func declarations(in graph: SourceGraph) -> [DeclarationID: Set<String>] {
    var result: [DeclarationID: Set<String>] = [:]
    for file in graph.files {
      for use in file.facts.uses
      where use.declaration >= 0 && use.flags.isSuperset(of: [.macro, .defaultValue])
        && !builtins.contains(file.facts.names[use.name])
      {
        let id = DeclarationID(file.declarations.lowerBound + Int(use.declaration))
        result[id] = Set(file.facts.imports.map { file.facts.names[$0.module] })
      }
    }
    return result
  }

  /// Of the language and its library.
  private static let builtins: Set<String> = [
    "column", "dsohandle", "file", "fileID", "filePath", "function", "isolation", "line",
  ]
}
