// SPDX-License-Identifier: MIT

/// The assertion that a strategy runs in.
enum AssertionScope {
  /// The file of the test, near which resources are searched; nil outside of an assertion.
  @TaskLocal static var file: String?
  /// Where errors of a strategy go that another strategy runs; nil outside of an assertion.
  @TaskLocal static var failures: StrategyFailures?
}

/// Takes the errors of the strategies that an assertion runs.
struct StrategyFailures: Sendable {
  let report: @Sendable (any Error) -> Void
}
