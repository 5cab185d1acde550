// SPDX-License-Identifier: MIT

import AssayTestSupport
import Testing

@Suite("Names of subcommands")
struct SubcommandTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var arguments: [String]
    var error: String
    /// The command whose help is named.
    var command = "assay"
    var testDescription: String { arguments.joined(separator: " ") }
  }

  @Test(
    "a misspelled one is wrong usage, and the nearest is named",
    arguments: [
      Row(
        arguments: ["snapshto", "verify"],
        error: "unknown subcommand 'snapshto'; did you mean 'snapshot'?"),
      Row(
        arguments: ["snapshot", "verfy", "Screens"],
        error: "unknown subcommand 'verfy'; did you mean 'verify'?", command: "assay snapshot"),
      Row(
        arguments: ["release", "taag"], error: "unknown subcommand 'taag'; did you mean 'tag'?",
        command: "assay release"),
      Row(
        arguments: ["fonts", "exprt"], error: "unknown subcommand 'exprt'; did you mean 'export'?",
        command: "assay fonts"),
      Row(arguments: ["helpp"], error: "unknown subcommand 'helpp'; did you mean 'help'?"),
      Row(
        arguments: ["help", "audti"], error: "unknown subcommand 'audti'; did you mean 'audit'?"),
      Row(
        arguments: ["help", "audit", "contrsat"],
        error: "unknown subcommand 'contrsat'; did you mean 'contrast'?", command: "assay audit"),
      // A default subcommand takes files.
      Row(
        arguments: ["audit", "contrsat", "#777", "on", "white"],
        error:
          "'contrsat' is no subcommand, and no file or folder; did you mean 'contrast'?",
        command: "assay audit"),
      Row(
        arguments: ["dead-code", "scna"],
        error: "'scna' is no subcommand, and no file or folder; did you mean 'scan'?",
        command: "assay dead-code"),
      Row(
        arguments: ["verify"],
        error: "unknown subcommand 'verify'; did you mean 'assay snapshot verify' or "
          + "'assay release verify'?"),
      Row(
        arguments: ["fonts", "help"],
        error: "unknown subcommand 'help'; write 'assay fonts --help'", command: "assay fonts"),
      Row(
        arguments: ["release", "frobnicate"],
        error: "unknown subcommand 'frobnicate'; use one of next, plan, tag, notes, check-title, "
          + "preview, verify, import-config",
        command: "assay release"),
    ])
  func misspelled(_ row: Row) throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(row.arguments, in: folder.path)
    #expect(run.exitCode == 64)
    #expect(run.output.isEmpty)
    let lines = run.errors.split(separator: "\n").map(String.init)
    #expect(lines.count == 3, "\(run.errors)")
    #expect(lines.first == "Error: " + row.error)
    #expect(lines.dropFirst().first?.hasPrefix("Usage: \(row.command) ") == true, "\(lines)")
    #expect(lines.last == "  See '\(row.command) --help' for more information.")
  }

  @Test("a file of such a name, any other name and options are left to the subcommand")
  func files() throws {
    let folder = try TemporaryFolder(["contrsat": "", "rule/x.yaml": "kind: Text\ntext: Hello\n"])
    let file = try folder.run("audit", "contrsat")
    #expect(file.exitCode == 2)
    #expect(file.errors.contains("'contrsat': this is not a description"), "\(file.errors)")
    #expect(try folder.run("audit", "rule").exitCode == 0)
    let missing = try folder.run("audit", "Screens.yaml")
    #expect(missing.exitCode == 2)
    #expect(missing.errors.contains("'Screens.yaml': no such file or folder"), "\(missing.errors)")
    #expect(try folder.run("--version").exitCode == 0)
    #expect(try folder.run("help", "audit", "contrast").exitCode == 0)
    #expect(try folder.run("audit", "--", "contrsat").exitCode == 2)
  }

  @Test("each format of reports has its line in the help")
  func formats() throws {
    let folder = try TemporaryFolder()
    let help = try folder.run("audit", "palette", "--help").output
    for line in ["sarif             - SARIF 2.1.0, for", "earl              - The W3C's EARL 1.0"] {
      #expect(help.contains("        \(line)"), "\(help)")
    }
    let formats = [
      "text", "xcode", "json", "csv", "sarif", "checkstyle", "codeclimate", "github-actions",
      "github-markdown", "junit", "earl", "html",
    ]
    for format in formats {
      #expect(help.contains("\n        \(format) ") || help.contains("\n        \(format)\n"))
    }
    // A wrong one still gets all names.
    let wrong = try folder.run("audit", "palette", "a.css", "--format", "sarf")
    #expect(wrong.exitCode == 64)
    #expect(formats.allSatisfy(wrong.errors.contains), "\(wrong.errors)")
  }
}
