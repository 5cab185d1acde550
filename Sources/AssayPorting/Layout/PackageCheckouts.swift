// SPDX-License-Identifier: MIT

internal import AssayFiles

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
  func add(_ names: Set<String>, to modules: inout [AppModule]) async throws -> Set<String> {
    var missing: Set<String> = []
    var layouts: [String: [AppModule]] = [:]
    var known = Set(modules.map(\.name) + ModuleAlias.all.map(\.name))
      .union(StandIn.contents.keys)
    var open = names
    while !open.isEmpty {
      let unknown = open.subtracting(known)
      known.formUnion(unknown)
      open = []
      for name in unknown.sorted() {
        guard let module = try await module(name, &layouts) else {
          missing.insert(name)
          continue
        }
        modules.append(module)
        open.formUnion(try Self.imports(of: module.files))
      }
    }
    return missing
  }

  /// - Parameter layouts: what was read, by folders.
  private func module(
    _ name: String, _ layouts: inout [String: [AppModule]]
  ) async throws -> AppModule? {
    for folder in try folders.filter({ try mentions(name, $0) }) {
      if layouts[folder] == nil { layouts[folder] = try await packageModules(in: folder) }
      guard var module = layouts[folder]?.first(where: { $0.name == name }),
        !module.files.isEmpty
      else { continue }
      module.isFetched = true
      return module
    }
    return nil
  }

  /// None of a package that SwiftPM cannot read here; its modules are reported as missing.
  private func packageModules(in folder: String) async throws -> [AppModule] {
    do {
      return try await PackageLayout.read(folder).modules
    } catch PortError.unreadableProject {
      return []
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
