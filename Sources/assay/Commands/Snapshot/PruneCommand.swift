// SPDX-License-Identifier: MIT

import ArgumentParser
import AssaySnapshotStore

struct PruneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "Deletes references that the last full test run did not use.",
    discussion: """
      Deletes nothing when that run had failures, because a test may have ended early, and nothing in a folder of which \
      the run used no reference at all, because its references may belong to descriptions or to another test target.
      """)

  @Flag(help: "Delete nothing; exit with 1 when there is something to delete.")
  var check = false

  @OptionGroup var storage: StoreOptions

  func run() throws {
    let store = try storage.store()
    let unused = try store.unused()
    let console = Console.standard
    for path in unused.unknown {
      console.error("assay: note: '\(path)' stays, because no test of its folder used a reference")
    }
    for path in unused.certain {
      if !check { try store.remove(path) }
      console.print((check ? "unused " : "deleted ") + path)
    }
    if check, !unused.certain.isEmpty { throw CommandExit.differences }
  }
}
