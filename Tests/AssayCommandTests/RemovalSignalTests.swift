// SPDX-License-Identifier: MIT

import AssayTestSupport
import Foundation
import Testing

/// The signals that a person or a CI job stops a program with, sent to a running `remove` while
/// its sources are changed.
@Suite("Signals to a removal")
struct RemovalSignalTests {
  private static let source = """
    struct Cart {
      func total() -> Int { 3 }
      func forgotten() -> Int { 4 }
    }
    print(Cart().total())

    """

  @Test(
    "the sources are as before, and a second removal may start",
    arguments: [(SIGINT, Int32(130)), (SIGTERM, Int32(143))])
  func stopped(by signal: Int32, exitCode: Int32) throws {
    let package = try TemporaryFolder.package()
    try package.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "shop", targets: [.executableTarget(name: "shop", path: "Sources")])
      """, to: "Package.swift")
    try package.write(Self.source, to: "Sources/main.swift")
    try package.write("/tools\n/start*\n", to: ".gitignore")
    try package.makeRepository()
    // A build that does not end once the sources are changed.
    try package.write(
      """
      #!/bin/sh
      if [ "$1" = build ] && ! grep -q forgotten "\(package.path)/Sources/main.swift"; then
        echo $$ > "\(package.path)/starting"
        mv "\(package.path)/starting" "\(package.path)/started"
        exec sleep 600
      fi
      PATH="${PATH#*:}" exec swift "$@"
      """, to: "tools/swift")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: package.path + "/tools/swift")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let run = try CommandRun(
      ["dead-code", "remove", "--yes", "--no-cache"], in: package.path,
      environment: ["PATH": "\(package.path)/tools:\(path)"]
    ) { process in
      while process.isRunning, !package.exists("started") { usleep(20_000) }
      let changed = try package.text("Sources/main.swift")
      #expect(!changed.contains("forgotten"))
      kill(process.processIdentifier, signal)
    }
    #expect(run.exitCode == exitCode, "\(run.output)\(run.errors)")
    #expect(run.errors.contains("interrupted; every file is as it was before"))
    #expect(try package.text("Sources/main.swift") == Self.source)
    #expect(!package.exists(".build-assay/removal/manifest"))
    // The build ends with the removal.
    let words = try package.text("started").split(whereSeparator: \.isWhitespace)
    let build = try #require(words.first.flatMap { Int32($0) })
    for _ in 0..<100 where kill(build, 0) == 0 { usleep(20_000) }
    #expect(kill(build, 0) != 0)
    let undo = try package.run("dead-code", "remove", "--undo")
    #expect(undo.exitCode == 2)
    #expect(undo.errors.contains("there is no interrupted removal to undo"))
  }
}
