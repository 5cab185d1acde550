// SPDX-License-Identifier: MIT

import AssayFindings
import Foundation
import Testing

@testable import AssayDeadCode

@Suite("A manifest read as text")
struct LiteralManifestTests {
  private static let plain = """
    // swift-tools-version: 6.0
    import PackageDescription

    let atomics: Target.Dependency = .product(name: "Atomics", package: "swift-atomics")
    let package = Package(
      name: "shop",
      products: [
        .library(name: "Shop", targets: ["Shop", "shop-kit"]),
        .executable(name: "shop", targets: ["Tool"]),
      ],
      dependencies: [.package(url: "https://github.com/apple/Swift-Atomics.git", from: "1.1.0")],
      targets: [
        .target(name: "Shop", dependencies: [atomics, .target(name: "shop-kit")]),
        .target(name: "shop-kit", path: "Kit", exclude: ["Old.swift"], sources: ["Code"]),
        .executableTarget(name: "Tool", dependencies: ["Shop"]),
        .testTarget(name: "ShopTests", dependencies: ["Shop"], resources: [.copy("Fixtures")]),
      ]
    )
    """

  @Test("names, kinds, paths, dependencies and products")
  func wholeManifest() throws {
    let literal = LiteralManifest(text: Self.plain)
    #expect(literal.doubts.isEmpty)
    let manifest = literal.manifest
    #expect(manifest.name == "shop")
    #expect(manifest.targets.map(\.name) == ["Shop", "shop-kit", "Tool", "ShopTests"])
    #expect(manifest.targets.map(\.moduleName) == ["Shop", "shop_kit", "Tool", "ShopTests"])
    #expect(manifest.targets.map(\.kind) == [.library, .library, .executable, .test])
    #expect(manifest.publicModules == ["Shop", "shop_kit"])
    #expect(manifest.packageDependencies == ["swift-atomics"])
    let shop = try #require(manifest.target(named: "Shop"))
    #expect(shop.dependencies.map(\.kind) == [.product, .target])
    #expect(shop.dependencies.map(\.package) == ["swift-atomics", nil])
    // Line 13 of the text above; the name starts after `    .target(name: `.
    #expect(shop.range?.start == SourcePosition(line: 13, column: 5))
    #expect(shop.nameStart == SourcePosition(line: 13, column: 19))
    #expect(shop.dependencies[0].range?.start == SourcePosition(line: 13, column: 42))
    #expect(manifest.target(named: "shop-kit")?.path == "Kit")
    #expect(manifest.target(named: "ShopTests")?.resources == ["Fixtures"])
  }

  struct Doubtful: CustomTestStringConvertible, Sendable {
    var name: String
    /// After the package, or in the place of its targets.
    var targets = "[.target(name: \"A\")]"
    var before = ""
    var after = ""
    var isDoubtful: Bool
    var names = ["A"]
    var testDescription: String { name }
  }

  #if os(Linux)
    private static let system = "Linux"
  #else
    private static let system = "macOS"
  #endif

  @Test(
    "what is certain and what is not",
    arguments: [
      Doubtful(name: "nothing more", isDoubtful: false),
      Doubtful(
        name: "a computed list", targets: "names.map { .target(name: $0) }", isDoubtful: true,
        names: []),
      Doubtful(
        name: "a list and a computed one", targets: "[.target(name: \"A\")] + more",
        isDoubtful: true),
      // No compiler takes it; a scan must not end with it.
      Doubtful(
        name: "a list that is a part of itself", targets: "all",
        before: "let all: [Target] = all + [.target(name: \"A\")]", isDoubtful: true),
      Doubtful(
        name: "a constant list", targets: "all",
        before: "let all: [Target] = [.target(name: \"A\")]", isDoubtful: false),
      Doubtful(
        name: "two lists", targets: "[.target(name: \"A\")] + more",
        before: "let more: [Target] = [.target(name: \"B\")]", isDoubtful: false, names: ["A", "B"]),
      Doubtful(
        name: "a computed name", targets: "[.target(name: \"A\" + suffix)]", isDoubtful: true,
        names: [""]),
      Doubtful(
        name: "an interpolated name", targets: "[.target(name: \"A\\(suffix)\")]", isDoubtful: true,
        names: [""]),
      Doubtful(name: "a helper", targets: "[make(\"A\")]", isDoubtful: true, names: []),
      Doubtful(
        name: "an appended target", after: "package.targets.append(.target(name: \"B\"))",
        isDoubtful: false, names: ["A", "B"]),
      Doubtful(
        name: "added targets", after: "package.targets += [.target(name: \"B\")]",
        isDoubtful: false, names: ["A", "B"]),
      Doubtful(
        name: "targets for this system",
        after: "#if os(\(system))\npackage.targets += [.target(name: \"B\")]\n#endif",
        isDoubtful: false, names: ["A", "B"]),
      Doubtful(
        name: "targets for another system",
        after: "#if os(Windows)\npackage.targets += [.target(name: \"B\")]\n#endif",
        isDoubtful: false),
      Doubtful(
        name: "targets for a compiler",
        after: "#if compiler(>=6.2)\npackage.targets += [.target(name: \"B\")]\n#endif",
        isDoubtful: true),
      Doubtful(
        name: "targets if", after: "if isWanted { package.targets.append(.target(name: \"B\")) }",
        isDoubtful: true),
      Doubtful(
        name: "settings for all",
        after: "for target in package.targets { target.swiftSettings = [] }", isDoubtful: false),
      Doubtful(
        name: "appended settings",
        after:
          "for target in package.targets { var s = target.swiftSettings ?? []; s.append(.define(\"X\")); target.swiftSettings = s }",
        isDoubtful: false),
      Doubtful(
        name: "dependencies for all",
        after: "for target in package.targets { target.dependencies.append(\"B\") }",
        isDoubtful: true),
      Doubtful(
        name: "paths for all", after: "for target in package.targets { target.path = \"x\" }",
        isDoubtful: true),
      Doubtful(
        name: "a function that may do anything", after: "configure(package)", isDoubtful: true),
      Doubtful(
        name: "computed exclusion of no sources",
        targets: "[.target(name: \"A\", exclude: mac ? [] : [\"P.xcprivacy\"])]", isDoubtful: false),
      Doubtful(
        name: "computed exclusion of sources",
        targets: "[.target(name: \"A\", exclude: mac ? [] : [\"P.swift\"])]", isDoubtful: true),
      Doubtful(
        name: "computed exclusion of a folder",
        targets: "[.target(name: \"A\", exclude: mac ? [] : [\"P\"])]", isDoubtful: true),
    ])
  func doubts(_ row: Doubtful) {
    let literal = LiteralManifest(
      text: """
        import PackageDescription
        \(row.before)
        let package = Package(name: "p", targets: \(row.targets))
        \(row.after)
        """)
    #expect(literal.doubts.isEmpty != row.isDoubtful, "\(literal.doubts)")
    #expect(literal.manifest.targets.map(\.name) == row.names)
  }

  @Test("targets of a manifest's own making have their places")
  func places() {
    let literal = LiteralManifest(
      text: """
        let custom = [
          Custom.target(kind: .hidden, name: "A", dependencies: ["B"])
        ]
        let package = Package(name: "p", targets: custom.map { $0.made })
        """)
    #expect(!literal.doubts.isEmpty)
    #expect(literal.places["A"]?.range?.start == SourcePosition(line: 2, column: 3))
    #expect(literal.places["A"]?.dependencies.map(\.name) == ["B"])
  }

  @Test("the answer of swift package dump-package")
  func dump() throws {
    // Written after the output of Swift 6.3.1 for a manifest with these lines.
    let text = """
      {"name": "p", "dependencies": [{"sourceControl": [{"identity": "swift-atomics"}]},
        {"fileSystem": [{"identity": "kit", "path": "/kit"}]}],
       "products": [{"name": "P", "targets": ["P"], "type": {"library": ["automatic"]}},
        {"name": "t", "targets": ["t"], "type": {"executable": null}}],
       "targets": [{"name": "P", "type": "regular", "exclude": ["x"], "resources":
          [{"path": "R", "rule": {"copy": {}}}], "dependencies": [
          {"byName": ["Q", null]}, {"target": ["R", {"platformNames": ["linux"]}]},
          {"product": ["Atomics", "swift-atomics", null, null]},
          {"product": ["Kit", "kit", {"Kit": "Kot"}, {"platformNames": ["macos"]}]}]},
        {"name": "t", "type": "executable", "path": "Tool", "sources": ["a"]}]}
      """
    let manifest = try JSONDecoder().decode(ManifestDump.self, from: Data(text.utf8)).manifest
    #expect(manifest.packageDependencies == ["swift-atomics", "kit"])
    #expect(manifest.products.map(\.kind) == [.library, .executable])
    #expect(manifest.targets.map(\.kind) == [.library, .executable])
    let target = manifest.targets[0]
    #expect(target.exclude == ["x"])
    #expect(target.resources == ["R"])
    #expect(target.dependencies.map(\.name) == ["Q", "R", "Atomics", "Kit"])
    #expect(target.dependencies.map(\.kind) == [.byName, .target, .product, .product])
    #expect(target.dependencies.map(\.isConditional) == [false, true, false, true])
    #expect(manifest.targets[1].path == "Tool")
  }
}
