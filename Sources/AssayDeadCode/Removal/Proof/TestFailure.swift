// SPDX-License-Identifier: MIT

/// The line of a run's output that says what failed.
enum TestFailure {
  /// XCTest writes `file:line: error: Suite.test : …`, Swift Testing `✘ Test … recorded an issue`.
  static func words(in output: String) -> String {
    let lines = output.split(whereSeparator: \.isNewline)
    let telling = lines.first { line in
      line.contains(" error: ") || line.contains("recorded an issue")
    }
    guard let line = telling ?? lines.last else { return "it printed nothing" }
    return line.drop { !$0.isASCII || $0 == " " }.prefix(300).description
  }
}
