// SPDX-License-Identifier: MIT

import ArgumentParser
import AssaySnapshotStore

struct VerifyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Compares descriptions with their references.",
    discussion: """
      Exits with 0 when all match, with 1 when some differ or have no reference, and with 2 when one \
      cannot be rendered. Renditions that differ are kept in .assay for 'assay snapshot accept'.
      """)

  @Argument(help: "Description files (.yaml, .json), or folders of them.")
  var files: [String]

  @OptionGroup var traits: TraitOptions
  @OptionGroup var descriptions: DescriptionOptions
  @OptionGroup var storage: StoreOptions

  @Option(
    name: .long,
    help: ArgumentHelp("Also write an HTML page with all pictures to this file.", valueName: "file")
  )
  var html: String?

  @Option(
    name: .customLong("contact-sheet"),
    help: ArgumentHelp("Also write one PNG with all pictures to this file.", valueName: "file"))
  var contactSheet: String?

  func run() async throws {
    let plan = try SnapshotPlan(files: files, options: traits, descriptions: descriptions)
    let store = try storage.store(packageRoot: plan.packageRoot)
    let hasPages = html != nil || contactSheet != nil
    let run = await SnapshotRun(plan: plan, keepsThumbnails: hasPages) {
      try store.verify($0, at: $1, mode: .never)
    }
    let pages = SnapshotPages(run: run)
    if let contactSheet { try pages.writeContactSheet(to: contactSheet) }
    if let html { try pages.writeHTML(to: html) }
    try run.report()
  }
}
