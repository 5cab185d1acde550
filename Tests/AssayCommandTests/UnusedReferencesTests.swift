// SPDX-License-Identifier: MIT

import AssayTestSupport
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
}
