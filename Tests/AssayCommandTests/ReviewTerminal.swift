// SPDX-License-Identifier: MIT

import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A process of the tool in a terminal of its own: what a person sees and presses.
final class ReviewTerminal {
  struct Failure: Error {}

  /// What the tool has written so far.
  private(set) var screen = ""
  let process = Process()
  private let own: Int32
  /// The terminal as the tool has it.
  private let its: Int32

  /// - Parameters:
  ///   - arguments: of the tool.
  ///   - early: what is typed before the tool runs.
  init(_ arguments: [String], in folder: String, typing early: String = "") throws {
    var ends: (own: Int32, its: Int32) = (-1, -1)
    guard openpty(&ends.own, &ends.its, nil, nil, nil) == 0 else { throw Failure() }
    (own, its) = ends
    let terminal = FileHandle(fileDescriptor: its)
    process.executableURL = CommandRun.tool
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    process.environment = ["PATH": "/usr/bin:/bin", "TERM": "xterm", "STY": "1"]
    process.standardInput = terminal
    process.standardOutput = terminal
    process.standardError = terminal
    press(early)
    try process.run()
  }

  deinit {
    close(own)
    close(its)
  }

  func press(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = write(own, bytes, bytes.count)
  }

  /// Reads until the tool has written a text once more, or has ended.
  func wait(for text: String) {
    var new = ""
    while !new.contains(text) {
      if !isReadable(withinMilliseconds: 100) {
        if process.isRunning { continue }
        return
      }
      guard let more = read() else { return }
      new += more
      screen += more
    }
  }

  /// Waits for the end of the tool, and returns its exit code.
  func end() -> Int32 {
    process.waitUntilExit()
    while isReadable(withinMilliseconds: 0), let more = read() { screen += more }
    return process.terminationStatus
  }

  /// Whether lines are edited and shown by the terminal, as a shell needs it.
  var isOrdinary: Bool {
    var mode = termios()
    let flags = tcflag_t(ICANON | ECHO | ISIG)
    return tcgetattr(its, &mode) == 0 && mode.c_lflag & flags == flags
  }

  private func isReadable(withinMilliseconds limit: Int32) -> Bool {
    var waiting = pollfd(fd: own, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, limit) > 0
  }

  private func read() -> String? {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = Foundation.read(own, &bytes, bytes.count)
    return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
  }
}
