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

  @Test("what a part that is left out causes in its file counts for what the part lacks")
  func consequences() {
    let path = "/a/A.swift"
    var source = EditedSource(
      path: path,
      text: Array(
        """
        struct A {
          var user: User?
          func b() -> Int {
            let dose = lookUp()
            use(dose)
            if let user = user { show(user.email) }
            return 1 + dose.count
          }
        }
        """.utf8))
    let rounds = [
      [(2, 13, "cannot find type 'User' in scope"), (4, 16, "cannot find 'lookUp' in scope")],
      [
        (5, 9, "cannot find 'dose' in scope"), (6, 31, "type 'user' has no member 'email'"),
        (6, 12, "expected member name or initializer call after type name"),
      ],
      [(7, 16, "cannot convert return expression of type '_LeftOutView' to return type 'Int'")],
      [(8, 3, "missing return in instance method expected to return 'Int'")],
    ]
    for (index, messages) in rounds.enumerated() {
      let found = messages.map { line, column, text in
        let message = CompilerMessage(file: path, line: line, column: column, text: text)
        return (Blocker(message: text, word: ""), message)
      }
      let isCut = source.cut(found, round: index + 1)
      #expect(isCut)
    }
    let module = AppModule(name: "App", files: [path], resources: [])
    let result = ModuleCheck.Result(module: module, compiled: [path], edited: [path: source])
    let count = BlockerCount([result], facts: [:])
    #expect(Set(count.direct.keys.map(\.name)) == ["User", "lookUp"])
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
