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
}
