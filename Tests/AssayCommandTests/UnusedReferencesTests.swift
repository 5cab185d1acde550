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
