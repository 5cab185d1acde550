// SPDX-License-Identifier: MIT

internal import AssayFiles

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A package beside an app that builds its screens on Linux: links to the sources that compile and
/// to the resources, stand-ins, and a test that draws every preview.
struct PortedPackage {
  let layout: AppLayout
  let results: [ModuleCheck.Result]
  var cModules: [CModule] = []
  let facts: [String: SourceFacts]
  let aliases: [ModuleAlias]
  let visibleModules: [String]
  let source: AssaySource
  let test: PreviewTest
  /// What `Bundle.main` says: many apps unwrap the identifier of their bundle.
  var infoList: [UInt8] = []
  /// The list of what is left out, for the people who find the package.
  let report: String

  /// - Parameter folder: the absolute path of a folder that does not exist yet.
  /// - Throws: `PortError.outputExists`, `FileSystemError`, `CocoaError`; nothing is left of the
  ///   package then.
  func write(to folder: String) throws {
    let files = PosixFileSystem()
    guard try files.kind(of: folder) == nil, try files.destination(ofLink: folder) == nil else {
      throw PortError.outputExists(folder)
    }
    do {
      try files.createFolder(folder)
      // Links lead from the folder's real place.
      let folder = try files.realPath(of: folder) ?? folder
      try writeContents(to: folder)
    } catch {
      try FileManager.default.removeItem(atPath: folder)
      throw error
    }
  }

  /// Writes over a package that this tool wrote. Its builds, references and tests stay.
  ///
  /// - Throws: `FileSystemError`, `CocoaError`.
  func replace(_ folder: String) throws {
    let files = PosixFileSystem()
    try files.createFolder(folder)
    for name in ["Sources", CPackageLinks.folder, ModuleParts.file] {
      let path = FilePaths.join(folder, name)
      guard try files.kind(of: path) != nil else { continue }
      try FileManager.default.removeItem(atPath: path)
    }
    try writeContents(to: try files.realPath(of: folder) ?? folder)
  }

  /// Whether a folder is a package that this tool wrote.
  static func isWritten(_ folder: String) throws -> Bool {
    let files = PosixFileSystem()
    let manifest = FilePaths.join(folder, "Package.swift")
    guard try files.kind(of: manifest) == .file else { return false }
    return String(decoding: try files.read(manifest), as: UTF8.self)
      .contains(PortedManifest.mark)
  }

  private func writeContents(to folder: String) throws {
    let files = PosixFileSystem()
    func write(_ text: String, to path: String) throws {
      try files.write(Array(text.utf8), to: FilePaths.join(folder, path))
    }
    for result in results {
      let target = FilePaths.join(folder, "Sources/" + result.module.name)
      for (link, file) in LinkNames.sources(result.compiled) {
        if let source = result.edited[file] {
          try files.write(source.text, to: FilePaths.join(target, link))
        } else {
          try Self.link(FilePaths.join(target, link), to: file)
        }
      }
      let resources = LinkNames.resourceFolder(beside: result.compiled)
      for (link, file) in try LinkNames.resources(result.module.resources) {
        try Self.link(FilePaths.join(target, resources + "/" + link), to: file)
      }
      for (name, text) in result.module.generatedSources {
        try write(text, to: "Sources/\(result.module.name)/\(name)")
      }
      if result.module.hasBundle {
        try write(StandIn.bundleSource, to: "Sources/\(result.module.name)/\(StandIn.bundleFile)")
      } else if result.compiled.isEmpty, result.module.generatedSources.isEmpty {
        try write(StandIn.source, to: "Sources/\(result.module.name)/Empty.swift")
      }
    }
    for (link, package) in CPackageLinks(cModules).links {
      try Self.link(FilePaths.join(folder, link), to: package)
    }
    for name in standIns {
      try write(
        StandIn.source(of: name), to: "Sources/\(StandIn.moduleName(name))/StandIn.swift")
    }
    if let partsMap { try write(partsMap, to: ModuleParts.file) }
    let manifest = try PortedManifest(self)
    try write(manifest.text, to: "Package.swift")
    let own = results.map(\.module).filter { !$0.isFetched }
    try write(
      test.source(modules: own.map(\.name), isAll: own.count == results.count),
      to: "Tests/\(manifest.testTarget)/\(Self.testFile)")
    if !infoList.isEmpty { try files.write(infoList, to: FilePaths.join(folder, "Info.plist")) }
    try write(Printable.lines(report), to: "PORT.txt")
  }

  /// Missing modules of all targets, sorted.
  var standIns: [String] { Set(results.flatMap { $0.standIns + $0.visibleStandIns }).sorted() }

  /// The map of the parts of frameworks that the sources import; nil where they import none.
  var partsMap: String? {
    ModuleParts(results.flatMap(\.compiled).flatMap { facts[$0]?.imports ?? [] })
      .map(aliases: aliases)
  }

  /// The name of the file of the test.
  static let testFile = "PreviewTests.swift"

  /// A link that stays right where the package and the app are moved together.
  private static func link(_ path: String, to file: String) throws {
    let files = PosixFileSystem()
    let parent = FilePaths.parent(of: path)
    try files.createFolder(parent)
    let target = try files.realPath(of: file) ?? file
    try FileManager.default.createSymbolicLink(
      atPath: path, withDestinationPath: LinkNames.relative(target, from: parent))
  }
}
