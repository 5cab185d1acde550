// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayFiles
import AssayInlineSnapshots
import AssaySnapshotCommands
import AssaySnapshotStore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

struct InlineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inline",
    abstract: "Writes the texts of inline snapshots into the sources of the tests.",
    discussion: """
      A failing 'assertInlineSnapshot' leaves the text that it wants; this command writes it as a literal. \
      A source that changed since the test ran is left alone, with exit code 1. In CI, where nothing is \
      recorded, it stops with 2.
      """)

  @Argument(help: "The sources to write into (default: all with a snapshot that waits).")
  var files: [String] = []

  @Flag(help: "List the literals that would be written, and write nothing.")
  var list = false

  @OptionGroup var storage: StoreOptions

  func run() throws {
    let store = try storage.existingStore()
    let environment = try SnapshotEnvironment(
      variables: ProcessInfo.processInfo.environment,
      workingDirectory: FileManager.default.currentDirectoryPath)
    let chosen = Set(files.map(FilePaths.absolute))
    let waiting = try store.inlineSnapshots().filter { chosen.isEmpty || chosen.contains($0.file) }
    if waiting.isEmpty { Console.standard.print("no inline snapshot waits") }
    if list {
      for snapshot in waiting { Console.standard.print("\(snapshot.file):\(snapshot.line)") }
      return
    }
    guard environment.recordMode != .never else { throw InlineInCI() }
    try write(waiting, in: store)
  }

  /// One source after the other: a source is written whole or not at all.
  private func write(_ snapshots: [InlineSnapshot], in store: SnapshotStore) throws {
    let files = Dictionary(grouping: snapshots, by: \.file).sorted { $0.key < $1.key }
    var hasProblems = false
    for (file, snapshots) in files {
      do {
        let source = try store.fileSystem.read(file)
        let result = try InlineSnapshotWriter.written(snapshots, into: source, file: file)
        try store.fileSystem.write(result, to: file)
        for snapshot in snapshots { try store.forget(snapshot) }
        Console.standard.print("wrote \(Counted.words(snapshots.count, "snapshot")) into \(file)")
      } catch let error as InlineSnapshotError {
        hasProblems = true
        Console.standard.error("assay: \(error)")
      } catch let error as FileSystemError {
        hasProblems = true
        Console.standard.error("assay: \(error)")
      }
    }
    if hasProblems { throw CommandExit.differences }
  }
}

/// Nothing is recorded in CI.
private struct InlineInCI: Error, CustomStringConvertible {
  var description: String {
    "the record mode is never, as in CI; write inline snapshots on your machine, or set "
      + "ASSAY_RECORD=missing"
  }
}
