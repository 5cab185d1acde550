// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The number of columns that help is wrapped to.
enum HelpWidth {
  /// The parser writes descriptions from column 29 on, and stops the process where a terminal ends
  /// before that.
  private static let least = 40

  /// Has the parser wrap help to `least` columns where the terminal has fewer.
  static func widen() {
    guard let width = written ?? reported, width < least else { return }
    // The parser looks there first.
    setenv("COLUMNS", "\(least)", 1)
  }

  /// What the environment says; nil for nothing, and for what is no number.
  private static var written: Int? { getenv("COLUMNS").flatMap { Int(String(cString: $0)) } }

  /// What the terminal says; nil outside of one.
  private static var reported: Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }
}
