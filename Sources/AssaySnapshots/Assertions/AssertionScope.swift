// SPDX-License-Identifier: MIT

/// What a strategy may know of the assertion that runs it.
enum AssertionScope {
  /// The test's file, near which the resources of views are looked for; nil outside of any assertion.
  @TaskLocal static var file: String?
}
