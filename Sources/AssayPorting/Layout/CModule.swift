// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayXcode

/// A target of C, C++ or assembly sources, which Swift files import through a module map.
struct CModule: Hashable, Sendable {
  /// What gives its headers to Swift.
  enum ModuleMap: Hashable, Sendable {
    /// A file that the package has.
    case file(String)
    /// The text of the one that SwiftPM makes.
    case generated(String)
  }

  /// The name of its target.
  var target: String
  /// The names that Swift files import.
  var names: [String]
  /// The absolute path of its package.
  var package: String
  /// The absolute path of its folder, which is in the package.
  var folder: String
  /// The absolute path of the folder of its headers for others.
  var headers: String
  var moduleMap: ModuleMap
  /// Absolute paths of the sources that it compiles, in order.
  var sources: [String]
  /// What its manifest says.
  var settings: CSettings
  /// The names of the targets and products that it needs.
  var dependencies: [String]

  /// Reads a target's folder; nil where it has no sources of C or no headers for others.
  ///
  /// - Throws: `FileSystemError`.
  init?(
    target: String, package: String, folder: String, settings: CSettings, dependencies: [String]
  ) throws {
    let files = PosixFileSystem()
    let sources = try files.files(below: folder).filter { path in
      Self.languages[FilePaths.fileExtension(of: path)] != nil && settings.takes(path)
    }
    let headers = FilePaths.normalized(
      FilePaths.join(folder, settings.publicHeadersPath ?? "include"))
    guard !sources.isEmpty, FilePaths.isInside(headers, package),
      try files.kind(of: headers) == .folder
    else { return nil }
    self.target = target
    self.package = package
    self.folder = folder
    self.headers = headers
    self.sources = sources.map { FilePaths.join(folder, $0) }
    self.settings = settings
    self.dependencies = dependencies
    let map = FilePaths.join(headers, "module.modulemap")
    if try files.kind(of: map) == .file {
      moduleMap = .file(map)
      names = ModuleMapNames.read(try files.read(map))
    } else {
      let name = ModuleName.identifier(target)
      names = [name]
      moduleMap = .generated(try Self.map(of: name, target: target, headers: headers))
    }
    guard !names.isEmpty else { return nil }
  }

  /// The module map that SwiftPM makes for a target without one: of the header with the target's
  /// name, which includes the others, or else of all headers.
  private static func map(of name: String, target: String, headers: String) throws -> String {
    let files = PosixFileSystem()
    let places = [name, target].flatMap { ["\($0).h", "\($0)/\($0).h"] }
      .map { FilePaths.join(headers, $0) }
    let header = try places.first { try files.kind(of: $0) == .file }
    let umbrella = header.map { "header " + quoted($0) } ?? quoted(headers)
    return "module \(name) {\n  umbrella \(umbrella)\n  export *\n}\n"
  }

  /// A path as module maps have it.
  private static func quoted(_ path: String) -> String {
    "\"" + path.flatMap { ["\"", "\\"].contains($0) ? ["\\", $0] : [$0] } + "\""
  }

  /// The language of a source, by what its name ends with.
  static let languages: [String: Language] = [
    "c": .c, "S": .c, "s": .c, "m": .c, "cc": .cxx, "cpp": .cxx, "cxx": .cxx, "c++": .cxx,
    "mm": .cxx,
  ]

  enum Language: Hashable, Sendable {
    case c
    case cxx
  }
}
