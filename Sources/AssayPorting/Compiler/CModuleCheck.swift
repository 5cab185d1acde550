// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayProcesses

/// Finds out which targets of C sources compile on Linux. One that does not compile would keep the
/// whole written package from it.
struct CModuleCheck {
  /// The path of `clang`.
  let compiler: String
  /// Where module maps are written.
  let folder: String

  struct Result: Hashable, Sendable {
    /// Those that compile, each after those that it needs.
    var modules: [CModule] = []
    /// What is left out and why, one a target.
    var problems: [String] = []
    /// Where Swift finds the modules.
    var compilerArguments: [String] = []
  }

  /// - Throws: `ToolProcessError`, `FileSystemError`.
  func run(_ modules: [CModule]) async throws -> Result {
    var result = Result()
    for module in Self.sorted(modules) {
      if let problem = try await problem(of: module, among: modules, taken: result.modules) {
        result.problems.append("\(module.target): \(problem)")
        continue
      }
      result.modules.append(module)
      result.compilerArguments += try swiftArguments(for: module)
    }
    return result
  }

  private func problem(
    of module: CModule, among all: [CModule], taken: [CModule]
  ) async throws -> String? {
    for name in module.dependencies
    where all.contains(where: { $0.target == name })
      && !taken.contains(where: { $0.target == name })
    {
      return "it needs \(name), which is left out"
    }
    let headers = ([module] + taken).flatMap { ["-I", $0.headers] }
    for language in [CModule.Language.c, .cxx] {
      let sources = module.sources.filter {
        CModule.languages[FilePaths.fileExtension(of: $0)] == language
      }
      guard !sources.isEmpty else { continue }
      let outcome = try await ToolProcess.run(
        compiler,
        [
          "-fsyntax-only", "-w", "-fblocks", "-fno-color-diagnostics", "-DSWIFT_PACKAGE=1",
          "-DDEBUG=1",
        ] + module.settings.compilerArguments(for: language, in: module.folder) + headers
          + sources)
      guard outcome.succeeded else { return Self.reason(in: outcome, of: module) }
    }
    return nil
  }

  /// The first error, with the file's path in the package.
  static func reason(in outcome: ToolProcess.Outcome, of module: CModule) -> String {
    let lines = outcome.errorText.split(separator: "\n")
    let line = lines.first { $0.contains("error:") } ?? lines.first ?? "clang failed"
    let text =
      line.hasPrefix(module.package + "/") ? line.dropFirst(module.package.utf8.count + 1) : line
    return Printable.short(String(text), limit: 300)
  }

  private func swiftArguments(for module: CModule) throws -> [String] {
    let map: String
    switch module.moduleMap {
    case .file(let path): map = path
    case .generated(let text):
      // Clang knows a module map by any name that ends so.
      map = FilePaths.join(folder, (module.names.first ?? module.target) + ".modulemap")
      try PosixFileSystem().replace(map, with: Array(text.utf8))
    }
    return ["-Xcc", "-fmodule-map-file=" + map, "-Xcc", "-I" + module.headers]
  }

  /// Each after those that it needs; what needs itself in a circle comes last.
  private static func sorted(_ modules: [CModule]) -> [CModule] {
    let targets = Set(modules.map(\.target))
    let (sorted, circle) = ModuleOrder.sorted(modules, by: \.target) {
      targets.intersection($0.dependencies)
    }
    return sorted + circle
  }
}
