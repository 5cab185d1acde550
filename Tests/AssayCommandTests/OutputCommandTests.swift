// SPDX-License-Identifier: MIT

import AssayTestSupport
import Foundation
import Testing

@Suite("What commands write and print")
struct OutputCommandTests {
  /// As of a variable that is not set: an empty name is no name of the working folder, and the page
  /// of a review would be written to the root of the file system.
  @Test(
    "an empty name is refused, and nothing is written, read or deleted for it",
    arguments: [
      (["snapshot", "render", "Screens", "-o", ""], 64), (["snapshot", "render", ""], 2),
      (["snapshot", "verify", "Screens", "--json", ""], 64),
      (["snapshot", "verify", "Screens", "--html="], 64), (["snapshot", "verify", ""], 2),
      (["snapshot", "review", "--html", ""], 64), (["snapshot", "review", "--markdown="], 64),
      (["snapshot", "prune", ""], 64), (["snapshot", "import", ""], 2),
      (["audit", "views", ""], 2),
      (["audit", "transcript", ""], 2),
    ] as [([String], Int32)])
  func emptyNames(arguments: [String], exitCode: Int32) throws {
    let package = try TemporaryFolder.package()
    try package.write("kind: Text\ntext: a\n", to: "Screens/A.yaml")
    #expect(try package.run("snapshot", "record", "Screens").exitCode == 0)
    try package.write("kind: Text\ntext: b\n", to: "Screens/A.yaml")
    #expect(try package.run("snapshot", "verify", "Screens").exitCode == 1)
    let before = try package.files.filter { !$0.hasPrefix(".assay/") }
    let run = try CommandRun(arguments, in: package.path)
    #expect(run.exitCode == exitCode, "\(run)")
    #expect(!run.errors.isEmpty)
    #expect(try package.files.filter { !$0.hasPrefix(".assay/") } == before)
    #expect(!FileManager.default.fileExists(atPath: "/index.html"))
  }

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

  /// The first file that a process opens would take the number of a closed one, and the text would
  /// go into that file.
  @Test(
    "closed standard files end with 2, and nothing is printed into a reference",
    arguments: [">&-", ">&- 2>&-", "<&- >&- 2>&-"])
  func closedStandardFiles(redirection: String) throws {
    let package = try TemporaryFolder.package()
    for name in ["A", "B", "C"] {
      try package.write("kind: Text\ntext: \(name)\n", to: "Screens/\(name).yaml")
    }
    let run = try CommandRun(
      ["-c", "\"$0\" snapshot record Screens \(redirection)", CommandRun.tool.path],
      in: package.path, program: URL(filePath: "/bin/sh"))
    #expect(run.exitCode == 2, "\(run)")
    if redirection == ">&-" {
      #expect(
        run.errors == "assay: cannot write to standard output: bad file descriptor; it is closed; "
          + "send what is not needed to /dev/null\n")
    }
    let verified = try package.run("snapshot", "verify", "Screens")
    #expect(verified.output == "3 snapshots, 3 passed\n", "\(verified)")
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

  @Test(
    "no command writes its report over a source or an input",
    arguments: [
      ["dead-code", "scan", "--syntax-only", "--output", "Package.swift"],
      ["dead-code", "scan", "--syntax-only", "--summary", "Package.swift"],
      ["dead-code", "graph", "--syntax-only", "--output", "Package.swift"],
      ["audit", "views", "Screens", "--output", "Screens/Card.yaml"],
      ["audit", "views", "Screens", "--write-baseline", "Screens/Card.yaml"],
      ["audit", "sources", "Sources", "--output", "Sources/A.swift"],
      ["audit", "palette", "colors.yaml", "--output", "colors.yaml"],
      ["audit", "assets", "Media.xcassets", "--output", "Media.xcassets/Contents.json"],
      ["audit", "contrast", "#777", "on", "white", "--output", ".assay.yml"],
      ["release", "notes", "--changelog", "Package.swift"],
    ])
  func reportOverInput(_ arguments: [String]) throws {
    let package = try TemporaryFolder.package()
    try package.write("kind: Text\ntext: Hello\n", to: "Screens/Card.yaml")
    try package.write("let a = 1\n", to: "Sources/A.swift")
    try package.write("colors: {ink: \"#000\"}\n", to: "colors.yaml")
    try package.write("{}", to: "Media.xcassets/Contents.json")
    try package.write("{}\n", to: ".assay.yml")
    let path = try #require(arguments.last)
    let before = try package.text(path)
    let run = try CommandRun(arguments, in: package.path)
    #expect(run.exitCode == 64, "\(run.output)\(run.errors)")
    let option = try #require(arguments.dropLast().last)
    #expect(
      run.errors.contains("\(option) would write over '\(path)', which is no report"),
      "\(run.errors)")
    #expect(try package.text(path) == before)
  }

  @Test("a report replaces an earlier report")
  func reportOverReport() throws {
    let package = try TemporaryFolder.package()
    for _ in 0..<2 {
      let run = try package.run("audit", "contrast", "black", "on", "white", "-o", "report.txt")
      #expect(run.exitCode == 0, "\(run.errors)")
    }
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
