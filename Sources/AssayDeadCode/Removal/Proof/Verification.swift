// SPDX-License-Identifier: MIT

/// What a removal must pass before it is kept.
package enum Verification: Hashable, Sendable {
  case build
  /// The build, then the package's tests.
  case tests
  /// The build, then a command line of the user's shell, which passes with exit code 0.
  case command(String)

  /// - Parameter text: `build`, `tests`, or a command line; nil for an empty one.
  package init?(_ text: String) {
    switch text {
    case "build": self = .build
    case "tests": self = .tests
    default:
      if text.allSatisfy(\.isWhitespace) { return nil }
      self = .command(text)
    }
  }

  /// What has been done to what passed: "built and tested".
  var deed: String {
    switch self {
    case .build: "built"
    case .tests: "built and tested"
    case .command(let line): "built and checked with '\(line)'"
    }
  }

  /// Completes "… fails without it".
  var subject: String {
    switch self {
    case .build: "the build"
    case .tests: "a test"
    case .command(let line): "'\(line)'"
    }
  }
}
