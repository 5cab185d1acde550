// SPDX-License-Identifier: MIT

import AssayTestSupport
import Testing

@Suite("Paths in messages")
struct PathsInMessagesTests {
  /// A name that would look like a message of its own, and move the cursor.
  private static let name = "a\nassay: ok\u{1B}[2J"
  private static let shown = #"a\nassay: ok\u{1B}[2J"#

  @Test(
    "a line feed or an escape sequence in a path does not reach the terminal",
    arguments: [
      ["snapshot", "render", name], ["snapshot", "verify", name],
      ["snapshot", "prune", name], ["snapshot", "accept", name],
      ["snapshot", "diff", name + ".png", name + ".png"],
      ["snapshot", "merge", name], ["snapshot", "import", name],
      ["snapshot", "review", "--html", name + ".png/page"],
      ["audit", "palette", name + ".yaml"],
      ["audit", "palette", name], ["audit", "views", name + ".png"],
      ["release", "next", "--repository", name],
      ["release", "next", "--config", name + ".yaml"],
    ])
  func path(_ arguments: [String]) throws {
    let package = try TemporaryFolder.package()
    try package.write("x", to: Self.name + ".png")
    try package.write("- x\n", to: Self.name + ".yaml")
    try package.write("", to: "__Snapshots__/Screens/empty")
    let run = try CommandRun(arguments, in: package.path)
    #expect(run.exitCode == 2, "\(run)")
    let first = run.errors.split(separator: "\n").first ?? ""
    #expect(first.contains(Self.shown), "\(run)")
    #expect(!run.errors.contains(Self.name), "\(run)")
  }
}
