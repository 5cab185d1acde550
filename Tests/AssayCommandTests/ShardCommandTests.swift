// SPDX-License-Identifier: MIT

import AssayTestSupport
import Foundation
import Testing

@Suite("assay snapshot verify --shard and merge")
struct ShardCommandTests {
  /// Five screens; the last one changed since it was recorded.
  private func package() throws -> TemporaryFolder {
    let package = try TemporaryFolder.package()
    for name in ["A", "B", "C", "D", "E"] {
      try package.write("kind: Text\ntext: \(name)\n", to: "Screens/\(name).yaml")
    }
    #expect(try package.run("snapshot", "record", "Screens").exitCode == 0)
    try package.write("kind: Text\ntext: Else\n", to: "Screens/E.yaml")
    return package
  }

  private func verify(
    _ package: TemporaryFolder, _ shard: String, _ options: String...,
    environment: [String: String] = [:]
  ) throws -> CommandRun {
    try CommandRun(
      ["snapshot", "verify", "Screens", "--shard", shard] + options, in: package.path,
      environment: environment)
  }

  @Test("a description that cannot be read is in one shard, and hides nothing of the others")
  func broken() throws {
    let package = try package()
    for shard in ["1/2", "2/2"] { _ = try verify(package, shard) }
    try package.write("foo: 1\n", to: "Screens/Bad.yaml")
    let runs = try ["1/2", "2/2"].map { try verify(package, $0) }
    #expect(runs.map(\.exitCode).sorted() == [1, 2] || runs.map(\.exitCode).sorted() == [0, 2])
    let run = try package.run("snapshot", "merge", ".assay/shards")
    #expect(run.exitCode == 2)
    #expect(
      run.output.hasSuffix("6 snapshots in 2 shards, 4 passed, 1 failed, 1 could not run\n"),
      "\(run.output)")
  }

  @Test("a run that cannot begin leaves no record of an earlier one")
  func earlierRecord() throws {
    let package = try package()
    for shard in ["1/2", "2/2"] { _ = try verify(package, shard) }
    // Two descriptions of one reference stop a run before it compares.
    try package.write("kind: Text\ntext: A\n", to: "Screens/A.yml")
    for shard in ["1/2", "2/2"] { #expect(try verify(package, shard).exitCode == 2) }
    #expect(try package.run("snapshot", "merge", ".assay/shards").exitCode == 2)
  }

  @Test("three shards are one verdict, with the pictures of what differs")
  func merge() throws {
    let package = try package()
    // The default folders are beside each other.
    let runs = try (1...3).map { try verify(package, "\($0)/3") }
    #expect(runs.map(\.exitCode).sorted() == [0, 0, 1])
    #expect(runs[0].output.hasPrefix("shard 1 of 3 (--shard): 2 of 5 snapshots, plan "))
    #expect(runs[0].output.contains("the record of shard 1 of 3 is in '.assay/shards/1-of-3'"))
    let run = try package.run(
      "snapshot", "merge", ".assay/shards", "--html", "out/r.html", "--json", "r.json", "--times",
      "times.json")
    #expect(run.exitCode == 1, "\(run.errors)")
    #expect(run.output.contains(#"text "E" became "Else""#))
    #expect(run.output.hasSuffix("5 snapshots in 3 shards, 4 passed, 1 failed\n"))
    let paths = try package.files.filter { $0.hasPrefix("out/r-pictures/") }
    // The contact sheet, and the reference, the picture and the difference of the one that failed.
    #expect(paths.count == 4, "\(paths)")
    // Divided by the times of that run, all are still compared.
    let again = try (1...3).map { try verify(package, "\($0)/3", "--times", "times.json") }
    #expect(again.allSatisfy { $0.exitCode < 2 }, "\(again.map(\.errors))")
    #expect(try package.run("snapshot", "merge", ".assay/shards").exitCode == 1)
  }

  @Test("a mask that covers nothing in any shard is told once, by the merge")
  func idleMasks() throws {
    let package = try package()
    try package.write(
      "kind: Text\ntext: Clock\nmodifiers: [{accessibilityIdentifier: clock}]\n",
      to: "Screens/F.yaml")
    #expect(try package.run("snapshot", "record", "Screens").exitCode == 0)
    for (masks, idle) in [(["clock"], []), (["clock", "clokc"], ["clokc"])] {
      let options = masks.flatMap { ["--mask", $0] }
      for shard in ["1/2", "2/2"] {
        let run = try CommandRun(
          ["snapshot", "verify", "Screens", "--shard", shard] + options, in: package.path)
        #expect(run.exitCode == 0)
        #expect(run.errors.isEmpty, "\(run.errors)")
      }
      let merge = try package.run("snapshot", "merge", ".assay/shards")
      #expect(merge.exitCode == 0, "\(merge.errors)")
      let notes = idle.map {
        "note no element of the snapshots of this run has the accessibility identifier '\($0)', so "
          + "its mask covers nothing; did you mean 'clock'?\n"
      }
      #expect(merge.errors == notes.joined())
    }
  }

  @Test("a missing shard, the same twice and shards of two commits are exit code 2")
  func refusals() throws {
    let package = try package()
    _ = try verify(package, "1/2", "--shard-folder", "one")
    let missing = try package.run("snapshot", "merge", "one")
    #expect(missing.exitCode == 2)
    #expect(missing.errors.contains("shard 2 of 2 is missing"), "\(missing.errors)")
    _ = try verify(package, "2/2", "--shard-folder", "two")
    #expect(try package.run("snapshot", "merge", "one", "two").exitCode == 1)
    let twice = try package.run("snapshot", "merge", "one", "two", "one")
    #expect(twice.exitCode == 2)
    #expect(twice.errors.contains("are both shard 1"))
    try package.write("kind: Text\ntext: Other\n", to: "Screens/A.yaml")
    _ = try verify(package, "2/2", "--shard-folder", "two")
    let mixed = try package.run("snapshot", "merge", "one", "two")
    #expect(mixed.exitCode == 2)
    #expect(mixed.errors.contains("are not of one run"))
    let none = try package.run("snapshot", "merge", "Screens")
    #expect(none.exitCode == 2)
    #expect(none.errors.contains("'Screens' has no record of a shard"))
  }

  @Test("shards with other strings or included files are not of one run")
  func inputs() throws {
    for name in ["Screens/Localizable.xcstrings", "Screens/parts/word.yaml"] {
      let package = try package()
      let strings = #"{"sourceLanguage": "en", "version": "1.0", "strings": {}}"#
      try package.write(strings, to: "Screens/Localizable.xcstrings")
      try package.write("kind: Text\ntext: A\n", to: "Screens/parts/word.yaml")
      try package.write("include: parts/word.yaml\n", to: "Screens/A.yaml")
      _ = try verify(package, "1/2", "--shard-folder", "one")
      try package.write(
        name.hasSuffix("yaml") ? "kind: Text\ntext: Word\n" : strings + "\n", to: name)
      _ = try verify(package, "2/2", "--shard-folder", "two")
      let mixed = try package.run("snapshot", "merge", "one", "two")
      #expect(mixed.exitCode == 2 && mixed.errors.contains("are not of one run"), "\(name)")
    }
  }

  @Test("a shard without snapshots passes and leaves a record")
  func more() throws {
    let package = try package()
    let runs = try (1...7).map { try verify(package, "\($0)/7", "--shard-folder", "s/\($0)") }
    #expect(runs[6].exitCode == 0)
    #expect(runs[6].output.contains("0 of 5 snapshots"))
    #expect(try package.run("snapshot", "merge", "s").output.contains("5 snapshots in 7 shards"))
  }

  @Test("the record of a shard is of its last run")
  func stale() throws {
    let package = try package()
    _ = try verify(package, "1/1", "--shard-folder", "one")
    try package.write("kind: Text\ntext: [\n", to: "Screens/A.yaml")
    #expect(try verify(package, "1/1", "--shard-folder", "one").exitCode == 2)
    let run = try package.run("snapshot", "merge", "one")
    #expect(run.exitCode == 2)
    #expect(
      run.output.hasSuffix("5 snapshots in 1 shard, 3 passed, 1 failed, 1 could not run\n"),
      "\(run.output)")
  }

  @Test("variables count only where auto is asked for, and nothing is left out in silence")
  func auto() throws {
    let package = try package()
    let gitlab = ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "2"]
    let part = try verify(package, "auto", environment: gitlab)
    #expect(part.output.hasPrefix("shard 2 of 2 (CI_NODE_INDEX): 2 of 5 snapshots"))
    let all = try package.run("snapshot", "verify", "Screens", environment: gitlab)
    #expect(all.output.hasSuffix("5 snapshots, 4 passed, 1 failed\n"))
    #expect(all.errors.contains("CI_NODE_INDEX says that this is job 2 of 2"))
    let none = try verify(package, "auto")
    #expect(none.output.hasPrefix("shard 1 of 1 (no variable of a CI system names another): 5 of"))
    let half = try verify(package, "auto", environment: ["JOB_COMPLETION_INDEX": "1"])
    #expect(half.exitCode == 2)
    #expect(half.errors.contains("'ASSAY_SHARD_TOTAL' is not"))
  }

  @Test("wrong usage", arguments: [["--shard", "0/2"], ["--shard", "x"], ["--times", "t"]])
  func usage(options: [String]) throws {
    let package = try package()
    let run = try CommandRun(["snapshot", "verify", "Screens"] + options, in: package.path)
    #expect(run.exitCode == 64)
  }
}
