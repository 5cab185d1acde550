// SPDX-License-Identifier: MIT

import AssayTestSupport
import Foundation
import Testing

@Suite("What commands write and print")
struct OutputCommandTests {
  /// `/dev/full` takes an open and refuses every byte (full(4)).
  @Test(
    "output that a full disk cuts ends with 2",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: [
      ["--help"], ["--version"], ["audit", "rules"], ["audit", "contrast", "#777", "on", "white"],
      ["release", "check-title", "--title", "Fix a crash", "--rule", "first-word"],
      ["release", "check-title", "--title", "fix: a crash", "--format", "json"],
    ])
  func fullDisk(arguments: [String]) throws {
    let package = try TemporaryFolder.package()
    let run = try CommandRun(arguments, in: package.path, outputPath: "/dev/full")
    #expect(run.exitCode == 2)
    #expect(
      run.errors.contains(
        "cannot write to standard output: no space left on device; free some space and run again"),
      "\(run.errors)")
  }

  @Test(
    "a file on a full disk ends with 2",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDiskForAFile() throws {
    let package = try TemporaryFolder.package()
    let run = try package.run("audit", "contrast", "#777", "on", "white", "-o", "/dev/full")
    #expect(run.exitCode == 2)
    #expect(
      run.errors.contains("cannot write '/dev/full': no space left on device"), "\(run.errors)")
  }

  @Test("a report for /dev/stdout arrives, and what a command prints comes after it")
  func standardOutput() throws {
    let package = try TemporaryFolder.package()
    try package.write("kind: Text\ntext: Hello\n", to: "Screens/Card.yaml")
    let run = try package.run(
      "snapshot", "verify", "Screens", "--device", "iPhoneSe", "--html", "/dev/stdout")
    #expect(run.exitCode == 1, "\(run.errors)")
    #expect(run.output.hasPrefix("<!DOCTYPE html>"))
    #expect(run.output.hasSuffix("1 snapshot, 1 failed\n"))
  }

  @Test("a title cannot move the cursor or start a command of a pipeline")
  func harmfulTitle() throws {
    let package = try TemporaryFolder.package()
    let title = "::error::x ##vso[task.complete]"
    let run = try package.run("release", "check-title", "--title", title, "--rule", "conventional")
    #expect(run.errors.contains("task.complete"), "\(run.errors)")
    let other = try package.run(
      "release", "check-title", "--title", "\u{1B}[2J\u{202E}x\n::warning::y")
    let printed = run.output + run.errors + other.output + other.errors
    for line in printed.split(separator: "\n") {
      #expect(!line.drop(while: \.isWhitespace).hasPrefix("::"))
    }
    for harm in ["\u{1B}", "\u{202E}", "##vso["] { #expect(!printed.contains(harm), "\(printed)") }
  }

  @Test("a name of a file cannot start a command of a pipeline")
  func harmfulFileName() throws {
    let package = try TemporaryFolder.package()
    let run = try package.run("snapshot", "verify", "::error::\u{1B}]0;x")
    #expect(run.exitCode == 2)
    #expect(!run.errors.contains("\u{1B}"))
    let list = try package.run("audit", "sources", "##[error]x")
    #expect(list.exitCode == 2)
    #expect(!list.errors.contains("##[error]"), "\(list.errors)")
  }
}
