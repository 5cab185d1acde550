// SPDX-License-Identifier: MIT

import AssayTestSupport
import Testing

@testable import AssayXcode

@Suite("Xcode projects")
struct XcodeProjectTests {
  /// The keys are those that Xcode 16 writes.
  static let project = #"""
    // !$*UTF8*$!
    {
      objects = {
        P = {isa = PBXProject; mainGroup = G; projectDirPath = ../code; targets = (T, U, A);
          buildConfigurationList = PL; packageReferences = (L, R); };
        L = {isa = XCLocalSwiftPackageReference; relativePath = "../Packages/Core"; };
        R = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/a"; };
        G = {isa = PBXGroup; children = (GA, D, X, PRODUCT, FOLDER); sourceTree = "<group>"; };
        GA = {isa = PBXGroup; children = (GV, F2, VG, F4); path = "My App"; sourceTree = "<group>"; };
        GV = {isa = PBXGroup; children = (F1, GA); name = Views; sourceTree = "<group>"; };
        F1 = {isa = PBXFileReference; path = ./Views/Home.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = ../Shared.swift; sourceTree = "<group>"; };
        F4 = {isa = PBXFileReference; path = Root.swift; sourceTree = SOURCE_ROOT; };
        VG = {isa = PBXVariantGroup; children = (L1, L2); name = Main.strings; sourceTree = "<group>"; };
        L1 = {isa = PBXFileReference; path = en.lproj/Main.strings; sourceTree = "<group>"; };
        L2 = {isa = PBXFileReference; path = de.lproj/Main.strings; sourceTree = "<group>"; };
        X = {isa = PBXFileReference; path = /elsewhere/X.swift; sourceTree = "<absolute>"; };
        PRODUCT = {isa = PBXFileReference; path = App.app; sourceTree = BUILT_PRODUCTS_DIR; };
        FOLDER = {isa = PBXFileReference; lastKnownFileType = folder; path = Kit; sourceTree = "<group>"; };
        D = {isa = PBXFileSystemSynchronizedRootGroup; path = Sync; exceptions = (E1, E2);
          sourceTree = "<group>"; };
        E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
          membershipExceptions = (Old, Gone.swift); };
        E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = U;
          membershipExceptions = (Old/Shared.swift); };
        B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; };
        B3 = {isa = PBXBuildFile; fileRef = VG; }; B4 = {isa = PBXBuildFile; fileRef = PRODUCT; };
        S = {isa = PBXSourcesBuildPhase; files = (B1, B2, B4); };
        R1 = {isa = PBXResourcesBuildPhase; files = (B3); };
        T = {isa = PBXNativeTarget; name = "My App"; buildPhases = (S, R1); dependencies = (TD);
          fileSystemSynchronizedGroups = (D); productType = "com.apple.product-type.application";
          buildConfigurationList = TL; };
        TD = {isa = PBXTargetDependency; target = A; };
        U = {isa = PBXNativeTarget; name = Tests; buildPhases = ();
          productType = "com.apple.product-type.bundle.ui-testing"; };
        A = {isa = PBXAggregateTarget; name = Lint; };
        PL = {isa = XCConfigurationList; buildConfigurations = (PD, PR); };
        PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {A = own; C = (x); }; };
        PR = {isa = XCBuildConfiguration; name = Release; buildSettings = {}; };
        TL = {isa = XCConfigurationList; buildConfigurations = (C1, C2, C3); };
        C1 = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = F9;
          buildSettings = {A = target; }; };
        C2 = {isa = XCBuildConfiguration; name = Release; baseConfigurationReferenceAnchor = D;
          baseConfigurationReferenceRelativePath = Config/App.xcconfig; buildSettings = {A = own; }; };
        C3 = {isa = XCBuildConfiguration; name = Plain; };
      };
      rootObject = P;
    }
    """#

  private static func read(_ root: String = "/work/project") throws -> XcodeProject {
    try XcodeProject(Array(project.utf8), root: root)
  }

  @Test("paths come from groups, the project's folder and the root of the disk")
  func paths() throws {
    let project = try Self.read()
    #expect(project.base == "/work/code")
    #expect(project.paths["F1"] == "/work/code/My App/Views/Home.swift")
    #expect(project.paths["F2"] == "/work/code/Shared.swift")
    #expect(project.paths["F4"] == "/work/code/Root.swift")
    #expect(project.paths["X"] == "/elsewhere/X.swift")
    #expect(project.paths["PRODUCT"] == nil)
    #expect(project.paths.folders == ["/work/code/Kit"])
    #expect(project.localPackages == ["/work/Packages/Core"])
  }

  @Test("targets have kinds, dependencies and the files of their phases")
  func targets() throws {
    let project = try Self.read()
    #expect(project.targets.map(\.name) == ["My App", "Tests", "Lint"])
    #expect(project.targets.map(\.isNative) == [true, true, false])
    #expect(project.targets.map(\.isTest) == [false, true, false])
    let app = project.targets[0]
    #expect(project.dependencies(of: app) == ["Lint"])
    #expect(
      project.files(of: app, inPhases: "PBXSourcesBuildPhase")
        == ["/work/code/My App/Views/Home.swift", "/work/code/Shared.swift"])
    #expect(
      project.files(of: app, inPhases: "PBXResourcesBuildPhase") == [
        "/work/code/My App/en.lproj/Main.strings", "/work/code/My App/de.lproj/Main.strings",
      ])
  }

  @Test("a folder is whole but for its exceptions, or these are all that a target takes")
  func synchronizedFolders() throws {
    let project = try Self.read()
    let folders = project.targets.map(project.synchronizedFolders)
    let folder = "/work/code/Sync"
    #expect(
      folders == [
        [
          SynchronizedFolder(
            path: folder, isWhole: true, exceptions: ["Old", "Gone.swift"])
        ],
        [
          SynchronizedFolder(
            path: folder, isWhole: false, exceptions: ["Old/Shared.swift"])
        ], [],
      ])
    let names = ["A.swift", "Old/Shared.swift", "Older.swift", "Gone.swift"].map {
      folder + "/" + $0
    }
    #expect(names.map(folders[0][0].includes) == [true, false, true, false])
    #expect(names.map(folders[1][0].includes) == [false, true, false, false])
    #expect(!folders[0][0].includes("/work/code/Other.swift"))
  }

  @Test("configurations have their own settings, then those of the file they are based on")
  func configurations() throws {
    let folder = try TemporaryFolder(["code/Sync/Config/App.xcconfig": "A = file\nB = file\n"])
    let project = try Self.read(folder.path + "/project")
    #expect(project.configurations.map(\.name) == ["Debug", "Release"])
    #expect(project.configurations[0].values == ["A": "own"])
    let target = project.configurations(of: project.targets[0])
    #expect(target.map(\.name) == ["Debug", "Release", "Plain"])
    // The file is not in the project's tree.
    #expect(target[0].file == .unreadable)
    #expect(target[0]["A"] == "target")
    // An anchor is a folder of the project, and the file is below it.
    #expect(target[1].file?.isComplete == true)
    #expect(target[1].values == ["A": "own", "B": "file"])
    #expect(target[1]["B"] == "file")
    #expect(target[2].file == nil)
  }

  @Test(
    "a property list of something else is no project", arguments: ["{}", "a", "{rootObject = P;}"])
  func otherList(_ text: String) {
    #expect(
      throws: PropertyListReader.Problem(
        code: .expected("a 'rootObject' among 'objects'"), line: 1)
    ) {
      try XcodeProject(Array(text.utf8), root: "/")
    }
  }

  /// Names of targets, and the module that the compiler knows: Swift's own rule for identifiers.
  @Test(
    "names of modules are identifiers",
    arguments: [
      ("My App", "My_App"), ("3D-Kit", "_D_Kit"), ("a3", "a3"), ("Ünïcode", "Ünïcode"), ("", "App"),
    ])
  func moduleName(_ name: String, _ expected: String) {
    #expect(ModuleName.identifier(name) == expected)
  }
}
