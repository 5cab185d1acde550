// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The terminal that standard input is, made to hand over each key at once and without showing it.
struct TerminalMode {
  private var original = termios()
  private var raw = termios()
  // NB: a signal handler reaches nothing but a global.
  nonisolated(unsafe) private static var saved = termios()
  nonisolated(unsafe) private static var changed = termios()
  nonisolated(unsafe) private static var isContinued = false
  private static let signals = [SIGINT, SIGQUIT, SIGTERM, SIGHUP]

  /// Nil where standard input is no terminal.
  init?() {
    guard tcgetattr(STDIN_FILENO, &original) == 0 else { return nil }
    raw = original
    // No lines, no echo, and no signals, which would end the process in this mode.
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    Self.saved = original
    Self.changed = raw
    for number in Self.signals {
      signal(number) { number in
        tcsetattr(STDIN_FILENO, TCSANOW, &TerminalMode.saved)
        TerminalMode.stopMarkingPastes()
        _exit(128 + number)
      }
    }
    // A shell gives a process that it continues the terminal as the shell has it.
    signal(SIGCONT) { _ in
      tcsetattr(STDIN_FILENO, TCSANOW, &TerminalMode.changed)
      TerminalMode.markPastes()
      TerminalMode.isContinued = true
    }
    guard tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw) == 0 else { return nil }
    Self.markPastes()
  }

  /// Forgets what was typed and not read: with what was typed before a snapshot is shown, nothing
  /// is decided. What the terminal was still about to hand over when the mode changed is here now.
  func discardTyped() { tcflush(STDIN_FILENO, TCIFLUSH) }

  func restore() {
    var original = original
    tcsetattr(STDIN_FILENO, TCSANOW, &original)
    Self.stopMarkingPastes()
    for number in Self.signals + [SIGCONT] { signal(number, SIG_DFL) }
  }

  /// Stops the process as Ctrl-Z does elsewhere, and returns when it goes on.
  func suspend() {
    var (original, raw) = (original, raw)
    tcsetattr(STDIN_FILENO, TCSANOW, &original)
    Self.stopMarkingPastes()
    Self.isContinued = false
    // The whole job, as the terminal would do it: a script that waits for this one stops too.
    kill(0, SIGTSTP)
    // NB: another thread takes the signal, because those of a pool block signals, and it stops this
    // one a moment later. A job that nobody could continue is not stopped at all.
    for _ in 0..<20 where !Self.isContinued { poll(nil, 0, 10) }
    tcsetattr(STDIN_FILENO, TCSANOW, &raw)
    Self.markPastes()
  }

  /// While pastes are marked, the terminal tells pasted text from keys.
  private static func markPastes() { write("\u{1B}[?2004h") }

  private static func stopMarkingPastes() { write("\u{1B}[?2004l") }

  /// As a signal handler may write.
  private static func write(_ text: StaticString) {
    #if canImport(Glibc)
      _ = Glibc.write(STDOUT_FILENO, text.utf8Start, text.utf8CodeUnitCount)
    #else
      _ = Darwin.write(STDOUT_FILENO, text.utf8Start, text.utf8CodeUnitCount)
    #endif
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
