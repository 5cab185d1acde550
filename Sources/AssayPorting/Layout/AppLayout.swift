// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayXcode

/// Where an app's sources are, and which modules they make.
package struct AppLayout: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, Codable {
    case package
    case xcodeProject = "xcode-project"
    case looseFiles = "loose-files"
  }

  package var kind: Kind
  package var name: String
  /// The folder that paths are shown relative to.
  package var root: String
  /// In the order in which they compile.
  package var modules: [AppModule]
  /// The targets of C sources that its modules import, and those that these need.
  private(set) var cModules: [CModule] = []
  /// Folders below the root, relative to it, with Xcode projects of which no target is taken.
  package private(set) var otherProjects: [String] = []
  /// The packages that its project or manifests name by their address.
  var remotePackages: [RemotePackage] = []
  /// Those of them that could not be fetched.
  private(set) var unfetchedPackages: [UnfetchedPackage] = []

  init(kind: Kind, name: String, root: String, modules: [AppModule]) {
    self.kind = kind
    self.name = name
    self.root = root
    self.modules = modules
    defaultOutput = root + "Port"
  }

  /// Finds the modules of an app's folder: of its Package.swift, otherwise of its Xcode project,
  /// otherwise of all Swift files. Tests are left out.
  ///
  /// - Parameters:
  ///   - targets: the names of the only targets to take, with those that they import; empty for
  ///     all.
  ///   - checkouts: folders of fetched packages, besides those that Xcode and SwiftPM make.
  ///   - fetch: fetches the packages that are not in these; nil for none.
  /// - Throws: `PortError`, `ToolProcessError`, `FileSystemError`.
  package static func find(
    in folder: String, targets: [String], checkouts: [String] = [], fetch: PackageFetch? = nil
  ) async throws -> AppLayout {
    let files = PosixFileSystem()
    var root = FilePaths.absolute(folder)
    switch try files.kind(of: root) {
    case .folder: break
    case .file, .other: throw PortError.notFolder(folder)
    case nil: throw PortError.missingFolder(folder)
    }
    if root.hasSuffix(".xcodeproj") {
      _ = try XcodeProject.portable(root)
      root = FilePaths.parent(of: root)
    }
    let given = root
    if root == FilePaths.absolute(folder) { root = try projectFolder(in: root, shown: folder) }
    let names = try files.names(inFolder: root)
    var layout: AppLayout
    if try LooseModules.isTuistProject(root, names: names) {
      layout = try looseLayout(root)
      try await addLocalPackages(to: &layout, below: root)
    } else if let project = try SourceWalk.xcodeProject(in: root, names: names),
      let found = try await xcodeLayout(root: root, project: project)
    {
      layout = found
    } else if names.contains("Package.swift") {
      layout = try await PackageLayout.read(root)
    } else {
      layout = try looseLayout(root)
    }
    layout.modules.removeAll { $0.files.isEmpty }
    // A package may hold settings only, as Tuist's does, also below the folder.
    if layout.modules.isEmpty { layout = try looseLayout(given) }
    layout.modules.removeAll { $0.files.isEmpty }
    layout.defaultOutput = given + "Port"
    let found = try PackageCheckouts(given: checkouts.map(FilePaths.absolute), root: root)
    if !found.isEmpty || fetch != nil {
      let imported = try PackageCheckouts.imports(of: layout.modules.flatMap(\.files))
      let missing = try await found.add(imported, to: &layout)
      if let fetch { try await layout.fetch(missing, of: imported, with: fetch) }
    }
    if !targets.isEmpty {
      let known = layout.modules.map(\.name)
      if let unknown = targets.first(where: { !known.contains($0) }) {
        throw PortError.unknownTarget(unknown, known: known)
      }
      let needed = try ModuleOrder.needed(by: targets, of: layout.modules)
      layout.modules.removeAll { !needed.contains($0.name) }
    }
    guard !layout.modules.isEmpty else { throw PortError.noSources(folder) }
    try layout.keepImportedCModules()
    layout.modules = try ModuleOrder.sorted(layout.modules)
    try layout.takePackagePlatforms()
    if layout.kind != .looseFiles {
      layout.otherProjects = try SourceWalk.xcodeProjects(below: layout.root)
    }
    return layout
  }

  /// Adds the modules of the packages that may have what is missing.
  ///
  /// - Parameter imported: what the app imports.
  private mutating func fetch(
    _ missing: Set<String>, of imported: Set<String>, with fetch: PackageFetch
  ) async throws {
    let packages = remotePackages.merged.needed(by: missing, of: imported)
    let fetched = try await fetch.fetch(packages, for: root, lock: try lockFile)
    unfetchedPackages = fetched.failures
    _ = try await PackageCheckouts(in: fetched.checkouts).add(missing, to: &self)
  }

  /// Adds targets whose names no other one has.
  mutating func addCModules(_ added: [CModule]) {
    cModules += added.filter { module in !cModules.contains { $0.target == module.target } }
  }

  private mutating func keepImportedCModules() throws {
    guard !cModules.isEmpty else { return }
    let imported = try PackageCheckouts.imports(of: modules.flatMap(\.files))
    let used = cModules.filter { !imported.isDisjoint(with: $0.names) }.map(\.target)
    let needed = ModuleOrder.reached(from: used) { target in
      cModules.first { $0.target == target }?.dependencies ?? []
    }
    cModules.removeAll { !needed.contains($0.target) }
  }

  /// The versions that the app's packages were resolved to: its project's, its package's, or that
  /// of a workspace beside; nil for none.
  private var lockFile: String? {
    get throws {
      let files = PosixFileSystem()
      let names = try files.names(inFolder: root).sorted()
      let kept = "xcshareddata/swiftpm/Package.resolved"
      let places =
        names.filter { $0.hasSuffix(".xcodeproj") }.map { "\($0)/project.xcworkspace/\(kept)" }
        + ["Package.resolved"]
        + names.filter { $0.hasSuffix(".xcworkspace") }.map { "\($0)/\(kept)" }
      return try places.map { FilePaths.join(root, $0) }
        .first { try files.kind(of: $0) == .file }
    }
  }

  /// A path as reports have it: below the root, seen from there.
  func shown(_ path: String) -> String {
    FilePaths.isInside(path, root) ? String(path.dropFirst(root.count + 1)) : path
  }

  /// The folder of the package that is written where the user names none: beside the folder that
  /// the user gave, never in it.
  package private(set) var defaultOutput: String

  /// The folder itself where it has a project or none is below; the one below that has one.
  private static func projectFolder(in root: String, shown: String) throws -> String {
    let files = PosixFileSystem()
    let names = try files.names(inFolder: root)
    guard !names.contains("Package.swift"),
      try SourceWalk.xcodeProject(in: root, names: names) == nil,
      try !LooseModules.isTuistProject(root, names: names)
    else { return root }
    let found = try SourceWalk.projects(below: root)
      .map { FilePaths.join(root, $0) }
    if found.count < 2 { return found.first ?? root }
    // The only Xcode project is meant where it names each package beside it as its own.
    let projects = try found.compactMap { folder in
      try SourceWalk.xcodeProject(in: folder, names: files.names(inFolder: folder))
        .map { (folder: folder, path: FilePaths.join(folder, $0)) }
    }
    if let only = projects.first, projects.count == 1 {
      let own = try [only.folder] + XcodeProject.portable(only.path).localPackages
      if found.allSatisfy(own.contains) { return only.folder }
    }
    throw PortError.severalProjects(shown, found.map { String($0.dropFirst(root.count + 1)) })
  }

  /// The project's targets and those of the packages in its folder; nil where the project has no
  /// target with Swift files.
  private static func xcodeLayout(root: String, project: String) async throws -> AppLayout? {
    let path = FilePaths.join(root, project)
    let xcode = try XcodeProject.portable(path)
    let modules = try xcode.modules()
    guard modules.contains(where: { !$0.files.isEmpty }) else { return nil }
    var layout = AppLayout(
      kind: .xcodeProject, name: String(project.dropLast(".xcodeproj".count)), root: root,
      modules: modules)
    layout.remotePackages = xcode.remotePackages.map(RemotePackage.init)
    // Before Xcode 15, a package is a folder in the tree of groups.
    try await addLocalPackages(
      to: &layout, below: root, named: xcode.localPackages + xcode.paths.folders)
    return layout
  }

  private static func addLocalPackages(
    to layout: inout AppLayout, below root: String, named: [String] = []
  ) async throws {
    let taken = Set(layout.modules.flatMap(\.files))
    let below = try SourceWalk.localPackages(below: root).map { FilePaths.join(root, $0) }
    let beside = try named.filter { folder in
      try !FilePaths.isInside(folder, root)
        && PosixFileSystem().kind(of: FilePaths.join(folder, "Package.swift")) == .file
    }
    var read: Set<String> = []
    for folder in below + beside where read.insert(folder).inserted {
      let package = try await PackageLayout.read(folder)
      layout.remotePackages += package.remotePackages
      layout.addCModules(package.cModules)
      for module in package.modules
      where !layout.modules.contains(where: { $0.name == module.name })
        && !module.files.contains(where: taken.contains)
      {
        layout.modules.append(module)
      }
    }
  }

  private static func looseLayout(_ root: String) throws -> AppLayout {
    let name = FilePaths.lastComponent(of: root)
    return AppLayout(
      kind: .looseFiles, name: name, root: root,
      modules: try LooseModules(root).modules(named: ModuleName.identifier(name)))
  }
}
