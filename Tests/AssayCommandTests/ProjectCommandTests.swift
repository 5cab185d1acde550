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
    for line in ["  prefix: \"\"", "    tests: true", "    sources: [Sources]", "  release: true"] {
      #expect(written.contains(line), "\(line)")
    }
    let test = try package.text("Tests/ShopTests/FirstSnapshotTests.swift")
    #expect(test.contains("assertSnapshot(of: view"))
    #expect(try package.text(".gitlab-ci.yml").contains("swift package assay check"))
    // Whatever reads the file refuses unknown keys.
    let title = try package.run("release", "next", "--offline", "--title", "MINOR: more")
    #expect(title.output == "1.1.0\n", "\(title.errors)")
  }

  @Test("the pipeline is that of the remote's machine, and asks for nothing that is not there")
  func pipelineOfRemote() throws {
    let package = try package(
      """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(name: "Shop", targets: [.executableTarget(name: "Shop", path: "App")])

      """)
    try package.write("import SwiftUI\n", to: "App/main.swift")
    try package.makeRepository()
    try package.git("remote", "add", "origin", "git@gitlab.example.com:x/github-tools.git")
    let run = try package.run("init", "--yes")
    #expect(run.exitCode == 0, "\(run.errors)")
    let pipeline = try package.text(".gitlab-ci.yml")
    #expect(pipeline.contains("swift build") && !pipeline.contains("swift test"))
    #expect(!pipeline.contains("- swift package assay check"))
    #expect(try package.text(".assay.yml").contains("    sources: [App]"))
  }

  @Test(
    "an unknown host is named as such, and a package below its repository's root has no pipeline")
  func noPipeline() throws {
    let package = try package()
    let run = try package.run("init", "--yes")
    #expect(run.output.contains("No host of pipelines is known here"), "\(run.output)")
    let whole = try TemporaryFolder(["Packages/Shop/Package.swift": Self.manifest])
    try whole.makeRepository()
    try whole.git("remote", "add", "origin", "https://github.com/x/shop.git")
    let below = try whole.run("init", "--yes", "--package-path", "Packages/Shop")
    #expect(below.output.contains("the package is in 'Packages/Shop/'"), "\(below.output)")
    #expect(!whole.exists("Packages/Shop/.github") && !whole.exists(".github"))
  }

  @Test("doctor reads every section of the configuration")
  func doctorReadsRelease() throws {
    let package = try package()
    try package.write("release: {rule: bogus}\n", to: ".assay.yml")
    let run = try package.run("doctor")
    #expect(
      run.output.contains("FIX  configuration") && run.output.contains("bogus"), "\(run.output)")
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

  @Test("for a project of Xcode without a package, init names the commands that take it")
  func projectAlone() throws {
    let folder = try TemporaryFolder(["App.xcodeproj/project.pbxproj": ""])
    let run = try folder.run("init", "--yes")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("'App.xcodeproj' without a Package.swift"), "\(run.errors)")
    #expect(run.errors.contains("assay dead-code --syntax-only"))
    #expect(!folder.exists(".assay.yml"))
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
