// SPDX-License-Identifier: MIT

/// Builds a package with its tests, for the index that the compiler writes on the way.
package struct PackageBuild: Sendable {
  package var root: String
  /// Relative to the root, or absolute. One of its own, so that the user's own build is left alone.
  package var scratchPath: String
  package var arguments: [String]

  package init(root: String, scratchPath: String, arguments: [String]) {
    self.root = root
    self.scratchPath = scratchPath
    self.arguments = arguments
  }

  package var indexStore: String {
    let scratch = scratchPath.hasPrefix("/") ? scratchPath : "\(root)/\(scratchPath)"
    return "\(scratch)/debug/index/store"
  }

  /// - Throws: `DeadCodeError.buildFailed` with the compiler's errors.
  package func run() async throws {
    let outcome = try await ToolProcess.run(
      "swift", ["build", "--build-tests", "--scratch-path", scratchPath] + arguments, in: root)
    guard outcome.succeeded else {
      let lines = (outcome.outputText + outcome.errorText).split(separator: "\n")
      let errors = lines.filter { $0.contains("error:") }
      let shown = (errors.isEmpty ? Array(lines.suffix(10)) : Array(errors.prefix(10))).map(
        String.init)
      throw DeadCodeError.buildFailed(root: root, lines: shown)
    }
  }
}
