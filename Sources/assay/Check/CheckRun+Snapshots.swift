// SPDX-License-Identifier: MIT

import AssayDocuments
import AssayFiles
import AssayFindings
import AssayReview
import AssaySnapshotCommands
import AssaySnapshotStore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension CheckRun {
  /// Compares descriptions with their references, and adds what the last test run left pending.
  ///
  /// With a base too all are compared: a change anywhere may change a picture.
  func snapshots(_ wanted: CheckConfiguration.Snapshots) async throws -> CheckedProduct {
    var product = CheckedProduct(.snapshots)
    product.rules = CheckRule.snapshots
    var described: Set<String> = []
    if !wanted.descriptions.isEmpty {
      let run = try await compared(wanted)
      for description in run.broken { product.couldNotRun(description) }
      let unread = Set(run.broken.map(\.displayPath))
      let entries = run.report.entries.filter { !unread.contains($0.path) }
      described = Set(entries.map(\.path))
      product.add(entries)
      product.notes += run.notes
    }
    var scopes: [String] = []
    if !described.isEmpty { scopes.append(Counted.words(described.count, "snapshot")) }
    if wanted.tests {
      let (words, count) = try addTests(beside: described, to: &product)
      scopes.append(words)
      if count == 0, described.isEmpty {
        product.foundNothing("the last test run compared no reference")
        return product
      }
    }
    product.scope = scopes.joined(separator: ", ")
    return product
  }

  private func compared(
    _ wanted: CheckConfiguration.Snapshots
  ) async throws -> (report: SnapshotReport, broken: [BrokenDescription], notes: [String]) {
    let plan = try SnapshotPlan(
      files: wanted.descriptions, options: ParsedOptions.of(wanted.traitArguments),
      descriptions: ParsedOptions.of([]), keepsBroken: true)
    let storage: StoreOptions = try ParsedOptions.of([])
    let store = try storage.store(packageRoot: plan.packageRoot)
    let tolerance = try SnapshotConfiguration(file).tolerance
    let run = await SnapshotRun(plan: plan, tolerance: tolerance) {
      try store.verify($0, at: $1, mode: .never)
    }
    let notes = Set(
      run.entries.flatMap { entry in entry.notes.map { "\(entry.job.displayPath): \($0)" } })
    let unused = try DescriptionReferences(arguments: wanted.descriptions)
      .unused(among: store.references())
    return (
      run.report(in: store), run.broken,
      notes.sorted()
        + unused.map {
          "\($0): no description has this reference; 'assay snapshot prune' deletes it"
        }
    )
  }

  /// - Returns: what was looked at, in words, and how many references; nil where nobody can tell.
  private func addTests(
    beside described: Set<String>, to product: inout CheckedProduct
  ) throws -> (words: String, count: Int?) {
    let storage: StoreOptions = try ParsedOptions.of([])
    let root = try PackageRoot.find(above: FilePaths.join(file.folder, "anything"))
    let store = try storage.store(packageRoot: root)
    let listing = try store.listing()
    let pending = listing.pending.filter { !described.contains($0.relativePath) }
    product.add(pending.map { SnapshotReport.Entry($0, in: store) })
    guard let run = listing.lastRun else {
      product.cannotTell(
        "no full test run has finished yet, so no test has compared its references; run 'swift "
          + "test' first", about: FilePaths.shown(store.directory))
      return ("no test run", nil)
    }
    if let newer = try Self.source(newerThan: run.startSeconds, below: root) {
      product.cannotTell(
        "'\(FilePaths.shown(newer))' changed after the last full test run; run 'swift test' again",
        about: FilePaths.shown(newer))
    }
    if run.hasFailures, pending.isEmpty {
      product.cannotTell(
        "the last test run had failures, so some tests may have stopped before they compared their "
          + "references; fix them and run 'swift test' again",
        about: FilePaths.shown(store.directory))
    }
    return (Counted.words(run.used.count, "reference") + " of the last test run", run.used.count)
  }

  /// A Swift file that was written after a time, so that a run at that time did not test it.
  private static func source(newerThan seconds: Int, below root: String) throws -> String? {
    let files = PosixFileSystem()
    for folder in ["Sources", "Tests"] {
      let folder = FilePaths.join(root, folder)
      for name in try files.files(below: folder) where name.hasSuffix(".swift") {
        let path = FilePaths.join(folder, name)
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        if let date = attributes[.modificationDate] as? Date,
          Int(date.timeIntervalSince1970) > seconds
        {
          return path
        }
      }
    }
    return nil
  }
}

extension CheckedProduct {
  /// Adds a description that cannot be read, at the place of what is wrong.
  fileprivate mutating func couldNotRun(_ description: BrokenDescription) {
    if let error = description.error as? DocumentError, error.mark != nil {
      couldNotRun(error)
    } else {
      couldNotRun("\(description.error)", about: description.displayPath)
    }
  }

  /// Adds what came of snapshots.
  fileprivate mutating func add(_ entries: [SnapshotReport.Entry]) {
    for entry in entries {
      let path = FilePaths.shown(entry.files.reference ?? entry.files.rendition ?? entry.path)
      let words = entry.words.joined(separator: "; ")
      switch entry.status {
      case .passed, .recorded, .unused, .notCompared: break
      case .broken: couldNotRun(words, about: path)
      case .failed:
        findings.append(
          Self.finding(
            CheckRule.snapshotDiffers, words, of: entry, at: path,
            fix: "accept it with: assay snapshot accept \(ShellWord.quoted(entry.path))"))
      case .new:
        findings.append(
          Self.finding(
            CheckRule.snapshotMissing, words, of: entry, at: path,
            fix: "look at it and record it"))
      }
    }
  }

  private static func finding(
    _ rule: Rule, _ words: String, of entry: SnapshotReport.Entry, at path: String, fix: String
  ) -> Finding {
    Finding(
      rule: rule.id, severity: rule.severity, confidence: .high, location: .init(path: path),
      subject: .init(
        name: entry.path, kind: "snapshot", qualifiedName: entry.path, identity: entry.path),
      message: "'\(entry.path)': " + (words.isEmpty ? rule.summary : words), reason: rule.summary,
      fix: fix)
  }
}
