// SPDX-License-Identifier: MIT

internal import AssayXcode

/// The Package.swift of a ported package.
struct PortedManifest {
  let package: PortedPackage
  private let dependencies: [String: Set<String>]

  init(_ package: PortedPackage) throws {
    self.package = package
    dependencies = try ModuleOrder.dependencies(of: package.results.map(\.module))
  }

  /// What the manifest says of its origin.
  static let mark = "// Written by 'assay port'"

  var testTarget: String { ModuleName.identifier(package.layout.name) + "PreviewTests" }

  var text: String {
    let targets =
      package.results.map(target) + package.cModules.map(cTarget) + package.standIns.map(standIn)
      + [test]
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      \(Self.mark): the sources are links to the app's own files, or copies of
      // those that change. PORT.txt lists what is left out. 'assay port --write' writes it again.
      let package = Package(
        name: \(SwiftText.literal(package.layout.name + "-port")),
        platforms: [.macOS(.v15)],
        dependencies: [\(package.source.dependency)],
        targets: [
      \(targets.joined(separator: "\n"))
        ]
      )

      """
  }

  private func target(_ result: ModuleCheck.Result) -> String {
    let module = result.module
    var dependencies = [package.source.product("AssayViews")]
    for product in ModuleAlias.products
    where result.compiled.contains(where: { imports(product.name, $0) })
      || (product == .coreData && module.usesCoreData)
    {
      dependencies.append(package.source.product(product.replacement))
    }
    dependencies += self.dependencies[module.name, default: []].sorted().map(SwiftText.literal)
    dependencies += package.cModules.filter { used in
      result.compiled.contains { file in used.names.contains { imports($0, file) } }
    }.map { SwiftText.literal($0.target) }
    dependencies += Set(result.standIns + result.visibleStandIns).sorted().map {
      SwiftText.literal(StandIn.moduleName($0))
    }
    var flags = PortSettings.arguments(
      aliases: package.aliases,
      visibleModules: PortSettings.visibleModules(package.visibleModules, for: module),
      standIns: result.standIns, visibleStandIns: result.visibleStandIns)
    if result.compiled.contains(where: { package.facts[$0]?.hasMain == true }) {
      // The program's entry point would be a second `main` beside that of the tests.
      flags += [
        "-Xfrontend", "-entry-point-function-name", "-Xfrontend", module.name + "_main",
      ]
    }
    let words = flags.map(SwiftText.literal) + partsFlags
    let settings =
      [".unsafeFlags([\(words.joined(separator: ", "))], .when(platforms: [.linux]))"]
      + [".swiftLanguageMode(.v\(module.settings.version))"]
      + module.settings.upcomingFeatures.map {
        ".enableUpcomingFeature(\(SwiftText.literal($0)))"
      }
      + (module.settings.isMainActorByDefault ? [".defaultIsolation(MainActor.self)"] : [])
    let resources = SwiftText.literal(LinkNames.resourceFolder(beside: result.compiled))
    let excluded = module.resources.isEmpty ? "" : "\n      exclude: [\(resources)],"
    return """
          .target(
            name: \(SwiftText.literal(module.name)),
            dependencies: [\(dependencies.joined(separator: ", "))],\(excluded)
            swiftSettings: [
              \(settings.joined(separator: ",\n        "))
            ]),
      """
  }

  private func cTarget(_ module: CModule) -> String {
    let known = Set(package.cModules.map(\.target))
    let settings = module.settings
    var lines = ["name: \(SwiftText.literal(module.target))"]
    func add(_ label: String, _ expressions: [String]) {
      guard !expressions.isEmpty else { return }
      lines.append("\(label): [\(expressions.joined(separator: ", "))]")
    }
    add("dependencies", module.dependencies.filter(known.contains).map(SwiftText.literal))
    lines.append(
      "path: \(SwiftText.literal(CPackageLinks(package.cModules).path(of: module)))")
    add("exclude", settings.excluded.map(SwiftText.literal))
    if let listed = settings.listed {
      lines.append("sources: [\(listed.map(SwiftText.literal).joined(separator: ", "))]")
    }
    if let headers = settings.publicHeadersPath {
      lines.append("publicHeadersPath: \(SwiftText.literal(headers))")
    }
    for tool in CSettings.Tool.allCases {
      add(tool.rawValue + "Settings", settings.expressions(of: tool))
    }
    return "    .target(\n      \(lines.joined(separator: ",\n      "))),"
  }

  /// Swift expressions: where the parts of frameworks are, which importing modules need too.
  private var partsFlags: [String] {
    guard package.partsMap != nil else { return [] }
    return [
      "\"-Xcc\"",
      "\"-fmodule-map-file=\" + Context.packageDirectory + \"/\(ModuleParts.file)\"",
    ]
  }

  private func imports(_ module: String, _ file: String) -> Bool {
    package.facts[file]?.imports.contains { $0.module == module } ?? false
  }

  private func standIn(_ name: String) -> String {
    var dependencies = StandIn.needed(by: name).map {
      SwiftText.literal(StandIn.moduleName($0))
    }
    if StandIn.hasViews(name) { dependencies.append(package.source.product("AssayViews")) }
    guard !dependencies.isEmpty else {
      return "    .target(name: \(SwiftText.literal(StandIn.moduleName(name)))),"
    }
    return """
          .target(
            name: \(SwiftText.literal(StandIn.moduleName(name))),
            dependencies: [\(dependencies.joined(separator: ", "))]),
      """
  }

  private var test: String {
    let modules = package.results.map { SwiftText.literal($0.module.name) }
    let dependencies = [package.source.product("AssaySnapshots")] + modules
    let flags = partsFlags.joined(separator: ", ")
    let settings =
      flags.isEmpty
      ? "" : ",\n      swiftSettings: [.unsafeFlags([\(flags)], .when(platforms: [.linux]))]"
    return """
          .testTarget(
            name: \(SwiftText.literal(testTarget)),
            dependencies: [\(dependencies.joined(separator: ", "))]\(settings)),
      """
  }
}
