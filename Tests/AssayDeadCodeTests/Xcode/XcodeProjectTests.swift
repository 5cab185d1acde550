// SPDX-License-Identifier: MIT

import AssayTestSupport
import Testing

@testable import AssayDeadCode

/// The project has the objects and keys that Xcode 16 writes.
@Suite("Xcode projects")
struct XcodeProjectTests {
  private static let project = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objectVersion = 77;
      objects = {
        ROOT /* Project object */ = {
          isa = PBXProject;
          buildConfigurationList = NONE;
          mainGroup = MAIN;
          packageReferences = (LOCAL, );
          targets = (APP, KIT, TESTS, );
        };
        MAIN = {isa = PBXGroup; children = (GROUP, SYNC, MODULES, ); sourceTree = "<group>"; };
        GROUP = {isa = PBXGroup; path = "My App"; children = (F1, F2, ); sourceTree = "<group>"; };
        F1 = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = Shared/Both.swift; sourceTree = SOURCE_ROOT; };
        MODULES = {
          isa = PBXFileSystemSynchronizedRootGroup; path = Modules; sourceTree = "<group>";
        };
        SYNC = {
          isa = PBXFileSystemSynchronizedRootGroup;
          exceptions = (EX1, EX2, );
          path = Kit;
          sourceTree = "<group>";
        };
        EX1 = {
          isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
          membershipExceptions = (Inner/OnlyApp.swift, );
          target = KIT;
        };
        EX2 = {
          isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
          membershipExceptions = (Inner/OnlyApp.swift, );
          target = APP;
        };
        LOCAL = {isa = XCLocalSwiftPackageReference; relativePath = Packages/Core; };
        APP = {
          isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application";
          buildConfigurationList = LIST; buildPhases = (P1, ); dependencies = (D1, );
        };
        KIT = {
          isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
          fileSystemSynchronizedGroups = (SYNC, ); buildPhases = ();
        };
        TESTS = {
          isa = PBXNativeTarget; name = Tests;
          productType = "com.apple.product-type.bundle.unit-test"; buildPhases = (P2, );
        };
        P1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, ); };
        P2 = {isa = PBXSourcesBuildPhase; files = (B3, ); };
        B1 = {isa = PBXBuildFile; fileRef = F1; };
        B2 = {isa = PBXBuildFile; fileRef = F2; };
        B3 = {isa = PBXBuildFile; fileRef = F2; };
        D1 = {isa = PBXTargetDependency; target = KIT; };
        LIST = {isa = XCConfigurationList; buildConfigurations = (DEBUG, ); };
        DEBUG = {
          isa = XCBuildConfiguration; name = Debug;
          buildSettings = {PRODUCT_NAME = "Shop $(TARGET_NAME)"; };
        };
      };
      rootObject = ROOT /* Project object */;
    }
    """

  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder([
      "Shop.xcodeproj/project.pbxproj": Self.project,
      "My App/App.swift": "", "Shared/Both.swift": "", "Kit/Kit.swift": "",
      "Kit/Inner/OnlyApp.swift": "", "Loose.swift": "",
      "Packages/Core/Package.swift": """
      // swift-tools-version: 6.2
      let package = Package(
        name: "Core", dependencies: [.package(path: "../Base")], targets: [.target(name: "Core")])
      """,
      "Packages/Core/Sources/Core/Core.swift": "",
      "Packages/Base/Package.swift": """
      // swift-tools-version: 6.2
      let package = Package(name: "Base", targets: [.target(name: "Base")])
      """,
      "Packages/Base/Sources/Base/Base.swift": "",
      "Modules/Parser/Package.swift": """
      // swift-tools-version: 6.2
      let package = Package(name: "Parser", targets: [.target(name: "Parser")])
      """,
      "Modules/Parser/Sources/Parser/Parser.swift": "",
    ])
  }

  @Test("targets, groups, synchronized folders with exceptions, and packages beside the project")
  func sources() throws {
    let folder = try folder()
    let contents = try #require(
      try XcodeContents(root: folder.path, manifest: nil, scope: SourceScope(ScanConfiguration())))
    let lines = contents.sources.map { source in
      "\(source.path) \(source.modules.joined(separator: ",")) \(source.isTest ? "test" : "")"
    }
    #expect(
      lines == [
        "Kit/Inner/OnlyApp.swift Shop_My_App ",
        "Kit/Kit.swift Kit ",
        "Modules/Parser/Sources/Parser/Parser.swift Parser ",
        "My App/App.swift Shop_My_App ",
        "Packages/Base/Sources/Base/Base.swift Base ",
        "Packages/Core/Sources/Core/Core.swift Core ",
        "Shared/Both.swift Shop_My_App,Tests ",
      ])
    #expect(contents.hasProgram)
    #expect(contents.loose == ["Loose.swift"])
  }

  @Test("a resource of a package is no source, also where the manifest computes its targets")
  func resources() throws {
    let folder = try folder()
    try folder.write(
      """
      // swift-tools-version: 6.2
      let package = Package(
        name: "Parser",
        targets: [
          .target(name: "Parser"),
          .testTarget(name: "ParserTests", resources: [.copy("Samples")]),
        ] + grammars)
      """, to: "Modules/Parser/Package.swift")
    try folder.write("", to: "Modules/Parser/Tests/ParserTests/Real.swift")
    try folder.write("", to: "Modules/Parser/Tests/ParserTests/Samples/Sample.swift")
    let contents = try #require(
      try XcodeContents(root: folder.path, manifest: nil, scope: SourceScope(ScanConfiguration())))
    #expect(
      contents.sources.map(\.path).filter { $0.hasPrefix("Modules/") } == [
        "Modules/Parser/Sources/Parser/Parser.swift", "Modules/Parser/Tests/ParserTests/Real.swift",
      ])
    #expect(contents.loose == ["Loose.swift"])
  }

  @Test("a workspace's projects and packages are taken too")
  func workspace() throws {
    let folder = try folder()
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version = "1.0">
         <!-- <FileRef location = "group:Gone"></FileRef> -->
         <Group location = "group:Packages" name = "P">
            <FileRef location = "group:More"></FileRef>
         </Group>
         <FileRef location = "container:Shop.xcodeproj"></FileRef>
      </Workspace>
      """, to: "Shop.xcworkspace/contents.xcworkspacedata")
    try folder.write(
      "// swift-tools-version: 6.2\nlet package = Package(name: \"M\", targets: [.target(name: \"More\")])",
      to: "Packages/More/Package.swift")
    try folder.write("", to: "Packages/More/Sources/More/More.swift")
    let contents = try #require(
      try XcodeContents(root: folder.path, manifest: nil, scope: SourceScope(ScanConfiguration())))
    #expect(contents.path == folder.path + "/Shop.xcworkspace")
    #expect(contents.sources.count == 8)
    #expect(contents.source(at: "Packages/More/Sources/More/More.swift")?.modules == ["More"])
  }

  @Test("a package beside a project does not hide it")
  func packageBeside() async throws {
    let folder = try folder()
    try folder.write(
      "// swift-tools-version: 6.2\nlet package = Package(name: \"T\", targets: [.target(name: \"Tools\")])",
      to: "Package.swift")
    try folder.write("", to: "Sources/Tools/Tools.swift")
    var configuration = ScanConfiguration()
    configuration.syntaxOnly = true
    let package = try await ScannedPackage(root: folder.path, configuration: configuration)
    #expect(package.sources.map(\.path).contains("Sources/Tools/Tools.swift"))
    #expect(package.sources.count == 8)
    #expect(!package.includes(path: folder.path + "/Loose.swift"))
  }

  @Test("a project's file that a target of the package has through a link is one source")
  func linked() async throws {
    let folder = try folder()
    try folder.write(
      "// swift-tools-version: 6.2\nlet package = Package(name: \"T\", targets: [.target(name: \"Kit\")])",
      to: "Package.swift")
    try folder.write("", to: "Sources/Kit/Own.swift")
    try folder.link("Sources/Kit/Kit.swift", to: "../../Kit/Kit.swift")
    var configuration = ScanConfiguration()
    configuration.syntaxOnly = true
    let package = try await ScannedPackage(root: folder.path, configuration: configuration)
    let paths = package.sources.map(\.path)
    #expect(paths.contains("Sources/Kit/Kit.swift"))
    #expect(!paths.contains("Kit/Kit.swift"))
    #expect(paths.contains("Kit/Inner/OnlyApp.swift"))
  }

  @Test("a damaged project is an error with its path, and no project is none")
  func damaged() throws {
    let folder = try TemporaryFolder(["A.xcodeproj/project.pbxproj": "{ objects = {"])
    #expect(
      throws: XcodeProjectError.malformed(
        path: folder.path + "/A.xcodeproj/project.pbxproj", reason: "line 1: expected a value")
    ) {
      try XcodeContents(root: folder.path, manifest: nil, scope: SourceScope(ScanConfiguration()))
    }
    let empty = try TemporaryFolder()
    let scope = SourceScope(ScanConfiguration())
    #expect(try XcodeContents(root: empty.path, manifest: nil, scope: scope) == nil)
  }

  @Test("Xcode's index is found by the path that its folder was made for")
  func derivedData() throws {
    let folder = try TemporaryFolder()
    let opened = folder.path + "/My Shop.xcodeproj"
    let base = "home/Library/Developer/Xcode/DerivedData"
    for (hash, path) in [("aaa", "/elsewhere/My Shop.xcodeproj"), ("bbb", opened)] {
      try folder.write(
        "<plist><dict><key>LastAccessedDate</key><date>2026</date>\n"
          + "<key>WorkspacePath</key>\n\t<string>\(path)</string></dict></plist>",
        to: "\(base)/My_Shop-\(hash)/info.plist")
      try folder.write("", to: "\(base)/My_Shop-\(hash)/Index.noindex/DataStore/v5/units/u")
    }
    let home = folder.path + "/home"
    #expect(
      DerivedData.store(of: opened, root: folder.path, home: home).store
        == "\(folder.path)/\(base)/My_Shop-bbb/Index.noindex/DataStore")
    let other = DerivedData.store(of: opened + "2", root: folder.path, home: home)
    #expect(other.store == nil)
    #expect(other.tried == [folder.path + "/DerivedData", "\(folder.path)/\(base)"])
    // `xcodebuild -derivedDataPath DerivedData`
    try folder.write("", to: "DerivedData/Index.noindex/DataStore/v5/units/u")
    #expect(
      DerivedData.store(of: opened, root: folder.path, home: nil).store
        == folder.path + "/DerivedData/Index.noindex/DataStore")
  }
}
