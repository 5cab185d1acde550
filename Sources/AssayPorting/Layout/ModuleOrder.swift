// SPDX-License-Identifier: MIT

internal import AssayFiles

/// The order in which modules compile: each after those that it imports.
enum ModuleOrder {
  /// - Throws: `PortError.circle`, `FileSystemError`.
  static func sorted(_ modules: [AppModule]) throws -> [AppModule] {
    let dependencies = try dependencies(of: modules)
    var rest = modules
    var done: Set<String> = []
    var result: [AppModule] = []
    while !rest.isEmpty {
      guard
        let index = rest.firstIndex(where: {
          dependencies[$0.name, default: []].isSubset(of: done)
        })
      else { throw PortError.circle(rest.map(\.name)) }
      let module = rest.remove(at: index)
      done.insert(module.name)
      result.append(module)
    }
    return result
  }

  /// Modules by their names, with those that they import, and what these import.
  ///
  /// - Throws: `FileSystemError`.
  static func needed(by names: [String], of modules: [AppModule]) throws -> Set<String> {
    let dependencies = try dependencies(of: modules)
    var needed: Set<String> = []
    var open = names
    while let name = open.popLast() {
      guard needed.insert(name).inserted else { continue }
      open += dependencies[name] ?? []
    }
    return needed
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
