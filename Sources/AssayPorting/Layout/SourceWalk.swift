// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayXcode

/// Walks through an app's folders for sources and resources.
enum SourceWalk {
  struct Contents {
    /// Absolute paths, in order.
    var sources: [String] = []
    var resources: [String] = []
    /// Files and bundles of kinds that Linux cannot read.
    var others: [String] = []
  }

  /// Folders that tools fill, whose sources are not the app's.
  private static let foreignNames: Set<String> = [
    "build", "Build", "DerivedData", "Pods", "Carthage", "node_modules", "SourcePackages",
    "__Snapshots__", "fastlane", "vendor",
  ]
  private static let resourceKinds: Set<String> = ["xcassets", "xcstrings", "lproj"]
  /// Kinds of files that an app reads from its bundle and that Linux can read too.
  private static let dataKinds: Set<String> = [
    "csv", "geojson", "gif", "jpeg", "jpg", "json", "otf", "pdf", "plist", "png", "svg", "tsv",
    "ttf", "txt", "xml",
  ]
  /// Folders that are one thing to Xcode.
  private static let bundleKinds: Set<String> = [
    "xcodeproj", "xcworkspace", "xcdatamodeld", "playground", "bundle", "framework",
    "xcframework", "docc", "app", "swiftpm",
  ]
  /// Files that say how to build or that people read, and bundles that are no part of the app.
  private static let toolKinds: Set<String> = [
    "", "app", "docc", "entitlements", "gitkeep", "h", "lock", "md", "modulemap", "orig", "pch",
    "playground", "plist", "resolved", "rtf", "sh", "stencil", "swiftpm", "xcconfig", "xcodeproj",
    "xcprivacy", "xctestplan", "xcworkspace", "yaml", "yml",
  ]

  /// The Swift files and resources below a folder, without those of packages inside it. Links are
  /// not followed.
  static func contents(of folder: String, skipsTests: Bool) throws -> Contents {
    var result = Contents()
    try collect(folder, isTop: true, skipsTests: skipsTests, into: &result)
    return result
  }

  private static func collect(
    _ folder: String, isTop: Bool, skipsTests: Bool, into result: inout Contents
  ) throws {
    let files = PosixFileSystem()
    let names = try files.names(inFolder: folder)
    if !isTop, names.contains("Package.swift") { return }
    for name in names where !name.hasPrefix(".") {
      let path = FilePaths.join(folder, name)
      guard try files.destination(ofLink: path) == nil else { continue }
      let kind = FilePaths.fileExtension(of: name)
      switch try files.kind(of: path) {
      case .file:
        if kind == "swift", !(skipsTests && isTest(name)), name != "Package.swift" {
          result.sources.append(path)
        } else if isDataFile(name) {
          result.resources.append(path)
        } else if kind != "swift", isOtherResource(name) {
          result.others.append(path)
        }
      case .folder:
        if resourceKinds.contains(kind) {
          result.resources.append(path)
          result.others += try interfaces(in: path)
        } else if !bundleKinds.contains(kind), !foreignNames.contains(name),
          !(skipsTests && isTest(name))
        {
          try collect(path, isTop: false, skipsTests: skipsTests, into: &result)
        } else if bundleKinds.contains(kind), isOtherResource(name) {
          result.others.append(path)
        }
      case .other, nil: continue
      }
    }
  }

  /// Storyboards and their like in the folder of a language.
  private static func interfaces(in folder: String) throws -> [String] {
    guard FilePaths.fileExtension(of: folder) == "lproj" else { return [] }
    return try PosixFileSystem().names(inFolder: folder).filter(isInterface)
      .map { FilePaths.join(folder, $0) }
  }

  /// Whether a file is one that the app reads, by its name.
  static func isDataFile(_ name: String) -> Bool {
    let kind = FilePaths.fileExtension(of: name)
    if kind == "plist" { return !name.hasSuffix("Info.plist") }
    return kind == "xcstrings" || dataKinds.contains(kind)
  }

  /// Whether a file that Linux cannot read may be one that the app needs, by its name.
  static func isOtherResource(_ name: String) -> Bool {
    !toolKinds.contains(FilePaths.fileExtension(of: name))
  }

  /// Whether a file is a storyboard or the like, by its name.
  static func isInterface(_ name: String) -> Bool {
    ["storyboard", "xib"].contains(FilePaths.fileExtension(of: name))
  }

  /// Whether a name is that of a folder or file of tests, as Xcode names them.
  private static func isTest(_ name: String) -> Bool {
    let stem = name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    return stem.hasSuffix("Tests") || stem.hasSuffix("UITest") || stem == "Test"
  }

  /// Folders below that have an Xcode project or a Package.swift, relative, without those inside
  /// of others.
  static func projects(below root: String) throws -> [String] {
    try folders(below: root) { folder, names in
      try names.contains("Package.swift") || xcodeProject(in: folder, names: names) != nil
    }
  }

  /// Folders below that have an Xcode project, relative.
  static func xcodeProjects(below root: String) throws -> [String] {
    try folders(below: root) { try xcodeProject(in: $0, names: $1) != nil }
  }

  /// The name of a folder's first Xcode project. One whose file is not there, as where only a
  /// user's settings are kept and a generator makes the rest, is none.
  static func xcodeProject(in folder: String, names: [String]) throws -> String? {
    try names.first { name in
      guard name.hasSuffix(".xcodeproj") else { return false }
      let file = XcodeProject.file(inProject: FilePaths.join(folder, name))
      return try PosixFileSystem().kind(of: file) == .file
    }
  }

  /// Folders below that have a Package.swift, relative.
  static func localPackages(below root: String) throws -> [String] {
    try folders(below: root) { $1.contains("Package.swift") }
  }

  private static func folders(
    below root: String, where isFound: (_ folder: String, _ names: [String]) throws -> Bool
  ) throws -> [String] {
    let files = PosixFileSystem()
    var result: [String] = []
    var open = [""]
    while let relative = open.popLast() {
      let folder = relative.isEmpty ? root : FilePaths.join(root, relative)
      let names = try files.names(inFolder: folder)
      if try !relative.isEmpty && isFound(folder, names) {
        result.append(relative)
        continue
      }
      for name in names where !name.hasPrefix(".") && !foreignNames.contains(name) {
        let kind = FilePaths.fileExtension(of: name)
        let path = FilePaths.join(folder, name)
        guard !resourceKinds.contains(kind), !bundleKinds.contains(kind),
          try files.kind(of: path) == .folder, try files.destination(ofLink: path) == nil
        else { continue }
        open.append(relative.isEmpty ? name : relative + "/" + name)
      }
    }
    return result.sorted()
  }
}
