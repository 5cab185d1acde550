// SPDX-License-Identifier: MIT

extension AppLayout {
  /// Takes the modules of packages for the system of the targets that import them, where these are
  /// all for the same one: a manifest says no system, only minimum versions.
  ///
  /// - Precondition: the modules are in the order in which they compile.
  /// - Throws: `FileSystemError`.
  mutating func takePackagePlatforms() throws {
    guard modules.contains(where: { $0.platform != nil }), modules.contains(where: \.isOfPackage)
    else { return }
    let dependencies = try ModuleOrder.dependencies(of: modules)
    // Each after those that import it.
    for index in modules.indices.reversed() where modules[index].isOfPackage {
      let name = modules[index].name
      let importing = modules.filter { dependencies[$0.name]?.contains(name) == true }
      let platforms = Set(importing.map(\.platform))
      if platforms.count == 1, let platform = platforms.first {
        modules[index].platform = platform
      }
    }
  }
}
