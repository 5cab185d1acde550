// SPDX-License-Identifier: MIT

import AssayTestSupport
import Foundation
import Testing

@Suite("A folder that is removed while a shell is in it")
struct RemovedFolderTests {
  @Test(
    "ends each command with what to do, and help is still written",
    arguments: [
      ["doctor"], ["check"], ["release", "next"], ["snapshot", "list"], ["audit", "rules"],
    ])
  func removed(arguments: [String]) throws {
    let folder = try TemporaryFolder()
    let place = folder.path + "/gone"
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    // The tool cannot be started in a folder that is gone, so a shell removes its own.
    let script = "rmdir \"$PWD\" && exec \"$@\""
    let words = ["-c", script, "sh", CommandRun.tool.path]
    let shell = URL(filePath: "/bin/sh")
    let run = try CommandRun(words + arguments, in: place, program: shell)
    #expect(run.exitCode == 2 && run.output.isEmpty, "\(run.output)")
    #expect(
      run.errors
        == "assay: the folder that the command runs in was removed; change to another folder "
        + "and run again\n")
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    let help = try CommandRun(words + arguments + ["--help"], in: place, program: shell)
    #expect(help.exitCode == 0 && help.output.hasPrefix("OVERVIEW: "), "\(help.errors)")
  }
}
