// SPDX-License-Identifier: MIT

import ArgumentParser
import AssaySnapshotStore

struct AcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Replaces references with their pending renditions.")

  @Argument(help: "Paths as 'assay snapshot list' prints them.")
  var paths: [String] = []

  @Flag(help: "Accept everything that is pending.")
  var all = false

  @OptionGroup var storage: StoreOptions

  func validate() throws {
    if all != paths.isEmpty {
      throw ValidationError("name the snapshots to accept, or give --all")
    }
  }

  func run() throws {
    let store = try storage.store()
    let chosen = all ? try store.pending().map(\.relativePath) : paths
    for path in chosen {
      Console.standard.print("accepted " + (try store.accept(path)))
    }
    if chosen.isEmpty { Console.standard.print("nothing is pending") }
  }
}
