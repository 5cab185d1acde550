// swift-tools-version: 6.2
import PackageDescription

// Targets that touch pixels, glyphs or large graphs are optimised in debug builds too: `swift test`
// builds for debug, and an unoptimised pixel loop is 7 to 10 times slower.
let optimised: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]
let strictC: [CSetting] = [.unsafeFlags(["-O2", "-ffp-contract=off"])]

let package = Package(
  name: "assay",
  platforms: [.macOS(.v14)],
  products: [
    .library(name: "AssaySnapshots", targets: ["AssaySnapshots"]),
    .library(name: "AssayViews", targets: ["AssayViews"]),
    .executable(name: "assay", targets: ["assay"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.3"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
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
      name: "SystemXXHash", path: "Sources/System/XXHash", pkgConfig: "libxxhash",
      providers: [.apt(["libxxhash-dev"]), .brew(["xxhash"])]),
    .target(name: "CFreeType", dependencies: ["SystemFreeType"], cSettings: strictC),
    .target(name: "CHarfBuzz", dependencies: ["SystemHarfBuzz"], cSettings: strictC),
    .target(name: "CICU", dependencies: ["SystemICU"], cSettings: strictC),
    .target(name: "CPNG", dependencies: ["SystemPNG"], cSettings: strictC),
    .target(name: "CXXHash", dependencies: ["SystemXXHash"], cSettings: strictC),

    // Base
    .target(
      name: "AssayGraphics", dependencies: ["CPNG", "CXXHash"], swiftSettings: optimised),
    .target(
      name: "AssayResources", dependencies: ["AssayGraphics"]),

    // Engines
    .target(name: "AssayLayout", dependencies: ["AssayGraphics"], swiftSettings: optimised),
    .target(
      name: "AssayText", dependencies: ["AssayGraphics", "CFreeType", "CHarfBuzz", "CICU"],
      swiftSettings: optimised),
    .target(
      name: "AssayRaster", dependencies: ["AssayGraphics", "AssayText", "CFreeType"],
      swiftSettings: optimised),
    .target(name: "AssayDiff", dependencies: ["AssayGraphics"], swiftSettings: optimised),

    // Features
    .target(
      name: "AssayViews",
      dependencies: ["AssayGraphics", "AssayLayout", "AssayText", "AssayResources"],
      swiftSettings: optimised),
    .target(
      name: "AssayDescription",
      dependencies: ["AssayViews", .product(name: "Yams", package: "Yams")]),
    .target(
      name: "AssaySnapshotStore", dependencies: ["AssayGraphics", "AssayDiff"],
      swiftSettings: optimised),
    .target(
      name: "AssayReview",
      dependencies: [
        "AssayGraphics", "AssayDiff", "AssaySnapshotStore",
        .product(name: "Mustache", package: "swift-mustache"),
      ]),

    // Front ends
    .target(
      name: "AssaySnapshots",
      dependencies: [
        "AssayGraphics", "AssayDiff", "AssayRaster", "AssayResources", "AssaySnapshotStore",
        "AssayText", "AssayViews",
        .product(name: "CustomDump", package: "swift-custom-dump"),
      ]),
    .executableTarget(
      name: "assay",
      dependencies: [
        "AssayGraphics", "AssayDescription", "AssayDiff", "AssayRaster", "AssayResources",
        "AssayReview", "AssaySnapshotStore", "AssayText", "AssayViews",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    // Tests
    .testTarget(
      name: "AssayGraphicsTests", dependencies: ["AssayGraphics", "CXXHash"], exclude: ["Fixtures"]),
    .testTarget(
      name: "AssayResourcesTests", dependencies: ["AssayResources"],
      resources: [.copy("Fixtures")]),
    .testTarget(name: "AssayLayoutTests", dependencies: ["AssayGraphics", "AssayLayout"]),
    .testTarget(name: "AssayTextTests", dependencies: ["AssayGraphics", "AssayText"]),
    .testTarget(
      name: "AssayRasterTests", dependencies: ["AssayGraphics", "AssayRaster", "AssayText"]),
    .testTarget(name: "AssayDiffTests", dependencies: ["AssayDiff", "AssayGraphics"]),
    .testTarget(
      name: "AssayViewsTests",
      dependencies: ["AssayGraphics", "AssayLayout", "AssayResources", "AssayText", "AssayViews"]),
    .testTarget(
      name: "AssayDescriptionTests",
      dependencies: ["AssayDescription", "AssayGraphics", "AssayViews"],
      resources: [.copy("Fixtures")]),
    .testTarget(
      name: "AssaySnapshotStoreTests",
      dependencies: ["AssayDiff", "AssayGraphics", "AssaySnapshotStore"]),
    .testTarget(
      name: "AssaySnapshotsTests",
      dependencies: ["AssayGraphics", "AssaySnapshots", "AssaySnapshotStore", "AssayViews"]),
  ],
  swiftLanguageModes: [.v6]
)
