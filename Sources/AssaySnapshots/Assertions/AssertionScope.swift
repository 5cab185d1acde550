// SPDX-License-Identifier: MIT

/// The assertion that a strategy runs in.
enum AssertionScope {
  /// The file of the test, near which resources are searched; nil outside of an assertion.
  @TaskLocal static var file: String?
  /// Where errors of a strategy go that another strategy runs; nil outside of an assertion.
  @TaskLocal static var failures: StrategyFailures?
  /// What the images of the assertion were made of; nil outside of an assertion.
  @TaskLocal static var images: RenditionsOfImages?

  /// Runs the assertion of a file of tests.
  static func run<Result>(
    in file: StaticString, _ assertion: () throws -> Result
  ) rethrows -> Result {
    try $file.withValue("\(file)") {
      try $images.withValue(RenditionsOfImages()) { try assertion() }
    }
  }

  /// As `run(in:_:)`, without a thread that waits.
  static func run<Result>(
    in file: StaticString, isolation: isolated (any Actor)? = #isolation,
    _ assertion: () async throws -> Result
  ) async rethrows -> Result {
    try await $file.withValue(
      "\(file)",
      operation: {
        try await $images.withValue(
          RenditionsOfImages(), operation: assertion, isolation: isolation)
      }, isolation: isolation)
  }
}

/// Takes the errors of the strategies that an assertion runs.
struct StrategyFailures: Sendable {
  let report: @Sendable (any Error) -> Void
}
