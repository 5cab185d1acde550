// SPDX-License-Identifier: MIT

import Testing

@testable import AssayRelease

@Suite("Processes")
struct ChildProcessTests {
  private func run(
    _ tool: String, _ arguments: String..., input: [UInt8] = [], seconds: Int = 300,
    limit: Int = 1 << 24, variables: [String: String?] = [:]
  ) throws -> ChildProcess.Ending {
    let child = try ChildProcess(
      tool, arguments, variables: variables, hasInput: !input.isEmpty)
    return try child.end(input: input, seconds: seconds, limit: limit)
  }

  /// More than any pipe or socket holds at once.
  private let long = [UInt8](repeating: 0x61, count: 3_000_000)

  @Test("much input goes through a tool that writes as it reads")
  func echo() throws {
    let ending = try run("cat", input: long)
    #expect(ending.status == 0)
    #expect(ending.output == long)
    #expect(ending.errors.isEmpty)
  }

  @Test("a tool that reads no input ends as it likes, and nobody gets a signal")
  func unread() throws {
    #expect(try run("true", input: long).status == 0)
    #expect(try run("sh", "-c", "exec 0<&-; echo x; exit 3", input: long).status == 3)
  }

  @Test("without input there is an end of it")
  func noInput() throws {
    #expect(try run("cat").output.isEmpty)
  }

  @Test("both streams are read, whichever is full first")
  func streams() throws {
    let script = "yes a | head -c 300000; yes b | head -c 300000 >&2; yes a | head -c 300000"
    let ending = try run("sh", "-c", script)
    #expect(ending.output.count == 600_000)
    #expect(ending.errors.count == 300_000)
  }

  @Test(
    "how it ended",
    arguments: [("exit 0", 0), ("exit 7", 7), ("exit 255", 255), ("kill -9 $$", 137)])
  func status(script: String, status: Int) throws {
    #expect(try run("sh", "-c", script).status == status)
  }

  @Test("arguments pass no shell")
  func arguments() throws {
    let ending = try run("printf", "%s|", "$(id)", "`id`", "a b", "", "\n;*")
    #expect(ending.output == Array("$(id)|`id`|a b||\n;*|".utf8))
  }

  @Test("variables are set, replaced and removed")
  func variables() throws {
    let ending = try run(
      "sh", "-c", "echo ${HOME-none} $ASSAY_A ${PATH:+path}",
      variables: ["HOME": nil, "ASSAY_A": "b=c"])
    #expect(ending.output == Array("none b=c path\n".utf8))
  }

  @Test("a tool that is not there")
  func missing() {
    #expect(throws: ChildProcess.Failure.notFound) { try run("no-such-tool-of-ours") }
    #expect(throws: ChildProcess.Failure.notFound) { try run("/no/such/tool") }
  }

  @Test("one that says too much")
  func limit() {
    #expect(throws: ChildProcess.Failure.tooMuchOutput) { try run("yes", limit: 100_000) }
  }

  @Test(
    "one that does not end is asked to, and then made to",
    arguments: [
      "exec sleep 600", "exec >&- 2>&-; sleep 600", "trap '' TERM; while :; do sleep 0.1; done",
    ])
  func timeout(script: String) {
    let start = ContinuousClock.now
    #expect(throws: ChildProcess.Failure.timedOut) { try run("sh", "-c", script, seconds: 1) }
    // Not after the script's own end: one second, two to end by itself, and a slow machine.
    #expect(ContinuousClock.now - start < .seconds(300))
  }
}
