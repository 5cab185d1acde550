// SPDX-License-Identifier: MIT

import AssayTestSupport
import Foundation
import Testing

@testable import AssayPorting

@Suite("Targets of C sources")
struct CModuleTests {
  /// A package with two targets of C sources, of which one has a module map, and a target of Swift
  /// sources that imports it.
  private func write(to folder: TemporaryFolder) throws {
    try folder.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Ink", products: [.library(name: "Ink", targets: ["Ink"])],
        targets: [
          .target(name: "Ink", dependencies: ["c-ink"]),
          .target(
            name: "c-ink", dependencies: ["c-base"], path: "C/ink", exclude: ["notes.txt", "old"],
            publicHeadersPath: "headers",
            cSettings: [
              .define("LEVEL", to: "3"), .define("APPLE", .when(platforms: [.iOS])),
              .headerSearchPath("../shared"), .define("FAST", .when(configuration: .release)),
            ],
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
          .target(name: "c-base", path: "C/base"),
          .target(name: "c-unused", path: "C/unused"),
        ],
        cLanguageStandard: .gnu11)
      """, to: "Fetched/Ink/Package.swift")
    for (path, text) in [
      "Sources/Ink/Ink.swift": "import CInk\npublic let level = ink_level()\n",
      "C/ink/headers/module.modulemap": "module CInk {\n  header \"ink.h\"\n  export *\n}\n",
      "C/ink/headers/ink.h": "int ink_level(void);\n",
      "C/ink/ink.c": """
      #include "ink.h"
      #include "shared.h"
      #include "c-base.h"
      int ink_level(void) { return LEVEL + SHARED + base(); }
      """,
      "C/ink/old/old.c": "#error old\n", "C/ink/notes.txt": "",
      "C/shared/shared.h": "#define SHARED 1\n",
      "C/base/include/c-base.h": "int base(void);\n",
      "C/base/base.c": "int base(void) { return 1; }",
      "C/unused/include/unused.h": "", "C/unused/unused.c": "",
    ] {
      try folder.write(text, to: "Fetched/Ink/" + path)
    }
    try folder.write("import SwiftUI\nimport Ink\n", to: "App/App.swift")
  }

  private func layout(_ folder: TemporaryFolder) async throws -> AppLayout {
    try await AppLayout.find(
      in: folder.path + "/App", targets: [], checkouts: [folder.path + "/Fetched"])
  }

  @Test("those that Swift files import are taken, and those that these need")
  func found() async throws {
    let folder = try TemporaryFolder()
    try write(to: folder)
    let layout = try await layout(folder)
    #expect(layout.modules.map(\.name) == ["Ink", "App"])
    #expect(layout.cModules.map(\.target).sorted() == ["c-base", "c-ink"])
    let ink = try #require(layout.cModules.first { $0.target == "c-ink" })
    let package = folder.path + "/Fetched/Ink"
    #expect(ink.names == ["CInk"])
    #expect(ink.dependencies == ["c-base"])
    #expect(ink.sources == [package + "/C/ink/ink.c"])
    #expect(ink.headers == package + "/C/ink/headers")
    #expect(ink.moduleMap == .file(package + "/C/ink/headers/module.modulemap"))
    let base = try #require(layout.cModules.first { $0.target == "c-base" })
    // The name is that of SwiftPM, and the header has the target's name.
    #expect(base.names == ["c_base"])
    #expect(
      base.moduleMap
        == .generated(
          """
          module c_base {
            umbrella header "\(package)/C/base/include/c-base.h"
            export *
          }

          """))
  }

  @Test("clang says which compile; what needs one that does not is left out, too")
  func check() async throws {
    let folder = try TemporaryFolder()
    try write(to: folder)
    try folder.write("", to: "work/file")
    let modules = try await layout(folder).cModules
    let check = CModuleCheck(compiler: "clang", folder: folder.path + "/work")
    let whole = try await check.run(modules)
    #expect(whole.modules.map(\.target) == ["c-base", "c-ink"])
    #expect(whole.problems.isEmpty)
    #expect(
      whole.compilerArguments == [
        "-Xcc", "-fmodule-map-file=\(folder.path)/work/c_base.modulemap",
        "-Xcc", "-I\(folder.path)/Fetched/Ink/C/base/include",
        "-Xcc", "-fmodule-map-file=\(folder.path)/Fetched/Ink/C/ink/headers/module.modulemap",
        "-Xcc", "-I\(folder.path)/Fetched/Ink/C/ink/headers",
      ])
    try folder.write("#include <Gone/Gone.h>\n", to: "Fetched/Ink/C/base/base.c")
    let broken = try await check.run(modules)
    #expect(broken.modules.isEmpty)
    #expect(
      broken.problems == [
        "c-base: C/base/base.c:1:10: fatal error: 'Gone/Gone.h' file not found",
        "c-ink: it needs c-base, which is left out",
      ])
  }

  @Test("the written package has them with what their manifest says, and a link to their package")
  func written() async throws {
    let folder = try TemporaryFolder()
    try write(to: folder)
    let layout = try await layout(folder)
    let facts = Dictionary(
      uniqueKeysWithValues: try layout.modules.flatMap(\.files).map { file in
        (file, SourceFacts(Array(try Data(contentsOf: URL(filePath: file)))))
      })
    let package = PortedPackage(
      layout: layout,
      results: layout.modules.map { ModuleCheck.Result(module: $0, compiled: $0.files) },
      cModules: layout.cModules.sorted { $0.target < $1.target }, facts: facts, aliases: [],
      visibleModules: [], source: .folder("/assay"), test: PreviewTest(), report: "")
    try package.write(to: folder.path + "/AppPort")
    let manifest = try folder.text("AppPort/Package.swift")
    #expect(
      manifest.contains(
        """
            .target(
              name: "c-base",
              path: "CPackages/Ink/C/base",
              cSettings: [.unsafeFlags(["-std=gnu11"])]),
            .target(
              name: "c-ink",
              dependencies: ["c-base"],
              path: "CPackages/Ink/C/ink",
              exclude: ["notes.txt", "old"],
              publicHeadersPath: "headers",
              cSettings: [.unsafeFlags(["-std=gnu11"]), .define("LEVEL", to: "3"), \
        .headerSearchPath("../shared"), .define("FAST", .when(configuration: .release))],
              linkerSettings: [.linkedLibrary("m")]),
        """))
    #expect(
      manifest.contains(
        """
              name: "Ink",
              dependencies: [.product(name: "AssayViews", package: "assay"), "c-ink"],
        """))
    let link = folder.path + "/AppPort/CPackages/Ink"
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: link) == "../../Fetched/Ink")
    // Written again without them, it has no link left; what the link led to stays.
    var other = package
    other.cModules = []
    try other.replace(folder.path + "/AppPort")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/AppPort/CPackages"))
    #expect(try folder.text("Fetched/Ink/C/base/base.c").hasPrefix("int base"))
  }

  @Test("packages whose folders have one name get links of their own")
  func links() throws {
    let folder = try TemporaryFolder()
    func module(_ package: String) throws -> CModule {
      try folder.write("", to: package + "/src/a.c")
      try folder.write("", to: package + "/src/include/a.h")
      return try #require(
        try CModule(
          target: "a", package: folder.path + "/" + package,
          folder: folder.path + "/" + package + "/src", settings: CSettings(), dependencies: []))
    }
    let modules = [try module("One/Kit"), try module("Two/Kit")]
    let links = CPackageLinks(modules)
    #expect(links.links.map(\.link) == ["CPackages/Kit", "CPackages/Kit-2"])
    #expect(modules.map(links.path) == ["CPackages/Kit/src", "CPackages/Kit-2/src"])
  }

  @Test(
    "the names of a module map are those of its outermost modules",
    arguments: [
      ("module cmark_gfm {\n  umbrella header \"cmark-gfm.h\"\n  export *\n}", ["cmark_gfm"]),
      ("framework module A [system] { module B { header \"b.h\" } }\nmodule C {}", ["A", "C"]),
      ("// module No {}\n/* module No {} */ module \"A-B\" {}", ["A-B"]),
      ("extern module A \"a.modulemap\"", []), ("module", []), ("", []), ("module \"A", []),
    ])
  func mapNames(text: String, names: [String]) {
    #expect(ModuleMapNames.read(Array(text.utf8)) == names)
  }

  @Test("a folder without sources of C or without headers is none")
  func noModule() throws {
    let folder = try TemporaryFolder()
    func module(_ settings: CSettings = CSettings()) throws -> CModule? {
      try CModule(
        target: "a", package: folder.path, folder: folder.path + "/a", settings: settings,
        dependencies: [])
    }
    try folder.write("", to: "a/include/a.h")
    #expect(try module() == nil)
    try folder.write("", to: "a/a.c")
    #expect(try module() != nil)
    #expect(try module(CSettings(excluded: ["a.c"])) == nil)
    #expect(try module(CSettings(listed: ["other"])) == nil)
    #expect(try module(CSettings(publicHeadersPath: "headers")) == nil)
    // Headers outside of the package are not its own.
    #expect(try module(CSettings(publicHeadersPath: "../..")) == nil)
  }
}
