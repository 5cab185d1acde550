// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "claim",
  products: [.library(name: "App", targets: ["App", "Core", "Windowing", "Leftover"])],
  targets: [
    .target(
      name: "App",
      dependencies: [
        // ✓ unused-target
        "Core",
        // ↓ unused-target
        "Leftover",
        // ✓ unused-target
        "Windowing",
      ]),
    .target(name: "Core"),
    .target(name: "Windowing"),
    .target(name: "Leftover"),
  ])
