// SPDX-License-Identifier: MIT

import AssayFiles
import AssayRaster
import AssayRendering
import AssayReview
import AssaySnapshotStore

/// A plan carried out: every job's outcome, in the plan's order.
struct SnapshotRun {
  struct Entry: Sendable {
    var job: SnapshotJob
    var result: Result<SnapshotOutcome, any Error>
    /// What was not drawn as requested, and the keys without a text.
    var notes: [String]
    /// Where pages were asked for: the rendition, scaled down.
    var thumbnail: Thumbnail?
  }

  var entries: [Entry]

  /// - Parameter keepsThumbnails: whether pages will be written.
  init(
    plan: SnapshotPlan, keepsThumbnails: Bool = false,
    outcome: @escaping @Sendable (ImageContent, String) throws -> SnapshotOutcome
  ) async {
    let console = Console.standard
    entries = await concurrentMap(
      plan.jobs, progress: { console.progress("snapshot \($0) of \(plan.jobs.count)") }
    ) { job in
      do {
        let rendered = try job.rendition()
        return Entry(
          job: job,
          result: Result { try outcome(ImageContent(rendered.rendition), job.referencePath) },
          notes: rendered.built.notes,
          thumbnail: keepsThumbnails
            ? Thumbnail(
              of: rendered.rendition.bitmap, caption: job.traits.name,
              with: Rasterizer(engine: job.renderer.engine)) : nil)
      } catch {
        return Entry(job: job, result: .failure(error), notes: [])
      }
    }
    console.progress("")
  }

  /// Prints what did not pass and a line of counts.
  ///
  /// - Throws: `ExitCode` 1 for differences, 2 where a job could not run.
  func report() throws {
    let console = Console.standard
    var passed = 0
    var recorded = 0
    var failed = 0
    var broken = 0
    for entry in entries {
      switch entry.result {
      case .success(.passed(let note)):
        passed += 1
        if let note {
          console.print(console.styled("note ", .yellow) + entry.job.referencePath + ": " + note)
        }
      case .success(.recorded(let snapshot)):
        recorded += 1
        if snapshot.change != .unchanged {
          console.print(console.styled("recorded ", .green) + snapshot.referencePath)
        }
      case .success(.failed(let failure)):
        failed += 1
        console.print(console.styled("FAIL ", .red) + Self.words(of: failure) + "\n")
      case .failure(let error):
        broken += 1
        console.error("assay: \(error)")
      }
    }
    SnapshotNotes.report(entries.map { ($0.job, $0.notes) })
    var counts = ["\(entries.count) snapshots"]
    for (count, word) in [
      (passed, "passed"), (recorded, "recorded"), (failed, "failed"), (broken, "could not run"),
    ] where count > 0 {
      counts.append("\(count) \(word)")
    }
    console.print(
      console.styled(counts.joined(separator: ", "), failed + broken > 0 ? .red : .green))
    if broken > 0 { throw CommandExit.couldNotRun }
    if failed > 0 { throw CommandExit.differences }
  }

  /// The store's words name the variable of a test run; here a command records.
  private static func words(of failure: SnapshotFailure) -> String {
    guard case .missing = failure.reason else { return failure.message }
    return "no reference '\(failure.referencePath)'; record it with: assay snapshot record"
  }
}

/// What was not drawn as requested.
enum SnapshotNotes {
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
