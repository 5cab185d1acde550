// SPDX-License-Identifier: MIT

import AssayDiff
import AssayFiles
import AssayRaster
import AssayRendering
import AssayReview
import AssaySnapshotStore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A plan carried out: every job's outcome, in the plan's order.
package struct SnapshotRun {
  package struct Entry: Sendable {
    package var job: SnapshotJob
    var result: Result<SnapshotOutcome, any Error>
    /// What was not drawn as requested, and the keys without a text.
    package var notes: [String]
    /// Where a contact sheet was asked for: the rendition, scaled down.
    var thumbnail: Thumbnail?
    var seconds = 0.0
    /// Whether the picture was known, and not drawn.
    var isKnown = false
    /// What masks cover in the rendition.
    var maskUse = MaskUse()
  }

  package var entries: [Entry]
  /// Descriptions that could not be read.
  package let broken: [BrokenDescription]

  /// - Parameters:
  ///   - keepsThumbnails: whether a contact sheet will be written.
  ///   - tolerance: how far a picture may be from its reference.
  ///   - trustsSeals: whether the hashes in a reference tell its pixels.
  ///   - cache: of pictures that need not be drawn; nil to draw all of them.
  package init(
    plan: SnapshotPlan, keepsThumbnails: Bool = false, tolerance: SnapshotTolerance = .exact,
    trustsSeals: Bool = true, cache: SnapshotCache? = nil,
    outcome: @escaping @Sendable (ImageContent, String) throws -> SnapshotOutcome
  ) async {
    let console = Console.standard
    broken = plan.broken
    entries = await concurrentMap(
      plan.jobs, progress: { console.progress("snapshot \($0) of \(plan.jobs.count)") }
    ) { job in
      let start = ContinuousClock.now
      var entry: Entry
      do {
        if let known = try cache?.outcome(of: job) {
          return Entry(
            job: job, result: .success(known.outcome), notes: known.notes,
            seconds: (ContinuousClock.now - start) / .seconds(1), isKnown: true)
        }
        let rendered = try job.rendition()
        let content = ImageContent(
          rendered.rendition, tolerance: tolerance, trustsSeals: trustsSeals)
        try cache?.keep(content, rendered, of: job)
        entry = Entry(
          job: job,
          result: Result { try outcome(content, job.referencePath) },
          notes: rendered.built.notes,
          thumbnail: keepsThumbnails
            ? Thumbnail(
              of: rendered.rendition.bitmap, caption: job.traits.name,
              with: Rasterizer(engine: job.renderer.engine)) : nil)
        if !tolerance.masks.isEmpty { entry.maskUse = MaskUse(content) }
      } catch {
        entry = Entry(job: job, result: .failure(error), notes: [])
      }
      entry.seconds = (ContinuousClock.now - start) / .seconds(1)
      return entry
    }
    console.progress("")
  }
}

extension SnapshotRun {
  /// Begins what 'assay snapshot review' reads, so that a run that is killed is not taken for the
  /// one before it. A log that cannot be written changes no verdict.
  ///
  /// - Parameter options: nil where only a part of the descriptions' snapshots is compared.
  /// - Returns: the log to end with `writeLog(_:in:)`.
  static func beginLog(in store: SnapshotStore, options: TraitOptions?) -> RunIdentity {
    let run = RunIdentity.ofDescriptions(
      options: options?.words, startSeconds: Int(Date().timeIntervalSince1970),
      processID: Int(ProcessInfo.processInfo.processIdentifier))
    // The end of the run says why it cannot be written.
    do { try store.beginRun(run) } catch {}
    return run
  }

  /// Writes down what came of each snapshot.
  ///
  /// - Parameter gone: references whose descriptions are gone.
  func writeLog(_ log: RunIdentity, gone: [String] = [], in store: SnapshotStore) {
    var results = DescriptionResults(
      broken: broken.map { ($0.displayPath, "\($0.error)") }, gone: gone)
    for entry in entries {
      let path = entry.job.referencePath
      switch entry.result {
      case .success(.passed), .success(.tolerated), .success(.recorded):
        results.passed.append(path)
      case .success(.failed): results.failed.append(path)
      case .failure(let error): results.broken.append((path, "\(error)"))
      }
    }
    do {
      try store.endRun(log, results)
    } catch {
      Console.standard.error(
        "assay: note: 'assay snapshot review' will not know this run: \(error)")
    }
  }
}

extension SnapshotRun {
  /// What masks cover in the snapshots and in their references; nil where one could not be drawn,
  /// because nobody can tell then.
  ///
  /// - Parameter masks: those to speak of.
  func maskUse(of masks: [SnapshotTolerance.Mask], in store: SnapshotStore) -> MaskUse? {
    guard broken.isEmpty else { return nil }
    var use = MaskUse()
    use.add(masks)
    for entry in entries {
      guard case .success = entry.result else { return nil }
      use.add(entry.maskUse)
    }
    use.keepOnly(masks)
    store.add(entries.map(\.job.referencePath), to: &use)
    return use
  }
}

/// What was not drawn as requested, and masks that cover nothing.
enum SnapshotNotes {
  /// Says once of each mask that covers nothing, to standard error.
  static func report(_ use: MaskUse) {
    let console = Console.standard
    for word in use.words {
      console.error(console.styled("note ", .yellow) + Printable.line(word))
    }
  }

  /// Prints each once, to standard error.
  static func report(_ noted: [(job: SnapshotJob, notes: [String])]) {
    let console = Console.standard
    let lines = Set(
      noted.flatMap { job, notes in notes.map { "\(job.displayPath): \($0)" } })
    for line in lines.sorted() {
      console.error(console.styled("note ", .yellow) + Printable.line(line))
    }
  }
}
