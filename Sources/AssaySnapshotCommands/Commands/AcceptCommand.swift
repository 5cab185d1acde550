// SPDX-License-Identifier: MIT

import ArgumentParser
import AssaySnapshotStore

struct AcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Replaces references with their pending snapshots.",
    discussion: """
      Exits with 1 when a rendition cannot be accepted, for example because its reference changed since, and with 2 \
      when a file cannot be written; the others are accepted all the same.
      """)

  @Argument(
    help:
      "Paths as 'assay snapshot list' prints them, folders of them, or patterns such as '*/Login*/**'."
  )
  var paths: [String] = []

  @Flag(help: "Accept everything that is pending.")
  var all = false

  @Option(
    help: ArgumentHelp(
      "Accept every snapshot in which the same thing changed as in this one.", valueName: "path"))
  var group: String?

  @OptionGroup var storage: StoreOptions

  func validate() throws {
    switch [all, !paths.isEmpty, group != nil].count(where: { $0 }) {
    case 0: throw ValidationError("name the snapshots to accept, or give --all or --group")
    case 1: break
    default: throw ValidationError("give only one of --all, --group and paths")
    }
  }

  func run() throws {
    let store = try storage.existingStore()
    let selection = try PendingSelection(store: store)
    let chosen =
      try group.map(selection.group) ?? (all ? selection.all : selection.paths(paths))
    if chosen.isEmpty { Console.standard.print("nothing is pending") }
    try selection.decide(.accept, chosen) { path in
      Console.standard.print("accepted " + (try store.accept(path)))
    }
  }
}
