// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayXcode

/// The Swift sources of the Xcode projects in a folder: of their targets, and of the packages that
/// they have beside them.
struct XcodeContents: Sendable {
  /// The workspace or project that Xcode opens, by its path.
  let path: String
  /// By path.
  let sources: [SourceLister.SourceFile]
  /// Whether some target is a program: nobody else then uses what the others declare as public.
  let hasProgram: Bool
  /// Paths of Swift files that no target has, sorted: nothing is known to compile them. Those of
  /// targets that are outside of the root are among them, as absolute paths: they are not judged.
  let loose: [String]
  /// The names by which a configuration may call targets, those that are not scanned too.
  let targetNames: Set<String>
  /// The projects of folders below the root, which has none of its own; relative to it.
  let projectsBelow: [String]
  private let placeOfPath: [String: Int]

  /// - Parameters:
  ///   - root: absolute, without symbolic links.
  ///   - manifest: of the root.
  /// - Returns: nil where there is no project.
  /// - Throws: `XcodeProjectError`, `ManifestError`.
  init?(root: String, manifest: PackageManifest?, scope: SourceScope) throws {
    let inRoot = try Self.opened(in: root)
    let isBelow = inRoot == nil && manifest == nil
    guard let opened = try isBelow ? Self.openedBelow(root) : inRoot else { return nil }
    path = opened.path
    let projects = try opened.projects.compactMap { path -> XcodeProject? in
      do {
        return try XcodeProject.scanned(path)
      } catch let error as XcodeProjectError {
        // One of many examples: its sources are in no target then.
        guard isBelow else { throw error }
        return nil
      }
    }
    let targets = projects.map(\.scannedTargets)
    hasProgram = targets.joined().contains(where: \.isProgram)
    var collector = Collector(root: root, scope: scope)
    for targets in targets { collector.add(targets) }
    // A package may be inside of a folder that a target takes as it is on the disk.
    let owned = targets.joined().flatMap(\.folders).map(\.path)
    for folder in Set(projects.flatMap(\.sharedFolders) + owned).sorted() {
      try collector.addPackages(below: folder)
    }
    for folder in opened.packages + projects.flatMap({ $0.localPackages + $0.paths.folders }) {
      try collector.addPackage(at: folder)
    }
    sources = collector.files.values.sorted { $0.path < $1.path }
    loose = collector.loose(besides: manifest)
    // The project of an example or a tool says nothing of the folder's own sources.
    if isBelow, sources.count < loose.count { return nil }
    projectsBelow =
      isBelow ? opened.projects.map { String($0.dropFirst(root.count + 1)) } : []
    targetNames = collector.targetNames
    placeOfPath = Dictionary(
      uniqueKeysWithValues: sources.enumerated().map { ($1.path, $0) })
  }

  /// - Parameter path: relative to the root.
  func source(at path: String) -> SourceLister.SourceFile? {
    placeOfPath[path].map { sources[$0] }
  }

  /// The modules of the nearest folder around a path that has sources.
  func modules(near path: String) -> [String] {
    var folder = path[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      let inside = sources.filter { $0.path.hasPrefix(folder + "/") }
      if !inside.isEmpty { return Set(inside.flatMap(\.modules)).sorted() }
    }
    return Set(sources.flatMap(\.modules)).sorted()
  }

  /// Whether a folder has something that Xcode opens.
  static func exists(in root: String) -> Bool {
    guard case .success(let names) = FileStatus.names(inFolder: root) else { return false }
    return names.contains { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
  }

  private struct Opened {
    var path: String
    var projects: [String]
    var packages: [String]
  }

  /// The projects of the nearest folders below one that has none of its own: a repository often
  /// has its app in a folder beside documents.
  private static func openedBelow(_ root: String) throws -> Opened? {
    var folders = [root]
    for _ in 0..<depthLimit {
      var next: [String] = []
      for folder in folders {
        guard case .success(let names) = FileStatus.names(inFolder: folder) else { continue }
        next += names.sorted().filter { !$0.hasPrefix(".") && !FolderWalk.isOpaque($0) }
          .map { "\(folder)/\($0)" }
          .filter { path in
            !DependencyFolders.mayContain("\(path.dropFirst(root.count + 1))/-")
              && FileStatus(path: path)?.isFolder == true && FileStatus.realPath(path) == path
          }
      }
      folders = next
      let found = try folders.compactMap { folder in
        try opened(in: folder).map { (folder: folder, opened: $0) }
      }
      if let first = found.first {
        return Opened(
          path: first.opened.path, projects: found.flatMap(\.opened.projects),
          packages: found.flatMap { $0.opened.packages + [$0.folder] })
      }
    }
    return nil
  }

  /// As deep as a repository of several apps has its projects: `apps/shop/Shop.xcodeproj`.
  private static let depthLimit = 2

  /// The projects of a folder and of its workspaces.
  private static func opened(in root: String) throws -> Opened? {
    guard case .success(let names) = FileStatus.names(inFolder: root) else { return nil }
    let workspaces = names.filter { $0.hasSuffix(".xcworkspace") }
    var projects = names.filter { $0.hasSuffix(".xcodeproj") }.map { "\(root)/\($0)" }
    var packages: [String] = []
    for workspace in workspaces {
      for path in try references(inWorkspace: "\(root)/\(workspace)", root: root) {
        if path.hasSuffix(".xcodeproj") {
          if !projects.contains(path) { projects.append(path) }
        } else {
          packages.append(path)
        }
      }
    }
    // Of a dependency manager, a project may be there only after it has run.
    projects = projects.filter { FileStatus(path: "\($0)/project.pbxproj") != nil }
    guard let path = workspaces.first.map({ "\(root)/\($0)" }) ?? projects.first,
      !projects.isEmpty
    else { return nil }
    return Opened(path: path, projects: projects, packages: packages)
  }

  private static func references(inWorkspace path: String, root: String) throws -> [String] {
    let file = "\(path)/contents.xcworkspacedata"
    guard FileStatus(path: file) != nil else { return [] }
    let bytes: [UInt8]
    do {
      bytes = try PosixFileSystem().read(file)
    } catch {
      throw XcodeProjectError.unreadable(path: file, reason: "\(error)")
    }
    var folders = [root]
    var result: [String] = []
    for tag in MarkupTags(bytes) {
      if tag.isEnd {
        if tag.name == "Group" { _ = folders.popLast() }
        continue
      }
      let location = tag["location"] ?? ""
      let kind = location.prefix { $0 != ":" }
      let inner = String(location.dropFirst(kind.count + 1))
      let base = kind == "container" ? root : folders.last ?? root
      let target = FilePaths.resolved(inner, in: base)
      if tag.name == "Group", !tag.isSelfClosing { folders.append(target) }
      if tag.name == "FileRef", kind != "developer" { result.append(target) }
    }
    return result
  }
}

/// Gathers sources by path; one of several targets has the modules of all.
private struct Collector {
  let root: String
  let scope: SourceScope
  var files: [String: SourceLister.SourceFile] = [:]
  /// Also of targets that are not scanned.
  private var owned: Set<String> = []
  private(set) var targetNames: Set<String> = []
  /// Absolute paths of targets' sources outside of the root.
  private var outside: Set<String> = []
  private var packages: Set<String> = []

  init(root: String, scope: SourceScope) {
    self.root = root
    self.scope = scope
  }

  /// - Parameter targets: of one project.
  mutating func add(_ targets: [ScannedTarget]) {
    let forTests = Self.targetsForTests(among: targets)
    for target in targets {
      targetNames.formUnion([target.name] + target.moduleNames)
      var all = target.files.filter { $0.hasSuffix(".swift") }
      for folder in target.folders {
        let (base, below) = relative(folder.path).map { (root, $0) } ?? (folder.path, ".")
        all += FolderWalk.swiftFiles(root: base, folder: below).map { "\(base)/\($0)" }
          .filter(folder.includes)
      }
      let paths = all.compactMap(relative)
      if includes(target) {
        outside.formUnion(all.filter { relative($0) == nil && FileStatus(path: $0) != nil })
      }
      owned.formUnion(paths)
      guard includes(target) else { continue }
      for path in paths {
        add(path, target.moduleNames, isTest: forTests.contains(target.name), target.kind)
      }
    }
  }

  /// Of test bundles, and of what only these depend on.
  private static func targetsForTests(among targets: [ScannedTarget]) -> Set<String> {
    var result = Set(targets.filter { $0.kind == .test }.map(\.name))
    var users: [String: Set<String>] = [:]
    for target in targets {
      for name in target.dependencies { users[name, default: []].insert(target.name) }
    }
    var count = 0
    while count != result.count {
      count = result.count
      for target in targets where target.kind == .library {
        if let users = users[target.name], users.isSubset(of: result) { result.insert(target.name) }
      }
    }
    return result
  }

  private func includes(_ target: ScannedTarget) -> Bool {
    scope.includes(
      PackageManifest.Target(
        name: target.name, moduleName: target.moduleNames[0], kind: target.kind, path: nil,
        sources: [], exclude: [], dependencies: []))
  }

  /// The packages anywhere in a folder.
  mutating func addPackages(below folder: String) throws {
    guard let below = relative(folder) else { return }
    let manifests = FolderWalk.files(root: root, folder: below, suffixes: [".swift"]).sorted()
      .filter { $0.hasSuffix("/Package.swift") }
    for manifest in manifests {
      try addPackage(at: "\(root)/\(manifest.dropLast("/Package.swift".count))")
    }
  }

  /// A package in a folder, and those that it has beside it.
  mutating func addPackage(at folder: String) throws {
    guard folder != root, let below = relative(folder),
      FileStatus(path: "\(folder)/Package.swift") != nil, packages.insert(folder).inserted
    else { return }
    let literal = try LiteralManifest(root: folder)
    let forTests = literal.manifest.targetsForTests
    targetNames.formUnion(literal.manifest.targets.flatMap { [$0.name, $0.moduleName] })
    let all = FolderWalk.swiftFiles(root: root, folder: below)
    for path in all {
      let inner = String(path.dropFirst(below.count + 1))
      if let target = literal.manifest.target(containing: inner) {
        owned.insert(path)
        guard scope.includes(target) else { continue }
        add(path, [target.moduleName], isTest: forTests.contains(target.name), target.kind)
      } else if literal.manifest.isResource(inner) {
        owned.insert(path)
      } else if !literal.doubts.isEmpty {
        addLoose(path, inner: inner)
      }
    }
    let bytes = try SourceReader.bytes(of: "\(folder)/Package.swift")
    for path in Self.packagePaths(in: String(decoding: bytes, as: UTF8.self)) {
      try addPackage(at: FilePaths.resolved(path, in: folder))
    }
  }

  /// Of a manifest that computes its targets: the folders tell them.
  private mutating func addLoose(_ path: String, inner: String) {
    let parts = inner.split(separator: "/").map(String.init)
    guard parts.count > 2, ["Sources", "Tests"].contains(parts[0]) else { return }
    let isTest = parts[0] == "Tests"
    owned.insert(path)
    add(
      path, [ModuleName.identifier(parts[1])], isTest: isTest, isTest ? .test : .library)
  }

  /// `.package(path: "../Core")`
  private static func packagePaths(in manifest: String) -> [String] {
    manifest.split(separator: ".package(").dropFirst().compactMap { text in
      guard let label = text.prefix(200).firstRange(of: "path:") else { return nil }
      let parts = text[label.upperBound...].split(
        separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
      return parts.count > 1 && parts[0].allSatisfy(\.isWhitespace) ? String(parts[1]) : nil
    }
  }

  private mutating func add(
    _ path: String, _ modules: [String], isTest: Bool, _ kind: PackageManifest.TargetKind
  ) {
    guard scope.includes(path: path), FileStatus(path: "\(root)/\(path)") != nil else { return }
    if var known = files[path] {
      known.modules = Set(known.modules + modules).sorted()
      known.isTest = known.isTest && isTest
      files[path] = known
    } else {
      files[path] = SourceLister.SourceFile(
        path: path, modules: modules.sorted(), isTest: isTest, kind: kind)
    }
  }

  /// - Parameter manifest: of the root, whose targets have files of their own.
  func loose(besides manifest: PackageManifest?) -> [String] {
    FolderWalk.swiftFiles(root: root, folder: ".").filter { path in
      !owned.contains(path) && scope.includes(path: path)
        && !DependencyFolders.mayContain(path)
        && manifest?.target(containing: path) == nil
    }.sorted() + outside.sorted()
  }

  /// Nil outside of the root.
  private func relative(_ path: String) -> String? {
    path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : nil
  }
}
