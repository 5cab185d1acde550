// SPDX-License-Identifier: MIT

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Where the commands print: results to standard output, the rest to standard error.
package struct Console: Sendable {
  package enum Style: String {
    case bold = "1"
    case red = "31"
    case green = "32"
    case yellow = "33"
    case dim = "2"
  }

  /// Colours are for a terminal whose user did not refuse them (https://no-color.org).
  package var hasColor: Bool
  /// Whether results go to a terminal.
  package var isTerminal: Bool
  /// Progress is for a terminal only.
  package var showsProgress: Bool

  package static let standard: Console = {
    let environment = ProcessInfo.processInfo.environment
    let refused = !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
    return Console(
      hasColor: isatty(STDOUT_FILENO) == 1 && !refused,
      isTerminal: isatty(STDOUT_FILENO) == 1,
      showsProgress: isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb")
  }()

  /// Whether a person can answer.
  package static var readsTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  package func styled(_ text: String, _ style: Style) -> String {
    hasColor ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }

  package func print(_ text: String) {
    Self.write(text + "\n", to: STDOUT_FILENO)
  }

  package func error(_ text: String) {
    Self.write(text + "\n", to: STDERR_FILENO)
  }

  /// Writes over the line of progress; an empty text removes it.
  package func progress(_ text: String) {
    guard showsProgress else { return }
    Self.write("\r\u{1B}[2K" + text, to: STDERR_FILENO)
  }

  private static func write(_ text: String, to file: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { systemWrite(file, $0.baseAddress, $0.count) }
      if written <= 0 { return }
      rest = rest.dropFirst(written)
    }
  }
}

/// The system's `write`, whose name the console's own function hides.
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}
