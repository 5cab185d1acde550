// SPDX-License-Identifier: MIT

import AssayProcesses
import Testing

@Suite("Running a tool")
struct ToolProcessTests {
  @Test("keeps the exit code and both streams apart")
  func streams() async throws {
    let outcome = try await ToolProcess.run("sh", ["-c", "echo out; echo first >&2; exit 3"])
    #expect(outcome.status == 3)
    #expect(!outcome.succeeded)
    #expect(outcome.outputText == "out\n")
    #expect(outcome.errorText == "first\n")
    #expect(outcome.firstErrorLine == "first")
    #expect(outcome.lastLines == "out\nfirst")
  }

  @Test("a tool that a signal ends has 128 and the signal's number, as in a shell")
  func signal() async throws {
    #expect(try await ToolProcess.run("sh", ["-c", "kill -KILL $$"]).status == 137)
  }

  @Test("arguments reach the tool as they are")
  func arguments() async throws {
    let words = ["a b", "$HOME", "*", ""]
    let outcome = try await ToolProcess.run("printf", ["%s|"] + words)
    #expect(outcome.outputText == "a b|$HOME|*||")
  }

  @Test("sets and removes variables, and runs in the folder")
  func surroundings() async throws {
    let outcome = try await ToolProcess.run(
      "/bin/sh", ["-c", "echo ${ASSAY_A-none} ${HOME-none}; pwd"], in: "/",
      changing: ["ASSAY_A": "1", "HOME": nil])
    #expect(outcome.outputText == "1 none\n/\n")
  }

  @Test("keeps as much output as the limit, and refuses one byte more")
  func limit() async throws {
    #expect(try await ToolProcess.run("printf", ["abc"], limit: 3).outputText == "abc")
    await #expect(throws: ToolProcessError(.tooMuchOutput(limit: 2), tool: "printf")) {
      try await ToolProcess.run("printf", ["abc"], limit: 2)
    }
  }

  @Test("names what is missing")
  func missing() async throws {
    await #expect(throws: ToolProcessError(.missing, tool: "assay-no-such-tool")) {
      try await ToolProcess.run("assay-no-such-tool", [])
    }
    await #expect(throws: ToolProcessError(.missing, tool: "/no/such/tool")) {
      try await ToolProcess.run("/no/such/tool", [])
    }
    await #expect(throws: ToolProcessError(.missingFolder("/no/such"), tool: "sh")) {
      try await ToolProcess.run("sh", [], in: "/no/such")
    }
  }

  @Test(
    "says what to do",
    arguments: [
      (
        ToolProcessError(.missing, tool: "git"),
        "cannot run 'git': no such program in the folders of PATH; install it, or add its folder to PATH"
      ),
      (
        ToolProcessError(.missing, tool: "/usr/bin/swiftc"),
        "cannot run '/usr/bin/swiftc': no such program; reinstall the toolchain that it belongs to"
      ),
      (
        ToolProcessError(.missingFolder("/app"), tool: "swift"),
        "cannot run 'swift' in '/app': no such folder; create it, or name another folder"
      ),
      (
        ToolProcessError(.tooMuchOutput(limit: 9), tool: "swift"),
        "'swift' printed more than 9 bytes; run it by itself to see what it prints"
      ),
    ])
  func words(_ error: ToolProcessError, _ words: String) {
    #expect(error.description == words)
  }
}
