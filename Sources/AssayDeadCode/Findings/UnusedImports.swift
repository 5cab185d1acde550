// SPDX-License-Identifier: MIT

internal import AssayFindings

extension DeadCodeRule {
  static let unusedImport = DeadCodeRule(
    "unused-import", "Unused import", "Imports of modules to which the file does not refer.",
    removal: RuleRemoval(RemovalSteps.unusedImport))
}

/// Imports of modules to which nothing in the file refers.
///
/// Without a statement of the module's own, an import can still matter: through what it re-exports,
/// through C declarations, whose symbols do not name their module, and because members that one
/// file imports are visible in the others of its module. Where any of these could be, the import is
/// kept; so are those of a file with inactive code, unless an index has every branch.
struct UnusedImports: GraphCheck {
  let rules: [DeadCodeRule] = [.unusedImport]

  func findings(in analysis: Analysis) -> [Finding] {
    let reexports = Reexports(of: analysis.graph)
    let leaks = leakedModules(in: analysis.graph, reexports)
    let conforming = modulesWithConformances(in: analysis.graph)
    let unknown = Set(
      analysis.graph.files.filter { $0.referencedModules == nil }.flatMap(\.modules))
    let expanded = ExpandedDefaults(in: analysis.graph)
    return analysis.graph.files.indices.flatMap { index -> [Finding] in
      let file = analysis.graph.files[index]
      // Code that was not compiled may need any import.
      guard let referenced = file.referencedModules, !file.hasUnseenCode,
        // A file that is not known may use what another one of its module imports.
        unknown.isDisjoint(with: file.modules)
      else { return [] }
      let referencedModules = Set(referenced)
      let explained = explainedModules(of: file, reexports)
      let unexplained = referencedModules.subtracting(explained)
      return file.facts.imports.compactMap { fact in
        let module = file.facts.names[fact.module]
        let kept = analysis.context.configuration.retainUnusedImportedModules
        guard fact.condition < 0, !kept.contains(module), !fact.isExported,
          !fact.hasOtherAttributes,
          !file.modules.contains(module)
        else { return nil }
        let provided = reexports.closure(of: module)
        if !provided.isDisjoint(with: referencedModules) { return nil }
        if reexports.isOpen(module), !unexplained.isEmpty { return nil }
        if !provided.isDisjoint(with: conforming) { return nil }
        if !provided.isDisjoint(with: expanded.modules(in: index)) { return nil }
        if reexports.mayGiveC(module), referencedModules.contains(Reexports.clang) { return nil }
        if file.modules.contains(where: { leaks[$0]?.isDisjoint(with: provided) == false }) {
          return nil
        }
        return finding(fact, module: module, in: file, analysis)
      }
    }
  }

  private func finding(
    _ fact: ImportFact, module: String, in file: SourceGraph.File, _ analysis: Analysis
  ) -> Finding {
    let rule = DeadCodeRule.unusedImport
    return Finding(
      rule: rule.id, severity: rule.severity, confidence: min(.high, analysis.confidence),
      location: Finding.Location(path: file.path, range: fact.range, focus: fact.nameStart),
      subject: Finding.Subject(
        name: module, kind: "import", qualifiedName: module,
        identity: "\(file.path)#import \(module)"),
      message: "import of '\(file.facts.names[fact.text])' is never used",
      reason: "nothing in the file refers to the module or to what it re-exports",
      fix: "remove the import",
      removableLines: Int(fact.range.end.line - fact.range.start.line) + 1)
  }

  /// Modules of ours that make types of others conform to something: no use of a conformance names
  /// it.
  private func modulesWithConformances(in graph: SourceGraph) -> Set<String> {
    var modules: Set<String> = []
    for index in graph.declarations.indices where graph.declarations[index].kind == .extension {
      let declaration = graph.declarations[index]
      let file = graph.file(of: DeclarationID(index))
      guard graph.fact(of: DeclarationID(index)).inheritanceCount > 0 else { continue }
      let isForeign =
        declaration.extended == .none
        || graph.file(of: declaration.extended).modules
          != file.modules
      if isForeign { modules.formUnion(file.modules) }
    }
    return modules
  }

  private func explainedModules(of file: SourceGraph.File, _ reexports: Reexports) -> Set<String> {
    var explained: Set<String> = [Reexports.clang, "Swift", "_Concurrency", "_StringProcessing"]
    explained.formUnion(file.modules)
    for fact in file.facts.imports {
      explained.formUnion(reexports.closure(of: file.facts.names[fact.module]))
    }
    return explained
  }

  /// By module: those whose symbols some file uses without importing them, so through another
  /// file's import.
  private func leakedModules(
    in graph: SourceGraph, _ reexports: Reexports
  ) -> [String: Set<String>] {
    var leaks: [String: Set<String>] = [:]
    for file in graph.files {
      guard let referenced = file.referencedModules else { continue }
      let unexplained = Set(referenced).subtracting(explainedModules(of: file, reexports))
      for module in file.modules { leaks[module, default: []].formUnion(unexplained) }
    }
    return leaks
  }
}

/// Which modules an import makes visible.
struct Reexports {
  /// Represents the module of every C symbol, because C symbols do not name their modules.
  static let clang = "clang"

  private let exported: [String: Set<String>]
  private let ours: Set<String>

  init(of graph: SourceGraph) {
    var exported = Self.system
    var ours: Set<String> = []
    for file in graph.files {
      ours.formUnion(file.modules)
      for fact in file.facts.imports where fact.isExported {
        for module in file.modules {
          exported[module, default: []].insert(file.facts.names[fact.module])
        }
      }
    }
    self.exported = exported
    self.ours = ours
  }

  func closure(of module: String) -> Set<String> {
    var closure: Set<String> = [module]
    var stack = [module]
    while let next = stack.popLast() {
      for module in exported[next] ?? [] where closure.insert(module).inserted {
        stack.append(module)
      }
    }
    return closure
  }

  /// Whether it may re-export what is not known here.
  func isOpen(_ module: String) -> Bool {
    closure(of: module).contains { !ours.contains($0) && !Self.closed.contains($0) }
  }

  func mayGiveC(_ module: String) -> Bool {
    closure(of: module).contains { !ours.contains($0) && !Self.pureSwift.contains($0) }
  }

  /// Overlays and umbrella modules of the toolchain on Linux (swift-corelibs-foundation,
  /// swift-corelibs-xctest) and of Apple's SDKs.
  private static let system: [String: Set<String>] = [
    "Foundation": [
      "FoundationEssentials", "FoundationInternationalization", "_FoundationCollections",
      "Dispatch",
      "CoreFoundation", "Glibc", "SwiftGlibc", "Darwin",
    ],
    "FoundationNetworking": ["Foundation"],
    "FoundationXML": ["Foundation"],
    "FoundationInternationalization": ["FoundationEssentials"],
    "XCTest": ["Foundation"],
    "Glibc": ["SwiftGlibc"],
    "SwiftUI": ["SwiftUICore", "Foundation", "CoreGraphics", "UIKit", "AppKit", "Combine"],
    "UIKit": ["Foundation", "CoreGraphics", "QuartzCore"],
    "AppKit": ["Foundation", "CoreGraphics", "QuartzCore"],
  ]

  private static let pureSwift: Set<String> = [
    "Swift", "Synchronization", "Testing", "RegexBuilder", "Observation", "Distributed",
    "FoundationEssentials", "FoundationInternationalization", "_FoundationCollections",
    "_Concurrency", "_StringProcessing", "Cxx",
  ]

  private static let closed: Set<String> = pureSwift.union([
    "Foundation", "Dispatch", "CoreFoundation", "Glibc", "SwiftGlibc", "Darwin", "XCTest",
    "FoundationNetworking", "FoundationXML", "Musl",
  ])
}
