// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayXcode

extension XcodeProject {
  /// A project as a port reads it.
  ///
  /// - Parameter path: of the `.xcodeproj` folder.
  /// - Throws: `PortError.unreadableProject`, `FileSystemError`.
  static func portable(_ path: String) throws -> XcodeProject {
    do { return try XcodeProject(path: path) } catch let problem as PropertyListReader.Problem {
      throw PortError.unreadableProject(file(inProject: path), reason: "\(problem)")
    }
  }

  /// Targets that are no tests, in the project's order.
  ///
  /// - Throws: `FileSystemError`.
  func modules() throws -> [AppModule] {
    var result: [AppModule] = []
    var taken: Set<String> = []
    for target in targets where target.isNative && !target.isTest {
      let found = listedFiles(of: target).union(try synchronizedFiles(of: target))
      // A project may list files that are not in this clone, such as generated ones.
      func there(_ paths: Set<String>) throws -> [String] {
        try paths.filter { try PosixFileSystem().kind(of: $0) != nil }.sorted()
      }
      let files = try found.sources.filter { try PosixFileSystem().kind(of: $0) == .file }
      let settings = BuildSettings(of: target, in: self)
      var module = AppModule(
        name: settings.moduleName(of: target, taken: &taken), files: files.sorted(),
        resources: try there(found.resources), otherFiles: try there(found.others),
        settings: settings.language)
      module.platform = ApplePlatform(productType: target.productType) ?? settings.platform
      module.symbolSetting = settings.symbols
      module.hasStringSymbols = settings.hasStringSymbols
      if target.isApplication {
        module.infoList = settings.infoList.map { FilePaths.resolved($0, in: base) }
      }
      module.absentFiles = found.sources.subtracting(files).sorted()
      result.append(module)
    }
    return result
  }

  /// What the build phases of a target list.
  private func listedFiles(of target: XcodeTarget) -> Files {
    var result = Files()
    for path in files(of: target, inPhases: "PBXSourcesBuildPhase") {
      if path.hasSuffix(".swift") {
        result.sources.insert(path)
      } else {
        result.others.insert(path)
      }
    }
    result.add(resources: files(of: target, inPhases: "PBXResourcesBuildPhase"))
    return result
  }

  /// What the folders that a target takes whole (Xcode 16) hold.
  private func synchronizedFiles(of target: XcodeTarget) throws -> Files {
    var result = Files()
    for folder in synchronizedFolders(of: target) {
      guard folder.isWhole else {
        result.sources.formUnion(folder.exceptions.filter { $0.hasSuffix(".swift") })
        result.add(resources: folder.exceptions.filter { !$0.hasSuffix(".swift") })
        result.add(resources: try folder.localizedExceptions.flatMap(Files.translations))
        continue
      }
      guard try PosixFileSystem().kind(of: folder.path) == .folder else { continue }
      let contents = try SourceWalk.contents(of: folder.path, skipsTests: false)
      result.sources.formUnion(contents.sources.filter(folder.includes))
      result.resources.formUnion(contents.resources.filter(folder.includes))
      result.others.formUnion(contents.others.filter(folder.includes))
    }
    return result
  }
}

/// The build settings of a target in the configuration for debugging.
private struct BuildSettings {
  /// Those of the target and of the project.
  private let configurations: [XcodeConfiguration]

  init(of target: XcodeTarget, in project: XcodeProject) {
    configurations = [project.configurations(of: target), project.configurations].compactMap {
      $0.first { $0.name == "Debug" } ?? $0.first
    }
  }

  private subscript(key: String) -> String? { configurations.lazy.compactMap { $0[key] }.first }

  /// The path of the Info.plist below the project's folder; nil for none or one that only Xcode
  /// knows.
  var infoList: String? {
    guard var path = self["INFOPLIST_FILE"] else { return nil }
    for start in ["$(SRCROOT)/", "$(PROJECT_DIR)/"] where path.hasPrefix(start) {
      path.removeFirst(start.count)
    }
    return path.isEmpty || path.contains("$") ? nil : path
  }

  /// A name that no other target has: the products of an app for the phone and of one for the watch
  /// may have the same name, and are one package's targets here.
  func moduleName(of target: XcodeTarget, taken: inout Set<String>) -> String {
    let settings = ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"].compactMap { self[$0] }
    let names = [settings.first { !$0.contains("$") }, target.name].compactMap { $0 }
      .map(ModuleName.identifier)
    var result = names.first { !taken.contains($0) } ?? names[0]
    var number = 2
    while !taken.insert(result).inserted {
      result = "\(names[0])_\(number)"
      number += 1
    }
    return result
  }

  var language: LanguageSettings {
    var result = LanguageSettings()
    if self["SWIFT_VERSION"]?.hasPrefix("6") == true { result.version = "6" }
    result.isMainActorByDefault = self["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
    if self["SWIFT_APPROACHABLE_CONCURRENCY"] == "YES" {
      result.upcomingFeatures = [
        "InferIsolatedConformances", "NonisolatedNonsendingByDefault",
      ]
    }
    // Xcode's default, which Swift 5 has not.
    if result.version == "5", self["SWIFT_ENABLE_BARE_SLASH_REGEX"] != "NO" {
      result.upcomingFeatures.append("BareSlashRegexLiterals")
    }
    return result
  }

  /// The system that a target is for; nil for a phone's, also beside others. The settings of the
  /// target count before those of the project, and the list of systems before the SDK, which Xcode
  /// chooses from the list where it is `auto`.
  var platform: ApplePlatform? {
    for configuration in configurations {
      if let supported = configuration["SUPPORTED_PLATFORMS"], !supported.contains("$") {
        return ApplePlatform(supported: supported.split(separator: " ").map(String.init))
      }
      if let sdk = configuration["SDKROOT"] { return ApplePlatform(sdk: sdk) }
    }
    return onlyDeploymentTarget
  }

  /// The system that has the only minimum version, where no setting names an SDK.
  private var onlyDeploymentTarget: ApplePlatform? {
    let all: [(key: String, platform: ApplePlatform?)] = [
      ("IPHONEOS", nil), ("MACOSX", .macOS), ("TVOS", .tvOS), ("WATCHOS", .watchOS),
      ("XROS", .visionOS),
    ]
    let found = all.filter { self[$0.key + "_DEPLOYMENT_TARGET"] != nil }
    return found.count == 1 ? found[0].platform : nil
  }

  /// Off in a project that says so. One that says nothing may be of an Xcode that makes none, and
  /// then its sources use none.
  var hasStringSymbols: Bool { self["STRING_CATALOG_GENERATE_SYMBOLS"] != "NO" }

  /// What the build settings ask for; the defaults are those of Xcode's build system. A target with
  /// a file of settings that cannot be read may ask for everything.
  var symbols: AssetSymbolSetting {
    let name = "ASSETCATALOG_COMPILER_GENERATE_"
    if self[name + "ASSET_SYMBOLS"] == "NO" { return .nothing }
    switch self[name + "SWIFT_ASSET_SYMBOL_EXTENSIONS"] {
    case "YES": return .extensions
    case nil where configurations.contains { $0.file?.isComplete == false }: return .extensions
    default: return .resources
    }
  }
}

/// The files of a target.
private struct Files {
  var sources: Set<String> = []
  var resources: Set<String> = []
  /// Of kinds that Linux cannot read.
  var others: Set<String> = []

  func union(_ other: Files) -> Files {
    Files(
      sources: sources.union(other.sources), resources: resources.union(other.resources),
      others: others.union(other.others))
  }

  /// The files that the languages have in place of one.
  static func translations(of path: String) throws -> [String] {
    let files = PosixFileSystem()
    let folder = FilePaths.parent(of: path)
    return try files.names(inFolder: folder).filter { $0.hasSuffix(".lproj") }.sorted()
      .map { FilePaths.join(folder, "\($0)/\(FilePaths.lastComponent(of: path))") }
      .filter { try files.kind(of: $0) != nil }
  }

  /// Takes a catalog, a data file, or the `.lproj` folder around a file.
  mutating func add(resources paths: [String]) {
    for path in paths {
      let name = FilePaths.lastComponent(of: path)
      let folder = FilePaths.parent(of: path)
      if FilePaths.fileExtension(of: folder) == "lproj", !SourceWalk.isInterface(name) {
        resources.insert(folder)
      } else if FilePaths.fileExtension(of: path) == "xcassets" || SourceWalk.isDataFile(name) {
        resources.insert(path)
      } else if SourceWalk.isOtherResource(name) {
        others.insert(path)
      }
    }
  }
}
