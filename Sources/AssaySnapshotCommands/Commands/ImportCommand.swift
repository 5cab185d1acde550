// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayFiles
import AssayGraphics
import AssayReview
import AssaySnapshotStore

struct ImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract:
      "Imports pictures recorded by tests with swift-snapshot-testing, and reports how near Assay's are to them.",
    discussion: """
      Copies each picture of a folder __Snapshots__ to the name that the same test has here, where there is no reference \
      yet. After the tests ran, the same command compares: the pictures of ours that are farthest from theirs come first. \
      Exits with 0 when all were compared, with 1 when Assay has not drawn some yet, and with 2 when one cannot be read or is a \
      link out of the folder.
      """)

  @Argument(help: "A folder with folders __Snapshots__ in it, such as Tests.")
  var folder: String

  @OptionGroup var storage: StoreOptions

  @Option(
    help: ArgumentHelp(
      "The test target (default: the folder of each picture below Tests).", valueName: "name"))
  var target: String?

  @Flag(help: "Copy nothing.")
  var compareOnly = false

  @OptionGroup(title: "Reports") var reports: ReportFileOptions

  func run() async throws {
    let store = try storage.store()
    try reports.check(in: store)
    let found = try ForeignReferences(below: folder, except: store.directory, target: target)
    let comparison = await ForeignComparison(
      found, in: store, output: reports.html.map { FilePaths.absolute($0) + "-differences" })
    try print(found, comparison)
    let report = SnapshotReport(entries: comparison.results.map(\.entry))
    try reports.write(report)
    let copied = compareOnly ? Copied() : try copy(found, to: store)
    try conclude(report, copied, found)
  }

  private struct Copied {
    var count = 0
    /// That cannot be read, and were not copied.
    var brokenCount = 0
  }

  /// Copies what we have no reference for.
  private func copy(_ found: ForeignReferences, to store: SnapshotStore) throws -> Copied {
    let files = PosixFileSystem()
    var copied = Copied()
    for item in found.items {
      let target = store.referencePath(item.path)
      guard try files.kind(of: target) == nil else { continue }
      let picture = try LoadedPicture(item.file)
      do {
        _ = try picture.read(PNG.decode)
        try store.add(picture.bytes, at: item.path)
        copied.count += 1
      } catch let error as PictureError {
        Console.standard.error("assay: not imported: \(error)")
        copied.brokenCount += 1
      }
    }
    return copied
  }

  private func print(_ found: ForeignReferences, _ comparison: ForeignComparison) throws {
    let console = Console.standard
    for result in comparison.results {
      switch result.entry.status {
      case .failed:
        console.print("\(result.entry.path): " + (result.entry.words.first ?? ""))
      case .broken:
        console.error("assay: \(result.entry.path): " + (result.entry.words.first ?? ""))
      case .passed, .new, .recorded, .unused, .notCompared: break
      }
    }
    for path in found.outside {
      console.error(
        "assay: not imported: '\(FilePaths.shown(path))' is reached by a link that leads out of '\(folder)'; replace the "
          + "link with what it leads to")
    }
    if found.otherCount > 0 {
      console.print(
        "left where they are: \(Counted.words(found.otherCount, "other file")); tests use their "
          + "texts with ASSAY_REFERENCES=beside-tests")
    }
    if found.isNumbered {
      console.print(
        "a test has several snapshots without a name, so names keep their numbers; run the tests with "
          + "ASSAY_REFERENCES=numbered")
    }
  }

  private func conclude(
    _ report: SnapshotReport, _ copied: Copied, _ found: ForeignReferences
  ) throws {
    let brokenCount = report.count(.broken) + copied.brokenCount + found.outside.count
    let counts = ReportText.words(of: [
      (copied.count, "imported"), (report.count(.failed) + report.count(.passed), "compared"),
      (report.count(.passed), "the same"),
      (report.count(.new) - copied.brokenCount, "not drawn by Assay yet"),
      (brokenCount, "cannot be read"),
    ])
    let console = Console.standard
    let count = found.items.count + found.outside.count
    console.print(Counted.words(count, "picture") + ": " + counts)
    if report.count(.new) > 0 {
      console.print("run the tests and then this command again to compare all of them")
    }
    if brokenCount > 0 { throw CommandExit.couldNotRun }
    if report.count(.new) > 0 { throw CommandExit.differences }
  }
}
