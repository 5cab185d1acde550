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
    // The package does not depend on the tool, so the pipeline fetches one that it knows by hash.
    #expect(!pipeline.contains("swift package assay"))
    #expect(pipeline.contains("sha256sum -c --quiet"), "\(pipeline)")
    #expect(pipeline.contains(".build/assay-tool/assay check --junit assay.xml"))
    #expect(run.output.contains("ASSAY_TOOL_ADDRESS and ASSAY_TOOL_SHA256"), "\(run.output)")
    #expect(try package.text(".assay.yml").contains("    sources: [App]"))
  }

  struct Tags: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// The oldest first, each on a commit of its own.
    var tags: [String]
    /// Lines of the section 'release'; empty for none.
    var lines: [String] = []
    var isChecked = false
    var says: String
  }

  @Test(
    "init sets the form that the tags have, or says why it does not",
    arguments: [
      Tags(
        testDescription: "none", tags: [], lines: ["rule: first-word", "initial: 0.1.0"],
        says: "tags: none; the first version is 0.1.0"),
      Tags(
        testDescription: "the usual form", tags: ["v1.0.0", "v1.1.0"], lines: ["rule: first-word"],
        isChecked: true, says: "tags: 2 versions such as 'v1.1.0'"),
      Tags(
        testDescription: "without a prefix", tags: ["1.0.0"],
        lines: ["rule: first-word", "prefix: \"\""], isChecked: true, says: "such as '1.0.0'"),
      Tags(
        testDescription: "a name", tags: ["shop-1.0.0"],
        lines: ["rule: first-word", "prefix: \"shop-\""], isChecked: true,
        says: "such as 'shop-1.0.0'"),
      Tags(
        testDescription: "an older form with lower versions", tags: ["1.0.0", "v2.0.0"],
        lines: ["rule: first-word", "prefix: \"v\""], isChecked: true,
        says: "tags such as '1.0.0' have another form"),
      Tags(
        testDescription: "an older form with higher versions", tags: ["2020.1.0", "v2.0.0"],
        says: "the newest version tag is 'v2.0.0', and '2020.1.0' is higher"),
      Tags(
        testDescription: "two numbers", tags: ["v1.0", "v1.1"],
        says: "'v1.1' do not have the three numbers"),
      Tags(
        testDescription: "several packages", tags: ["core/v1.0.0", "app/v1.0.0"],
        says: "tags of several forms"),
      Tags(
        testDescription: "a version that decreases", tags: ["v1.1.0", "v1.0.0"],
        lines: ["rule: first-word"],
        says: "v1.0.0 comes after v1.1.0 in history and is lower; see 'assay release verify'"),
    ])
  func tags(_ row: Tags) throws {
    let package = try package()
    try package.makeRepository()
    for (number, tag) in row.tags.enumerated() {
      // Tags have the date of their commits.
      try package.git(
        "commit", "-q", "--allow-empty", "-m", "typo", date: "2026-01-0\(number + 1)T00:00:00Z")
      try package.git("tag", tag)
    }
    let run = try package.run("init", "--yes")
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.output.contains(row.says), "\(run.output)")
    let written = try package.text(".assay.yml").split(separator: "\n").map(String.init)
    let section = written.firstIndex(of: "release:").map {
      written[($0 + 1)...].prefix { $0.hasPrefix("  ") }
        .map { String($0.dropFirst(2).prefix { $0 != "#" }).trimmingCharacters(in: .whitespaces) }
    }
    #expect(section ?? [] == row.lines, "\(written)")
    #expect(written.contains("  release: true") == row.isChecked, "\(run.output)")
    #expect(try package.run("doctor").output.contains("ok   configuration"))
  }

  @Test("a clone without all tags gets no section 'release'")
  func shallow() throws {
    let package = try package()
    try package.makeRepository()
    try package.git("tag", "1.0.0")
    try package.git("commit", "-q", "--allow-empty", "-m", "second")
    let clones = try TemporaryFolder()
    for (option, folder) in [("--depth=1", "shallow"), ("--no-tags", "tagless")] {
      try clones.git("clone", "-q", option, "file://" + package.path, folder)
      let run = try clones.run("init", "--yes", "--package-path", folder)
      #expect(run.output.contains("this clone may lack some of them"), "\(run.output)")
      #expect(try !clones.text(folder + "/.assay.yml").contains("release:"))
    }
  }

  @Test("on Linux, the sources of an Xcode project beside the package are scanned without building")
  func xcodeProject() throws {
    let package = try package()
    try package.write("struct Shop {}\n", to: "Sources/Shop/Shop.swift")
    try package.write("// !$*UTF8*$!\n{}\n", to: "Shop.xcodeproj/project.pbxproj")
    let run = try package.run("init", "--yes")
    #expect(run.exitCode == 0, "\(run.errors)")
    #if os(Linux)
      #expect(try package.text(".assay.yml").contains("syntax-only: true"), "\(run.output)")
    #endif
  }

  @Test("a package in Objective-C gets a configuration that 'check' can run")
  func objectiveC() throws {
    let package = try TemporaryFolder([
      "Package.swift": """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(name: "Old", targets: [.target(name: "Old")])

      """,
      "Sources/Old/Old.m": "@import Foundation;\n",
      "Sources/Old/include/Old.h": "#import <Foundation/Foundation.h>\n",
    ])
    try package.makeRepository()
    try package.git("tag", "1.0.0")
    let run = try package.run("init", "--yes", "--pipeline", "github")
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.output.contains("no target has Swift sources"), "\(run.output)")
    #expect(try !package.text(".assay.yml").contains("dead-code"))
    let check = try package.run("check")
    #expect(check.exitCode == 0, "\(check.output)\(check.errors)")
    #expect(check.output.hasSuffix("1 product: 1 ok\n"), "\(check.output)")
    // Without tags nothing is left to check, and nothing claims to.
    let bare = try TemporaryFolder([
      "Package.swift": try package.text("Package.swift"),
      "Sources/Old/Old.m": "@import Foundation;\n",
      "Sources/Old/include/Old.h": "",
    ])
    let second = try bare.run("init", "--yes", "--pipeline", "github")
    #expect(second.output.contains("'assay check' has nothing to do yet"), "\(second.output)")
    #expect(
      try bare.text(".github/workflows/assay.yml").contains("has nothing for assay to check yet"))
    #expect(try !bare.text(".assay.yml").contains("check:"))
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

  /// gitignore(5): a slash at the start or the end of a name matches fewer places, and the folder
  /// at the root is one of them. The four forms are those of swift-argument-parser and others.
  @Test(
    "a folder that .gitignore names in any form is not asked for again",
    arguments: [".build", "/.build", ".build/", "/.build/"])
  func ignored(_ line: String) throws {
    let package = try package()
    try package.write("\(line)\n.build-old\n", to: ".gitignore")
    let run = try package.run("init", "--yes")
    #expect(run.output.contains("add to it: .build-assay/ .assay/\n"), "\(run.output)")
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
    #expect(run.output.contains("in a new test target\n"), "\(run.output)")
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

  @Test("doctor names the root folder, and what is missing where no path can be named")
  func doctorInRoot() throws {
    let run = try CommandRun(["doctor"], in: "/", environment: ["PATH": "/nowhere"])
    #expect(run.output.contains("permissions    '/' and the temporary folder"), "\(run.output)")
    #expect(
      run.output.contains(
        "FIX  index          no 'swift' in the folders of PATH, so libIndexStore cannot be found"),
      "\(run.output)")
  }

  @Test("doctor does not promise that init writes a configuration where there is no package")
  func doctorWithoutPackage() throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(["doctor"], in: folder.path, environment: ["PATH": "/nowhere"])
    #expect(
      run.output.contains(
        "ok   configuration  no .assay.yml, and no Package.swift or Xcode project in '"),
      "\(run.output)")
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
