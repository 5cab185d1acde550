// swift-tools-version: 6.2
import PackageDescription

// A package outside of Assay's with the plugins for dead code, as anyone's would. `ci/consumer`
// runs a copy of it, which takes Assay by URL and version, from a repository that it makes of the
// checkout around it.
let warns: [Target.PluginUsage] = [.plugin(name: "DeadCodeOnBuild", package: "quality-kit")]

let package = Package(
  name: "shop",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(url: Context.environment["ASSAY_REPOSITORY"] ?? "", from: "0.1.0")
  ],
  targets: [
    .target(name: "Shop", plugins: warns),
    .executableTarget(name: "Till", dependencies: ["Shop"], plugins: warns),
    .testTarget(name: "ShopTests", dependencies: ["Shop"]),
  ],
  swiftLanguageModes: [.v6]
)
