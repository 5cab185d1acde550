// SPDX-License-Identifier: MIT

internal import AssayFindings
internal import AssayXcode

extension DeadCodeRule {
  static let unusedTarget = DeadCodeRule(
    "unused-target", "Unused target", "Targets and target dependencies that nothing uses.")
  static let unusedProduct = DeadCodeRule(
    "unused-product", "Unused product", "Products of other packages that no source file imports.")
}

/// Targets that nothing depends on, and dependencies that no source file imports.
struct UnusedTargets: PackageCheck {
  let rules: [DeadCodeRule] = [.unusedTarget, .unusedProduct]

  func findings(in package: PackageContents) -> PackageFindings {
    guard let manifest = package.manifest else { return PackageFindings() }
    let search = TargetSearch(manifest: manifest, files: package.files, root: package.root)
    return PackageFindings(findings: search.findings())
  }
}

/// The search of one manifest.
///
/// A product's modules can have other names than the product, and a module may re-export others. So
/// a dependency is reported only if every import of the target is explained without it.
private struct TargetSearch {
  let manifest: PackageManifest
  /// Of every source file that was scanned.
  let files: [FileImports]
  /// Absolute.
  let root: String

  func findings() -> [Finding] {
    unusedTargets() + manifest.targets.flatMap(unusedDependencies)
  }

  private func unusedTargets() -> [Finding] {
    let shipped = Set(manifest.products.flatMap(\.targets))
    var needed: Set<String> = []
    for target in manifest.targets {
      for dependency in target.dependencies where dependency.name != target.name {
        needed.insert(dependency.name)
      }
    }
    return manifest.targets.compactMap { target in
      guard target.kind == .library, !shipped.contains(target.name),
        !needed.contains(target.name), !isForDocumentation(target)
      else { return nil }
      return finding(
        .unusedTarget, range: target.range, focus: target.nameStart, name: target.name,
        kind: "target", owner: nil, confidence: .high,
        message: "target '\(target.name)' is never used",
        reason: "no product contains it, and no other target depends on it",
        fix: "remove the target and its folder")
    }
  }

  /// Whether a target has a catalog of DocC, which is made into pages by the target's name.
  private func isForDocumentation(_ target: PackageManifest.Target) -> Bool {
    guard let path = target.path else { return false }
    return !FolderWalk.files(root: root, folder: path, suffixes: [".docc"]).isEmpty
  }

  private func unusedDependencies(of target: PackageManifest.Target) -> [Finding] {
    guard [.library, .executable, .test, .macro].contains(target.kind) else { return [] }
    let files = files.filter { $0.modules.contains(target.moduleName) }
    guard !files.isEmpty, !target.dependencies.isEmpty else { return [] }
    let written = Set(files.flatMap(\.imports))
    let imports = written.union(modules(behind: written))
    let candidates = target.dependencies.filter { dependency in
      isJudged(dependency) && !imports.contains(module(of: dependency))
    }
    guard !candidates.isEmpty, isSeenWhole(target, files) else { return [] }
    // An import that no dependency explains may come from any of them.
    let direct = Set(target.dependencies.map(module))
    let unexplained = imports.subtracting(direct).subtracting(Self.systemModules)
      .subtracting([target.moduleName])
    guard unexplained.isEmpty else { return [] }
    return candidates.map { dependency in
      let isProduct = manifest.target(of: dependency) == nil
      let noun = isProduct ? "product" : "target"
      return finding(
        isProduct ? .unusedProduct : .unusedTarget, range: dependency.range,
        focus: dependency.range?.start, name: dependency.name, kind: "\(noun) dependency",
        owner: target.name, confidence: .medium,
        message: "target '\(target.name)' does not use its dependency '\(dependency.name)'",
        reason: "none of its source files imports the \(noun)'s module",
        fix: "remove the dependency")
    }
  }

  /// The modules that the compiler imports for other names. Which targets have the settings does
  /// not matter: taken for any target, they keep too much at most.
  private func modules(behind imports: Set<String>) -> [String] {
    manifest.moduleAliases.compactMap { alias in
      let names = alias.split(separator: "=")
      return names.count == 2 && imports.contains(String(names[0])) ? String(names[1]) : nil
    }
  }

  /// Whether an import shows that a dependency is used.
  private func isJudged(_ dependency: PackageManifest.Dependency) -> Bool {
    guard let target = manifest.target(of: dependency) else {
      // A plain name may be a plugin's product or a product of any package.
      return dependency.kind == .product
    }
    // Executables and plugins are run, not imported; modules of C targets may have any name.
    guard target.kind == .library, let path = target.path else { return false }
    let sources = FolderWalk.swiftFiles(root: root, folder: path)
    return sources.contains(where: target.contains)
  }

  /// The module that a dependency provides, judged by its name.
  private func module(of dependency: PackageManifest.Dependency) -> String {
    manifest.target(of: dependency)?.moduleName
      ?? ModuleName.identifier(dependency.name)
  }

  /// Whether the scan saw all of a target's sources: none excluded, none left out by the build,
  /// none in another language.
  private func isSeenWhole(_ target: PackageManifest.Target, _ files: [FileImports]) -> Bool {
    guard let path = target.path else { return false }
    let known = Set(files.map(\.path))
    let languages = [".c", ".m", ".mm", ".cpp", ".cc", ".cxx"]
    return FolderWalk.files(root: root, folder: path, suffixes: [".swift"] + languages)
      .filter(target.contains)
      .allSatisfy { $0.hasSuffix(".swift") && known.contains($0) }
  }

  private func finding(
    _ rule: DeadCodeRule, range: SourceRange?, focus: SourcePosition?, name: String, kind: String,
    owner: String?, confidence: Confidence, message: String, reason: String, fix: String
  ) -> Finding {
    let qualifiedName = owner.map { "\($0).\(name)" } ?? name
    return Finding(
      rule: rule.id, severity: rule.severity, confidence: confidence,
      location: Finding.Location(path: manifest.file, range: range, focus: focus),
      subject: Finding.Subject(
        name: name, kind: kind, qualifiedName: qualifiedName,
        identity: "manifest:\(kind):\(qualifiedName)"),
      message: message, reason: reason, fix: fix, removableLines: 0)
  }

  /// Modules of the toolchain and of Apple's SDKs that need no dependency. An import of any other
  /// one that no dependency explains only makes the rule silent.
  private static let systemModules: Set<String> = [
    "Accelerate", "Accessibility", "AppIntents", "AppKit", "AuthenticationServices", "AVFoundation",
    "AVKit", "Builtin", "CRT", "CoreData", "CoreFoundation", "CoreGraphics", "CoreImage",
    "CoreLocation", "CoreMedia", "CoreML", "CoreText", "CoreVideo", "Combine", "CryptoKit", "Cxx",
    "CxxStdlib", "Darwin", "Dispatch", "Distributed", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Glibc", "ImageIO",
    "MapKit", "Metal", "MetalKit", "Musl", "Android", "Bionic", "WASILibc", "WinSDK", "ucrt",
    "NaturalLanguage", "Network", "Observation", "ObjectiveC", "OSLog", "PackageDescription",
    "PackagePlugin", "PhotosUI", "QuartzCore", "RegexBuilder", "Security", "StoreKit", "Swift",
    "SwiftData", "SwiftUI", "Synchronization", "System", "Testing", "TipKit", "UIKit",
    "UniformTypeIdentifiers", "UserNotifications", "WatchKit", "WebKit", "WidgetKit", "XCTest",
    "_Concurrency", "_Differentiation", "_StringProcessing", "_Volatile", "os",
  ]
}
