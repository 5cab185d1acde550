// SPDX-License-Identifier: MIT

package import AssayFindings

/// The content of Package.swift: targets, the locations of their sources, and products.
package struct PackageManifest: Hashable, Codable, Sendable {
  package var name: String
  /// In the manifest's order.
  package var targets: [Target]
  package var products: [Product]
  /// Identities of the packages it depends on: the last part of a URL or path, lower case, without
  /// `.git`.
  package var packageDependencies: [String]
  /// The manifest's file, relative to the root: `Package.swift` or `Package@swift-6.0.swift`.
  package var file: String
  /// What the manifest gives the compiler after `-module-alias`, such as `SwiftUI=AssayViews`.
  package var moduleAliases: [String] = []

  package struct Target: Hashable, Codable, Sendable {
    package var name: String
    /// The module's name in `import`: the target's name, with `_` for each character that an
    /// identifier cannot have.
    package var moduleName: String
    package var kind: TargetKind
    /// Relative to the root, `.` for the root itself; nil if no standard folder contains it.
    package var path: String?
    /// Below `path`; empty for all of it.
    package var sources: [String]
    /// Below `path`: files and folders that are not part of the target.
    package var exclude: [String]
    /// Below `path`: files and folders that are resources, whatever their names.
    package var resources: [String] = []
    package var dependencies: [Dependency]
    /// The whole expression in the manifest, where it could be found there.
    package var range: SourceRange?
    /// Of the name's literal.
    package var nameStart: SourcePosition?
  }

  package enum TargetKind: String, Hashable, Codable, Sendable {
    case library, executable, test, plugin, macro, system, binary

    /// Whether it is compiled from sources.
    var hasSources: Bool { self != .system && self != .binary }
  }

  package struct Dependency: Hashable, Codable, Sendable {
    package enum Kind: String, Hashable, Codable, Sendable {
      case target, product
      /// A plain name: of a target, or of a product where there is no such target.
      case byName
    }

    package var kind: Kind
    package var name: String
    /// As written after `package:`.
    package var package: String?
    /// For some platforms, configurations or traits only.
    package var isConditional: Bool
    /// The element of `dependencies:` in the manifest, where it could be found there.
    package var range: SourceRange?
  }

  package struct Product: Hashable, Codable, Sendable {
    package var name: String
    package var kind: ProductKind
    package var targets: [String]
  }

  package enum ProductKind: String, Hashable, Codable, Sendable {
    case library, executable, plugin, macro, snippet
  }
}

extension PackageManifest {
  func target(named name: String) -> Target? {
    targets.first { $0.name == name }
  }

  /// The target whose folder contains a file and whose rules include it.
  ///
  /// - Parameter path: relative to the root.
  func target(containing path: String) -> Target? {
    targets.first { $0.contains(path) }
  }

  /// Whether a file is a resource of a target, which no target compiles whatever its name is.
  ///
  /// - Parameter path: relative to the root.
  func isResource(_ path: String) -> Bool {
    targets.contains { $0.isResource(path) } && target(containing: path) == nil
  }

  /// Modules of the targets of library products: what other packages can see. Sorted.
  package var publicModules: [String] {
    let names = Set(products.filter { $0.kind == .library }.flatMap(\.targets))
    return targets.filter { names.contains($0.name) }.map(\.moduleName).sorted()
  }

  /// The target a dependency means; nil where it means another package's product.
  func target(of dependency: Dependency) -> Target? {
    dependency.kind == .product ? nil : target(named: dependency.name)
  }
}

extension PackageManifest.Target {
  /// - Parameter filePath: relative to the root.
  func contains(_ filePath: String) -> Bool {
    guard kind.hasSources, let path else { return false }
    guard let inner = Self.remainder(of: filePath, below: path) else { return false }
    let isExcluded = (exclude + resources).contains { Self.remainder(of: inner, below: $0) != nil }
    if isExcluded { return false }
    return sources.isEmpty || sources.contains { Self.remainder(of: inner, below: $0) != nil }
  }

  /// - Parameter filePath: relative to the root.
  func isResource(_ filePath: String) -> Bool {
    guard kind.hasSources, let path, let inner = Self.remainder(of: filePath, below: path) else {
      return false
    }
    return resources.contains { Self.remainder(of: inner, below: $0) != nil }
  }

  /// What of a path is left below a folder, empty for the folder or file itself; nil elsewhere.
  static func remainder(of path: String, below folder: String) -> String? {
    var folder = folder[...]
    while folder.hasPrefix("./") { folder = folder.dropFirst(2) }
    while folder.hasSuffix("/") { folder = folder.dropLast() }
    if folder.isEmpty || folder == "." { return path }
    guard path.hasPrefix(folder) else { return nil }
    let rest = path.dropFirst(folder.count)
    if rest.isEmpty { return "" }
    return rest.first == "/" ? String(rest.dropFirst()) : nil
  }
}
