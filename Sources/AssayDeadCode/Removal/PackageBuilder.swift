// SPDX-License-Identifier: MIT

internal import Subprocess

/// Builds the package to see whether it still compiles.
package protocol PackageBuilder: Sendable {
  /// As a user would type it, for messages.
  var command: String { get }
  func build() async throws -> BuildOutcome
}

package struct BuildOutcome: Hashable, Sendable {
  package var succeeded: Bool
  /// All that the build printed.
  package var output: String

  package init(succeeded: Bool, output: String) {
    self.succeeded = succeeded
    self.output = output
  }
}

/// `swift build --build-tests` into a scratch path of its own.
package struct SwiftPackageBuilder: PackageBuilder {
  package var root: String
  package var scratchPath: String
  package var arguments: [String]

  package init(root: String, scratchPath: String, arguments: [String] = []) {
    self.root = root
    self.scratchPath = scratchPath
    self.arguments = arguments
  }

  private var words: [String] {
    ["build", "--build-tests", "--package-path", root, "--scratch-path", scratchPath] + arguments
  }

  package var command: String { (["swift"] + words).joined(separator: " ") }

  package func build() async throws -> BuildOutcome {
    do {
      let result = try await Subprocess.run(
        .name("swift"), arguments: Arguments(words), output: .string(limit: 1 << 28),
        error: .combinedWithOutput)
      return BuildOutcome(
        succeeded: result.terminationStatus.isSuccess, output: result.standardOutput)
    } catch let error as SubprocessError {
      throw RemovalError.toolFailed(tool: "swift build", message: "\(error)")
    }
  }
}
