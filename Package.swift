// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// Targets that touch every pixel or large graphs are optimized in debug builds too: `swift test`
// builds for debug, and an unoptimized pixel loop is 7 to 10 times slower. The others are not,
// because optimizing doubles the time that a consumer's first build takes.
let optimized: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]
// AssayLayout and AssayScenes are, because an unoptimized level of views takes 5 KB of stack: 250
// levels must fit on 512 KiB. For size, because that takes a fifth less time than for speed. With
// specialized copies of generic functions, although these take 7 s: without them the levels do not
// fit.
let optimizedForSize: [SwiftSetting] = [.unsafeFlags(["-Osize"], .when(configuration: .debug))]
// What waits for git, for a compiler or for a person, and what puts a change into words, is kept
// small for who installs it.
let small: [SwiftSetting] = [.unsafeFlags(["-Osize"], .when(configuration: .release))]
let strictC: [CSetting] = [.unsafeFlags(["-O2", "-ffp-contract=off"])]

// What only the command line needs. A package that takes Assay with `traits: []` neither resolves
// nor compiles these dependencies, so their version limits do not limit it.
let tools = TargetDependencyCondition.when(traits: ["Tools"])

// Only macOS runs plugins in a sandbox. Elsewhere a permission would be asked for and mean nothing.
#if os(macOS)
  let writing: [PluginPermission] = [
    .writeToPackageDirectory(reason: "It writes reports, references and what it has read.")
  ]
#else
  let writing: [PluginPermission] = []
#endif

let package = Package(
  name: "assay",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "AssaySnapshots", targets: ["AssaySnapshots"]),
    .library(name: "AssaySnapshotsAudit", targets: ["AssaySnapshotsAudit"]),
    .library(
      name: "AssayViews",
      targets: [
        "AssayViews", "AssayCombine", "AssayOS", "AssayOSLog", "AssayUIKit", "AssayWidgetKit",
        "COSLog",
      ]),
    .library(name: "AssayCharts", targets: ["AssayCharts"]),
    .library(name: "AssaySwiftData", targets: ["AssaySwiftData"]),
    .library(name: "AssayCoreData", targets: ["AssayCoreData"]),
    .executable(name: "assay", targets: ["assay"]),
    .executable(name: "assay-dead-code", targets: ["assay-dead-code"]),
    .executable(name: "assay-release", targets: ["assay-release"]),
    .plugin(name: "AssayCommand", targets: ["AssayCommand"]),
    .plugin(name: "ScanDeadCode", targets: ["ScanDeadCode"]),
    .plugin(name: "DeadCodeOnBuild", targets: ["DeadCodeOnBuild"]),
    .plugin(name: "AssetSymbols", targets: ["AssetSymbols"]),
  ],
  traits: [
    .default(enabledTraits: ["Tools"]),
    .trait(name: "Tools", description: "The assay command line and the plugins that run it."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.3"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
    .package(url: "https://github.com/apple/swift-system", from: "1.5.0"),
  ],
  targets: [
    // System libraries: where each is found; the C targets beside them are the shims Swift sees.
    .systemLibrary(
      name: "SystemFreeType", path: "Sources/System/FreeType", pkgConfig: "freetype2",
      providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]),
    .systemLibrary(
      name: "SystemHarfBuzz", path: "Sources/System/HarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .systemLibrary(
      name: "SystemICU", path: "Sources/System/ICU", pkgConfig: "icu-uc",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    .systemLibrary(
      name: "SystemPNG", path: "Sources/System/PNG", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(
      name: "SystemDeflate", path: "Sources/System/Deflate", pkgConfig: "libdeflate",
      providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
    .systemLibrary(
      name: "SystemJPEG", path: "Sources/System/JPEG", pkgConfig: "libjpeg",
      providers: [.apt(["libjpeg-dev"]), .brew(["jpeg-turbo"])]),
    .systemLibrary(
      name: "SystemXXHash", path: "Sources/System/XXHash", pkgConfig: "libxxhash",
      providers: [.apt(["libxxhash-dev"]), .brew(["xxhash"])]),
    .systemLibrary(
      name: "SystemYAML", path: "Sources/System/YAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "SystemEvent", path: "Sources/System/Event", pkgConfig: "libevent",
      providers: [.apt(["libevent-dev"]), .brew(["libevent"])]),
    .target(name: "CFreeType", dependencies: ["SystemFreeType"], cSettings: strictC),
    .target(name: "CHarfBuzz", dependencies: ["SystemHarfBuzz"], cSettings: strictC),
    .target(name: "CICU", dependencies: ["SystemICU"], cSettings: strictC),
    .target(name: "CPNG", dependencies: ["SystemDeflate", "SystemPNG"], cSettings: strictC),
    .target(name: "CJPEG", dependencies: ["SystemJPEG"], cSettings: strictC),
    .target(name: "CXXHash", dependencies: ["SystemXXHash"], cSettings: strictC),
    .target(name: "CYAML", dependencies: ["SystemYAML"], cSettings: strictC),
    .target(name: "CEvent", dependencies: ["SystemEvent"], cSettings: strictC),
    .target(name: "CIndexStore", cSettings: strictC),
    .target(name: "CPreviews", cSettings: strictC),
    // Gives a test that is linked with AssaySnapshots its time zone.
    .target(name: "CFixedTimeZone", cSettings: strictC),
    .target(name: "CArguments", cSettings: strictC),
    .target(name: "CSymbolFont", exclude: ["symbols.ttf"], cSettings: strictC),
    // Gives it a locale, and the previews a clock.
    .target(name: "CTestProcess", cSettings: strictC),

    // Base
    .target(
      name: "AssayGraphics", dependencies: ["CJPEG", "CPNG", "CXXHash"],
      swiftSettings: optimized),
    // Pictures of shapes in asset catalogs.
    .target(name: "AssaySVG", dependencies: ["AssayGraphics"]),
    .target(name: "AssayPDF", dependencies: ["AssayGraphics"]),
    .target(
      name: "AssayResources", dependencies: ["AssayDocuments", "AssayFiles", "AssayGraphics"]),
    .target(name: "AssayFiles"),
    // Read by scans for dead code and by ports.
    .target(
      name: "AssayXcode", dependencies: ["AssayFiles"],
      swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")]),
    .target(
      name: "AssayProcesses",
      dependencies: [
        .product(name: "Subprocess", package: "swift-subprocess", condition: tools),
        .product(name: "SystemPackage", package: "swift-system", condition: tools),
      ],
      swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")]),
    .target(name: "AssayDocuments", dependencies: ["AssayFiles"]),
    .target(
      name: "AssayYAML",
      dependencies: ["AssayDocuments", "AssayFiles", "CYAML"],
      exclude: ["Schema"],
      swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")]),
    .target(
      name: "AssayFindings", dependencies: ["AssayFiles"], exclude: ["Schema"], swiftSettings: small
    ),
    .target(
      name: "AssayTraits", dependencies: ["AssayFiles", "AssayGraphics", "AssayResources"]),

    // Engines
    .target(
      name: "AssayLayout", dependencies: ["AssayGraphics"], swiftSettings: optimizedForSize),
    .target(
      name: "AssayText",
      dependencies: ["AssayGraphics", "CFreeType", "CHarfBuzz", "CICU", "CSymbolFont"]),
    .target(
      name: "AssayRaster", dependencies: ["AssayGraphics", "AssayText", "CFreeType"],
      swiftSettings: optimized),
    .target(
      name: "AssayDiff", dependencies: ["AssayFiles", "AssayGraphics"], swiftSettings: optimized),
    // Apart from AssayDiff, because words need no optimizing.
    .target(
      name: "AssayChanges", dependencies: ["AssayFiles", "AssayGraphics"], swiftSettings: small),

    // Features
    .target(
      name: "AssayNodes",
      dependencies: ["AssayDocuments", "AssayGraphics", "AssayLayout", "AssayTraits"]),
    .target(
      name: "AssayScenes",
      dependencies: [
        "AssayGraphics", "AssayLayout", "AssayNodes", "AssayPDF", "AssayResources", "AssaySVG",
        "AssayText", "AssayTraits",
      ],
      swiftSettings: optimizedForSize),
    .target(name: "AssayCombine"),
    .target(
      name: "AssayViews",
      dependencies: [
        "AssayCombine", "AssayGraphics", "AssayLayout", "AssayMacros", "AssayNodes",
        "AssayResources", "AssayTraits", "CPreviews",
      ]),
    // What `import Charts` means by module alias.
    .target(name: "AssayCharts", dependencies: ["AssayViews"]),
    // What `import SwiftData` means by module alias.
    .target(name: "AssaySwiftData", dependencies: ["AssayMacros", "AssayViews"]),
    // What `import CoreData` means by module alias.
    .target(name: "AssayCoreData", dependencies: ["AssayCombine", "AssayViews", "CPreviews"]),
    // What `import UIKit` and `import WidgetKit` mean by module alias. A module can stand for one.
    .target(name: "AssayUIKit", dependencies: ["AssayViews"]),
    .target(name: "AssayWidgetKit", dependencies: ["AssayViews"]),
    // What `import OSLog` and `import os` mean by module alias.
    .target(name: "AssayOS"),
    .target(name: "AssayOSLog", dependencies: ["AssayOS"]),
    // What `import os.log` means by module alias.
    .target(name: "COSLog", cSettings: strictC),
    // Speaks the compiler's plugin protocol itself, so that consumers do not compile swift-syntax.
    .macro(name: "AssayMacros"),
    .target(
      name: "AssayDescription",
      dependencies: [
        "AssayDocuments", "AssayFiles", "AssayGraphics", "AssayNodes", "AssayYAML",
      ],
      exclude: ["Schema"]),
    .target(
      name: "AssaySnapshotStore",
      dependencies: ["AssayChanges", "AssayDiff", "AssayFiles", "AssayGraphics"]),
    // Writes literals into the sources of tests; not part of what a test links.
    .target(
      name: "AssayInlineSnapshots",
      dependencies: [
        "AssayParserStack", "AssaySnapshotStore",
        .product(name: "SwiftParser", package: "swift-syntax", condition: tools),
        .product(name: "SwiftSyntax", package: "swift-syntax", condition: tools),
      ],
      swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")]),
    // Apart from AssayReview, so that the plugins for dead code compile nothing that draws.
    .target(
      name: "AssayPages",
      dependencies: ["AssayFiles", "AssayFindings"],
      swiftSettings: small + [.enableUpcomingFeature("InternalImportsByDefault")]),
    .target(
      name: "AssayReview",
      dependencies: [
        "AssayAudit", "AssayDiff", "AssayFiles", "AssayFindings", "AssayGraphics", "AssayPages",
        "AssayProcesses", "AssayRaster", "AssaySnapshotStore", "AssayText", "AssayTraits",
      ],
      exclude: ["Schema"],
      swiftSettings: small + [.enableUpcomingFeature("InternalImportsByDefault")]),
    .target(
      name: "AssayRendering",
      dependencies: [
        "AssayGraphics", "AssayNodes", "AssayRaster", "AssayResources", "AssayScenes",
        "AssaySnapshotStore", "AssayText", "AssayTraits",
      ]),

    .target(
      name: "AssayAudit",
      dependencies: [
        "AssayDiff", "AssayFiles", "AssayFindings", "AssayGraphics", "AssayRaster", "AssayText",
        "AssayTraits",
      ],
      swiftSettings: optimized + [.enableUpcomingFeature("InternalImportsByDefault")]),
    .target(
      name: "AssayAuditFiles",
      dependencies: [
        "AssayDocuments", "AssayYAML", "AssayFiles", "AssayAudit", "AssayFindings", "AssayGraphics",
        "AssayResources",

      ],
      swiftSettings: small + [.enableUpcomingFeature("InternalImportsByDefault")]),

    .target(name: "AssayParserStack", swiftSettings: optimized),
    .target(
      name: "AssayAuditSources",
      dependencies: [
        "AssayFiles", "AssayAudit", "AssayFindings", "AssayParserStack",
        .product(name: "SwiftParser", package: "swift-syntax", condition: tools),
        .product(name: "SwiftSyntax", package: "swift-syntax", condition: tools),
      ],
      swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")]),

    .target(
      name: "AssayDeadCode",
      dependencies: [
        "AssayDocuments", "AssayYAML", "AssayFiles", "AssayFindings", "AssayParserStack",
        "AssayProcesses", "AssayResources", "AssayXcode", "CIndexStore", "CXXHash",
        .product(name: "SwiftParser", package: "swift-syntax", condition: tools),
        .product(name: "SwiftSyntax", package: "swift-syntax", condition: tools),
        .product(name: "SystemPackage", package: "swift-system", condition: tools),
      ],
      swiftSettings: optimized + [.enableUpcomingFeature("InternalImportsByDefault")]),

    .target(
      name: "AssayRelease",
      dependencies: [
        "AssayDocuments", "AssayYAML", "AssayFiles",
      ],
      swiftSettings: small + [.enableUpcomingFeature("InternalImportsByDefault")]),

    .target(
      name: "AssayPorting",
      dependencies: [
        "AssayFiles", "AssayParserStack", "AssayProcesses", "AssayResources", "AssaySVG",
        "AssayXcode",
        .product(name: "SwiftParser", package: "swift-syntax", condition: tools),
        .product(name: "SwiftSyntax", package: "swift-syntax", condition: tools),
      ],
      swiftSettings: small + [.enableUpcomingFeature("InternalImportsByDefault")]),

    // Front ends
    .target(
      name: "AssaySnapshots",
      dependencies: [
        "AssayDiff", "AssayFiles", "AssayGraphics", "AssayRaster", "AssayRendering",
        "AssayResources", "AssayScenes", "AssaySnapshotStore", "AssayText", "AssayViews",
        "CFixedTimeZone", "CTestProcess",
        .product(name: "CustomDump", package: "swift-custom-dump"),
      ]),
    // Apart from AssaySnapshots, so that tests without audits compile nothing of AssayAudit.
    .target(
      name: "AssaySnapshotsAudit",
      dependencies: [
        "AssayAudit", "AssayFiles", "AssayFindings", "AssayGraphics", "AssayRaster",
        "AssayScenes", "AssaySnapshotStore", "AssaySnapshots", "AssayViews",
        .target(name: "AssayReview", condition: tools),
      ]),
    .target(
      name: "AssayConsole",
      dependencies: [
        "AssayFiles", "CArguments",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: tools),
      ],
      swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")]),
    .target(
      name: "AssayReleaseCommands",
      dependencies: [
        "AssayYAML", "AssayFiles", "AssayConsole", "AssayRelease",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: tools),
      ],
      swiftSettings: small + [.enableUpcomingFeature("InternalImportsByDefault")]),
    // What a release job needs and nothing else: it starts in milliseconds.
    .executableTarget(
      name: "assay-release",
      dependencies: [
        "AssayConsole", "AssayReleaseCommands",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: tools),
      ]),
    .target(
      name: "AssayDeadCodeCommands",
      dependencies: [
        "AssayConsole", "AssayDeadCode", "AssayFiles", "AssayFindings", "AssayPages", "AssayYAML",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: tools),
      ],
      swiftSettings: small + [.enableUpcomingFeature("InternalImportsByDefault")]),
    // What the plugins for dead code run: it compiles and links nothing that draws.
    .executableTarget(
      name: "assay-dead-code",
      dependencies: [
        "AssayConsole", "AssayDeadCodeCommands",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: tools),
      ]),
    // Apart from `assay`, so that what only draws and compares compiles no parser of Swift.
    .target(
      name: "AssaySnapshotCommands",
      dependencies: [
        "AssayConsole", "AssayDescription", "AssayDiff", "AssayDocuments", "AssayFiles",
        "AssayGraphics", "AssayNodes", "AssayRaster", "AssayRendering", "AssayResources",
        "AssayReview", "AssaySnapshotStore", "AssayText", "AssayTraits", "AssayYAML", "CEvent",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: tools),
      ], swiftSettings: small),
    .executableTarget(
      name: "assay-snapshot",
      dependencies: [
        "AssayConsole", "AssaySnapshotCommands",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: tools),
      ]),
    .executableTarget(
      name: "assay",
      dependencies: [
        "AssayAudit", "AssayAuditFiles", "AssayAuditSources", "AssayConsole", "AssayDeadCode",
        "AssayDeadCodeCommands", "AssayDocuments", "AssayFiles",
        "AssayFindings", "AssayGraphics",
        "AssayInlineSnapshots", "AssayNodes", "AssayPages", "AssayPorting", "AssayProcesses",
        "AssayRaster", "AssayRelease", "AssayReleaseCommands", "AssayRendering", "AssayReview",
        "AssayScenes",
        "AssaySnapshotCommands", "AssaySnapshotStore", "AssayText", "AssayTraits", "AssayYAML",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: tools),
      ], swiftSettings: small),

    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "AssayAudit", "AssayDiff", "AssayGraphics", "AssayNodes", "AssayRaster",
        "AssayRendering", "AssayScenes", "AssaySnapshotStore", "AssayText", "AssayTraits",
        "AssayViews",
      ]),
    .plugin(
      name: "AssayCommand",
      capability: .command(
        intent: .custom(verb: "assay", description: "Runs the assay tool on this package"),
        permissions: writing),
      dependencies: ["assay"]),
    .plugin(
      name: "ScanDeadCode",
      capability: .command(
        intent: .custom(
          verb: "scan-dead-code", description: "Lists what this package never uses"),
        permissions: writing)),
    .plugin(
      name: "DeadCodeOnBuild", capability: .buildTool(), dependencies: ["assay-dead-code"]),
    // What the plugin AssetSymbols runs: without the trait Tools too.
    .executableTarget(
      name: "assay-asset-symbols", dependencies: ["AssayFiles", "AssayResources"]),
    .plugin(name: "AssetSymbols", capability: .buildTool(), dependencies: ["assay-asset-symbols"]),
    // Development tools, run by scripts in ci/
    .executableTarget(
      name: "Conformance",
      dependencies: [
        "AssayDocuments", "AssayGraphics", "AssayLayout", "AssayNodes", "AssayRaster",
        "AssayScenes", "AssayText", "AssayTraits", "AssayViews",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: tools),
      ],
      swiftSettings: optimized),

    .executableTarget(name: "DescriptionForms", dependencies: ["AssayDescription"]),
    .executableTarget(
      name: "FirstPicture",
      dependencies: [
        "AssayDescription", "AssayFiles", "AssayGraphics", "AssayRendering", "AssayResources",
        "AssayText", "AssayTraits",
      ]),

    // Without a main function of its own where libFuzzer brings one (`ci/fuzz`).
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "AssayAudit", "AssayAuditFiles", "AssayAuditSources", "AssayDeadCode", "AssayDescription",
        "AssayGraphics", "AssayPDF", "AssayRelease", "AssayResources", "AssaySVG",
        "AssaySnapshotStore", "AssayXcode",
      ],
      path: "Tests/Fuzz", exclude: ["Corpora"],
      swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")]),

    // Tests
    .testTarget(name: "FuzzTests", dependencies: ["Fuzz"]),
    .target(
      name: "AssayTestSupport",
      dependencies: [
        "AssayDescription", "AssayNodes", "AssayResources", "AssayScenes", "AssayText",
        "AssayTraits", "AssayViews",
      ],
      path: "Tests/AssayTestSupport",
      swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")]),
    .testTarget(name: "AssayFilesTests", dependencies: ["AssayTestSupport", "AssayFiles"]),
    .testTarget(name: "AssayXcodeTests", dependencies: ["AssayTestSupport", "AssayXcode"]),
    .testTarget(name: "AssayProcessesTests", dependencies: ["AssayProcesses"]),
    .testTarget(name: "AssayDocumentsTests", dependencies: ["AssayDocuments"]),
    .testTarget(
      name: "AssayYAMLTests", dependencies: ["AssayTestSupport", "AssayDocuments", "AssayYAML"]),
    .testTarget(
      name: "AssayCommandTests",
      dependencies: [
        "AssayTestSupport", "assay", "AssayDescription", "AssayFiles", "AssayGraphics",
        "AssayRendering", "AssayReview", "AssaySnapshotCommands", "AssaySnapshotStore", "AssayText",
        "AssayTraits",
      ]),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "AssayTestSupport",
        "AssayAudit", "AssayAuditSources", "AssayDescription", "AssayFindings", "AssayGraphics",
        "AssayNodes", "AssayRaster", "AssayRendering", "AssayResources", "AssayScenes",
        "AssaySnapshots", "AssayText", "AssayTraits", "AssayViews",
      ],
      exclude: ["Descriptions", "Gallery.xcassets", "Localizable.xcstrings"],
      // It counts the pixels of a hundred screens.
      swiftSettings: optimized),
    .testTarget(
      name: "ConformanceTests", dependencies: ["AssayGraphics", "AssayViews", "Conformance"]),
    .testTarget(
      name: "AssayChartsTests",
      dependencies: [
        "AssayCharts", "AssayGraphics", "AssayScenes", "AssaySnapshots", "AssayViews",
      ]),
    .testTarget(
      name: "AssaySwiftDataTests",
      dependencies: ["AssayGraphics", "AssayScenes", "AssaySnapshots", "AssaySwiftData"]),
    .testTarget(
      name: "AssayCoreDataTests",
      dependencies: ["AssayCoreData", "AssayGraphics", "AssayScenes", "AssaySnapshots"]),
    .testTarget(name: "AssaySVGTests", dependencies: ["AssayGraphics", "AssaySVG"]),
    .testTarget(
      name: "AssayPDFTests",
      dependencies: ["AssayGraphics", "AssayPDF", "AssayRaster", "AssayText"],
      resources: [.copy("Fixtures")]),
    .testTarget(
      name: "AssayGraphicsTests", dependencies: ["AssayGraphics", "CXXHash"], exclude: ["Fixtures"]),
    .testTarget(
      name: "AssayResourcesTests",
      dependencies: ["AssayTestSupport", "AssayGraphics", "AssayResources"],
      resources: [.copy("Fixtures")]),
    .testTarget(
      name: "AssayFindingsTests",
      dependencies: ["AssayTestSupport", "AssayFiles", "AssayFindings"],
      exclude: ["Goldens"]),
    .testTarget(
      name: "AssayAuditSourcesTests",
      dependencies: ["AssayTestSupport", "AssayAudit", "AssayAuditSources", "AssayFindings"]),
    .testTarget(name: "AssayParserStackTests", dependencies: ["AssayParserStack"]),
    .testTarget(
      name: "AssayPortingTests", dependencies: ["AssayTestSupport", "AssayPorting", "AssayXcode"]),
    .testTarget(
      name: "AssayRenderingTests",
      dependencies: [
        "AssayTestSupport", "AssayNodes", "AssayRendering", "AssayText", "AssayTraits",
      ]),
    .testTarget(
      name: "AssayReviewTests",
      dependencies: [
        "AssayTestSupport",
        "AssayAudit", "AssayDiff", "AssayFiles", "AssayFindings", "AssayGraphics", "AssayPages",
        "AssayReview", "AssaySnapshotStore",
      ]),
    .testTarget(
      name: "AssayDeadCodeTests",
      dependencies: [
        "AssayTestSupport",
        "AssayDocuments", "AssayYAML", "AssayDeadCode", "AssayFiles", "AssayFindings",
        "CIndexStore",
        .product(name: "SwiftSyntax", package: "swift-syntax", condition: tools),
      ],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "AssayReleaseTests",
      dependencies: [
        "AssayTestSupport", "AssayDocuments", "AssayYAML", "AssayRelease", "assay-release",
      ],
      exclude: ["Fixtures"]),
    .testTarget(name: "AssayCombineTests", dependencies: ["AssayCombine"]),
    .testTarget(name: "AssayOSLogTests", dependencies: ["AssayOSLog"]),
    .testTarget(name: "AssayLayoutTests", dependencies: ["AssayGraphics", "AssayLayout"]),
    .testTarget(
      name: "AssayTextTests", dependencies: ["AssayTestSupport", "AssayGraphics", "AssayText"]),
    .testTarget(
      name: "AssayRasterTests", dependencies: ["AssayGraphics", "AssayRaster", "AssayText"]),
    .testTarget(name: "AssayDiffTests", dependencies: ["AssayDiff", "AssayGraphics"]),
    .testTarget(name: "AssayChangesTests", dependencies: ["AssayChanges", "AssayGraphics"]),
    .testTarget(
      name: "AssayAuditTests",
      dependencies: [
        "AssayTestSupport",
        "AssayAudit", "AssayAuditFiles", "AssayDocuments", "AssayFindings", "AssayGraphics",
        "AssayRaster", "AssayScenes", "AssayViews", "AssayYAML",
      ],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "AssayViewsTests",
      dependencies: [
        "AssayTestSupport",
        "AssayDocuments", "AssayGraphics", "AssayLayout", "AssayNodes", "AssayResources",
        "AssayScenes", "AssayTraits", "AssayUIKit", "AssayViews",
      ]),
    // With the default of new app projects.
    .testTarget(
      name: "AssayUIKitTests", dependencies: ["AssayUIKit"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "AssayDescriptionTests",
      dependencies: [
        "AssayTestSupport",
        "AssayDescription", "AssayDocuments", "AssayGraphics", "AssayNodes", "AssayViews",
        "AssayYAML",
      ],
      resources: [.copy("Fixtures")]),
    .testTarget(
      name: "AssaySnapshotStoreTests",
      dependencies: [
        "AssayTestSupport", "AssayFiles", "AssayDiff", "AssayGraphics", "AssaySnapshotStore",
      ]),
    .testTarget(
      name: "AssayInlineSnapshotsTests",
      dependencies: ["AssayTestSupport", "AssayInlineSnapshots", "AssaySnapshotStore"]),
    .testTarget(
      name: "AssaySnapshotsTests",
      dependencies: [
        "AssayTestSupport", "AssayGraphics", "AssayRendering", "AssaySnapshotStore",
        "AssaySnapshots", "AssayText", "AssayUIKit",
      ]),
    .testTarget(name: "AssaySnapshotsAuditTests", dependencies: ["AssaySnapshotsAudit"]),
  ],
  swiftLanguageModes: [.v6]
)

// Line tables keep file and line in backtraces. Full debug information takes a third of the time
// that a consumer's first build takes; ASSAY_DEBUG_INFO=full brings it back for a debugger.
if Context.environment["ASSAY_DEBUG_INFO"] != "full" {
  let lineTables = SwiftSetting.unsafeFlags(
    ["-Xfrontend", "-gline-tables-only"], .when(configuration: .debug))
  for target in package.targets where target.type == .regular {
    target.swiftSettings = (target.swiftSettings ?? []) + [lineTables]
  }
}

// SwiftPM builds the tools of plugins twice, by two plans, and runs their compiler again where the
// plans change. Without whole modules the second time compiles nothing.
let toolsOfPlugins: Set = [
  "AssayConsole", "AssayDeadCode", "AssayDeadCodeCommands", "AssayPages", "AssayParserStack",
  "AssayProcesses", "AssayXcode", "AssayYAML",
]

// Who depends on Assay compiles it once and changes no file of it: whole modules take a sixth less
// time than batches of files. Two threads write the object file of each source that SwiftPM links.
// A module file of its own run would check all sources twice, and the verifier of LLVM's code looks
// for mistakes of the compiler.
if Context.packageDirectory.contains("/checkouts/") {
  let wholeModules = SwiftSetting.unsafeFlags(
    [
      "-whole-module-optimization", "-num-threads", "2", "-no-emit-module-separately-wmo",
      "-Xfrontend", "-disable-llvm-verify",
    ], .when(configuration: .debug))
  for target in package.targets
  where target.type == .regular && !toolsOfPlugins.contains(target.name) {
    target.swiftSettings = (target.swiftSettings ?? []) + [wholeModules]
  }
}

// SwiftPM builds what plugins run once more, apart from the command line that is the same. Who
// works on Assay has no use for that: `ci/test` leaves the plugins out, and `ci/consumer` runs
// them.
if Context.environment["ASSAY_PLUGINS"] == "none" {
  package.products.removeAll { $0 is Product.Plugin }
  package.targets.removeAll { $0.type == .plugin }
}

// The scripts under ci/ build with warnings as errors; a consumer's build is left alone.
if Context.environment["ASSAY_WARNINGS"] == "error" {
  for target in package.targets where target.type != .system && target.type != .plugin {
    target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
  }
}
