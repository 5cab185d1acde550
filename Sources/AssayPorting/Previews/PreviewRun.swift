// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayProcesses

/// Draws the previews of an app, and compares them with their references.
package struct PreviewRun: Sendable {
  package enum Mode: String, Hashable, Sendable {
    case verify = "never"
    case record = "all"
    case recordMissing = "missing"
  }

  package struct Outcome: Sendable {
    package var report: PortReport
    /// What the app's bundle lacks, in words.
    package var notes: [String]
    package var issues: [PreviewIssue]
    /// Of the previews that stopped.
    package var fatalErrors: FatalErrors
  }

  private let porter: Porter
  private let folder: String
  private let references: String
  private let mode: Mode

  /// - Parameters:
  ///   - folder: of the package that draws the previews. What is in it is replaced, except for its
  ///     builds.
  ///   - references: the folder of references.
  package init(porter: Porter, folder: String, references: String, mode: Mode) {
    self.porter = porter
    self.folder = folder
    self.references = references
    self.mode = mode
  }

  /// - Throws: `PortError`, `ToolProcessError`, `FileSystemError`, `CocoaError`, `DecodingError`.
  package func run(
    _ layout: AppLayout, test: PreviewTest, progress: (String) -> Void
  ) async throws -> Outcome {
    let report = try await porter.port(
      layout, output: .init(folder: folder, isReplaced: true, test: test), progress: progress)
    guard report.previewCount > 0 else {
      throw PortError.noPreviews(blocked: report.blockedPreviewCount)
    }
    progress("building the previews; the first time takes minutes")
    let build = try await ToolProcess.run(
      "swift", ["build", "--build-tests", "--package-path", folder])
    guard build.succeeded else { throw PortError.previewBuildFailed(output: build.lastLines) }
    progress("drawing the previews")
    let drawing = try await draw()
    var (issues, output) = (drawing.events.issues, drawing.output)
    if !drawing.events.isComplete {
      // What the run has recorded is the same now.
      let recorded = issues.filter { $0.isRecording && !$0.isUnchanged }
      (issues, output) = try await drawEach(progress: progress)
      issues.insert(contentsOf: recorded, at: 0)
    } else if !drawing.succeeded, issues.isEmpty {
      throw PortError.previewsStopped(output: drawing.lastLines)
    }
    let package = try PosixFileSystem().realPath(of: folder) ?? folder
    return Outcome(
      report: report, notes: report.infoListProblems,
      issues: issues.map { $0.inApp(layout, package: package) },
      fatalErrors: FatalErrors(in: output))
  }

  private struct Drawing {
    var events: PreviewEvents
    var succeeded: Bool
    /// 'swift test' prints both of the tests' streams on its own output.
    var output: String
    var lastLines: String
  }

  /// - Parameter number: the place of the only preview to draw, from 0; nil for all.
  private func draw(only number: Int? = nil) async throws -> Drawing {
    let events = FilePaths.join(folder, ".build/preview-events.jsonl")
    try PosixFileSystem().replace(events, with: [])
    var variables = [
      "ASSAY_SNAPSHOTS": references, "ASSAY_RECORD": mode.rawValue, "ASSAY_NOTES": "all",
    ]
    if let number { variables["ASSAY_PREVIEW"] = String(number) }
    let outcome = try await ToolProcess.run(
      "swift",
      [
        "test", "--skip-build", "--disable-xctest", "--package-path", folder,
        "--event-stream-output-path", events, "--event-stream-version", "0",
      ],
      changing: variables)
    return Drawing(
      events: try PreviewEvents(try PosixFileSystem().read(events)), succeeded: outcome.succeeded,
      output: outcome.outputText + outcome.errorText, lastLines: outcome.lastLines)
  }

  /// Draws each preview by itself, after the code of one has ended the run of all.
  ///
  /// - Throws: `PortError.previewsStopped` if a run ends before it says which preview it draws.
  private func drawEach(
    progress: (String) -> Void
  ) async throws -> (issues: [PreviewIssue], output: String) {
    var (issues, output): ([PreviewIssue], String) = ([], "")
    var (number, count) = (0, 1)
    while number < count {
      progress(
        "drawing each preview by itself, because the code of one ended the run: \(number + 1)"
          + (number > 0 ? " of \(count)" : ""))
      let drawing = try await draw(only: number)
      guard let drawn = drawing.events.drawn else {
        throw PortError.previewsStopped(output: drawing.lastLines)
      }
      count = drawn.count
      number += 1
      issues += drawing.events.issues
      output += drawing.output
      guard !drawing.events.isComplete else { continue }
      var issue = drawn.issue
      issue.message =
        "preview '\(drawn.name)' ended the program: code that it starts, such as a block of a queue, "
        + "stopped with a fatal error; its message is above"
      issues.append(issue)
    }
    return (issues, output)
  }
}
