// SPDX-License-Identifier: MIT

internal import Testing

/// The library that runs the tests of this process.
///
/// `swift test` starts one process for XCTest and one for Swift Testing, from one executable. A failure
/// told to the other library is lost in silence, so the process decides, never the kind of test: in a
/// detached task `Test.current` is nil in Swift Testing too.
enum TestLibrary: String, Sendable {
  case xctest
  case swiftTesting = "swift-testing"

  /// Reads a process's arguments as the generated runner does: the first `--testing-library` and the
  /// word after it. nil where they do not say, as when Xcode runs both libraries in one process.
  init?(arguments: [String]) {
    guard let option = arguments.firstIndex(of: "--testing-library"),
      arguments.indices.contains(option + 1)
    else { return nil }
    self.init(rawValue: arguments[option + 1].lowercased())
  }

  static func current(arguments: [String]) -> TestLibrary {
    if let library = TestLibrary(arguments: arguments) { return library }
    return Test.current == nil ? .xctest : .swiftTesting
  }
}
