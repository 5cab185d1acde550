// SPDX-License-Identifier: MIT

/// The graph from sources alone.
struct SyntaxEngine: Sendable {
  let package: ScannedPackage

  func graph() async throws -> SourceGraph {
    throw DeadCodeError.nothingToScan(path: package.root)
  }
}
