// SPDX-License-Identifier: MIT

import ArgumentParser
import AssaySnapshotStore

struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Lists references, what is pending, and what no test of the last whole run used.")

  @Flag(help: "Only what is pending.")
  var pending = false

  @Flag(help: "Only the references that no test of the last whole run used.")
  var unclaimed = false

  @OptionGroup var storage: StoreOptions

  func run() throws {
    let store = try storage.store()
    let listing = try store.listing()
    let console = Console.standard
    if !unclaimed {
      for snapshot in listing.pending {
        console.print(console.styled("pending   ", .yellow) + snapshot.relativePath)
        for word in snapshot.words { console.print("            " + word) }
      }
    }
    if pending { return }
    let unclaimedPaths = Set(listing.unclaimed)
    for path in listing.references {
      let isUnclaimed = unclaimedPaths.contains(path)
      if unclaimed && !isUnclaimed { continue }
      console.print((isUnclaimed ? "unclaimed " : "reference ") + path)
    }
    if unclaimed {
      if listing.lastRun == nil {
        console.error("assay: no run of all tests came to its end yet; run 'swift test' first")
      } else if !listing.isUnclaimedCertain {
        console.error("assay: the last run had failures, so that tests may have ended early")
      }
    }
  }
}
