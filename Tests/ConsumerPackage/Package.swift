// swift-tools-version: 6.2
import PackageDescription

// A package outside of Assay's that tests with it, as anyone's would; `ci/consumer` runs it.
let package = Package(
  name: "consumer",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "assay", path: "../..")],
  targets: [
    .testTarget(
      name: "ConsumerTests", dependencies: [.product(name: "AssaySnapshots", package: "assay")])
  ],
  swiftLanguageModes: [.v6]
)
