// SPDX-License-Identifier: MIT

import AssayTestSupport
import Foundation
import Testing

/// What goes wrong with one file takes nothing from the others.
@Suite("assay snapshot where files are in the way")
struct SnapshotProblemTests {
  private func package(_ names: [String] = ["A", "B"]) throws -> TemporaryFolder {
    let package = try TemporaryFolder.package()
    for name in names {
      try package.write(
        """
        canvas: {width: 80, height: 40}
        view: {kind: Text, text: \(name), modifiers: [{accessibilityIdentifier: clock}]}
        """, to: "Screens/\(name).yaml")
    }
    return package
  }

  private static func reference(_ name: String) -> String { "Screens/\(name)/80x40-2x.png" }

  @Test("accept, reject and prune go on past a file that cannot be written, and end with 2")
  func decisions() throws {
    let package = try package()
    #expect(try package.run("snapshot", "verify", "Screens").exitCode == 1)
    // Nobody can make a folder of this name now.
    try package.write("mine", to: "__Snapshots__/Screens/A")
    let accepted = try package.run("snapshot", "accept", "--all")
    #expect(accepted.exitCode == 2, "\(accepted)")
    #expect(accepted.errors.contains("a file is where a folder should be"), "\(accepted.errors)")
    #expect(accepted.output.contains("accepted ") && accepted.output.contains("/B/"))
    #expect(try package.text("__Snapshots__/Screens/A") == "mine")
    let left = try package.run("snapshot", "list", "--pending")
    #expect(left.output.contains(Self.reference("A")) && !left.output.contains("/B/"))
  }

  @Test("verdicts are printed also where what is pending cannot be listed")
  func listing() throws {
    let package = try package()
    #expect(try package.run("snapshot", "record", "Screens").exitCode == 0)
    try package.write("kind: Text\ntext: other\n", to: "Screens/B.yaml")
    try package.write("mine", to: ".assay/pending")
    let run = try package.run("snapshot", "verify", "Screens")
    #expect(run.exitCode == 2, "\(run)")
    #expect(run.output.contains("2 snapshots, 1 passed, 1 failed"), "\(run.output)")
    #expect(run.errors.contains("/.assay/pending': not a directory"), "\(run.errors)")
    #expect(!run.output.contains("accept all"), "\(run.output)")
  }

  @Test("a damaged log is told by list and review, and keeps prune from deleting")
  func damagedLog() throws {
    let package = try package()
    #expect(try package.run("snapshot", "record", "Screens").exitCode == 0)
    try package.write("\0\0\0", to: ".assay/runs/4000000000-1.log")
    for command in [["list"], ["review", "--json", "-"]] {
      let run = try CommandRun(["snapshot"] + command, in: package.path)
      #expect(run.exitCode == 0, "\(run)")
      #expect(
        run.errors.contains("4000000000-1.log' of a run is damaged, so what that run found"),
        "\(run.errors)")
    }
    let pruned = try package.run("snapshot", "prune")
    #expect(pruned.exitCode == 2)
    #expect(pruned.errors.contains("is damaged"), "\(pruned.errors)")
  }

  @Test("a mask that covers nothing in any snapshot is told once, also where all of them pass")
  func idleMasks() throws {
    let package = try package()
    #expect(try package.run("snapshot", "record", "Screens").exitCode == 0)
    let note =
      "note no element of the snapshots of this run has the accessibility identifier 'clokc', so "
      + "its mask covers nothing; did you mean 'clock'?\n"
    let wrong = try package.run("snapshot", "verify", "Screens", "--mask", "clokc")
    #expect(wrong.exitCode == 0)
    #expect(wrong.errors == note)
    let right = try package.run("snapshot", "verify", "Screens", "--mask", "clock")
    #expect(right.errors.isEmpty, "\(right.errors)")
    // A picture that is not drawn again is told from its reference.
    for mask in ["clokc", "clock", "clokc"] {
      let cached = try package.run(
        "snapshot", "verify", "Screens", "--cache", "pictures", "--mask", mask)
      #expect(cached.errors == (mask == "clock" ? "" : note), "\(cached.errors)")
    }
  }

  @Test("masks of the configuration are for all snapshots, of which a file is one")
  func configuredMasks() throws {
    let package = try package()
    #expect(try package.run("snapshot", "record", "Screens").exitCode == 0)
    try package.write("snapshots:\n  masks: [{identifier: badge}]\n", to: ".assay.yml")
    let all = try package.run("snapshot", "verify", "Screens")
    #expect(all.errors.contains("the accessibility identifier 'badge'"), "\(all.errors)")
    let one = try package.run("snapshot", "verify", "Screens/A.yaml")
    #expect(one.errors.isEmpty, "\(one.errors)")
    let asked = try package.run("snapshot", "verify", "Screens/A.yaml", "--mask", "clokc")
    #expect(asked.errors.contains("'clokc'") && !asked.errors.contains("'badge'"))
  }
}
