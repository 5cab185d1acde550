// SPDX-License-Identifier: MIT

import AssayFiles
import AssayTestSupport
import Testing

@testable import AssayPorting

@Suite("Layouts of apps")
struct AppLayoutTests {
  @Test("loose files are one module, without tests and what tools made")
  func loose() async throws {
    let folder = try TemporaryFolder()
    for path in [
      "2 Demo/A.swift", "2 Demo/Views/B.swift", "2 Demo/DemoTests/T.swift", "2 Demo/CTests.swift",
      "2 Demo/Pods/P.swift", "2 Demo/.build/H.swift", "2 Demo/Assets.xcassets/Contents.json",
      "2 Demo/en.lproj/A.strings", "2 Demo/L.xcstrings", "2 Demo/data.json", "2 Demo/Info.plist",
    ] {
      try folder.write("", to: path)
    }
    let layout = try await AppLayout.find(in: folder.path + "/2 Demo", targets: [])
    #expect(layout.kind == .looseFiles)
    let module = try #require(layout.modules.first)
    #expect(module.name == "__Demo")
    #expect(module.files == folder.paths("2 Demo/A.swift", "2 Demo/Views/B.swift"))
    #expect(
      module.resources
        == folder.paths(
          "2 Demo/Assets.xcassets", "2 Demo/L.xcstrings", "2 Demo/data.json", "2 Demo/en.lproj"))
    #expect(layout.defaultOutput == folder.path + "/2 DemoPort")
  }

  @Test("a project of Tuist has a module for each folder that others import")
  func tuist() async throws {
    let folder = try TemporaryFolder()
    for (path, text) in [
      "Shop/Project.swift": "import ProjectDescription",
      "Shop/Tuist/Helpers/Target.swift": "import ProjectDescription",
      "Shop/Package.swift": "not read",
      "Shop/Targets/Core/Sources/Price.swift": "import Foundation",
      "Shop/Targets/Core/Resources/a.json": "{}",
      "Shop/Targets/UI/Sources/Badge.swift": "import SwiftUI\nimport Core",
      "Shop/Targets/Shop/Sources/App.swift": "import SwiftUI\nimport Charts\nimport UI",
      "Shop/Targets/Shop/Sources/Charts/Bars.swift": "import SwiftUI",
      "Shop/Targets/Shop/Sources/Lottie/Lottie.swift": "import Lottie",
    ] {
      try folder.write(text, to: path)
    }
    let layout = try await AppLayout.find(in: folder.path + "/Shop", targets: [])
    #expect(layout.modules.map(\.name) == ["Core", "UI", "Shop"])
    #expect(layout.modules.first?.resources == folder.paths("Shop/Targets/Core/Resources/a.json"))
    let targets = "Shop/Targets/Shop/Sources/"
    #expect(
      layout.modules.last?.files
        == folder.paths(
          targets + "App.swift", targets + "Charts/Bars.swift", targets + "Lottie/Lottie.swift"))
  }

  @Test("the only target of a package may have its sources in 'Sources' itself")
  func onlyTarget() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "API",
        targets: [
          .target(name: "API"), .testTarget(name: "APITests", dependencies: ["API"]),
        ])
      """, to: "Package.swift")
    try folder.write("", to: "Sources/API.swift")
    try folder.write("", to: "Tests/APITests/APITests.swift")
    let layout = try await AppLayout.find(in: folder.path, targets: [])
    #expect(layout.modules.map(\.name) == ["API"])
    #expect(layout.modules.first?.files == folder.paths("Sources/API.swift"))
  }

  @Test("Xcode projects in other folders are named")
  func otherProjects() async throws {
    let folder = try TemporaryFolder()
    for (path, text) in [
      "Kit/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit")])
      """,
      "Kit/Sources/Kit/Kit.swift": "",
      "Kit/Demo/Demo.xcodeproj/project.pbxproj": "",
    ] {
      try folder.write(text, to: path)
    }
    let layout = try await AppLayout.find(in: folder.path + "/Kit", targets: [])
    #expect(layout.kind == .package)
    #expect(layout.otherProjects == ["Demo"])
    let (results, facts) = try await ModuleCheck.run(
      [("Kit", ["Kit.swift": ""])], in: folder, compiler: FakeCompiler())
    let report = PortReport(
      layout, results, facts: facts,
      undrawn: try UndrawnNames(symbolGraph: Array(#"{"symbols": []}"#.utf8)))
    #expect(report.text(listsAll: false).contains("on a folder to check it): Demo\n"))
  }

  @Test("a package below a project of Tuist does not stand for it")
  func tuistWithPackage() async throws {
    let folder = try TemporaryFolder()
    try folder.write("import ProjectDescription", to: "App/Workspace.swift")
    try folder.write("", to: "App/Sources/A.swift")
    try folder.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit")])
      """, to: "App/Kit/Package.swift")
    try folder.write("", to: "App/Kit/Sources/Kit/K.swift")
    let layout = try await AppLayout.find(in: folder.path + "/App", targets: [])
    #expect(Set(layout.modules.map(\.name)) == ["App", "Kit"])
    #expect(layout.root == folder.path + "/App")
  }

  @Test("folders that import each other are one module")
  func circles() async throws {
    let folder = try TemporaryFolder()
    try folder.write("import B", to: "App/A/A.swift")
    try folder.write("import A", to: "App/B/B.swift")
    let layout = try await AppLayout.find(in: folder.path + "/App", targets: [])
    #expect(layout.modules.map(\.name) == ["App"])
  }

  @Test("the project below a folder is taken, and of several none")
  func below() async throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "One/App/App.swift")
    try folder.write(
      "{ objects = { P = {mainGroup = G; }; }; rootObject = P; }",
      to: "One/App.xcodeproj/project.pbxproj")
    // The project lists no file, so that the folder's count.
    let layout = try await AppLayout.find(in: folder.path, targets: [])
    #expect(layout.kind == .looseFiles)
    #expect(layout.root == folder.path + "/One")
    #expect(layout.defaultOutput == folder.path + "Port")
    try folder.write("", to: "Two/App.xcodeproj/project.pbxproj")
    await #expect(throws: PortError.severalProjects(folder.path, ["One", "Two"])) {
      try await AppLayout.find(in: folder.path, targets: [])
    }
  }

  /// As in repositories that keep a user's schemes and make the project by a generator.
  @Test("a project without its file is none, unless it is the one that was named")
  func projectWithoutItsFile() async throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "App/Sources/App.swift")
    try folder.write("", to: "App/App.xcodeproj/xcshareddata/xcschemes/App.xcscheme")
    let app = folder.path + "/App"
    let layout = try await AppLayout.find(in: app, targets: [])
    #expect(layout.kind == .looseFiles)
    #expect(layout.modules.map(\.files) == [folder.paths("App/Sources/App.swift")])
    await #expect(throws: FileSystemError.self) {
      try await AppLayout.find(in: app + "/App.xcodeproj", targets: [])
    }
  }

  @Test("no folder, no sources, no such target")
  func errors() async throws {
    let folder = try TemporaryFolder()
    await #expect(throws: PortError.missingFolder(folder.path + "/Gone")) {
      try await AppLayout.find(in: folder.path + "/Gone", targets: [])
    }
    await #expect(throws: PortError.noSources(folder.path)) {
      try await AppLayout.find(in: folder.path, targets: [])
    }
    try folder.write("", to: "App/A.swift")
    let file = folder.path + "/App/A.swift"
    await #expect(throws: PortError.notFolder(file)) {
      try await AppLayout.find(in: file, targets: [])
    }
    #expect(
      PortError.notFolder("A.swift").description
        == "'A.swift' is a file; name the folder that contains it")
    await #expect(throws: PortError.unknownTarget("Widget", known: ["App"])) {
      try await AppLayout.find(in: folder.path + "/App", targets: ["Widget"])
    }
  }

  @Test("a package's targets, after what they import, with their settings")
  func package() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [
          .target(
            name: "App", dependencies: ["Kit"], path: "App", exclude: ["Old"],
            swiftSettings: [.enableUpcomingFeature("ExistentialAny"), .swiftLanguageMode(.v5)]),
          .target(name: "Kit", resources: [.process("Assets.xcassets")]),
          .testTarget(name: "KitTests", dependencies: ["Kit"]),
        ])
      """, to: "Package.swift")
    try folder.write("import Kit\n", to: "App/App.swift")
    try folder.write("", to: "App/Old/Old.swift")
    try folder.write("", to: "Sources/Kit/Kit.swift")
    try folder.write("", to: "Sources/Kit/Assets.xcassets/Contents.json")
    try folder.write("", to: "Tests/KitTests/KitTests.swift")
    let layout = try await AppLayout.find(in: folder.path, targets: [])
    #expect(layout.kind == .package)
    #expect(layout.modules.map(\.name) == ["Kit", "App"])
    #expect(layout.modules.map(\.hasBundle) == [true, false])
    #expect(layout.modules.last?.files == folder.paths("App/App.swift"))
    #expect(
      layout.modules.map(\.settings) == [
        LanguageSettings(version: "6"),
        LanguageSettings(version: "5", upcomingFeatures: ["ExistentialAny"]),
      ])
    // A target that is asked for needs those that it imports.
    for (target, modules) in [("App", ["Kit", "App"]), ("Kit", ["Kit"])] {
      let part = try await AppLayout.find(in: folder.path, targets: [target])
      #expect(part.modules.map(\.name) == modules)
    }
  }

  @Test("packages in folders that a package depends on are its modules too")
  func localPackages() async throws {
    let folder = try TemporaryFolder()
    func manifest(_ name: String, _ paths: [String]) -> String {
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "\(name)",
        dependencies: [\(paths.map { ".package(path: \"\($0)\")" }.joined(separator: ", "))],
        targets: [.target(name: "\(name)")])
      """
    }
    // Base depends on App in turn, and on a package that is not there.
    try folder.write(manifest("App", ["../Kit"]), to: "App/Package.swift")
    try folder.write(manifest("Kit", ["../Base"]), to: "Kit/Package.swift")
    try folder.write(manifest("Base", ["../App", "../Gone"]), to: "Base/Package.swift")
    try folder.write("import Kit\n", to: "App/Sources/App/App.swift")
    try folder.write("import Base\n", to: "Kit/Sources/Kit/Kit.swift")
    try folder.write("", to: "Base/Sources/Base/Base.swift")
    let layout = try await AppLayout.find(in: folder.path + "/App", targets: [])
    #expect(layout.modules.map(\.name) == ["Base", "Kit", "App"])
  }

  @Test("modules of fetched packages are taken where they are imported and nothing stands for them")
  func checkouts() async throws {
    let folder = try TemporaryFolder()
    func fetch(_ name: String, targets: String, sources: [String: String]) throws {
      try folder.write(
        """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "\(name)", targets: [\(targets)])
        """, to: "Fetched/\(name)/Package.swift")
      for (path, text) in sources {
        try folder.write(text, to: "Fetched/\(name)/Sources/\(path)")
      }
    }
    try folder.write("import SwiftUI\nimport Tiles\nimport Kingfisher\n", to: "App/App.swift")
    try fetch(
      "Tiles", targets: #".target(name: "Tiles"), .target(name: "Other")"#,
      sources: ["Tiles/Tile.swift": "import Ink_Kit\n", "Other/Other.swift": ""])
    try fetch(
      "Ink", targets: #".target(name: "Ink-Kit")"#, sources: ["Ink-Kit/Ink.swift": ""])
    try fetch(
      "Kingfisher", targets: #".target(name: "Kingfisher")"#,
      sources: ["Kingfisher/Image.swift": ""])
    try folder.write("\"Ink-Kit\" is no manifest", to: "Fetched/Broken/Package.swift")
    let app = folder.path + "/App"
    let layout = try await AppLayout.find(
      in: app, targets: [], checkouts: [folder.path + "/Fetched"])
    #expect(layout.modules.map(\.name) == ["Ink_Kit", "Tiles", "App"])
    #expect(layout.modules.map(\.isFetched) == [true, true, false])
    #expect(try await AppLayout.find(in: app, targets: []).modules.map(\.name) == ["App"])
    await #expect(throws: PortError.missingFolder(folder.path + "/Gone")) {
      try await AppLayout.find(in: app, targets: [], checkouts: [folder.path + "/Gone"])
    }
  }

  @Test("the only Xcode project below a folder is taken, with the packages beside it that it names")
  func packagesBeside() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit")])
      """, to: "Packages/Kit/Package.swift")
    try folder.write("", to: "Packages/Kit/Sources/Kit/Kit.swift")
    try folder.write("import Kit\n", to: "Shop/Shop/App.swift")
    try folder.write(
      """
      // !$*UTF8*$!
      { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); packageReferences = (K); };
        G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
        K = { isa = XCLocalSwiftPackageReference; relativePath = ../Packages/Kit; };
        F = { isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = Shop; fileSystemSynchronizedGroups = (F);
          productType = "com.apple.product-type.application"; };
      }; }
      """, to: "Shop/Shop.xcodeproj/project.pbxproj")
    let layout = try await AppLayout.find(in: folder.path, targets: [])
    #expect(layout.modules.map(\.name) == ["Kit", "Shop"])
    // One that the project does not name may be what is meant.
    try folder.write("", to: "Packages/Other/Package.swift")
    await #expect(
      throws: PortError.severalProjects(
        folder.path, ["Packages/Kit", "Packages/Other", "Shop"])
    ) {
      try await AppLayout.find(in: folder.path, targets: [])
    }
  }

  @Test(
    "a project's package is for the system of all targets that import it",
    arguments: [("watchos", "watchos", .watchOS), ("watchos", "iphoneos", nil)]
      as [(String, String, ApplePlatform?)])
  func packagePlatforms(_ first: String, _ second: String, _ expected: ApplePlatform?) async throws
  {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Kit", targets: [.target(name: "Kit", dependencies: ["Base"]), .target(name: "Base")])
      """, to: "Kit/Package.swift")
    try folder.write("import Base\n", to: "Kit/Sources/Kit/Kit.swift")
    try folder.write("", to: "Kit/Sources/Base/Base.swift")
    for name in ["A", "B"] { try folder.write("import Kit\n", to: "\(name)/\(name).swift") }
    try folder.write(
      """
      { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (A, B); };
        G = { isa = PBXGroup; children = (FA, FB); sourceTree = "<group>"; };
        FA = { isa = PBXFileSystemSynchronizedRootGroup; path = A; sourceTree = "<group>"; };
        FB = { isa = PBXFileSystemSynchronizedRootGroup; path = B; sourceTree = "<group>"; };
        A = { isa = PBXNativeTarget; name = A; fileSystemSynchronizedGroups = (FA);
          buildConfigurationList = LA; };
        B = { isa = PBXNativeTarget; name = B; fileSystemSynchronizedGroups = (FB);
          buildConfigurationList = LB; };
        LA = { isa = XCConfigurationList; buildConfigurations = (CA); };
        LB = { isa = XCConfigurationList; buildConfigurations = (CB); };
        CA = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = \(first); }; };
        CB = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = \(second); }; };
      }; }
      """, to: "Shop.xcodeproj/project.pbxproj")
    let layout = try await AppLayout.find(in: folder.path, targets: [])
    let platforms = Dictionary(uniqueKeysWithValues: layout.modules.map { ($0.name, $0.platform) })
    #expect(platforms["Kit"] == .some(expected))
    #expect(platforms["Base"] == .some(expected))
    #expect(platforms["A"] == .some(.watchOS))
  }

  /// As in WhatsNewKit's project of examples, which an older Xcode wrote.
  @Test("a package is taken that the project has as a folder", arguments: ["folder", "wrapper"])
  func packageAsFolder(_ type: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 5.5
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit")])
      """, to: "Package.swift")
    try folder.write("", to: "Sources/Kit/Kit.swift")
    try folder.write("import Kit\n", to: "Example/App.swift")
    try folder.write(
      """
      // !$*UTF8*$!
      { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; children = (K, F); sourceTree = "<group>"; };
        K = { isa = PBXFileReference; lastKnownFileType = \(type); name = Kit; path = ..;
          sourceTree = "<group>"; };
        F = { isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = App.swift;
          sourceTree = "<group>"; };
        B = { isa = PBXBuildFile; fileRef = F; };
        S = { isa = PBXSourcesBuildPhase; files = (B); };
        T = { isa = PBXNativeTarget; name = Example; buildPhases = (S);
          productType = "com.apple.product-type.application"; };
      }; }
      """, to: "Example/Example.xcodeproj/project.pbxproj")
    let layout = try await AppLayout.find(in: folder.path + "/Example", targets: [])
    #expect(layout.modules.map(\.name) == ["Kit", "Example"])
  }

  @Test("modules that import each other are refused")
  func circle() throws {
    let folder = try TemporaryFolder()
    try folder.write("import B", to: "A.swift")
    try folder.write("import A", to: "B.swift")
    let modules = ["A", "B"].map {
      AppModule(name: $0, files: folder.paths($0 + ".swift"), resources: [])
    }
    #expect(throws: PortError.circle(["A", "B"])) { try ModuleOrder.sorted(modules) }
  }
}
