// SPDX-License-Identifier: MIT

import AssayTestSupport
import Foundation
import Testing

@testable import AssayDeadCode

@Suite("The list of Swift sources")
struct SourceListerTests {
  /// A folder of empty files.
  private func folder(_ files: [String], manifest: String? = nil) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files.map { ($0, "") }))
    if let manifest { try folder.write(manifest, to: "Package.swift") }
    return folder
  }

  private static let manifest = """
    let package = Package(name: "p", targets: [
      .target(name: "A", exclude: ["Out", "Skip.swift"]),
      .target(name: "B", path: "Other/B", sources: ["In", "One.swift"]),
      .testTarget(name: "ATests", resources: [.copy("Fixtures")]),
      .plugin(name: "P", capability: .buildTool()),
    ])
    """

  private static let files = [
    "Sources/A/One.swift", "Sources/A/Deep/Two.swift", "Sources/A/Out/Three.swift",
    "Sources/A/Skip.swift", "Sources/A/.hidden/Four.swift", "Sources/A/notes.txt",
    "Sources/A/A.docc/Tutorial.swift", "Sources/A/.swift", "Sources/Loose/Five.swift",
    "Other/B/In/Six.swift", "Other/B/One.swift", "Other/B/Rest.swift",
    "Tests/ATests/Seven.swift", "Tests/ATests/Fixtures/Eight.swift", "Plugins/P/Nine.swift",
    ".build-assay/x/Ten.swift",
  ]

  @Test("takes what the targets' rules take")
  func rules() async throws {
    let folder = try folder(Self.files, manifest: Self.manifest)
    let manifest = try await PackageManifest.load(root: folder.path)
    let all = SourceLister.swiftFiles(
      root: folder.path, manifest: manifest, configuration: ScanConfiguration())
    #expect(
      all.map(\.path) == [
        "Other/B/In/Six.swift", "Other/B/One.swift", "Plugins/P/Nine.swift",
        "Sources/A/Deep/Two.swift", "Sources/A/One.swift", "Tests/ATests/Seven.swift",
      ])
    #expect(all.map(\.modules) == [["B"], ["B"], ["P"], ["A"], ["A"], ["ATests"]])
    #expect(all.filter(\.isTest).map(\.path) == ["Tests/ATests/Seven.swift"])
    #expect(manifest.target(containing: "Sources/A/Deep/Two.swift")?.name == "A")
    #expect(manifest.target(containing: "Sources/A/Out/Three.swift") == nil)
    #expect(manifest.target(containing: "Sources/AB/One.swift") == nil)
  }

  @Test("what starts the tests on Linux is a source of a module of its own")
  func entryPoint() async throws {
    let folder = try folder(
      Self.files + ["Tests/LinuxMain.swift", "Sources/LinuxMain.swift"], manifest: Self.manifest)
    let manifest = try await PackageManifest.load(root: folder.path)
    let all = SourceLister.swiftFiles(
      root: folder.path, manifest: manifest, configuration: ScanConfiguration())
    let file = try #require(all.first { $0.path.hasSuffix("LinuxMain.swift") })
    #expect(all.count == 7)
    #expect(file.path == "Tests/LinuxMain.swift" && file.modules == ["pPackageTests"])
    #expect(file.isTest)
  }

  @Test("manifests of nested packages are no sources")
  func nestedManifests() throws {
    let folder = try folder(["A/One.swift", "A/Deep/Two.swift"])
    try folder.write(
      "// swift-tools-version:5.9\nimport PackageDescription\n", to: "A/Package.swift")
    try folder.write("// swift-tools-version: 6.0\n", to: "A/Package@swift-6.0.swift")
    // A source may be called so too.
    try folder.write("struct Package {}\n", to: "A/Deep/Package.swift")
    let all = SourceLister.swiftFiles(
      root: folder.path, manifest: nil, configuration: ScanConfiguration())
    #expect(all.map(\.path) == ["A/Deep/Package.swift", "A/Deep/Two.swift", "A/One.swift"])
  }

  @Test("symbolic links are followed inside of the root only")
  func linksOut() throws {
    let outside = try folder(["Three.swift", "In/Four.swift"])
    let folder = try folder(["A/One.swift", "B/Two.swift"])
    try folder.link("A/Inside", to: folder.path + "/B")
    try folder.link("A/Outside", to: outside.path + "/In")
    try folder.link("A/Three.swift", to: outside.path + "/Three.swift")
    let all = SourceLister.swiftFiles(
      root: folder.path, manifest: nil, configuration: ScanConfiguration())
    #expect(all.map(\.path) == ["A/Inside/Two.swift", "A/One.swift"])
  }

  @Test("the links of a manifest's targets are followed, as SwiftPM does")
  func linksOutOfATarget() async throws {
    let outside = try folder(["Three.swift", "In/Four.swift"])
    let folder = try folder(
      ["Sources/A/One.swift"],
      manifest: "let package = Package(name: \"p\", targets: [.target(name: \"A\")])")
    try folder.link("Sources/A/Outside", to: outside.path + "/In")
    try folder.link("Sources/A/Three.swift", to: outside.path + "/Three.swift")
    try folder.link("Sources/A/Circle", to: folder.path)
    let manifest = try await PackageManifest.load(root: folder.path)
    let all = SourceLister.swiftFiles(
      root: folder.path, manifest: manifest, configuration: ScanConfiguration())
    #expect(
      all.map(\.path).filter { !$0.contains("Circle") } == [
        "Sources/A/One.swift", "Sources/A/Outside/Four.swift", "Sources/A/Three.swift",
      ])
  }

  @Test("a library that only tests depend on is of tests, unless a product contains it")
  func testSupport() {
    func manifest(_ products: String) -> PackageManifest {
      LiteralManifest(
        text: """
          let package = Package(name: "p", products: [\(products)], targets: [
            .target(name: "App"),
            .target(name: "Helpers", dependencies: ["App", "Deep"]),
            .target(name: "Deep"),
            .target(name: "Alone"),
            .testTarget(name: "ATests", dependencies: ["App", "Helpers"]),
            .executableTarget(name: "tool", dependencies: ["App"]),
          ])
          """
      ).manifest
    }
    #expect(manifest("").targetsForTests == ["ATests", "Helpers", "Deep"])
    let product = #".library(name: "H", targets: ["Helpers"])"#
    #expect(manifest(product).targetsForTests == ["ATests"])
  }

  @Test("each snippet is a program of its own")
  func snippets() async throws {
    let folder = try folder(
      ["Sources/A/One.swift", "Snippets/First.swift", "Snippets/Group/Second-one.swift"],
      manifest: "let package = Package(name: \"p\", targets: [.target(name: \"A\")])")
    let manifest = try await PackageManifest.load(root: folder.path)
    #expect(manifest.targets.map(\.moduleName) == ["A", "First", "Second_one"])
    #expect(manifest.products.isEmpty)
    #expect(manifest.target(containing: "Snippets/Group/Second-one.swift")?.name == "Second-one")
    #expect(manifest.target(containing: "Snippets/First.swift")?.name == "First")
  }

  @Test("leaves out targets, tests and files that the configuration names")
  func configured() async throws {
    let folder = try folder(Self.files, manifest: Self.manifest)
    let manifest = try await PackageManifest.load(root: folder.path)
    func paths(_ change: (inout ScanConfiguration) -> Void) -> [String] {
      var configuration = ScanConfiguration()
      change(&configuration)
      return SourceLister.swiftFiles(
        root: folder.path, manifest: manifest, configuration: configuration
      ).map(\.path)
    }
    #expect(paths { $0.targets = ["B"] } == ["Other/B/In/Six.swift", "Other/B/One.swift"])
    #expect(!paths { $0.excludesTests = true }.contains { $0.hasPrefix("Tests") })
    #expect(!paths { $0.excludedTargets = ["A"] }.contains { $0.hasPrefix("Sources") })
    #expect(paths { $0.indexExclude = ["**/One.swift", "Plugins/"] }.count == 3)
  }

  @Test(
    "folders of sources without a manifest are modules where one of them is imported",
    arguments: [
      ("import Foundation\n", ["P", "P", "P"]),
      ("import Models\n", ["Models", "Views", "AppTests"]),
      ("@testable import struct Models.A\n", ["Models", "Views", "AppTests"]),
      ("import ModelsKit\n", ["P", "P", "P"]),
    ])
  func groups(source: String, modules: [String]) throws {
    let folder = try TemporaryFolder([
      "P/Sources/Models/a.swift": "import Models\n", "P/Sources/Views/b.swift": source,
      "P/Tests/AppTests/c.swift": "",
    ])
    let files = SourceLister.swiftFiles(
      root: folder.path + "/P", manifest: nil, configuration: ScanConfiguration())
    #expect(files.map(\.modules) == modules.map { [$0] })
    #expect(files.map(\.isTest) == [false, false, true])
  }

  @Test("a folder without a manifest is one module")
  func loose() throws {
    let folder = try folder(["b.swift", "a/c.swift", "a/.git/d.swift"])
    let files = SourceLister.swiftFiles(
      root: folder.path, manifest: nil, configuration: ScanConfiguration())
    #expect(files.map(\.path) == ["a/c.swift", "b.swift"])
  }

  @Test("packages in a folder without a manifest have modules of their own")
  func nestedPackages() throws {
    let folder = try folder([
      "Shop/Sources/Core/A.swift", "Shop/Tests/CoreTests/B.swift", "Shop/Extra/C.swift",
      "Shop/Examples/Demo/Sources/Demo/D.swift", "Bank/Code/E.swift", "Lab/Sources/Kit/F.swift",
      "Lab/Sources/Maker/G.swift", "Tool.swift",
    ])
    func write(_ targets: String, to path: String) throws {
      try folder.write(
        "// swift-tools-version: 6.0\nimport PackageDescription\n"
          + "let package = Package(name: \"p\", targets: \(targets))\n", to: path)
    }
    try write(
      "[.target(name: \"Core\"), .testTarget(name: \"CoreTests\")]", to: "Shop/Package.swift")
    try write("[.executableTarget(name: \"Demo\")]", to: "Shop/Examples/Demo/Package.swift")
    try write("[.target(name: \"Core\", path: \"Code\")]", to: "Bank/Package.swift")
    try write(
      "[.target(name: \"Kit\"), .target(name: \"Maker\")])\npackage.targets += (more",
      to: "Lab/Package.swift")
    let files = SourceLister.swiftFiles(
      root: folder.path, manifest: nil, configuration: ScanConfiguration())
    var modules = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.modules) })
    // That of the folder, whose name is made for the test.
    let own = modules.removeValue(forKey: "Tool.swift")
    #expect(own?.count == 1)
    #expect(
      modules == [
        "Shop/Sources/Core/A.swift": ["Core"], "Shop/Tests/CoreTests/B.swift": ["CoreTests"],
        // No target has it: it sees the package and is seen by it.
        "Shop/Extra/C.swift": ["Core", "CoreTests"],
        "Shop/Examples/Demo/Sources/Demo/D.swift": ["Demo"], "Bank/Code/E.swift": ["Core"],
        // A list that is changed afterwards may have any of them.
        "Lab/Sources/Kit/F.swift": ["Kit", "Maker"], "Lab/Sources/Maker/G.swift": ["Kit", "Maker"],
      ])
    #expect(files.filter(\.isTest).map(\.path) == ["Shop/Tests/CoreTests/B.swift"])
  }

  struct Scope: CustomTestStringConvertible, Sendable {
    var targets: [String] = []
    var excluded: [String] = []
    var paths: [String]
    var testDescription: String { "\(targets) without \(excluded)" }
  }

  @Test(
    "targets of packages inside of a folder can be named, and so can the module of the rest",
    arguments: [
      Scope(targets: ["Core"], paths: ["Shop/Sources/Core/A.swift"]),
      Scope(targets: ["Sign-In"], paths: ["Shop/Sources/Sign-In/C.swift"]),
      Scope(targets: ["Sign_In"], paths: ["Shop/Sources/Sign-In/C.swift"]),
      Scope(targets: ["P"], paths: ["Tool.swift"]),
      Scope(
        excluded: ["Core", "P"],
        paths: ["Shop/Sources/Sign-In/C.swift", "Shop/Tests/CoreTests/B.swift"]),
      Scope(targets: ["Other"], paths: []),
    ])
  func nestedScope(_ row: Scope) throws {
    let folder = try TemporaryFolder([
      "P/Shop/Sources/Core/A.swift": "", "P/Shop/Tests/CoreTests/B.swift": "",
      "P/Shop/Sources/Sign-In/C.swift": "", "P/Tool.swift": "",
      "P/Shop/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "Core"), .target(name: "Sign-In"), .testTarget(name: "CoreTests"),
        ])
      """,
    ])
    let root = folder.path + "/P"
    var configuration = ScanConfiguration()
    configuration.targets = row.targets
    configuration.excludedTargets = row.excluded
    let files = SourceLister.swiftFiles(root: root, manifest: nil, configuration: configuration)
    #expect(files.map(\.path) == row.paths)
    let names = SourceLister.targetNames(ofFolder: root)
    #expect(names == ["Core", "CoreTests", "Sign-In", "Sign_In", "P"])
  }

  @Test("a resource of a package inside of a folder is no source, whatever its name")
  func nestedResources() throws {
    let folder = try folder([
      "Shop/Sources/Core/A.swift", "Shop/Tests/CoreTests/B.swift",
      "Shop/Tests/CoreTests/Samples/C.swift", "Shop/Samples/D.swift",
    ])
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "Core"),
          .testTarget(name: "CoreTests", resources: [.copy("Samples")]),
        ])
      """, to: "Shop/Package.swift")
    let files = SourceLister.swiftFiles(
      root: folder.path, manifest: nil, configuration: ScanConfiguration())
    #expect(
      files.map(\.path) == [
        "Shop/Samples/D.swift", "Shop/Sources/Core/A.swift", "Shop/Tests/CoreTests/B.swift",
      ])
  }

  @Test("symbolic links to files count, cycles end")
  func links() throws {
    let folder = try folder(["a/one.swift"])
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: folder.path + "/a/again", withDestinationPath: folder.path)
    try manager.createSymbolicLink(
      atPath: folder.path + "/two.swift", withDestinationPath: folder.path + "/a/one.swift")
    try manager.createSymbolicLink(
      atPath: folder.path + "/gone.swift", withDestinationPath: folder.path + "/nowhere.swift")
    let files = SourceLister.swiftFiles(
      root: folder.path, manifest: nil, configuration: ScanConfiguration())
    #expect(files.map(\.path) == ["a/one.swift", "two.swift"])
  }
}
