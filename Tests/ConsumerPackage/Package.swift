// swift-tools-version: 6.2
import PackageDescription

// A package outside of Assay's that tests with it, as anyone's would; `ci/consumer` runs it. It
// takes Assay by URL and version, from a repository that `ci/consumer` makes of the checkout around
// it.
let package = Package(
  name: "consumer",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(
      url: "file://\(Context.packageDirectory)/.build/quality-kit.git", from: "0.1.0", traits: [])
  ],
  targets: [
    .target(name: "ConsumerApp"),
    .testTarget(
      name: "ConsumerTests",
      dependencies: [
        "ConsumerApp", .product(name: "AssaySnapshots", package: "quality-kit"),
      ],
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
  ],
  swiftLanguageModes: [.v6]
)
