// SPDX-License-Identifier: MIT

import AssayTestSupport
import Foundation
import Testing

@testable import AssayDeadCode

@Suite("The package's own build for its index")
struct SwiftPackageBuilderTests {
  private func build(scratchPath: String) async throws -> TemporaryFolder {
    // A manifest that cannot be read ends the build before it compiles anything.
    let folder = try TemporaryFolder(["Package.swift": "nonsense\n", "Notes.txt": "a\n"])
    try folder.makeRepository()
    let builder = SwiftPackageBuilder(root: folder.path, scratchPath: scratchPath)
    #expect(try await !builder.build().succeeded)
    return folder
  }

  @Test("hides its folder from git")
  func hidden() async throws {
    let folder = try await build(scratchPath: ".build-assay")
    #expect(String(decoding: try folder.data(".build-assay/.gitignore"), as: UTF8.self) == "*\n")
  }

  @Test("leaves a folder that the user named as it is")
  func named() async throws {
    let folder = try await build(scratchPath: "products")
    #expect(!folder.exists("products/.gitignore"))
  }

  /// Without waiting, the compiler's driver takes an edit in the second of its last build for none.
  @Test("an edit that was waited for is one that the next build sees")
  func edits() async throws {
    let folder = try TemporaryFolder([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "shop", targets: [.executableTarget(name: "Shop")])
      """,
      "Sources/Shop/main.swift": "print(1)\n",
    ])
    let builder = SwiftPackageBuilder(root: folder.path, scratchPath: ".build-assay")
    #expect(try await builder.build().succeeded)
    for round in 0..<6 {
      let isBroken = round.isMultiple(of: 2)
      try await builder.waitForEdits()
      try folder.write(isBroken ? "print(gone)\n" : "print(2)\n", to: "Sources/Shop/main.swift")
      #expect(try await builder.build().succeeded == !isBroken, "\(round)")
    }
  }
}
