// SPDX-License-Identifier: MIT

/// The assertion that a strategy runs in.
enum AssertionScope {
  /// The file of the test, near which resources are searched; nil outside of an assertion.
  @TaskLocal static var file: String?
}
