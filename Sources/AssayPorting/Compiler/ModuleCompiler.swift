// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayProcesses

/// Asks the compiler about a module's files.
protocol ModuleCompiler: Sendable {
  /// Whether some module can be imported.
  func hasModule(_ name: String) async throws -> Bool
  /// Makes a module without contents, so that its import compiles.
  func addStandIn(_ name: String) async throws
  func compile(_ request: CompilerRequest) async throws -> CompilerAnswer
}

/// What the compiler is asked about.
struct CompilerRequest: Sendable {
  var module: AppModule
  /// The module's files, or their copies.
  var files: [String]
  var standIns: [String] = []
  var visibleStandIns: [String] = []
  var parts = ModuleParts([])
  var effort = CompilerEffort.usual
  /// Those of the files that are checked, which takes the less time the fewer they are. Nil for the
  /// whole module, which is then written for those that import it.
  var checked: [String]?
}

/// How long the compiler thinks about one expression before it gives up.
enum CompilerEffort: Hashable, Sendable {
  /// Not long: while other errors are left, most expressions that it cannot decide are wrong
  /// because of them, and it may think for a minute about each.
  case quick
  /// As it does by itself.
  case usual

  /// NB: the bound is one of memory and not of time, so that every machine gives the same answer.
  var compilerArguments: [String] {
    switch self {
    case .quick: ["-Xfrontend", "-solver-memory-threshold=50000000"]
    case .usual: []
    }
  }
}

struct CompilerAnswer: Hashable, Sendable {
  var succeeded: Bool
  /// What the compiler printed.
  var output: String
}

/// The toolchain's compiler.
struct SwiftModuleCompiler: ModuleCompiler {
  private let kit: PortingKit
  /// Where modules are written.
  private let folder: String
  /// Where modules of C sources are.
  private let cArguments: [String]
  /// Those that this version of Assay has.
  private(set) var aliases: [ModuleAlias] = []
  private(set) var visibleModules: [String] = []

  /// - Parameters:
  ///   - folder: for what the check makes; it is thrown away afterwards.
  ///   - cArguments: where modules of C sources are.
  init(kit: PortingKit, folder: String, cArguments: [String] = []) async throws {
    self.kit = kit
    self.folder = folder
    self.cArguments = cArguments
    // Under an alias, a source cannot import the replacement by its own name.
    for alias in ModuleAlias.all {
      if try await canImport(alias.replacement, aliases: []) { aliases.append(alias) }
    }
    for name in PortSettings.visibleModules {
      if try await canImport(name, aliases: []) { visibleModules.append(name) }
    }
  }

  func hasModule(_ name: String) async throws -> Bool {
    try await canImport(name, aliases: aliases)
  }

  private func canImport(_ name: String, aliases: [ModuleAlias]) async throws -> Bool {
    let file = FilePaths.join(folder, "Probe.swift")
    try PosixFileSystem().replace(file, with: Array("import \(name)\n".utf8))
    let arguments = kit.arguments + cArguments + aliases.flatMap(\.compilerArguments)
    return try await ToolProcess.run(
      kit.compiler, ["-typecheck", "-I", folder, file] + arguments
    ).status == 0
  }

  func addStandIn(_ name: String) async throws {
    let module = StandIn.moduleName(name)
    let file = FilePaths.join(folder, "StandIn.swift")
    try PosixFileSystem().replace(file, with: Array(StandIn.source(of: name).utf8))
    // In the language mode of the written package's manifest, which names none for stand-ins.
    let outcome = try await ToolProcess.run(
      kit.compiler,
      [
        "-emit-module", "-parse-as-library", "-suppress-warnings", "-swift-version", "6",
        "-module-name", module,
        "-emit-module-path", FilePaths.join(folder, module + ".swiftmodule"), "-I", folder, file,
      ] + kit.arguments)
    guard outcome.status == 0 else {
      throw PortError.compilerFailed(module: name, output: outcome.lastLines)
    }
  }

  func compile(_ request: CompilerRequest) async throws -> CompilerAnswer {
    let module = request.module
    var arguments = [
      "-wmo", "-parse-as-library", "-Onone", "-suppress-warnings", "-DDEBUG", "-DSWIFT_PACKAGE",
      "-package-name", "port", "-diagnostic-style", "llvm", "-module-name", module.name,
      "-I", folder,
    ]
    arguments += kit.arguments + cArguments + module.settings.compilerArguments
    arguments += request.effort.compilerArguments
    arguments += PortSettings.arguments(
      aliases: aliases,
      visibleModules: PortSettings.visibleModules(visibleModules, for: module),
      standIns: request.standIns, visibleStandIns: request.visibleStandIns)
    if let map = request.parts.map(aliases: aliases) {
      let file = FilePaths.join(folder, ModuleParts.file)
      try PosixFileSystem().replace(file, with: Array(map.utf8))
      arguments += ["-Xcc", "-fmodule-map-file=" + file]
    }
    let sources = try request.files + generatedFiles(of: module, isAlone: request.files.isEmpty)
    let places = MacroPlaces(module: module.name, files: sources)
    if let checked = request.checked,
      let frontend = try await FrontendCommand.typeCheck(
        compiler: kit.compiler, arguments: arguments, folder: folder)
    {
      var answer = try await frontend.run(sources, checked: checked, folder: folder)
      answer.output = try places.named(in: answer.output)
      return answer
    }
    // NB: -emit-module runs the checks that follow type checking too, such as those for values that
    // are used before they are set.
    let path = FilePaths.join(folder, module.name + ".swiftmodule")
    let outcome = try await ToolProcess.run(
      kit.compiler, ["-emit-module", "-emit-module-path", path] + arguments + sources)
    return CompilerAnswer(
      succeeded: outcome.status == 0, output: try places.named(in: outcome.errorText))
  }

  /// Writes the sources that Xcode and SwiftPM make for a module.
  private func generatedFiles(of module: AppModule, isAlone: Bool) throws -> [String] {
    var texts = module.generatedSources.map { ($0.name, $0.text) }
    if module.hasBundle { texts.insert((StandIn.bundleFile, StandIn.bundleSource), at: 0) }
    if texts.isEmpty, isAlone { texts = [("Empty.swift", StandIn.source)] }
    return try texts.map { name, text in
      let file = FilePaths.join(folder, name)
      try PosixFileSystem().replace(file, with: Array(text.utf8))
      return file
    }
  }

  /// Writes the symbol graph of Assay's views, which has their documentation.
  ///
  /// Without what types inherit: each view would have each modifier again (309 MB and 10 s of CPU
  /// against 15 MB and 1.5 s).
  func writeSymbolGraph(of module: String) async throws -> [UInt8] {
    let outcome = try await ToolProcess.run(
      FilePaths.join(FilePaths.parent(of: kit.compiler), "swift-symbolgraph-extract"),
      [
        "-module-name", module, "-output-dir", folder, "-minimum-access-level", "public",
        "-skip-synthesized-members", "-skip-inherited-docs",
      ] + kit.graphArguments)
    guard outcome.status == 0 else {
      throw PortError.unreadableModule(module, output: outcome.lastLines)
    }
    return try PosixFileSystem().read(FilePaths.join(folder, module + ".symbols.json"))
  }
}
