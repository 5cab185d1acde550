// SPDX-License-Identifier: MIT

import AssayTestSupport
import Foundation
import Testing

@testable import AssayPorting

@Suite("Written packages")
struct PortedPackageTests {
  private func package(_ folder: TemporaryFolder) throws -> PortedPackage {
    try folder.write("@main struct A {}\n", to: "App/A.swift")
    try folder.write("", to: "App/Views/B.swift")
    try folder.write("", to: "App/Gone.swift")
    try folder.write("{}", to: "App/Assets.xcassets/Contents.json")
    try folder.write("{}", to: "App/More/Assets.xcassets/Contents.json")
    try folder.write("\"a\" = \"b\";", to: "App/en.lproj/Localizable.strings")
    let module = AppModule(
      name: "App", files: folder.paths("App/A.swift", "App/Gone.swift", "App/Views/B.swift"),
      resources: folder.paths("App/Assets.xcassets", "App/More/Assets.xcassets", "App/en.lproj"),
      settings: LanguageSettings(version: "6", isMainActorByDefault: true))
    return PortedPackage(
      layout: AppLayout(
        kind: .looseFiles, name: "App", root: folder.path + "/App", modules: [module]),
      results: [
        ModuleCheck.Result(
          module: module, compiled: folder.paths("App/A.swift", "App/Views/B.swift"),
          standIns: ["CoreData"])
      ],
      facts: [folder.path + "/App/A.swift": SourceFacts(Array("@main struct A {}".utf8))],
      aliases: [ModuleAlias(name: "SwiftUI", replacement: "AssayViews")],
      visibleModules: ["AssayViews"], source: .folder("/tools/as\"say"), test: PreviewTest(),
      infoList: Array("<plist/>".utf8), report: "left out: \u{1B}[31m\n")
  }

  @Test(
    "the folder of resources has a name that no folder of sources has",
    arguments: [
      (["/A/App.swift", "/A/Views/B.swift"], "Resources"),
      (["/A/App.swift", "/A/Resources/B.swift"], "AppResources"),
      (["/A/AppResources/App.swift", "/A/Resources/B.swift"], "AppAppResources"),
      // Below the folder that holds all sources, there is no such folder.
      (["/A/Resources/A.swift", "/A/Resources/B.swift"], "Resources"),
    ])
  func resourceFolder(_ sources: [String], _ expected: String) {
    #expect(LinkNames.resourceFolder(beside: sources) == expected)
  }

  @Test("sources and resources are links that move with the app")
  func links() throws {
    let folder = try TemporaryFolder()
    try package(folder).write(to: folder.path + "/AppPort")
    func destination(_ path: String) throws -> String {
      try FileManager.default.destinationOfSymbolicLink(
        atPath: folder.path + "/AppPort/Sources/App/" + path)
    }
    #expect(try destination("A.swift") == "../../../App/A.swift")
    #expect(try destination("Views/B.swift") == "../../../../App/Views/B.swift")
    #expect(try destination("Resources/Assets.xcassets") == "../../../../App/Assets.xcassets")
    #expect(
      try destination("Resources/Assets-2.xcassets") == "../../../../App/More/Assets.xcassets")
    #expect(
      try destination("Resources/en.lproj/Localizable.strings")
        == "../../../../../App/en.lproj/Localizable.strings")
    #expect(try folder.text("AppPort/Sources/App/A.swift") == "@main struct A {}\n")
    #expect(
      !FileManager.default.fileExists(atPath: folder.path + "/AppPort/Sources/App/Gone.swift"))
    #expect(try folder.text("AppPort/PORT.txt") == "left out: \\u{1B}[31m\n")
    #expect(try folder.text("AppPort/Info.plist") == "<plist/>")
    #expect(
      try folder.text("AppPort/Tests/AppPreviewTests/PreviewTests.swift")
        .contains("\n  assertPreviews()\n"))
  }

  @Test("the manifest has the aliases, the stand-ins and the module's settings")
  func manifest() throws {
    let folder = try TemporaryFolder()
    let text = try PortedManifest(try package(folder)).text
    #expect(
      text == #"""
        // swift-tools-version: 6.2
        import PackageDescription

        // Written by 'assay port': the sources are links to the app's own files, or copies of
        // those that change. PORT.txt lists what is left out. 'assay port --write' writes it again.
        let package = Package(
          name: "App-port",
          platforms: [.macOS(.v15)],
          dependencies: [.package(path: "/tools/as\"say", traits: [])],
          targets: [
            .target(
              name: "App",
              dependencies: [.product(name: "AssayViews", package: "as\"say"), "PortStandIn_CoreData"],
              exclude: ["Resources"],
              swiftSettings: [
                .unsafeFlags(["-module-alias", "SwiftUI=AssayViews", "-module-alias", "CoreData=PortStandIn_CoreData", "-Xfrontend", "-import-module", "-Xfrontend", "AssayViews", "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "App_main"], .when(platforms: [.linux])),
                .swiftLanguageMode(.v6),
                .defaultIsolation(MainActor.self)
              ]),
            .target(name: "PortStandIn_CoreData"),
            .testTarget(
              name: "AppPreviewTests",
              dependencies: [.product(name: "AssaySnapshots", package: "as\"say"), "App"]),
          ]
        )

        """#)
  }

  @Test("the symbols of the asset catalogs are a file of the module")
  func symbols() throws {
    let folder = try TemporaryFolder()
    var package = try package(folder)
    try folder.write("{}", to: "App/Assets.xcassets/BrandColor.colorset/Contents.json")
    try folder.write("{}", to: "App/More/Assets.xcassets/logo.imageset/Contents.json")
    var module = package.results[0].module
    #expect(
      try AssetSymbolFile.source(of: module, facts: [:])?.contains("extension Color {") == true)
    module.symbolSetting = .nothing
    #expect(try AssetSymbolFile.source(of: module, facts: [:]) == nil)
    module.symbolSetting = .resources
    module.assetSymbols = try AssetSymbolFile.source(of: module, facts: [:])
    package = PortedPackage(
      layout: package.layout,
      results: [ModuleCheck.Result(module: module, compiled: package.results[0].compiled)],
      facts: [:], aliases: [], visibleModules: [], source: package.source, test: PreviewTest(),
      report: "")
    try package.write(to: folder.path + "/AppPort")
    let text = try folder.text("AppPort/Sources/App/GeneratedAssetSymbols.swift")
    #expect(text.contains(#"static var brand: ColorResource { ColorResource(name: "BrandColor""#))
    #expect(text.contains(#"static var logo: ImageResource { ImageResource(name: "logo""#))
    #expect(!text.contains("extension Color {"))
  }

  @Test("only what the tool wrote is taken for a package of its own")
  func origin() throws {
    let folder = try TemporaryFolder()
    try package(folder).write(to: folder.path + "/AppPort")
    #expect(try PortedPackage.isWritten(folder.path + "/AppPort"))
    try folder.write("// swift-tools-version: 6.2\n", to: "Mine/Package.swift")
    #expect(try !PortedPackage.isWritten(folder.path + "/Mine"))
    #expect(try !PortedPackage.isWritten(folder.path + "/App"))
  }

  @Test("writing over a package keeps its builds, references and tests")
  func replace() throws {
    let folder = try TemporaryFolder()
    try folder.write("kept", to: "Previews/.build/debug/x")
    try folder.write("mine", to: "Previews/Tests/Mine/Mine.swift")
    try folder.write("reference", to: "Previews/__Snapshots__/a.png")
    try folder.write("old", to: "Previews/Sources/Old/Old.swift")
    try package(folder).replace(folder.path + "/Previews")
    #expect(try folder.text("Previews/.build/debug/x") == "kept")
    #expect(try folder.text("Previews/Tests/Mine/Mine.swift") == "mine")
    #expect(try folder.text("Previews/__Snapshots__/a.png") == "reference")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/Previews/Sources/Old"))
    #expect(try folder.text("Previews/Sources/App/A.swift") == "@main struct A {}\n")
  }

  @Test("nothing is overwritten")
  func existing() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "AppPort/Package.swift")
    #expect(throws: PortError.outputExists(folder.path + "/AppPort")) {
      try package(folder).write(to: folder.path + "/AppPort")
    }
    #expect(try folder.text("AppPort/Package.swift") == "mine")
  }

  @Test(
    "relative paths",
    arguments: [
      ("/a/b/c", "/a/x/y", "../../b/c"), ("/a", "/b", "../a"), ("/a/b", "/a", "b"),
      ("/a b/c", "/", "a b/c"),
    ])
  func relative(_ path: String, _ folder: String, _ expected: String) {
    #expect(LinkNames.relative(path, from: folder) == expected)
  }

  @Test("a URL's last part is the package's name")
  func source() {
    let source = AssaySource.url("https://host/x/quality-kit.git", version: "0.1.0")
    #expect(source.product("P") == #".product(name: "P", package: "quality-kit")"#)
    #expect(
      source.dependency
        == #".package(url: "https://host/x/quality-kit.git", from: "0.1.0", traits: [])"#)
  }
}
