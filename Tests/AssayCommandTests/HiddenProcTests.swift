// SPDX-License-Identifier: MIT

import AssayTestSupport
import Foundation
import Testing

/// Swift reads a program's arguments from /proc, which a bare container may not have.
@Suite("A machine without /proc", .enabled(if: canHideProc))
struct HiddenProcTests {
  @Test("arguments arrive, and the picture is the same")
  func arguments() throws {
    let folder = try TemporaryFolder(["hi.yaml": "kind: Text\ntext: Hi\n"])
    let plain = try folder.run("snapshot", "render", "hi.yaml", "-o", "plain")
    #expect(plain.exitCode == 0, "\(plain.errors)")
    let hidden = try withoutProc(["snapshot", "render", "hi.yaml", "-o", "hidden"], in: folder)
    #expect(hidden.exitCode == 0, "\(hidden.errors)")
    let picture = "Descriptions/hi/iPhone13.png"
    #expect(try folder.data("hidden/" + picture) == folder.data("plain/" + picture))
  }

  @Test("commands that start others end by themselves", arguments: [["doctor"], ["dead-code"]])
  func endings(_ arguments: [String]) throws {
    let run = try withoutProc(arguments, in: TemporaryFolder())
    #expect([0, 1, 2].contains(run.exitCode), "\(run.exitCode) \(run.errors)")
  }

  /// Without /proc, libdispatch ends a process in which it finds work waiting at a tick of its
  /// clock, which a busy machine makes likely. A package leaves that count out; a build of SwiftPM
  /// cannot, so such an end is tried again.
  private func withoutProc(
    _ arguments: [String], in folder: TemporaryFolder
  ) throws -> CommandRun {
    var run: CommandRun
    var attempts = 0
    repeat {
      run = try CommandRun(
        hiding + [CommandRun.tool.path] + arguments, in: folder.path,
        environment: ["HOME": folder.path], program: unshare)
      attempts += 1
    } while run.exitCode == SIGILL && attempts < 20
    return run
  }
}

private let unshare = URL(filePath: "/usr/bin/unshare")

/// An empty file system over /proc, in a namespace of its own.
private let hiding = [
  "--map-root-user", "--mount", "sh", "-c", #"mount -t tmpfs none /proc && exec "$@""#, "sh",
]

/// Not on a Mac, nor where a container forbids namespaces.
private let canHideProc: Bool = {
  do {
    return try CommandRun(hiding + ["true"], in: "/", program: unshare).exitCode == 0
  } catch {
    return false
  }
}()
