// SPDX-License-Identifier: MIT

import AssayTestSupport
import Testing

@testable import AssayPorting

@Suite("What a port leaves out")
struct LeftOutTests {
  @Test("an entry point that needs Objective-C is left out before the compiler sees it")
  func applicationMain() async throws {
    let folder = try TemporaryFolder()
    let (results, _) = try await ModuleCheck.run(
      [
        (
          "App",
          [
            "A.swift": "struct A {}",
            "AppDelegate.swift": "import UIKit\n@UIApplicationMain\nclass AppDelegate {}",
          ]
        )
      ], in: folder, compiler: FakeCompiler(known: ["UIKit"]))
    let result = try #require(results.first)
    #expect(result.compiled == folder.paths("App/A.swift"))
    #expect(result.leftOut.map(\.reason) == [.applicationMain])
  }

  @Test("symbols of catalogs that do not compile are left out, and the files stay")
  func symbols() async throws {
    let folder = try TemporaryFolder()
    try folder.write("struct A {}", to: "A.swift")
    var module = AppModule(name: "App", files: folder.paths("A.swift"), resources: [])
    module.assetSymbols = "let logo = 1\nlet logo = 2\n"
    let check = ModuleCheck(compiler: FakeCompiler(), ownModules: ["App"], facts: [:])
    let result = try await check.run(module) { _ in }
    #expect(result.compiled == folder.paths("A.swift"))
    #expect(result.symbolError == "invalid redeclaration of 'logo'")
    #expect(result.module.assetSymbols == nil)
  }

  @Test(
    "names with the prefix that WatchKit and WebKit share",
    arguments: [
      ("WKInterfaceDevice", "WatchKit"), ("WKExtendedRuntimeSession", "WatchKit"),
      ("WKWebView", "WebKit"), ("WKNavigationDelegate", "WebKit"),
    ])
  func prefixes(_ name: String, _ framework: String) {
    #expect(AppleFramework.owner(of: name) == framework)
  }

  @Test("a folder whose one package has no sources is taken as loose files")
  func settingsOnly() async throws {
    let folder = try TemporaryFolder()
    try folder.write("struct A {}", to: "Projects/App/A.swift")
    try folder.write(Self.settings, to: "Tuist/Package.swift")
    let layout = try await AppLayout.find(in: folder.path, targets: [])
    #expect(layout.kind == .looseFiles)
    #expect(layout.modules.first?.files == folder.paths("Projects/App/A.swift"))
  }

  private static let settings = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "Settings")
    """

  @Test("a package without sources in the folder itself is taken as loose files")
  func settingsInFolder() async throws {
    let folder = try TemporaryFolder()
    try folder.write("struct A {}", to: "Targets/App/A.swift")
    try folder.write(Self.settings, to: "Package.swift")
    let layout = try await AppLayout.find(in: folder.path, targets: [])
    #expect(layout.kind == .looseFiles)
    #expect(layout.modules.first?.files == folder.paths("Targets/App/A.swift"))
  }
}
