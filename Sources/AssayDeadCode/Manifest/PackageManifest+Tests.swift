// SPDX-License-Identifier: MIT

extension PackageManifest {
  /// Names of the targets that are only there for tests: test targets, and libraries in no product
  /// on which only such targets depend.
  var targetsForTests: Set<String> {
    let shipped = Set(products.flatMap(\.targets))
    var dependents: [String: Set<String>] = [:]
    for target in targets {
      for dependency in target.dependencies {
        if let name = self.target(of: dependency)?.name {
          dependents[name, default: []].insert(target.name)
        }
      }
    }
    var result = Set(targets.filter { $0.kind == .test }.map(\.name))
    var count = 0
    while count != result.count {
      count = result.count
      for target in targets where target.kind == .library && !shipped.contains(target.name) {
        guard let users = dependents[target.name], users.isSubset(of: result) else { continue }
        result.insert(target.name)
      }
    }
    return result
  }
}
