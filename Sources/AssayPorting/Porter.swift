// SPDX-License-Identifier: MIT

internal import AssayFiles

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Checks an app against Assay, and writes a package that builds what compiles.
package struct Porter: Sendable {
  private let source: AssaySource
  private let cacheFolder: String

  /// - Parameters:
  ///   - source: the Assay that the app is checked against.
  ///   - cacheFolder: where what is built of it is kept.
  package init(source: AssaySource, cacheFolder: String) {
    self.source = source
    self.cacheFolder = cacheFolder
  }

  /// A package to write.
  package struct Output: Hashable, Sendable {
    var folder: String
    /// Whether what is in the folder is replaced, except for its builds; otherwise it must not
    /// exist.
    var isReplaced: Bool
    var test: PreviewTest

    package init(folder: String, isReplaced: Bool = false, test: PreviewTest = .init()) {
      self.folder = folder
      self.isReplaced = isReplaced
      self.test = test
    }
  }

  /// - Parameters:
  ///   - output: the package to write; nil for none.
  ///   - progress: called with a few words for a terminal.
  /// - Throws: `PortError`, `ToolProcessError`, `FileSystemError`, `CocoaError`.
  package func port(
    _ layout: AppLayout, output: Output?, progress: (String) -> Void
  ) async throws -> PortReport {
    var output = output
    if let folder = output?.folder, output?.isReplaced == false,
      try PosixFileSystem().kind(of: folder) != nil
    {
      guard try PortedPackage.isWritten(folder) else { throw PortError.outputExists(folder) }
      output?.isReplaced = true
    }
    let work = try ScratchFolder.create()
    defer { ScratchFolder.remove(work) }
    progress("building Assay's views; the first time takes minutes")
    let kit = try await PortingKit.make(
      of: source, in: FilePaths.join(cacheFolder, source.cacheName))
    let cModules = try await CModuleCheck(
      compiler: FilePaths.join(FilePaths.parent(of: kit.compiler), "clang"), folder: work
    ).run(layout.cModules)
    let compiler = try await SwiftModuleCompiler(
      kit: kit, folder: work, cArguments: cModules.compilerArguments)
    async let symbolGraph = compiler.writeSymbolGraph(of: "AssayViews")

    var facts: [String: SourceFacts] = [:]
    for file in layout.modules.flatMap(\.files) {
      facts[file] = SourceFacts(try PosixFileSystem().read(file))
    }
    var layout = layout
    let modelProblems = try layout.readDataModels(facts: facts)
    let intentProblems = try layout.readIntentDefinitions(facts: facts)
    let check = ModuleCheck(
      compiler: compiler, ownModules: Set(layout.modules.map(\.name)), facts: facts,
      published: layout.modules.reduce(into: [:]) { names, module in
        names[module.name] = Set(module.files.flatMap { facts[$0]?.published ?? [] })
      },
      copies: SourceCopies(folder: work))
    var results: [ModuleCheck.Result] = []
    for var module in layout.modules {
      module.takePackageBundle(facts: facts)
      module.usesUnfairLocks = module.files.contains { facts[$0]?.usesUnfairLocks == true }
      module.assetSymbols = try AssetSymbolFile.source(of: module, facts: facts)
      module.stringSymbols = try StringSymbolFile.source(of: module, facts: facts)
      module.localizedStrings = LocalizedStringFile.source(of: module, facts: facts)
      results.append(try await check.run(module, progress: progress))
    }
    progress("reading what is not drawn")
    let undrawn = try UndrawnNames(symbolGraph: try await symbolGraph)
    var report = PortReport(layout, results, facts: facts, undrawn: undrawn)
    try report.addUnreadPictures(of: layout)
    report.dataModelProblems += modelProblems
    report.intentProblems += intentProblems
    report.cModules = cModules.modules.map(\.target)
    report.cModuleProblems = cModules.problems
    let infoList = try AppInfoList.list(of: layout)
    report.infoListProblems = infoList.problems
    if let output {
      let package = PortedPackage(
        layout: layout, results: results, cModules: cModules.modules, facts: facts,
        aliases: compiler.aliases,
        visibleModules: compiler.visibleModules, source: source, test: output.test,
        infoList: infoList.bytes, report: report.text(listsAll: true))
      if output.isReplaced {
        try package.replace(output.folder)
      } else {
        try package.write(to: output.folder)
      }
    }
    return report
  }
}
