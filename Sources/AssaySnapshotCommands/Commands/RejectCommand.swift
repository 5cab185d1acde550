// SPDX-License-Identifier: MIT

import ArgumentParser
import AssaySnapshotStore

struct RejectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reject",
    abstract: "Discards pending snapshots and keeps their references.")

  @Argument(
    help:
      "Paths as 'assay snapshot list' prints them, folders of them, or patterns such as '*/Login*/**'."
  )
  var paths: [String]

  @OptionGroup var storage: StoreOptions

  func run() throws {
    let store = try storage.existingStore()
    let selection = try PendingSelection(store: store)
    try selection.decide(.reject, selection.paths(paths)) { path in
      try store.reject(path)
      Console.standard.print("rejected \(path)")
    }
  }
}
