// SPDX-License-Identifier: MIT

import AssayTestSupport
import Foundation
import Testing

/// Removals that the scan cannot know to be wrong, in packages that are really built: only the one
/// that is to blame is restored, and the error that shows it is named.
@Suite("Blame for a removal", .serialized)
struct RemovalBlameTests {
  private static func manifest(_ targets: String) -> String {
    """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "shop", targets: [\(targets)])
    """
  }

  private func package(_ files: [String: String]) throws -> TemporaryFolder {
    let package = try TemporaryFolder(files)
    try package.makeRepository()
    return package
  }

  private func remove(_ package: TemporaryFolder, _ options: String...) throws -> CommandRun {
    try CommandRun(["dead-code", "remove", "--yes", "--no-cache"] + options, in: package.path)
  }

  /// The index knows nothing of a symbol that is called by its mangled name.
  @Test("an error of the linker")
  func linker() throws {
    let package = try package([
      "Package.swift": Self.manifest(
        """
        .target(name: "Lib"), .executableTarget(name: "App", dependencies: ["Lib"])
        """),
      "Sources/Lib/Lib.swift": """
      public func shared() -> Int { 1 }
      public func gone() -> Int { 2 }
      public func called() -> Int { 3 }
      public func lost() -> Int { 4 }

      """,
      "Sources/App/main.swift": """
      import Lib
      @_silgen_name("$s3Lib6calledSiyF") func borrowed() -> Int
      func idle() {}
      print(shared() + borrowed())

      """,
    ])
    let run = try remove(package, "--no-retain-public")
    #expect(run.exitCode == 1, "\(run.output)\(run.errors)")
    #expect(run.output.contains("removed 3 findings, 3 lines, 0 files deleted; kept 1:"))
    #expect(run.output.contains("Sources/Lib/Lib.swift:3:13: function 'called()' is never used"))
    #expect(run.output.contains("kept: the build fails without it: "))
    // Linkers quote it differently.
    #expect(run.output.contains("$s3Lib6calledSiyF"), "\(run.output)")
    #expect(
      try package.text("Sources/Lib/Lib.swift")
        == "public func shared() -> Int { 1 }\npublic func called() -> Int { 3 }\n")
    #expect(try !package.text("Sources/App/main.swift").contains("idle"))
  }

  /// A plugin of the build that asks the sources for a declaration, as a linter does.
  @Test("an error of a build plugin, which names no source")
  func plugin() throws {
    let package = try package([
      "Package.swift": Self.manifest(
        """
        .executableTarget(name: "App", plugins: ["Lint"]), .plugin(name: "Lint", capability: .buildTool())
        """),
      "Plugins/Lint/Lint.swift": """
      import PackagePlugin
      @main struct Lint: BuildToolPlugin {
        func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
          let source = context.package.directoryURL.appending(path: "Sources/App/main.swift")
          let stamp = context.pluginWorkDirectoryURL.appending(path: "stamp")
          let script = "grep -q wanted \\(source.path) && touch \\(stamp.path) || "
            + "{ echo 'error: lint: wanted is missing' >&2; exit 1; }"
          return [
            .buildCommand(
              displayName: "lint", executable: .init(filePath: "/bin/sh"), arguments: ["-c", script],
              inputFiles: [source], outputFiles: [stamp])
          ]
        }
      }
      """,
      "Sources/App/main.swift": """
      func used() {}
      func gone() {}
      func wanted() {}
      func lost() {}
      used()

      """,
    ])
    let run = try remove(package)
    #expect(run.exitCode == 1, "\(run.output)\(run.errors)")
    #expect(run.output.contains("removed 2 findings, 2 lines, 0 files deleted; kept 1:"))
    #expect(run.output.contains("Sources/App/main.swift:3:6: function 'wanted()' is never used"))
    #expect(
      run.output.contains("kept: the build fails without it: error: lint: wanted is missing"),
      "\(run.output)")
    #expect(
      try package.text("Sources/App/main.swift") == "func used() {}\nfunc wanted() {}\nused()\n")
  }

  /// What a plugin of the build writes uses what nothing else does.
  @Test("sources that a build plugin makes are read, and are none of the package's own")
  func madeByPlugin() throws {
    let package = try package([
      "Package.swift": Self.manifest(
        """
        .executableTarget(name: "App", plugins: ["Maker"]), .plugin(name: "Maker", capability: .buildTool())
        """),
      "Plugins/Maker/Maker.swift": """
      import PackagePlugin
      @main struct Maker: BuildToolPlugin {
        func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
          let made = context.pluginWorkDirectoryURL.appending(path: "Made.swift")
          let text = "func made() -> Int { asked() }; func madeForNothing() {}"
          return [
            .buildCommand(
              displayName: "make", executable: .init(filePath: "/bin/sh"),
              arguments: ["-c", "echo '\\(text)' > '\\(made.path)'"], outputFiles: [made])
          ]
        }
      }
      """,
      "Sources/App/main.swift": """
      func asked() -> Int { 3 }
      func gone() {}
      print(made())

      """,
    ])
    let run = try remove(package)
    #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains("removed 1 finding, 1 line, 0 files deleted\n"), "\(run.output)")
    #expect(
      try package.text("Sources/App/main.swift")
        == "func asked() -> Int { 3 }\nprint(made())\n")
  }

  /// Text made of a value shows properties that nothing names.
  @Test("a test that turns red")
  func tests() throws {
    let package = try package([
      "Package.swift": Self.manifest(
        """
        .target(name: "Lib"), .testTarget(name: "LibTests", dependencies: ["Lib"])
        """),
      "Sources/Lib/Lib.swift": """
      public struct Cart {
        var total = 3
        var hidden = 4
        public init() {}
        public var double: Int { total * 2 }
        func gone() {}
      }
      func lost() {}

      """,
      "Tests/LibTests/LibTests.swift": """
      import Testing
      import Lib
      @Test func text() { #expect("\\(Cart())" == "Cart(total: 3, hidden: 4)") }
      @Test func double() { #expect(Cart().double == 6) }

      """,
    ])
    let run = try remove(package, "--no-retain-public", "--verify", "tests")
    #expect(run.exitCode == 1, "\(run.output)\(run.errors)")
    #expect(run.output.contains("removed 2 findings, 2 lines, 0 files deleted; kept 1:"))
    #expect(run.output.contains("Sources/Lib/Lib.swift:3:7: property 'hidden' is never used"))
    let kept = run.output.split(separator: "\n").filter { $0.contains("kept: ") }
    #expect(kept.count == 1)
    #expect(kept.first?.contains("kept: a test fails without it: ") == true, "\(run.output)")
    #expect(kept.first?.contains("text()") == true, "\(run.output)")
    #expect(try package.text("Sources/Lib/Lib.swift").contains("var hidden = 4\n"))
    #expect(try !package.text("Sources/Lib/Lib.swift").contains("gone"))
  }
}
