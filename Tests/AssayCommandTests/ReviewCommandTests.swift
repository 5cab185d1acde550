// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayTestSupport
import Foundation
import Testing

@Suite("assay snapshot review")
struct ReviewCommandTests {
  private static let references = "__Snapshots__/Screens/"

  /// Three screens, two of which changed in the same way and one in another.
  private func package() throws -> TemporaryFolder {
    let package = try TemporaryFolder.package()
    for name in ["A", "B", "C"] {
      try package.write("kind: VStack\nchildren: [Hello, \(name)]\n", to: "Screens/\(name).yaml")
    }
    #expect(try package.run("snapshot", "record", "Screens", "--device", "iPhoneSe").exitCode == 0)
    for name in ["A", "B"] {
      try package.write("kind: VStack\nchildren: [Help, \(name)]\n", to: "Screens/\(name).yaml")
    }
    try package.write("kind: VStack\nchildren: [Hello, D]\n", to: "Screens/C.yaml")
    return package
  }

  private func verify(_ package: TemporaryFolder, _ options: String...) throws -> CommandRun {
    try CommandRun(
      ["snapshot", "verify", "Screens", "--device", "iPhoneSe"] + options, in: package.path)
  }

  private func pending(_ package: TemporaryFolder) throws -> [String] {
    try package.run("snapshot", "list", "--pending").output.split(separator: "\n")
      .filter { $0.hasPrefix("pending") }.map { String($0.dropFirst(10)) }
  }

  @Test("what could not run in the last comparison is no success of a review")
  func broken() throws {
    let package = try package()
    try package.write("kind: VStack\nchildren: [Hello, C]\n", to: "Screens/C.yaml")
    for name in ["A", "B"] { try package.write("foo: 1\n", to: "Screens/\(name).yaml") }
    #expect(try verify(package).exitCode == 2)
    let run = try package.run("snapshot", "review")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("Screens/A.yaml"), "\(run.errors)")
    #expect(run.errors.contains("2 snapshots could not run in the last comparison"))
    _ = try package.run("snapshot", "review", "--markdown", "summary.md")
    #expect(try package.text("summary.md").contains("2 could not run"))
  }

  struct Keys: CustomTestStringConvertible, Sendable {
    var keys: [String]
    var exitCode: Int32 = 0
    var accepted: Set<String> = []
    var rejected: Set<String> = []
    var testDescription: String { keys.debugDescription }
  }

  /// A and B changed in the same way; C comes after them.
  @Test(
    "a key in a terminal decides, and nothing else does",
    arguments: [
      Keys(keys: ["q"]),
      Keys(keys: ["a", "q"], accepted: ["A"]),
      Keys(keys: ["r", "q"], rejected: ["A"]),
      Keys(keys: ["A", "q"], accepted: ["A", "B"]),
      Keys(keys: ["A", "u", "q"]),
      Keys(keys: ["s", "a", "q"], accepted: ["B"]),
      Keys(keys: ["\u{1B}[B", "\u{1B}[B", "r", "q"], rejected: ["C"]),
      Keys(keys: ["a", "a", "a", "q"], accepted: ["A", "B", "C"]),
      // No keys of ours: Delete, Ctrl-Up, Alt-a, pasted text, other letters.
      Keys(keys: ["\u{1B}[3~\u{1B}[1;5A\u{1B}a\u{1B}[200~aAr\u{1B}[201~xyz\tq"]),
      Keys(keys: ["\u{04}"]),
      Keys(keys: ["a", "\u{03}"], exitCode: 130, accepted: ["A"]),
    ])
  func keys(_ row: Keys) throws {
    let package = try package()
    #expect(try verify(package).exitCode == 1)
    let before = try ["A", "B", "C"].map {
      try package.data(Self.references + "\($0)/iPhoneSe.png")
    }
    let terminal = try ReviewTerminal(["snapshot", "review"], in: package.path)
    terminal.wait(for: "q quit")
    #expect(!terminal.isOrdinary)
    for (index, key) in row.keys.enumerated() {
      terminal.press(key)
      if index < row.keys.count - 1 { terminal.wait(for: "q quit") }
    }
    #expect(terminal.end() == row.exitCode, "\(terminal.screen)")
    #expect(terminal.isOrdinary)
    #expect(terminal.screen.hasSuffix("\u{1B}[?2004l"), "\(terminal.screen.debugDescription)")
    let open = 3 - row.accepted.count - row.rejected.count
    #expect(
      terminal.screen.contains(
        "\(row.accepted.count) accepted, \(row.rejected.count) rejected, \(open) still pending"),
      "\(terminal.screen)")
    for (name, old) in zip(["A", "B", "C"], before) {
      let new = try package.data(Self.references + "\(name)/iPhoneSe.png")
      #expect((new != old) == row.accepted.contains(name), "\(name)")
    }
    let decided = row.accepted.union(row.rejected)
    let undecided = ["A", "B", "C"].filter { !decided.contains($0) }
    #expect(try pending(package) == undecided.map { "Screens/\($0)/iPhoneSe.png" })
  }

  @Test(
    "a signal ends a review with nothing decided, and leaves the terminal as it was",
    arguments: [SIGINT, SIGQUIT, SIGTERM, SIGHUP])
  func signals(number: Int32) throws {
    let package = try package()
    #expect(try verify(package).exitCode == 1)
    // What was typed before a snapshot is shown decides nothing.
    let terminal = try ReviewTerminal(["snapshot", "review"], in: package.path, typing: "AaR")
    terminal.wait(for: "q quit")
    kill(terminal.process.processIdentifier, number)
    #expect(terminal.end() == 128 + number, "\(terminal.screen)")
    #expect(terminal.isOrdinary)
    #expect(terminal.screen.hasSuffix("\u{1B}[?2004l"), "\(terminal.screen.debugDescription)")
    let list = try package.run("snapshot", "list", "--pending")
    #expect(try pending(package).count == 3, "\(list.output)\(list.errors)\(terminal.screen)")
  }

  @Test("the page's command finds the folder of references that the run used")
  func acceptOptions() throws {
    let package = try package()
    _ = try CommandRun(
      ["snapshot", "record", "Screens", "--device", "iPhoneSe", "--snapshots", "refs"],
      in: package.path)
    try package.write("kind: VStack\nchildren: [Other, A]\n", to: "Screens/A.yaml")
    #expect(try verify(package, "--snapshots", "refs", "--html", "r.html").exitCode == 1)
    #expect(try package.text("r.html").contains(#""acceptOptions":"--snapshots refs ""#))
  }

  @Test("the same change in many snapshots is printed once, and accepted at once")
  func group() throws {
    let package = try package()
    let run = try verify(package)
    #expect(run.exitCode == 1)
    #expect(run.output.contains("FAIL 'Screens/A/iPhoneSe.png'"), "\(run.output)")
    #expect(run.output.contains("the same in 1 more: Screens/B/iPhoneSe.png\n"))
    #expect(!run.output.contains("FAIL 'Screens/B/iPhoneSe.png'"))
    #expect(run.output.contains("FAIL 'Screens/C/iPhoneSe.png'"))
    #expect(run.output.hasSuffix("3 snapshots, 3 failed\n"))
    let accepted = try package.run(
      "snapshot", "accept", "--group", "Screens/A/iPhoneSe.png")
    #expect(accepted.exitCode == 0)
    #expect(try pending(package) == ["Screens/C/iPhoneSe.png"])
  }

  @Test(
    "accept takes folders, patterns and paths of files",
    arguments: [
      ("Screens", 0), ("Screens/", 0), ("Screens/A", 2), ("*/A/*", 2), ("**", 0), ("*/?/*.png", 0),
      ("*", 3), ("__Snapshots__/Screens/A/iPhoneSe.png", 2), (".assay/pending/Screens/B", 2),
    ])
  func selection(argument: String, left: Int) throws {
    let package = try package()
    _ = try verify(package)
    let run = try package.run("snapshot", "accept", argument)
    #expect(try pending(package).count == left)
    #expect(run.exitCode == (left == 3 ? 2 : 0))
    if left == 3 { #expect(run.errors.contains("nothing is pending for")) }
  }

  private func statuses(_ package: TemporaryFolder) throws -> [String: String] {
    #expect(try package.run("snapshot", "review", "--json", "review.json").exitCode == 0)
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(package.text("review.json").utf8))
        as? [String: Any])
    let entries = try #require(report["snapshots"] as? [[String: Any]])
    return Dictionary(
      uniqueKeysWithValues: entries.compactMap { entry in
        guard let path = entry["path"] as? String, let status = entry["status"] as? String else {
          return nil
        }
        return (path.split(separator: "/")[1].description, status)
      })
  }

  @Test("a review knows what 'verify' compared, and that a rejected change still differs")
  func runOfDescriptions() throws {
    let package = try package()
    try package.write("kind: Text\ntext: Hello\n", to: "Screens/E.yaml")
    #expect(
      try package.run("snapshot", "record", "Screens/E.yaml", "--device", "iPhoneSe").exitCode == 0)
    try package.remove(".assay/runs")
    #expect(
      try statuses(package)
        == ["A": "notCompared", "B": "notCompared", "C": "notCompared", "E": "notCompared"])
    _ = try verify(package)
    #expect(
      try statuses(package) == ["A": "failed", "B": "failed", "C": "failed", "E": "passed"])
    _ = try package.run("snapshot", "reject", "Screens/C/iPhoneSe.png")
    #expect(try statuses(package)["C"] == "notCompared")
  }

  @Test("a description that cannot be read is named with its place, and the others are compared")
  func brokenDescription() throws {
    let package = try package()
    try package.write("kind: Text\ntext: Hello\n", to: "Screens/E.yaml")
    try package.write("kind: VStack\nchildren: [A]\nspacng: 4\n", to: "Screens/F.yaml")
    let recorded = try package.run(
      "snapshot", "record", "Screens/E.yaml", "Screens/F.yaml", "--device", "iPhoneSe")
    #expect(recorded.exitCode == 2)
    #expect(recorded.output.hasSuffix("2 snapshots, 1 recorded, 1 could not run\n"))
    let run = try verify(package, "--json", "r.json")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("Screens/F.yaml:3:1: unknown key 'spacng'"), "\(run.errors)")
    #expect(run.output.hasSuffix("5 snapshots, 1 passed, 3 failed, 1 could not run\n"))
    #expect(try package.text("r.json").contains(#""status" : "broken""#))
  }

  @Test("a stale rendition is named, and the others are accepted")
  func stale() throws {
    let package = try package()
    _ = try verify(package)
    try package.write("x", to: Self.references + "A/iPhoneSe.png")
    let run = try package.run("snapshot", "accept", "--all")
    #expect(run.exitCode == 1)
    #expect(run.errors.contains("the reference 'Screens/A/iPhoneSe.png' changed after"))
    #expect(try pending(package) == ["Screens/A/iPhoneSe.png"])
  }

  @Test("a page has its pictures beside it, and reports have what changed")
  func files() throws {
    let package = try package()
    let run = try verify(
      package, "--html", "out/r.html", "--json", "r.json", "--junit", "r.xml", "--markdown", "r.md")
    #expect(run.exitCode == 1, "\(run.errors)")
    let page = try String(decoding: package.data("out/r.html"), as: UTF8.self)
    #expect(page.contains("r-pictures/new/Screens/A/iPhoneSe.png"))
    for kind in ["reference", "new", "difference"] {
      #expect(package.exists("out/r-pictures/\(kind)/Screens/A/iPhoneSe.png"), "\(kind)")
    }
    let reference = try package.data("out/r-pictures/reference/Screens/C/iPhoneSe.png")
    #expect(try reference == package.data(Self.references + "C/iPhoneSe.png"))
    #expect(try String(decoding: package.data("r.json"), as: UTF8.self).contains("became"))
    #expect(try String(decoding: package.data("r.xml"), as: UTF8.self).contains("failures=\"3\""))
    #expect(try String(decoding: package.data("r.md"), as: UTF8.self).contains("3 failed"))
    let sheet = try PNG.size(Array(package.data("out/r-pictures/contact-sheet.png")))
    #expect(sheet.width == 1240)
    #expect(try package.text("r.md").contains("`r-pictures/contact-sheet.png`"))
    let review = try package.run(
      "snapshot", "review", "--html", "page", "--markdown", "page/summary.md", "--page-address",
      "https://example.com/17/")
    #expect(review.exitCode == 0)
    #expect(
      review.output == "wrote page/index.html, page/summary.md: 3 snapshots, 3 pending\n",
      "\(review)")
    let printed = try package.run("snapshot", "review", "--html", "page", "--json", "-")
    #expect(printed.output.hasPrefix("{") && printed.output.hasSuffix("}\n"), "\(printed.output)")
    #expect(
      try package.text("page/summary.md").contains(
        "](https://example.com/17/index-pictures/contact-sheet.png)"))
    let wrong = try package.run(
      "snapshot", "review", "--markdown", "s.md", "--page-address", "javascript:1")
    #expect(wrong.exitCode == 64 && wrong.errors.contains("--page-address takes an address"))
    #expect(package.exists("page/index-pictures/difference/Screens/B/iPhoneSe.png"))
    #expect(try pending(package).count == 3)
  }

  @Test(
    "a folder of references that is missing is an error",
    arguments: [
      ["review"], ["list"], ["accept", "--all"], ["reject", "x"], ["prune"], ["inline"],
    ])
  func noFolder(_ command: [String]) throws {
    let package = try package()
    let run = try CommandRun(
      ["snapshot"] + command + ["--snapshots", "none"], in: package.path, environment: [:])
    #expect(run.exitCode == 2, "\(run.output)\(run.errors)")
    #expect(run.errors.contains("'none': no such file or folder"))
  }

  @Test("the printed commands work from where the user is")
  func printedCommands() throws {
    let folder = try TemporaryFolder(["S/Login.yaml": "kind: Text\ntext: Hi\n"])
    func run(_ arguments: [String]) throws -> CommandRun {
      try CommandRun(arguments, in: folder.path, environment: [:])
    }
    let verify = ["snapshot", "verify", "S", "--device", "iPhoneSe"]
    let first = try run(verify)
    #expect(first.output.contains("with 'assay snapshot record S/Login.yaml'"), "\(first.output)")
    _ = try folder.run("snapshot", "record", "S/Login.yaml", "--device", "iPhoneSe")
    try folder.write("kind: Text\ntext: Ho\n", to: "S/Login.yaml")
    let second = try run(verify)
    let command =
      "assay snapshot accept --snapshots S/__Snapshots__ Descriptions/Login/iPhoneSe.png"
    #expect(second.output.contains("accept with: " + command), "\(second.output)")
    let words = command.split(separator: " ").dropFirst().map(String.init)
    #expect(try run(words).exitCode == 0)
    #expect(try run(verify).exitCode == 0)
  }

  @Test("without a terminal it says what else there is")
  func noTerminal() throws {
    let package = try package()
    _ = try verify(package)
    let run = try package.run("snapshot", "review")
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("a review needs a terminal; use --serve, --html"))
  }

  #if os(Linux)
    /// `script` runs a command in a terminal of its own.
    @Test(
      "each key in a terminal does what the line of keys says",
      arguments: [
        ("q", "0 accepted, 0 rejected, 3 still pending", 3),
        ("a", "1 accepted, 0 rejected, 2 still pending", 2),
        ("au", "0 accepted, 0 rejected, 3 still pending", 3),
        ("Ar", "2 accepted, 1 rejected, 0 still pending", 0),
        ("sR", "0 accepted, 2 rejected, 1 still pending", 1),
        ("x?sss", "0 accepted, 0 rejected, 3 still pending", 3),
        ("\u{03}", "0 accepted, 0 rejected, 3 still pending", 3),
      ])
    func terminal(keys: String, end: String, left: Int) throws {
      let package = try package()
      _ = try verify(package)
      let output = try package.type(keys, into: "snapshot review --pictures none")
      #expect(output.contains(end), "\(output)")
      #expect(try pending(package).count == left)
    }
  #endif

  @Test("prune deletes nothing without a run of all tests")
  func prune() throws {
    let package = try package()
    let run = try package.run("snapshot", "prune")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("no run of all tests has finished yet"))
    // These stand for references of tests.
    try package.remove(".assay/runs")
    let log = "run 1 swift-testing whole\nused Screens/A/iPhoneSe.png\nend\n"
    try package.write(log, to: ".assay/runs/1000-1.log")
    let check = try package.run("snapshot", "prune", "--check")
    #expect(check.exitCode == 1)
    #expect(check.output == "unused Screens/B/iPhoneSe.png\nunused Screens/C/iPhoneSe.png\n")
    let pruned = try package.run("snapshot", "prune")
    #expect(pruned.output == "deleted Screens/B/iPhoneSe.png\ndeleted Screens/C/iPhoneSe.png\n")
    #expect(!package.exists(Self.references + "B/iPhoneSe.png"))
    for command in [["snapshot", "prune", "--check"], ["snapshot", "prune"]] {
      let nothing = try CommandRun(command, in: package.path)
      #expect(nothing.exitCode == 0 && nothing.output.isEmpty, "\(nothing)")
      #expect(
        nothing.errors == "assay: nothing to delete: no reference is known to be unused\n",
        "\(nothing)")
    }
  }

  @Test("prune keeps references that descriptions were compared with")
  func pruneKeepsDescriptions() throws {
    let package = try package()
    let log = "run 1 swift-testing whole\nused Screens/A/iPhoneSe.png\nend\n"
    try package.write(log, to: ".assay/runs/1000-1.log")
    let check = try package.run("snapshot", "prune", "--check")
    #expect(check.exitCode == 0 && check.output.isEmpty)
  }
}

extension TemporaryFolder {
  /// Types keys into a run of the tool in a terminal.
  ///
  /// - Returns: what the terminal showed.
  fileprivate func type(_ keys: String, into command: String) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/script")
    process.arguments = ["-qec", "'\(CommandRun.tool.path)' \(command)", "/dev/null"]
    process.currentDirectoryURL = URL(filePath: path)
    process.environment = ["PATH": "/usr/bin:/bin", "TERM": "xterm", "NO_COLOR": "1"]
    let input = Pipe()
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try output.fileHandleForWriting.close()
    var shown = Data()
    // Keys that come before the tool has the terminal are lines to be edited.
    while !shown.contains(Data("q quit".utf8)) {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { break }
      shown += data
    }
    try input.fileHandleForWriting.write(contentsOf: Data(keys.utf8))
    // `script` hands the end of its input to the terminal as Control-D, which quits.
    try input.fileHandleForWriting.close()
    shown += output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: shown, as: UTF8.self)
  }
}

extension Data {
  fileprivate func contains(_ other: Data) -> Bool { range(of: other) != nil }
}
