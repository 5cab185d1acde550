// SPDX-License-Identifier: MIT

/// Builds the package to see whether it still compiles.
package protocol PackageBuilder: Sendable {
  /// As a user would type it, for messages.
  var command: String { get }
  func build() async throws -> BuildOutcome
  /// Waits until an edit is one that the next build sees.
  func waitForEdits() async throws
}

extension PackageBuilder {
  package func waitForEdits() async throws {}
}

package struct BuildOutcome: Hashable, Sendable {
  package var succeeded: Bool
  /// All that the build printed.
  package var output: String

  init(succeeded: Bool, output: String) {
    self.succeeded = succeeded
    self.output = output
  }
}
