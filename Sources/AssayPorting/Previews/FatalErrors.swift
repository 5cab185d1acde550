// SPDX-License-Identifier: MIT

/// What Swift's runtime said of the previews that it stopped.
package struct FatalErrors: Hashable, Sendable {
  package struct Line: Hashable, Sendable {
    package var words: String
    package var count: Int
  }

  /// Each once, in the order in which they came.
  package private(set) var lines: [Line] = []

  /// - Parameter output: of a run of tests.
  init(in output: String) {
    for line in output.split(whereSeparator: \.isNewline) {
      guard line.contains("Fatal error: "),
        // How a view ends that needs what is left out: its preview says so, or is drawn without it.
        !line.hasPrefix("AssayViews/LeftOutStop.swift:")
      else { continue }
      let words = String(line)
      if let index = lines.firstIndex(where: { $0.words == words }) {
        lines[index].count += 1
      } else {
        lines.append(Line(words: words, count: 1))
      }
    }
  }
}
