// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayFiles
import AssayPorting
import AssaySnapshotCommands
import AssaySnapshotStore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

struct PreviewsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "previews",
    abstract: "Compares every preview of an app with its reference, without test code.",
    discussion: """
      Name the folder of a Swift package, of an Xcode project, or of Swift files, as for 'assay port'. \
      Files that do not compile on Linux are left out. Every '#Preview' and every view of a \
      PreviewProvider in the others is drawn and compared with its reference in __Snapshots__:

        assay snapshot previews MyApp --record
        assay snapshot previews MyApp --device iPhoneSe --appearance all

      Where the folder, or one around it, has Prefire's settings (.prefire.yml), its snapshot_devices \
      are drawn unless --device names others.

      The command writes references only, into that folder; what it builds is kept in the user's folder \
      for caches. A preview that stops with a fatal error fails alone, at its line. Exits with 0 if every \
      preview matches, with 1 if one does not or is in a file that is left out, and with 2 if \
      the previews could not be drawn.
      """)

  @Argument(help: "The app's folder, or its .xcodeproj.")
  var folder = "."

  @Flag(help: "Record every preview as its reference.")
  var record = false

  @Flag(name: .customLong("record-missing"), help: "Record previews without a reference.")
  var recordsMissing = false

  @Flag(
    name: .customLong("ignore-left-out"),
    help: "Do not fail for previews in files that do not compile.")
  var ignoresLeftOut = false

  @OptionGroup var traits: TraitOptions
  @OptionGroup var options: PortOptions

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The folder of references (default: __Snapshots__ in the app's folder).", valueName: "folder")
  )
  var snapshots: String?

  func validate() throws {
    if record, recordsMissing {
      throw ValidationError("--record records the missing ones too; leave out --record-missing")
    }
    if traits.isRightToLeft || traits.showsSystemChrome {
      throw ValidationError(
        "--right-to-left and --system-chrome are for descriptions; set what a preview needs in it")
    }
    if traits.locale.contains("all") {
      throw ValidationError("name each language with --locale; 'all' is for descriptions")
    }
  }

  func run() async throws {
    let console = Console.standard
    defer { console.progress("") }
    let layout = try await options.layout(of: folder) { console.progress($0) }
    let environment = try SnapshotEnvironment(
      variables: ProcessInfo.processInfo.environment,
      workingDirectory: FileManager.default.currentDirectoryPath)
    let references =
      snapshots.map(FilePaths.absolute) ?? environment.directory
      ?? FilePaths.join(layout.root, "__Snapshots__")
    let run = PreviewRun(
      porter: try options.porter,
      folder: PortCache.previewFolder(of: layout, in: options.cacheFolder),
      references: references,
      mode: record ? .record : recordsMissing ? .recordMissing : .verify)
    let prefire = try PrefireSettings.find(from: layout.root)
    if let prefire, prefire.namesEachPreview {
      console.print(
        "note: \(FilePaths.shown(prefire.path)) turns previews off unless they are enabled by"
          + " '.prefireEnabled()', which is not read: every preview is drawn")
    }
    let test = try test(devices: prefire?.devices ?? [])
    let outcome = try await run.run(layout, test: test) { console.progress($0) }
    console.progress("")
    try print(outcome, acceptOptions: try StoreOptions.options(for: .init(directory: references)))
  }

  /// - Parameter devices: those of Prefire's settings, which options take the place of.
  private func test(devices: [String]) throws -> PreviewTest {
    PreviewTest(
      devices: traits.device.isEmpty ? devices : try traits.devices().map(\.name),
      appearances: traits.appearance.isEmpty ? [] : try traits.appearances().map(\.name),
      locales: traits.locale,
      textSizes: traits.textSize.isEmpty ? [] : try traits.textSizes().map(\.rawValue),
      looks: traits.look.isEmpty ? [] : try traits.looks().map(\.rawValue))
  }

  private func print(_ outcome: PreviewRun.Outcome, acceptOptions: String) throws {
    let console = Console.standard
    // First, for the previews that stopped say "above".
    for line in outcome.fatalErrors.lines {
      let count = line.count > 1 ? " (\(line.count) times)" : ""
      console.print(console.styled("stopped ", .red) + Printable.line(line.words) + count)
    }
    for issue in outcome.issues where !issue.isRecording {
      let place = issue.file.map { "\(FilePaths.shown($0)):\(issue.line): " } ?? ""
      // The words are of a test, which records and accepts in another way.
      let words = issue.message
        .replacing(SnapshotFailure.recordWords, with: "record it with --record-missing")
        .replacing(
          SnapshotFailure.acceptWords, with: SnapshotFailure.acceptWords + acceptOptions)
      console.print(console.styled("FAIL ", .red) + Printable.lines(place + words) + "\n")
    }
    for issue in outcome.issues where issue.isRecording && !issue.isUnchanged {
      let words = issue.message.prefix { $0 != ";" }.trimmingPrefix("recorded ")
      console.print(console.styled("recorded ", .green) + Printable.line(String(words)))
    }
    for note in outcome.notes {
      console.print(console.styled("note: ", .yellow) + Printable.line(note))
    }
    let namesLook = !traits.device.isEmpty || !traits.look.isEmpty
    for note in outcome.report.platformNotes(namesLook: namesLook) {
      console.print(console.styled("note: ", .yellow) + Printable.line(note))
    }
    for package in outcome.report.unfetchedPackages {
      console.print(
        console.styled("note: ", .yellow)
          + Printable.line("cannot fetch \(package.url): \(package.reason)"))
    }
    printNotes(of: outcome.issues.filter(\.isRecording))
    let failed = outcome.issues.count { !$0.isRecording }
    let left = outcome.report.blockedPreviewCount
    let count = outcome.report.previewCount
    console.print(
      Counted.words(count, "preview") + " declared in files that compile"
        + (failed > 0 ? ", " + Counted.words(failed, "failure") : ", none failed")
        + (left > 0 ? "; \(left) left out ('assay port' lists why)" : ""))
    guard failed == 0, left == 0 || ignoresLeftOut else { throw CommandExit.differences }
  }

  /// What recorded pictures lack, which their next comparison says no more.
  private func printNotes(of issues: [PreviewIssue]) {
    let console = Console.standard
    let counts = Dictionary(issues.flatMap { Set($0.notes).map { ($0, 1) } }, uniquingKeysWith: +)
    for (note, count) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      console.print(
        console.styled("note: ", .yellow) + Printable.line(note)
          + " (\(Counted.words(count, "preview")))")
    }
  }
}
