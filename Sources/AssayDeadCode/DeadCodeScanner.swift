// SPDX-License-Identifier: MIT

/// Scans a package: builds or reads the index, reads the sources, makes the graph, runs the passes, and
/// lists the findings.
package struct DeadCodeScanner: Sendable {
  /// Absolute path of the package or, without a manifest, of the folder of sources.
  package var root: String
  package var configuration: ScanConfiguration
  /// The version that reports carry.
  package var toolVersion: String
  /// Called with a few words ("reading 312 of 500 files"), at any time and on any thread.
  package var progress: @Sendable (String) -> Void

  package init(
    root: String, configuration: ScanConfiguration, toolVersion: String,
    progress: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.root = root
    self.configuration = configuration
    self.toolVersion = toolVersion
    self.progress = progress
  }

  /// - Throws: `DeadCodeError`.
  package func scan() async throws -> ScanResult {
    throw DeadCodeError.nothingToScan(path: root)
  }
}
