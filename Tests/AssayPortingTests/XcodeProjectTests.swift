// SPDX-License-Identifier: MIT

import AssayTestSupport
import AssayXcode
import Testing

@testable import AssayPorting

@Suite("Xcode projects")
struct XcodeProjectTests {
  /// Groups with paths, a group without one, translations, a target of tests, and settings of the
  /// project and of the target.
  static let grouped = #"""
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T, U); buildConfigurationList = PL; };
        G = {isa = PBXGroup; children = (GA, GT); sourceTree = "<group>"; };
        GA = {isa = PBXGroup; children = (GV, F1, VG, CAT); path = "My App"; sourceTree = "<group>"; };
        GV = {isa = PBXGroup; children = (F2); name = Views; sourceTree = "<group>"; };
        GT = {isa = PBXGroup; children = (F3); path = Tests; sourceTree = SOURCE_ROOT; };
        F1 = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = Views/Home.swift; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; path = HomeTests.swift; sourceTree = "<group>"; };
        VG = {isa = PBXVariantGroup; children = (L1); name = Localizable.strings; sourceTree = "<group>"; };
        L1 = {isa = PBXFileReference; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
        CAT = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
        B1 = {isa = PBXBuildFile; fileRef = F1; };
        B2 = {isa = PBXBuildFile; fileRef = F2; };
        B3 = {isa = PBXBuildFile; fileRef = F3; };
        B4 = {isa = PBXBuildFile; fileRef = VG; };
        B5 = {isa = PBXBuildFile; fileRef = CAT; };
        S = {isa = PBXSourcesBuildPhase; files = (B1, B2); };
        R = {isa = PBXResourcesBuildPhase; files = (B4, B5); };
        ST = {isa = PBXSourcesBuildPhase; files = (B3); };
        T = {isa = PBXNativeTarget; name = "My App"; buildPhases = (S, R);
          productType = "com.apple.product-type.application"; buildConfigurationList = TL; };
        U = {isa = PBXNativeTarget; name = Tests; buildPhases = (ST);
          productType = "com.apple.product-type.bundle.unit-test"; };
        PL = {isa = XCConfigurationList; buildConfigurations = (PD); };
        PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SWIFT_VERSION = 6.0; }; };
        TL = {isa = XCConfigurationList; buildConfigurations = (TR, TD); };
        TR = {isa = XCBuildConfiguration; name = Release; buildSettings = {}; };
        TD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
          PRODUCT_NAME = "$(TARGET_NAME)"; INFOPLIST_FILE = "$(SRCROOT)/My App/Info.plist"; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; }; };
      };
      rootObject = P;
    }
    """#

  /// Xcode 16's folders: the app takes one but for a file, and a widget takes one file of it.
  private static let synchronized = #"""
    { objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T, W); };
        G = {isa = PBXGroup; children = (D); sourceTree = "<group>"; };
        D = {isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = (E1, E2);
          sourceTree = "<group>"; };
        E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
          membershipExceptions = (Old.swift); };
        E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = W;
          membershipExceptions = (Views/Shared.swift, "/Localized: Texts/Widget.strings"); };
        T = {isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (D);
          productType = "com.apple.product-type.application"; };
        W = {isa = PBXNativeTarget; name = Widget;
          productType = "com.apple.product-type.app-extension"; };
      }; rootObject = P; }
    """#

  @Test("groups give files their paths, and tests are left out")
  func groups() throws {
    let folder = try TemporaryFolder()
    for path in [
      "My App/App.swift", "My App/Views/Home.swift", "Tests/HomeTests.swift",
      "My App/en.lproj/Localizable.strings", "My App/Assets.xcassets/Contents.json",
    ] {
      try folder.write("", to: path)
    }
    let modules = try XcodeProject(Array(Self.grouped.utf8), root: folder.path).modules()
    let app = try #require(modules.first)
    #expect(app.infoList == folder.path + "/My App/Info.plist")
    #expect(modules.count == 1)
    #expect(app.name == "My_App")
    #expect(app.files == folder.paths("My App/App.swift", "My App/Views/Home.swift"))
    #expect(app.resources == folder.paths("My App/Assets.xcassets", "My App/en.lproj"))
    #expect(app.settings == LanguageSettings(version: "6", isMainActorByDefault: true))
  }

  /// The defaults are those of swift-build's AssetCatalogCompiler.xcspec: symbols, no extensions.
  @Test(
    "build settings say which symbols of asset catalogs there are",
    arguments: [
      ("", "", AssetSymbolSetting.resources),
      ("GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS = YES;", "", .extensions),
      ("GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS = NO;", "FILE", .resources),
      ("GENERATE_ASSET_SYMBOLS = NO;", "FILE", .nothing),
      // A file of settings that cannot be read may ask for everything.
      ("", "FILE", .extensions),
    ])
  func symbolSettings(_ setting: String, _ file: String, _ expected: AssetSymbolSetting) throws {
    let settings = setting.isEmpty ? "" : "ASSETCATALOG_COMPILER_" + setting
    let base = file.isEmpty ? "" : "baseConfigurationReference = F;"
    #expect(
      try modules(base + " buildSettings = {\(settings) };").map(\.symbolSetting) == [expected])
  }

  /// The default is that of swift-build's Swift.xcspec: SWIFT_ENABLE_BARE_SLASH_REGEX is YES.
  @Test(
    "regular expressions between slashes are read as in Xcode",
    arguments: [
      ("", ["BareSlashRegexLiterals"]), ("SWIFT_ENABLE_BARE_SLASH_REGEX = NO;", []),
      ("SWIFT_VERSION = 6.0;", []),
    ])
  func slashes(_ setting: String, _ expected: [String]) throws {
    let found = try modules("buildSettings = {\(setting) };")
    #expect(found.map(\.settings.upcomingFeatures) == [expected])
  }

  @Test(
    "a target is for the only system that it can be built for, or for one with a look",
    arguments: [
      ("", nil), ("SDKROOT = iphoneos;", nil), ("SDKROOT = auto;", nil),
      ("SDKROOT = watchos;", .watchOS), ("SDKROOT = macosx;", .macOS),
      ("SDKROOT = appletvos;", .tvOS), ("SDKROOT = xros;", .visionOS),
      ("SDKROOT = macosx14.0;", .macOS), ("SDKROOT = watchsimulator;", .watchOS),
      ("SDKROOT = auto; SUPPORTED_PLATFORMS = \"watchos watchsimulator\";", .watchOS),
      ("SDKROOT = auto; SUPPORTED_PLATFORMS = \"xrsimulator xros macosx\";", .macOS),
      ("SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\";", nil),
      ("SDKROOT = macosx; SUPPORTED_PLATFORMS = \"macosx iphoneos\";", nil),
      ("SDKROOT = macosx; SUPPORTED_PLATFORMS = \"$(inherited)\";", .macOS),
      ("WATCHOS_DEPLOYMENT_TARGET = 9.0;", .watchOS), ("IPHONEOS_DEPLOYMENT_TARGET = 17.0;", nil),
      ("IPHONEOS_DEPLOYMENT_TARGET = 17.0; WATCHOS_DEPLOYMENT_TARGET = 9.0;", nil),
    ] as [(String, ApplePlatform?)])
  func platforms(_ setting: String, _ expected: ApplePlatform?) throws {
    let found = try modules("buildSettings = {\(setting) };")
    #expect(found.map(\.platform) == [expected])
  }

  /// The types of products are those of Xcode's build system.
  @Test(
    "apps and extensions of watches are for watches, whatever the project says",
    arguments: [
      ("application", nil), ("app-extension", nil), ("application.watchapp", .watchOS),
      ("application.watchapp2", .watchOS), ("watchkit-extension", .watchOS),
      ("watchkit2-extension", .watchOS), ("tv-app-extension", .tvOS),
    ] as [(String, ApplePlatform?)])
  func productPlatforms(_ type: String, _ expected: ApplePlatform?) throws {
    let found = try modules(
      "buildSettings = {SDKROOT = iphoneos;};",
      target: "productType = \"com.apple.product-type.\(type)\";")
    #expect(found.map(\.platform) == [expected])
  }

  /// Those of a project with one target, with the rest of its build configuration.
  private func modules(_ configuration: String, target: String = "") throws -> [AppModule] {
    let project = """
      { objects = {
          P = {isa = PBXProject; targets = (A); buildConfigurationList = L; };
          A = {isa = PBXNativeTarget; name = Shop; \(target) };
          L = {isa = XCConfigurationList; buildConfigurations = (X); };
          X = {isa = XCBuildConfiguration; name = Debug; \(configuration) };
        }; rootObject = P; }
      """
    return try XcodeProject(Array(project.utf8), root: "/app").modules()
  }

  @Test("files of other kinds are told apart from resources")
  func otherFiles() throws {
    let folder = try TemporaryFolder()
    for path in ["Main.storyboard", "Base.lproj/Launch.storyboard", "tap.caf", "Old.m", "a.json"] {
      try folder.write("", to: path)
    }
    let project = #"""
      { objects = {
          P = {isa = PBXProject; mainGroup = G; targets = (A); };
          G = {isa = PBXGroup; children = (F1, V, F3, F4, F5); sourceTree = "<group>"; };
          F1 = {isa = PBXFileReference; path = Main.storyboard; sourceTree = "<group>"; };
          V = {isa = PBXVariantGroup; children = (F2); name = Launch.storyboard; sourceTree = "<group>"; };
          F2 = {isa = PBXFileReference; path = Base.lproj/Launch.storyboard; sourceTree = "<group>"; };
          F3 = {isa = PBXFileReference; path = tap.caf; sourceTree = "<group>"; };
          F4 = {isa = PBXFileReference; path = Old.m; sourceTree = "<group>"; };
          F5 = {isa = PBXFileReference; path = a.json; sourceTree = "<group>"; };
          B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = V; };
          B3 = {isa = PBXBuildFile; fileRef = F3; }; B4 = {isa = PBXBuildFile; fileRef = F4; };
          B5 = {isa = PBXBuildFile; fileRef = F5; };
          S = {isa = PBXSourcesBuildPhase; files = (B4); };
          R = {isa = PBXResourcesBuildPhase; files = (B1, B2, B3, B5); };
          A = {isa = PBXNativeTarget; name = Shop; buildPhases = (S, R); };
        }; rootObject = P; }
      """#
    let module = try #require(
      try XcodeProject(Array(project.utf8), root: folder.path).modules().first)
    #expect(module.resources == folder.paths("a.json"))
    #expect(
      module.otherFiles
        == folder.paths("Base.lproj/Launch.storyboard", "Main.storyboard", "Old.m", "tap.caf"))
  }

  @Test("files are found in another case, as on a Mac, and those that are not there are told")
  func cases() throws {
    let folder = try TemporaryFolder()
    for path in ["App/views/Row.swift", "App/Views/Cell.swift", "app.swift"] {
      try folder.write("", to: path)
    }
    let project = #"""
      { objects = {
          P = {isa = PBXProject; mainGroup = G; targets = (A); };
          G = {isa = PBXGroup; children = (V, F3, F4); sourceTree = "<group>"; };
          V = {isa = PBXGroup; children = (F1, F2); path = App/Views; sourceTree = "<group>"; };
          F1 = {isa = PBXFileReference; path = Row.swift; sourceTree = "<group>"; };
          F2 = {isa = PBXFileReference; path = Cell.swift; sourceTree = "<group>"; };
          F3 = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
          F4 = {isa = PBXFileReference; path = Made.swift; sourceTree = "<group>"; };
          B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; };
          B3 = {isa = PBXBuildFile; fileRef = F3; }; B4 = {isa = PBXBuildFile; fileRef = F4; };
          S = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B4); };
          A = {isa = PBXNativeTarget; name = Shop; buildPhases = (S); };
        }; rootObject = P; }
      """#
    let module = try #require(
      try XcodeProject(Array(project.utf8), root: folder.path).modules().first)
    #expect(
      module.files == folder.paths("App/Views/Cell.swift", "App/views/Row.swift", "app.swift"))
    #expect(module.absentFiles == folder.paths("Made.swift"))
  }

  @Test("targets whose products have the same name are modules of different names")
  func sameNames() throws {
    let project = #"""
      { objects = {
          P = {isa = PBXProject; targets = (A, B, C, D); buildConfigurationList = L; };
          A = {isa = PBXNativeTarget; name = Shop; };
          B = {isa = PBXNativeTarget; name = "Shop Watch"; };
          C = {isa = PBXNativeTarget; name = Shop; };
          D = {isa = PBXNativeTarget; name = Shop; };
          L = {isa = XCConfigurationList; buildConfigurations = (X); };
          X = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_NAME = Shop; }; };
        }; rootObject = P; }
      """#
    let modules = try XcodeProject(Array(project.utf8), root: "/app").modules()
    #expect(modules.map(\.name) == ["Shop", "Shop_Watch", "Shop_2", "Shop_3"])
  }

  @Test("folders are taken whole but for their exceptions")
  func folders() throws {
    let folder = try TemporaryFolder()
    for path in [
      "App/App.swift", "App/Old.swift", "App/Views/Shared.swift", "App/Localizable.xcstrings",
      "App/Texts/de.lproj/Widget.strings", "App/Texts/en.lproj/Widget.strings",
      "App/Texts/fr.lproj/Other.strings",
    ] {
      try folder.write("", to: path)
    }
    let modules = try XcodeProject(Array(Self.synchronized.utf8), root: folder.path).modules()
    #expect(modules.map(\.name) == ["App", "Widget"])
    #expect(modules.first?.files == folder.paths("App/App.swift", "App/Views/Shared.swift"))
    #expect(
      modules.first?.resources
        == folder.paths(
          "App/Localizable.xcstrings", "App/Texts/de.lproj", "App/Texts/en.lproj",
          "App/Texts/fr.lproj"))
    #expect(modules.last?.files == folder.paths("App/Views/Shared.swift"))
    #expect(modules.last?.resources == folder.paths("App/Texts/de.lproj", "App/Texts/en.lproj"))
  }
}
