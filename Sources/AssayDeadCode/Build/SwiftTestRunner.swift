// SPDX-License-Identifier: MIT

internal import AssayProcesses

/// `swift test` of what `SwiftPackageBuilder` has built.
struct SwiftTestRunner: PackageBuilder {
  var builder: SwiftPackageBuilder

  private var words: [String] {
    ["test", "--skip-build", "--package-path", builder.root, "--scratch-path", builder.scratchPath]
      + builder.arguments
  }

  var command: String { (["swift"] + words).joined(separator: " ") }

  func build() async throws -> BuildOutcome {
    let outcome = try await ToolProcess.run("swift", words, in: builder.root)
    return BuildOutcome(
      succeeded: outcome.succeeded, output: outcome.outputText + outcome.errorText)
  }
}
