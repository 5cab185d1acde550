// swift-tools-version: 6.2
import PackageDescription

// The app of Assay's tutorials. Its sources are those of an app for Apple's systems: on Linux, the
// module alias gives `import SwiftUI` the views of Assay.
let sources: [SwiftSetting] = [
  .unsafeFlags(["-module-alias", "SwiftUI=AssayViews"], .when(platforms: [.linux]))
]

let package = Package(
  name: "Trails",
  defaultLocalization: "en",
  platforms: [.macOS(.v15)],
  dependencies: [
    // In a package of your own, this is the URL of Assay's repository with `from: "0.1.0"`.
    .package(name: "assay", path: "../..", traits: [])
  ],
  targets: [
    .target(
      name: "Trails",
      dependencies: [
        .product(name: "AssayViews", package: "assay", condition: .when(platforms: [.linux]))
      ],
      exclude: ["Resources"], swiftSettings: sources),
    .testTarget(
      name: "TrailsTests",
      dependencies: [
        "Trails", .product(name: "AssaySnapshots", package: "assay"),
        .product(name: "AssaySnapshotsAudit", package: "assay"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
