// SPDX-License-Identifier: MIT

import AssayTestSupport
import Foundation
import Testing

@testable import AssayPorting

@Suite("Reports on apps")
struct PortReportTests {
  /// `Gone` blocks B, and C through B; `Lost` blocks B and E; D of another module needs C.
  private static let modules: [(name: String, files: [String: String])] = [
    (
      "Kit",
      [
        "A.swift": "import CoreData\n#Preview\nx.sheet()",
        "B.swift": "import CoreData\nstruct B {}\nneeds Gone\nneeds Lost",
        "C.swift": "struct C {}\nneeds B", "E.swift": "needs Lost\n#Preview",
        "U.swift": "needs UIImage",
      ]
    ),
    ("App", ["D.swift": "needs C"]),
  ]

  private static let graph = """
    {"symbols": [
      {"kind": {"identifier": "swift.method"}, "pathComponents": ["View", "sheet(_:)"],
       "docComment": {"lines": [{"text": "Accepted, but not drawn: a sheet over"},
                                {"text": "the screen. More."}, {"text": ""}, {"text": "Else."}]}},
      {"kind": {"identifier": "swift.method"}, "pathComponents": ["View", "tint(_:)"],
       "docComment": {"lines": [{"text": "Accepted, but not drawn: a tint"}]}},
      {"kind": {"identifier": "swift.method"}, "pathComponents": ["View", "tint(color:)"],
       "docComment": {"lines": [{"text": "Tints."}]}}
    ]}
    """

  private func report(_ folder: TemporaryFolder) async throws -> PortReport {
    let (results, facts) = try await ModuleCheck.run(
      Self.modules, in: folder, compiler: FakeCompiler())
    let layout = AppLayout(
      kind: .package, name: "Shop", root: folder.path, modules: results.map(\.module))
    return PortReport(
      layout, results, facts: facts,
      undrawn: try UndrawnNames(symbolGraph: Array(Self.graph.utf8)))
  }

  @Test("each missing name counts the files that it blocks, alone and through others")
  func counts() async throws {
    let report = try await report(TemporaryFolder())
    #expect((report.compiledCount, report.fileCount) == (1, 6))
    #expect((report.previewCount, report.blockedPreviewCount) == (1, 1))
    #expect(report.dependentCount == 2)
    let rows = report.missing.map {
      "\($0.name) \($0.fileCount) \($0.onlyBlockerCount) \($0.dependentFileCount)"
    }
    // Lost: B and E, E alone, C and D through B. Gone: B, never alone, C and D through B.
    #expect(rows == ["Lost 2 1 2", "Gone 1 0 2", "UIImage 1 1 0"])
    #expect(report.missing.map(\.importedModule) == [nil, "CoreData", nil])
    #expect(report.missing.map(\.appleFramework) == [nil, nil, "UIKit"])
    #expect(
      report.missingModules == [
        .init(
          name: "CoreData", applePurpose: "database", isUnknown: true, importingFileCount: 2,
          blockedFileCount: 1)
      ])
  }

  @Test("the report for people")
  func text() async throws {
    let text = try await report(TemporaryFolder()).text(listsAll: false)
    #expect(
      text == """
        Shop (Swift package): 1 of 6 files compile unchanged on Linux with Assay
          Kit: 1 of 5
          App: 0 of 1
        3 files left out or incomplete because something is missing, 2 because they use what is left out of other files
        1 preview declared in files that compile, 1 left out

        Frameworks that exist on Apple's systems only:
          files left out
              2        1  CoreData: database

        What is missing, by the files that it blocks:
          files alone more
              2     1    2  Lost (declared neither in these files nor by Assay)
              1     0    2  Gone (each imports CoreData)
              1     1    0  UIImage (UIKit)
          alone: the files that nothing else blocks
          more: further files, left out because they use declarations of these files

        Names that compile and are not drawn (found by name, not by type):
          files
              1  sheet: a sheet over the screen

        Files left out:
          App/D.swift: line 1: cannot find 'C' in scope; uses declarations of Kit/C.swift, left out as well
          Kit/B.swift: line 3: cannot find 'Gone' in scope
          Kit/C.swift: line 2: cannot find 'B' in scope; uses declarations of Kit/B.swift, left out as well
          Kit/E.swift: line 1: cannot find 'Lost' in scope
          Kit/U.swift: line 1: cannot find 'UIImage' in scope

        """)
  }

  @Test(
    "a file needs a declaration of a module that it imports, not one of the same name elsewhere")
  func sameNames() async throws {
    let folder = try TemporaryFolder()
    let (results, facts) = try await ModuleCheck.run(
      [
        ("Phone", ["Home.swift": "struct Home {}\nneeds Gone"]),
        ("Kit", ["Row.swift": "struct Row {}\nneeds Gone"]),
        (
          "Watch",
          [
            "Home.swift": "struct Home {}\nneeds Gone", "App.swift": "needs Home",
            "List.swift": "import Kit\nneeds Row",
          ]
        ),
      ], in: folder, compiler: FakeCompiler(known: ["Kit"]))
    let count = BlockerCount(results, facts: facts)
    let root = folder.path + "/Watch/"
    #expect(count.needs[root + "App.swift"] == [root + "Home.swift"])
    #expect(count.needs[root + "List.swift"] == [folder.path + "/Kit/Row.swift"])
  }

  @Test("a name of a file that another module has and this one does not is named with the file")
  func otherTargets() async throws {
    let folder = try TemporaryFolder()
    let (results, facts) = try await ModuleCheck.run(
      [
        ("Watch", ["Home.swift": "needs Row", "List.swift": "needs Lost"]),
        ("Phone", ["Home.swift": "needs Row", "Row.swift": "struct Row {}"]),
      ], in: folder, compiler: FakeCompiler(known: []))
    let layout = AppLayout(
      kind: .package, name: "Shop", root: folder.path, modules: results.map(\.module))
    let report = PortReport(
      layout, results, facts: facts,
      undrawn: try UndrawnNames(symbolGraph: Array(Self.graph.utf8)))
    #expect(report.missing.map(\.name) == ["Lost", "Row"])
    #expect(report.missing.map(\.declaringFile) == [nil, "Phone/Row.swift"])
    #expect(
      report.text(listsAll: false)
        .contains(
          "  Row (declared in Phone/Row.swift, which is not in each of their targets)\n"))
  }

  @Test("files of fetched packages are counted by themselves")
  func fetched() async throws {
    let folder = try TemporaryFolder()
    var (results, facts) = try await ModuleCheck.run(
      [
        ("Tiles", ["Tile.swift": "struct Tile {}", "Ink.swift": "needs Lost"]),
        ("App", ["App.swift": "import Tiles", "List.swift": "needs Gone"]),
      ], in: folder, compiler: FakeCompiler(known: []))
    results[0].module.isFetched = true
    let layout = AppLayout(
      kind: .xcodeProject, name: "Shop", root: folder.path, modules: results.map(\.module))
    let report = PortReport(
      layout, results, facts: facts,
      undrawn: try UndrawnNames(symbolGraph: Array(Self.graph.utf8)))
    #expect(report.fileCount == 2)
    #expect(report.compiledCount == 1)
    #expect(report.modules.map(\.name) == ["App"])
    #expect(report.missing.map(\.name) == ["Gone"])
    #expect(report.fetchedModules == [.init(name: "Tiles", fileCount: 2, incompleteCount: 1)])
    #expect(report.text(listsAll: false).contains("\n      2          1  Tiles\n"))
  }

  @Test("a file of several modules counts once, and files of other kinds are named")
  func shared() async throws {
    let folder = try TemporaryFolder()
    let (results, facts) = try await ModuleCheck.run(
      [
        ("Phone", ["Shared.swift": "#Preview\nneeds Gone", "Both.swift": "#Preview"]),
        ("Kit", ["Gone.swift": "struct Gone {}"]),
      ], in: folder, compiler: FakeCompiler())
    // The same files again, where the compiler knows what was missing.
    var again = results[0]
    again.module.name = "Watch"
    again.compiled = again.module.files
    again.leftOut = []
    var layout = AppLayout(
      kind: .xcodeProject, name: "App", root: folder.path,
      modules: results.map(\.module) + [again.module])
    layout.modules[0].otherFiles = folder.paths("a.caf", "Main.storyboard", "b.caf")
    layout.modules[2].otherFiles = folder.paths("a.caf")
    layout.modules[2].absentFiles = folder.paths("Made.swift")
    let report = PortReport(
      layout, results + [again], facts: facts,
      undrawn: try UndrawnNames(symbolGraph: Array(#"{"symbols": []}"#.utf8)))
    // Shared and Both of two modules, and Gone.
    #expect((report.compiledCount, report.fileCount) == (3, 3))
    #expect((report.previewCount, report.blockedPreviewCount) == (2, 0))
    #expect(
      report.text(listsAll: false).hasSuffix(
        """
        Swift files that the project lists and that do not exist (a build step may generate them):
          Made.swift

        Files of other kinds, which the package leaves out:
          files
              2  .caf: a.caf, b.caf
              1  .storyboard: Main.storyboard

        """))
  }

  @Test("files with a condition for iOS are named")
  func conditions() async throws {
    let folder = try TemporaryFolder()
    let (results, facts) = try await ModuleCheck.run(
      [
        (
          "App",
          [
            "A.swift": "#if os(iOS)\n#endif\n#Preview\n#Preview", "B.swift": "#Preview",
            "D.swift": """
            #if canImport(ARKit) || canImport(UIKit) || canImport(AppKit)
            #elseif canImport(MapKit) || canImport(GameKit)
            #endif
            """,
            "C.swift": "#if os(iOS)\n#endif\nneeds Gone",
          ]
        )
      ], in: folder, compiler: FakeCompiler())
    let layout = AppLayout(
      kind: .looseFiles, name: "App", root: folder.path, modules: results.map(\.module))
    let report = PortReport(
      layout, results, facts: facts,
      undrawn: try UndrawnNames(symbolGraph: Array(#"{"symbols": []}"#.utf8)))
    #expect(report.filesForIOS == ["App/A.swift"])
    #expect(report.text(listsAll: false).contains("has copies in which it is true:"))
    #expect(report.filesForAbsentModules == ["App/D.swift: ARKit, GameKit"])
    #expect(
      report.text(listsAll: false).contains(
        "stands for here: its condition is false:\n  App/D.swift: ARKit, GameKit\n"))
  }

  @Test("files with a condition for the system of their target are named with it")
  func otherSystems() async throws {
    let folder = try TemporaryFolder()
    let files = [
      "Face.swift": "#if os(watchOS)\n#endif", "Home.swift": "#if os(iOS)\n#endif",
      "Desk.swift": "#if os(macOS)\n#endif",
    ]
    var (results, facts) = try await ModuleCheck.run(
      [("Phone", files), ("Watch", files)], in: folder, compiler: FakeCompiler())
    results[1].module.platform = .watchOS
    let layout = AppLayout(
      kind: .xcodeProject, name: "Shop", root: folder.path, modules: results.map(\.module))
    let report = PortReport(
      layout, results, facts: facts,
      undrawn: try UndrawnNames(symbolGraph: Array(#"{"symbols": []}"#.utf8)))
    #expect(report.filesForIOS == ["Phone/Home.swift"])
    #expect(
      report.filesForOtherSystems == [
        PortReport.SystemFiles(platform: .watchOS, paths: ["Watch/Face.swift"])
      ])
    #expect(
      report.text(listsAll: false).contains(
        """
        Files of watchOS targets with '#if os(watchOS)', which is false on Linux: the package has\
         copies in which it is true:
          Watch/Face.swift

        """))
  }

  @Test("pictures of catalogs in formats that are not read are named")
  func unreadPictures() throws {
    let folder = try TemporaryFolder()
    for file in [
      "Logo.imageset/a.pdf", "Logo.imageset/a.tiff", "Logo.imageset/b.png",
      "Logo.imageset/Contents.json",
      "Inner/Photo.imageset/c.HEIC", "Inner/Contents.json", "d.pdf", "gear.symbolset/e.svg",
    ] {
      try folder.write("", to: "App/A.xcassets/" + file)
    }
    let layout = AppLayout(
      kind: .looseFiles, name: "App", root: folder.path,
      modules: [
        AppModule(name: "App", files: [], resources: folder.paths("App/A.xcassets", "App/b.json"))
      ])
    var report = PortReport(
      layout, [], facts: [:],
      undrawn: try UndrawnNames(symbolGraph: Array(#"{"symbols": []}"#.utf8)))
    try report.addUnreadPictures(of: layout)
    #expect(
      report.text(listsAll: false).hasSuffix(
        """
        Pictures that are not drawn, because only PNG, JPEG, SVG and PDF are read:
          files
              1  .heic: App/A.xcassets/Inner/Photo.imageset/c.HEIC
              1  .tiff: App/A.xcassets/Logo.imageset/a.tiff

        """))
  }

  @Test("previews of a target for another system are told to be drawn as on another device")
  func platforms() async throws {
    let folder = try TemporaryFolder()
    var (results, facts) = try await ModuleCheck.run(
      [
        ("Phone", ["Home.swift": "#Preview { Home() }"]),
        ("Watch", ["Face.swift": "#Preview { Face() }\n#Preview { Face() }"]),
        ("Mac", ["Desk.swift": "#Preview { Desk() }"]),
        ("Screen", ["Show.swift": "struct Show {}"]),
      ], in: folder, compiler: FakeCompiler())
    let platforms: [ApplePlatform?] = [nil, .watchOS, .macOS, .tvOS]
    for (index, platform) in platforms.enumerated() {
      results[index].module.platform = platform
    }
    let layout = AppLayout(
      kind: .xcodeProject, name: "Shop", root: folder.path, modules: results.map(\.module))
    let report = PortReport(
      layout, results, facts: facts,
      undrawn: try UndrawnNames(symbolGraph: Array(#"{"symbols": []}"#.utf8)))
    #expect(report.text(listsAll: false).contains("\n  Watch (watchOS): 1 of 1\n"))
    let watch =
      "2 previews of Watch are drawn as on another device: the target is for watchOS, whose look"
      + " Assay does not draw"
    #expect(report.platformNotes(namesLook: true) == [watch])
    #expect(
      report.platformNotes(namesLook: false) == [
        watch,
        "1 preview of Mac is drawn as on another device: the target is for macOS; choose its device"
          + " with --device, or add --look macOS",
      ])
  }

  @Test("long lists are cut unless all is asked for")
  func limit() async throws {
    let folder = try TemporaryFolder()
    let files = Dictionary(
      uniqueKeysWithValues: (10..<31).map { ("F\($0).swift", "needs N\($0)") })
    let (results, facts) = try await ModuleCheck.run(
      [("App", files)], in: folder, compiler: FakeCompiler())
    let layout = AppLayout(kind: .looseFiles, name: "App", root: folder.path, modules: [])
    let report = PortReport(
      layout, results, facts: facts,
      undrawn: try UndrawnNames(symbolGraph: Array(#"{"symbols": []}"#.utf8)))
    #expect(report.text(listsAll: false).contains("and 1 more; --all lists them"))
    #expect(!report.text(listsAll: true).contains("--all"))
  }

  @Test("what is left out of a file of several targets is said once")
  func sharedFiles() async throws {
    let folder = try TemporaryFolder()
    var (results, facts) = try await ModuleCheck.run(
      [("Phone", ["Home.swift": "needs Missing"])], in: folder, compiler: FakeCompiler())
    results.append(results[0])
    results[1].module.name = "Watch"
    let layout = AppLayout(kind: .xcodeProject, name: "Shop", root: folder.path, modules: [])
    let report = PortReport(
      layout, results, facts: facts,
      undrawn: try UndrawnNames(symbolGraph: Array(#"{"symbols": []}"#.utf8)))
    let words = report.text(listsAll: true).split(separator: "\n")
      .filter { $0.contains("Home.swift: ") }
    #expect(words.count == 1)
    #expect(report.leftOut.count == 2)
  }

  @Test("the report for programs has every list, and escapes what a terminal would obey")
  func json() async throws {
    let folder = try TemporaryFolder()
    let (results, facts) = try await ModuleCheck.run(
      [("App", ["\u{9B}31m.swift": "needs N"])], in: folder, compiler: FakeCompiler())
    let layout = AppLayout(kind: .looseFiles, name: "App", root: folder.path, modules: [])
    let json = try PortReport(
      layout, results, facts: facts,
      undrawn: try UndrawnNames(symbolGraph: Array(#"{"symbols": []}"#.utf8))
    ).json()
    let value = try #require(
      JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(value["version"] as? Int == 2)
    #expect((value["leftOut"] as? [[String: Any]])?.first?["module"] as? String == "App")
    #expect(json.contains(#"\u009b31m.swift"#))
  }

  @Test(
    "a prefix names the framework, and an ordinary name none",
    arguments: [
      ("UIImage", "UIKit"), ("AVPlayer", "AVFoundation"), ("NFCNDEFReaderSession", "CoreNFC"),
      ("PDFView", "PDFKit"), ("URLRequest", nil), ("UI", nil), ("Action", nil),
      ("MKMapView", "MapKit"), ("SFSpeechRecognizer", "Speech"),
      ("VNDocumentCameraScan", "VisionKit"), ("VNRecognizeTextRequest", "Vision"),
      ("CMTimeMultiplyByFloat64", "CoreMedia"), ("CMMotionManager", "CoreMotion"),
      ("SKProductsRequest", "StoreKit"), ("SKScene", "SpriteKit"), ("SKColor", nil),
      ("VerificationResult", "StoreKit"), ("SubscriptionStoreView", "StoreKit"),
      ("XCUIApplication", "XCTest"), ("XCTestCase", "XCTest"), ("continueAfterFailure", "XCTest"),
      ("SignInWithAppleButton", "AuthenticationServices"),
      ("AudioServicesPlaySystemSound", "AudioToolbox"), ("os_log", "os"),
      ("INVoiceShortcut", "Intents"), ("INUIAddVoiceShortcutButton", "IntentsUI"), ("INIT", nil),
      ("CLKComplication", "ClockKit"), ("CLLocation", "CoreLocation"),
      ("WKIntentDidRunRefreshBackgroundTask", "WatchKit"),
      ("WKRelevantShortcutRefreshBackgroundTask", "WatchKit"),
      ("WKURLSessionRefreshBackgroundTask", "WatchKit"), ("WKURLSchemeHandler", "WebKit"),
      ("CSSearchableItem", "CoreSpotlight"), ("NSBundleResourceRequest", "Foundation"),
      ("Person", nil), ("CMARK_NODE_LIST", nil),
    ])
  func owners(_ name: String, _ framework: String?) {
    #expect(AppleFramework.owner(of: name) == framework)
  }

  @Test("a member that a framework adds to views, or that a type of the same name has")
  func memberOwners() async throws {
    #expect(AppleFramework.owner(ofMember: "popoverTip", of: ["some View"]) == "TipKit")
    #expect(AppleFramework.owner(ofMember: "updates", of: ["Transaction"]) == "StoreKit")
    #expect(AppleFramework.owner(ofMember: "updates", of: ["Model"]) == nil)
    let message = CompilerMessage(
      file: "/a/A.swift", line: 1, column: 1, text: "type 'Transaction' has no member 'updates'")
    let left = LeftOutFile(
      path: "/a/A.swift", round: 1, found: [(Blocker(message: message.text, word: ""), message)]
    ) { _ in "" }
    let module = AppModule(name: "App", files: ["/a/A.swift"], resources: [])
    let report = PortReport(
      AppLayout(kind: .looseFiles, name: "App", root: "/a", modules: [module]),
      [ModuleCheck.Result(module: module, compiled: [], leftOut: [left])],
      facts: [:], undrawn: try UndrawnNames(symbolGraph: Array(#"{"symbols": []}"#.utf8)))
    #expect(report.text(listsAll: false).contains(".updates (StoreKit)"))
  }
}
