// SPDX-License-Identifier: MIT

internal import AssayFiles

/// The order in which modules compile: each after those that it imports.
enum ModuleOrder {
  /// - Throws: `PortError.circle`, `FileSystemError`.
  static func sorted(_ modules: [AppModule]) throws -> [AppModule] {
    let dependencies = try dependencies(of: modules)
    let (sorted, circle) = sorted(modules, by: \.name) { dependencies[$0.name, default: []] }
    guard circle.isEmpty else { throw PortError.circle(circle.map(\.name)) }
    return sorted
  }

  /// Each after those that it needs, and those that cannot come so, because some need themselves in
  /// a circle.
  static func sorted<Module>(
    _ modules: [Module], by name: (Module) -> String, needs: (Module) -> Set<String>
  ) -> (sorted: [Module], circle: [Module]) {
    var rest = modules
    var done: Set<String> = []
    var result: [Module] = []
    while let index = rest.firstIndex(where: { needs($0).isSubset(of: done) }) {
      let module = rest.remove(at: index)
      done.insert(name(module))
      result.append(module)
    }
    return (result, rest)
  }

  /// Modules by their names, with those that they import, and what these import.
  ///
  /// - Throws: `FileSystemError`.
  static func needed(by names: [String], of modules: [AppModule]) throws -> Set<String> {
    let dependencies = try dependencies(of: modules)
    return reached(from: names) { Array(dependencies[$0] ?? []) }
  }

  /// Names, with those that they need, and what these need.
  static func reached(from names: [String], needs: (String) -> [String]) -> Set<String> {
    var reached: Set<String> = []
    var open = names
    while let name = open.popLast() {
      guard reached.insert(name).inserted else { continue }
      open += needs(name)
    }
    return reached
  }

  /// The modules of the same app that each one imports.
  static func dependencies(of modules: [AppModule]) throws -> [String: Set<String>] {
    let names = Set(modules.map(\.name))
    var result: [String: Set<String>] = [:]
    for module in modules {
      for file in module.files {
        for used in SourceFacts(try PosixFileSystem().read(file)).imports
        where used.module != module.name && names.contains(used.module) {
          result[module.name, default: []].insert(used.module)
        }
      }
    }
    return result
  }
}
