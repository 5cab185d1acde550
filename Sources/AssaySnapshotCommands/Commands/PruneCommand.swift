// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayFiles
import AssaySnapshotStore

struct PruneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract:
      "Deletes references that the last full test run did not use, or whose descriptions are gone.",
    discussion: """
      Deletes nothing when that run had failures, because a test may have ended early, and nothing in a folder of which \
      the run used no reference at all, because its references may belong to descriptions or to another test target.

      With folders of descriptions, no test run is asked: what is deleted are the references of descriptions that are \
      no longer there, and those that a command asked for once and the last one with the same options did not, because \
      their device, canvas or language is gone; none of these after a comparison that failed.
      """)

  @Argument(help: "Folders of descriptions (.yaml, .json).")
  var folders: [String] = []

  @Flag(help: "Delete nothing; exit with 1 when there is something to delete.")
  var check = false

  @OptionGroup var storage: StoreOptions

  func run() throws {
    let files = PosixFileSystem()
    for folder in folders where try files.kind(of: FilePaths.absolute(folder)) == nil {
      throw InputError(.missing, path: folder)
    }
    try folders.isEmpty ? pruneTests() : pruneDescriptions()
  }

  func validate() throws {
    let files = PosixFileSystem()
    for folder in folders
    where try folder.isEmpty
      || ![nil, .folder].contains(files.kind(of: FilePaths.absolute(folder)))
    {
      throw ValidationError("'\(folder)' is no folder; name the folder of the descriptions")
    }
  }

  private func pruneTests() throws {
    let store = try storage.existingStore()
    let unused = try store.unused()
    for path in unused.unknown {
      Console.standard.error(
        "assay: note: '\(path)' stays, because its test is in the sources, or no test of its folder "
          + "used a reference")
    }
    try prune(unused.certain, in: store, isSaid: !unused.unknown.isEmpty)
  }

  private func pruneDescriptions() throws {
    let descriptions = try DescriptionReferences(arguments: folders)
    let store = try storage.store(packageRoot: descriptions.packageRoot)
    if !check { try descriptions.forgetPending(in: store) }
    let all = try store.references()
    let gone = try descriptions.unused(among: all)
    let unasked = try descriptions.unasked(among: all, besides: gone, in: store)
    note(unasked.unknown)
    try prune(gone + unasked.certain, in: store, isSaid: !unasked.unknown.isEmpty)
  }

  /// Says of references that too little is known of them, so that they stay.
  private func note(_ unknown: [String]) {
    guard let first = unknown.first else { return }
    let others = unknown.count - 1
    Console.standard.error(
      "assay: note: no command of the last week compared '\(first)'"
        + (others > 0 ? " and \(Counted.words(others, "more reference"))" : "")
        + " here; if none on another machine does, delete "
        + Counted.noun(unknown.count, "it", plural: "them"))
  }

  /// - Parameter isSaid: whether notes said why references stay.
  private func prune(_ paths: [String], in store: SnapshotStore, isSaid: Bool) throws {
    // Not a result: scripts read the lines of standard output as references.
    if paths.isEmpty, !isSaid {
      Console.standard.error("assay: nothing to delete: no reference is known to be unused")
    }
    try EachSnapshot.of(paths) { path in
      if !check {
        try store.remove(path)
        EmptyFolders.remove(above: path, in: store.directory)
      }
      Console.standard.print((check ? "unused " : "deleted ") + path)
    }
    if check, !paths.isEmpty { throw CommandExit.differences }
  }
}
