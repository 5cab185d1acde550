// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayXcode

/// The packages that Xcode or SwiftPM fetched for an app: folders that have one package each.
struct PackageCheckouts {
  private let folders: [String]

  var isEmpty: Bool { folders.isEmpty }

  /// - Parameters:
  ///   - given: folders of checkouts that the user names.
  ///   - root: the app's folder, in which Xcode and SwiftPM may have put them.
  /// - Throws: `PortError`, `FileSystemError`.
  init(given: [String], root: String) throws {
    let files = PosixFileSystem()
    for folder in given where try files.kind(of: folder) != .folder {
      throw PortError.missingFolder(folder)
    }
    let usual = [
      ".build/checkouts", "SourcePackages/checkouts", "DerivedData/SourcePackages/checkouts",
    ]
    try self.init(in: given + usual.map { FilePaths.join(root, $0) })
  }

  /// - Parameter places: folders of checkouts; those that are not there have none.
  /// - Throws: `FileSystemError`.
  init(in places: [String]) throws {
    let files = PosixFileSystem()
    folders = try places.flatMap { place in
      try files.kind(of: place) == .folder
        ? try files.names(inFolder: place).sorted().map { FilePaths.join(place, $0) } : []
    }
    .filter { try files.kind(of: FilePaths.join($0, "Package.swift")) == .file }
  }

  /// The modules that files import.
  ///
  /// - Throws: `FileSystemError`.
  static func imports(of files: [String]) throws -> Set<String> {
    try files.reduce(into: []) { names, file in
      names.formUnion(SourceFacts(try PosixFileSystem().read(file)).imports.map(\.module))
    }
  }

  /// Adds modules by their names as far as nothing else stands for them, and what these import.
  ///
  /// - Returns: the names of those that are not here, also of Apple's frameworks and of the
  ///   toolchain's modules.
  /// - Throws: `PortError`, `ToolProcessError`, `FileSystemError`.
  func add(_ names: Set<String>, to layout: inout AppLayout) async throws -> Set<String> {
    var missing: Set<String> = []
    var layouts: [String: AppLayout?] = [:]
    var known = Set(layout.modules.map(\.name) + ModuleAlias.all.map(\.name))
      .union(StandIn.contents.keys).union(layout.cModules.flatMap(\.names))
    var open = names
    while !open.isEmpty {
      let unknown = open.subtracting(known)
      known.formUnion(unknown)
      open = []
      for name in unknown.sorted() {
        switch try await module(name, &layouts) {
        case .swift(let module):
          layout.modules.append(module)
          open.formUnion(try Self.imports(of: module.files))
        case .c(let module):
          layout.addCModules([module])
          // Products of other packages are found by the names of the modules that they have.
          open.formUnion(module.dependencies.map(ModuleName.identifier))
        case nil: missing.insert(name)
        }
      }
    }
    return missing
  }

  private enum Module {
    case swift(AppModule)
    case c(CModule)
  }

  /// - Parameter layouts: what was read, by folders; nil for a package that SwiftPM cannot read
  ///   here, whose modules are reported as missing.
  private func module(
    _ name: String, _ layouts: inout [String: AppLayout?]
  ) async throws -> Module? {
    // A module map may give a target another name than its manifest, mostly for the Swift targets
    // of the same package.
    for folder in folders {
      if let module = Self.cModule(name, of: layouts[folder] ?? nil) { return .c(module) }
    }
    for folder in try folders.filter({ try mentions(name, $0) }) {
      if layouts[folder] == nil { layouts[folder] = .some(try await package(in: folder)) }
      guard let package = layouts[folder] ?? nil else { continue }
      if let module = Self.cModule(name, of: package) { return .c(module) }
      if var module = package.modules.first(where: { $0.name == name }), !module.files.isEmpty {
        module.isFetched = true
        return .swift(module)
      }
    }
    return nil
  }

  /// - Parameter name: what files import, or what SwiftPM makes of a target's name.
  private static func cModule(_ name: String, of package: AppLayout?) -> CModule? {
    package?.cModules.first {
      $0.names.contains(name) || ModuleName.identifier($0.target) == name
    }
  }

  private func package(in folder: String) async throws -> AppLayout? {
    do {
      return try await PackageLayout.read(folder)
    } catch PortError.unreadableProject {
      return nil
    }
  }

  /// Whether a manifest may declare a module: reading one takes a second.
  private func mentions(_ module: String, _ folder: String) throws -> Bool {
    let manifest = try PosixFileSystem().read(FilePaths.join(folder, "Package.swift"))
    let text = String(decoding: manifest, as: UTF8.self)
    // A target's name may have what a module's may not, as in `swift-cron`.
    let names = [module, String(module.map { $0 == "_" ? "-" : $0 })]
    return names.contains { text.contains("\"\($0)\"") }
  }
}
