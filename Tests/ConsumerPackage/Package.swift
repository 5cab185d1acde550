// swift-tools-version: 6.2
import PackageDescription

// A package outside of Assay's that tests with it, as anyone's would; `ci/consumer` runs it. It
// takes Assay by URL and version, from a repository that `ci/consumer` makes of the checkout around
// it.
// The sources of PortedApp are those of an app for Apple's systems. On Linux a module alias gives
// `import SwiftUI` and its like the modules of Assay, and files that import only Foundation see
// what Apple's Foundation brings.
let sources: [SwiftSetting] = [
  .swiftLanguageMode(.v5),
  .unsafeFlags(
    [
      "-module-alias", "SwiftUI=AssayViews", "-module-alias", "UIKit=AssayUIKit",
      "-module-alias", "Combine=AssayCombine", "-module-alias", "SnapshotTesting=AssaySnapshots",
      "-module-alias", "os=AssayOS",
      "-Xfrontend", "-import-module", "-Xfrontend", "AssayViews",
    ], .when(platforms: [.linux])),
]

let package = Package(
  name: "consumer",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(
      url: "file://\(Context.packageDirectory)/.build/quality-kit.git", from: "0.1.0", traits: [])
  ],
  targets: [
    .target(name: "ConsumerApp"),
    .target(
      name: "PortedApp",
      dependencies: [
        .product(name: "AssayViews", package: "quality-kit", condition: .when(platforms: [.linux]))
      ],
      exclude: ["Resources"], swiftSettings: sources),
    .testTarget(
      name: "PortedAppTests",
      dependencies: [
        "PortedApp", .product(name: "AssayViews", package: "quality-kit"),
        .product(name: "AssaySnapshots", package: "quality-kit"),
      ],
      swiftSettings: sources),
    // What `import SnapshotTesting` means in a package that does not use swift-snapshot-testing.
    .target(
      name: "SnapshotTesting",
      dependencies: [.product(name: "AssaySnapshots", package: "quality-kit")],
      path: "Tests/SnapshotTesting"),
    .testTarget(
      name: "MigratedTests", dependencies: ["SnapshotTesting"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "IdiomTests",
      dependencies: [.product(name: "AssaySnapshots", package: "quality-kit")]),
    .testTarget(
      name: "ConsumerTests",
      dependencies: [
        "ConsumerApp", .product(name: "AssaySnapshots", package: "quality-kit"),
      ],
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
  ],
  swiftLanguageModes: [.v6]
)
