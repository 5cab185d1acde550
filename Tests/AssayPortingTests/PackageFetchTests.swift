// SPDX-License-Identifier: MIT

import AssayTestSupport
import AssayXcode
import Testing

@testable import AssayPorting

@Suite("Fetching packages")
struct PackageFetchTests {
  /// A repository of a package with versions 1.0.0 and 1.1.0, whose source says its version.
  private func repository(
    of name: String, needing other: (name: String, folder: TemporaryFolder)? = nil
  ) throws -> TemporaryFolder {
    let dependencies = other.map { [($0.name, $0.folder.path)] } ?? []
    let folder = try TemporaryFolder(
      ["Package.swift": manifest(of: name, needing: dependencies)])
    let imports = other.map { "import \($0.name)\n" } ?? ""
    let source = "Sources/\(name)/Version.swift"
    try folder.write(imports + "// 1.0.0\n", to: source)
    try folder.makeRepository()
    try folder.git("tag", "1.0.0")
    try folder.write(imports + "// 1.1.0\n", to: source)
    try folder.git("commit", "-q", "-a", "-m", "more")
    try folder.git("tag", "1.1.0")
    return folder
  }

  private func manifest(of name: String, needing packages: [(name: String, path: String)]) -> String
  {
    func list(_ element: ((name: String, path: String)) -> String) -> String {
      packages.map(element).joined(separator: ", ")
    }
    // SwiftPM tells packages apart by the last part of their address.
    return """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
        dependencies: [\(list { #".package(url: "file://\#($0.path)", from: "1.0.0")"# })],
        targets: [
          .target(
            name: "\(name)",
            dependencies: [
              \(list { #".product(name: "\#($0.name)", package: "\#(identity($0.path))")"# })
            ])
        ])
      """
  }

  private func identity(_ path: String) -> String {
    String(path.split(separator: "/").last ?? "").lowercased()
  }

  private func app(_ source: String, needing packages: [(name: String, path: String)]) throws
    -> TemporaryFolder
  {
    try TemporaryFolder([
      "App/Package.swift": manifest(of: "App", needing: packages),
      "App/Sources/App/App.swift": source,
    ])
  }

  private func layout(of app: TemporaryFolder) async throws -> AppLayout {
    try await AppLayout.find(
      in: app.path + "/App", targets: [],
      fetch: PackageFetch(cacheFolder: app.path + "/cache", repositories: app.path + "/clones") {
        _ in
      })
  }

  @Test("the packages that are imported are fetched with those that they need, and no others")
  func imported() async throws {
    let ink = try repository(of: "Ink")
    let tiles = try repository(of: "Tiles", needing: ("Ink", ink))
    let unused = try repository(of: "Unused")
    let app = try app(
      "import SwiftUI\nimport Tiles\n",
      needing: [("Tiles", tiles.path), ("Unused", unused.path)])
    let layout = try await layout(of: app)
    #expect(layout.modules.map(\.name) == ["Ink", "Tiles", "App"])
    #expect(layout.modules.map(\.isFetched) == [true, true, false])
    #expect(layout.unfetchedPackages.isEmpty)
    let source = try #require(layout.modules.first?.files.first)
    #expect(try app.text(source.dropFirst(app.path.count).description) == "// 1.1.0\n")
    #expect(
      try app.files.filter { $0.hasPrefix("App/") }.sorted()
        == ["App/Package.swift", "App/Sources/App/App.swift"])
  }

  @Test("the versions are those that the app was resolved to")
  func locked() async throws {
    let ink = try repository(of: "Ink")
    let app = try app("import Ink\n", needing: [("Ink", ink.path)])
    let revision = try ink.text(".git/refs/tags/1.0.0").filter { !$0.isNewline }
    try app.write(
      """
      {
        "pins" : [
          {
            "identity" : "\(identity(ink.path))",
            "kind" : "localSourceControl",
            "location" : "\(ink.path)",
            "state" : { "revision" : "\(revision)", "version" : "1.0.0" }
          }
        ],
        "version" : 2
      }
      """, to: "App/Package.resolved")
    let layout = try await layout(of: app)
    let source = try #require(layout.modules.first?.files.first)
    #expect(try app.text(source.dropFirst(app.path.count).description) == "// 1.0.0\n")
  }

  @Test("a package that cannot be fetched keeps none of the others from it")
  func unreachable() async throws {
    let ink = try repository(of: "Ink")
    let app = try app(
      "import Gone\nimport Ink\n",
      needing: [("Gone", ink.path + "-gone"), ("Ink", ink.path)])
    let layout = try await layout(of: app)
    #expect(layout.modules.map(\.name) == ["Ink", "App"])
    #expect(layout.unfetchedPackages.map(\.url) == ["file://\(ink.path)-gone"])
    #expect(layout.unfetchedPackages.first?.reason.contains("does not exist") == true)
  }

  @Test(
    "a package of a registry, or with a requirement that is not known, is said not to be fetched")
  func unknownKinds() async throws {
    let app = try TemporaryFolder([
      "App/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "App", dependencies: [.package(id: "mona.ink", from: "1.0.0")],
        targets: [
          .target(name: "App", dependencies: [.product(name: "Ink", package: "mona.ink")])
        ])
      """,
      "App/Sources/App/App.swift": "import Ink\n",
    ])
    let layout = try await layout(of: app)
    #expect(layout.unfetchedPackages.map(\.url) == ["mona.ink"])
    let xcode = RemotePackage(
      XcodePackage(url: "https://a.example/ink", requirement: ["kind": "new"], products: []))
    #expect(xcode.dependency == nil)
  }

  @Test("a reason is what git says, without its progress")
  func reason() {
    let output = """
      Fetching https://example.com/gone
      error: Failed to clone repository https://example.com/gone:
          Cloning into bare repository '/cache/gone'...
          remote: Counting objects:   0% (1/976)\rremote: Counting objects: 100% (976/976)
          fatal: unable to access 'https://example.com/gone/': Could not resolve host
      """
    #expect(
      PackageFetch.reason(in: output)
        == "unable to access 'https://example.com/gone/': Could not resolve host")
    #expect(
      PackageFetch.reason(in: "error: no versions of 'ink' match\n") == "no versions of 'ink' match"
    )
  }

  @Test(
    "what Xcode asks of a version is written as manifests say it",
    arguments: [
      (["kind": "upToNextMajorVersion", "minimumVersion": "1.2"], #"from: "1.2.0""#),
      (
        ["kind": "upToNextMinorVersion", "minimumVersion": "1.2.3"],
        #".upToNextMinor(from: "1.2.3")"#
      ),
      (
        ["kind": "versionRange", "minimumVersion": "1.0.0", "maximumVersion": "2.0.0-beta.1"],
        #""1.0.0"..<"2.0.0-beta.1""#
      ),
      (["kind": "exactVersion", "version": "4"], #"exact: "4.0.0""#),
      (["kind": "branch", "branch": #"a"b"#], #"branch: "a\"b""#),
      (["kind": "revision", "revision": "abc"], #"revision: "abc""#),
    ])
  func requirements(requirement: [String: String], words: String) {
    let package = RemotePackage(
      XcodePackage(url: "https://a.example/Ink.git", requirement: requirement, products: []))
    #expect(package.identity == "ink")
    #expect(package.dependency == #".package(url: "https://a.example/Ink.git", \#(words))"#)
  }

  @Test(
    "what no manifest can say, or git would run as a program, is not fetched",
    arguments: [
      ("https://a.example/ink", #"1.0.0", evil: ""#), ("https://a.example/ink", "latest"),
      ("ext::sh -c id", "1.0.0"), ("--upload-pack=id", "1.0.0"), ("/home/ada/ink", "1.0.0"),
    ])
  func refused(url: String, version: String) {
    let package = RemotePackage(url: url, requirement: .exact(version), products: [])
    #expect(package.dependency == nil)
  }

  @Test("packages are needed for their products' names, or where a module has none")
  func needed() {
    func package(_ name: String, _ products: String...) -> RemotePackage {
      RemotePackage(
        url: "https://a.example/" + name, requirement: .exact("1.0.0"), products: Set(products))
    }
    let packages = [
      package("ink", "Ink-Kit"), package("firebase", "FirebaseAuth"), package("odd", "odd-spm"),
      package("plugin"),
    ]
    func names(_ missing: Set<String>) -> [String] {
      packages.needed(by: missing, of: missing.union(["SwiftUI", "FirebaseAuth"])).map(\.identity)
    }
    #expect(names(["Ink_Kit"]) == ["ink"])
    // Apple's frameworks and the toolchain's modules are of no package.
    #expect(names(["Ink_Kit", "CloudKit", "Dispatch"]) == ["ink"])
    #expect(names(["Odd"]) == ["ink", "odd"])
    #expect(names([]).isEmpty)
  }
}
