// SPDX-License-Identifier: MIT

import AssayTestSupport
import Foundation
import Testing

@Suite("References of descriptions that are gone")
struct UnusedReferencesTests {
  /// Three screens in two folders, recorded; then one is deleted.
  private func package() throws -> TemporaryFolder {
    let package = try TemporaryFolder.package()
    for name in ["Screens/A", "Screens/B", "Screens/Home/C"] {
      try package.write("kind: Text\ntext: Hello\n", to: name + ".yaml")
    }
    try package.write("no picture", to: "__Snapshots__/AppTests/LoginTests/testA.png")
    #expect(try package.run("snapshot", "record", "Screens").exitCode == 0)
    try package.remove("Screens/B.yaml")
    return package
  }

  private static let gone = "Screens/B/iPhone13.png"

  @Test("a folder whose last reference is deleted goes with it, and others stay")
  func emptyFolders() throws {
    let package = try package()
    try package.remove("Screens/A.yaml")
    try package.write("mine", to: "__Snapshots__/Screens/A/.keep")
    let check = try package.run("snapshot", "prune", "--check", "Screens")
    #expect(check.exitCode == 1, "\(check)")
    let folders = package.path + "/__Snapshots__"
    let before = try FileManager.default.subpathsOfDirectory(atPath: folders)
    let run = try package.run("snapshot", "prune", "Screens")
    #expect(run.exitCode == 0, "\(run)")
    let after = try FileManager.default.subpathsOfDirectory(atPath: folders)
    // What is no reference keeps its folder.
    #expect(
      Set(before).subtracting(after) == ["Screens/A/iPhone13.png", "Screens/B", Self.gone])
    #expect(after.contains("Screens/A/.keep"))
    #expect(after.contains("AppTests/LoginTests/testA.png"))
  }

  @Test("a run of the folder lists them and passes")
  func verify() throws {
    let package = try package()
    let run = try package.run("snapshot", "verify", "Screens", "--json", "r.json")
    #expect(run.exitCode == 0)
    #expect(
      run.output == """
        unused \(Self.gone): its description is gone
        2 snapshots, 2 passed, 1 unused reference

        """)
    #expect(try package.text("r.json").contains(#""status" : "unused""#))
    // One file says nothing of those beside it.
    let one = try package.run("snapshot", "verify", "Screens/A.yaml")
    #expect(one.output == "1 snapshot, 1 passed\n")
  }

  @Test("shards list each once in the merged report")
  func shards() throws {
    let package = try package()
    for shard in ["1/2", "2/2"] {
      let run = try package.run("snapshot", "verify", "Screens", "--shard", shard)
      #expect(run.exitCode == 0, "\(run.errors)")
    }
    let run = try package.run("snapshot", "merge", ".assay/shards")
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(
      run.output == """
        unused \(Self.gone): its description is gone
        2 snapshots in 2 shards, 2 passed, 1 unused reference

        """)
  }

  @Test(
    "what waited for a decision on a description is forgotten with it", arguments: [true, false])
  func pending(isPruned: Bool) throws {
    let package = try package()
    for name in ["Screens/A", "Screens/New"] {
      try package.write("kind: Text\ntext: Changed\n", to: name + ".yaml")
    }
    #expect(try package.run("snapshot", "verify", "Screens").exitCode == 1)
    for name in ["Screens/A", "Screens/New"] { try package.remove(name + ".yaml") }
    _ =
      try isPruned
      ? package.run("snapshot", "prune", "Screens") : package.run("snapshot", "verify", "Screens")
    let list = try package.run("snapshot", "list", "--pending")
    #expect(list.output == "")
    #expect(try package.run("snapshot", "accept", "--all").exitCode == 0)
  }

  @Test("a reference of a description in another folder of the same name for references stays")
  func namesakes() throws {
    let package = try package()
    try package.write("kind: Text\ntext: Hello\n", to: "Screens-Home/D.yaml")
    #expect(try package.run("snapshot", "record", "Screens-Home").exitCode == 0)
    for folder in ["Screens", "Screens-Home"] {
      _ = try package.run("snapshot", "prune", folder)
      #expect(package.exists("__Snapshots__/Screens-Home/C/iPhone13.png"))
      #expect(package.exists("__Snapshots__/Screens-Home/D/iPhone13.png"))
    }
    // Screens/Home/C.yaml has it already, though this command does not name that folder.
    try package.write("kind: Text\ntext: Other\n", to: "Screens-Home/C.yaml")
    let run = try package.run("snapshot", "record", "Screens-Home")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("Screens/Home/C.yaml"), "\(run.errors)")
  }

  @Test("prune deletes them, and nothing else")
  func prune() throws {
    let package = try package()
    let check = try package.run("snapshot", "prune", "--check", "Screens")
    #expect(check.exitCode == 1 && check.output == "unused \(Self.gone)\n")
    #expect(package.exists("__Snapshots__/" + Self.gone))
    let run = try package.run("snapshot", "prune", "Screens")
    #expect(run.exitCode == 0 && run.output == "deleted \(Self.gone)\n")
    #expect(!package.exists("__Snapshots__/" + Self.gone))
    #expect(package.exists("__Snapshots__/AppTests/LoginTests/testA.png"))
    #expect(package.exists("__Snapshots__/Screens-Home/C/iPhone13.png"))
    #expect(try package.run("snapshot", "prune", "--check", "Screens").exitCode == 0)
    #expect(try package.run("snapshot", "prune", "Screens/A.yaml").exitCode == 64)
  }

  /// One screen whose canvas became another one after a recording.
  private func packageWithAnotherCanvas() throws -> TemporaryFolder {
    let package = try TemporaryFolder.package()
    try package.write("kind: Text\ntext: Hello\n", to: "Screens/Card.yaml")
    try package.write("canvas: iPhoneSe\nview: {kind: Text, text: Hello}\n", to: "Screens/A.yaml")
    #expect(try package.run("snapshot", "record", "Screens").exitCode == 0)
    #expect(try package.run("snapshot", "record", "Screens", "--appearance", "dark").exitCode == 0)
    try package.write("canvas: iPhone12\nview: {kind: Text, text: Hello}\n", to: "Screens/A.yaml")
    return package
  }

  private static let left = "Screens/A/iPhoneSe.png"
  private static let words =
    "unused \(left): no command asks for it, because its device, canvas or language is gone\n"

  @Test("a reference that the same command asked for once is named, and pruned")
  func unasked() throws {
    let package = try packageWithAnotherCanvas()
    #expect(try package.run("snapshot", "prune", "Screens", "--check").exitCode == 0)
    #expect(try package.run("snapshot", "record", "Screens").exitCode == 0)
    let run = try package.run("snapshot", "verify", "Screens")
    // The dark one of the same canvas is of another command, which did not run since.
    #expect(
      run.exitCode == 0 && run.output == Self.words + "2 snapshots, 2 passed, 1 unused reference\n")
    let list = try package.run("snapshot", "list", "--unclaimed")
    // What no test uses is not known.
    #expect(list.exitCode == 2 && list.output == "unasked   \(Self.left)\n", "\(list.errors)")
    let check = try package.run("snapshot", "prune", "Screens", "--check")
    #expect(check.exitCode == 1 && check.output == "unused \(Self.left)\n")
    let prune = try package.run("snapshot", "prune", "Screens")
    #expect(prune.exitCode == 0 && prune.output == "deleted \(Self.left)\n")
    #expect(package.exists("__Snapshots__/Screens/A/iPhoneSe.dark.png"))
    #expect(package.exists("__Snapshots__/Screens/A/iPhone12.png"))
  }

  @Test("nothing is pruned after a comparison that failed, or of a part")
  func unaskedAfterFailure() throws {
    let package = try packageWithAnotherCanvas()
    // The new canvas has no reference.
    #expect(try package.run("snapshot", "verify", "Screens").exitCode == 1)
    #expect(try package.run("snapshot", "prune", "Screens", "--check").output == "")
    #expect(try package.run("snapshot", "record", "Screens/Card.yaml").exitCode == 0)
    #expect(try package.run("snapshot", "prune", "Screens", "--check").output == "")
    #expect(try package.run("snapshot", "record", "Screens").exitCode == 0)
    try package.write("kind: Nothing\n", to: "Screens/Card.yaml")
    #expect(try package.run("snapshot", "verify", "Screens").exitCode == 2)
    #expect(try package.run("snapshot", "prune", "Screens", "--check").output == "")
  }

  @Test("what no command of this machine compared stays, and is named")
  func unaskedElsewhere() throws {
    let package = try packageWithAnotherCanvas()
    try package.remove(".assay")
    #expect(try package.run("snapshot", "record", "Screens").exitCode == 0)
    let prune = try package.run("snapshot", "prune", "Screens", "--check")
    #expect(prune.exitCode == 0 && prune.output == "")
    #expect(
      prune.errors == "assay: note: no command of the last week compared "
        + "'Screens/A/iPhoneSe.dark.png' and 2 more references here; if none on another machine "
        + "does, delete them\n")
  }
}
