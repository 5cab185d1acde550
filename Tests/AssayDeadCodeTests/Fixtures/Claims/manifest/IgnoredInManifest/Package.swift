// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "claim",
  targets: [
    .target(name: "Core"),
    // assay:ignore unused-target - for the next release
    .target(
      name: "Planned"
    ),
    .target(name: "Kept"),  // assay:ignore
    .executableTarget(name: "tool", dependencies: ["Core"]),
  ])
