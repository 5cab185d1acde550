// SPDX-License-Identifier: MIT

internal import AssayFiles

/// Links to the packages that have targets of C sources. A whole package is linked, because its
/// sources and settings may name each other's folders.
struct CPackageLinks {
  /// The name of the folder with the links.
  static let folder = "CPackages"

  /// The name of each link below the written package, with where it leads.
  private(set) var links: [(link: String, package: String)] = []

  init(_ modules: [CModule]) {
    for module in modules where !links.contains(where: { $0.package == module.package }) {
      let name = Self.folder + "/" + FilePaths.lastComponent(of: module.package)
      var link = name
      var number = 2
      while links.contains(where: { $0.link == link }) {
        link = "\(name)-\(number)"
        number += 1
      }
      links.append((link, module.package))
    }
  }

  /// The folder of a target, below the written package.
  func path(of module: CModule) -> String {
    let link = links.first { $0.package == module.package }?.link ?? Self.folder
    return link + module.folder.dropFirst(module.package.count)
  }
}
