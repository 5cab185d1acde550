// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "claim",
  targets: [
    // ✓ unused-target
    .target(name: "Core"),
    // ↓ unused-target
    .target(name: "Forgotten"),
    // ✓ unused-target
    .executableTarget(name: "tool", dependencies: ["Core"]),
  ])
