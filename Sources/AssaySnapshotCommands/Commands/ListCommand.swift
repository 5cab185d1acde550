// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayFiles
import AssaySnapshotStore

struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract:
      "Lists references, pending snapshots, and references that nothing uses."
  )

  @Flag(help: "List pending snapshots only.")
  var pending = false

  @Flag(
    help:
      "List only the references that the last full test run did not use, or that no command asks for."
  )
  var unclaimed = false

  @OptionGroup var storage: StoreOptions

  func run() throws {
    let store = try storage.existingStore()
    let listing = try store.listing()
    let console = Console.standard
    for problem in listing.damagedLogs { console.error("assay: note: \(problem)") }
    if !unclaimed {
      for snapshot in listing.pending {
        console.print(console.styled("pending   ", .yellow) + snapshot.relativePath)
        for word in snapshot.words { console.print("            " + word) }
      }
    }
    if pending { return }
    if listing.references.isEmpty, listing.pending.isEmpty, !unclaimed {
      console.error(
        "assay: nothing is recorded in '\(FilePaths.shown(store.directory))'; record descriptions "
          + "with 'assay snapshot record FOLDER', or run the tests")
    }
    let unclaimedPaths = Set(listing.unclaimed)
    let unasked = Set(listing.unasked.certain)
    for path in listing.references {
      let isUnclaimed = unclaimedPaths.contains(path)
      if unclaimed, !isUnclaimed, !unasked.contains(path) { continue }
      let word =
        isUnclaimed ? "unclaimed " : unasked.contains(path) ? "unasked   " : "reference "
      console.print(word + path)
    }
    // What is not known is no empty list: as 'prune', this says why and fails.
    if unclaimed { _ = try store.unused() }
  }
}
