// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayFiles
import AssayGraphics
import AssayReview

struct DiffCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Describes how two PNG files, or two folders of them, differ.",
    discussion: """
      Exits with 0 when every pixel is the same, or differs as far as the options let it; with 1 when something differs \
      or only one folder has it; and with 2 when a picture cannot be read. Any PNG is read: samples of 16 bits are \
      compared as they are, and a different color profile or orientation (eXIf) is a difference.
      """)

  @Argument(help: "The reference picture, or a folder of them.")
  var reference: String

  @Argument(help: "The picture or folder to compare with it.")
  var rendition: String

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "A file to write a picture of the differences to; a folder for two folders.",
      valueName: "path"))
  var output: String?

  @Option(
    help: ArgumentHelp("Also write what differs as JSON.", valueName: "file"))
  var json: String?

  @OptionGroup(title: "Tolerance") var limits: ToleranceOptions

  func run() async throws {
    _ = try limits.tolerance()
    let isFolder = try [reference, rendition].map {
      let kind = try PosixFileSystem().kind(of: FilePaths.absolute($0))
      guard kind != nil else { throw InputError(.missing, path: $0) }
      return kind == .folder
    }
    try checkOutputs()
    guard isFolder[0] == isFolder[1] else {
      throw ValidationError("compare two pictures or two folders, not one of each")
    }
    if isFolder[0] { return try await compareFolders() }
    try comparePictures()
  }

  /// No input is written over.
  private func checkOutputs() throws {
    let files = PosixFileSystem()
    let inputs = try [reference, rendition].map { try files.realPath(of: FilePaths.absolute($0)) }
    for path in [output, json].compactMap(\.self) {
      let target = try files.realPath(of: FilePaths.absolute(path))
      guard target == nil || !inputs.contains(target) else {
        throw ValidationError("'\(path)' is one of the inputs; name another place for the output")
      }
    }
  }

  private func comparePictures() throws {
    let console = Console.standard
    var entry = SnapshotReport.Entry(path: rendition, status: .passed)
    entry.files.reference = reference
    entry.files.rendition = rendition
    // A picture that cannot be written takes nothing from the other results.
    var written: Result<Void, any Error> = .success(())
    let comparison = PictureComparison(
      tolerance: try limits.tolerance(), drawsDifference: output != nil)
    switch try comparison.compare(reference, rendition) {
    case .same(let note):
      console.print("every pixel is the same" + (note.map { "; \($0)" } ?? ""))
    case .tolerated(let note):
      entry.words = [note]
      console.print(note)
    case .differs(let difference):
      entry = SnapshotReport.Entry(
        path: rendition, status: .failed, words: difference.words, changes: difference.changes,
        areas: difference.areas, files: entry.files)
      for line in difference.words { console.print(line) }
      if let output, let picture = difference.picture {
        written = Result { try OutputFile.write(PNG.encode(picture, options: .quick), to: output) }
        if case .success = written {
          entry.files.difference = output
          console.print("difference: \(output) (\(Self.legend))")
        }
      }
    }
    if let json { try console.write(SnapshotReport(entries: [entry]).json(), to: json) }
    try written.get()
    if entry.status == .failed { throw CommandExit.differences }
  }

  private static let legend =
    "old is orange and striped, new is blue, another color is magenta, what moved is palest"

  private func compareFolders() async throws {
    let (report, outputProblem) = try await FolderComparison(
      reference: reference, rendition: rendition, output: output,
      tolerance: try limits.tolerance()
    ).report()
    // What cannot be written takes nothing from what is printed.
    let written = Result {
      if let json { try Console.standard.write(report.json(), to: json) }
      if let outputProblem { throw outputProblem }
    }
    let printed = Result { try show(report) }
    try written.get()
    try printed.get()
  }

  /// Prints what differs, and fails the run if something does.
  private func show(_ report: SnapshotReport) throws {
    var text = ReportText(report)
    text.mark = "DIFFERS"
    text.show()
    let failed = report.count(.failed)
    let tolerated = report.entries.count(where: \.isTolerated)
    try text.conclude(
      Counted.words(report.entries.count, "picture"), separator: ": ",
      [
        (report.count(.passed) - tolerated, "the same"), (tolerated, "tolerated"),
        (failed, Counted.noun(failed, "differs", plural: "differ")),
        (report.count(.new), "new"), (report.count(.broken), "cannot be read"),
      ])
  }
}
