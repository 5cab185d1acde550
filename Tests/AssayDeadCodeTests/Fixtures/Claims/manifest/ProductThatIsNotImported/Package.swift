// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "claim",
  products: [.library(name: "Claim", targets: ["Claim"])],
  dependencies: [
    .package(url: "https://example.com/swift-dispatch", from: "1.0.0"),
    .package(url: "https://example.com/swift-atomics", from: "1.0.0"),
  ],
  targets: [
    .target(
      name: "Claim",
      dependencies: [
        // ✓ unused-product
        .product(name: "Dispatch", package: "swift-dispatch"),
        // ↓ unused-product
        .product(name: "Atomics", package: "swift-atomics"),
      ])
  ])
