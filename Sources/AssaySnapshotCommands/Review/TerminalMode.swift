// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The terminal that standard input is, made to hand over each key at once and without showing it.
struct TerminalMode {
  private var original = termios()
  // NB: a signal handler reaches nothing but a global.
  nonisolated(unsafe) private static var saved = termios()
  private static let signals = [SIGTERM, SIGHUP]

  /// Nil where standard input is no terminal.
  init?() {
    guard tcgetattr(STDIN_FILENO, &original) == 0 else { return nil }
    var raw = original
    // No lines, no echo, and no signals, which would end the process in this mode.
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    Self.saved = original
    for number in Self.signals {
      signal(number) { number in
        tcsetattr(STDIN_FILENO, TCSANOW, &TerminalMode.saved)
        _exit(128 + number)
      }
    }
    guard tcsetattr(STDIN_FILENO, TCSANOW, &raw) == 0 else { return nil }
  }

  func restore() {
    var original = original
    tcsetattr(STDIN_FILENO, TCSANOW, &original)
    for number in Self.signals { signal(number, SIG_DFL) }
  }

  /// The next byte; nil at the end of input.
  func readByte() -> UInt8? {
    var byte: UInt8 = 0
    while true {
      let count = read(STDIN_FILENO, &byte, 1)
      if count == 1 { return byte }
      if count == 0 || errno != EINTR { return nil }
    }
  }

  /// The next byte, if it arrives in time.
  func readByte(withinMilliseconds limit: Int32) -> UInt8? {
    var waiting = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, limit) > 0 ? readByte() : nil
  }

  /// Of the terminal; 80 where it does not say.
  static var columns: Int {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// Of the terminal, in pixels; a cell counts as 8x16 where the terminal does not say.
  static var size: (width: Int, height: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 else { return (640, 384) }
    return (
      size.ws_xpixel > 0 ? Int(size.ws_xpixel) : 8 * max(20, Int(size.ws_col)),
      size.ws_ypixel > 0 ? Int(size.ws_ypixel) : 16 * max(10, Int(size.ws_row))
    )
  }
}
