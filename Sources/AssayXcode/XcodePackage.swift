// SPDX-License-Identifier: MIT

/// A package that a project names by the address of its repository.
package struct XcodePackage: Hashable, Sendable {
  package let url: String
  /// What Xcode asks of its version, by Xcode's keys: `kind` is `upToNextMajorVersion`,
  /// `upToNextMinorVersion`, `versionRange`, `exactVersion`, `branch` or `revision`; the values are
  /// `minimumVersion`, `maximumVersion`, `version`, `branch` and `revision`.
  package let requirement: [String: String]
  /// The products that targets of the project use.
  package let products: Set<String>

  package init(url: String, requirement: [String: String], products: Set<String>) {
    self.url = url
    self.requirement = requirement
    self.products = products
  }
}

extension XcodeProject {
  /// The packages that the project names by their address, in its order.
  package var remotePackages: [XcodePackage] {
    (project["packageReferences"]?.texts ?? []).compactMap { id in
      guard let object = objects[id], let url = object["repositoryURL"]?.text else { return nil }
      let products = objects.values.filter {
        $0["isa"]?.text == "XCSwiftPackageProductDependency" && $0["package"]?.text == id
      }
      return XcodePackage(
        url: url, requirement: (object["requirement"]?.members ?? [:]).compactMapValues(\.text),
        // A plugin of a package is written as `plugin:NAME` and no code imports it.
        products: Set(
          products.compactMap { $0["productName"]?.text }.filter { !$0.hasPrefix("plugin:") }))
    }
  }
}
