// SPDX-License-Identifier: MIT

import Testing

@Suite("Help in a narrow terminal")
struct NarrowTerminalTests {
  /// ArgumentParser begins descriptions of options in column 29, and stops a process whose terminal
  /// ends before that.
  @Test("is written, however few columns the terminal says it has")
  func help() throws {
    for columns in ["-1", "0", "1", "26", "28", "29", "80", "none", ""] {
      for command in [["--help"], ["audit", "palette", "--help"], ["help", "release", "next"]] {
        let run = try CommandRun(command, in: "/", environment: ["COLUMNS": columns])
        #expect(run.exitCode == 0, "\(columns) \(command): \(run.errors)")
        #expect(run.output.hasPrefix("OVERVIEW: "), "\(columns) \(command): \(run.output)")
      }
    }
  }
}
