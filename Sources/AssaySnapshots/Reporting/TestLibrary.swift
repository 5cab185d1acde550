// SPDX-License-Identifier: MIT

internal import Testing

/// The library that runs the tests of this process.
///
/// `swift test` starts one process for XCTest and one for Swift Testing, from one executable. A
/// failure that is reported to the other library is lost silently. So the process decides, and not
/// the kind of test: in a detached task, `Test.current` is nil in Swift Testing too.
enum TestLibrary: String, CaseIterable, Sendable {
  case xctest
  case swiftTesting = "swift-testing"

  /// Reads the arguments of a process as the generated runner does: the first `--testing-library`
  /// and the argument after it. nil without them, for example when Xcode runs both libraries in one
  /// process.
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

  /// Those that are told of a failure. Both where nobody can tell: without an argument, a test of
  /// XCTest and a detached task look the same. A library whose test it is not ignores it.
  static func toldOfFailures(arguments: [String]) -> [TestLibrary] {
    let likely = current(arguments: arguments)
    let isCertain = likely == .swiftTesting || TestLibrary(arguments: arguments) != nil
    return isCertain ? [likely] : allCases
  }
}
