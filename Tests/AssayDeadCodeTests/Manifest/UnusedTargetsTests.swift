// SPDX-License-Identifier: MIT

import AssayTestSupport
import Foundation
import Testing

@testable import AssayDeadCode

@Suite("Unused targets and dependencies")
struct UnusedTargetsTests {
  private func findings(_ files: [String: String], _ manifest: String) throws -> [String] {
    let folder = try TemporaryFolder(files)
    defer { withExtendedLifetime(folder) {} }
    let root = folder.path
    var read = LiteralManifest(text: manifest).manifest
    TargetFolders(root: root).resolve(&read)
    let sources = SourceLister.swiftFiles(
      root: root, manifest: read, configuration: ScanConfiguration())
    let imports = sources.map { file in
      let facts = FactsExtractor.facts(of: Array((files[file.path] ?? "").utf8))
      return FileImports(
        path: file.path, modules: file.modules,
        imports: facts.imports.map { facts.names[$0.module] })
    }
    return UnusedTargets().findings(
      in: PackageContents(root: root, manifest: read, files: imports)
    ).findings.map { finding in
      let place = finding.location.start.map { "\($0.line):\($0.column)" } ?? ""
      return "\(place) \(finding.rule) \(finding.subject?.qualifiedName ?? "")"
    }
  }

  @Test("a target that no product, test or target needs")
  func unusedTarget() throws {
    let found = try findings(
      [
        "Sources/A/a.swift": "import B\n", "Sources/B/b.swift": "", "Sources/C/c.swift": "",
        "Sources/tool/main.swift": "", "Sources/D/d.swift": "",
        "Tests/DTests/d.swift": "import D\n",
      ],
      """
      let package = Package(name: "p", products: [.library(name: "A", targets: ["A"])], targets: [
        .target(name: "A", dependencies: ["B"]),
        .target(name: "B"),
        .target(name: "C"),
        .executableTarget(name: "tool"),
        .target(name: "D"),
        .testTarget(name: "DTests", dependencies: ["D"]),
      ])
      """)
    // `.target(name: "C")` is line 4; its name starts in column 17.
    #expect(found == ["4:17 unused-target C"])
  }

  /// Up to tools version 5.3 programs are declared so, and SwiftPM still takes them for programs.
  @Test("a target with a main.swift is a program")
  func targetWithMain() throws {
    let found = try findings(
      [
        "Sources/tool/main.swift": "", "Sources/Old/mainly.swift": "",
        "Sources/Off/main.swift": "", "Sources/Off/a.swift": "",
      ],
      """
      let package = Package(name: "p", targets: [
        .target(name: "tool"),
        .target(name: "Old"),
        .target(name: "Off", exclude: ["main.swift"]),
      ])
      """)
    #expect(found == ["3:17 unused-target Old", "4:17 unused-target Off"])
  }

  /// `swift package generate-documentation --target Guide` makes its pages.
  @Test("a target with a catalog of DocC is for its pages")
  func documentation() throws {
    let found = try findings(
      [
        "Sources/Guide/Empty.swift": "", "Sources/Guide/Guide.docc/Guide.md": "# Guide\n",
        "Sources/Old/Empty.swift": "",
      ],
      """
      let package = Package(name: "p", targets: [
        .target(name: "Guide"),
        .target(name: "Old"),
      ])
      """)
    #expect(found == ["3:17 unused-target Old"])
  }

  @Test(
    "an import of a name that stands for a product's module",
    arguments: [
      ("import SwiftUI", []), ("import Foundation", ["6:37 unused-product A.AssayViews"]),
    ])
  func moduleAlias(source: String, expected: [String]) throws {
    let found = try findings(
      ["Sources/A/a.swift": source + "\n"],
      """
      let views: [SwiftSetting] = [
        .unsafeFlags(["-module-alias", "SwiftUI=AssayViews"], .when(platforms: [.linux])),
        .unsafeFlags(["-module-alias", "broken", "-module-alias"]),
      ]
      let package = Package(name: "p", products: [.library(name: "A", targets: ["A"])], targets: [
        .target(name: "A", dependencies: [.product(name: "AssayViews", package: "assay")], swiftSettings: views),
      ])
      """)
    #expect(found == expected)
  }

  struct Dependency: CustomTestStringConvertible, Sendable {
    var name: String
    var source: String
    var dependency: String
    var finding: String?
    var testDescription: String { name }
  }

  // The dependency stands behind `  .target(name: "A", dependencies: [`, which has 36 characters.
  @Test(
    "a dependency is unused only when it is sure that no source imports it",
    arguments: [
      Dependency(name: "an imported target", source: "import B", dependency: "\"B\""),
      Dependency(
        name: "a target that is not imported", source: "import Foundation", dependency: "\"B\"",
        finding: "2:37 unused-target A.B"),
      Dependency(
        name: "imported for a type", source: "import struct B.Thing", dependency: "\"B\""),
      Dependency(
        name: "imported under a condition", source: "#if os(Windows)\nimport B\n#endif",
        dependency: "\"B\""),
      Dependency(
        name: "an imported product", source: "import Atomics",
        dependency: ".product(name: \"Atomics\", package: \"swift-atomics\")"),
      Dependency(
        name: "a product that is not imported", source: "import Dispatch",
        dependency: ".product(name: \"Atomics\", package: \"swift-atomics\")",
        finding: "2:37 unused-product A.Atomics"),
      Dependency(
        name: "a product whose module may have another name", source: "import Atoms",
        dependency: ".product(name: \"Atomics\", package: \"swift-atomics\")"),
      Dependency(
        name: "a plain name that is no target", source: "", dependency: "\"Atomics\""),
      Dependency(name: "a tool", source: "", dependency: "\"tool\""),
      Dependency(name: "a C target", source: "", dependency: "\"CLib\""),
    ])
  func dependency(_ row: Dependency) throws {
    let found = try findings(
      [
        "Sources/A/a.swift": row.source + "\n", "Sources/B/b.swift": "",
        "Sources/tool/main.swift": "", "Sources/CLib/c.c": "",
      ],
      """
      let package = Package(name: "p", products: [.library(name: "A", targets: ["A", "B", "CLib"])], targets: [
        .target(name: "A", dependencies: [\(row.dependency)]),
        .target(name: "B"), .target(name: "CLib"), .executableTarget(name: "tool"),
      ])
      """)
    #expect(found == (row.finding.map { [$0] } ?? []))
  }

  @Test("a target that is not seen whole is not judged")
  func mixed() throws {
    let found = try findings(
      ["Sources/A/a.swift": "", "Sources/A/b.c": "", "Sources/B/b.swift": ""],
      """
      let package = Package(name: "p", products: [.library(name: "A", targets: ["A"])], targets: [
        .target(name: "A", dependencies: ["B"]), .target(name: "B"),
      ])
      """)
    #expect(found.isEmpty)
  }
}
