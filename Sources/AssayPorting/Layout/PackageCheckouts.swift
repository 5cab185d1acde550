// SPDX-License-Identifier: MIT

internal import AssayFiles

/// The packages that Xcode or SwiftPM fetched for an app: folders that have one package each.
struct PackageCheckouts {
  /// What the modules of an app and of its packages import.
  struct Imports {
    var all: Set<String>
    /// Those that nothing stands for; also Apple's frameworks and the modules of the toolchain.
    var missing: Set<String>
  }

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

  /// Adds the modules that are imported and that nothing else stands for, and what these import.
  ///
  /// - Throws: `PortError`, `ToolProcessError`, `FileSystemError`.
  func add(to modules: inout [AppModule]) async throws -> Imports {
    var imports = Imports(all: [], missing: [])
    var layouts: [String: [AppModule]] = [:]
    var open = modules.flatMap(\.files)
    var known = Set(modules.map(\.name) + ModuleAlias.all.map(\.name))
      .union(StandIn.contents.keys)
    while !open.isEmpty {
      var imported: Set<String> = []
      for file in open {
        imported.formUnion(SourceFacts(try PosixFileSystem().read(file)).imports.map(\.module))
      }
      open = []
      imports.all.formUnion(imported)
      for name in imported.subtracting(known).sorted() {
        known.insert(name)
        imports.missing.insert(name)
        for folder in try folders.filter({ try mentions(name, $0) }) {
          if layouts[folder] == nil { layouts[folder] = try await packageModules(in: folder) }
          guard var module = layouts[folder]?.first(where: { $0.name == name }),
            !module.files.isEmpty
          else { continue }
          module.isFetched = true
          modules.append(module)
          open += module.files
          imports.missing.remove(name)
          break
        }
      }
    }
    return imports
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
