// SPDX-License-Identifier: MIT

internal import AssayXcode

/// A package that an app names by the address of its repository.
struct RemotePackage: Hashable, Sendable {
  /// Which version is asked for.
  enum Requirement: Hashable, Sendable {
    /// The upper bound is not included.
    case range(String, String)
    case upToNextMajor(String)
    case upToNextMinor(String)
    case exact(String)
    case branch(String)
    case revision(String)
  }

  var url: String
  /// Nil for one of a kind that is not known.
  var requirement: Requirement?
  /// The names of its products that the app uses.
  var products: Set<String>

  /// The last part of the address, by which SwiftPM tells packages apart.
  var identity: String {
    let path = url.split(separator: "?").first.map(String.init) ?? url
    let last = path.split { $0 == "/" || $0 == ":" }.last.map { $0.lowercased() } ?? path
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }

  /// As a manifest names it; nil for an address or a version that none can name.
  ///
  /// Only addresses of servers and of local repositories are taken: git would run a program for
  /// others.
  var dependency: String? {
    let isAddress =
      ["https://", "http://", "ssh://", "git://", "file://"].contains(where: url.hasPrefix)
      || url.hasPrefix("git@")
    guard isAddress, let words = requirement?.words else { return nil }
    return ".package(url: \(SwiftText.literal(url)), \(words))"
  }
}

extension RemotePackage.Requirement {
  /// As a manifest says it; nil for a version that is none.
  fileprivate var words: String? {
    switch self {
    case .range(let lower, let upper):
      guard let lower = Self.version(lower), let upper = Self.version(upper) else { return nil }
      return "\(lower)..<\(upper)"
    case .upToNextMajor(let version): return Self.version(version).map { "from: \($0)" }
    case .upToNextMinor(let version):
      return Self.version(version).map { ".upToNextMinor(from: \($0))" }
    case .exact(let version): return Self.version(version).map { "exact: \($0)" }
    case .branch(let name): return "branch: \(SwiftText.literal(name))"
    case .revision(let id): return "revision: \(SwiftText.literal(id))"
    }
  }

  /// The literal of a semantic version; Xcode also takes `1` and `1.2`.
  private static func version(_ text: String) -> String? {
    let core = text.prefix { $0 != "-" && $0 != "+" }
    var numbers = core.split(separator: ".", omittingEmptySubsequences: false)
    let isVersion =
      numbers.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (48...57).contains($0) } }
      && numbers.count <= 3
    guard isVersion else { return nil }
    while numbers.count < 3 { numbers.append("0") }
    return SwiftText.literal(numbers.joined(separator: ".") + text.dropFirst(core.count))
  }
}

extension RemotePackage {
  init(_ package: XcodePackage) {
    let values = package.requirement
    url = package.url
    products = package.products
    requirement =
      switch values["kind"] {
      case "upToNextMajorVersion": values["minimumVersion"].map(Requirement.upToNextMajor)
      case "upToNextMinorVersion": values["minimumVersion"].map(Requirement.upToNextMinor)
      case "exactVersion": values["version"].map(Requirement.exact)
      case "branch": values["branch"].map(Requirement.branch)
      case "revision": values["revision"].map(Requirement.revision)
      case "versionRange":
        values["minimumVersion"].flatMap { lower in
          values["maximumVersion"].map { Requirement.range(lower, $0) }
        }
      default: nil
      }
  }
}

extension [RemotePackage] {
  /// One of each identity, the first, with the products of all: SwiftPM takes no other.
  var merged: [RemotePackage] {
    var result: [RemotePackage] = []
    for package in self {
      if let index = result.firstIndex(where: { $0.identity == package.identity }) {
        result[index].products.formUnion(package.products)
      } else {
        result.append(package)
      }
    }
    return result
  }

  /// Those that may have a module that is imported and that nothing stands for.
  ///
  /// A product often has the name of its module. Where one does not, the packages are taken of
  /// which no product has the name of anything that is imported.
  ///
  /// - Parameters:
  ///   - missing: the modules that nothing stands for.
  ///   - imported: all modules that are imported.
  func needed(by missing: Set<String>, of imported: Set<String>) -> [RemotePackage] {
    let names = map { Set($0.products.map(ModuleName.identifier)) }
    let unnamed = missing.subtracting(names.joined()).filter {
      !Self.toolchainModules.contains($0) && AppleFramework.purpose(of: $0) == nil
    }
    return zip(self, names).filter { _, names in
      !names.isDisjoint(with: missing)
        || !unnamed.isEmpty && !names.isEmpty && names.isDisjoint(with: imported)
    }
    .map(\.0)
  }

  /// What the toolchain has besides Apple's frameworks.
  private static let toolchainModules: Set = [
    "CoreFoundation", "Dispatch", "Distributed", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Glibc", "Darwin",
    "Musl", "Observation", "PackageDescription", "RegexBuilder", "Swift", "Synchronization",
    "Testing", "XCTest", "_Concurrency",
  ]
}
