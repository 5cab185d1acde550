// SPDX-License-Identifier: MIT

import AssayTestSupport
import Foundation
import Testing

@Suite("assay init and doctor")
struct ProjectCommandTests {
  private static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "Shop",
      dependencies: [.package(path: "../assay")],
      targets: [
        .target(name: "Shop"),
        .testTarget(
          name: "ShopTests",
          dependencies: ["Shop", .product(name: "AssaySnapshots", package: "assay")]),
      ]
    )

    """

  private func package(_ manifest: String = manifest) throws -> TemporaryFolder {
    let package = try TemporaryFolder(["Package.swift": manifest])
    try package.write("import SwiftUI\n", to: "Sources/Shop/Shop.swift")
    try package.write("{}", to: "Sources/Shop/Assets.xcassets/Contents.json")
    try package.write("import Testing\n", to: "Tests/ShopTests/ShopTests.swift")
    return package
  }

  @Test("init writes a configuration, a test and a pipeline file that the tool itself reads")
  func writes() throws {
    let package = try package()
    try package.makeRepository()
    try package.git("tag", "1.0.0")
    try package.git("commit", "-q", "--allow-empty", "-m", "second")
    try package.git("remote", "add", "origin", "https://gitlab.example.com/shop.git")
    let run = try package.run("init", "--yes")
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.output.contains("wrote .assay.yml"))
    let written = try package.text(".assay.yml")
    for line in ["  prefix: \"\"", "    tests: true", "    sources: Sources", "  release: true"] {
      #expect(written.contains(line), "\(line)")
    }
    let test = try package.text("Tests/ShopTests/FirstSnapshotTests.swift")
    #expect(test.contains("assertSnapshot(of: view"))
    #expect(try package.text(".gitlab-ci.yml").contains("swift package assay check"))
    // Whatever reads the file refuses unknown keys.
    let title = try package.run("release", "next", "--offline", "--title", "MINOR: more")
    #expect(title.output == "1.1.0\n", "\(title.errors)")
  }

  @Test("init overwrites nothing and names what it leaves")
  func leaves() throws {
    let package = try package()
    for name in [".assay.yml", ".github/workflows/assay.yml", ".gitignore"] {
      try package.write("# mine\n", to: name)
    }
    let run = try package.run("init", "--yes")
    #expect(run.exitCode == 0, "\(run.errors)")
    for name in [".assay.yml", ".github/workflows/assay.yml", ".gitignore"] {
      #expect(run.output.contains("left  \(name) (it exists)"), "\(run.output)")
      #expect(try package.text(name) == "# mine\n")
    }
  }

  @Test("without a test target that can write snapshots, init says what to add")
  func noTestTarget() throws {
    let package = try package(
      """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(name: "Shop", targets: [.target(name: "Shop")])

      """)
    let run = try package.run("init", "--yes", "--pipeline", "github")
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.output.contains("No test target depends on AssaySnapshots"))
    #expect(!package.exists("Tests/ShopTests/FirstSnapshotTests.swift"))
    #expect(package.exists(".github/workflows/assay.yml"))
  }

  @Test("without a terminal and without --yes, init writes nothing")
  func noTerminal() throws {
    let package = try package()
    let run = try package.run("init")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("add --yes"), "\(run.errors)")
    #expect(!package.exists(".assay.yml"))
  }

  @Test("doctor says what to do for each thing that is missing")
  func doctor() throws {
    let package = try package()
    let run = try package.run(
      "doctor", environment: ["PATH": "/nowhere", "ASSAY_FONTS": package.path + "/none"])
    #expect(run.exitCode == 1)
    for line in [
      "FIX  toolchain      no 'swift' in the folders of PATH; install Swift 6.2 or later",
      "FIX  fonts          ASSAY_FONTS names '\(package.path)/none', which is not a folder",
      "FIX  git            no 'git' in the folders of PATH; install it",
      "FIX  cache          neither HOME nor XDG_CACHE_HOME is set",
      "ok   permissions", "ok   configuration  no .assay.yml; 'assay init' writes one",
    ] {
      #expect(run.output.contains(line), "\(line)\n\(run.output)")
    }
  }

  @Test("doctor reads the configuration as every command does")
  func doctorReadsConfiguration() throws {
    let package = try package()
    try package.write("audit: {levl: AA}\n", to: ".assay.yml")
    let run = try package.run("doctor")
    #expect(run.exitCode == 1)
    #expect(run.output.contains("unknown key 'audit.levl'; did you mean 'level'?"))
  }
}
